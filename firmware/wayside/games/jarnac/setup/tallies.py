"""The letters of a set as counts that can be set one by one, and the list of what is left in the bag."""

from wayside.games.jarnac.rules.letters import ALPHABET
from wayside.games.jarnac.setup.options import MOST_OF_A_LETTER, SETS, read_counts, shown, write_counts

USUAL = "french"


def counts(chosen):
    """[(letter, count, highest count)] of the player's own set."""
    own = read_counts(chosen.get("counts", USUAL))
    return [(shown(index), own[index], MOST_OF_A_LETTER) for index in range(len(ALPHABET))]


def text_of(rows):
    """The text for such counts; the name of the usual set if they are the same."""
    text = write_counts([count for _, count, _ in rows]) or "-"
    return USUAL if text == SETS[USUAL] else text


def bag_page(rules, texts):
    """What is in the bag: a row for each letter that is left, most frequent first."""
    bag = rules.bag
    order = [index for index in range(len(ALPHABET)) if bag[index]]
    order.sort(key=lambda index: index - 32 * bag[index])
    rows = [("tile", shown(index), (str(bag[index]),), "now", ()) for index in order]
    return texts("jarnac.page_bag"), (texts("jarnac.left"),), rows, texts("jarnac.bag_foot", count=rules.left())

"""Boards that people made themselves: several for each game, each with a name."""

from wayside.store.files import Damaged, Newer, is_number

FOLDER = "boards"
MOST = 20  # boards of one game


def boards_in(folder, game):
    """The boards of a game on a device that saves in this folder. A connected computer calls it."""
    from wayside.store.files import Files

    return Boards(Files(folder), game)


class Boards:
    """The boards of one game: a file for each, with its name in the first line."""

    def __init__(self, files, game):
        self.files = files
        self.folder = "%s/%s" % (FOLDER, game)

    def all(self):
        """[(number, name, text)], the oldest first. Unreadable files are set aside."""
        boards = []
        for number in self._numbers():
            try:
                content = self.files.read(self._file(number))
            except Newer:
                continue
            except Damaged:
                self.files.set_aside(self._file(number))
                continue
            if content:
                name, _, text = content.partition("\n")
                boards.append((number, name, text))
        return boards

    def keep(self, name, text):
        """Keep a board; it replaces one of the same name. False if there is no room; the old one stays then."""
        numbers = self._numbers()
        number = max(numbers) + 1 if numbers else 1
        for known, other, _ in self.all():
            if other == name:
                number = known
        if number not in numbers and len(numbers) >= MOST:
            return False
        try:
            self.files.make_folder(self.folder)
            self.files.write(self._file(number), name + "\n" + text)
        except OSError:
            return False
        return True

    def remove(self, number):
        return self.files.remove(self._file(number))

    def _numbers(self):
        return sorted([int(name) for name in self.files.list(self.folder) if is_number(name)])

    def _file(self, number):
        return "%s/%d" % (self.folder, number)

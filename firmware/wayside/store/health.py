"""How the flash is doing: room, wear, and a check that reads every file."""

from wayside.store.files import NEW, Damaged, Newer

LOW = 40960  # bytes: below this the person is asked to delete something; ten sectors, several kept games
ERASES_PER_100_SAVES = 15  # measured on littlefs with the geometry of a Pico, see tests/store/test_wear.py
SCRATCH = "scratch"


def low(files):
    """Whether room is running out."""
    free, total = files.room()
    return total > 0 and free < LOW


def report(files, saves, checked):
    """The facts of the health page."""
    free, total = files.room()
    names = all_names(files)
    return {
        "free": free,
        "total": total,
        "saves": saves,
        "erases": saves * ERASES_PER_100_SAVES // 100,
        "files": len(names),
        "bad": len([name for name in files.list() if ".bad" in name]),
        "checked": checked,
    }


def check(files):
    """(good, bad): reads every file, and writes, reads and removes one more."""
    good, bad = 0, 0
    for name in all_names(files):
        try:
            files.read(name)
            good += 1
        except Newer:
            good += 1
        except Damaged:
            bad += 1
    if _scratch_works(files):
        return good, bad
    return good, bad + 1


def all_names(files, folder=""):
    """Every file of ours; not what was set aside, nor what a power cut left half written."""
    names = []
    for name in files.list(folder):
        path = folder + "/" + name if folder else name
        if ".bad" in name or ".newer" in name or name == NEW:
            continue
        if files.is_folder(path):
            names += all_names(files, path)
        else:
            names.append(path)
    return names


def _scratch_works(files):
    text = "0123456789" * 60  # more than littlefs keeps in its metadata, so that a sector is really written
    try:
        files.write(SCRATCH, text)
        works = files.read(SCRATCH) == text
    except (OSError, Damaged):
        works = False
    return files.remove(SCRATCH) and works

"""Reports on the flash: room, wear, and a check that reads every file."""

from wayside.store.files import NEW, Damaged, Newer

LOW = 40960  # bytes; with less room the person is asked to delete something. Ten sectors, several kept matches
ERASES_PER_100_SAVES = 15  # measured on littlefs with the geometry of a Pico: tests/store/test_wear.py
SCRATCH = "scratch"


def low(files):
    """Whether room is running out."""
    free, total = files.room()
    return total > 0 and free < LOW


def report(files, saves, checked):
    """The values for the health page."""
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
    """Read every file, and write, read and remove a scratch file; returns (good, bad)."""
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
    """The names of all our files, except those set aside and those half written."""
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
    text = "0123456789" * 60  # too long for the metadata of littlefs, so a sector is really written
    try:
        files.write(SCRATCH, text)
        works = files.read(SCRATCH) == text
    except (OSError, Damaged):
        works = False
    return files.remove(SCRATCH) and works

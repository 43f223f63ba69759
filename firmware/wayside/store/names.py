"""What functions are called in the sources: on a device some have shorter names, and a file there tells the others."""

NAMES = "names.txt"  # beside this file: a line a function, its module, its short name and its name


def long_name(module, function):
    """The name of a function in the sources, for a crash report."""
    try:
        with open(__file__.replace("\\", "/").rpartition("/")[0] + "/" + NAMES) as file:
            for line in file:
                words = line.split()
                if words[:2] == [module, function]:
                    return words[2]
    except OSError:
        pass  # the sources themselves run here
    return function

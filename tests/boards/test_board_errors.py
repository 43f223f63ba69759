"""A bad board file is refused with file, line and a sentence that says what to write. One test for each mistake."""

import random
import re

import pytest

from wayside_host.boards.files import FOLDER, BoardError, check_board, load_board

COLOUR = (FOLDER / "pico_display.toml").read_text()
I2C_OLED = (FOLDER / "generic_ssd1306.toml").read_text()
TURNED_OLED = (FOLDER / "waveshare_oled_13.toml").read_text()
NO_SELECT = (FOLDER / "generic_st7789.toml").read_text()
BGR = (FOLDER / "generic_ili9341.toml").read_text()
SH1106 = (FOLDER / "generic_sh1106.toml").read_text()
BATTERY = COLOUR.replace("[[keys]]", "[battery]\npin = 28\nratio = 3\nlow = 3400\n\n[[keys]]", 1)
INIT = COLOUR[COLOUR.index("init = [") : COLOUR.index("\n]\n", COLOUR.index("init = [")) + 2]


@pytest.fixture
def refused(tmp_path):
    """Writes a file and returns the (line, sentence) of each problem."""

    def check(text):
        path = tmp_path / "board.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        problems = check_board(path)
        found = []
        for problem in problems:
            match = re.fullmatch(rf"{re.escape(str(path))}:(\d+): (.+)", problem)
            assert match, problem
            found.append((int(match[1]), match[2]))
        if found:
            with pytest.raises(BoardError) as error:
                load_board(path)
            assert str(error.value) == "\n".join(problems)
        return found

    return check


def swap(text, old, new, count=1):
    assert old in text
    return text.replace(old, new, count)


def line_of(text, part, nth=1):
    """The number of the nth line that has this part."""
    return [number for number, line in enumerate(text.splitlines(), 1) if part in line][nth - 1]


# The change in a valid file, the part of the line that is wrong, and words of the sentence.
MISTAKES = {
    "an unknown key": (COLOUR, "height =", "heigth =", "heigth", "heigth is not known here; did you mean height?"),
    "an unknown key far from any": (COLOUR, "invert = true", "zz = 1", "zz", "known here: chip, width, height"),
    "an unknown section": (COLOUR, "[backlight]", "[lamp]", "[lamp]", "lamp is not known here"),
    "a missing title": (COLOUR, "title =", "# title =", "# 240x135", "the file lacks title: write title = a text in quotes"),
    "a missing value": (COLOUR, "width = 240", "", "[display]", "[display] lacks width: write width = a whole number"),
    "a missing choice": (COLOUR, 'chip = "st7789"', "", "[display]", 'chip = "st7789" or "ili9341" or "ssd1306" or'),
    "a missing pin": (COLOUR, "dc = 16", "", "[bus]", "[bus] lacks dc"),
    "a missing key value": (COLOUR, 'action = "next"', "", "[[keys]]", "[keys] lacks action"),
    "a text for a number": (COLOUR, "pin = 12", 'pin = "12"', '"12"', 'pin must be a whole number, not "12"'),
    "a number for a text": (COLOUR, 'name = "A"', "name = 1", "name = 1", "name must be a text in quotes, not 1"),
    "a number for a truth": (COLOUR, "invert = true", "invert = 1", "invert", "invert must be true or false, not 1"),
    "a truth for a number": (COLOUR, "id = 0", "id = false", "id = false", "id must be a whole number, not false"),
    "a fraction": (COLOUR, "width = 240", "width = 240.0", "240.0", "width must be a whole number, not 240.0"),
    "an empty text": (COLOUR, 'name = "A"', 'name = " "', 'name = " "', "name is empty"),
    "an unknown chip": (COLOUR, '"st7789"', '"st7735"', "st7735", 'chip cannot be "st7735": write "st7789" or'),
    "an unknown bus": (COLOUR, '"spi"', '"usb"', "usb", 'kind cannot be "usb": write "spi" or "i2c"'),
    "an unknown bus number": (COLOUR, "id = 0", "id = 2", "id = 2", "id cannot be 2: write 0 or 1"),
    "an unknown action": (COLOUR, '"prev"', '"previous"', "previous", 'action cannot be "previous": write "prev" or'),
    "an unknown corner": (COLOUR, '"tl"', '"top"', '"top"', 'corner cannot be "top": write "tl" or "bl" or'),
    "an unknown polarity": (COLOUR, '"low"', '"lo"', '"lo"', 'active cannot be "lo": write "low" or "high"'),
    "a lamp of unknown polarity": (COLOUR, '"high"', '"up"', '"up"', 'active cannot be "up"'),
    "a wrong angle": (COLOUR, "rotation = 90", "rotation = 45", "= 45", "rotation cannot be 45: write 0 or 90 or 180"),
    "a pin of the Pico's own": (COLOUR, "pin = 12", "pin = 23", "= 23", "GP23 is not on the Pico's header; use 0 to 22"),
    "a pin that is not there": (COLOUR, "pin = 12", "pin = 31", "= 31", "GP31 is not on the Pico's header"),
    "a negative pin": (COLOUR, "pin = 12", "pin = -1", "= -1", "is not on the Pico's header"),
    "a pin of two keys": (COLOUR, "pin = 13", "pin = 12", "pin = 12", "GP12 is taken: line"),
    "a key on a bus pin": (COLOUR, "pin = 13", "pin = 18", "pin = 18", "uses it for bus sck; give pin its own"),
    "a clock pin of the other bus": (COLOUR, "sck = 18", "sck = 10", "sck", "GP10 cannot be SCK of SPI0: use GP2, GP6, GP18, GP22"),
    "a clock pin that is none": (COLOUR, "sck = 18", "sck = 21", "sck", "GP21 cannot be SCK of SPI0"),
    "a data pin that is none": (COLOUR, "mosi = 19", "mosi = 5", "mosi", "GP5 cannot be MOSI of SPI0: use GP3, GP7, GP19"),
    "a bus number that its pins miss": (COLOUR, "id = 0", "id = 1", "sck", "GP18 cannot be SCK of SPI1: use GP10, GP14, GP26"),
    "an I2C data pin": (I2C_OLED, "sda = 4", "sda = 6", "sda", "GP6 cannot be SDA of I2C0: use GP0, GP4, GP8"),
    "an I2C clock pin": (I2C_OLED, "scl = 5", "scl = 4\n#", "scl", "GP4 is taken"),
    "an I2C address": (I2C_OLED, "0x3C", "0x78", "0x78", "an I2C address is between 0x08 and 0x77"),
    "SPI pins on I2C": (I2C_OLED, "sda = 4", "sda = 4\nsck = 2", "sck", "sck is not known here"),
    "I2C for a colour panel": (I2C_OLED, '"ssd1306"', '"st7789"', "kind", 'this display chip has no i2c: write kind = "spi"'),
    "a bus too fast for the chip": (COLOUR, "50_000_000", "80_000_000", "80_", "this display chip takes 10_000 to 62_500_000"),
    "I2C too fast": (I2C_OLED, "400_000", "1_000_000", "1_000_000", "takes 10_000 to 400_000"),
    "a bus that stands still": (COLOUR, "50_000_000", "0", "baudrate", "baudrate = 0: this display chip takes"),
    "a glass wider than memory": (COLOUR, "offset_x = 52", "offset_x = 106", "offset_x", "height 135 and offset_x 106 reach line 241 of the 240"),
    "a glass taller than memory": (COLOUR, "offset_y = 40", "offset_y = 81", "offset_y", "width 240 and offset_y 81 reach line 321 of the 320"),
    "a glass that is too large": (I2C_OLED, "width = 128", "width = 136", "width", "width 136 and offset_x 0 reach line 136 of the 128"),
    "a negative offset": (COLOUR, "offset_x = 52", "offset_x = -1", "offset_x", "make height or offset_x fit"),
    "a glass without size": (COLOUR, "width = 240", "width = 0", "width", "width = 0: a display has at least 1"),
    "an odd width": (COLOUR, "width = 240", "width = 239", "width", "width must be even"),
    "half a page": (I2C_OLED, "height = 64", "height = 60", "height", "multiples of 8"),
    "a row offset on an SSD1306": (I2C_OLED, "height = 64\noffset_x = 0\noffset_y = 0", "height = 48\noffset_x = 0\noffset_y = 8", "height", "starts at row 0"),
    "an SSD1306 on its side": (I2C_OLED, "rotation = 0", "rotation = 90", "rotation", "the ssd1306 cannot turn by 90: write rotation = 0, 180"),
    "an SH1107 on its head": (TURNED_OLED, "rotation = 90", "rotation = 180", "rotation = 180", "the sh1107 cannot turn by 180"),
    "an SH1107 not turned": (TURNED_OLED, "rotation = 90", "rotation = 0", "width", "write rotation = 90 to hold it as 128 by 64"),
    "an SH1107 off its middle": (TURNED_OLED, "offset_x = 0", "offset_x = 32", "offset_x", "leave both offsets 0"),
    "an LED without a colour": (COLOUR, "green = 7", "", "[led]", "[led] lacks green: write green = a whole number"),
    "an LED on the pin of a key": (COLOUR, "red = 6", "red = 12", "pin = 12", "uses it for led red; give pin its own"),
    "an LED off the header": (COLOUR, "red = 6", "red = 25", "red", "GP25 is not on the Pico's header"),
    "an LED of unknown polarity": (COLOUR, 'active = "low"', 'active = "down"', '"down"', 'active cannot be "down"'),
    "two colours on one PWM output": (COLOUR, "green = 7", "green = 22", "green", "GP22 and GP6 are one PWM output: green would follow led red"),
    "an LED that would follow the lamp": (COLOUR, "red = 6", "red = 4", "red", "GP4 and GP20 are one PWM output: red would follow backlight pin; give red another pin"),
    "a battery on a pin that cannot measure": (BATTERY, "pin = 28", "pin = 22", "pin = 22", "pin cannot be 22: write 26 or 27 or 28 or 29"),
    "a battery on the pin of another": (BATTERY, "red = 6", "red = 28", "pin = 28", "GP28 is taken"),
    "a divider that multiplies": (BATTERY, "ratio = 3", "ratio = 0", "ratio", "ratio = 0: a divider divides by 1 to 10"),
    "volts for millivolts": (BATTERY, "low = 3400", "low = 3", "low = 3", "low = 3: the millivolts of a battery are 1800 to 5500"),
    "a battery without a pin": (BATTERY, "pin = 28", "", "[battery]", "[battery] lacks pin: write pin = 26 or 27"),
    "a pin that no RP2040 has": ('module = "rp2040"\n' + COLOUR, "pin = 12", "pin = 30", "= 30", "GP30 is not a pin of the RP2040; use 0 to 29"),
    "an unknown module": ('module = "zero"\n' + COLOUR, "", "", "module", 'module cannot be "zero": write "pico" or "rp2040"'),
    "no CS in mode 0": (NO_SELECT, "mode = 3", "mode = 0", "[bus]", "a panel without cs always listens, and works only in mode 3: write mode = 3, or give cs a pin"),
    "a mode that no panel knows": (NO_SELECT, "mode = 3", "mode = 1", "mode = 1", "mode cannot be 1: write 0 or 3"),
    "an order of colours on an OLED": (I2C_OLED, "invert = false", "bgr = true", "bgr", "an OLED has no colours: remove bgr"),
    "an order of colours that is a word": (COLOUR, "invert = true", 'bgr = "yes"', "bgr", "bgr must be true or false"),
    "a mode on I2C": (I2C_OLED, "sda = 4", "sda = 4\nmode = 3", "mode", "mode is not known here"),
    "an ILI9341 that is too fast": (BGR, "24_000_000", "50_000_000", "50_", "this display chip takes 10_000 to 40_000_000"),
    "a register of the ST7789 on an ILI9341": (BGR, "[0xC0, 0x23]", "[0xBB, 0x19]", "init", "0xbb is not a register of the ili9341"),
    "an SH1106 wider than its memory": (SH1106, "offset_x = 2", "offset_x = 5", "offset_x", "width 128 and offset_x 5 reach line 133 of the 132"),
    "an SH1106 with a row offset": (SH1106, "offset_y = 0", "offset_y = 8", "height", "an sh1106 starts at row 0"),
    "tuning that is no list": (COLOUR, INIT, "init = 5", "init", "init must be a list of [register, value, ...], not 5"),
    "tuning without lists": (COLOUR, INIT, "init = [0xB7, 0x35]", "init", "init: 183 is not a register with its values: write [0xB7, 0x35]"),
    "tuning with a word": (COLOUR, INIT, 'init = [[0xB7, "x"]]', "init", "numbers from 0 to 255"),
    "tuning with too large a value": (COLOUR, INIT, "init = [[0xB7, 256]]", "init", "numbers from 0 to 255"),
    "an empty line of tuning": (COLOUR, INIT, "init = [[]]", "init", "init: [] is not a register"),
    "an unknown register": (COLOUR, INIT, "init = [[0x99, 1]]", "init", "init: 0x99 is not a register of the st7789 that can be set here; there is 0x26, 0xb0"),
    "a register of the driver": (COLOUR, INIT, "init = [[0x36, 0x70]]", "init", "the driver sends 0x36 itself"),
    "a register with too few values": (COLOUR, INIT, "init = [[0xB2, 1, 2]]", "init", "register 0xb2 takes 5 values, not 2"),
    "tuning over several lines": (COLOUR, INIT, "init = [\n  [0xB7, 0x35],\n  [0xB7]\n]", "init", "register 0xb7 takes 1 values, not 0"),
    "a mistake after tuning over several lines": (COLOUR, INIT, "init = [\n  [0xB7, 0x35],\n  [0xB7, 0x35]\n]\nnew = 1", "new", "new is not known here"),
    "tuning of an OLED": (I2C_OLED, "[bus]", "init = [[0x81, 0x80]]\n[bus]", "init", "init: 0x81 is not a register of the ssd1306 that can be set here; there is none"),
    "a lamp on an OLED": (I2C_OLED, "[bus]", "[backlight]\npin = 20\n\n[bus]", "[backlight]", "an OLED has no lamp"),
    "a name given twice": (COLOUR, 'name = "B"', 'name = "A"', 'name = "A"', 'has name "A" already: change one'),
    "a corner given twice": (COLOUR, 'corner = "bl"', 'corner = "tl"', 'corner = "tl"', 'has corner "tl" already'),
    "no OK key": (COLOUR, 'action = "ok"', 'action = "up"', "[[keys]]", 'no key has action = "ok"'),
    "no NEXT key": (COLOUR, 'action = "next"', 'action = "up"', "[[keys]]", 'no key has action = "next", and there is no joystick'),
    "a section that is a value": ("backlight = 20\n" + swap(COLOUR, "[backlight]\npin = 20\nactive = \"high\"\n", ""), "", "", "backlight = 20", "backlight must be a section: write [backlight]"),
    "keys that are one section": (COLOUR[: COLOUR.index("[[keys]]")] + '[keys]\nname = "A"\n', "", "", "[keys]", "keys must be a section: write [[keys]]"),
    "keys that are numbers": ("keys = [12, 13]\n" + COLOUR[: COLOUR.index("[[keys]]")], "", "", "keys =", "a key must be a section of its own"),
}  # fmt: skip

# Which one is meant, if the wrong part is on several lines.
NTH = {"a pin of two keys": 2, "a missing key value": 2, "a name given twice": 2, "a corner given twice": 2}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_its_line(mistake, refused):
    sound, old, new, blamed, words = MISTAKES[mistake]
    text = swap(sound, old, new) if old else sound
    problems = refused(text)
    line = line_of(text, blamed, NTH.get(mistake, 1))
    assert any(at == line and words in sentence for at, sentence in problems), problems


def test_the_other_user_of_a_pin_is_named_with_its_line(refused):
    text = swap(COLOUR, "pin = 14", "pin = 12")
    assert refused(text) == [
        (
            line_of(text, "pin = 12", 2),
            f"GP12 is taken: line {line_of(text, 'pin = 12')} uses it for key A; give pin its own",
        )
    ]


@pytest.mark.parametrize("section", ["display", "bus"])
def test_a_missing_section_is_named(section, refused):
    head, rest = COLOUR.split(f"[{section}]", 1)
    text = head + rest[rest.index("\n[") :]
    assert f"there is no section [{section}]: add one" in [sentence for _, sentence in refused(text)]


def test_no_keys_at_all(refused):
    sentences = [sentence for _, sentence in refused(COLOUR[: COLOUR.index("[[keys]]")])]
    assert 'no key has action = "ok": give it to one' in sentences


def test_more_keys_than_can_be_told_apart(refused):
    text = COLOUR + "".join(f'[[keys]]\nname = "K{n}"\npin = 0\naction = "ok"\n' for n in range(40))
    assert any("more than the 32" in sentence for _, sentence in refused(text))


def test_every_problem_is_told_at_once_in_the_order_of_lines(refused):
    text = swap(swap(COLOUR, "rotation = 90", "rotation = 1"), '"back"', '"bak"')
    problems = refused(text)
    assert [line for line, _ in problems] == [line_of(text, "rotation"), line_of(text, '"bak"')]


@pytest.mark.parametrize(
    "text, line, words",
    [
        ("title = \n", 1, "this is not TOML: invalid value"),
        ('title = "x"\n[display\n', 2, "this is not TOML"),
        ('title = "x"\ntitle = "y"\n', 2, "this is not TOML"),
        ('title = "x', 1, "this is not TOML"),
        ("a = 1\n\nb = [1,\n", 3, "this is not TOML"),
        (b'title = "x"\nname = "\xff"\n', 2, "byte 0xff is not UTF-8"),
        ("", 1, "there is no section [display]: add one"),
    ],
)
def test_a_file_that_is_not_toml_is_refused_with_its_line(text, line, words, refused):
    problems = refused(text)
    assert any(at == line and words in sentence for at, sentence in problems), problems


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BoardError, match=r"nowhere.toml:1: the file cannot be read: No such file"):
        load_board(tmp_path / "nowhere.toml")


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(BoardError, match="the file cannot be read"):
        load_board(tmp_path)


def test_a_new_board_with_a_known_chip_is_a_new_file_only(tmp_path):
    path = tmp_path / "my_board.toml"
    path.write_text(
        'title = "Mine"\n[display]\nchip = "st7789"\nwidth = 240\nheight = 240\nrotation = 180\ninvert = true\n'
        '[bus]\nkind = "spi"\nid = 0\nsck = 6\nmosi = 7\ncs = 5\ndc = 9\nreset = 4\nbaudrate = 31_250_000\n'
        '[[keys]]\nname = "K1"\npin = 18\naction = "next"\n[[keys]]\nname = "K2"\npin = 19\naction = "ok"\n'
    )
    board = load_board(path)
    assert board["name"] == "my_board"
    assert board["backlight"] is None
    assert board["display"]["offset_y"] == 0
    assert board["keys"][0] == {"name": "K1", "pin": 18, "action": "next", "corner": "none", "active": "low"}


@pytest.mark.parametrize("seed", range(300))
def test_a_mangled_file_is_refused_in_words_or_still_sound(seed, refused):
    """With bytes and lines deleted, doubled, swapped or replaced it never raises another error than ours."""
    rng = random.Random(seed)
    data = bytearray(rng.choice((COLOUR, I2C_OLED, TURNED_OLED, NO_SELECT, BGR)).encode())
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(data))
        how = rng.randrange(5)
        if how == 0:
            del data[at : at + rng.randrange(1, 30)]
        elif how == 1:
            data[at:at] = rng.choice(
                (b"[", b"]]", b'"', b"=", b"\n", b"\xc3", b"nan", b"'''", b"keys.x=1\n", b"1979-05-27", b"{}")
            )
        elif how == 2:
            data[at] = rng.randrange(256)
        elif how == 3:
            data[at:at] = data[at : at + 40]
        else:
            lines = bytes(data).split(b"\n")
            rng.shuffle(lines)
            data = bytearray(b"\n".join(lines))
    last = bytes(data).count(b"\n") + 1
    for line, sentence in refused(bytes(data)):
        assert 1 <= line <= last
        assert len(sentence) > 10

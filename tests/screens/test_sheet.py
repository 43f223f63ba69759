"""The contact sheet shows each screen as the board draws it, under its name."""

from screens import sheet
from screens.goldens import draw


def test_a_page_has_every_screen_of_its_board_and_language():
    scenes = ["home_new", "refusal", "strada_setup"]
    page = sheet.page("waveshare_oled_13", "fr", scenes)
    glass = draw("waveshare_oled_13", "refusal", "fr")
    x = sheet.GAP + glass.width + sheet.GAP
    shown = page.crop((x, sheet.TITLE, x + glass.width, sheet.TITLE + glass.height))
    assert shown.tobytes() == glass.tobytes()
    assert page.width <= sheet.WIDTH


def test_a_page_is_written_where_it_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(sheet, "FOLDER", tmp_path)
    monkeypatch.setattr(sheet, "SCENES", {"home_new": None})
    assert sheet.make("pico_display", "de") == tmp_path / "pico_display-de.png"
    assert (tmp_path / "pico_display-de.png").exists()

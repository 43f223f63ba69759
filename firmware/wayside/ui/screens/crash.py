"""The crash screen after a fault in Wayside: a code, and that the match is safe."""

from wayside.ui import boxes
from wayside.ui.keys import BACK, OK
from wayside.ui.screen import Screen


class CrashScreen(Screen):
    """OK restarts the device; the match is read from flash again."""

    source = __name__
    tells_fault = True

    def __init__(self, stage, code):
        super().__init__(stage)
        self.code = code

    def title(self):
        return self.texts("ui.crash_title")

    def hints(self):
        return {"ok": self.texts("ui.restart")}

    def status(self):
        return self.brief("ui.crash_status")

    def draw_body(self, canvas):
        width, most = (canvas.width - 8, 1) if canvas.mono else (canvas.width - 32, 3)
        lines = self.wrapped("ui.crash_text", width, most)
        columns = width // (5 if canvas.mono else 7)
        headline = self.texts.fit("ui.crash_headline", (canvas.width - 24) // 7 if canvas.mono else 21)
        if canvas.mono:
            lines = [self.code[:columns]] + lines
        boxes.info_box(canvas, "warning", headline, lines, self.code[:columns], role=canvas.AMBER)

    def key(self, event):
        if event in (OK, BACK):
            self.stage.doors.restart_device()

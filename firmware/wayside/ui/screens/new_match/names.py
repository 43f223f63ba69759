"""The list of stored player names; another name is entered letter by letter."""

from wayside.ui.list_screen import ListScreen


class NamesScreen(ListScreen):
    source = __name__
    help = "help.names"

    def __init__(self, stage, known, name, then):
        super().__init__(stage)
        self.known = known
        self.name = name
        self.then = then

    def title(self):
        return self.texts("ui.name")

    def items(self):
        return [(name, "", "") for name in self.known] + [(self.texts("ui.other_name"), "", "")]

    def choose(self, index):
        self.stage.pop()
        if index < len(self.known):
            self.then(self.known[index])
        else:
            from wayside.ui.screens.name import NameScreen

            self.stage.push(NameScreen(self.stage, self.name, self.then))

"""The default folder of games on this computer."""

HOME = "~/wayside-games"

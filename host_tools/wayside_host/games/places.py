"""Where games lie on this computer, if nobody says otherwise."""

HOME = "~/wayside-games"

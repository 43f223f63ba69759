"""What Strada Romana needs when somebody is refused or asks *May I ...?*: loaded for a moment."""

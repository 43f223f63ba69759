"""The panel of Strada Romana, and the words it shows."""

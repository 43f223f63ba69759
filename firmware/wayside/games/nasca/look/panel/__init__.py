"""The panel of Nasca, and the words it shows."""

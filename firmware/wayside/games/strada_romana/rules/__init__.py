"""The rules of Strada Romana. In memory during a match."""

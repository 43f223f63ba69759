"""The rules of Strada Romana: what both ways to play share, the road, the books. In memory during a match."""

"""What both ways to play share: board, roads, scoring, notation."""

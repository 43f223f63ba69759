"""What both ways to play share: the pieces, the purse, the bag, the goods, the seals, the score."""

"""The books: the game without a road. The players say what they took and which wagons arrived."""

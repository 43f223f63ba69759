"""Questions before something happens that cannot be taken back easily."""

"""The subcommands of `wayside`, a module for each group. `add(commands)` defines its arguments and its function."""

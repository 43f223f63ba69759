"""The subcommands of `wayside`, a module a group: `add(commands)` says what it understands and what to call."""

"""The sub-commands of `sacbe`: each module here is one, and nothing else lists them.

A module has `register(subparsers)`, which adds its parser with `set_defaults(run=run)`, and `run(args) -> int`, the
exit code. What is slow to import is imported inside `run`, so that `sacbe --help` answers at once.
"""

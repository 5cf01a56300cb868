"""What the actions of the gears do, a gear a file (rules, section 7)."""

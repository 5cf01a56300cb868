"""What people see: layouts made from prompts and tables, without knowing how they are sent."""

"""What people can do with tables, without Discord: lobby, play, notices, the log."""

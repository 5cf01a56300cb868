"""One verb a file: its action, its events, what is possible (`options`) and what it does (`perform`)."""

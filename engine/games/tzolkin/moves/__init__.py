"""One verb a file: its action, its event, what is possible (`options`) and what it does (`perform`)."""

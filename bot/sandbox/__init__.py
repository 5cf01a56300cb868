"""The real bot in a browser page, on a model of Discord in place of Discord. Needs the extra `sandbox`."""

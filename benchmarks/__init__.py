"""Measurements, run by `sacbe bench`: ratios within one run, never timed tests."""

"""The documentation as a site: its pages put together, built, checked and served."""

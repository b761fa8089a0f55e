"""Big Two at the table: what is said, and what is seen."""

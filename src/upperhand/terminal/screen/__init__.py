"""The full-screen table, drawn by textual."""

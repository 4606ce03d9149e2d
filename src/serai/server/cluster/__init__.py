"""Several processes that share one hall: who owns which table, and how messages for a table reach its owner."""

"""The table in the browser: seats, sockets, clocks, computer players, and a store that forgets nothing."""

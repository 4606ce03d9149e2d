"""What the measurements of the server share: guests on sockets, and servers in processes of their own."""

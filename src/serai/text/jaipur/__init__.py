"""The words of Jaipur: what its facts stand for, and its messages in every language."""

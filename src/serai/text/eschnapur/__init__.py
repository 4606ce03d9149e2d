"""The words of Eschnapur: what its facts stand for, and its messages in every language."""

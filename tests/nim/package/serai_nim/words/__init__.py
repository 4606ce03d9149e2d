"""The words of Nim, in English alone: the other languages of the house borrow them."""

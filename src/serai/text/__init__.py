"""Moves, events and refusals as sentences of English, French and Italian.

>>> from serai.text import Words
>>> Words("fr").say("level-merchant")
'Marchand'
"""

from serai.text.language import LANGUAGES, UnknownWordsError
from serai.text.words import Rule, Words

__all__ = ["LANGUAGES", "Rule", "UnknownWordsError", "Words"]

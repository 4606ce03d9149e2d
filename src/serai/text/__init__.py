"""Moves, events and refusals as sentences of English, French and Italian.

>>> from serai.text import Words
>>> Words("en").cards("DGG")
'a diamond and 2 gold'
>>> Words("fr").move("jaipur", "swap GS/LM")
'Troquer une carte de cuir et un chameau contre une carte d’or et une carte d’argent'
"""

from serai.text.language import LANGUAGES, UnknownWordsError
from serai.text.outlook import outlook
from serai.text.words import Rule, Words

__all__ = ["LANGUAGES", "Rule", "UnknownWordsError", "Words", "outlook"]

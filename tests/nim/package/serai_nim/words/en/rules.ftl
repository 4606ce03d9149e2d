nim-rules-title = Nim for three
nim-rules-intro = Matches lie in heaps, and everybody wants the last one.
nim-section-play = Play
N-1 = In your turn take one, two or three matches from one heap.
N-2 = Whoever takes the last match of all wins.

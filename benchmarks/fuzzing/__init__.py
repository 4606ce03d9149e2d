"""Inputs of strangers, made by Hypothesis, and what each may lead to: an answer, or the documented refusal."""

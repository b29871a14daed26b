"""Which exercise comes next: what was missed, what is due, and a mix that is neither easy nor hard.

All choices are pure functions of the knowledge, the time and a generator of random numbers.
"""

from random import Random

from osmosis_cli.tutor.concepts import RULE_OF, RULES
from osmosis_cli.tutor.practice import KINDS, SEEDS, item_code
from osmosis_cli.tutor.progress import AIM, Knowledge

BEST = 4
"""So many rules count as those that go best; a wrong answer or two must not shut one out."""

KINDS_OF = {rule: tuple(kind for kind in KINDS if RULE_OF[kind] == rule) for rule in RULES}
"""The kinds of exercises about each rule."""


def next_code(knowledge: Knowledge, now: float, draw: Random, last: str | None = None) -> str:
    """Return the code of the next exercise.

    What was missed before this session comes first (the session passes it in), then a rule that
    is due, then a rule by `next_rule`, at its level. ``last`` is the code before, which is not
    asked twice in a row.
    """
    rule = next_rule(knowledge, now, draw)
    kinds = KINDS_OF[rule]
    if last is not None and len(kinds) > 1:
        kinds = tuple(kind for kind in kinds if item_code(kind, 1, 0)[0] != last[0])
    level = knowledge.rule(rule).level
    return item_code(draw.choice(kinds), level, draw.randrange(SEEDS))


def next_rule(knowledge: Knowledge, now: float, draw: Random) -> str:
    """Return the rule to ask about.

    A rule that is due comes first, the longest overdue of all. Otherwise the running share of
    right answers decides: while it is at the aim of four in five or above, the weakest rule is
    asked; below it, one of the rules that go best. So the share settles at the aim, and the
    weakest rule gets the most exercises that the aim allows.
    """
    due = [rule for rule in RULES if knowledge.rule(rule).is_due(now)]
    if due:
        return min(due, key=lambda rule: knowledge.rule(rule).due)
    new = knowledge.in_state("new")
    if new and knowledge.share >= AIM:
        return new[0]
    by_share = sorted(RULES, key=lambda rule: (knowledge.rule(rule).share, draw.random()))
    return by_share[0] if knowledge.share >= AIM else draw.choice(by_share[-BEST:])

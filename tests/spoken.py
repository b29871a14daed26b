"""Real sentences by the functions that make them, over many states of many games."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

from osmosis_cli.game.coach import Hint, Weight
from osmosis_cli.game.coach_plans import Plan
from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.measured import PLAYERS
from osmosis_cli.game.play import take
from osmosis_cli.game.proof import Circle, Need
from osmosis_cli.game.review import Review
from osmosis_cli.game.rules import card_of, legal_moves, plays, verdict
from osmosis_cli.game.rulesets import RULE_SETS, RuleSet
from osmosis_cli.game.simulate import Tally
from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Card, State, full_deck, play_card
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.storage.statistics import Figures
from osmosis_cli.tutor import exercise
from osmosis_cli.words import (
    advice,
    changes,
    looking_back,
    past_games,
    saved_games,
    saving,
    statistics,
    table,
    variants,
    verdicts,
)
from osmosis_cli.words.style import Style
from tests.cli.screens import lessons, tour
from tests.tutor.talking import learner

COUNTS = (0, 1, 2, 5, 21, 52)
STYLES = (Style("normal"), Style("full"))
FILE = Path("/1/2.3")


@lru_cache(maxsize=1)
def states() -> tuple[State, ...]:
    """States from start to end of games by every rule set, with large and small decks."""
    found = []
    for number, (rules, ranks) in enumerate(
        [(rules, ranks) for rules in RULE_SETS.values() for ranks in (13, 13, 5)]
    ):
        draw = Random(number)
        state = deal(parse_deal_number(str(32001 + number)), rules, ranks)
        for at in range(140):
            if at % 5 == 0 or state.outcome != "open":
                found.append(state)
            options = legal_moves(state)
            if state.outcome != "open" or not options:
                break
            good = plays(state)
            state = take(state, draw.choice(good or options)).after
    return tuple(found)


def about(state: State) -> Iterator[str]:
    """Everything that is said about a state that is only looked at."""
    for style in STYLES:
        yield from table.board(state, style)
        yield table.whole_waste(state, style)
        for row in range(1, 5):
            yield from table.needs(state, row, style)
        yield from table.moves(state, style)
        yield from table.seen(state, style)
        if state.outcome == "won":
            yield from changes.won(state)
        elif state.outcome == "lost":
            yield from changes.lost(state)


def judged(state: State, cards: Iterable[Card]) -> Iterator[str]:
    """Every verdict on these cards and on the other moves, where the cards lie, what is asked."""
    moves = [*RESERVES, WASTE, DRAW, REDEAL]
    for card in cards:
        yield verdicts.where(state, card)
        moves += [play_card(card), play_card(card, row=card.rank % 4 + 1)]
        moves += [play_card(card, target=target) for target in ("reserve", "waste", "stock")]
    for move in moves:
        found = verdict(state, move)
        yield from verdicts.explain(state, found)
        yield from verdicts.explain_briefly(state, found)
        if not state.rules.open_reserve or state.reserve:
            yield exercise.question(state, move)


def moved(state: State) -> Iterator[str]:
    """What is said when each legal move is made, taken back, made again and advised."""
    for move in legal_moves(state):
        timeline = Timeline(state)
        steps = timeline.play([move])
        for style in STYLES:
            yield from changes.announce(steps[0], style)
        turn = timeline.undo()
        assert turn is not None
        yield from changes.undone_turns([turn])
        yield from changes.redone_turn(turn)
        plan = Plan((move,), card_of(state, move))
        yield advice.advised(state, plan)
        yield from _advice(state, plan)
        yield from looking_back.line_step(steps[0], 1, 5, better=True)
        if plan.card is not None:
            seen = Review(state, tuple(steps), "won", "lost", 0, 1, (move,))
            yield from looking_back.summary(seen)


def _advice(state: State, plan: Plan) -> Iterator[str]:
    ideas = ("reserve", "harmless", "look-first", "deal-on", "only-play", "all-seen")
    for idea in ideas if plan.card else ("deal-on", "look-first"):
        for step in (1, 2, 3):
            yield from advice.hint_step(state, Hint(idea, plan), step)  # type: ignore[arg-type]
    for count in COUNTS[1:]:
        for won in {0, 1, count}:
            weighed = Hint("weighed", plan, (Weight(plan, won),), count)
            for step in (1, 2, 3):
                yield from advice.hint_step(state, weighed, step)
    for idea in ("hopeless", "nothing-fits"):
        yield from advice.hint_step(state, Hint(idea, plan), 1)  # type: ignore[arg-type]


def proved() -> Iterator[str]:
    """Proofs about every pair of cards, for one order of the suits and for several."""
    kinds = ("covered", "rank-above", "starting-card", "row-order")
    for at, card in enumerate(full_deck()):
        other = full_deck()[(at * 17 + 5) % 52]
        needs = (Need(card, kinds[at % 4], other), Need(other, "covered", card))  # type: ignore[arg-type]
        circles = [Circle(tuple("CDHS"), needs), Circle(tuple("CDSH"), needs[::-1])]  # type: ignore[arg-type]
        yield from advice.proof(circles[: 1 + at % 2])


def counted() -> Iterator[str]:
    """Figures, lists and progress at every count."""
    classic = RULE_SETS["classic"]
    for count in COUNTS:
        figures = Figures(
            played=count, won=count, well_played=count, assisted_wins=count, best=52, lost=count,
            current_streak=count, longest_streak=count, given_up=count, total_score=52 * count,
            fastest=60 + count, fewest_moves=50 + count,
        )  # fmt: skip
        rules: dict[RuleSet, statistics.Figures] = {classic: figures, RULE_SETS["peek"]: figures}
        yield from statistics.statistics(rules, figures)
        yield saved_games.heading(count)
        yield saved_games.entry(count, "12", "32001", classic, count, "2024-02-29T10:00:00")
        yield saved_games.entry(count, "12", None, classic, count, "")
        yield saving.whole(count, count)
        yield past_games.heading(count, count)
        yield past_games.more(count)
        for state in ("open", "won", "lost", "given-up"):
            yield past_games.entry(count, "32001", classic, state, count, "2024-02-29T10:00:00Z")
            yield past_games.entry(count, None, classic, state, count, "")
        yield past_games.note_too_long(200 + count)
        for player in PLAYERS:
            tally = Tally(count, min(count, 5), count, count * 21)
            yield from advice.result(player, classic, 32000, tally)
            yield from (advice.progress(tally, count, left) for left in (0, 60, 600, 9000))
        yield advice.stopped(count, count)
        yield variants.draw_words(count)
        yield variants.passes_words(count)
    yield from statistics.statistics({}, Figures())
    yield from (variants.rule_set_description(name) for name in RULE_SETS)
    for lost in (True, False):
        yield from saving.damaged_database(FILE, FILE, False, lost)
    yield from (saving.open_elsewhere(process) for process in (None, 4711))
    yield from (saving.forked(process) for process in (None, 4711))
    yield saving.unreadable_games("denied", FILE)
    yield saved_games.save_waits("full", FILE)
    yield from (line for deal in (None, "32001") for line in saved_games.waits(deal))
    yield from (saving.reason(code, FILE) for code in saving._REASONS)
    yield saved_games.not_loaded("broken", FILE)
    yield saved_games.not_deleted("read-only", FILE)
    yield saving.statistics_not_emptied("read-only", FILE)


def sentences() -> Iterator[str]:
    """All of them, in the language of the moment."""
    yield from counted()
    yield from proved()
    deck = full_deck()
    for at, state in enumerate(states()):
        yield from about(state)
        yield from moved(state)
        if state.ranks == 13:
            yield from judged(state, deck[at % 3 :: 3])


def talks() -> Iterator[str]:
    """What is answered at the prompt to every command, and in every lesson, right and wrong."""
    for lines in (list(tour()), *(["learn " + number, *lines] for number, lines in lessons())):
        session = learner()
        for line in lines:
            # What was typed is told again in quotes, in whatever language it was.
            quoted = tuple(f"{mark}{line}" for mark in ("„", "«\u00a0", "“")) if line else ()
            if line != "language en":
                told = session.answer(line).lines
                yield from (text for text in told if not any(word in text for word in quoted))

"""Nothing that the game answers depends on cards that the player cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.rules import hidden_cards, legal_moves, place_of, seen_cards, verdict
from osmosis_cli.game.state import Card, State, full_deck
from tests.game.strategies import attempts, games, states


def face_down(state: State) -> list[Card]:
    """The cards that lie face down and have never been face up, by where they lie."""
    deep = [] if state.rules.open_reserve else [c for pile in state.reserve for c in pile[:-1]]
    return deep + list(state.stock if state.pass_number == 1 else ())


def with_other_cards(state: State, old: Sequence[Card], new: Sequence[Card]) -> State:
    """The state with cards exchanged wherever they lie."""
    change = dict(zip(old, new, strict=True))
    return replace(
        state,
        reserve=tuple(tuple(change.get(card, card) for card in pile) for pile in state.reserve),
        talon=tuple(change.get(card, card) for card in state.talon),
    )


@settings(max_examples=40)
@given(states(), st.randoms(use_true_random=False))
def test_hidden_cards_change_no_verdict_and_no_place(state: State, chance: Random) -> None:
    hidden = face_down(state)
    mixed = list(hidden)
    chance.shuffle(mixed)
    other = with_other_cards(state, hidden, mixed)
    assert legal_moves(other) == legal_moves(state)
    assert seen_cards(other) == seen_cards(state)
    assert hidden_cards(other) == hidden_cards(state)
    for card in full_deck(state.ranks):
        assert place_of(other, card) == place_of(state, card)
    for move in attempts(state.ranks):
        assert verdict(other, move) == verdict(state, move)


@settings(max_examples=50)
@given(states())
def test_every_card_is_either_seen_or_hidden(state: State) -> None:
    assert sorted(face_down(state)) == list(hidden_cards(state))
    assert sorted((*seen_cards(state), *hidden_cards(state))) == list(full_deck(state.ranks))


@settings(max_examples=50)
@given(games())
def test_what_was_seen_is_all_that_ever_lay_face_up(game: list[State]) -> None:
    """Until it is taken back: each state knows what the player has seen on the way to it."""
    seen: set[Card] = set()
    for state in game:
        seen.update(card for row in state.rows for card in row)
        for pile in state.reserve:
            seen.update(pile if state.rules.open_reserve else pile[-1:])
        seen.update(state.waste)
        assert set(seen_cards(state)) == seen


@settings(max_examples=50)
@given(states())
def test_a_reason_names_no_hidden_card_but_the_one_asked_for_and_those_it_needs(
    state: State,
) -> None:
    hidden = set(face_down(state))
    for move in attempts(state.ranks)[::7]:
        for reason in verdict(state, move).reasons:
            assert not hidden & set(reason.cards)
            assert reason.card not in hidden or reason.card == move.card
            if reason.card in hidden:
                assert reason.pile is None
                assert not reason.seen

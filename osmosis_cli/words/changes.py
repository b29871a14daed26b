"""What a move changed, in words: what moved, where to, what is left; and the end of a game."""

from collections.abc import Sequence

from osmosis_cli.game.play import Step, opened
from osmosis_cli.game.rules import card_of, plays, verdict
from osmosis_cli.game.state import RESERVES, WASTE, Card, Move, State
from osmosis_cli.game.timeline import Turn
from osmosis_cli.words.cards import join_list, suit_name
from osmosis_cli.words.places import placed
from osmosis_cli.words.style import NORMAL, Style, sentence
from osmosis_cli.words.table import loss, pile, score, stock, waste, waste_top
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, npgettext, pgettext


def announce(step: Step, style: Style = NORMAL) -> list[str]:
    """What a move did, in sentences; the last one says what can be played next."""
    return announce_turn((step,), 1, style)


def announce_turn(steps: Sequence[Step], own: int, style: Style = NORMAL) -> list[str]:
    """What a turn did: its first ``own`` moves are the player's, the others followed from them.

    Several deals are told by the last one; several plays each, then the places they came from.
    """
    made = [step for step in steps if step.card is not None]
    deals = [step for step in steps if step.card is None]
    lines: list[str] = []
    for step in deals:
        if not step.dealt:
            lines += [*_held_back_at_redeal(step, style), redealt(step.after, style)]
    told = _dealt_at_last(steps, deals, style)
    # A deal after plays is what comes next; before them it is how they came about.
    if deals and deals[-1] is not steps[-1]:
        lines, told = [*lines, *told], []
    lines += [played(step.card, step, style) for step in steps[:own] if step.card is not None]
    added = [step.card for step in steps[own:] if step.card is not None]
    if added:
        # Translators: {cards} are cards without articles, with commas between them, which were
        # played by themselves after the player's own move.
        text = ngettext("Also {cards}.", "Also {cards}.", len(added))
        lines.append(text.format(cards=style.list(added)))
    if made and style.detail == "full":
        lines.append(score(steps[-1].after))
    if made:
        lines += uncovered(steps, style, waste=not told)
    return [*lines, *told]


def _dealt_at_last(steps: Sequence[Step], deals: Sequence[Step], style: Style) -> list[str]:
    """What the last deal of a turn turned up; nothing if that card was played in the same turn."""
    if not deals or not deals[-1].dealt:
        return []
    last = deals[-1]
    if last.dealt[-1] != steps[-1].after.waste_top:
        return []
    if len(deals) > 1 and style.detail != "short" and _nothing_came(last.after):
        # Translators: {card} is a card without article.
        text = _("Nothing fits: {card}, end of pass.")
        return [text.format(card=style.name(last.dealt[-1])), *pass_ended(last, style)]
    return [*dealt(last, style), *pass_ended(last, style)]


def _nothing_came(state: State) -> bool:
    return not state.stock_size and not verdict(state, WASTE).legal


def uncovered(steps: Sequence[Step], style: Style = NORMAL, waste: bool = True) -> list[str]:
    """What lies on top now where the plays among these steps took cards from.

    What they have made playable anywhere else comes last; what could be played before is not
    told again, nor is a card that is named already. ``waste`` tells whether the waste is one of
    the places.
    """
    before, after = steps[0].before, steps[-1].after
    new = opened(before, after)
    piles = sorted({step.pile for step in steps if step.pile is not None})
    lines = [pile(after, number, style, RESERVES[number - 1] in new) for number in piles]
    taken = any(step.card is not None and step.pile is None for step in steps)
    if taken and waste:
        lines.append(waste_top(after, style, WASTE in new))
    if taken or not waste:
        new = tuple(move for move in new if move != WASTE)
    return [*lines, *now_playable(after, [m for m in new if m.pile not in piles], style)]


def now_playable(state: State, moves: Sequence[Move], style: Style = NORMAL) -> list[str]:
    """The sentence that names the cards of these plays and where they lie; nothing for none."""
    if not moves:
        return []
    cards = [(card_of(state, move), move.pile) for move in moves]
    places = [placed(style.name(card), number) for card, number in cards if card]
    if len(moves) > 3:
        # Translators: {cards} are cards without articles, each with its place; commas between.
        text = ngettext(
            "{count} card fits now: {cards}.",
            "{count} cards fit now: {cards}.",
            len(moves),
        )
        return [text.format(count=len(moves), cards=join_list(places))]
    # Translators: {cards} are cards without articles, each with its place, with commas between, at
    # the start of an answer.
    text = ngettext("{cards} fits now.", "{cards} fit now.", len(moves))
    return [sentence(text.format(cards=join_list(places)))]


def played(card: Card, step: Step, style: Style = NORMAL) -> str:
    """The sentence for a card that went to its row."""
    code = step.verdict.reason.code
    if style.detail == "short":
        # Translators: very short: a card goes to a row. {card} is nearly always a code.
        text = pgettext("short answer", "{card} row {row}.")
        return text.format(card=style.name(card), row=step.row)
    if style.detail == "full":
        return _played_fully(card, step, style)
    # Translators: {card} is a card without article, at the start of an answer.
    text = _("{card} to row {row}.")
    if code == "starts-row":
        # Translators: {card} is a card without article, at the start of an answer.
        text = _("{card} starts row {row}.")
    return sentence(text.format(card=style.name(card), row=step.row))


def _played_fully(card: Card, step: Step, style: Style) -> str:
    reason = step.verdict.reason
    if reason.code == "starts-row":
        # Translators: {card} is a card with its article, the direct object. {suit} is the name of
        # a suit.
        text = _("You play {card} and start row {row}, the row of {suit}.")
    elif reason.code == "first-row":
        # Translators: {card} is a card with its article, the direct object. {suit} is the name of
        # a suit.
        text = _("You play {card} to row {row}, which takes every card of {suit}.")
    else:
        # Translators: {card} is a card with its article, the direct object; {above} another one,
        # the subject.
        text = _("You play {card} to row {row}, because {above} lies in the row above.")
    above = style.subject(reason.cards[0]) if reason.cards else ""
    return text.format(
        card=style.object(card), row=step.row, suit=suit_name(card.suit), above=above
    )


def dealt(step: Step, style: Style = NORMAL) -> list[str]:
    """What a deal turned up, whether it can be played, and where the pass stands."""
    state = step.after
    playable = verdict(state, WASTE).legal
    top = style.top(step.dealt[-1], playable)
    total = state.draws + state.draws_left
    if "passes" in style.silent or (playable and style.detail != "full"):
        # Translators: {card} is a card without article, the whole answer to a deal.
        text = pgettext("deal", "{card}.")
    elif style.detail == "short":
        # Translators: very short: the card on top of the waste, and where the pass stands.
        text = pgettext("short answer", "{card}, {deal} of {total}")
    else:
        # Translators: {card} is a card without article, at the start of an answer. {deal} and
        # {total} count the deals of this pass.
        text = _("{card}, {deal} of {total}.")
    summary = text.format(card=top, deal=state.draws, total=total)
    if style.detail == "short":
        return [summary]
    lines = [sentence(summary)]
    if style.detail == "full":
        if len(step.dealt) > 1:
            # Translators: {cards} are two or three cards without articles, commas between them.
            lines.append(_("Dealt: {cards}.").format(cards=style.list(step.dealt)))
        if not playable:
            lines.append(_("You cannot play this card now."))
    return lines


def redealt(state: State, style: Style = NORMAL) -> str:
    """The sentence for a pass that begins."""
    if state.rules.passes is not None:
        # Translators: {total} is how many passes there may be.
        text = _("Pass {number} of {total}.")
        return text.format(number=state.pass_number, total=state.rules.passes)
    if "passes" in style.silent:
        return _("A new pass begins.")
    return _("Pass {number}.").format(number=state.pass_number)


def pass_ended(step: Step, style: Style) -> list[str]:
    """The line that names the play held back in this pass, if it has ended and none is left now."""
    state = step.after
    if state.stock_size or plays(state):
        return []
    return _held_back(state.held if not state.moved else None, style)


def _held_back_at_redeal(step: Step, style: Style) -> list[str]:
    """A play that was held back to the very end of a pass without a play."""
    before = step.before
    playable = plays(before)
    if before.moved or not playable:
        return []
    return _held_back(card_of(before, playable[0]), style)


def _held_back(card: Card | None, style: Style) -> list[str]:
    if card is None:
        return []
    # Translators: {card} is a card with its article, the direct object.
    text = _("You made no play in this pass, but you could have played {card}.")
    return [text.format(card=style.object(card))]


WELL_PLAYED = 40
"""The score from which a lost game counts as well played."""


def won(state: State) -> list[str]:
    """The lines that the game is won, with the score, and what can be typed now."""
    count = 4 * state.ranks
    text = ngettext(
        "You have won: all {count} card lies in the rows.",
        "You have won: all {count} cards lie in the rows.",
        count,
    )
    return [text.format(count=count), _("Type new for another game.")]


def lost(state: State, in_lesson: bool = False) -> list[str]:
    """Why the game is lost, the score, and what can be done now; in a lesson, that is to undo."""
    lines = [loss(state), score(state)]
    if state.score >= WELL_PLAYED:
        lines.append(_("Forty points or more: that was well played."))
    if in_lesson:
        return [*lines, _("Type undo to go back.")]
    return [*lines, _("Type undo to go back, new for another game, or review to look back.")]


def undone_turns(turns: Sequence[Turn], style: Style = NORMAL) -> list[str]:
    """What was taken back, and how the place it concerned looks now.

    ``turns`` come in the order in which they were made. Of several moves, the cards played are
    named, or counted if there are more than three; deals are counted.
    """
    steps = [step for turn in turns for step in turn.steps]
    first = steps[0]
    if len(steps) > 1:
        return [_several_undone(steps, style), waste(first.before, style)]
    if first.card is not None:
        return _play_undone(first, style)
    if first.dealt:
        return [_("Undone: the last deal."), waste(first.before, style)]
    return [_("Undone: the redeal."), stock(first.before, style), waste(first.before, style)]


def _several_undone(steps: Sequence[Step], style: Style) -> str:
    cards = [step.card for step in steps if step.card is not None]
    deals = sum(1 for step in steps if step.dealt)
    redeals = len(steps) - len(cards) - deals
    told = [style.name(card) for card in cards]
    if len(cards) > 3:
        # Translators: stands in a list after "Undone:": how many cards were played.
        text = npgettext("undone", "{count} card", "{count} cards", len(cards))
        told = [text.format(count=len(cards))]
    if deals:
        # Translators: stands in a list after "Undone:": how often cards were dealt.
        text = npgettext("undone", "{count} deal", "{count} deals", deals)
        told.append(text.format(count=deals))
    if redeals:
        # Translators: stands in a list after "Undone:": how often the waste was turned over.
        text = npgettext("undone", "{count} redeal", "{count} redeals", redeals)
        told.append(text.format(count=redeals))
    # Translators: {moves} are cards without articles and counts of moves, commas between them.
    return _("Undone: {moves}.").format(moves=join_list(told))


def _play_undone(step: Step, style: Style) -> list[str]:
    assert step.card is not None
    if step.pile is None:
        # Translators: {card} is a card without article.
        text = _("Undone: {card} is back on the waste.")
        return [text.format(card=style.name(step.card)), waste(step.before, style)]
    # Translators: {card} is a card without article.
    text = _("Undone: {card} is back on reserve {pile}.")
    return [
        text.format(card=style.name(step.card), pile=step.pile),
        pile(step.before, step.pile, style),
    ]


def redone_turn(turn: Turn, style: Style = NORMAL) -> list[str]:
    """What was made again."""
    steps = turn.steps
    if len(steps) == 1:
        if not steps[0].card and not steps[0].dealt:
            return [redealt(turn.after, style)]
        return announce(steps[0], style)
    if all(made.dealt for made in steps):
        text = ngettext("Made again: {count} deal.", "Made again: {count} deals.", len(steps))
    else:
        text = ngettext("Made again: {count} move.", "Made again: {count} moves.", len(steps))
    return [text.format(count=len(steps)), waste(turn.after, style)]

"""Advice in words: what to do next and why, and why a game cannot be won; what players win."""

from collections.abc import Sequence
from math import ceil

from osmosis_cli.game.coach import Hint, Weight, first_play
from osmosis_cli.game.coach_layouts import MOST_ENUMERATED, orders_of_unseen
from osmosis_cli.game.coach_plans import Plan
from osmosis_cli.game.habits import habit_of
from osmosis_cli.game.measured import Habit, Player, likely
from osmosis_cli.game.proof import Circle, Need
from osmosis_cli.game.rules import placement
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.search_board import Order
from osmosis_cli.game.simulate import Tally
from osmosis_cli.game.solver import Solution
from osmosis_cli.game.state import REDEAL, Move, State
from osmosis_cli.words.cards import join_list, suit_name
from osmosis_cli.words.habits import habit_sentence, numbered_habit
from osmosis_cli.words.numbers import format_number, format_percent
from osmosis_cli.words.style import NORMAL, Style, sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext
from osmosis_cli.words.variants import changed_parts, rule_set_name
from osmosis_cli.words.verdicts import reason_sentence


def advised(state: State, plan: Plan, style: Style = NORMAL) -> str:
    """The sentence that tells to carry out this plan in this state."""
    if plan.card is None:
        return _dealing(plan.next_move)
    card, row = style.object(plan.card), placement(state, plan.card)[0].row
    move = plan.moves[-1]
    if move.kind == "reserve":
        # Translators: advice; {card} is a card with its article, the direct object.
        text = _("Play {card} from reserve {pile} to row {row}.")
        return text.format(card=card, pile=move.pile, row=row)
    deals = len(plan.moves) - 1
    if REDEAL in plan.moves:
        deals = len(plan.moves) - 2 - plan.moves.index(REDEAL)
        if plan.next_move == REDEAL:
            # Translators: advice; {card} is a card with its article, the direct object.
            text = ngettext(
                "Turn the waste over, deal {count} time, then play {card} from the waste to row "
                "{row}.",
                "Turn the waste over, deal {count} times, then play {card} from the waste to row "
                "{row}.",
                deals,
            )
        else:
            # Translators: advice; {card} is a card with its article, the direct object. {count}
            # are the deals in the pass that then begins.
            text = ngettext(
                "Deal to the end of the pass and turn the waste over. Then deal {count} time and "
                "play {card} from the waste to row {row}.",
                "Deal to the end of the pass and turn the waste over. Then deal {count} times and "
                "play {card} from the waste to row {row}.",
                deals,
            )
    elif deals:
        # Translators: advice; {card} is a card with its article, the direct object.
        text = ngettext(
            "Deal {count} time, then play {card} from the waste to row {row}.",
            "Deal {count} times, then play {card} from the waste to row {row}.",
            deals,
        )
    else:
        # Translators: advice; {card} is a card with its article, the direct object.
        text = _("Play {card} from the waste to row {row}.")
    return text.format(card=card, row=row, count=deals)


def _dealing(move: Move) -> str:
    if move == REDEAL:
        # Translators: advice.
        return _("Turn the waste over.")
    # Translators: advice.
    return _("Deal from the stock.")


STEPS = 3
"""The number of steps of a hint."""

TOLD = 3
"""How many plans of a weighed choice are told with their counts."""


def hint_step(state: State, hint: Hint, step: int, style: Style = NORMAL) -> list[str]:
    """The sentences of one step of a hint, from 1 to `STEPS`.

    Where nothing helps, or nothing can be done but deal, there is one step only.
    """
    if hint.idea in ("won", "lost"):
        return [_over(hint)]
    if hint.idea in ("hopeless", "nothing-fits"):
        return _no_help(state, hint, style)
    assert hint.plan is not None
    if hint.idea == "deal-on":
        return [_idea(state, hint), advised(state, hint.plan, style)]
    if step == 1:
        return [_place(hint), _("Type hint again for the idea.")]
    if step == 2:
        return [_idea(state, hint), *_habit(state, hint.plan), _("Type hint again for the move.")]
    return [*_reasons(state, hint, style), advised(state, hint.plan, style)]


def _over(hint: Hint) -> str:
    if hint.idea == "won":
        return _("You have won already. Type new for another game.")
    return _("The game is lost. Type undo to go back, new for another game, or review.")


def _no_help(state: State, hint: Hint, style: Style) -> list[str]:
    """The lines that no play can win any more, and what still brings points."""
    if hint.idea == "nothing-fits":
        lines = [_("Nothing helps any more: of the cards that can still come up, none fits.")]
    elif orders_of_unseen(state) == 1:
        lines = [_("Nothing helps any more: all cards are seen, and no way leads to a win.")]
    elif orders_of_unseen(state) <= MOST_ENUMERATED:
        text = ngettext(
            "Nothing helps any more: the unseen cards can lie in {count} way, and it is lost.",
            "Nothing helps any more: the unseen cards can lie in {count} ways, and all are lost.",
            orders_of_unseen(state),
        )
        lines = [text.format(count=orders_of_unseen(state))]
    else:
        lines = [
            _("Nothing helps any more: cards of the reserve wait for each other in a circle."),
            _("Type why lost to hear which."),
        ]
    if hint.plan is not None and hint.plan.card is not None:
        # Translators: {move} is a whole sentence with the move.
        text = _("For more points you can still play on. {move}")
        lines.append(text.format(move=advised(state, hint.plan, style)))
    lines.append(_("Type undo to go back, new for another game, or review."))
    return lines


def _place(hint: Hint) -> str:
    """Where to look."""
    assert hint.plan is not None
    move = hint.plan.next_move
    if move.kind == "reserve":
        return _("Look at the tops of the reserve piles.")
    if move.kind == "waste":
        return _("Look at the top of the waste.")
    if move.kind == "redeal":
        return _("Look at the waste: it can be turned over.")
    return _("Look at the stock.")


def _idea(state: State, hint: Hint) -> str:
    """Which rule or idea helps."""
    assert hint.plan is not None
    match hint.idea:
        case "reserve":
            return _(
                "A reserve card that is no starting card never does harm: play it as soon as "
                "it can go."
            )
        case "harmless" if state.rules.draw == 1:
            return _(
                "With one card at a time, no play shifts the cards after it. All but a starting "
                "card can be played at once."
            )
        case "harmless" if state.redeals_left == 0:
            return _(
                "This is the last pass, so no play can shift later ones. All but a starting card "
                "can be played at once."
            )
        case "harmless":
            return _("Playing the last card of a pass shifts no other card, so it does no harm.")
        case "look-first":
            return _(
                "A card could be played, but it does not run away: every pass brings the same "
                "cards. First see what the stock holds."
            )
        case "deal-on" if hint.plan.next_move.kind == "redeal":
            return _("No card can be played now. A new pass brings the cards up again.")
        case "deal-on":
            return _("No card can be played now. See what comes.")
        case "only-play":
            return _("Of all cards within reach, only one fits.")
        case "all-seen":
            return _("All cards have been seen. One way to win can be worked out.")
        case _:
            return _choice(state, hint)


def _habit(state: State, plan: Plan) -> list[str]:
    """The habit that the plan rests on, if any does."""
    habit = habit_of(state, plan)
    if habit is None:
        return []
    return [numbered_habit(habit, state.rules.open_reserve)]


def _choice(state: State, hint: Hint) -> str:
    """What the choice is about, if several plans were weighed."""
    assert hint.plan is not None
    if hint.plan.card is None:
        return _("What could be played now is better held back: it would settle too much.")
    if any(_starts(state, weight) for weight in hint.weights):
        return _(
            "A starting card settles which suit must wait for which. Weigh which one to play, "
            "and when."
        )
    return _(
        "Playing a waste card shifts which cards come up on top later. Weigh which one to play "
        "first."
    )


def _starts(state: State, weight: Weight) -> bool:
    card = weight.plan.card
    return card is not None and card.rank == state.starting_rank


def _reasons(state: State, hint: Hint, style: Style) -> list[str]:
    """Why the move is good: what was counted, or why it is legal and what it opens."""
    assert hint.plan is not None
    card, move = hint.plan.card, hint.plan.moves[-1]
    if hint.idea == "weighed":
        return _counts(state, hint, style)
    if card is None or style.detail == "short":
        return []
    reason = placement(state, card)[0]
    if len(hint.plan.moves) > 1:
        return [_("Once the card lies free, row {row} takes it.").format(row=reason.row)]
    lines = [reason_sentence(state, reason, style)]
    if move.pile is None:
        return lines
    under = len(state.reserve[move.pile - 1]) - 1
    if under and not state.rules.open_reserve:
        text = ngettext(
            "It turns the next card of the pile up: {count} lies face down there.",
            "It turns the next card of the pile up: {count} lie face down there.",
            under,
        )
        lines.append(text.format(count=under))
    return lines


def _counts(state: State, hint: Hint, style: Style) -> list[str]:
    """In how many layouts each plan still wins, as it was counted, and what the best settles."""
    best = hint.weights[0]
    if not best.won:
        text = ngettext(
            "I tried {layouts} possible layout and found no way to win. This is still worth a try.",
            "I tried {layouts} possible layouts and found no way to win. This is still worth a "
            "try.",
            hint.layouts,
        )
        return [text.format(layouts=hint.layouts)]
    told = hint.weights[:TOLD]
    lines = [wins_after(weight, hint.layouts, style) for weight in told]
    card = best.plan.card
    if card is not None and _starts(state, best):
        # Translators: {suit} is the name of a suit, {row} the number of its row.
        text = _("The row of {suit} is then row {row}.")
        lines.append(text.format(suit=suit_name(card.suit), row=state.next_row))
    return lines


def wins_after(weight: Weight, layouts: int, style: Style) -> str:
    """In how many layouts one plan still wins."""
    if weight.plan.card is None:
        text = ngettext(
            "If you deal on, I find a way to win in {won} of {layouts} possible layout.",
            "If you deal on, I find a way to win in {won} of {layouts} possible layouts.",
            layouts,
        )
        return text.format(won=weight.won, layouts=layouts)
    # Translators: {card} is a card with its article, the direct object.
    text = ngettext(
        "If you play {card} next, I find a way to win in {won} of {layouts} possible layout.",
        "If you play {card} next, I find a way to win in {won} of {layouts} possible layouts.",
        layouts,
    )
    return text.format(card=style.object(weight.plan.card), won=weight.won, layouts=layouts)


_NEEDS = {
    # Translators: {card} is a card without article that opens the sentence; {other} is another
    # one with its article, after "under".
    "covered": gettext_noop("{card}: lies under {other}."),
    # Translators: {card} is a card without article that opens the sentence; {other} is another
    # one with its article, the direct object.
    "rank-above": gettext_noop("{card}: must wait for {other} in the row above."),
    # Translators: {card} is a card without article that opens the sentence; {other} is another
    # one with its article, the direct object.
    "starting-card": gettext_noop("{card}: must wait for {other}, which starts its row."),
    # Translators: {card} is a card without article that opens the sentence; {other} is another
    # one with its article, the direct object.
    "row-order": gettext_noop("{card}: must wait for {other}, which starts the row above."),
}


def proof(circles: Sequence[Circle], style: Style = NORMAL) -> list[str]:
    """The whole proof that a game is lost: a circle for every order that its suits can have."""
    lines = [_("The game cannot be won: cards of the reserve wait for each other in a circle.")]
    if len(circles) > 1:
        text = ngettext(
            "The suits can still come to lie in {count} order, and each ends in a circle.",
            "The suits can still come to lie in {count} orders, and each ends in a circle.",
            len(circles),
        )
        lines.append(text.format(count=len(circles)))
    for needs in dict.fromkeys(circle.needs for circle in circles):
        orders = [circle.rows for circle in circles if circle.needs == needs]
        if len(orders) == len(circles) > 1:
            lines.append(_("The circle is the same in all of them:"))
        elif len(circles) > 1:
            # Translators: {order} are the four suits from row 1 to row 4, commas between them.
            text = _("With the suits in the order {order}:")
            lines.append(text.format(order=_named(orders[0])))
        lines += [_need(need, style) for need in needs]
        if len(orders) < len(circles):
            # Translators: {order} are the four suits from row 1 to row 4, commas between them.
            text = _("It is the same in the order {order}.")
            lines += [text.format(order=_named(order)) for order in orders[1:]]
    return lines


def _named(order: Order) -> str:
    return join_list(map(suit_name, order))


def _need(need: Need, style: Style) -> str:
    other = (style.under if need.kind == "covered" else style.object)(need.other)
    return sentence(_(_NEEDS[need.kind]).format(card=style.name(need.card), other=other))


def solution_lines(state: State, solution: Solution, circles: Sequence[Circle]) -> list[str]:
    """What the solver found, and the whole line that wins or the proof that none does."""
    if state.outcome == "won":
        return [_("This game is won already.")]
    if solution.verdict == "won":
        text = ngettext(
            "The game can be won, in {count} move:",
            "The game can be won, in {count} moves:",
            len(solution.moves),
        )
        return [text.format(count=len(solution.moves)), *_whole_line(state, solution)]
    if solution.verdict == "unknown":
        text = ngettext(
            "Undecided: {count} position was searched. A larger budget may decide it.",
            "Undecided: {count} positions were searched. A larger budget may decide it.",
            solution.positions,
        )
        return [text.format(count=format_number(solution.positions))]
    if circles:
        return proof(circles)
    text = ngettext(
        "The game cannot be won: {count} position was searched, and no way leads to a win.",
        "The game cannot be won: {count} positions were searched, and no way leads to a win.",
        solution.positions,
    )
    return [text.format(count=format_number(solution.positions))]


def _whole_line(state: State, solution: Solution) -> list[str]:
    """The plays of a line, numbered, each with the deals that lead to it."""
    lines: list[str] = []
    moves = solution.moves
    while moves:
        plan = first_play(state, moves)
        # Translators: an entry in a numbered list; {line} is a whole sentence.
        text = _("{number}: {line}")
        lines.append(text.format(number=len(lines) + 1, line=advised(state, plan)))
        state, moves = plan.after(state), moves[len(plan.moves) :]
    return lines


def result(
    player: Player, rules: RuleSet, first: int, total: Tally, left_out: Habit | None = None
) -> list[str]:
    """What a player made of the deals from ``first`` on, and how sure the rate is."""
    lines = [sentence(_who(player).format(variant=rule_set_name(rules.id))), *changed_parts(rules)]
    if left_out is not None:
        # Translators: {habit} is a whole sentence, the habit that the player did not keep.
        lines.append(
            _("Without this habit: {habit}").format(
                habit=habit_sentence(left_out, rules.open_reserve)
            )
        )
    if not total.deals:
        return [*lines, _("No deal was finished.")]
    text = ngettext(
        "{count} deal, number {first}.", "{count} deals, numbers {first} to {last}.", total.deals
    )
    lines.append(
        text.format(count=format_number(total.deals), first=first, last=first + total.deals - 1)
    )
    text = _("No win.")
    if total.wins:
        text = ngettext("{count} win: {rate}.", "{count} wins: {rate}.", total.wins)
    rate = format_percent(total.wins / total.deals, 1)
    lines.append(text.format(count=format_number(total.wins), rate=rate))
    if total.undecided:
        text = ngettext(
            "{count} deal was left undecided.",
            "{count} deals were left undecided.",
            total.undecided,
        )
        lines.append(text.format(count=format_number(total.undecided)))
    low, high = likely(total.wins, total.deals)
    # Translators: {low} and {high} are percentages.
    text = _("Of all deals, between {low} and {high} are likely to be won this way.")
    lines.append(text.format(low=format_percent(low, 1), high=format_percent(high, 1)))
    if player != "perfect":
        score = format_number(total.cards / total.deals, 1)
        lines.append(_("Average score: {score}.").format(score=score))
    return lines


def _who(player: Player) -> str:
    if player == "careless":
        # Translators: {variant} is the name of a variant.
        return _("Careless play, variant: {variant}.")
    if player == "habits":
        # Translators: {variant} is the name of a variant.
        return _("Play by the five habits, variant: {variant}.")
    if player == "coach":
        # Translators: {variant} is the name of a variant.
        return _("Play by the hints, variant: {variant}.")
    # Translators: {variant} is the name of a variant.
    return _("Perfect play, all cards known, variant: {variant}.")


def progress(total: Tally, count: int, seconds: float) -> str:
    """How far the work has come, and how many seconds it may still take, in one line."""
    text = ngettext(
        "{done} of {count} deal done, {wins} won.",
        "{done} of {count} deals done, {wins} won.",
        count,
    )
    done = text.format(
        done=format_number(total.deals), count=format_number(count), wins=format_number(total.wins)
    )
    return f"{done} {_time_left(seconds)}"


def _time_left(seconds: float) -> str:
    """How much longer something takes, in one sentence with a number as coarse as it is sure."""
    if seconds < 90:
        number = 5 * ceil(seconds / 5)
        text = ngettext("About {count} second is left.", "About {count} seconds are left.", number)
    elif seconds < 5400:
        number = round(seconds / 60)
        text = ngettext("About {count} minute is left.", "About {count} minutes are left.", number)
    else:
        number = round(seconds / 3600)
        text = ngettext("About {count} hour is left.", "About {count} hours are left.", number)
    return text.format(count=format_number(number))


def workers_lost(done: int, count: int) -> str:
    """The sentence that the working processes keep ending; what was finished still counts."""
    text = ngettext(
        "The processes keep ending, after {done} of {count} deal. What follows counts these alone.",
        "The processes keep ending, after {done} of {count} deals. "
        "What follows counts these alone.",
        count,
    )
    return text.format(done=format_number(done), count=format_number(count))


def stopped(done: int, count: int) -> str:
    """The sentence that the work was stopped after so many deals, which still count."""
    text = ngettext(
        "Stopped after {done} of {count} deal. What follows counts these alone.",
        "Stopped after {done} of {count} deals. What follows counts these alone.",
        count,
    )
    return text.format(done=format_number(done), count=format_number(count))

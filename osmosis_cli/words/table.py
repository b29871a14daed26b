"""The table in words: all of it or one thing of it, the moves there are, and turns taken back."""

from typing import TYPE_CHECKING

from osmosis_cli.game.rules import card_of, coming_tops, hidden_cards, legal_moves, verdict
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.state import SUITS, Card, Move, State
from osmosis_cli.words.cards import card_code_local, join_list, rank_codes, rank_name, suit_name
from osmosis_cli.words.places import next_tops
from osmosis_cli.words.standins import visible
from osmosis_cli.words.style import NORMAL, Style, sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, pgettext
from osmosis_cli.words.variants import changed_parts, rule_set_name

if TYPE_CHECKING:
    from osmosis_cli.game.review import Chance


def board(state: State, style: Style = NORMAL) -> list[str]:
    """The whole table: rows, reserve, waste, stock, score, the playable waste card last."""
    return [
        *rows(state, style),
        *reserve(state, style),
        stock(state, style),
        score(state) if style.detail != "short" else short_score(state),
        waste(state, style),
    ]


def rows(state: State, style: Style = NORMAL) -> list[str]:
    """The four rows, from the top down."""
    return [row(state, number, style) for number in range(1, 5)]


def row(state: State, number: int, style: Style = NORMAL) -> str:
    """One row: its suit, how many cards, and their ranks from ace to king."""
    cards = state.rows[number - 1]
    if not cards:
        return _empty_row(state, number, style)
    if style.detail == "short":
        # Translators: very short: a row, its suit, the ranks in it.
        text = pgettext("short answer", "Row {row} {suit}: {ranks}")
    elif style.detail == "full" and len(cards) == state.ranks:
        # Translators: {suit} is the name of a suit, {ranks} are the ranks that lie there.
        text = _("Row {row}, {suit}, is complete with all {count} cards: {ranks}.")
    else:
        # Translators: {suit} is the name of a suit, {ranks} are the ranks that lie there.
        text = ngettext(
            "Row {row}, {suit}, {count} card: {ranks}.",
            "Row {row}, {suit}, {count} cards: {ranks}.",
            len(cards),
        )
    return text.format(
        row=number,
        suit=suit_name(cards[0].suit),
        count=len(cards),
        ranks=style.ranks(cards),
    )


def _empty_row(state: State, number: int, style: Style) -> str:
    """An empty row; the next one to be started with the rank that starts it.

    The rows are said from ace to king, so nothing else on the table tells the starting rank.
    """
    rank = rank_name(state.starting_rank)
    if number != state.next_row:
        if style.detail == "short":
            return pgettext("short answer", "Row {row}: empty.").format(row=number)
        return _("Row {row} is empty.").format(row=number)
    if style.detail == "short":
        # Translators: very short: an empty row and the rank that starts it.
        text = pgettext("short answer", "Row {row}: empty, {rank}")
        return text.format(row=number, rank=rank_codes(state.starting_rank)[0])
    # Translators: {rank} is a rank, such as 8 or king, without article.
    return _("Row {row} is empty. Starting rank: {rank}.").format(row=number, rank=rank)


def reserve(state: State, style: Style = NORMAL) -> list[str]:
    """The reserve piles in order, or that this variant has none."""
    if not state.reserve:
        if style.detail == "short":
            return [pgettext("short answer", "No reserve.")]
        return [_("This variant has no reserve.")]
    return [pile(state, number, style) for number in range(1, len(state.reserve) + 1)]


def pile(state: State, number: int, style: Style = NORMAL, playable: bool = False) -> str:
    """One reserve pile: what can be seen of it and how many cards lie face down.

    ``playable`` is said of its top card.
    """
    cards = state.reserve[number - 1]
    if not cards:
        if style.detail == "short":
            return pgettext("short answer", "Reserve {pile}: empty.").format(pile=number)
        return _("Reserve {pile} is empty.").format(pile=number)
    top, under = style.top(cards[-1], playable), len(cards) - 1
    if state.rules.open_reserve and under:
        listed = join_list([top, *map(style.name, reversed(cards[:-1]))])
        if style.detail == "short":
            # Translators: very short: a reserve pile and its cards, the top card first.
            text = pgettext("short answer", "{pile}: {cards}")
            return text.format(pile=number, cards=listed)
        # Translators: {cards} are cards without articles, with commas between them.
        text = ngettext(
            "Reserve {pile}, {count} card, top card first: {cards}.",
            "Reserve {pile}, {count} cards, top card first: {cards}.",
            len(cards),
        )
        return text.format(pile=number, count=len(cards), cards=listed)
    if style.detail == "short":
        if "piles" in style.silent:
            # Translators: very short: a reserve pile and its top card.
            return pgettext("short answer", "{pile}: {card}").format(pile=number, card=top)
        # Translators: very short: a reserve pile, its top card, and how many cards lie under it.
        text = pgettext("short answer", "{pile}: {card} +{count}")
    elif "piles" in style.silent:
        # Translators: {card} is a card without article.
        text = _("Reserve {pile}: {card}.")
    elif not under:
        # Translators: {card} is a card without article.
        text = _("Reserve {pile}: {card}, last card.")
    else:
        # Translators: {card} is a card without article; {count} cards lie face down under it.
        text = ngettext(
            "Reserve {pile}: {card}, {count} face down.",
            "Reserve {pile}: {card}, {count} face down.",
            under,
        )
    return text.format(pile=number, card=top, count=under)


def waste_top(state: State, style: Style = NORMAL, playable: bool = False) -> str:
    """The sentence for the top card of the waste; ``playable`` is said of it."""
    top = state.waste_top
    if top is None:
        if style.detail == "short":
            return pgettext("short answer", "Waste: empty.")
        return _("The waste is empty.")
    card = style.top(top, playable)
    if style.detail == "short":
        # Translators: very short: the top card of the waste.
        return pgettext("short answer", "Waste: {card}").format(card=card)
    # Translators: the card on top of the waste now that the one above was played; {card} is a
    # card without article.
    return _("Then {card}.").format(card=card)


def waste(state: State, style: Style = NORMAL) -> str:
    """The waste in one sentence: how many cards, and the one on top."""
    if state.waste_top is None:
        if style.detail == "short":
            return pgettext("short answer", "Waste: empty.")
        return _("The waste is empty.")
    if style.detail == "short":
        # Translators: very short: the top card of the waste and how many lie under it.
        text = pgettext("short answer", "Waste: {card} +{count}")
        return text.format(card=style.name(state.waste_top), count=state.dealt - 1)
    # Translators: {card} is a card without article.
    text = ngettext(
        "Waste, {count} card: {card}.", "Waste, {count} cards: {card} on top.", state.dealt
    )
    return text.format(count=state.dealt, card=style.name(state.waste_top))


def whole_waste(state: State, style: Style = NORMAL) -> str:
    """All cards of the waste, the top card first."""
    if state.dealt < 2:
        return waste(state, style)
    # Translators: {cards} are cards without articles, with commas between them.
    text = ngettext(
        "Waste, {count} card, top card first: {cards}.",
        "Waste, {count} cards, top card first: {cards}.",
        state.dealt,
    )
    return text.format(count=state.dealt, cards=style.list(reversed(state.waste)))


def stock(state: State, style: Style = NORMAL) -> str:
    """The stock in one sentence: how many cards, how many deals, which pass."""
    if style.detail == "short":
        # Translators: very short: how many cards the stock holds, and the number of the pass.
        text = pgettext("short answer", "Stock: {count}, pass {number}")
        return text.format(count=state.stock_size, number=state.pass_number)
    if not state.stock_size:
        if state.rules.passes is None:
            return _("The stock is empty, in pass {number}.").format(number=state.pass_number)
        return _("The stock is empty, in pass {number} of {total}.").format(
            number=state.pass_number, total=state.rules.passes
        )
    if state.rules.passes is None:
        text = ngettext(
            "Stock: {count} card, pass {number}.",
            "Stock: {count} cards, pass {number}.",
            state.stock_size,
        )
    else:
        text = ngettext(
            "Stock: {count} card, pass {number} of {total}.",
            "Stock: {count} cards, pass {number} of {total}.",
            state.stock_size,
        )
    return text.format(count=state.stock_size, number=state.pass_number, total=state.rules.passes)


def draws_left(state: State) -> str:
    """How many deals this pass still has."""
    text = ngettext(
        "{count} deal is left in this pass.",
        "{count} deals are left in this pass.",
        state.draws_left,
    )
    return text.format(count=state.draws_left)


def score(state: State) -> str:
    """The score of the game in one sentence."""
    return _("Score: {count} of {total}.").format(count=state.score, total=4 * state.ranks)


def short_state(state: State) -> str:
    """Pass, top of the waste and score in signs, for the prompt on a Braille display: 2:8S 14/52.

    A hyphen stands for an empty waste. Read aloud it is no sentence in any language.
    """
    top = "-" if state.waste_top is None else card_code_local(state.waste_top)
    return f"{state.pass_number}:{top} {state.score}/{4 * state.ranks}"


def short_score(state: State) -> str:
    """The score in the fewest words."""
    # Translators: very short: points, and how many there can be.
    text = pgettext("short answer", "Score: {count} of {total}")
    return text.format(count=state.score, total=4 * state.ranks)


def all_needs(state: State, style: Style = NORMAL) -> list[str]:
    """What the started rows and the next one take, and what they still wait for."""
    return [line for number in range(1, (state.next_row or 4) + 1)
            for line in needs(state, number, style)]  # fmt: skip


def needs(state: State, number: int, style: Style = NORMAL) -> list[str]:
    """What a row takes now, and what it still waits for."""
    cards = state.rows[number - 1]
    if not cards:
        return [_empty_row_needs(state, number, style)]
    suit = cards[0].suit
    missing = [
        Card(suit, rank)
        for rank in range(1, state.ranks + 1)
        if rank not in state.row_ranks[number - 1]
    ]
    if not missing:
        # Translators: {suit} is the name of a suit.
        return [_("Row {row}, {suit}, is complete.").format(row=number, suit=suit_name(suit))]
    above = state.row_ranks[number - 2] if number > 1 else frozenset(range(1, state.ranks + 1))
    now = [card for card in missing if card.rank in above]
    later = [card for card in missing if card.rank not in above]
    lines = [_takes_now(number, now, style)]
    if later:
        text = ngettext(
            "{count} rank must come to row {above} first: {ranks}.",
            "{count} ranks must come to row {above} first: {ranks}.",
            len(later),
        )
        lines.insert(
            0,
            text.format(count=len(later), above=number - 1, ranks=style.ranks(later)),
        )
    return lines


def _takes_now(number: int, cards: list[Card], style: Style) -> str:
    if not cards:
        return _("Row {row} takes no card now.").format(row=number)
    # Translators: {suit} is the name of a suit.
    text = ngettext(
        "Row {row}, {suit}, now takes {count} card: {ranks}.",
        "Row {row}, {suit}, now takes {count} cards: {ranks}.",
        len(cards),
    )
    return text.format(
        row=number,
        suit=suit_name(cards[0].suit),
        count=len(cards),
        ranks=style.ranks(cards),
    )


def _empty_row_needs(state: State, number: int, style: Style) -> str:
    if number != state.next_row:
        text = _("Row {row} is empty. Row {above} must be started first.")
        return text.format(row=number, above=number - 1)
    starters = [Card(suit, state.starting_rank) for suit in SUITS if suit not in state.row_of_suit]
    # Translators: {cards} are cards without articles, with commas between them.
    text = ngettext(
        "Row {row} is empty. It takes {count} card, the starting card left: {cards}.",
        "Row {row} is empty. It takes one of the {count} starting cards left: {cards}.",
        len(starters),
    )
    return text.format(row=number, count=len(starters), cards=style.list(starters))


def moves(state: State, style: Style = NORMAL) -> list[str]:
    """The legal moves: their number, then each in a sentence of its own."""
    found = legal_moves(state)
    if not found:
        return [_("No move is left.")]
    text = ngettext("{count} legal move:", "{count} legal moves:", len(found))
    return [text.format(count=len(found)), *(_move(state, move, style) for move in found)]


def _move(state: State, move: Move, style: Style) -> str:
    if move.kind == "draw":
        return pgettext("a move in a list", "Deal from the stock.")
    if move.kind == "redeal":
        return pgettext("a move in a list", "Turn the waste over.")
    reason = verdict(state, move).reason
    card = card_of(state, move)
    assert card is not None
    if move.kind == "waste":
        # Translators: a move in a list; {card} is a card without article.
        text = _("{card} from the waste to row {row}.")
    else:
        # Translators: a move in a list; {card} is a card without article.
        text = _("{card} from reserve {pile} to row {row}.")
    return sentence(text.format(card=style.name(card), pile=move.pile, row=reason.row))


def seen(state: State, style: Style = NORMAL) -> list[str]:
    """Every card that has been seen and where it is now, and how many have not been seen."""
    lines = [line for line, cards in zip(rows(state, style), state.rows, strict=True) if cards]
    for number, cards in enumerate(state.reserve, 1):
        if cards:
            lines.append(pile(state, number, style))
    if state.dealt:
        lines.append(whole_waste(state, style))
    if state.pass_number > 1 and state.stock_size:
        # Translators: {cards} are cards without articles, with commas between them.
        text = ngettext(
            "Back in the stock, {count} card: {cards}.",
            "Back in the stock, {count} cards, in the order in which they come: {cards}.",
            state.stock_size,
        )
        lines.append(text.format(count=state.stock_size, cards=style.list(state.stock)))
        if state.rules.draw > 1:
            lines.append(next_tops(coming_tops(state.stock, state.rules.draw), style))
    hidden = len(hidden_cards(state))
    if hidden:
        text = ngettext(
            "{count} card has not been seen yet.", "{count} cards have not been seen yet.", hidden
        )
        lines.append(text.format(count=hidden))
    else:
        lines.append(_("All cards have been seen."))
    return lines


def which_game(label: str | None, rules: RuleSet) -> list[str]:
    """Which deal and which variant is played, and what was changed in the variant."""
    name = rule_set_name(rules.id)
    if label is None:
        # Translators: {variant} is the name of a variant.
        first = _("A position without a deal number, variant: {variant}.").format(variant=name)
    else:
        # Translators: {number} is a deal number, {variant} the name of a variant.
        first = _("Deal {number}, variant: {variant}.").format(number=visible(label), variant=name)
    return [sentence(first), *changed_parts(rules)]


def greeting() -> list[str]:
    """The greeting of the first session and the choices that it offers."""
    return [
        _("Welcome to Osmosis, a game of cards for one: bring all 52 cards into four rows."),
        *choices(),
    ]


def the_table() -> list[str]:
    """What lies on the table, for somebody who has never played."""
    return [
        _("There are four rows, one for each suit. At the start row 1 holds one card."),
        _(
            "Four reserve piles feed them: you hear the top card of each. The other cards are the "
            "stock, from which you deal onto the waste."
        ),
        _("You win when all 52 cards lie in the rows. Learning tells you what may go where."),
    ]


def choices() -> list[str]:
    """What can be chosen at the first start, and how."""
    return [
        _("1: play"),
        _("2: learn the game step by step"),
        _("3: read the rules"),
        _("Type a number or a word. Enter alone plays."),
    ]


def warning() -> tuple[str, ...]:
    """The sentence that warns of using hidden cards, and the question whether to."""
    return (
        _("This uses hidden cards, and the game then counts as helped."),
        _("Do you want it, yes or no?"),
    )


def chance(verdict: "Chance") -> str:
    """Whether a game can still be won, by a player who knows all cards."""
    if verdict == "won":
        return _("The game can still be won.")
    if verdict == "lost":
        return _("The game cannot be won any more. Type why lost for the reason.")
    return _("It would take too long to find out whether the game can still be won.")


def loss(state: State) -> str:
    """The sentence that says by what a game is lost."""
    if state.loss == "waste-empty":
        return _("The game is lost: stock and waste are empty, and no card can be played.")
    if state.loss == "no-redeals":
        return _("The game is lost: no card can be played, and no redeal is left.")
    return _(
        "The game is lost: a whole pass offered no card to play, and every further pass would "
        "be the same."
    )


def lost_by_the_stock(state: State) -> list[str]:
    """Why a game without a circle of needs is lost, and where more is told."""
    if state.outcome == "lost":
        lines = [loss(state)]
    else:
        lines = [
            _("The game cannot be won any more, though no cards wait for each other in a circle."),
            _(
                "All ways were tried: in whatever order you play, some card of the stock never "
                "comes up on top when it is needed."
            ),
        ]
    return [*lines, _("Type review to hear whether a move of yours let a win slip.")]


def proved_winnable() -> str:
    """The sentence that this new deal is proved to be winnable."""
    return _("This deal can be won: that is proved.")

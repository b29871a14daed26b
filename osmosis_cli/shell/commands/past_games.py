"""The games that are kept: their list, going on with one, favourites and notes."""

from __future__ import annotations

from osmosis_cli.shell.answers import Answer, Misfit, Question, say
from osmosis_cli.shell.arguments import is_off, off_word, on_or_off, read_count
from osmosis_cli.shell.commands.saves import go_on
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.storage.games import Kept, find, list_games
from osmosis_cli.words import past_games as words
from osmosis_cli.words import saving
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

SHOWN = 10
"""How many games the short list has at most."""

LONGEST_NOTE = 200

# Translators: typed after the command "games": the whole list; one word.
_ALL = pgettext_noop("typed after games", "all")
# Translators: typed after the command "games": those that the player marked; all forms of the word
# with blanks between them.
_FAVOURITES = pgettext_noop("typed after games", "favorites favourites favorite favourite")


def _wish(_session: Session, text: str) -> int | str:
    """Read the number of a game, or which list is wanted: "", "all" or "favourites"."""
    if not text:
        return ""
    number = read_game_number(text)
    if number is not None:
        return number
    if fold(text) in (fold(pgettext(*_ALL)), _ALL[1]):
        return "all"
    favourites = [*fold(pgettext(*_FAVOURITES)).split(), *_FAVOURITES[1].split()]
    if fold(text) in favourites:
        return "favourites"
    # Translators: the words are typed after the command "games".
    sentence = _("After games can follow the number of a game, {all} or {favorites}.")
    raise Misfit(sentence.format(all=pgettext(*_ALL), favorites=pgettext(*_FAVOURITES).split()[0]))


def _lists(_session: Session) -> tuple[str, str]:
    """Return the words for the lists of games."""
    return pgettext(*_ALL), pgettext(*_FAVOURITES).split()[0]


def read_game_number(text: str) -> int | None:
    """Read the number of a game, None if the text is none. The word game may stand before it."""
    # Translators: may be typed before the number of a game, as in "review game 12"; all forms with
    # blanks between them.
    known = {"game", "number", *fold(pgettext("before a number", "game number")).split()}
    words = [word for word in fold(text).split() if word not in known]
    return read_count(words[0].lstrip("#")) if len(words) == 1 else None


def games(session: Session, wish: int | str) -> Answer:
    """List the games that are kept, or go on with one."""
    if isinstance(wish, int):
        return pick(session, wish)
    found = [
        game
        for game in session.autosave.database.read(list_games)
        if game.id != session.own_game.id
    ]
    if wish == "favourites":
        found = [game for game in found if game.favourite or game.note]
    waiting = [game for game in found if game.state == "open"]
    over = [game for game in found if game.state != "open"]
    lines = [*session.autosave.unreadable(), words.heading(len(waiting), len(over))]
    if not found:
        return say(*lines)
    ordered = [*_latest(waiting), *_latest(over)]
    shown = ordered if wish else ordered[:SHOWN]
    lines += [_entry(game) for game in shown]
    if len(shown) < len(ordered):
        lines.append(words.more(len(ordered) - len(shown)))
    return _offered(session, [*lines, words.how_to_go_on()])


def _latest(found: list[Kept]) -> list[Kept]:
    return sorted(found, key=lambda game: (game.played, game.number), reverse=True)


def _entry(game: Kept) -> str:
    line = words.entry(game.number, game.deal, game.rules, game.state, game.score, game.played)
    return line + words.remarks(bool(game.favourite), game.note)


def _offered(session: Session, lines: list[str]) -> Answer:
    """Say the list, and let the next line pick a game by its number."""

    def reply(line: str) -> Answer | None:
        number = read_count(line.strip().rstrip("."))
        return None if number is None else pick(session, number)

    if not (session.activity and session.activity.question()):
        session.question = Question(lambda: lines, reply, "offer")
    return say(*lines)


def pick(session: Session, number: int) -> Answer:
    """Go on with the game of this number, or look at it if it is over."""
    kept = session.autosave.database.read(lambda connection: find(connection, number))
    if kept is None or kept.save:
        return say(*session.autosave.unreadable(), words.no_such_game())
    if kept.id == session.own_game.id:
        return say(words.this_game())
    elsewhere = session.autosave.elsewhere(kept)
    if elsewhere is not None:
        return say(saving.busy(elsewhere.process))
    game = session.autosave.open(kept)
    if game is None:
        return say(words.no_such_game())
    return go_on(session, game, lambda: [words.opened(number)])


def favourite(session: Session, off: bool) -> Answer:
    """Mark the game, or take the mark away."""
    session.own_game.favourite = not off
    return say(words.favourite(not off))


def _note(session: Session, text: str) -> str | None:
    """Take a note; None for the words for off and delete. Raises `Misfit` if it is too long."""
    known = session.vocabulary
    wanted = known.local.words.get(fold(text)) or known.english.words.get(fold(text))
    if is_off(text) or wanted == "delete":
        return None
    if len(text) > LONGEST_NOTE:
        raise Misfit(words.note_too_long(LONGEST_NOTE))
    return " ".join(text.split())


def note(session: Session, text: str | None) -> Answer:
    """Say the note of the game, change it, or remove it."""
    game = session.own_game
    if text is None:
        game.note = ""
        return say(words.note_removed())
    if text:
        game.note = text
    return say(words.noted(game.note) if game.note else words.no_note())


COMMANDS = (
    Command(
        "games",
        "games",
        pgettext_noop("command words", "games, list games, past games"),
        gettext_noop(
            "Lists your other games, those that wait first. With a number it goes on with that "
            "game, or shows it if it is over."
        ),
        _wish,
        games,
        pgettext_noop("command forms", "games, games all, games favorites, games 12"),
        _lists,
    ),
    Command(
        "favorite",
        "games",
        pgettext_noop("command words", "favorite, favourite"),
        gettext_noop("Marks this game as a favorite; with the word off it is none any more."),
        lambda session, text: on_or_off(session, text) is False,
        favourite,
        pgettext_noop("command forms", "favorite, favorite off"),
        off_word,
    ),
    Command(
        "note",
        "games",
        pgettext_noop("command words", "note"),
        gettext_noop("Keeps a note on this game, in your words; with the word off it goes."),
        _note,
        note,
        pgettext_noop("command forms", "note, note a fine end, note off"),
        off_word,
    ),
)

"""How players speak in German: what is done, and what is said by the way and does nothing."""

from collections.abc import Iterator

import pytest

from tests.shell.talking import Talk, said, session, speaking


@pytest.fixture
def talk() -> Iterator[Talk]:
    """A game in German: the pik seven and the jack lie, the pik eight is on the waste."""
    with speaking("de"):
        talk = session()
        said(talk, "r4", "aufdecken")
        yield talk


def alike(talk: Talk, line: str, plain: str) -> bool:
    with speaking("de"):
        other = session()
        said(other, "r4", "aufdecken")
        return said(talk, line) == said(other, plain)


@pytest.mark.parametrize(
    "line",
    ["die 8", "die schwarze acht in die Pik-Reihe", "hin mit der acht", "Schippen acht anlegen",
     "die acht vom abwurf an ihren platz", "in die Pik-Reihe die acht"],
)  # fmt: skip
def test_a_card_is_played_in_any_words(talk: Talk, line: str) -> None:
    assert alike(talk, line, "Pik-8")


@pytest.mark.parametrize(
    ("line", "plain"),
    [("zweimal zurück", "undo 2"), ("das war falsch, zruck", "undo"),
     ("was braucht pik noch", "needs 1"), ("was liegt bei pik", "row 1"),
     ("wie oft darf ich den stapel umdrehen", "rules 9")],
)  # fmt: skip
def test_a_line_is_what_the_command_is(talk: Talk, line: str, plain: str) -> None:
    assert alike(talk, line, plain)


def test_aces_that_are_looked_for_in_any_words_are_all_found(talk: Talk) -> None:
    assert alike(talk, "sind irgendwo asse zu sehen", "wo Ass")


@pytest.mark.parametrize(
    "line",
    ["die acht bitte nicht anlegen", "bloß nicht umdrehen", "lass die acht liegen",
     "oder die acht", "die acht oder den buben", "ein anderes mal", "hätte ich die acht gelegt",
     "soll ich die acht legen", "du hast die acht gelegt", "noch eine woche bis ostern",
     "er sagte leg die acht", "kein neues spiel bitte", "nicht von vorn anfangen", "auf",
     "um acht", "die acht geht mit", "vielleicht die acht", "warte noch mit der acht",
     "nimm den buben zurück, der ist weg"],
)  # fmt: skip
def test_what_is_denied_asked_told_or_chat_changes_nothing(talk: Talk, line: str) -> None:
    before, turns = talk.state, len(talk.game.timeline.turns)
    assert not talk.answer(line).ends
    assert (talk.state, len(talk.game.timeline.turns)) == (before, turns)


def test_what_joins_two_steps_parts_them(talk: Talk) -> None:
    said(talk, "pik acht und dann geben")
    both = talk.state
    said(talk, "undo", "Pik-8", "aufdecken")
    assert talk.state == both


def test_a_card_is_taken_back_where_it_was_played_last(talk: Talk) -> None:
    before = talk.state
    said(talk, "nimm den buben wieder zurück")
    assert talk.state == before
    said(talk, "Pik-8", "nimm die acht wieder zurück")
    assert talk.state == before


def test_the_card_found_last_is_what_a_question_is_about(talk: Talk) -> None:
    assert "Herz-7" in said(talk, "wo ist Herz-7", "kann ich die legen")


@pytest.mark.parametrize(
    "line", ["was kommt unter der Pik-8", "was liegt auf der Pik-8 und wie viele noch"]
)
def test_no_move_is_read_into_a_question(talk: Talk, line: str) -> None:
    before = talk.state
    talk.answer(line)
    assert talk.state == before


def test_a_note_is_removed_by_the_word_for_it(talk: Talk) -> None:
    said(talk, "Notiz schwer")
    assert said(talk, "Notiz löschen") == "Die Notiz ist weg."
    assert talk.session.own_game.note == ""

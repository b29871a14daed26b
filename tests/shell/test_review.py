"""Looking back at a game at the prompt: the slip, what would have won, and both lines."""

from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import plays
from osmosis_cli.game.solver import solve
from osmosis_cli.shell.advice import LookingBack
from tests.shell.talking import Talk, said, session


def careless_game(number: str = "32001") -> Talk:
    """A deal played carelessly until it is lost. This one could be won."""
    talk = session(number)
    state = talk.state
    while state.outcome == "open":
        move = next(iter(plays(state)), None)
        line = "draw" if state.stock_size else "redeal"
        if move is not None:
            line = f"r{move.pile}" if move.pile else "w"
        said(talk, line)
        state = talk.state
    assert talk.state.outcome == "lost"
    return talk


def test_a_review_names_the_move_that_let_the_win_slip_and_what_would_have_kept_it() -> None:
    talk = careless_game()
    lines = said(talk, "review").splitlines()
    assert lines[0].startswith("This deal could be won. You have made ")
    assert lines[1].startswith("Move ") and "let it slip: you played the" in lines[1]
    assert lines[2] == "This would have kept the win:"
    assert lines[4].startswith("The whole way to the win has ")
    number = int(lines[1].split()[1])
    moves = [move for turn in talk.game.timeline.turns for move in turn.moves]
    state = talk.game.timeline.start
    for move in moves[: number - 1]:
        state = apply(state, move)
    assert solve(state).verdict == "won"
    assert solve(apply(state, moves[number - 1])).verdict == "lost"


def test_both_lines_can_be_gone_through_from_the_slip_on() -> None:
    talk = careless_game()
    slip = said(talk, "review").splitlines()[1]
    number = slip.split()[1]
    before = talk.state
    first, moved, *_rest = said(talk, "review next").splitlines()
    assert first.startswith("Winning line, move 1 of ")
    assert said(talk, "review next").startswith("Winning line, move 2 of ")
    assert said(talk, "review back").splitlines()[:2] == [first, moved]
    assert said(talk, "review back").startswith("This is where the line begins.")
    assert said(talk, "review mine").startswith(f"Your game, move {number} of ")
    while not (answer := said(talk, "review next")).startswith("There your game stands now."):
        assert answer.startswith("Your game, move ")
    assert said(talk, "review better").startswith("Winning line, move 1 of ")
    while not (answer := said(talk, "review next")).startswith("Here the game is won."):
        last = answer
    assert "52 cards" not in last
    assert talk.state is before


def test_a_review_is_made_anew_when_the_game_went_on() -> None:
    talk = careless_game()
    said(talk, "review")
    lost = talk.memory.last(LookingBack)
    said(talk, "undo 100", "review next")
    assert talk.memory.last(LookingBack) is not lost


def test_a_deal_that_could_never_be_won_is_said_to_be_so() -> None:
    talk = session("32000")
    said(talk, "give up", "yes")
    assert said(talk, "review") == (
        "This deal could not be won, whatever you played. Type why lost for the reason."
    )
    assert said(talk, "review next").startswith("There is no winning line to go through.")


def test_a_review_in_the_midst_of_a_game_warns_and_tells_the_way_on() -> None:
    talk = session()
    assert said(talk, "review").startswith("This uses hidden cards")
    lines = said(talk, "yes").splitlines()
    assert lines[:3] == [
        "This game could be won from the start, and it still can.",
        "This leads on to a win:",
        "Play the jack of spades from reserve 4 to row 1.",
    ]


def test_a_word_that_nobody_knows_uses_no_hidden_cards_without_a_yes() -> None:
    talk = session()
    assert said(talk, "review foo").endswith("Do you want it, yes or no?")
    assert not talk.game.assisted


def test_after_a_loss_a_review_tells_the_habit_that_would_have_helped_most() -> None:
    lines = said(careless_game(), "review").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("What would have helped"))
    assert lines[start + 1].startswith("Habit ")
    assert lines[-1].startswith("By the five habits you would have ")

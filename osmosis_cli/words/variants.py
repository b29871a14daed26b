"""The rule sets and their parts in words."""

from osmosis_cli.game.rulesets import ALIASES, RULE_SETS, RuleSet
from osmosis_cli.words.cards import comma_list
from osmosis_cli.words.finding import find
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext, pgettext, pgettext_noop

_NAMES = {
    "classic": pgettext_noop("rule set", "Osmosis"),
    "peek": pgettext_noop("rule set", "Peek"),
    "one-card": pgettext_noop("rule set", "Osmosis, one card at a time"),
    "three-pass": pgettext_noop("rule set", "Osmosis, three passes"),
    "one-card-three-pass": pgettext_noop("rule set", "Osmosis, one card, three passes"),
    "bridesmaids": pgettext_noop("rule set", "Bridesmaids"),
}

# Translators: words by which a player may ask for a rule set, with commas between them.
_OTHER_NAMES = {
    "classic": pgettext_noop("rule set, other names", "classic, plain, Treasure Trove"),
    "peek": pgettext_noop("rule set, other names", "open reserve, face up"),
    "one-card": pgettext_noop("rule set, other names", "one card, single cards"),
    "three-pass": pgettext_noop("rule set, other names", "three passes, strict"),
    "one-card-three-pass": pgettext_noop("rule set, other names", "GNOME rule, AisleRiot"),
    "bridesmaids": pgettext_noop("rule set, other names", "bridesmaid, no reserve"),
}

_DESCRIPTIONS = {
    "classic": gettext_noop(
        "Osmosis, also called Treasure Trove: three cards at a time, any number of passes, and of "
        "the reserve only the top cards face up."
    ),
    "peek": gettext_noop(
        "Peek: like Osmosis, but the whole reserve lies face up. A deal number gives the same "
        "cards as in Osmosis."
    ),
    "one-card": gettext_noop(
        "Osmosis, one card at a time: the stock is dealt card by card, so in each pass every card "
        "of it comes up on top once."
    ),
    "three-pass": gettext_noop(
        "Osmosis, three passes: like Osmosis, but the waste may be turned over only twice. This is "
        "the strict rule."
    ),
    "one-card-three-pass": gettext_noop(
        "Osmosis, one card, three passes: the rule of GNOME AisleRiot. If three cards at a time "
        "are chosen there, it plays plain Osmosis."
    ),
    "bridesmaids": gettext_noop(
        "Bridesmaids: no reserve. The first card starts row 1, the other 51 are the stock. Three "
        "cards at a time, any number of passes."
    ),
}


def rule_set_name(rule_set_id: str) -> str:
    """Return the name of the rule set with this id, to be used inside a sentence or alone.

    Raises `KeyError` if there is none. The same holds for the description.
    """
    return pgettext(*_NAMES[rule_set_id])


def rule_set_description(rule_set_id: str) -> str:
    """Return what the rule set with this id is, in whole sentences that begin with its name."""
    return _(_DESCRIPTIONS[rule_set_id])


def draw_words(count: int) -> str:
    """Return a sentence that tells how many cards are dealt at once."""
    return ngettext(
        "{count} card is dealt at a time.", "{count} cards are dealt at a time.", count
    ).format(count=count)


def passes_words(count: int | None) -> str:
    """Return a sentence that tells how many passes there are; None means any number."""
    if count is None:
        return _("Any number of passes is allowed.")
    return ngettext(
        "Only {count} pass is allowed.", "Only {count} passes are allowed.", count
    ).format(count=count)


def reserve_words(open_reserve: bool) -> str:
    """Return a sentence that tells which cards of the reserve lie face up."""
    if open_reserve:
        return _("All cards of the reserve lie face up.")
    return _("Of the reserve only the top cards lie face up.")


def changed_parts(rules: RuleSet) -> tuple[str, ...]:
    """Return a sentence for each part that differs from the rule set of this id."""
    base = RULE_SETS[rules.id]
    parts = []
    if rules.draw != base.draw:
        parts.append(draw_words(rules.draw))
    if rules.passes != base.passes:
        parts.append(passes_words(rules.passes))
    if rules.open_reserve != base.open_reserve and rules.piles:
        parts.append(reserve_words(rules.open_reserve))
    return tuple(parts)


def find_named_rule_set(text: str) -> RuleSet | list[RuleSet] | None:
    """Return the rule set that the text names, or a list of candidates, or None.

    The text may be a name in the active language or whole words of one, or an id or alias, in any
    case and with or without accents.
    """
    found = find(text, list(RULE_SETS), _name, _other_names, _ids, cut_short=False)
    if isinstance(found, list):
        return [RULE_SETS[name] for name in found]
    return None if found is None else RULE_SETS[found]


def rule_set_names(*_session: object) -> list[str]:
    """Return the names of all rule sets."""
    return [rule_set_name(name) for name in RULE_SETS]


def _name(rule_set_id: str) -> tuple[str, ...]:
    return (rule_set_name(rule_set_id),)


def _other_names(rule_set_id: str) -> tuple[str, ...]:
    return comma_list(pgettext(*_OTHER_NAMES[rule_set_id]))


def _ids(rule_set_id: str) -> tuple[str, ...]:
    aliases = (alias for alias, name in ALIASES.items() if name == rule_set_id)
    return (rule_set_id, *aliases)

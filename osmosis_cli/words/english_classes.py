"""The classes of words that the patterns of `english_lines` use."""

CLASSES = """
then = then | and then | after that | afterwards | followed by | and | and after that | next | plus

before = please | ok | okay | well | so | now | right | alright | all right | then | hey | hi | hello
before = um | er | erm | uh | oh | ah | hm | hmm | and | just | yes | yeah | sure | fine | thanks
before = let's | lets | let us | let me | i | i'll | i will | i shall | i'd | i'm | i am
before = (i'd | i would | we'd | we would) (like | love | prefer | rather) [to]
before = i (want | wish | need | have | hope | intend | plan | mean | choose | decide) to
before = i (want | wish | need | have got)
before = i wanna | i gotta | gimme | i am going to | i'm going to | i'm gonna | i think i'll | i think i will
before = i think i should | i guess i'll | i suppose i'll | i better | i had better | i'd better
before = time to | it's time to | go ahead and | we | we'll | you can | you may | you should | you must
before = computer | osmosis | game | be so kind as to | kindly | go and | try to | next | first | in that case
before = ugh | gosh | crikey | blimey | goodness | i'm bored | come along | stop (messing | faffing | mucking | dithering) [about | around] and | quit stalling and | get on with it and | hurry up and | what i want is | what i'd like is | i thought i'd | i think i'd like to | i think i want to | i'm going for | let me try | now let me | now let's | first let's | all i want is to
before = i'll have | i will have | we'll have | let's have | lets have | let me have | lemme | lemme have | i'd have | gimme | lets see | righto | rightio | righty | righty ho | right then | right oh | go on | come on | go on then | now then | hmm | well then | very well | pls | plz | okey dokey | okie dokie | yep | yup | ta | oi | mate | dear | let's see | and now | ok so | listen | yo | ay | aye | alrighty | cheers | tell you what | i reckon i'll | i fancy | i could do with | i might as well | might as well | may as well | we might as well | i may as well
before = be so good as to | do | here | for my next move | as my next move | my move is | my next move is

request = (can | could | would | will) (you | we) [please | kindly | now | just | then]
request = please (can | could | would | will) you | would you be so kind as to | would you be so good as to
request = would you mind | do you mind | do you want to | why don't you | why don't we | why not just
request = i (want | need) you to | i'd like you to | i would like you to | i'm asking you to
request = (can | could | may) i [please | just] (have | get) | (can | could | may) i [please | just] ask (you to | for)
request = (can | could | would) you be so kind as to | how about | what about | shall we

after = please | thanks | thank you | now | then | for me | will you | would you | would ya | can you | could you
after = if you please | if possible | if you would | if you can | if you don't mind | if i may | right now
after = at once | immediately | ok | okay | mate | thank you very much | thanks a lot | many thanks
after = straight away | quickly | first | instead | for now | my friend | dear | too | as well | right | cheers

after = mummy | daddy | mum | dad | mom | granny | grandma | grandpa | nan | nana | granddad | auntie | boss | chief | guv | captain | matey | my dear | my lovely | sweetpea | honey | everyone | folks | guys | old thing | old girl | my boy | dearie | duck | ducky | pet
after = pls | plz | ta | ta very much | if you wouldn't mind | if that's ok | if that's okay | if that's alright | love | darling | sweetie | sweetheart | pal | buddy | bud | man | dude | lol | eh | yeah | ok then | okay then | so | thx | thankyou | thank u | ty | there's a good chap | there's a dear | old chap | old boy | my good man | sir | computer | osmosis | i think | i guess | i suppose | i reckon | if that works | full stop | period | exclamation mark | ya | innit | go on | and thank you | this time | if you like | if that's possible | as quick as you can | quick | and that's that | and be quick about it | would you please | won't you | there's a love | hun | hon | at last | finally
after = [because | since | cause] (i'm | i am) new [to this | here | at this | to the game] | i've never played [it | this] [before]
filler = pls | plz | um | erm | er | uh | uhm | hm | hmm | well | finally | simply | basically
filler = just | now | really | actually | currently | still | even | simply | also | right now | please
filler = at the moment | exactly | kindly | already | quite | anyway | here
filler = so far | at this point | as of now | at present | for me | left over | yet | today

the = the | a | an | my | this | that | these | those | all the | all my | all of the | both | our | your | its | some

play = play | put | place | move | lay | drop | set | send | shift | add | use | try | bring | throw | slide
play = transfer | put down | lay down | set down | take | pop | stick | playing | putting | moving | placing
play = i'll go with | go with | choose | select | pick | push | shove | get rid of

play to = to | on | onto | in | into | at | over to | on to | in to | up to | up on | upon | towards | toward | down on
play to = on top of | under | below | over | for | beneath | as the start of | against

row = (row | line | foundation | foundation row | foundation pile | suit row | rank) [number | no | nr] <n>
row = [<the>] <nth> (row | line | foundation | foundation row | one row)
row = [<the>] (top | uppermost | topmost) <n 1> (row | line | foundation)
row = [<the>] (bottom | lowest | last) <n 4> (row | line | foundation)
row = (row | line) to <n 2> | (row | line) for <n 4>
row = [<the>] (top | uppermost | topmost | upper) <n 1> one
row = [<the>] <suit> (row | line | foundation | foundation row | suit row | foundation pile)
newrow = [<the>] (next | new | empty | free | blank | following | another | other) [empty | free | new] (row | line | foundation)

pile = (pile | reserve | reserve pile | stack | reserve stack | column | reserve column | heap | piles | reserves) [number | no | nr] <n>
pile = [<the>] <nth> (pile | reserve | reserve pile | stack | reserve stack | column | reserve card | heap)
pile = (pile | reserve | reserve pile) to <n 2> | (pile | reserve | reserve pile) for <n 4>
pile = r1 <n 1> | r2 <n 2> | r3 <n 3> | r4 <n 4> | [<the>] (last) <n 4> (pile | reserve pile | stack)

pile = [<the>] [very | far] (left | leftmost | left most | left hand) <n 1> (pile | stack | reserve | reserve pile | heap | column)
pile = [<the>] [very | far] (right | rightmost | right most | right hand) <n 4> (pile | stack | reserve | reserve pile | heap | column)
pile = (pile | stack | heap) (on | at) the (left <n 1> | far left <n 1> | right <n 4> | far right <n 4> | end <n 4>)
waste = [<the>] (turned up | upturned | turned over | turned | face up | up | dealt | drawn | waste | discarded | discard) (card | one) | <the> (upcard | up card | turn up | dealt card)
waste = [<the>] (one | card) [that | which] (i | we | you) [have | just | last | have just | ve just] (turned | turned over | turned up | dealt | drew | drawn | flipped | flipped over | got) [over | up | now] | [<the>] (one | card) (just | last) (turned up | dealt | drawn | flipped | turned over)
waste = [<the>] (waste | waste pile | wastepile | waste stack | waste heap | discard pile | discard | discards | discard stack | discarded cards | waste cards | trash | w)
stock = [<the>] (stock | stock pile | stockpile | deck | draw pile | drawing pile | pack | talon | stack of cards | remaining deck | hand | rest of the deck | stock cards | draw stack)
reserve = [<the>] [four | 4 | whole | entire] (reserve | reserves | reserve piles | reserve cards | piles | reserve stacks | stacks | reserve columns)
table = [<the>] [whole | entire | full | complete | current] (table | board | layout | tableau | game board | playing field | field | position | lay out | game table | situation | state of play | state of the game | game state | screen | picture | cards on the table)
rows = [<the>] [four | 4 | whole] (rows | foundations | foundation rows | lines | foundation piles | suits)

it = it | this one | that one | this card | that card | this | that | that same card
any = (a | any | some | one | another) [free | playable | legal | reserve | single] card | something | anything | a card i can play | one of them | some card | one
red = red
black = black
which = <it> | [<the>] <red> (card | one | suit) | [<the>] <black> (card | one | suit) | <any>
which = [<the>] [<red> | <black>] <rank> [card | one | thing | fella | chap | guy | lad | lady | bloke] | [<the>] <suit> [card | one]

top = [<the>] [very] (top | topmost | upper | uppermost | front | visible | available | free | exposed | face up | open | last | upturned | next | first) [card | one]
place = <pile> | <waste>
held = (of | on | off | from | in | at | on top of | of the | out of | lying on | that is on | that's on | which is on | that lies on)
what = [card] <card> | <top> <held> <place> | [<the>] card <held> <place> | <place> [top] card | <place> | [<the>] top of <place>
what = [<the>] (card | one) (on | at) [<the>] top <held> <place> | [<the>] top <place> [card] | [<the>] <n> card <held> <place>

from = (from | off | off of | out of | of | that's on | which is on | lying on | that is in | that's in) (<place> | <reserve> | <stock> | <top> <held> <place>)
from = <pile>
to = [<play to>] (<row> | <newrow>)
to = <play to> [<the>] (foundation | foundations | row | rows | its row | its foundation | right row | proper row | correct row | tableau | table | board)
to = <play to> (<pile> | <waste> | <stock> | <reserve>)
to = (<play to> | with | next to | beside | alongside | by) [<the>] (<card> | <rank>)
to = (<play to> | with | next to | beside | alongside | among | near | by) [<the>] [other] <suit> [row | foundation | line | pile | stack | column | one | ones | cards]
to = (on | onto | with | to | beside | next to | by) [the] (others | other ones | rest | other cards | ones there)
to = to (begin | start | open | make | found) (<row> | <newrow>)

bare deal = deal | draw | dealing | drawing | flip
deal = <bare deal> | deal | draw | flip | turn | turn up | turn over | flip over | deal out | draw out | dealing | drawing | reveal | uncover | pull | grab | take | get | pick up | fetch | open
turncards = [<the>] [some] [more | new | fresh | next | other | further | another | additional] card | [<the>] [some | few | couple of] [more | new | fresh | next | other | further | additional] cards
turncards = <cards> [more | new | fresh | next | other | further | additional] (card | cards | of them)
turncards = [<the>] (next | following | other | another) [<cards>] (card | cards)
turncards = <cards> more | [<the>] (next | another) <cards> | [<the>] next one
turncards = [<the>] (damn | damned | bloody | blasted | flipping | stupid | next few | next couple of | next bunch of) (card | cards)
cards = <n>
times = <n> (times | time) | once <n 1> | twice <n 2> | two times | thrice <n 3>
times = <n> more (times | time) | <n> [more | quick | straight] (deals | draws | goes | rounds | flips) [in a row | running | straight | in succession | one after the other | one after another | on the trot | please]
times = <n> (times | time) (in a row | running | straight | over | in succession | on the trot) | <n> x | x <n> | (twice <n 2> | thrice <n 3>) (in a row | running | more | over)

show = show | show me | show us | read | read me | read out | read aloud | read out loud | tell me | tell me about | say | see
show = look at | look in | look through | view | display | describe | describe to me | list | hear | check | check out | inspect | examine | announce | print
show = let me see | let me hear | let me look at | let me have a look at | have a look at | take a look at | look over | look up | give me | speak | go to
show = can i see | could i see | may i see | can i hear | could i hear | may i hear | can i have a look at | can i look at | could i look at
show = could i have | can i have | can i get | may i have | what about | how about | tell | tell us | x | recite | report | go over | repeat | i want to know | open | remind me of
show = do you have | have you got | are there any | is there a | do i have any | do i have | have i got any
show = show me all | show all | list all | list me | give me a list of | give a list of | list of | a list of | give me an overview of | overview of
what is = what's | what is | what are | what're | what was | what were | which is | which are | wot is | whats | what will be
what is = how is | how are | how's | how about | tell me what is | tell me what's | tell me what are | do you know what is
what is = show me what is | show me what's | read me what is | let me know what is | can you tell me what is | i want to know what is
whose = what (is | are | lies | lie) [there | left | lying | now | still | up] (in | on | at | under | inside | within)
whose = (what's | whats | what is | what are | show me what's | tell me what's | read me what's) [there | left | lying | now | still | up | currently] (in | on | at | under | inside)
whose = (which | what) (card | cards) (is | are | lie | lies | do i have | do we have | have i got) [there | left | lying | now | still | up] (in | on | at | under | of)
whose = what (do | have) (i | we) (have | got) [left | there] (in | on | at)
whose = (is | are) there (anything | something | a card | any card | any cards | cards | any) [left | lying | still | else] (in | on | at | under)
whose = (which | what) [card | cards | one] (is | are) [<the>] (top | upper | topmost | first | last) [card | cards | one] (of | on | in)
whose = how many [more] cards (are | is | lie | have i | do i have | have we) [there | still | left | got | played] [in | on | to | at | of]
whose = how many (cards | card) [are] (in | on | at) | how many [cards] [left | are left | remain | are still] (in | on)
whose = what (is | are) (on | at) [<the>] top (of | in | on) | (which | what) (card | cards) (is | are) on [<the>] top (of | in)
whose = what's on [<the>] top (of | in | on) | <top> (of | on | in) | [<the>] (contents | content | cards | cards lying) (of | in | on) | [<the>] top cards (of | on | in)
whose = (which | what) cards [i] (have | has) (been played | gone | gone out) (to | on | in) | (what | which cards) did i (play | put) (on | in | to)
whose = what have i [got | played | put] (on | in | to)

about * = * | <show> * | <what is> * | <what is> on *
heap * = <about *> | <whose> * | <show> <whose> * | <show> what is (in | on | at) * | <show> what lies (in | on) *
heap * = (what | how) (does | do) * [now | currently | still] (look | look like | contain | hold | have | show | say | have in it | have on it | have left)
heap * = (how many cards | which cards | what cards | what | how many) (does | do) * [still | now] (have | hold | contain | show) [left | in it | on it | now]
heap * = (is | are) * [now | still | already] (empty | full | finished | complete | gone | done | used up | open) [now | yet | already]
heap * = how (many cards | much) (is | are) (in | on) * | how (big | large | long | full | far | high) (is | are) * [now]
heap * = * (status | report | rundown | now | again | summary | state | once more | check | update) | status of * | report on *
heap * = * (please | cards | contents | content | card)

card noun = (move | moves | play | plays | option | options | possibility | possibilities | choice | choices | cards)
legal moves = [<the>] [all | all the | any | current] (legal | possible | available | valid | allowed | playable | permitted | open | remaining | free | useful | good) <card noun>
legal moves = [<the>] [all | all the | any | current] (moves | options | possibilities | move | choices) [left | available | possible | there | now | i have | that i have | open to me]
i = i | we | you | one

fits = (i | we | you) (can | could | may) (play | move | use | place | put | lay | do) [something | anything | a card | one | it | any]
fits = (something | anything | one | a card | it | a good card | a playable card | the next playable card | a legal move | a move | any card | a match) (fits | can be played | is playable | goes | works | is legal | comes up | comes | appears | plays | is possible | turns up | shows up | matches | can go | is useful | is free | is there)
fits = there is (something | a card | anything | a move | one) [to play | i can play | that fits | playable | possible | to do]
fits = (a playable card | something playable | something useful | a useful card | a card i can play | something i can play | it fits | the next playable card | a card that fits | the next good card | something good | the end)
fits = (the next | a | the first | some) (card | one | thing) [that | which] (i can | we can | can be | i may | i could) (use | play | move | put up | played | used | put down | place) | (the next | a | some) [good | useful] (card | one) [that] (goes | fits | works | goes up | is any good | is any use | i need)
fits = (there's | there is) (something | anything | one | a card) [for me | good | useful | usable | worth playing | that goes | that fits | i can play | to play] | (i | we) can (go | go on | do something | use something | play again | move again | use one) | (something | anything | one) (usable | good | playable | useful | nice | decent) [comes up | comes | turns up | shows up | appears | for me] | (i | we) (get | find | hit | see) (something | one | a card | anything) [that goes | that fits | good | useful | i can play | i can use | playable]
fits = the next (play | move) | you find (something | a card) [playable | that fits | to play | i can play] | (a card | something) i can use

may = (can | may) (i | we | you | one) [now | still | also | legally | really | already | please | even | just | possibly]
may = (could | might | should | shall) (i | we | one) [now | still | also | legally | really | already | please | even | just | possibly]
may = (am i | are we | are you) [now | still | really] (allowed | able | free | permitted) to | do i have the right to | would i be (able | allowed) to
may = (is | would | was | will) it [be] [now | still | really] (legal | allowed | possible | ok | okay | permitted | alright | all right | fine | right | a legal move | safe | illegal | against the rules | correct | good | wise | sensible) (to | if i | for me to | that i)
may = (does | do) the rules (allow | permit | let) (me to | me | you to) | do the rules say i can | do you let me
may = what (happens | would happen | will happen) if (i | we) | what if (i | we) | is it a (legal | valid | good | bad) move to | would you let me
why may = (why | how come | why on earth | what is the reason) (can't | cannot | can not | couldn't | mayn't | shouldn't | won't) (i | we | you | one) [now | just | even]
why may = (why | how come) (can | may | could | should | must) (i | we | you | one) not [now | just]
why may = (why | how come) (am i | are we) not (allowed | able | permitted) to | why aren't we allowed to | why can i no longer | why may i no longer
why may = (how come | tell me why | explain why | i don't understand why | i don't see why | i wonder why | please explain why | can you explain why | can you tell me why | could you tell me why | why is it that | the reason why) (i | we) (can't | cannot | can not | couldn't | may not | am not allowed to | wasn't allowed to)
why may = (why | how come) (is | was) it (illegal | not legal | not allowed | not possible | impossible | forbidden | wrong | not ok | prohibited | bad | a mistake | unsafe) (to | if i | for me to | that i)
why may = (why | how come) (isn't | wasn't) it (legal | allowed | possible | ok | right | permitted) (to | if i | for me to)
why may = (why | how come) (won't | don't | doesn't | didn't | wouldn't | do | does) (you | it | the game) [not] (let | allow | permit) me [to]
why may = (why | how come) (can | may | could | am i allowed to) (i | we) | why did (i | you) (not) | why did you refuse to | why would you not let me | why was i (not allowed | unable) to | why (didn't | couldn't) i | why should i not | why do i have to
playable = [a | an] [not | no longer | not yet | always | still | even] (legal | playable | allowed | free | ok | okay | possible | valid | available | legal move | illegal | blocked | stuck | covered | refused | unplayable | permitted | wrong | right | forbidden | not allowed | any good | invalid | impossible | good move | legal play | bad move | valid move | legal there | accepted | rejected) [move | play | now | yet | here | there]
goes = [not] (be played | go up | go out | go | fit | be moved | move | play | work | be put | be placed | come | belong | be laid | be added | be used | match | be legal | be allowed | be on | start | get | be accepted) [now | yet | next | there | already | off | anywhere | out | here]

inputs = [<the>] (last | latest | previous | recent | past | typed | own) [few | <n>] (inputs | commands | entries | moves | lines | things i typed | actions | things i did | input | command)
inputs = [<the>] (inputs | entries | moves i made | moves i have made | moves so far | history | input history | command history | game history | history of moves | history of the game | list of inputs | typed lines | lines i typed | moves made | log | game log | protocol | commands i typed | commands i used | commands so far)
seen cards = [<the>] [all] (seen cards | known cards | cards seen | cards i have seen | cards i've seen | cards that i have seen | cards known | cards seen so far | cards which i have seen | cards i know | cards i saw | list of seen cards | seen)
points = [<the>] [my] [current | present] (score | points | number of points | points total | point total | total | points so far | score so far | count | scoring | tally)
saved games = [<the>] [all | all of] [my | the] (saves | saved games | list of saves | list of saved games | save list | saved ones | game saves | stored games | saved positions | save games | save files | saved deals)
statistics = [<the>] [my] [game | playing | win] (statistics | stats | statistic | results | track record | win statistics | record of wins | win rate | success rate | scores of all games)
a hint = [<the>] [small | little | good | useful | quick | further | another | first] (hint | tip | clue | hints | tips | suggestion | advice | pointer | piece of advice | bit of help | word of advice)
lesson list = [<the>] [all | all the | list of] (lessons | list of lessons | lesson list | tutorials | courses | contents of the course | titles of the lessons | available lessons | list of all lessons)
learning = [<the>] [my] (progress | learning progress | progress so far | progress in the lessons | progress in learning | lesson progress | learning | progress with the lessons | level)
the rules = [<the>] [all | complete | whole | full] (rules | rule book | rulebook | game rules | rules of the game | rules of play | rules of osmosis | rules of this game | instructions of the game | game instructions | rule | table of contents of the rules | sections of the rules)
commands = [<the>] [all | all the | available | possible | list of | list of all] (commands | command list | list of commands | help | command words | help text | menu | words i can use | words you understand | available commands | words to type | instructions | possible commands)
the settings = [<the>] [all | all the | current | present] [my] (settings | options | preferences | configuration | setup | set up | config | list of settings)
named = <what> | [<the>] [<red> | <black>] <rank> [card | one] | <the> <card> | [<the>] <suit> [card | one] | [<the>] <red> card | [<the>] <black> card
moved = <what> | <which>
where = <from> [<to>] | <to> [<from>]
route = <to> [<from>] | <from> <to>

asking = what | where | when | why | how | which | who | whether | if | whats | wheres
"""

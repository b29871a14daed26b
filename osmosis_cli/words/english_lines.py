"""What players type in English: the patterns of each meaning.

CONTRIBUTING tells how they are written. Other languages have theirs in their catalogues.
"""

MEANINGS = {
    "undo": """
undo step <is step> | undo (only | just) (one | a single | the last) (step | move) <is step> | undo (a single | one single) (step | move) <is step>
(take back | go back) (only | just) (one | a single | the last) (step | move) <is step>
un do [that | it | this] | undo x <n> | undo <n> x
undo [<the>] [last | latest | previous] [move | turn | play | step | action | card | one | deal | thing]
undo (it | that | this | what i did | what i just did | my mistake | what i have just done)
undo [<the>] [last | latest | previous] <n> [moves | turns | plays | steps | actions | times | of them]
undo (that | it | this) and the (one | move | card) before [it | that] <n 2> | undo both <n 2> | undo the last couple <n 2> | take both back <n 2>
undo (twice <n 2> | two <n 2> | once | one <n 1> | thrice <n 3>) [moves]
undo one more | undo another [one | move] | undo again | undo a [move | turn | step]
undo the (draw | deal | deal i just made | last card i played)
take back [<the>] [last | latest | previous] [move | turn | play | step | action | card | one]
take back (it | that | this) | take (it | that | this | one) back | take one back | taking it back
take [<the>] [last | latest | previous] (move | turn | play | step | card) back
take back [<the>] [last] <n> [moves | turns | plays | steps] | take [<the>] [last] <n> [moves | turns | plays | steps] back
go back | go back (one | a | by one | one more) [move | turn | step | place | play] | go (one | a) (move | step | turn) back | back one [move | step | turn] | back up [one | a] [move | step]
go back <n> [moves | turns | steps | plays] | go back by <n> [moves | turns | steps] | back <n> [moves | steps | turns] | <n> (moves | steps | turns) back | go <n> (moves | steps | turns) back
back | step back | one step back | one move back | a step back | a move back
(revert | reverse | cancel | retract | rewind | withdraw | annul | rescind) [<the>] [last | latest | previous] (move | turn | play | step | action | it | that)
(revert | reverse | cancel | retract | rewind | withdraw) [<the>] last <n> (moves | turns | plays | steps)
(oops | whoops | sorry) (undo | undo that | take it back | take that back | go back | i didn't mean that)
i didn't mean [to do] that | that was a mistake | that was wrong take it back | i made a mistake take it back | control z | ctrl z | undo please
i want to take (it | that | my move | my last move) back | scratch that | belay that | make it undone
""",
    "redo": """
re do [that | it | this]
redo [<the>] [last | undone | previous] [move | turn | play | step | one] | redo (it | that | this)
redo [<the>] [last] <n> [moves | turns | plays | steps | times] | redo (twice <n 2> | once | thrice <n 3>)
undo [<the>] [last] undo | undo the undoing | reverse the undo | cancel the undo | take back the undo | revert the undo | take the undo back | un undo
(make | do | play) [<the>] (undone | taken back) (move | turn | play | step | one) again | do [<the>] move again | make [<the>] [last] move again
(restore | bring back | put back | reinstate | repeat) [<the>] (undone | last undone | taken back | move i took back | undone last) [move | turn | play | step]
(restore | bring back | reinstate) [<the>] [last] (move | turn | play | step) | bring it back | put it back | do it over | put it back again
go forward [one | a] [move | step | turn] | go forward again | forward | forward one [move | step] | step forward | one step forward | move forward | one move forward
go forward <n> [moves | steps | turns] | forward <n> [moves | steps | turns] | put back what i undid | redo what i undid | redo what i just undid
""",
    "restart": """
restart [<the>] [same | current | whole] [deal | game | one | hand | round | patience] [again | over | from the beginning | from scratch] | restart it
start over [again | from the beginning | from scratch | with this deal | this game | this deal | the game | with the same deal | with the same cards | with this game]
start [<the>] [same | current] (deal | game | hand | one) (again | over | over again | from the beginning | from scratch | from the start | anew | afresh)
(begin | start) (again | afresh | anew | from the beginning | from the start | from scratch | at the beginning | all over | all over again)
begin [<the>] [same | current] (deal | game | hand | one) (again | over | over again | anew | afresh | from the beginning | from scratch | from the start)
(replay | retry | redo) [<the>] [same | current | whole | entire] (deal | game | hand) [again | from the beginning | from the start] | repeat [<the>] [same] (deal | game | hand)
(play | try) [<the>] [same | current | very] (deal | game | hand) (again | over | once more | one more time | over again | another time) [from the beginning | from the start]
[<the>] same (deal | game | hand | cards) (again | once more | from the beginning | one more time) | from the (beginning | start | top) [again | please] | back to the (start | beginning)
(go | take me) [all the way] back to the (start | beginning) [of the (game | deal)] | undo (everything | all | all moves | all my moves | the whole game | it all | all of it)
reset [<the>] (game | deal | board | table | cards) | another (try | go | attempt) at (this | the same) (deal | game) | give me the same (deal | game | cards) again
take back (everything | all moves | all my moves)
""",
    "again": """
say (that | it | this) again | say again [please] | (that | it) again | say it once more | say that once more | say that one more time | repeat [<the>] last [one | bit | thing | sentence | line] | last [one | bit | thing] again | once again | do the same again | do that again | same again
repeat [that | it | this | yourself | please | the last answer | your last answer | the answer | what you said | the last message | the last line | the message | last answer]
come again | pardon | pardon me | i beg your pardon | beg your pardon | beg pardon | sorry what | what | what was that | what did you say | what did you just say | say what | what do you say
i (didn't | did not | couldn't | could not) (hear | catch | get | understand | follow | quite catch | quite hear) (that | it | you | what you said | the last part) | i missed that | i missed it | missed that | didn't catch that | didn't hear that
read (that | it | the last answer | the answer) [out] again | tell me [that] again | once more | one more time | again | say it over | hear that again
excuse me | eh | huh | sorry | [<the>] last answer [again] | what was your [last] answer | what was the last answer | repeat what you said
(repeat | say) [<the>] last <n> (answers | messages | lines | things) [again]
""",
    "history": """
<about inputs>
what (did | have) i (type | typed | do | done | enter | entered | input | say | said | play | played | write | written) [so far | last | before | just now | lately | up to now | until now]
what was my last (move | command | input | line | entry) | what were my last (moves | commands | inputs | lines) | which commands have i (typed | used | entered | given)
(show | list | read) [me] what i (typed | did | have typed | have done | entered | played)
(history | input | entry) number <n> | history <n>
show me the last things i typed | what have i done so far
""",
    "board": """
what's (face up | showing | visible | open | out | there | up | in view) [now | at the moment | here] | [<the>] (whole | full | complete) (lot | picture) [please | again]
<about table> | <heap table>
look | look around | look at everything | have a look | take a look | let me look | let me see | show me | show | show everything | show me everything | read everything | read me everything | tell me everything | describe everything | read it all | say everything | show it all | show all cards
(what | how) (do | does) (things | everything | it | it all | the game | my game | all) [now] (look | look like | stand) [now | at the moment] | how (are | do) things (look | stand | going | looking)
where (are we | am i | was i | were we) [now | in the game] | what (do | can) (i | we) see [here | now] | what is there [to see] | what's there | what do we have [here] | what have we got [here] | what have i got | what do i have [here]
(overview | status | state | position | situation | summary) | (give me | show me) [an | the] (overview | summary | status) | game status | what's the (status | state) | whats going on | what's going on | what's up on the table | what is going on
what's [lying] (on | in) (front of me | the table | table | the board) | what is laid out | what cards are [there | out | on the table | lying here | lying there | showing | visible | face up | open | in play]
(which | what) cards (do i have | can i see | are showing | do we have | have i got | are face up) | what does it look like
(repeat | read | tell me | show me) the (whole | entire) (game | thing | lot) | show (the | my) game | display the game | l
""",
    "rows": """
(which | what) [number] (row | foundation | line) (is | has | are | for | has got | belongs to | belong to | holds | is for | takes) [<the>] <suit> [in | on | in it]
<about rows> | <heap rows>
(all | every | each | the) [four | 4] rows | all [of] the rows | every row | each row | show [me] (all | every | each) (rows | row | of the rows) | show me all the rows
(what | which cards) (have i | did i) (played | built | play | build | placed) [so far | already | up to now] | what is already (played | out) | (what | which) cards (are | have been) [already] played [so far]
how far (am i | are we) | (read | tell me | say | list) all [the] [four] (rows | foundations) | how far along are the (rows | foundations)
""",
    "row": """
<heap row>
(contents | content | cards) of <row> | how far (is | along is | have i got with | has got) <row> | what suit is [in] <row> | which suit is [in | on] <row> | what is the suit of <row>
what (has been played | have i played | did i play | was played) (on | in | to | onto) <row> | show <row> [again] | say <row>
""",
    "reserve": """
<heap reserve>
(all | the | my) [four | 4] (reserve piles | piles | reserves | reserve cards) | what [cards] (do i have | have i got | is left | are left | is) in reserve | which reserve cards (are there | do i have | are free | are left)
[<the>] [reserve] (tops | top cards | free cards | open cards) [of (<reserve> | each pile)] | (show | read | list | tell me) [me] all [the] (reserve piles | piles | reserves | reserve cards) | what is in the piles | what are the top cards
what's on (top of | the tops of) <reserve> | what is on [each | every] (pile | reserve pile) | how many cards are left in the reserve
""",
    "pile": """
<heap pile>
<top> <held> <pile> (what is it | please) | how many [cards] (face down | hidden | are hidden | are face down | are there | are left) (in | on | under) <pile> | what is (under | beneath | hidden in | hidden under) <pile>
show <pile> [again] | say <pile> | what's (hidden in | beneath) <pile>
""",
    "waste": """
<heap waste>
(which | what) card (did i | did we | have i) (deal | draw | dealt | drawn | turn up | turned up) [last] | what did i [just] (deal | draw | turn up | turn over) | what card is up | what was dealt | what is the [current] (dealt | drawn | upturned | top) card | what's the (current | top | face up | last) card | what's the top card [now]
(all | the) cards (in | on) the waste | top of the waste
""",
    "stock": """
how (many times | often) (can | may | do) (i | we) (still | get to) (go | run) through [<the>] (stock | deck | cards | it)
<heap stock>
how many (cards | more cards) (are | remain | have i got | do i have | do we have | is) [there | still] [left | to come | to deal | undealt | remaining | not dealt | to draw | to go] [in this pass | to deal | to draw]
how many [more] (deals | draws) (are | do i have | have i got | can i make | can i do | remain) [left | there | there left | still] [in this pass | in the stock | before the end]
how (many more times | often | many times) (can | may | do) i [still | get to | have to] (deal | draw | turn cards | turn) [in this pass | again | left | before the end | more]
how (much | many) (is | are) left (to deal | to draw | in it) | how (many cards | much stock) left | cards left | [<the>] remaining cards | how many are left | how many left | is there anything left to (deal | draw)
can i still (deal | draw) [cards] | (are | is) there [any] (more | cards) [cards] (to deal | to draw | left | left to deal | left to draw) | are there cards left | which pass (is this | am i in | are we in) | what pass is this | how many passes [have i had | are left | do i have | left | are there]
""",
    "needs": """
(needs | need | takes | wants | requirements) <n> | what needs <n>
(what | which card | which cards | what card | what cards) (does | do | will | can | could) (<rows> | every row | each row | all [the | four] rows) [now | still] (need | take | want | accept | wait for) [now | next | still]
(needs | wants) of (<rows> | every row | each row | all rows) | what is (needed | wanted) | what's (needed | wanted) | what do they (need | take)
(what | which card | which cards | what card | what cards | which | which rank | which ranks | what ranks | which suit) (does | do | will | can | should | must | could | would | did) <row> [still | now | next | yet | currently] (need | take | want | accept | lack | miss | require | wait for | get | be waiting for | have room for | allow | hold next | ask for | look for | have to get) [next | now | still | to go on | yet | at the moment]
(what | which card | which cards | what card | what cards | which | which suit) (goes | go | fits | fit | belongs | belong | comes | come | works | matches | plays) [now | next] (on | in | to | onto | into | with | at | for) <row> [next | now | first]
(what | which card | which cards | what card | what cards | which | which suit) (can | may | could | should | will | must | might) (go | be played | be put | be placed | come | i play | i put | i place | be laid | i move | fit | i lay | you play | be added | we play | i add | still go | still come) [now | next | still] (on | in | to | onto | into | at) <row> [next | now | still]
(what is | what's | which cards are | which card is | what are | what cards are | which is) <row> [still | now | currently] (waiting for | missing | lacking | needing | looking for | after | short of | wanting | ready for | in need of)
(what is | what's | which cards are | which card is | what are | what cards are | which ones are | what cards) [still | now | currently] (missing | needed | wanted | lacking | allowed | next | required | playable | due | legal | outstanding | possible | left) (from | in | on | for | to | at) <row>
<row> (needs | takes | wants | accepts | lacks | is waiting for | is missing | requires) [what | which card | which cards]
(needs | need | takes | requirements | wants | missing) [of | for | from | in | on | cards for | cards of] <row> | [<the>] (next | missing) (card | cards) (for | of | on | in | from) <row> | [<the>] (needs | wants) of <row>
(what | which) [card | cards] (starts | begins | opens | start | can start | could start | would start | do i need for | do i need to start | do i need on | do i need in | is next on | comes next on | comes next in | goes next on | can begin | do i need to open | will start) <row>
(show | tell) [me] what <row> (needs | takes | is waiting for | wants) | what's next (for | in | on) <row> | tell me what (goes | fits) on <row> | what can <row> (take | have | get | hold) | how (do | can) i (start | continue | begin | fill | complete) <row>
is <row> (waiting for | missing | lacking) (anything | something) | does <row> need (anything | something) | what suit (goes | can go | does <row> take) [on | in] <row>
""",
    "moves": """
(anything | something | any card | any cards) [that] (i | we) (can | could | may) (play | do | move) [now] | am i (stuck | blocked) | are there any (moves | plays) [left | now]
<about legal moves>
(anything | something | nothing | what | whats | anything here) [else] (playable | legal | possible | useful | going | doable) [or not | now | at all | here | left | then | yet]
(what | which card | which cards | what card | what cards | which ones | which) (can | could | may | might) (i | we | you | one) [now | still | legally | actually] (play | do | move | put | lay | place | use | make | get rid of) [now | next | here | at all | at the moment | from here | right now | legally | in this position | then]
(what | which | what kind of) (moves | cards | plays | move | card | options) (can | could | may | might | do | have) (i | we | you) [still | now | legally] (play | make | do | move | have | use | got) [left | now | here | next | open | available | possible]
(what | which | how many) [legal | possible] (moves | cards | plays | options | ones | of the cards | of my cards) (are | is) [now | still | there | currently] (possible | legal | playable | available | free | left | open | allowed | there | valid | permitted | ready | fit to play | possible now) [now | to play | to me | left | at the moment | to be played]
(what | which) (is | are) [now | still | currently] (possible | playable | legal | allowed | available | open) [now | here | to me | at the moment] | what's (possible | playable | legal | allowed | available | open) [now | here]
(are | is) there [still | now] [any | some | a | more | no] [legal | possible | more | other | further | available | playable] (move | moves | play | plays | card | cards) [left | possible | available | i can make | i can play | to make | to play | that i can play | there | that fit | that can be played | now | that are playable | that are legal]
(is | isn't) there [still | now] (anything | something | nothing) [else | left | more] [that] [i can | to | can be | to be | we can | i could] (play | do | move | played | moved | done | be played) [now | here | next]
any [legal | possible | more | other | further] (moves | plays | move | play | cards) [left | possible | available | i can make | i can play | to play | to make | there]
(can | could | may) (i | we) [still | now | actually] (play | move | do | make) (anything | something | any card | any cards | any move | any moves | a move | a card) [now | here | at all | else | from here]
(do | have) (i | we) [still] (have | got) [any | a | some | more] [legal | possible | more] (moves | move | plays | options) [left | now | possible]
(show | tell | list | give | read) [me] [all | a list of | all the] [the] [legal | possible | playable | available] (moves | plays | cards | what | options | ones | everything) [that] (i | we) (can | could | may | have) [play | make | do | move | put down]
(show | tell | list | read) [me] (what | which cards | which) [cards | moves] (i can play | i can do | can be played | is possible | are possible | are playable | are legal | is legal | i may play | fit | i could play)
(what | which cards | which) (goes | fits | fit | works | plays | can go | can be played | could go | could be played) [now | anywhere | somewhere | here] | what are my (options | choices | moves | possibilities | chances) [now | here] | my (options | moves | choices)
(number | list) of [legal | possible] moves | how many moves (do i have | are there | can i make | are possible) [left | now]
""",
    "find": """
is [<the>] (<card> | <rank> | <suit>) still (under there | there | under it | in there | under | in it)
(where's | where is | where are | where was | where were | where did) [all [of]] [<the>] (<card> | <rank> | <suit>) [now | hiding | hidden | lying | located | at | then | gone | go | got to | to be found | today]
(where | in which place | at which place) (can | could | do | would | might | will | may) (i | we | you | one) (find | see | get | look for | have) [<the>] (<card> | <rank> | <suit>) [now]
where (does | do | did | has | have | would | could) [<the>] (<card> | <rank> | <suit>) [got to | gone | lie | be | sit | hide | end up | go to | live | stand]
(find | locate | search | search for | look for | looking for | seek | trace | find me | track down | i'm looking for | i am looking for | i seek | hunt for | where can i find | i can't find | i cannot find | i need to find | i'm searching for | position of | location of | place of | whereabouts of) [<the>] (<card> | <rank> | <suit>)
(in | on | under | at) (which | what) (pile | piles | row | place | stack | part | reserve pile | heap) (is | are | can i find | lies | lie | do i find | sits | does) [<the>] (<card> | <rank> | <suit>) [lie | hidden | sit | hide | lying]
(which | what) (pile | row | place | stack | reserve pile) (has | have | holds | hold | contains | is) [<the>] (<card> | <rank> | <suit>) [in | on | under | lying in]
(have | has | did) (i | we | you) [already | ever | yet | not] (see | seen | had | have | passed | spot | spotted | come across | encountered | dealt | played | drawn | turned up) [<the>] (<card> | <rank> | <suit>) [yet | before | already | so far | go by | pass | in this game | at all]
(has | did | have) [<the>] (<card> | <rank> | <suit>) [already | yet | not] (come up | been dealt | been played | appeared | turned up | shown up | been seen | passed | been | come | gone | come out | gone by | been out | shown itself | come by | been drawn | come along | come yet | appear | turn up) [yet | before | already | so far]
(is | are | was | isn't | aren't) [<the>] (<card> | <rank> | <suit>) [already | still | yet | now | among | perhaps] (out | gone | played | seen | on the table | in play | buried | visible | there | known | hidden | in the stock | in the waste | in the reserve | in the deck | dealt | under anything | on the board | around | somewhere | covered | still in the stock | to be seen | in a row | in the rows | in the pack | face up | face down) [yet | already | now | somewhere]
(what happened to | what became of | what about | who has | who's got | what of | what has become of) [<the>] (<card> | <rank> | <suit>)
[<the>] (<card> | <rank> | <suit>) (where | where is it | where are they | is where | are where | location | position)
(do you know | tell me | can you tell me | show me | can you see | say | could you tell me | i wonder | please tell me | do you see | i want to know) [where] [is | are] [<the>] (<card> | <rank> | <suit>) [is | are | lies | lie | went | has gone]
(show | show me | see | look at | look for) <card>
""",
    "seen": """
<about seen cards>
(what | which) [cards] (have | did) (i | we) [already | ever] (seen | see | had | have | met | come across) [so far | already | until now | up to now | yet | before | to date]
(what | which) [cards] (are | were | have been) [already | so far] (seen | known | shown | dealt | out | turned up | revealed | known to me) [so far | already | yet | to me]
(show | list | tell | read | give) [me] [all] [the] [cards] [that] [which | what] [cards] (i | we) (have | ve) [already] seen [so far | already | before | until now | yet]
what do i (know | remember) [so far | already] | (which | what) cards (do i | do we) [already] know | what has (been seen | come up | been dealt) [so far | already] | which cards (have come up | came up | have been dealt | have been seen | have gone by | went by) [so far | already]
""",
    "coming": """
(what | which | what cards | which cards) (is | are | will be) [still | now | next | yet] (coming | to come) [up] [next | on top | to the top | now | in this pass | on the waste | from the stock]
(what | which | what cards | which cards) (comes | come | will come) [still | now] [up] (next | on top | to the top | in this pass | from the stock)
(what's | whats) [still] (coming | to come) [up] [next | on top | in this pass] | [<the>] (coming | next | upcoming) tops | [<the>] (cards | ones) (coming | to come) | coming [up] (next | cards)
(tell | show) me what (comes | is coming) [next | up | on top]
""",
    "tops": """
[<the>] (free | available | exposed) cards | (which | what) [cards] (lie | are lying) free | list [<the>] tops | [<the>] tops [please]
""",
    "score": """
<about points>
how (am i | are we) (getting along | getting on | coming along | coming on | faring | managing) | how (is it | is the game | are things) (going | coming along | coming on) | how many have i (got | put) (up | out | away | home) | how many (are | have gone | have i played) (up | out | away | home)
how (good | bad | well) am i (at this | at this game | at osmosis) | how many points [do | have | did | are] [i | we | there] [have | got | scored | score | make | made] [now | so far | already | yet | at the moment | left]
how (am i | are we) (doing | getting on | scoring) | how (did | do) i (score | do) [so far] | how (well | good) am i (doing | playing) | what (did | do | have) i (score | scored) [so far]
how many cards (have | did | do) (i | we) [already] (played | placed | got in the rows | put on the rows | play | have on the foundations | got rid of | have in the rows | got on the foundations) [so far | already | yet | out]
how many cards (are | lie | have been) [already | now] (in the rows | on the foundations | played | in rows | on the rows | out | in the foundations | home) [so far | already | now]
am i winning | how close am i [to winning] | how far am i from winning | how many [cards] (are | do i) (left | still | need) [to win | needed | to play | missing]
""",
    "why lost": """
why (did | have | do) (i | we) (lose | lost | not win) [the game | this game | it | that game | this]
why (is | was) (it | the game | this game | this | everything | the deal) [already | now] (lost | over | hopeless | unwinnable | not winnable | impossible to win | dead | blocked | a loss | finished)
why (can't | cannot | can | couldn't) (i | we | it | the game | this game | this) [no longer | not] (win | be won | go on) [any more | anymore | now | this | it | the game | this game]
why (is | was) (the | this) game (lost | over | blocked | unwinnable) | why am i (losing | lost | stuck | beaten) | why no chance | explain why (i lost | it is lost | the game is lost | i can't win)
how (did | could) i (lose | lose this | have lost) | what made me lose | why isn't (it | this | the game | this game) winnable | why is there no way to win | why did it not (work out | come out) | why isn't the game winnable
""",
    "why": """
why | why not | how come | why is that | why's that | why so | but why | why was that | why oh why | and why | tell me why | explain why | why then
(what's | what is | what was | whats) (wrong | the problem | the reason | the matter | illegal | not right | not allowed) [with | about | for] [that | it | this | that move | my move | this move | the move | that card | this card | the card | it now]
(why | how come) (is | was | isn't | wasn't | is | are) (that | it | this | that move | my move | this move | the move | that card) [not | no | an | a] (allowed | illegal | wrong | legal | possible | impossible | refused | not allowed | forbidden | ok | playable | valid | invalid | illegal move | legal move | rejected | so | working | right | permitted | a mistake)
(why | how come) (can't | cannot | couldn't | may | can | could | shouldn't | mayn't | won't | is) (i | we | <it> | the card) [not] (do | do that | do it | do this | play that | play it | play this | move it | be played | go there | work | go | put it there | play that card | make that move | play there | play this card | fit)
(why | how come) [only | just | is it] <named> [and | but] (not | instead of | rather than) <card>
(why | how come) (did | does | doesn't | didn't | won't | will) (that | it | this | my move | that move | that card | the card | this not) [not] (work | fail | go | fit | happen | count | do anything | go there | play)
explain | explain [that | it | this | the move | that move | please | yourself | the reason | your answer | the answer | more | the refusal | that to me | it to me | this to me | this move | my mistake | why not] | please explain | the reason | give me [the | a] reason | reason | for what reason | what reason | what for
what did i do wrong | what was wrong | what have i done wrong | what went wrong | what's the reason for that | i don't understand [that | why | it] | i don't get it | why did you refuse [that | it] | why won't you let me | why not that | why not this | why doesn't it work | why wont it go
what's stopping me | what is stopping me | what prevents (that | it | me)
<may> <do play>
<may> <do draw> | <may> <do redeal>
<why may> <do play> | <why may> <do draw> | <why may> <do redeal>
[why | how come] (is | are | was | isn't | aren't | wasn't | would | why's) [it] <moved> [now | still | really | already | ever | then] <playable> [<to>] [or not | now | yet]
[why | how come] (is | isn't | would) <moved> [be] [a] [legal | playable | possible | allowed] [move | play] <to>
[why | how come] (can't | cannot | can not | can | could | may | will | would | does | do | doesn't | won't | didn't | should | must | might | shouldn't | wouldn't | couldn't | did | don't) <moved> [now | still | really | already | ever | not yet | legally] <goes> [<to>] [now | yet | or not | next]
[why | how come] (can't | cannot | can not | can | could | may | will | would | does | do | doesn't | won't | didn't | should | must | might | shouldn't | wouldn't | couldn't | did | don't) <moved> [not] (fit | go | belong | match | work) [<to>]
(why | how come | what's wrong with | what is wrong with | why no | why not | why not play | why not put | explain | what's the problem with | what is the problem with | what's stopping | what about | what blocks | what is blocking | what keeps | what prevents | what's blocking | whats wrong with | what holds back | reason for | justify | why never) <moved> [<to>] [<from>] [now | yet | from going | not | from being played]
(why | how come) <moved> [<to>] (not | is illegal | is not allowed | cannot be played | can't be played | is not legal | won't go | does not fit | doesn't fit | isn't legal | isn't allowed | isn't playable | not playable | won't fit | not possible | not allowed)
(legal | playable | allowed | is it legal | ok) <moved> [<to>] | <moved> [<to>] (legal | playable | allowed | possible | ok) [or not | now | yet]
(where | on which row | in which row | to which row | on what row | which row) (can | does | do | could | should | may | would | must | will) (i | we | you) (play | put | place | move | lay | use) [<the>] <moved> [to | on | now]
(where | on which row | in which row | to which row | which row) (can | does | do | could | should | may | would | must | will) <moved> (go | fit | belong | be played | be put | play | come | go to | go on | be placed) [to | on | now]
(is | are | would | why is | why isn't | isn't | can i have | may i have) [<the>] [a | another] (deal | draw | dealing | drawing) <is draw> <playable> | (is | would | why is | why isn't | isn't | why is there no | can i have | may i have) [<the>] [a | another] (redeal | redealing | new pass | another pass) <is redeal> [<playable>]
(check | test | judge | verify | analyse | analyze) (if | whether) i can <do play> | (check | test | judge | verify) [if | whether] [move] <moved> [<to>] [is] [legal | playable | possible | allowed]
""",
    "go": """
(next | skip to the next | find the next) (playable | useful) (card | one)
(keep | go on | continue | carry on | continue with | keep on | go on with | carry on with) (dealing | drawing | turning | flipping | turning cards | dealing cards | drawing cards | flipping cards | turning over cards | turning cards over | turning over | to deal | to draw | going | deal | draw) [cards] [(until | till | til | til | to | up to | as long as) <fits>]
<deal> [on] [cards] [over] [more cards | on] (until | till | til | 'til | up to | to) <fits>
<deal> [the] cards (until | till | til) <fits> | (until | till | deal to) <fits>
(deal | draw) (on | further | ahead | onward | through) | fast forward | go on | go ahead | keep going | carry on | find me a playable card | find the next playable card | deal to the next playable card | skip to the next playable card | go to the next playable card | find me something playable | look for a playable card
(deal | draw | flip | turn) [cards | over cards] as (long | far | often | much) as (nothing fits | needed | possible | necessary | it takes | i can't play | nothing can be played) | run through the stock until <fits> | deal repeatedly until <fits>
""",
    "safe": """
(play | make | do | put | lay | move | take | use | place) [out | up | down] [<the>] [all] [<the>] [reserve] (safe | harmless | sure | riskless | risk free | obvious | harmless reserve | safe reserve | automatic | dangerless | certain) [reserve] (cards | plays | moves | ones | card | things | move | play) [now | automatically]
(play | put | lay | move) (everything | all | all cards | every card | anything | whatever | all the cards) [that | which | what] [is | are | can be played] (safe | harmless | without risk | without danger | safely | can do no harm | does no harm | does not hurt | do no harm | that can do no harm | safe to play | without harm) [to play]
(auto | autoplay | auto play | automatic play | play automatically | automove | auto move | play safely | play safe) [safe | cards | please]
[<the>] [all] [<the>] (safe | harmless | riskless) (cards | plays | moves | ones) | play what is (safe | harmless) | play all that is (safe | harmless) | play all safe | all safe moves | all safe cards
play every (safe | harmless) (card | one | reserve card)
""",
    "redeal": """
(go | run) through (them | the cards | it | everything) (again | once more | one more time) | (flip | turn) <stock> [over] and (start | begin) [<the>] (next | new | another) pass | start [<the>] (cards | stock | deck) over
redeal | redeal [<the>] (cards | waste | stock | deck) | do a redeal | make a redeal | redeal again | redealing | a redeal
(turn | flip | turn over | flip over) <waste> [over | around | back | upside down | round | back over | over again | to the stock | into the stock | to make a new stock]
(turn | flip) over <waste> [again]
(recycle | reuse | re use | redeal | reset | return | restock | refresh | recirculate) (<waste> | the cards | the deck | <stock>)
(put | move | return | bring | turn | take | make | place | shift) <waste> [all | cards] [back | over | again] (in | into | to | on | onto | as) (<stock> | a new stock | a new deck | the new stock) [again]
(put | move | bring | take | turn) <waste> back [again] | <waste> back (in | into | to) <stock> | (put | move | return) the cards back (in | into | to) <stock>
(start | begin | make | do | have | go for | go into | open) [<the>] (new | another | next | second | third | fresh | further) (pass | round through the stock | run through the stock | run) | [<the>] (next | new | another | second | third) pass [through the stock | through the deck]
(go | run) through <stock> (again | once more | another time) | refill <stock> [from <waste>] | renew <stock> | replenish <stock> | restore <stock>
(turn | flip) [<the>] whole <waste> over | (turn | flip) <waste> | turn it all over | make <waste> the [new] stock
""",
    "draw": """
<bare deal> | draw again | deal again | draw once more | deal once more | draw one more time | deal one more time | draw another | deal another | deal another round | deal more | draw more | deal some more | draw some more | flip again | turn again | deal another time
<deal> [me | us | out | up | over] <turncards> [up | over | out | for me | again | now | face up] [(from | off | out of | of) <stock>] [to <waste> | onto <waste>]
<deal> (from | off | off of | out of) <stock> [to <waste> | onto <waste>] | <deal> [off] [<the>] top of <stock> | <deal> <stock>
<deal> <turncards> (from | off) [<the>] top of <stock>
[deal | draw | turn] (deal | draw) <times> | <deal> [cards] <times> | <deal> (up | over) <times> | <times> (deal | draw) | (deal | draw) again <times>
(give | hand | show | pass | bring) (me | us) [<the>] <turncards> [from <stock>] | hit me | hit me again
<turncards> [from <stock>] | (another | one more) (deal | draw | round | one) | some more cards | more cards | next cards | [<the>] next (deal | draw)
<deal> (em | them | those | these | a few | a couple | some) [more] [over | up | out | now] | (turn | flip) (em | them) (over | up) | bring on [<the>] [next] cards
(make | do | have) [<the>] [another | new] (deal | draw) | one more card
(deal | draw | turn) <cards> | <deal> <cards> [more] from <stock>
""",
    "new winnable": """
[start | begin | deal | play | give me | deal me | give | make | create | find | find me | open | get me | let me have | have | set up | choose] [<the>] [new] (winnable | solvable | beatable | possible | easy to win | guaranteed winnable) [new] (game | deal | one | hand | patience)
[start | begin | deal | play | give me | deal me | give | make | find | find me | get me] [<the>] [new] (game | deal | one | hand) [that | which] (i can win | can be won | is winnable | is sure to be winnable | i'm able to win | i am able to win | is solvable | works out | comes out | is possible | i could win | will come out | could be won | can be solved)
new winnable [game | deal | one] | new solvable [game | deal] | winnable [game | deal] | (one | something) [that] (i can win | can be won)
deal (me | us) [a | something] winnable
""",
    "new": """
(play | deal | start | new | give me) [<the>] [deal | game | number] <topic>
(let's | lets | let us | i want to | can we) (try | have a go at | play) [a game of | a round of] <topic> | try [a game of] <topic>
[start | begin | deal | play | give me | deal me | give | make | open | get me | get | let me have | have | set up | create | do | try | launch | let me play | may i have | can i have | could i have | can we have | can i get | can i start | can i play | may i play | may i start | could we start | go to | switch to] [<the>] [brand | completely] (new | fresh | different | other | another | next | second) [new | different] (game | deal | one | hand | round | patience | solitaire | set of cards | match | round of cards)
(new | another) (game | deal | hand) | new cards please | start new | start anew with (new | other | different) cards | start over with (new | other | different) cards | deal (new | other | different) hand | different game | other game
[start | play | open | begin | give me | deal | deal me | new | try | go to | load up | let me play | switch to] [<the>] [new] (game | deal | hand | deal number | game number | deal nr) [number | no | nr] <n>
(start | play | open | begin | new | try | switch to) [<the>] number <n>
new [game | deal] [number | no | nr] <n> | play [<the>] (deal | game) <n> | (deal | game) number <n>
(new | play | start | begin | deal) [<the>] [game of | variant | game | new game of | round of] <topic>
let's (play | start) (again | another | another one) | another (round | game | one) | one more game | play another [one] | play again | start a game | start game | play a game | deal a game | let us play again | begin a game
""",
    "give up": """
give up | giving up | i give up | i give in | give in | give it up | i'm giving up | give up [on] [<the>] [game | deal | one | hand | this game | it | now]
(resign | surrender | concede | forfeit | capitulate | i resign | i surrender | i concede | i capitulate | throw in the towel | i throw in the towel) [<the>] [game | deal | this game | now]
(abandon | end | quit | drop | finish | stop | terminate | abort) [<the>] [current] (game | deal | hand | round) [now | here] | i admit defeat | i lose | i've lost i give up | call it lost | i'm beaten
""",
    "number": """
[<the>] (deal | game | hand) number | number of [<the>] (deal | game | hand) | (what's | what is | tell me | show | show me | say | which is | give me | what was | read) [<the>] (deal number | game number | number | deal | number of the deal | number of this deal | number of the game | number of this game | variant | deal's number)
(what | which) (deal | game | number | variant | deal number | game number) (is this | is it | am i playing | are we playing | do i play | do i have | is that | am i on | are we on | did i get | is being played | was this) [deal | game | now]
(what | which) number (is | has | does) [<the>] (deal | game | hand) [have | got] | what number deal is this | what game are we playing | what number am i playing
""",
    "saves": """
<about saved games>
(what | which) (saves | saved games | games | games saved) (are there | do i have | have i got | have i saved | are saved | exist | did i save | can i load | are stored | have i)
(show | list | tell | read) [me] [all | the] [my] (games | saves) [i | that i] [have | ve] [saved] | where are my (saves | saved games) | (do i have | are there | have i got) [any] (saves | saved games | games saved)
what have i saved | what did i save | what can i load | what games can i (load | open | resume)
""",
    "save": """
(save | store | keep) (this | this one | it | the game | my game | this game) and (call | name) it <name> | (save | store) (this one | this | it | the game) [and] call it <name>
(save | store | keep | remember | bookmark) [<the>] [current] (game | deal | position | it | one | progress | state | hand) (as | under | called | named | with the name | with the name of | by the name of | by the name | under the name | under the name of | under the title | to | in) [name] <name>
(save | store) (as | under | called | named | under the name | under the name of | with the name | by the name | by the name of | to | it as | this as | it under) <name>
(save | store) [<the>] game <name>
(keep | save | store | put | park | leave | set) (this | it | the game | my game | this game | the position | this one | everything) [aside | away] (for (later | tomorrow | another day | another time | next time | now) | till later | until later | until tomorrow | so i can (continue | go on | finish | come back) [later | tomorrow])
make a save (called | named) <name> | call this game <name> | name this (game | save) <name>
(save | store | keep) [<the>] [current] (game | it | position | progress | everything | state | deal | hand | all) | make a save | save now | saving | i want to save | store
""",
    "load": """
(go | take me | get) back to [the | my] [game | saved game] [called | named] <name>
(load | open | restore | resume | continue | bring back | reload | return to | go back to | get | get back | continue with | go on with | carry on with | play | fetch | retrieve | reopen | pick up | switch to) [<the>] [my] (saved game | saved deal | save | saved one | saved | game saved | game i saved | stored game | saved position | saved hand) [as | called | named | number | under | no | under the name | with the name | by the name of] <name>
(load | open | restore | resume | reload | continue | reopen) [<the>] [my] (game | one | deal | hand) [called | named | number | saved as | no | under the name | saved under] <name>
(load | resume | restore | reload | continue with | continue | open | bring back | return to) [up] <name>
(load | open | restore | resume | reload | continue | return to | get back | go on with | continue with | bring back) [<the>] [my | another] [old | last | previous | other] (saved game | save | saved one | game | saved games | game i saved | stored game | saved position | one of my games | one of my saves | earlier game)
load | reload | load up | load a save
""",
    "delete": """
(bin | chuck | chuck out | lose | ditch | throw out) [<the>] [my] (saved game | save | saved one | game) [called | named] <name>
(delete | remove | erase | discard | get rid of | throw away | wipe | scrap | drop | kill | forget | trash | clear) [<the>] [my] (saved game | save | saved one | saved | game saved | stored game | saved position | save file | save game) [as | called | named | number | under | under the name] <name>
(delete | remove | erase | discard) [<the>] [my] game [called | named | number | saved as | under | saved under] <name>
(delete | remove | erase) <name>
(delete | remove | erase | discard | get rid of | throw away | wipe | forget | clear) [<the>] [my | one of my | one of the | an old | some | old | one] (saved game | save | saved games | saves | saved one | game | stored game | save file)
delete | erase | remove
""",
    "stats": """
<about statistics>
how (often | many times | many games | much) (have | did | do) (i | we) [already] (won | win | played | play | lost | lose | finished | completed) [so far | already | games | up to now | altogether | in total]
how (well | good) (have | am | do) i (done | doing | play | played | playing) [so far | overall | in general] | how many games (did | have) i (win | won | lose | lost | play | played) [so far] | how (are | were | did | do) my games (going | go | been)
(what's | what is) my (win rate | winning rate | record | winning percentage | success rate | average | best score | high score | average score | winning streak | percentage of wins) | my (wins | losses | win rate | record | best score | results | past games) | win rate | high score
(reset | clear | empty | delete | erase | wipe | restart | zero) [<the>] [all] (statistics | stats | statistic) <is reset> | (start | begin) (new | fresh) (statistics | stats) <is reset> | (statistics | stats) reset <is reset>
""",
    "hint": """
<about a hint> | need [a | another | some] (hint | tip | clue | help | advice)
(suggest | propose | recommend) [me] [a | another | some | any | something | the next | the best | a good | my next] [move | play | card | step | one | thing] [to play | to do | for me]
(what | which card | which move | which one | which | what card | what move) (should | shall | would | do | must | ought | might | could) (i | you | we | one) [to] [best | now | better] (play | do | move | make | try | use | take | recommend | suggest | advise | choose | go for | pick) [now | next | here | best | first | then | if you were me | in my place | in my position]
(what's | what is | which is | which card is | which move is | what are | whats | show me | tell me | find me | give me) [<the>] [my] (best | next | smartest | right | wisest | cleverest | good | next best | better | ideal) (move | play | card | thing to do | step | option | thing to play | one) [now | here | next | to play | to make | for me]
(which | what) [move | card | play | one] (is | would be) [<the>] (best | better | good | the best | smartest | wise | most useful) [now | move | here | to play | next | one]
[<the>] (best | good) move | what (now | next) | what do i (do | play) [now | next | here] | now what | so what now | what to do [now | next] | what to play [now | next] | what comes next | how do i (go on | continue | proceed) [from here | now]
i'm (stuck | lost | at a loss | clueless | out of ideas | confused | not sure what to do) [here | now] | i am (stuck | lost | at a loss | clueless | confused) [here] | stuck | i'm completely stuck | i don't know what to (do | play) [now | next] | i have no idea [what to do | what to play] | no idea | i need [some | your] (help | advice) [here | now | with this move] | any (ideas | idea | suggestions | advice | tips | hints | suggestion)
(advise | help) me (here | now | with this move | with my next move | with the next move | out | choose | decide) | can you help me [out | here] | (do you have | have you got) (a | any) (hint | tip | hints | tips | advice | idea | suggestion | suggestions) [for me] | what would you (do | play | suggest | recommend | advise) [now | here | next]
how (can | do | should) i (go on | continue | proceed | make progress | win from here) | what's your (advice | suggestion | recommendation | tip) | (show | tell) me what to (do | play) [now | next] | help me with a (hint | tip) | give us a clue | what is a good (move | play | card) [now | here]
(another | more | a further | next | one more) (hint | hints | tip | clue | help | advice)
hint (all | with all cards | from all cards | using hidden cards) <is all> | [<the>] winning move <is all> | full hint <is all>
""",
    "winnable": """
(is | was) [<the>] (it | this | game | deal | hand | this game | this deal | that | this one | position) [still | even | really | already | actually] [possible | to be] (winnable | won | solvable | beatable | lost | hopeless | doable | possible to win | winnable now | unwinnable | over | won yet | a lost cause) [now | already | at all | from here | or not | or lost | still]
(can | could | will | may | might) (i | we | it | this | the game | this game | this deal | the deal | one | you) [still | even | really | ever | actually | be] (win | be won | win this | win it | work out | come out | be solved | still be won | be beaten | make it) [this | it | the game | this game | this deal | that | from here | now | still | at all | any more | anymore] [from here | now | or not]
(is there | do i have | have i got | do we have | are there | what are) [still] [a | any | my | the | some] (chance | chances | hope | way | possibility) [left | still] [to win | of winning | to win this | to win the game | for me | of winning this | to succeed | to finish | for this game | that i win] [this | now | here | left]
is it [still] possible to (win | win this | win it | win this game | win the game | solve it | solve this | finish | finish this) [game | now | from here] | (have | did) i [already] (lost | lose) [already | this | the game | now] | am i (lost | losing | going to lose | going to win | able to win) | is (winning | a win) [still] possible | can i win | (does | will) (this | it) [still] (come out | work out | go out)
winnable | is it lost | is it (still winnable | winnable | solvable | hopeless | over) | is this (winnable | lost | solvable | hopeless | doable) | is all lost | is everything lost | is the game lost | still winnable | is it worth going on
""",
    "lessons": """
<about lesson list>
(what | which) lessons (are there | do you have | are available | exist | can i do | can i take | have i done | are left | remain | do i have) [left | to do]
(how many) lessons (are there | do you have | do i have | remain) [left] | what (can | could) i learn [here] | what do you teach | (choose | pick | select) a lesson | lesson overview | table of contents of the lessons
""",
    "learn": """
learn | learn [how] [to] [play] [<the>] [game | osmosis | rules | ropes] | learn how to play [this | osmosis | the game | it] | learn to play [this | the game | osmosis] | learning
(teach | show | instruct | train | tutor) me [how] [to] [play] [<the>] [game | osmosis | this | it | this game | ropes | solitaire | patience] | (teach | show) me how (to play | it works | this works | the game works | to play this | to play osmosis | to play the game | this game works | this is played | this game is played | it's played)
(start | begin | open | run | do | take | show | give me | go to | play | continue | resume | go on with | continue with | go through | launch | have) [<the>] (tutorial | lesson | course | next lesson | training course | teaching | introduction | first lesson <n 1> | lessons | lesson course | tutor | beginners course)
[<the>] (tutorial | course | introduction | teaching | tutor | next lesson | beginner's course | beginners course)
[start | begin | open | do | take | go to | play | repeat | show | show me | give me | read | continue | continue with] [<the>] lesson [number | no] <n> | [start | begin | open | do | take | go to | play] [<the>] <nth> lesson
how (do | does) (you | one | we | i | this | this game | it | the game | osmosis) [actually] (play | play this | play this game | work | play osmosis | get played | play it) [this] [game] [work] | how is (this | it | the game | osmosis | this game) played | how to play [this] [game] | explain (the game | this game | osmosis | how to play | how it works | how this works | how the game works) [to me] | i don't know how to play [this] | i have never played [this] [before]
i'm new [here | to this | to this game] | i am new [here | to this | to this game] | i'm a beginner | i am a beginner | i want lessons
""",
    "practice": """
give me (something | a thing | some cards) to (practise | practice) [on | with] | (let's | lets | let us) practise | i want to practise
(start | begin | do | let me | give me | open | more | i need | go to | play | have | want) [<the>] [some | a | bit of] (practice | exercises | exercise | practise | training | drill | quiz | practice questions) | practise | practicing | train | quiz | test me | quiz me | ask me questions | (practise | practice) [some | a bit | the rules | legal moves | moves | with me]
""",
    "progress": """
<about learning>
how (far | well) (am i | have i | did i) [got | come | gotten | get] [with | in] [the | my] (lessons | learning | tutorial | course | studies) | how many lessons (have i | did i) (done | finished | completed | do | finish | complete | taken | learned) [so far | already] | (what | which lessons) have i (learned | learnt | done | finished | completed) [so far | already] | how is my (learning | progress) [going] | what did i learn [so far]
how (far | much) have i (learned | learnt | come in the lessons)
""",
    "reset progress": """
(reset | forget | delete | erase | clear | wipe | lose) [<the>] [all] [my | learning | lesson] (progress | learning progress | lesson progress | learning)
forget (what | everything) i [have] (learned | learnt) | start learning (from scratch | from the beginning | anew)
""",
    "guide": """
(turn | switch) [<the>] guide (on <is on> | off <is off>) | (turn | switch) (on <is on> | off <is off>) [<the>] guide | guide (on <is on> | off <is off>)
(enable | start | activate) [<the>] guide <is on> | (disable | stop | deactivate | silence | mute) [<the>] guide <is off> | (without <is off> | with <is on> | no <is off>) guide [please] | is [<the>] guide (on | off)
""",
    "rules": """
how (many times | often) (may | can) (i | we) (turn | flip | redeal) [<the>] (waste | cards | deck | stock) [over]
how (is it | is this | is the game | are games) (scored | won <is goal>) | how (does | do) [<the>] <topic> (work | function | go) | read me [<the>] rules (about | on | for) <topic> | how does (scoring | the scoring) work
<about the rules>
(what | which) (are | is) the rules [here | of this | of the game | of this game | of osmosis | for this game | again] | how (do | are) the rules [go] | (read | tell | show | explain | list | give | open) [me] [to me] [<the>] [game | complete | full] rules [to me | please | again | of the game | of this game | of osmosis] | what do the rules say
(read | show | open | tell me | go to | list | give me | explain | see | say) [me] [<the>] [rules] (section | chapter | rule | paragraph | part | rules | rules section | point | rule number | section number | article) [number | no] <n> [of the rules | in the rules]
(rules | rule | section | chapter | rule number | rules number | rules section | rules chapter) [section | chapter | number | no | part] <n> | [<the>] <nth> (rule | section | chapter | section of the rules | chapter of the rules | part of the rules)
(what | which) (does | do | is) (rule | section | chapter) [number] <n> [say] | what does (rule | section | chapter) [number] <n> say
[show | read | tell me | explain | open | give me | list | what are | what's | what is | see | look up | hear] [me] [<the>] rules (about | for | on | of | regarding | concerning | to do with | with | around) <topic>
[<the>] rules <topic>
what (do | does) the rules say (about | on | for | regarding | concerning) <topic> | (read | show) [me] [<the>] (section | chapter | part | rule) (about | on | for | of | called) <topic>
(show | read | tell | give | open) [me] [<the>] <topic> (in | from | of) the rules
(what's | what is | whats | tell me | explain) the (aim | goal | object | objective | purpose | point | idea | target) [of the game | of this game | of this | of osmosis | here] <is goal> | how (do | can | does) (i | you | one) win [the game | this game | this | at this | osmosis | here] <is goal> | how is the game won <is goal> | when (do | have) i (win | won) <is goal> | what do i have to do [to win] <is goal>
""",
    "help": """
how (does | do) [<the>] <topic> (work | function) | help with <topic>
<about commands>
help me [please] | i need help | need help | get help | give me help | show [me] help | show me the help | can you help me | could you help me | would you help me | please help | some help | help please | i want help | is there [any] help | help menu | open help | open the help | help text | helpme
(what | which) (commands | words | things | orders | instructions) (are there | can i use | can i type | do you understand | do you know | can i say | can i give | exist | are available | do i have | are possible | may i use | can be used | work | does it understand | will you understand) [here | now]
what (can | could | may | do) i (say | type | enter | write | tell you | ask | ask you | input) [here | now | to you | next] | what (do | can) you (understand | know | do | do for me) | how does this (program | thing) work | how do i use this [program | game] | what is possible here | what can i do here | how do i (control | operate | use) (this | it | the game | this game | this program)
(help | assistance | info | information | instructions) (with | on | about | for | regarding | to) [<the>] [command | word | using] <topic> [command] | help [me] (with | on | about | understand | use) [<the>] [command | word] <topic>
what does [<the>] [command | word | term] <topic> [command] (do | mean | stand for | say | refer to) | what do [the] [command | words] <topic> (do | mean)
how (do | can | does | should | would | must | could) (i | one | you | we) (use | apply | type | work with | employ) [<the>] [command] <topic> [command]
(how | what | tell me how | show me how | explain how | can you tell me how | when) (do | can | does | should | to | would | could | must) [i | one | you | we] [to] <topic> | explain [<the>] [command | word | term] <topic> [to me | command]
(what's | what is | what are | whats) [<the>] [command | word | term] <topic> [command] (for | good for | used for | about | used to do)
(what's | what is | what are | whats | define | describe | meaning of | what is meant by | the meaning of | definition of | what exactly is | explain what is | tell me what is | explain to me what is) [<the>] [word | term | a | an] <topic> [mean | in this game | here | anyway | exactly]
[<the>] meaning of <topic>
[show | tell | list | read | give | what are | what's | which are | are there | say | help with] [me] [about] [<the>] [any | all | all the] (keyboard shortcuts | shortcuts | short forms | abbreviations | hotkeys | hot keys | keys | shortcut keys | short commands | keyboard commands | shorthands | key commands | abbreviated commands | keystrokes | short cuts | quick keys) <is keys> [please | are there | i can use | can i use]
(what | which) (keyboard shortcuts | shortcuts | short forms | abbreviations | hotkeys | keys | shortcut keys | short commands | letters) (are there | can i use | can i press | can i type | do you know | exist | do you understand | are available | do i use | work) <is keys>
(help with | help on | help about | help for) [<the>] (keyboard | keys | shortcuts | short forms | abbreviations) <is keys> | how do i abbreviate [commands] <is keys>
""",
    "language": """
(speak | talk | use | switch to | change to | change into | go to | set to | turn to | in | answer in | reply in | speak in | talk in | speak to me in | talk to me in | put it in | make it | say it in | say that in | translate to | translate into | play in | i speak | do you speak | i prefer | continue in | go on in | show everything in | tell me in | read in) <language> [please | from now on | now | to me | instead | mode]
(set | change | switch | put | turn | make) [<the>] [game | spoken] language [to | into | over to] <language> | (set | change | switch) (everything | the game | the program | it | the interface | the output | the text | over) (to | into) <language>
<language> [please | language | now | version] | language <language> | <language> language | i (want | would like | want it in | want it to be) <language> | [<the>] game in <language> | everything in <language> | all in <language> | let's speak <language>
(what | which) language (is this | is set | are you speaking | do you speak | am i using | is it) | what languages (do you | can you) (speak | know) | (change | switch | set) [<the>] language | which languages are there
""",
    "verbosity": """
(tell | say | read | give) [me] everything in full <is full> | (in full | full) [please] [detail | details | answers] <is full> | say everything <is full>
(be | be more | keep it | answer | make it | reply | speak | talk | stay | say it | be a bit more) (brief | short | concise | terse | quick | briefly | shortly | curt | shorter | brief please | succinct | less wordy | more briefly | more concisely) <is short>
be less (verbose | wordy | chatty | talkative | detailed | long) <is short> | (brief | briefly | shorter | terse | succinct | concise) <is short>
[give me | i want | use | switch to | set | turn on | can i have | make | set to | i'd like | let me have | write | keep | say] [<the>] [your | more] (shorter | brief | short | terse | briefer | concise | fewer) (answers | replies | texts | mode | messages | answer | verbosity | output | descriptions | responses | sentences | words | text | announcements | speech) [please | only | short] <is short>
(make | keep) (the | your | my) (answers | replies | texts | messages | output | sentences | responses) (short | shorter | brief | briefer | concise) <is short> | (say | talk | tell me | speak) less <is short> | (yak | waffle | chat | chatter | witter | ramble | drone | natter | prattle | blather | babble | say | write | read out) less <is short> | (keep it | make it | cut it) (snappy | short | brief | simple) <is short> | (cut the | skip the | less) (waffle | chat | yakking | chit chat | chatting | rambling | babble | small talk | blah | reading) <is short> | get to the point <is short> | you (waffle | ramble | natter | babble) [too much] <is short> | less (text | talk | words | detail | details | information | talking | verbose | verbosity | chatter | wordy) <is short> | don't talk so much <is short> | you talk too much <is short> | too (long | much text | wordy | verbose | many words | much talk) <is short> | shorten (the | your) (answers | replies | texts) <is short>
(verbose | wordy | verbosely | in full) <is full> | be (verbose | more verbose | more detailed | detailed | wordy | more precise | as detailed as possible | more explicit | thorough) <is full> | be less (brief | terse | short) <is full>
[give me | i want | use | switch to | set | turn on | can i have | make | set to | i'd like | let me have | write | say] [<the>] [your] [more] (longer | full | long | detailed | verbose | fuller | complete | extensive) (answers | replies | texts | mode | messages | answer | verbosity | output | descriptions | responses | sentences | text | announcements | speech) [please] <is full>
(make | keep) (the | your) (answers | replies | texts | messages | output | responses) (long | longer | full | fuller | more detailed | detailed) <is full> | (more | full | maximum | all the | all) (detail | details | verbosity | information | explanation | explanations) <is full> | (explain | tell me | say) [me] more [from now on] in detail <is full> | (give | tell) me [more | all | all the] details <is full> | say everything in full <is full>
[set | change | turn | switch | put] [<the>] (verbosity | detail | level of detail | answers | verbosity level | detail level) [level] [to | on] (short <is short> | brief <is short> | low <is short> | minimum <is short> | terse <is short> | normal <is normal> | medium <is normal> | standard <is normal> | default <is normal> | full <is full> | verbose <is full> | high <is full> | long <is full> | maximum <is full>)
[give me | i want | use | switch to | set | back to | go back to | return to | switch back to | set to | i'd like] [<the>] (normal | medium | standard | usual | default | regular | average) (answers | replies | texts | mode | messages | verbosity | output | length | detail | descriptions | responses | level of detail) <is normal>
(answer | speak | talk | be) (normally | normal | as usual) [again] <is normal> | (short <is short> | full <is full> | normal <is normal>) (verbosity | mode | answers | version) | how (verbose | detailed | wordy) are you | what is the verbosity
""",
    "cards": """
(spell | write | say | read | show | speak | name | tell | announce | call | give) [out] [<the>] (cards | card names | names of the cards | card | cards' names | names of cards) [out] [to me] [in | as | with | using] [full | whole | complete | plain] (words | word | names | out | full | in full) <is words>
(spell | write | read) [<the>] cards out <is words> | [<the>] (full | long | whole | complete | spoken | spelled out | written out) (card names | names of cards | names of the cards | names for the cards | cards | card words | names for cards) <is words> | [<the>] cards (in | as) (words | full | full words | names) <is words> | (use | want | show | say) words for [<the>] cards <is words> | spell out cards <is words> | (use | give me) [full] words instead of codes <is words>
(use | show | say | give me | write | read | call | set | i want | i'd like | switch to | speak | tell me | name) [<the>] (short | abbreviated | brief | shorter | coded | short form) (card names | names of cards | names of the cards | names for the cards | cards | names for cards | card codes | card) <is short>
[<the>] (short | abbreviated | brief | shorter) (card names | names of cards | names of the cards | names for the cards | cards | names for cards) <is short>
(abbreviate | shorten) [<the>] (cards | card names | names of the cards | names of cards) <is short> | (use | show | with) [card] (codes | abbreviations | letters | symbols) [for] [<the>] [cards | card names] <is short> | [show | say | write | read | give me] [<the>] cards (as | in | by) (codes | code | letters | short form | short | abbreviations | short names) <is short> | card codes [please] <is short>
(set | change | switch | put) [<the>] (cards | card names | card style) (to | on) (words <is words> | short <is short> | auto <is auto> | automatic <is auto> | codes <is short>) | card names (short <is short> | auto <is auto> | automatic <is auto> | in words <is words> | words <is words> | full <is words> | long <is words>) | automatic card names <is auto> | cards (auto | automatic | automatically) <is auto>
""",
    "width": """
[set | change | make | put | use | limit | turn] [<the>] [line | screen | text | page | display | output] (width | widths) [of] [the] [lines | line | screen | text] [to | at | of | is] <n> [characters | columns | letters | chars]
[set | make | keep | limit | use | i want | break | wrap] [<the>] (lines | line | text | answers | output | screen) [to | of | at | be | only | after] [only | at most | no more than] <n> [characters | columns | letters | chars | character] [wide | long | per line | a line | width | each]
<n> (characters | columns | letters | chars | character) [wide | per line | a line | width | lines | each line | in a line] | lines of <n> [characters | letters] | wrap [lines | text] at <n> [characters | columns]
(set | make | put) [<the>] [line] width [to | on] (auto | automatic) <is auto> | width automatic <is auto> | automatic (width | line width) <is auto> | how wide are [<the>] lines | what is the [line] width | lines as wide as the screen <is auto>
""",
    "plain": """
plain mode (on <is on> | off <is off>) | (turn | switch | set) plain [mode] (on <is on> | off <is off>) | (turn | switch) (on <is on> | off <is off>) [<the>] plain [mode] | (enable | use | activate | start) plain [mode] <is on> | (disable | stop | deactivate | leave | end) plain [mode] <is off> | plain (on <is on> | off <is off>) | is plain [mode] on | (no <is off>) plain mode
""",
    "settings": """
<about the settings>
(what | which) settings (are there | do i have | can i change | are set | have i | are on | exist | do you have) | what can i (change | set | configure | adjust) | how (are you | is the game | is it | is this) (set | set up | configured) | (change | adjust | edit) [<the>] settings | preferences
""",
    "export": """
export [<the>] [this | current] [game | deal | it] [to | as | into | in] [file | a file | the file] [called | named] <name>
(write | save) [<the>] [this] (game | deal) (to | into | in) [the | a] file [called | named] <name>
""",
    "import": """
import [<the>] [game | deal] [from] [file | the file | a file] [called | named] <name>
(load | open | read) [<the>] (game from | file | game from the file | game from file) <name>
""",
    "script": """
(start | begin | keep | make | write | record) [<the>] (transcript | script | record | recording) [to | in | into | as | called] [file | the file] <name>
(stop | end | finish | close | switch off | turn off) [<the>] (transcript | script | recording | record) <is off> | (transcript | script | recording) off <is off>
""",
    "review": """
(review | analyse | analyze | look back at | go over | go through | evaluate | assess | examine | study | discuss | debrief) [<the>] [last | whole | finished | past] [game | deal | moves | play | it | this game | my game | hand | my moves | my play | my mistakes | mistakes]
(where | when | how) (did | have) i (go wrong | make a mistake | gone wrong | made a mistake | make my mistake | lose it | blunder | slip | make mistakes | lose the win | make an error | mess up | throw it away) [here | in this game] | (what | which) (was | were | is) my (mistake | mistakes | error | errors | blunder | worst move | bad moves | wrong move) | what mistakes did i make | did i make [a | any] (mistake | mistakes | error | errors) | (show | tell) me my (mistakes | mistake | errors) | what did i miss | what could i have done better | what should i have done [differently | instead] | where was the mistake | (look | looking) back | (could | can) i have won [this | it] | how could i have won
[go to] [<the>] (next | following) (move | step) (in | of) the review <is next> | review (next <is next> | back <is back> | better <is better> | mine <is mine>)
""",
    "more": """
(show | tell | read | say | give | let me hear | let me see) [me] more [please | of it | of that | of this | text | lines] | more (please | text | lines | of it | of that) | more
(read | go) on reading | read on | continue reading | keep reading | read further | read the rest | [<the>] rest [of it | of the answer | please | of the text | of that] | [<the>] (next | following) (part | page | lines | screen | section of it) | continue the answer | the rest please | there was more | and the rest | what else | go on with the text | show the rest | tell me the rest | next page | page down
""",
    "quit": """
quit | exit | leave | bye | goodbye | good bye | bye bye | good night | farewell | see you | see you later | see you soon | see you tomorrow | see ya | cheerio | so long | logout | log out | log off | cheers bye | ta ta
(quit | exit | leave | close | shut down | end | stop | terminate | get out of | finish | shut) [<the>] (game and leave | program | programme | application | app | session | osmosis | playing | everything | solitaire | terminal)
[that's | that is | that'll be | right that's] (me done | it | all | enough | it from me | your lot | my lot | it for me) [for] (now | today | tonight | this evening | the day | the night | the moment) | [i'm | i am | i'll be] (off [now] | off to bed | going to bed | off to sleep | off for dinner | off out | calling it a day | calling it a night | all done | done for now | done for the day | done for tonight | finished for today | going now | leaving now | signing off | logging off | heading off) [now | then] | call it a (day | night) | nighty night | night night | ciao | adios | toodle oo | toodle pip | tatty bye | cya | ttyl | catch you later | until tomorrow | till tomorrow | see you around | i have to run | i must dash | gotta go | gotta run | i've got to go | i have got to go | i've had enough [for today | for now | for tonight]
(quit | exit | leave | close) [<the>] game [now] | stop playing [now | for today | this game] | (i want | i would like) to (leave | quit | exit | stop playing | stop | go) [now] | i (have to | must | need to | gotta) (go | leave) [now] | i'm (leaving | off | finished playing | done playing | done for today) | i am (leaving | done playing | finished playing) | bedtime | time for bed | it's bedtime | time to (stop | quit | go | leave | go to bed | sleep) | (bye | goodbye | good night | night | night night | see you | cheerio | ta ta | so long) (then | all | now | for now | osmosis | computer | everyone | everybody | game | my dear | sweetheart) | [i'm | i am] (tired | knackered | sleepy | exhausted | shattered | worn out | hungry | pooped | beat) [so | and] [i'm off | going to bed | i'm going] (bye | goodbye | good night | quit | exit | see you | night night) | (that's | that is) (all | enough) for (today | now | me) | enough for today | that will be all | shut down | get me out of here | finish playing | done for today | let me out | end playing
""",
    "play": """
(take | grab | pick up | get | lift) <moved> [<from>] and (put | place | play | lay | move | drop | add) (it | that | this | the card) [down | up | away] [<to>]
<moved> (starts | begins | opens) <to> | <moved> (goes | moves) (up | out | down) | <moved> up
<play> <moved> [<where>] [there | up | down | over | away | out | back]
<play> <where> <moved>
<play> <from> [<to>]
(can | could | would | will) you [just | please] <play> <moved> [<where>] (please | for me | now | pls | then)
<named> <route>
<route> <play> <moved>
<route> <named>
<card> | [<the>] card <card> | it's <card> | <card> <from>
(the | this | that) <rank> [card | one]
(start | begin | open | found | make | fill | continue | go on with) (<to> | <newrow> | a row) (with | by playing | using) <moved> [<from>] | (start | begin | open) with <moved> [<from>] [<to>]
(with | use | using) <moved> (start | begin | open) (<to> | <newrow> | a row)
(let | have | get) <moved> [be] (played | go | moved) [<to>] | <moved> (goes | is played | should go | shall go | gets played | is to go | must go) <to> | <moved> (is played | gets played | should be played | goes)
""",
    "maybe play": """
<rank>
""",
}
"""The patterns of each meaning; the first meanings are tried first."""

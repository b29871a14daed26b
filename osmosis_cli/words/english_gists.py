"""What players type in English in any order: the gists, and the classes that only they use.

CONTRIBUTING tells how they are written. Other languages have theirs in their catalogues.
"""

CLASSES = """
sigh = oops | whoops | oopsie | oh no | oh dear | wait | no wait | damn | dang | darn | blast | bugger | sorry | hang on | hold on | argh | drat | shoot | crap | my bad | silly me | my mistake | hey
back = back [where it was | where it came from | where it belongs | again | to where it was | there | one | a step | to before | please | in its place]
taken = (it | that | this | that one | this one | that card | that move | that last one | that last move | the last one | the last move | my move | my last move | what i did | that deal | the last card | my last card | the card | <card> | that <rank>)
wrong = wrong (one | card | move | button | key | pile | row | choice | place | call)
wrong = (that was | it was | this was) [a | the | an] (wrong | wrong move | mistake | not what i meant | not what i wanted | slip | accident | wrong card | wrong one)
wrong = i (didn't | did not) mean [to do | to play | to] [<taken>] | i (didn't | did not) want [to do | to play] [<taken>] | i (messed up | slipped | mistyped | blundered | goofed | mucked up | screwed up) | changed my mind | i've changed my mind | i changed my mind | i take it back
wrong = i [have | just | ve | accidentally] (pressed | hit | typed | picked | played | chose | took | pushed | put up | moved | said | used | pick | grabbed | clicked) [<the>] wrong (one | card | thing | button | key | pile | row | word)
unwind = (undo | scrub | scratch | cancel | revert | reverse | strike | nix | unmake | un do | rub out | cancel out | rewind) <taken>
unwind = (take | put | bring | move | give | pull | send | return | have | want) <taken> <back> | take <back> [<taken>] | take <taken> off again
unwind = (go | step | back | move | jump | one step | one move | a step) <back> | undo | un do | back up | one back | back one | (go | step) back a (bit | move | step | turn)

term = (waste | waste pile | discard | discards) <is waste> | (stock | deck | talon) <is stock> | (reserve | reserves | reserve pile | reserve piles) <is reserve>
term = (foundation | foundations | suit row) <is foundation> | (row | rows) <is row> | (pass | passes) <is pass> | (redeal | redeals | redealing) <is redeal>
term = (rank | ranks) <is rank> | (suit | suits) <is suit> | (starting rank | base | base card | base rank) <is starting rank> | (starting card | opening card) <is starting card> | (top card | free card) <is free card> | deal number <is deal number>

along = up stop | stop | up | down | out | over | away | across | there | up there | down there | over there | under there | in there | on there | along | off | only | too | please | up now | upstairs
verb = <play> | (let's | lets | i'll | we'll | let me | i'd rather) have | bung | pop | chuck | whack | slap | plonk | sling | fling | stuff | shift | dump | ping | bump | pile | stack | deal with | hand | park | tuck | chuck up | send up | run | plop | shunt | lob | toss | flick | whip | slam | bang | pack | get | flip | whisk | nudge | position | deposit | drag | haul | lift | sneak | squeeze | slot | fit | land | rest | park
verb = (put | send | move | pop | chuck | bring | push | shift | get | take | bung | stick | carry | lift) (up | down | across | over | along | out) | go ahead with | do | start with | begin with | carry on with | continue with | go for
verb = (put | play | move | stick | chuck | get | take | shove | use) [the | that | this] (bloody | damn | damned | blasted | darned | ruddy | stupid | silly | wretched | nice | lovely | little | sodding | flipping)
so = (can | should | has to | must) (go | come | move | be played) [next] [up | down | out | there | on | now | across | over | first] | (goes | moves | fits) [next] [up | down | out | there | on | now | across | over | in | first] | to go [up | down | out | there | on | now | across | over]
so = (fits | goes | works | is legal | is playable | is free | matches | can go) (so | then | and so | therefore | and) [let's | lets | i'll | let me | we'll | i will] <verb> (it | that | that one | this | that card) [up | then | there | down]
lets see = let's (see | have | hear | get | look at | try) | lets (see | have | hear | get | look at | try) | let us (see | have) | see | have | show me | on to | onto | on with | time for | bring on | ready for | bring me
next lot = [<the>] (next | other | further) (lot | batch | bunch | few | round | set | group | three | 3 | load | bit | one | ones | go | turn)
around = round | around | over | back | all the way
whereabouts = where | wheres | where's | whereabouts | seen | spot | spotted | hidden | hiding | find | locate | looking for | searching for | gone | buried | get to | got to | underneath | turned up | come up | come out | come along | passed | pass | shown up | show up | which pile | what pile | which stack | sign of | happened to | in there | location | lost | had | out yet | been | lie | lies | sitting
mayit = why | legal | allowed | can | may | could | should | illegal | possible | ok | okay | permitted | go | fit | fits | playable | accept | take | refuse | refused | reason | valid | wrong | explain | problem | work | works | good move | will | would | mustn't | can't | cannot | block | blocked | blocking | stopping | unplayable | safe
wanted = need | needs | take | takes | accept | accepts | missing | want | wants | waiting | goes | go | next | fit | fits | belong | belongs | lack | lacks | still | left | needed | come | comes | allowed | possible | put | play | hold | holds | room | after | follow | follows | finish | complete | continue | add

deck = stock | pack | deck | talon | draw pile | stockpile | waste | waste pile | discards | discard pile
asks = what | whats | what's | which | who | whos | who's | how | show | tell | read | see | any | anything | is | are | got | describe | list | say | look | name | give | have | hear | where
many = how (many | much | big | large | long | often) | number of
"""

GISTS = """
undo ! [<sigh>] + <unwind>
undo ! [<sigh>] + <wrong> + [<unwind>]
undo ! [<sigh>] + (undo | take back | take) + <n> [last] [moves | steps | turns | cards | back] + [back]
redo ! [<sigh>] + [no actually | actually no | actually | on second thoughts] + (i did want that | i did want it | i wanted that | i wanted it | i did mean that | i meant that | that was right | it was right | that was fine | it was fine) + [put it back | put that back | do it again | bring it back | bring that back | redo it | redo | redo that | play it again]
redo ! (undo | take back | cancel) (the undo | that undo | my undo | the last undo) + [<sigh>]
play ! [<verb>] + <named> + [<to>] + [<from>] + [<along>] + [<so>]
play ! <verb> + <which> + [<to>] + [<from>] + [<along>] + [<so>]
play ! <verb> + <from> + [<to>] + [<along>]
play ! (start | begin | open | found | kick off | get | make) [off] + [<to> | <newrow>] + (with | using | by playing | by placing | by) <moved> + [<from>]
play ! (start | begin | open | get | kick off | set up) [off] [<the>] (clubs | diamonds | hearts | spades | club | diamond | heart | spade) [row | pile | line | foundation] + (with | using) <moved> + [<from>]
play ! (get | start | open | begin | kick off) [<the>] <suit> [row | pile | line | foundation] (going | started | off | up | off the ground) + [with <moved>]
play ! <newrow> + (with | from | for | starting with | using | of) <moved> + [<from>]
draw ! <deal> + [<turncards>] + [<times>] + [up | over | out | off | face up] + [from <stock> | off <stock> | out of <stock> | on <waste> | onto <waste> | to <waste>]
draw ! (<lets see>) + (<turncards> | <next lot>)
draw ! [<deal> | make | do | have | give me | i'll have | another | again] + <times> + [<turncards>] + [more | again | please]
go ! (go | skip | jump | fast forward | run | wind | whizz | zip | race | rattle | move | carry on | keep going | keep dealing | keep turning | work | flick | leaf) [on | ahead | forward | along | straight] + [through | thru | through <stock> | thru <stock> | through the cards | dealing | turning | <turncards>] + ((until | till | til | to | up to) <fits>)
restart ! [play | deal | do | give me | try | start | go | take | have] + [<the>] (same | this | it | that | this one) [game | deal | cards | hand | one] + (again | over | over again | once more | anew) + [from the beginning | from the start | from scratch | from the top]
restart ! (same | the same | the very same) (game | deal | cards | hand) + [again | over | once more] + (from the beginning | from the start | from scratch | from the top)
new ! [(chuck | bin | scrap | ditch | forget | leave | drop | dump | abandon | never mind | enough of | scrub | finish) (this one | this game | this | it | this deal | that one | that | this hand)] + [and | then] + [deal | give me | get me | do | have | start | play | deal me | let's have | i'll have | on to | try | shuffle] + [<the>] [brand | completely | totally] (new | fresh | different | another | nother) (game | deal | one | hand | cards | round)
redeal ! (go | run | start | work | cycle | round) [on] [<around>] [through | thru] [<stock> | <waste> | the cards | them | it] [<around>] (again | another time | once more | from the top | round again | around again | from the start | over again) + [(pick up | take up | flip | turn over | turn) <waste>]
redeal ! (pick up | take up | flip | turn over | turn | put | tip | move | scoop up | gather up | gather | collect | recycle | return) <waste> + [over | up | back] + [back | over] (into | in | to | onto | as) (<stock> | a new stock) + [again]
redeal ! (pick up | take up | flip | turn over | turn | scoop up | gather up | gather | collect | pick) <waste> + [up | over | round | around | again]

rules ? (how | what | whats | when) + (win | won | aim | goal | object | objective | purpose | idea | supposed to do | get to do | whole point | point of) + (game | this | it | thing | here | do i | do you | patience) <n 1>
rules ? (how often | how many times | how many goes | how many redeals | how many rounds | how many tries | how many passes | how many turns) + (go through | run through | get through | turn | flip | redeal | redeals | go round | allowed | can i | may i | do i get | permitted) <n 9>
rules ? (redeal | redeals | redealing | turn the waste | flip the waste | stock runs out | stock is empty | stock is gone | deck runs out | deck is empty | run out of cards | pack runs out | out of cards) + (when | what | how | can | rule | rules on | rules about | rules for | rules | happens | allowed | if) <n 9>
rules ? (how | what | whats) + (points | point | score | scoring | scored) + (worked out | counted | count | calculated | work | works | worth | get | earn | add up | made | given | awarded | figured | keep score | come from) <n 11>
rules ? (when | can | what | rule | how | must | do i | may | where) + (second row | third row | fourth row | lower row | lower rows | other rows | next row down | bottom row | row two | row three | row four | rows below) + (put | play | card | go | goes | allowed | in | work) <n 6>
rules ? (ace | aces | king | kings) + (high | low) <n 6>
rules ? (order | sequence | in a row | consecutive | ascending | descending | upwards | downwards | build up | build down | wrap | go round the corner) + (have to | must | need | does it | do i | matter | do they | build | need to | is it | can) <n 6>
rules ? (first row | top row | row one) + (rule | rules | order | any order | anything go | how does | allowed) <n 4>
rules ? (start | begin | open | starting) + (new row | next row | another row | row | second row) + (when | how | can | rule | what | may) <n 5>
rules ? (put | move | place | play | add | build | swap) + (reserve | onto a pile | on a pile | between piles | from pile to pile | empty pile | onto the piles | on the piles | in the reserve) + (can | may | allowed | rule | am i | is it | what happens | do empty) <n 7>
rules ? <many> + (cards at a time | cards at once | at a time | at once | cards do i turn | cards do i deal | cards do you deal | cards does it deal | cards get dealt | cards are dealt | cards each time) <n 8>
rules ? (versions | variants | variations | variant | version | variation | other kinds | other ways to play | other forms | different rules) + (what | which | other | are | any | different | is | show | list | got) <n 12>
rules ? (when | how) + (game over | is it lost | have i lost | do i lose | can i lose | lose the game | is it over | does it end | end) + [know | tell] <n 10>
rules ? (tips | strategy | strategies | tactics | tricks) + (what | any | give | some | good | best | show | general | for) <n 15>
rules ? (why | where | who | how old) + (called | name | named | osmosis | invented | made up | come from | comes from | origin) <n 19>
rules ? (set up | laid out | set out | lay out | layout) + (how | what | explain) + [cards | game | it | start] <n 2>
rules ? (real cards | actual cards | proper cards | physical cards | real deck | real pack) + (how | with | can | play | use) <n 18>
help ? (mean | means | meant | meaning | mean by | meant by | do you mean by | meaning of | on earth | heck | hell | explain | what exactly | define | definition | whats a | what's a | what is a | what are the | what do you call | called a | word | term) + <term>
help ? (how | what | which | word for | command for) + (get out of here <is quit> | get out of this <is quit> | quit <is quit> | leave <is quit> | exit <is quit> | stop playing <is quit> | save <is save> | keep this game <is save> | load <is load> | get back my game <is load> | undo <is undo> | take something back <is undo> | take a move back <is undo> | take it back <is undo> | redo <is redo> | start again <is restart> | new game <is new> | another game <is new> | deal cards <is draw> | turn cards <is draw> | draw cards <is draw> | turn over cards <is draw> | change the language <is language> | play a card <is play> | move a card <is play> | give up <is give up>) + (do i | can i | do you | could i | should i | to | must i | would i)
help ? (commands | type | say | words | orders | keys) + (what | which | can i | list | do i | could i | available | know) + [now | here]

find ? <whereabouts> + <card>
find ? (underneath | under | beneath | covering | on top of | above | behind) + (<card> | <rank>)
find ? (where | wheres | where's | seen | find | looking for) + <rank>
why ? <mayit> + <card> + [<row>]
why ? (why | how come | what's wrong with | whats wrong with | wrong with | reason | explain) + <named> + [can't | cannot | not | refused | illegal | wrong] + [<row>]
why ? (why | how come | not) + (not <card>)
why ? (will | would | does | could | can) + <named> + (go | fit | work | play | accept | take | match | be played | belong | follow) + [<row>]
needs ? <asks> + <wanted> + <row> + [next | still | now]
needs ? (which | what | any | got | more | how many) + (missing | left | coming | to come | still | need | needed | outstanding | more | next | wanted) + <suit>
rows ? (which | what) [number] (rows | row | rows | foundation | line) + (is | are | for | has | have | of | got) + <suit>
rows ? (what | which) + (number | rank | card) + <rows> + (start | begin | open)
rows ? <asks> + (<rows> | all rows | each row | every row | foundations)
row ? <asks> + <row>
pile ? <asks> + <pile>
pile ? (under | underneath | beneath | below | behind) + <pile>
reserve ? <asks> + <reserve>
waste ? <asks> + <waste>
waste ? <asks> + (under | underneath | beneath | below | turned up | face up | upturned | dealt last | last dealt | showing now | come up) + [<card>]
stock ? <asks> + <deck> + [left | still | remaining | to come | more]
stock ? <many> + (cards | deals | draws | passes | deal | draw | turns | more) + (left | remain | remaining | to come | still | undealt | unturned | do i get | coming)
stock ? (how many times | what pass | which pass | how often | which round) + (been through | gone through | am i on | is this | are we on | been round | through already)
score ? (how | what | whats | many | tell | check) + (points | score | scored | points so far | score now)
score ? <many> + [cards] + (to go | gone up | played | placed | home | up so far | done | out | in the rows | away | got rid of | still to play | left to play)
score ? (how) + (close | far | near) + (win | winning | finish | finished | end | done | am i)
moves ? (what | whats | which | anything | something | any | nothing | one) + (go | play | move | do | fit | fits | put | goes | playable | play next) + [can | could | may | at all | left | now | possible | up | useful]
moves ? (what | which | list | show | any | all | count) + (options | moves | possibilities | choices | plays | legal | playable)
hint ? (what | which | show | point | tell | any | a | how) + (should | best | good | better | clever | smart | recommend | advise | suggest | sensible | wise | would you) + [card | move | play | one | do]
hint ? (what | which | how | who) + (want me to do | wants me to do | meant to do | supposed to do now | ought i | i ought | do you think | do you reckon | would you play | you would play | would you do | best card | i do now | do i do now | your favourite | your favorite)
hint ? (stuck | no idea | clue | clueless | dunno | suggest | advice | suggestion | advise | hint | tip | pointer | recommend | nudge | lost here | baffled | stumped | puzzled | at a loss | help me out | help me here | give me a hand | where to begin | where to start | what now | what next | now what | don't see anything | can't see anything | see nothing | nothing works | not sure)
hint ? (don't | do not | haven't) + (know | clue | idea | see) + [what | where | how]
seen ? (which | what | cards | list | show | remind) + (seen | gone by | been out | turned up | come up | known | gone past | passed | been dealt | come out | face down | unseen | hidden)
again ? (say | said | tell | repeat | read | what | hear | didn't | catch | missed | run | give) + (again | say | was that | that was | said | happened | just now | hear that | catch that | that bit | last bit | last thing | did you say | once more | over)
history ? (what | show | list | which | read | remind) + (did i | have i | last | previous | so far | i did | we did | i've | my) + (do | done | play | played | typed | move | moves | commands | entered | just do | deal | doing)
history ? (last | previous) + (card | move | turn | thing) + (played | made | did | i)
number ? (number | which | what) + (deal | game | hand) + (this | is | am i | playing | number | on)
saves ? (saved | saves | stored | kept | other) + (games | which | what | show | list | my | any | game | where)
saves ? (game | games) + (yesterday | last week | before | earlier | last night | this morning | the other day | last time) + (playing | played | started | was | had | saved | back)
stats ? (how | what | whats | my | show | check) + (won | wins | lost so far | win rate | record | statistics | stats | losses | results | percentage | average | streak | best score | high score) + [games | often | many | far]
settings ? (what | show | which | change | where | list | how) + (settings | setting | options are set | preferences | setup | configuration)
lessons ? (what | which | list | show | are there | how many | any) + (lessons | tutorials | lesson | courses | tutorial)
progress ? (how | what | my | show) + (lessons | lesson | learning | learnt | learned | tutorial) + (far | progress | done | finished | doing | left)
winnable ? (can | could | is | still | any | will | am i | has | does | do) + (win | won | winnable | lost | dead | hopeless | doable | solvable | beaten | saved | chance | hope | over | doomed | a goner | work out | come out | rescue | pointless | screwed | finished)
why lost ? (why | how | what) + (lost | lose | dead | hopeless | unwinnable | beaten | doomed | can't win | cannot win | not winnable)
board ? (what | whats | show | where | read | describe | tell | how | see | look | give | lie | again) + (table | everything | layout | situation | picture | whole thing | the lot | position | are we | am i | everything again | things look | it look | overview | state of play | going on | in front of me | on the board | this look | lay of the land | land)
rules ? (rules | rule | rulebook) + (what | whats | explain | show | tell | read | how | remind | again | give | forgot | forgotten | don't | see | know)
rules ? (how | teach | explain | show | what | never | new) + (to play | this work | game work | it work | played before | to this | i play | you play | does one play | it goes | played this | this goes)
help ? (help)
"""

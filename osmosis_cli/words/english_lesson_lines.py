"""What learners type in English to move about in a lesson: the patterns of each of its words.

CONTRIBUTING tells how they are written. Other languages have theirs in their catalogues.
"""

MEANINGS = {
    "lesson next": """
(next | following) (step | one | exercise | question | part) | [the] next [step | one | exercise | question | part]
(go | carry | move | keep) (on | going | ahead | along) [to the next (step | one | exercise | question | part)]
(continue | proceed) [with the (lesson | practice | course)] | go to the next (step | one | exercise | question | part)
what (comes | is) next | what's next | i'm ready | i am ready | ready | got it | understood | i see | i understand
let's (go on | continue | move on | go) | another (one | exercise | question) | one more (exercise | question)
""",
    "lesson back": """
(go | step | move) back [a | one] [step] | back (a | one) step | one step back | [the] (previous | last) step | go to the previous step
(back | go back) to the (previous | last) (step | one) | [the] step before
""",
    "lesson skip": """
(skip | leave out | pass over | omit) [this | that | it | the] [step | exercise | question | one | part | task]
leave (this | that | it | the (step | exercise | question)) out | pass | i pass | next one please | i'll skip | i will skip
""",
    "lesson step": """
(repeat | say | read | tell me | ask | ask me) [the | this] (question | step | exercise | task | instructions) [again | once more | one more time]
(what was | what is | what's) the (question | exercise | task) [again] | [the] (question | exercise | task) [again] | what (am i | do i have) to do
what (should i do | do i do | must i do) [here | now] | (repeat | say | read) (this step | the step) [again] | (start | begin) (this | the) (step | exercise) (again | over)
what did you ask [me]
""",
    "lesson hint": """
(give | tell) me a [little | small | another] (hint | tip | clue) | a [little | small | another] (hint | tip | clue) | (hint | tip | clue) please
(i need | i want | i would like) (a (hint | tip | clue) | help | some help) | help me | help me (out | with this | with it | with this exercise)
can (you | i) (give me | have | get) a (hint | tip | clue) | another (hint | tip) | i'm stuck | i am stuck | i am lost | i'm lost
""",
    "lesson show": """
(show | tell | give) me [the] (answer | solution) | (show | tell) me [how | what it is | what to do | how it goes | how to do it] | [the] (answer | solution)
(what is | what's) the [right | correct] (answer | solution) | (solve | answer) it [for me] | (show | reveal) (it | the answer | the solution)
i give up | give (it | this) away | just tell me
""",
    "lesson stop": """
[go] back to (my | the) game | (return | take me back | let me go back | bring me back) to (my | the) game | to my game
(stop | end | leave | quit | exit | finish | close | abort) (this | the) (lesson | practice | exercise | exercises | check | test | course | tutorial)
(stop | end) (learning | practicing | practising) | [that's] enough [for (today | now)] | i want to (stop | play | leave the lesson | go back to my game)
(i've | i have) had enough | (no more | enough) (lessons | exercises | questions) | out of (this | the) lesson
""",
    "lesson shrug": """
i (don't | do not) know [that | it | this | the answer] | (don't | do not) know | [i have] no idea | idk | dunno | i dunno | no clue | i have no clue | i haven't [got] a clue
not sure | i'm not sure | i am not sure | i can't (say | tell) | i cannot (say | tell) | (who | god) knows | beats me | i have no idea at all | how should i know
(i don't | i do not) (understand | get it | understand it | understand this | understand that | understand the question) | no idea at all | search me | haven't a clue
""",
    "lesson choice": """
<n> | <nth> [one | option | answer | choice] | [the] (number | option | answer | choice | no) <n>
(i'd say | i would say | i say | i think | i choose | i take | i pick | my answer is | it is | it's | probably | maybe) ([number | option | answer] <n> | <nth> [one | option | answer | choice])
""",
}

import { casedWords, words } from '../cue.ts';
import type { Speech } from '../definition.ts';
import { hasStrayPronoun, isMainClause } from './main-clause.ts';

const subject =
  "(?:i|we|you|they|he|she|it|there|that|this|people|everyone|everybody|nobody|someone|somebody)(?:'\\w+)?";
const determiner = '(?:the|a|an|my|our|your|their|his|her|its|some|any|every|each|most|many|all|no)';

const auxiliary = '(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|may|might|must)';

/** "It" and "there" that refer to nothing said before: "it is hard to …", "there is still no way to …". */
const degree =
  '(?:not |very |really |so |too |quite |more |much |always |often |still |just |pretty |also |sometimes |usually |extremely |super |\\w+ly )*';
const easeOrWorth =
  '(?:hard|harder|hardest|difficult|easy|quick|quicker|slow|simple|strange|weird|stupid|silly|sad|lovely|tiring|exhausting|lonely|scary|easier|important|impossible|possible|expensive|costly|cheap|cheaper|better|best|worse|useful|helpful|tricky|complicated|complex|challenging|critical|crucial|essential|necessary|common|rare|nice|nicer|good|great|annoying|frustrating|confusing|interesting|pointless|awkward|hopeless|time-consuming|tedious|risky|dangerous|unclear|clear|wrong|enough|painful|faster|slower|unfair|embarrassing|rude|safer|simpler|tempting|worth)';
const impersonal = {
  it:
    `(?:'s|'d be| is| was| isn't| wasn't|(?: can| could| may| might| would| will|'ll|'d)(?: not)? (?:be|have been)| becomes?| gets?| feels?) ${degree}${easeOrWorth}(?: (?:thing|idea|time|money|\\w+ing))?(?: for (?:\\w+ ){0,3}\\w+)? (?:to(?! \\w+(?: (?:with|in|on|at|by|from|as|when|if|because|and|but|here|there)\\b|$))|that|if|when)\\b` +
    `|(?:'s| is| was) a (?:\\w+ ){0,4}(?:process|job|pain|nightmare|challenge|struggle|shame|hassle|relief|risk|problem|effort) (?:to|that|if|when)\\b` +
    "|(?: often| usually| always| sometimes| can| could| would|'d| just)* (?:takes?|took|costs?) (?:us |me |them |people |everyone )?(?:too |so |very |\\w+ly )?(?:a while|ages|forever|long|(?:\\w+ ){0,4}(?:time|hours?|days?|weeks?|months?|years?|evenings?|nights?|mornings?|calls?|attempts?|goes|tries|minutes|effort|work|money|people|clicks|steps)) to\\b",
  there:
    "(?:'s| is| was) (?:(?:also|just|often|usually|simply) )*(?:always|never|still|hardly|rarely|not enough|too (?:much|little)|a (?:big |huge |real |clear |constant |general |serious )?(?:lack|shortage|gap|risk|conflict|trade-off|danger)|nobody who|no one who|no (?:clear|easy|real|good|standard|single|fixed|common|proper|quick|simple|direct|reliable|obvious|way|time|room|money|budget|documentation|feedback|process|plan|point)) ",
};

/** A cleft sentence: in "It's the second visit that goes", "it" refers to nothing said before. */
const cleft =
  "(?:'s| is| was)(?: (?:not|usually|always|mostly|often|only|really|actually))* (?:the|my|our) (?!(?:same|one|thing|kind|way|only|first|best|worst) (?:that|who))(?:\\w+ ){1,3}(?:that|who)\\b" +
  "|(?:'s| is| was) people (?:\\w+ ){0,3}who\\b" +
  // "It wasn't the money, it was not knowing": what it was comes after.
  "|(?:'s not| isn't| wasn't| is not| was not)(?: [\\w'’-]+){1,7}, it(?:'s| is| was) (?!like)[\\w'’-]+ [\\w'’-]+";

/** What is there, and what about it: "There's a waiting list, but it's full of people who have moved". */
const existing =
  "(?:'s| is| was| are| were)(?: (?:also|always|still|only|just))* (?:an?|one|two|three|four|people|nobody|somebody|someone|no) (?!(?:lot|bit|few|couple|kind|sort|thing) )(?:[\\w'’-]+,? ){1,7}?(?:that|who|which|and|but|so|because|called|with nobody|without)\\b";

/** What people say of what they are about to say. */
const ownRemark =
  '(?:just |only |maybe |perhaps |a |quite |really |very |(?:little )?bit |little )*(?:me|pedantic|picky|nit-?picky|nitpicking|silly|stupid|daft|petty|fussy|harsh|unfair|odd|strange|weird|naive|naïve|old-fashioned|obvious|trivial|mean|ungrateful)';

export const speech: Speech = {
  restricts: words('only'),
  closes: () =>
    /(?<!\p{L})(?:any|some)thing (?:else|more|we (?:have(?:n['’]t| not)|missed|forgot)|i (?:have(?:n['’]t| not)|didn['’]t|did not|forgot|should have))(?!\p{L})/iu,
  subjects: words("(?:you|they|we|he|she|it|i)(?:'\\p{L}+)?"),
  otherTopic: () => /^(?:(?:and|but|so|ok(?:ay)?|now)[,\s]+)*(?:what|how) about\s+(?<topic>[^?]+)\?/iu,
  offRecord: words(
    // A request to the note-taker; "they don't write that down" describes a practice.
    "(?<!\\b(?:i|we|you|they|he|she|people|nobody|who|just|staff|still) )(?:don't|do not) (?:(?:put|write|print|quote|note|include|report|repeat) (?:that|this|any of (?:that|this))|(?:put|write) it (?:in|down))(?! (?:on|in|under|into|by|with) (?!(?:the|your) (?:report|notes|write-up)))|rather (?:you (?:didn't|did not)|not) (?:put|write|print|quote|note|include|report|repeat) (?:that|this)",
    '(?:leave|keep|cut) (?:that|this)(?: bit| part)? out(?=[.,!?]|$| (?:if|please|will|would|for|though)(?= )| please| of (?:the|your) (?:report|notes|write-up|study|recording))|(?:leave|keep) it out of (?:the|your) (?:report|notes|write-up|study|recording)|off the record|(?:shall|should) i (?:leave|keep|take) (?:that|it|this) out|(?:want|like|prefer) me (?:to (?:leave|keep|take) (?:that|it|this) out|not to (?:mention|include|write|note) (?:that|it|this))|(?:that|this) (?:stays|is) between (?:us|you and me|ourselves)|keep (?:that|this|it) between (?:us|you and me)|you (?:didn\\x27t|did not) hear (?:that|this|it) from me|not for the (?:tape|record|report|paper|write-up)',
    "(?:could|can|would|will) you (?:please )?(?:not use|leave out|not quote|not include) (?:this|that)(?: bit| part)?|(?<!\\b(?:i|we|you|they|he|she|people|nobody) )(?:don't|do not) (?:put|use|quote) (?:it|this|that|any of (?:this|that)|this bit|that bit) (?:in (?:anything|there)|anywhere)|(?:don't|do not) use (?:this|that) (?:bit|part)",
    "(?:this|that|it)(?:'s| is) ?(?:not|n't) for (?:the|your) (?:tape|record|report|paper|notes|write-up)|(?:this|that|it) isn't for (?:the|your) (?:tape|record|report|paper|notes|write-up)|don't (?:write|put|print|use) (?:it|that|this|anything) with my name|(?<=^|[.,;:–—] |please |(?:can|could|would) you )(?:turn|switch) (?:that|this|the (?:tape|recorder|recording)) off|(?<!\\b(?:said|says|say|to|i|we|you|they|he|she|people|just|staff) )don't (?:tell|say (?:it |that |this )?to) (?:anyone|anybody|my (?:boss|manager|wife|husband|mother|mum|supervisor))|(?:no names|without names), (?:please|okay|ok)",
  ),
  recording: words(
    'record(?:ing|ed)?|tape|tapes|taping|transcript|transcribed|this is on|(?:turn|switch) (?:it|this|that) (?:on|off)|take notes|taking notes|note[- ]?taking|write (?:it|this|things) down|scribble',
  ),
  permits: words(
    "ok(?:ay)?|all ?right|fine|mind|happy|agree|consent|permission|comfortable|anonym\\w*|confidential\\w*|names?|team|between us|stop|skip|leave out|don['’]t (?:have|want) to",
  ),
  digresses: words(
    "i(?:'m| am) (?:rambling|digressing|waffling|going on|getting off (?:the )?(?:track|topic|point))|i digress|where (?:were|was) (?:we|i)|(?:that|this)(?:'s| is) (?:nothing to do with (?:it|this|anything)|not what you asked)|what was (?:the|your) question|what (?:did you|were you) ask(?:ing)?(?: me)?|back to (?:business|your question|the (?:question|point|subject|topic))",
  ),
  leavesOut: words(
    "(?:i|we)(?:'ll| will| can) (?:leave|keep|take|cut) (?:it|that|this|all (?:of )?(?:that|this)) out|(?:i|we) (?:won't|will not) (?:write|note|put|use|quote|mention|include|repeat) (?:it|that|this)|(?:it|that|this) (?:stays|stays here|won't leave|will stay) (?:in (?:this|the) room|between us|here)|(?:it|that|this) (?:won't|will not) (?:go|be) in (?:the|my|our) (?:report|notes|write-up)",
  ),
  courtesies: words(
    "(?:i'll|i will|i can|let me) (?:give|tell) you (?:an example|something|one thing)(?=[.:!]*$)",
    "sorry (?:i (?:took|had|was|am|have|did)|we (?:had|took)|to keep|about that)|sorry(?! for (?:the|my|him|her|them))(?=[,.!]|$)|i'm sorry|excuse me|thank you|thanks(?! to)|bye|cheers(?=[,.!])|hang on|hold on(?=[,.!]|$)|(?<!\\b(?:in|within|for|than|under|take|takes|just) )one (?:second|moment)(?=[,.!]|$)|just a (?:second|moment|minute)(?=[,.!]|$)|let me (?:just )?(?:shut|close|get|turn|mute|move|think|see)|can you hear me|carry on(?=[,.!]|$)|you're on mute|am i on mute|(?:somebody|someone)(?:'s| is) at the door|there(?:'s| is) (?:somebody|someone) at the door|i (?:have|need) to let you go",
  ),
  openers: words(
    // A remark about one's own remark.
    `(?:maybe|perhaps|i know) (?:it|this|that)(?:'s| is|’s) ${ownRemark},? but|(?:it|this|that) (?:may|might|will|probably|does) sounds? ${ownRemark},? but|i (?:may|might|could) be wrong(?: here| about (?:this|that))?,? but|i don't know (?:if|whether) (?:it's|it is|this is|that's) (?:just |only )?me,? but|call me [\\w-]+,? but|don't get me wrong(?:,? but)?|(?:i'm )?not being (?:funny|rude|difficult),? but|i'm no expert,? but|no offen[cs]e,? but`,
    "(?:good|great|fine|nice|cool|interesting|perfect|overall|interestingly|anyways?|apologies|at a glance|most importantly|for now|personally|so far|unfortunately|oftentimes|equally|potentially|instinctively|intuitively|essentially|ideally|understandably|naturally|similarly|to (?:me|us)|in (?:our|my) case(?: at \\w+)?|sometimes it(?:'s| is) like|i know|i see|i would say)(?=,)|i said(?: to (?:him|her|them))?,?(?= i (?:don't|do not|want|can't|won't|never|need)\\b)|um+|uh+|erm?|hmm+|mm+(?:-?hmm*)?|mhm|ah|oh|ooh|yeah|yes|yep|yup|no(?=,)|okay|ok|alright|all right|well|right|sure|exactly|definitely|absolutely",
    'so|and|but|or|because|cause|cos|then|also|plus|like|anyway|now(?=,| (?:i|we|you|the)\\b)|actually|basically|obviously|honestly|literally|again|indeed|of course',
    "for (?:example|instance|me|us|sure)|i mean|you know(?: what)?|you see|look|listen|let's say|say(?=,)|to be (?:honest|fair|frank)(?: with you)?|at the end of the day|first(?:ly)? of all|firstly|secondly|in general|in my (?:opinion|view|case|experience)|from my (?:side|perspective|point of view|experience)",
    "i(?:'d| would| will|'ll)? (?:also |just |really |personally |still |actually |probably )?(?:think|guess|believe|feel like|say)(?: that| like)?(?!,? (?:about|of|too|so|not|no|yes|to|the same|in)\\b)",
    "what (?:i|we)(?:'ve| have)? (?:found|noticed|notice|find|see|saw|realised|realized|learned|learnt|hear|heard)(?: out)? (?:is|was)(?: that)?|(?:i|we)(?:'ve| have)? (?:started|begun|come) (?:noticing|seeing|realising|realizing|to (?:notice|see|realise|realize)) that|(?:what )?i mean (?:is )?(?:that)?|i(?:'m| am) (?:just )?(?:saying|thinking)(?: that)?|cuz|the (?:thing|point|fact|truth) is(?: that)?,?|(?:the|one|another|the other|the first|the second|the only) (?:thing|point|one|aspect|part) (?:is|was|would be)(?: that)?|the (?:reality|point) is(?: that)?,?|what i(?:'m saying| am saying| want to say| mean) is(?: that)?|i (?:must|have to) (?:say|admit)(?: that)?|i (?:find|feel|noticed|notice) that|it(?:'s| is) (?:just|like) that|it seems (?:to me )?(?:that|like)|it depends|that(?:'s| is) why|this is why|which means(?: that)?|this means(?: that)?|that means(?: that)?|(?:i|we)(?: then| just| also| quickly| soon)? (?:saw|see|noticed|realized|realised|discovered|learned|learnt|found(?: out)?|figured out) that|it turned out(?: that)?|as i said|like i said|in this case|in that case|such that|as well|just",
  ),
  tails: words(
    "(?<!\\b(?:not|all|that's|it's|is|are|was|were|be|been|isn't|aren't|wasn't|get|got|go|going|look|looks|feel|feels|felt|exactly|quite|put|only) )right|simple as that|full stop|end of story|you know|and so on|and so forth|et cetera|etc|or something(?: like (?:that|this))?|or whatever|or anything(?: like that)?|and stuff(?: like (?:that|this))?|and things like (?:that|this)|(?:and )?(?:stuff|things|something) like (?:that|this)|and all (?:that|this)|and everything|i guess|i think|i would say|i suppose|i mean|i believe|for (?:example|instance|sure)|of course|as well|too|(?<!\\b(?:hope|hoped|think|guess|say|said|believe|suppose|do|doing|did|if|or) )so|yeah|(?<!\\b(?:say|says|said|saying|or|a) )(?:yes|no)|okay|ok|like (?:that|this)|basically|actually|also|then|let's say|though|obviously|honestly|to be honest|as i said|like i said|and|or|but|because|in this case|in that case|at least|in general|at the moment|right now|(?<=, )(?:always|every time|every single time|all the time)",
  ),
  asides: words(
    "um+|uh+|uhm+|umm+|erm?|hmm+|mm+(?:-hmm+)?|mm-?hm+|mhm|ah|(?<!-)oh(?!-)|you know(?! (?:what|how|if|where|when|that|the|which|who|why|about)\\b)(?<!(?:do|if|as|let|don't|would|should|could|to|what|that|did|when|how|because) you know)",
    "i mean(?! (?:by|to)\\b)(?<!what i mean)|let's say|let me say|i would say|i guess|i'd say|of course|how (?:can|do|should) i (?:say|put)(?: (?:it|this|that))?|as i said|like i said|how to say|(?:or something|and stuff|or whatever|or so)(?: like (?:that|this))?(?=,)",
    '(?<!\\b(?:the|a|an|this|that|these|those|some|any|what|which|all|other|certain|same|different|every|each|one|two|new|another|right|of|many) )(?:kind|sort) of(?: like)?|kinda|sorta|basically|obviously|honestly|literally|(?<=, )(?:like|actually|right|okay|ok|well|yeah|of course|for example|for instance|i (?:think|suppose|believe|reckon|imagine)|though)(?=,)',
    "(?<=\\b(?:is|are|was|were|be|it's|that's|there's|and|but|so|just|really|maybe|because|to|of|do|have|has|had|we|they|i|you|it|the|a|with|that|get|getting|got|more|they're|we're|i'm|you're) )like(?= (?:a|an|the|to|we|i|you|they|it|it's|very|really|not|more|so|super|this|that|these|in|on|at|from|if|when|how|what|my|our|your|some|all|every|most|many|one|two|three)\\b)(?<!\\b(?:it|that|would) like)(?<!(?:feel|feels|felt|look|looks|looked|i|we|you|they) like(?= (?:to|it|that|this|the|how|when)\\b))(?<!just like(?= (?:the|my|our|your|any|with|in)\\b))",
    "(?<=\\b(?:is|are|was|were|be|it's|that's|there's|and|but|so|just(?! like (?:the|my|our|your|any|with|in)\\b)) )like(?!,? (?:why|what|how|who|where|when) (?:am|is|are|was|were|do|does|did|can|could|should|would)\\b)|(?<=\\b(?:see|saw|need|needs|use|used|run|make|made|find|found|call|called|take|took|give|gave|for|from|by|in|on|at|about|into|where|because|so|that) )like(?= (?:a|an|the|this|these|those|my|our|we|they|some|every|\\d+)\\b)|like(?=,)(?!, (?:why|what|how|who|where|when) (?:am|is|are|was|were|do|does|did|can|could|should|would)\\b)|right now|at the moment|as well(?! as)|again(?=,)",
  ),
  joints: words(
    `but|because|cause|cos|although|though|even though|whereas|while|unless|except|which|whereby|if|when|whenever|until|since(?= ${subject}| ${determiner}\\b)|otherwise|instead of|and then|and so|and also|and that's|or else|rather than`,
    `so(?= ${subject}| ${determiner}\\b| that\\b| if\\b| when\\b)|(?:and|or|then)(?= ${subject}\\b)|and(?= (?:if|when|because|maybe|sometimes|usually|even|yeah|okay|for example)\\b)`,
    `(?<=[,.] )(?:${subject}|especially|like|right|yeah|yes|okay|then|maybe|sometimes|usually|for example|for instance|such as|i|so|and|or|where|who|not|no|now|meaning|at least|even|only)`,
  ),
  limits: words(
    "unless|except|only|if|when|whenever|until|as long as|provided|but (?:only|not|if|when|unless|it depends|i (?:do not|don't)|(?:it|that)(?:'s| is) not)|or not|or maybe|not|at least (?:not|when|if)|though|than|depending|especially (?:if|when)|when|in case|rather than|instead of|without|even if|at least|but (?:it|that|this|we|i|they|you) (?:do|does|did|is|are|was|were|have|has|would|could|can)n.?t",
  ),
  consequences: words('(?:then|so)(?= )'),
  clipped: /s /,
  possessive: /s/,
  denials: words('no|nope'),
  leads: words(
    '(?:and |but |so |or |because |even )?(?:if|unless|when|whenever|until|without|except|suppose|imagine|because of|as long as|in case|once|depending|(?:on )?(?:the )?days (?:when|that)|(?:every|each|any) time|the moment)|(?:i|we|he|she|they|you|people)(?: \\w+){0,3} (?:hope|wish|doubt|wonder|say|says|said|told|claim|claims|asked?)',
  ),
  afterComma: words(
    "which|but|so|because|and|or|it(?:'s| is) (?:that|not|the|to|about|because|more|just|how|when|what)|especially|even (?:if|though|when)|while|whereas|not|rather than|instead of|such as|unless|although|otherwise|if|when|without|depending on|who|(?!(?:not|during|according|morning|evening|something|anything|nothing|everything)\\b)\\w{3,}ing(?! (?:is|are|was|were)\\b)",
  ),
  articles: words('a|an|the|my|our|your|his|her|their|some|this|these|that'),
  beside: words(
    'in|on|off|at|for|by|with|from|after|before|during|until|about|a|an|the|my|our|your|not|no|hardly|mostly|usually|only|even|just|every|twice|once|at least',
  ),
  // "I'm I've got the shop", "I do I'm a baker"
  restarts: words("(?<cut>i(?:'(?:m|ve|d|ll)| do| was| have) )i'(?:m|ve|d|ll)"),
  // A verb put differently, and a pause between a subject with a relative clause and its verb.
  repairs: words(
    '(?<cut>(?<article>the|a|an|our|my) \\w{1,2} )\\k<article> \\w{4,}',
    '(?<cut>(?<stem>\\w{4,}) )\\k<stem>ly',
    '(?<cut>some (?:kind|sort) of )an? \\w+',
    '(?:sometimes|usually|often|generally|mostly|typically|normally)(?<cut>,) (?:the|a|an|some|my|our|i|we|people|it)\\b',
    '(?:is|are|was|were|have|has|had|with|from|about|into|between|for)(?<cut>,) (?:the|a|an|some|many|different|not)',
    '(?:\\w{4,})(?<cut> here) (?:is|are|was|might|may|could|would|with|in|as|provides?)\\b',
    `(?<cut>${auxiliary}, )(?:\\w+ly )?${auxiliary}`,
    `that (?:i|we|you|they|he|she|it|people) (?:\\w+ ){0,2}\\w+(?<cut>,) (?:is|are|was|were|has|had|does|did|doesn't|didn't|isn't|wasn't)(?! (?:it|that|not|there)\\b)`,
  ),
  narratives: words(
    '(?:and |but |so )?(?:then )?(?:when|after|before|while|as soon as|once) .*\\b(?:was|were|had|did|went|came|got|saw|made|took|began|\\w{2,}ed)\\b.*',
  ),
  scenes: words(
    '^(?:and |but |so )?(?:the (?:first|last) time|the other day|one (?:day|morning|evening|night|time)) (?:i|we|my|our|he|she|they|the|a)',
    // "I thought, if that was somebody without confidence" is only half a thought: the consequence follows.
    '(?:thought|think|said|figured|reckoned),? (?:if|when|unless) [^,]*$',
  ),
  unmet: words(
    "(?:was|were|am|is|are|'m|'s|'re) (?:meant|supposed|about) to|should have|(?:was|were) going to|(?:had )?(?:planned|hoped|expected|intended|promised) to",
  ),
  invites: words(
    '(?:please )?(?:(?:walk|talk|take) (?:me|us) through|tell (?:me|us)|describe|explain|show (?:me|us)|give (?:me|us) an example|share)',
  ),
  questionLeads: words(
    "(?:(?:and|so|then|okay|now|well),? )*(?:my|the|our|one|another|a) (?:\\w+ ){0,2}question(?: (?:for you|i have|here))?(?: (?:is|would be|will be|was))?(?: about (?:that|this))?|(?:maybe |just )?(?:i(?:'d| would) (?:also |just )?(?:like|love|want) to (?:ask|know)|i (?:want|wanted) to (?:ask|know)|i was (?:just )?(?:wondering|curious)|i(?:'m| am) (?:just )?(?:wondering|curious)|let me ask|can i ask|may i ask|tell me)(?: you)?(?: now| then)?(?=,|:| (?:how|what|why|when|where|which|who)\\b)|(?:just )?to (?:start|begin|finish|end)(?: with)?(?=,)|(?:then|next|finally|lastly|first(?:ly)?(?: of all)?|last question|next question|if (?:not|so|yes|no))(?=[,:])",
  ),
  unmarkedQuestions: words(
    "(?:what|which|how|whose)(?: (?!(?:i|you|we|they|he|she|it|the|an?|my|your|our|their|this|that|to)(?: |$))[\\w-]+){0,3}(?: (?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|should)|'s)",
    '(?:what|who) (?:goes|happens|happened|changed|stopped|made|makes|keeps|kept|helps|helped|led|takes|decides|decided|pays|paid|approves|signs|checks|uses|used|comes|came|gets|works|worked|went|matters|bothers|annoys|worries|drives|drove|brought|would|could|should)',
    'how (?:many|much|long|often|far|big|soon)',
    'who (?:is|are|was|were|else|does|do|did|has|have|had|would|will|can|could|should|\\w+s)',
    '(?:why|where|when) (?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|should)',
    "(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|should)(?:n't)? (?:you|they|we|he|she|people|anyone|anybody|anything|any|there|your|the|their|an?|most|all|some|everyone|everybody|that|this|it)",
  ),
  unmarkedEnds: words(
    "or|and|but|the|an?|if|so|to|of|because|than|as|my|your|their|our|his|her|at|into|from|by|they(?:'ve|'re|'d)|you(?:'ve|'re|'d)|we(?:'ve|'re)|that's|it's|whether|like|kind|sort|just|i",
  ),
  vagueQuestions: () =>
    /^what about [^?]{1,30}\?$|^(?:when|how|where) (?:do|does|did|would|will|can|could) [^?,]{2,40} (?:get to know|find out)\?$|^(?!.*(?<!\p{L})(?:who|whom|whose|what|which|when|where|how|why|do|does|did|is|are|am|was|were|has|have|had|can|could|will|would|should|shall|may|might|must|need|\p{L}+n['’]t|tell|any)(?!\p{L}))(?!.*['’](?:s|re|ve|d|ll|m)(?!\p{L})).+\?$|^(?:who|what|when|where|how|why)(?: else)? (?:did|were|was) (?:you|they|he|she|we|people) [a-z]+(?: (?:[a-z]+ing|about|to|with|for|in|on|off|out|up|then|do|first))?\?$|^what happened (?:to|with|about) the |^what (?:is|are|was|were) the [a-z]+\?$|^(?:the|an?|your|our|my) (?!.*(?<!\p{L})(?:who|whose|what|which|how|why|when|where)(?!\p{L}))[^?]*\?$|^(?:in your own words, |before you [a-z]+, )?what(?:(?:['’]s| is| does) it (?:want|say|tell|ask)(?!\p{L})[^?]*| do you see(?: here)?| (?:would|did|do) you (?:expect|think)(?: (?:would|will|to|should))? happens?|(?: do you think|['’]s it|['’]s)(?:['’]s| is)? (?:going on|happening)(?: here)?| are you (?:thinking|looking at|looking for|seeing|expecting|trying to do)(?: here| now)?| would you (?:do|try|click|press) (?:now|next|then|here|first)[^?]*)\?$|(?<!\p{L})(?:an?|the) [a-z]+ like that(?!\p{L})|^[^,]* that (?:late|early|on|with|for|from|about|at|then|now|off|out|up|down|yourself)(?!\p{L})|(?<!\p{L})(?:your|their|our|my|his|her) own[,?]|^[^,]*(?<!\p{L})(?:get on with|rub along with|get along with|think of|deal with) the others?(?: people| ones)?\?$|^how (?:many|much) (?:would|do|did) you (?:say|think|reckon) (?:\w+ ){1,5}\w+\?$|(?<!\p{L})(?:down|in|out|over|up) here(?!\p{L})|, i (?:don't|do|mean|know|think|want)[^,?]*, |^how about (?:the |your |their )?\w+(?: \w+){0,3}\?$|between you \w+ing |^how (?:many|much) (?:don't|doesn't|didn't|aren't|are|do|does|did|will|would) ?\w*\?$|(?:about|with|of|to|at|on) \d+\?$|(?<!\p{L})(?:\d+|hundred|thousand|dozen)\?$|^how (?:many|much) [\w ]{1,30} (?:in an?|an?|per) (?:day|week|month|year)\?$|(?<!\p{L})(?:that|this) (?:day|time|month|year|week|one)[,?]|^(?:and )?when you (?:say|said|came|went|did|were|had)(?!\p{L})|^when (?:i|we|you|he|she|they|it|people)(?:['’]\p{L}+)? \p{L}[^,]*\?$|, (?:the|an?) \p{L}+\?$|, that (?:they|it|he|she) [^,?]*\?$|(?:,|^) ?(?:do|does|did|is|are|was|were|has|have|can|will) \w+, (?:do|does|did|is|are|was|were|has|have|can|will) /iu,
  probes: () =>
    /(?<!\p{L})(?:did(?:n['’]t)?|was(?:n['’]t)?|were(?:n['’]t)?|had|happened|went|made|brought|got|came|told|said|took|gave|felt|thought|the (?:very )?same|such a (?:case|moment|day)|something like that|the other way (?:a?round)|would (?:\w+ ){0,3}have|could (?:\w+ )?have|should (?:\w+ )?have)(?!\p{L})|^what happens to the (?:\w+ )?\w+\?$|^why (?:just|only|not|the|an?|that|this|no|so)(?!\p{L})/iu,
  reports: words(
    "(?<=[^\\s,].*)(?:oh|hey|hi|hello|wow)|(?:say|says|(?<!^(?:and |but |so )?i )said|saying|(?:i|we|they|you|he|she|it)(?:'(?:m|s|re)| was| were| is| are) like|goes)(?:,? (?:oh|hey|yes|yeah|no|okay|ok|well))?",
  ),
  indirect: words(`you|it(?=${impersonal.it})|there|(?:if|when|since|although)(?!.*,)|.* (?:it|them)$`),
  badStart: words(
    `and|but|so|or|nor|because|cause|which|who|whom|whose|what(?= (?:is|are|was|were|do|does|did|can|could|will|would|should|kind|else|about|if|sort|type)\\b)|what(?!.* (?:is|was|isn't|wasn't) )|where|while|then|than|like|also|as(?! an? (?:\\w+ ){1,3}(?:i|we|you)(?:'m|'re| am| are| have| can| can't)\\b)|of|with|from|by|for(?! (?:\\w+ ){1,2}(?:hours?|days?|nights?|weeks?|months?|years?) (?:i|we|he|she|they|you|nobody|the|my|our)\\b)|to|into|on(?! (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends|busy days|bad days) )|at|about|is|are|was|were|be|been|has|had|have|does|did|do|can|could|would|will|should|may|might|must|maybe|perhaps|well|now|right|just|even|such|not|yes|no(?! one)|okay|yeah|oh|again|still|therefore|thus|hence|however|otherwise|instead|except|rather|let|let's|the rest|whether|how|why|(?:until|unless|(?:al)?though)(?!.*, )|that's|there you|here|hopefully|probably|not only|not even|both of|none of (?:them|these|those)|all of (?:them|these|those|that|this)|some of (?:them|these|those)|one of (?:them|these|those)|most of (?:them|these|those|it)|each of them|each one|these ones|the other ones?|the (?:first|second|third|last|same|other) (?:one|ones|thing|part)|another one|the latter|the former`,
    `you(?! (?:can't|cannot|couldn't|shouldn't|don't(?! (?:need|have|know|want|see)\\b)|never|only get|lose|(?:still |always |just )?(?:have to|need to|must|come|go|pay|spend|wait|tell|book|ring|phone|order|buy|give)|have (?:no|little|nothing|nobody|one)|get (?:a|an|no|nothing|the)|end up)\\b)|you're|you've|you'd|you'll|your|there(?= is|'s| was)(?!${impersonal.there}|${existing})|it(?!${impersonal.it}|${cleft})|its|itself|this|that|these|those|they|they're|they've|they'd|they'll|he|he's|she|she's|him|her|his|their|them|such|there(?:'re| are| is|'s) (?:this|that|these|those|it|they|also this|nothing else|no (?:issues?|problems?|other|more|such|need|difference|question))|there(?= (?:i|we|you|they|the)\\b)`,
    'see|say|like i|the (?:only|next|first|second|last) (?:option|task|step|query|question)|let',
    'really|the answer|we can see|one can see|i just|i only|i am just|good|great|fine|',
    'i said|i was(?! (?:on hold|stuck|charged|left|overcharged|locked out|stranded))|i kind|i sort|i i|we we|the the|you guys|me|us|myself|due|given|regarding|concerning|according|in (?:this|that|these|those|terms|order|which|addition|my|your|fact|the (?:end|beginning|sense|same|case))|after (?:this|that)|before (?:this|that)|during (?:this|that)|at (?:this|that|the)|on (?:this|that)|under|over|through',
  ),
  badEnd: words(
    "(?:there's|there is|there are|is|was|are|have|has|had|got) no|it's got|it has got|likely|probably|possibly|perhaps|but (?:it|he|she|they|we|i|that)(?:'s| is|'re| are|'m| am) not|super|so|too|quite|pretty|expected|into account|i thought|i think|i said|i say|i guess|i mean|a|an|the|and|or|but|so|(?<!\\b(?:hold|rid|afraid|scared|aware|proud|heard|sick|tired|fond|capable|short|out) )of|(?<!\\b(?:used|listen|listened|talk|talked|speak|spoke|spoken|allowed|supposed|meant|want|wanted|have|going|reply|come|belong|access) )to|(?<!\\b(?:coming|come|comes|came|going|logging|log|logged|getting|get|sign|signing|signed|let|fill|filled) |\\b(?:put|puts|putting|typed?|typing|key|keyed|hand|handed|send|sent|book|booked|enter|entered|bring|brought|plug|plugged|phone|ring) (?:\\w+ ){1,3})in|(?<!\\b(?:turn|turned|switch|switched|put|log|logged|try|tried|get|got|hold|move|moved|carry|going) (?:\\w+ ){0,3})on|at|by|(?<!\\b(?:pay|paid|paying|ask|asked|asking|look|looking|wait|waiting|stand|stands|used|care|here|there) )for|from|with|(?<!\\b(?:told|heard|talk|talked|worry|worried|asked|care|cared) )about|as|than|that|which|who|whom|whose|if|because|when|while|where|is|are|was|were|has|have|had|(?<!\\b(?:than|before|as) (?:\\w+ ){1,3})do|does|did|can|could|would|will|should|may|might|must|(?<!\\b(?:when|but|if|and) (?:\\w+ )?(?:i'm|we're|they're|he's|she's|it's) )not|very|really|(?<!\\b(?:pay|paid|pays|cost|costs|earn|charge|charged|charges|owe|any) )more|most|(?<!\\b(?:have|pay|paid|earn|earned|get|got|cost|costs) )less|(?<!\\b(?:too|so|as|very|this|that) )(?:much|many)|my|our|your|their|his|its|this|these|those|i|we|they|he|she|\\w+'(?:s|re|ve|ll|d|m)|like|just|also|even|into|versus|between|right|some|any|every|(?<!\\b(?:pounds|euros|dollars|quid|minutes|hours|\\d+|us|them) )each|(?<!\\beach )other|another|let's|(?<!\\b(?:they|we|you|she|he|people|nobody|it|that|and|or|i) )\\w+n't|there|it|them|usually|probably|maybe|kind|sort|(?<!\\ba )lot|such|same|both|all|too|quite|pretty|rather|how|(?<!\\bwho(?:'s| is) \\w+ing )what|why|whether|until|since|be|been|being|am|without|(?<!\\b(?:gets?|got|getting|put|go|goes|going|went|come|came|comes) (?:\\w+ )?)through|during|over|under|towards?|against|per|via|onto|upon|across|among|within|within|(?<!\\b(?:mov(?:e|es|ed|ing)|turn(?:s|ed|ing)?|r[ua]n(?:s|ning)?|walk(?:s|ed|ing)?|l(?:ie|ies|ying)|sit(?:s|ting)?|mess(?:es|ed|ing)?|drive|drives|drove|shop|shopped|phone|phoned) (?:\\w+ ){0,4})around|first|no|nor|either|neither|(?<!\\b(?:cash|cards?|paper|members|weekends|email|phone|online) )only|(?<!\\b(?:my|your|his|her|its|our|their) )own|several|few|little|certain|different|various|sometimes|always|never|often|mostly|especially|particularly|actually|make|makes|using|(?<!worth )having|getting|making|doing|going|trying|called|named|said|say|says|think|mean|(?<!\\bwhat (?:it|that|this|they|(?:\\w+ ){1,4}))means|become|becomes|seems?|put|give|gives|gave|take|takes|took|find|finds|found|keep|keeps|kept|let|lets|get|gets|got|because of|in terms|a bit|another one|this one|that one|here|(?<!\\b(?:same|whole|right|wrong|best|worst) )things?|stuff|i'm|between \\w+ing|into account|(?:need|needs|want|wants|have|has|try|trying|going|able) to(?: really| actually)? (?:know|understand|see|say|be|do|make|get|have|use|consider|look)|doesn|don|didn|isn|wasn|couldn|wouldn|etc|the (?:issue|problem|matter|point)|example|part of|type|types|fact|case(?<!use case|just in case)|which is",
  ),
  // "That number has never been right when I looked at it."
  boundEnd: words(
    '(?<=\\b(?:the|an?|my|our|your|his|her|their|that|this|any|every|each) (?!\\w+s )\\w{3,} .*(?<!\\bof |\\bto \\w{1,12} ))it|(?<=\\b(?:the|my|our|your|his|her|their|these|those|some|many|all) (?:\\w+ )?\\w{2,}s .*(?<!\\bof ))them',
  ),
  refused: [
    // A recogniser hears a sentence begin where speech breaks off.
    casedWords('(?<=\\p{Ll},? )(?:Or|Of|At|Nowhere|Until|By|From|With|Is|Are|Was|Were|Have|Has|Not)'),
    words('(?:days?|hours?|weeks?|minutes?|time|money|sleep) (?:over|on|about|for) it$'),
    // "I've one but you can't, em, you'd want to disguise it", where "'em" is a word otherwise.
    words('(?<=^|, )em(?=,)'),
    words(
      "(?:you|you to|don't|do not|please) (?:put|write|take|note) (?:(?:that|this|it) )?down",
      "i(?:'ve| have) (?:(?:been )?(?:moan(?:ed|ing)|ramble?d|rambling|going on|gone on|talked|talking)) (?:for|enough|too)",
      // A concession before the point: "I know there are people who want the phone back."
      "^i know (?:that )?(?:there(?:'s| are| is)|some|a lot|a load|lots|many|most|people|everyone|everybody)",
    ),
    words(
      "i(?:'d| had) better not (?:say|tell|name|mention)|your question|this question|the question|(?:next|previous|last|first) question|answer(?:s|ed|ing)? (?:your|that|this|it|(?:the|my) (?:\\w+ )?questions?)|you(?:'ve| have|'re| are)? (?:just )?(?:said|mention(?:ed)?|asked|asking|meant?|want me|told|wrote|describe[d]?|saying|explain(?:ed)?)|(?:the|this|your|our|these|previous|an?) interviews?|interviewe[re]s?|interviewer|moderator|does that|make sense to you|makes sense to you|if that makes sense|as i|i (?:have |'ve )?(?:just |already |previously |also )?(?:mention(?:ed)?|said|was saying|told you|talked|discussed)|i(?:'ve| have) (?:mentioned|said|told)|we (?:talked|spoke|discussed|mentioned)|(?:mentioned|said|discussed|talked about) (?:before|earlier|previously|already)",
      "(?<!(?:when|if|because|since|until) )i (?:do not|don't|didn't|did not|can't|cannot|dunno) (?:really |exactly |even |quite |actually |just |even )?(?:know(?! my)(?<!didn't know(?= (?:whether|if|who|when|how (?:long|much|many))\\b))|remember|recall|think of|have (?:(?:any|an|much|anything|something|a lot|many|more) (?:\\w+ )?(?:idea|examples?|answers?|questions?|comments?|issues?|problems?|opinion|experience|feedback|clue|preference|to (?:say|add))|anything|something|examples?|that)|understand (?:the|your|what you)|say|tell you|talk|get (?:the|your))|i(?:'m| am) not (?:really |quite |so |exactly |very |too |entirely |that |100 percent |totally )?(?:sure|certain|aware|familiar|expert|convinced|an expert)|i have no idea|no idea|not that i|nothing comes|i forgot|i forget|i can remember|i remember|repeat(?! (?:prescriptions?|orders?|customers?|visits?|business|purchases?)\\b)|rephrase|can you|could you|would you|do you|did you|are you|have you|if you (?:want|like|have any|need|know|ask|see|look)|you can (?:ask|stop|tell|see)|hear me|see my screen|share my screen|my screen|good question|great question|that's it|thank(?:s|ful| you)?|sorry|excuse me|^please|please$|please (?:repeat|tell|ask|let|say)|hello|hi|bye|welcome|nice to (?:meet|talk|speak|see you)|pleasure|happy to|glad to|feel free|no worries|no problems?|no issues?|(?<!not |n't |never |is |are |was |be |a |the )perfect|you're right|you are right|i agree(?! (?:that|with the))|same here|^exactly|exactly$",
      "i(?:'m| am|'ll| will| was| wanted| want) (?:just |gonna |going to |also |still |only )*(?:speak|talk|focus|say|saying|mention|explain|describe|tell|telling|give|giving|start|talking|thinking|trying|wondering|looking|referring|asking|share|elaborate|answer|skip|guess|guessing|assume|assuming|gonna|going|go|try|click|check|see|read|scroll|select|choose|use|put|show)|let me|let's|let us|i would (?:just )?(?:start|go|click|say|mention|call|describe|explain)|i could (?:say|talk|tell|mention|think|give)|i can (?:say|talk|tell|mention|think|give|share|speak|(?<!love that i can )see|answer|only|explain|imagine|hear)|to talk about|talking about|speaking of|speak(?:ing)? about|talk about|come(?:s)? to (?:my )?mind|comes? up|you guys|what we (?:call|said)|so to speak|in my head|off the top|how can i|how do i|the one you|the word|(?:say|said|call|called|word) (?:\\w+ )?in english|gonna|wanna|gotta|dunno|whatever|blah|yadda|bla|guys|my god|okay|yeah|yep|um|uh|hmm|oh|ah|you know,|i mean|i guess|i'd say|kind of like|sort of|let's say",
      'never (?:\\w+ ){1,8}(?:issues?|problems?|difficult\\w*)|(?:no|not (?:a|an|any)) (?:real |big |major |particular )?(?:issues?|problems?)|' +
        "(?:into|of|with|for|from|about) (?:there(?:'s| is| are| was)|it's|that's|they're)|" +
        '&\\w{2,4};?|inaudible|unintelligible|crosstalk|laugh(?:s|ing)?(?! (?:at|about)\\b)|xx+|\\w+\\.\\w{2,4}|td|(?<![’\\x27])re',
      // a filler that deletion left, and stacked words that no grammar joins
      '(?:the|a|an|of|to|my|our|your|their|with|for|from|and|or|is|are|was|were|be) (?:is|are|was|were|has|had|do|does|did|will|would|could|should|of|and|or|but|if|because)(?<!\\b(?:to|to be|is to) do|and (?:is|are|was|were|has|had|do|does|did|will|would|could|should|if)|or (?:is|are|was|were|has|had|do|does|did|will|would|could|should|if)|is (?:of|because|if)|are (?:of|because)|be (?:because|of)|was (?:of|because)|to (?:and|or|of))',
      "(?:the|a|an|my|our|your|every|each) (?:a|an|the|i|we|you|they|he|she|it|it's|this|that|these|those|there|(?:to|in|on|at|with|from|by)(?!-)|is|so)|(?:the|my|our|your|every|each|an) very|of (?:is|are|was|i|we|they|he|she|have|has|do|does|to|of|in|on|at)|(?:i|we|they|he|she) (?:i|we|you|they|he|she|it|the|a|an|of|this|that|to|is)(?<!(?:i|we|they) is)|(?:i|we|you|they) is|(?:he|she|it) are|it's (?:is|are|it's)|(?:is|are|was|were) (?:is|are|was|were|has|have|do|does|did|can|will|would|i|we|they|you|he|she)|(?:have|has|had) (?:have|has|is|are|do|does|i|we|you|they|can|will)|(?:do|does|did|can|could|will|would|should|may|might|must) (?:is|are|was|were|has|had|does|did|do(?<!(?:can|could|will|would|should|may|might|must) do)|can|could|will|would|should|i|we|they|the|a|an|of|to|he|she|it)(?<!(?:do|does|did) (?:the|a|an|it))|(?:don't|doesn't|didn't|can't|won't) (?:is|are|was|were|has|had|the|a|an|of|to|i|we|they|you|it)|to (?:is|are|was|were|has|had|been|i|we|they|he|she|you)(?<!to you)|very (?:a|an|the|is|are|of|to|i|we)|not (?:is|are|do|does|did)",
      '(?:\\w+) (?:\\w+) (?:of|to|for|with|in|on|at|by|from|is|are|the|a) (?:of|for|with|by|from|is|are)(?<!(?:from|to|of|is|are|in|on) (?:with|by|for|from)|is (?:of|for|with|by|from)|are (?:of|for|with|by|from))',
    ),
    words(
      "someone like|like(?<!(?:i|we|people|they|would|don't|do not|didn't|not|look|looks|looked|feel|feels|felt|sound|sounds|'d|i'd|we'd|really|also|you) like)(?! (?:me|us|mine|ours)\\b| (?:it's|it was|they're|i'm|i was) (?:an?|the|my|some)\\b)|like(?= (?:like|we|i|they|if|you|right|in|for|is|are)\\b)(?! (?:i|we|they|you)['’](?:d|ve|m|re)\\b)|(?:is|are|was|were|and|or) which|excited|curious|because (?:when|if)(?! (?:i|we|you|they|he|she|the|a|an|my|our)\\b)|(?:about|of|with|from) (?:we|i|they)|i (?:just |only |also |still )*want to (?:see|look|check|click|go|select|choose|export|do|know|understand|focus|read|try|say)|i(?:'m| am) not (?:going to|gonna) (?:say|lie|name|go into|go there|click|read|bore|mention|tell|answer|talk)|to (?:of|for|with|by|from)|i (?:will|'ll)(?! (?:have|be|never|always|lose|need|pay|end up|forget|wait|miss|spend)\\b)|i'll(?! (?:have|be|never|always|lose|need|pay|end up|forget|wait|miss|spend)\\b)|we will (?:now|have to)|(?:participant|interviewer) (?:reads?|starts?|clicks?|scrolls?)|(?:has|have|had) (?:a|an) (?:has|have|is|are)|for (?:example|instance)|(?:is|are) there|super expert|(?:am|'m|not) (?:really )?(?:a|an) (?:\\w+ )?expert|such as|like that|like this|something like|things like|thing like|stuff|a lot of (?:things|stuff)|some(?:thing| stuff)? else|so on|et cetera|etc|or something|cuz|i can (?:try|check|look|go)|would like to say|(?:similar|best|right|main|only) ones?|and also also|very very|really really|much much|such kind|these kind of|this kind of(?: thing| stuff)?|this type of thing|that kind of|these things|this thing|those things|that thing|(?:on|in|off|from|through) there(?! (?:is|are|was|were)\\b)|the thing(?= (?:i|we|you|they|that|which|is|with|about)\\b)|this one|that one|this is|that is|(?<!^(?:an?|any|every|the) (?:\\w+ ){1,2}|(?:is|are|was) the (?:only )?(?:one|thing|part) |^(?:\\S+ ){4,}(?:and |so |but )?|(?:an?|any|every|the|something|anything|everything) (?:\\w+ ){0,2})that's|that's (?:why|what|how|where|when|the thing|the point|it|all|right|true|fine|okay|ok|good|a good|good)\\b|these are|those are|this was|(?<!^(?:\\S+ ){4,}(?:and |so |but )?)that was|this would|(?<!^(?:\\S+ ){4,}(?:and |so |but )?)that would|(?<!(?:been|come|comes|came|coming|lives?|lived|works?|worked|working|people|everyone|everybody|nobody|round|around|up|down|out) )here",
    ),
    // "The problem is that it's …": the problem is not what "it" means.
    words(
      `^(?:the|my|our) (?:\\w+ )?(?:problem|issue|trouble|thing|challenge|difficulty|point) (?:is|was) (?:just )?(?:that )?(?:it(?!${impersonal.it})|this|he|she)`,
    ),
    // Corrects itself, or turns to something else.
    words(
      '(?<=, )(?:no|wait|sorry|hang on|actually no)(?=,)',
      '(?:an?other|a different|a whole other) (?:story|matter|topic)',
    ),
    // Points to what only the listener knows, or demands what everybody would.
    words(
      'to do (?:that|this)|from (?:that|this) point|from there|(?:read|see|look|find|write|put|click|go) there(?= \\w)|these (?:two|three)|those (?:two|three)|^(?:one has|make sure|try to|you know|consider)',
      '(?:suppose|thinks?|thought|guess|reckon|believe|felt|feel) that (?:went|goes|happens?|happened|is|means?|meant|would|will|takes?|took|helps?|helped|works?|worked|makes|made|comes|came)',
      "(?:this|that|these|those) (?:problem|issue|challenge|difficulty|question|situation)s?$|issues? (?:related to|with|about) (?:data|it)$|^i(?:'ve| have) seen a lot of",
    ),
    // Runs on into another clause, lacks its subject, or repeats how it began.
    words(
      'told (?:me|us) (?:that )?(?:it|they|he|she) (?:is|was|were|are|had|has|would|will)',
      "(?:this|it|them) (?:i|we|they) (?:would|need|want|have|am|can|could|should|think|don't|do|will)",
      '(?<!that.*)and that (?:\\w+ ){1,3}(?:is|are|was|were)|(?:is|was) that (?:way|much|very|really|more|less|better|worse|good|bad)',
      "that (?:i|we|they|you) (?:think|thought|believe|guess|feel) (?:it|they|this|he|she)(?:'s|'re| is| are| was| were)",
      '(?<=, )(?:sometimes|often|usually|always|never|mostly) (?:have|has|had|is|are|was|were|do|does|did)',
      '^(?:the|a|an|my|our|every|each)(?: (?!(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|may|might|must) )\\w+){1,2} not (?!only|\\w+ing|\\w+ed|yet|even)\\w+|(?:i|we|you|they).ve (?:deal|make|go|do|take|give|see|know|write)|an? \\w+(?:[rtnldkpm])s(?<!means|lens)(?=$| (?:in|on|at|of|for|around|and|is|to)\\b)',
      '(?:some|any|every|no)thing (?:that )?(?:happen|need|want|work|come|make|take|go|have)|(?:need|want|have) to get to|^i (?:consider|see|call) myself',
      '(?<same>\\w{4,}) (?:(?:is|are|was) the|or|and) \\k<same>',
      '(?:too (?:much|many|long|little)|enough) and to|(?<degree>less|more|no) \\w+ \\k<degree> \\w+|(?:for|of|to|in|with|by|from|at) than',
      'is good as \\w+ing|^(?:we|i|they) \\w+ (?:needs|has|does|is|was)|^(?:more|less) \\w+(?:ex|ult|ive|ous|ful|able|ible|al) (?:is|are|was|were)',
      // No grammar joins these: prepositions in a row, a noun that is missing after its adjective, a verb that does not agree.
      '(?:before|after|during|between|until|into|within|against|without) (?:in|on|at|of|for|with|by|from|to)|about (?:in|at|of|for|with|by|from)',
      '(?:of|the|an?|this|that|some|any) (?:nice|good|bad|great|big|small|deep|high|low|important|different|main) (?:can|could|will|would|is|are|was|were|has|have|do|does|before|after|in|of|from|with|by)',
      "(?:must|should|could|would|might|cannot|can't|couldn't|wouldn't|shouldn't|doesn't|didn't|don't) (?!always|sometimes|perhaps|besides|bias|canvas|canvass|this|its|less|series|as\\b|plus)\\w{2,}[^su'’]s",
      "^(?:we|they|i) (?!always|sometimes|perhaps|besides|was|has|does|is|as\\b)[a-z]{2,}[^su'’]s(?= )",
      '(?<preposition>in|on|at|of) \\w{2,3} \\k<preposition> (?:the|an?|this|these|those)',
      '^(?:yesterday|today|tomorrow|now) (?:is|are|was|were|has|have)|very (?:\\w+(?:ics|tion|tions|ment|ness|ity))',
      "(?:and|or) (?:i|you|we|they|he|she)(?=,)|(?:any|some|every|each|all|no) \\w+ (?:i|you|we|they)$|and (?:the|an?|our|my) \\w+, (?:it|they|we|i)(?:'\\w+)?",
      '(?:would like|wants|wanted|going|able) (?:see|have|make|get|know|use|be|find|do)|spent (?:re)?\\w+ing|using based|(?:this|that|of) not (?!only)\\w+|this lot of|or (?:problem|issue)$',
      '(?<!(?:more|less|rather|other|others|different|differently|else|worse|better|fewer|further|sooner|\\w{2,}er)(?: .*)?) than',
      "(?<again>(?:i|we|they)(?:'\\w+)? (?!have |had |can |do )\\w+)(?:(?! and| but| because| so| if| when).)*? \\k<again>",
    ),
  ],
  plain: [
    // What people do at work, without saying how it goes.
    words(
      "(?:i|we)(?:'ve| have| had)? (?:just |also |already |then )?(?:created|built|developed|wrote|written|merged|loaded|collected|split|explored|implemented|deployed|calculated)",
      '(?:i|we) (?:just |also |usually |always |mostly |then )?(?:decide|choose|create|build|develop|merge|split|collect|explore|run) (?:what|which|the|a|an|some|our|all|it)',
      "(?:try|tried|trying|want|wanted) to (?:predict|forecast|classify|detect|map|estimate)|(?:i|we)(?:'m|'re| am| are) (?:\\w+ )?(?:supposed to|looking (?:into|at)|dealing with|working (?:on|with))",
      '(?:i|we) (?:just |also )?(?:run|ran|saw|see) (?:some|the|an?) (?:\\w+ )?(?:analysis|impact|results?|graphs?|plots?)|if (?:i|we) (?:want|wanted) to (?:look|see|go|check)',
    ),
    words(
      "(?:^|(?:and|so|then|but) )i (?:need|have|had) to(?!.* (?:again|twice|every|each time|always|myself|just to|as my)\\b)|we(?:'re| are) (?:now |currently )?\\w+ing|i (?:have |'ve |was |also |have been |'ve been )?(?:studied|study|graduated|majored|worked (?:as|at|for|in|with|on)|work (?:as|at|for|in|with|on)|working (?:as|at|for|in|with|on)|started (?:working|my|as|out|in)|joined|moved to|live in|lived in|come from|came from|did my|finished my|got my|hold a)|i(?:'m| am| was) (?:currently |now |also |a |an |the |from |working |doing |in my |in the |responsible )|i(?:'ve| have) (?:\\w+ )?(?:around |about |more than |over |almost |like )?(?:\\w+ )?(?:years?|months?)(?: of)?|years? of experience|years? ago|my (?:background|name|title|job|role|position|experience|master|phd|thesis|degree|team is|company|research)|i have (?:\\w+ )?(?:experience|background|worked|been|a (?:phd|master|bachelor|degree|background))|i've been|i have been|i used to (?:work|be|study)|(?:we|our company|our team) (?:are|is) (?:a|an|the|based|located|about)|(?:when|while) i was",
      "i(?:'m| am) (?:\\w+ly )?(?:click|open|scroll|select|choos|look|read|typ|enter|mov|check|try|go|see|select|wait|load|expect|using|adding|putting|pressing|writing|search|copy|past|download|filter|hover|zoom|drag|tick|submitt|runn|chang|sett)\\w*|(?:^|(?:and|so|then|but|because|when|if) )i (?:just |have |will |would |have just |'ll |already |then |can |also |'ve )?(?!\\w+ .* (?:every|each|always|twice|by hand)\\b)(?:click(?:ed)?|open(?:ed)?|scroll(?:ed)?|select(?:ed)?|cho(?:o)?se|pick(?:ed)?|press(?:ed)?|typed?|enter(?:ed)?|see|saw|log(?:ged)?|download(?:ed)?|copied|copy|paste[d]?|went|go|got(?! (?:an?|no|the|my|another) (?:\\w+ )?(?:reply|answer|response|letter|call|bill|refund|fine|email|message|notice|warning|shock|invoice|text|quote)\\b)|hover(?:ed)?|zoom(?:ed)?|submit(?:ted)?|put|check(?:ed)?|looked|read|assumed?|started|finished|completed|did(?! not)|tried)|now i|now we|there(?!" +
        existing +
        ")(?:'s| is| are) (?:a|an|the|some|two|three|four|five|also|my|different|lots|one|many|\\d+)|(?:you|i) can see|(?<!and )it (?:says|shows|looks)|is loading|loading|is (?:completed|done|opening)|task|tasks|step \\d",
    ),
  ],
  pointing: words(
    '(?:these|those) \\w+|this (?!is\\b|was\\b|way\\b|year|month|week|time\\b|morning|means\\b|has\\b|will\\b|makes\\b)\\w+|(?:in|at|of|for|on|with|from) that (?!way\\b|time\\b|day\\b|i\\b|we\\b)\\w+',
  ),
  plans: words(
    "(?:i|we|they)(?:'m|'re| am| are| was| were)? (?:(?:just|also|now|currently|still|really|then|always|mostly) )*(?:want to(?! (?:be|have|know|see|get|stop|avoid|hear|feel|understand|keep)\\b)|(?:looking|digging) (?:into|at|for)|working (?:on|with)|dealing with|try(?:ing)? to|going to|planning (?:to|on)|aiming (?:to|for))",
    '(?<!(?:if|when|unless|once|because) .*)(?:i|we) (?:just |also |then |probably )?will(?! (?:not|never|always|have to|need to)\\b)|the (?:decision|plan|idea|goal|aim|task|purpose|objective|target|next step) (?:is|was|would be) (?:to|that)|(?:the )?(?:goal|aim|purpose|task) of (?:the |my |our )?\\w+ (?:is|was)',
  ),
  stories: words(
    '^(?:last (?:night|week|month|year|time|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|yesterday|the other (?:day|week|night)|one (?:day|morning|evening|night|afternoon)|this morning|once)',
    '^(?:(?:i|we|they|people) used to|before the \\w+)(?!.*\\b(?:now|today|these days|but)\\b)',
    "^(?:my|our) (?:(?:own|late|ex|eldest|oldest|youngest|little|elderly) )?(?:mother|father|mum|mom|dad|parents|son|daughter|brother|sister|aunt|auntie|uncle|gran|grandma|grandmother|grandad|grandpa|grandfather|husband|wife|boyfriend|girlfriend|cousin|niece|nephew|in-laws|eldest|oldest|youngest)(?:'d|'s|'ll)?",
    '^(?:i|we) had an? [^,]* and then',
    '^an? (?:[\\w-]+ ){1,3}(?:came|turned up|showed up|arrived|rang|called|walked|knocked|asked|told|said)',
    "^(?:i|we)(?:'ve| have)? (?:once )?had (?:a|an|one|this) (?:\\w+ )?(?:lady|woman|man|gentleman|guy|fella|chap|bloke|girl|boy|kid|customer|client|patient|tenant|student|pupil|teacher|schoolteacher|colleague|couple|visitor|guest|caller)",
  ),
  claims: words(
    "the only|only (?:when|if|because)|everything|everyone|everybody|more|less|better|best|worse|worst|too(?! much detail)|enough|always|never|must|should|shouldn't|have to|has to|had to|need(?:s|ed)?(?: to)?|cannot|can't|couldn't|don't|doesn't|didn't|won't|isn't|aren't|wasn't|weren't|hasn't|haven't|not|nobody|nothing|without|harder|easier|faster|slower|cheaper|expensive|useful|useless|important|critical|crucial|challenge|challenging|challenges|risk|risky|bias|biased|noisy|missing|wrong|clear|unclear|confusing|intuitive|helpful|impossible|necessary|depends?|causes?|caused|leads? to|affects?|affected|impacts?|makes? (?:it|the|us|me|people)|helps?|prevents?|avoids?|improves?|reduces?|increases?|instead of|rather than|rarely|hardly|takes? (?:time|a lot|too|hours|days|weeks|months|long|forever)|lack|lacks|lacking|fails?|failed|struggles?|differently|huge|main|key|serious|trust|trusted|still|manually|by hand|again|waste[sd]?|ended up|changes? (?:over|all|every|constantly|a lot|so)",
  ),
  functionWords:
    "a an the and or but so if then than as of to in on at by for from with about into over after before between through during without within is are was were be been being am has have had do does did can could will would should may might must not no yes i we you he she it they them us me my our your his her its their this that these those there here what which who whom whose when where why how all any both each few more most other some such own same too very just also like really well get got go going thing things lot kind sort because i'm it's we're they're you're i've we've you've don't doesn't didn't isn't aren't wasn't can't couldn't won't wouldn't that's there's one ones much many even still up out down back something anything someone people maybe quite pretty always never now again actually basically let way stuff etc while until since unless every another either neither nor off per via else",
  isMainClause,
  hasStrayPronoun,
};

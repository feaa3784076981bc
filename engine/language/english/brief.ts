import type { BriefWording } from '../brief-wording.ts';
import { wishes } from './questions/wishes.ts';

export const brief: BriefWording = {
  asked:
    /^(?:(?:key|main|core|our|the|open|central|specific|overall|primary|research|learning|study) )*(?:questions?|aims?|goals?|objectives?|topics?|themes?|areas of interest|focus(?: areas?)?|what we (?:want|need|would like|['’]d like) to (?:know|learn|find out|understand)|to explore|open|we want to|need to find out|what (?:do )?you (?:want|hope|need|['’]d like) to (?:know|find out|learn)\??)$/iu,
  talkedTo:
    /(?<!\p{L})(?:we|i|she|he|team)(?:['’]ve| have)? (?:also )?(?:interviewed|spoken? (?:to|with)|talked (?:to|with)|met|visited|recruited|chatted (?:to|with))(?!\p{L})|(?<!\p{L})(?:who|people|those) (?:we|i) (?:interviewed|spoke (?:to|with)|talked (?:to|with)|met)(?!\p{L})|(?<!\p{L})(?:interviewees|respondents|(?:were|was) interviewed)(?!\p{L})/iu,
  reported:
    /^(?:^[^(]*out of scope|not in scope|not included|not covered|exclusions?|excluded|deliverables?|outputs?|methods?|methodology|approach|format|set[- ]?up|sample|recruit(?:ing|ment)|recruitment criteria|participants?|timing|timeline|time ?frame|timetable|dates?|deadlines?|budget|cost|incentives?|contacts?|client|owner|team|stakeholders?|logistics|practicalities|not|not this time|no go|output|outcome|report|sponsor|ethics|consent|ref(?:erence)?|version|acceptance criteria|constraints?|next steps?|where we are|status|priority|reporter|labels|due|(?:requesting|research) team|what decisions will (?:it|this) inform\?|what do you (?:already )?know\?|what is (?:this|it) about\?)$/iu,
  attendance: { line: /^[\s\p{P}]*(?:present|attending|attendees|in the room)\s?:/iu, with: 'with' },
  background: /^(?:background|context|about (?:us|the (?:company|project|product))|the product|where we are)$/iu,
  assumed:
    /^(?:h\s?\d{1,2}|what we (?:think|believe)(?: we know)?|hypothes[ie]s(?: \d{1,2})?|assumptions?(?: \d{1,2})?)$/iu,
  assumedBelow:
    /(?<!\p{L})(?:hypothes[ie]s|assumptions?|we (?:think|believe) (?:we know|the following)|to be (?:tested|checked|confirmed))(?!\p{L})[^:]*:$/iu,
  decides:
    /^whether (?:or not )?(?:to|we should)(?!\p{L})|^what (?:i|we)(?:['’]m|['’]re| am| are) hoping|^(?:to )?(?:decide|develop|improve|increase|reduce|design|build|define|inform|prioriti[sz]e|agree|come up|make|grow|launch)(?!\p{L})/iu,
  belief:
    /^(?:(?:we|i) (?:also )?(?:believe|assume|suspect|think|expect|suppose)|our (?:hypothesis|assumption) is)(?: that)? /iu,
  sample:
    /^(?:about |around |some |roughly )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a (?:few|couple|mix|handful)(?: of)?) (?:of (?:them|these)|who|people|men|women|more|participants|users|customers|interviews|chats|talks|calls|recordings|transcripts|sessions|conversations|households|\p{L}+s (?:who|with|from|in))(?!\p{L})/iu,
  eitherWay:
    /^(?:the )?(?:good|positive|big) (?:or|and) (?:the )?(?:bad|negative|small)$|^for better or (?:for )?worse$/iu,
  order:
    /^(?:(?:better |also |to )*(?:understand(?:ing)?|explor(?:e|ing)|investigat(?:e|ing)|examin(?:e|ing)|map(?:ping)?(?: out)?|identify(?:ing)?|establish(?:ing)?|determin(?:e|ing)|find(?:ing)? out(?: more)?(?: about)?|learn(?:ing)?(?: more)? about|learn|look(?:ing)? (?:at|into)|assess(?:ing)?|check(?:ing)?|validat(?:e|ing)|test(?:ing)?(?= (?:how|what|why|if|whether|the|our|their|that) )|clarify|describe|document|uncover|discover|capture|gather|get a (?:sense|feel|picture|better idea) (?:of|for)|work out|figure out|hear(?: about)?|see))(?: that| about)? /iu,
  orderWhether:
    /^(?:to )?(?:find out|check|see|test|validate|establish|determine|assess|explore|understand|work out|learn|clarify) (?:if|whether|that) /iu,
  whether: 'whether',
  wants:
    /(?<!\p{L})(?:must|should|needs? to|has to) cover$|(?<!\p{L})i['’]d (?:also )?add$|(?<!\p{L})(?:get|getting) (?:at|into|to the bottom of)$|(?<!\p{L})(?:dig|digging|probe|probing|drill|poke) (?:into|around)$|(?<!\p{L})(?:something|anything|a bit|a few words|evidence|material|a view) (?:on|about|as to)$|(?<!\p{L})(?:keep|kept) wondering$|(?<!\p{L})(?:no idea|not a clue|keen to (?:hear|see)|(?:listen|watch|look) (?:out )?for|pick up on)$|(?<!\p{L})tell (?:me|us|him|her)(?: too| also)?$|(?<!\p{L})(?:hear|learn|know|find out|understand) from (?:[\w'’-]+ ){1,8}[\w'’-]+$|(?<!\p{L})(?:know|learn|hear|find out|understand) (?:too|as well|also)$|(?<!\p{L})(?:hear|learn|know|find out|ask) (?:from |of )?(?:[\w'’-]+ ){0,7}[\w'’-]*(?:people|s|staff|parents|children|them)(?:,? in their (?:own )?words,?)?$|(?<!\p{L})(?:feel|sense|idea|picture|understanding|impression|flavou?r|handle|grip|insight) (?:for|of|on|into|about)$|(?<!\p{L})(?:look|looking) (?:at|into)$|(?<!\p{L})(?:hear|learn|know|find out|understand|talk|think)(?: (?:more|something|a bit|a little))?(?: about| of)?$|(?<!\p{L})(?:don['’]t|do not|can['’]t|cannot|never)(?: (?:yet|really|quite|fully))* (?:get|know|see|understand)(?: is)?$|(?<!\p{L})(?:get|know|understand|grasp) is$|(?<!\p{L})(?:the question (?:is|of)|it['’]s unclear|unclear(?: to us)?|interested in|curious about|wonder(?:ing)?)$/iu,
  message: {
    asking:
      /(?<!\p{L})(?:how|why|whether(?! you)|what(?! with(?!\p{L}))|(?:at|to|in|under|from|on|for|with) (?:what|which|whom))(?!['’\p{L}]) (?:(?!(?:because|since|but|as|given) (?:i|we|our|the|it)(?!\p{L})| and (?:how|why|what|where|when|who|which)(?!\p{L}))[^,.;:!?–—()])+/giu,
    team: /^(?:i|we|our|us|you)(?:['’]\p{L}+)?$/iu,
    leftOut:
      /(?<!\p{L})(?:(?:please |pls )?(?:don['’]?t|do not)|leave (?:out|off|aside)|skip|steer clear|avoid|stay away|out of scope|off limits|no need)(?!\p{L})/iu,
  },
  plainly: [
    // "I'd like to learn about how teachers plan lessons"
    [
      /(?<=(?:learn|know|hear|find out|understand)(?: more)?) about (?=(?:how|why|what|when|where|who|whether)(?!\p{L}))/giu,
      ' ',
    ],
    // "why they leave and the reasons for it"
    [/,? and (?:the |their )?(?:main )?reasons (?:for (?:it|this|that)|behind it)(?=[.;,\n]|$)/gimu, ' and why'],
    // "Before the autumn review: How do they …?"
    [
      /(?<=^|[.!?] )(?:before|ahead of|in time for) (?:the|our|this) [^:?.\n]{0,30}(?:review|meeting|launch|relaunch|workshop|decision|deadline|board|report|season|budget|vote|summer|autumn|winter|spring|holidays): (?=\p{L})/gimu,
      '',
    ],
    // "… from the point of view of staff and clients, …"
    [/ from the (?:point of view|perspective) of (?:[^,.?!\n]+, )*?[^,.?!\n]+ and [^,.?!\n]+(?=[,.\n]|$)/giu, ''],
    // "Check whether that's true, how they chose theirs and …"
    [
      /(?<=^|[.!?] )(?:please )?(?:check|see|test|find out) (?:if|whether) (?:that|this|it)(?:['’]s| is| was) (?:really |actually )?(?:true|so|right|the case), (?:and )?(?=(?:how|what|why|where|when|who|which|whether)(?!\p{L}))/gimu,
      'We want to know ',
    ],
    // "I am less interested in their careers or in which brands they use.", but not "tenants who are not interested in the app".
    [
      /(?:^|(?<=[.?!] ))(?![^.?!\n]* than )(?:(?:but|and|also|however),? )?(?:(?:i|we)(?:['’](?:m|re)| am| are) )?(?:much )?(?:less|not)(?: (?:so|really|very|that|particularly|at all|much|too))? (?:interested in|bothered (?:about|with|by)|concerned with)(?!\p{L})[^.?!\n]*(?:[.!]|$)/gimu,
      '',
    ],
    // "Handover interviews – what I want out of them", "- main one: the handover.", "Dawn says money. Dawn always says money."
    [
      /^([^\n?–—-]{3,60}) [–—-] what (?:i|we)(?:['’](?:m|re|d))? (?:want|need|after|would|hope|am|are|like)(?!\p{L})[^\n?]*$/gimu,
      '$1\n',
    ],
    [/^([^\S\n]{0,4}[-■] ?)(?:main|big|key|top|last|other) (?:one|thing|question|point): /gimu, '$1'],
    [
      /(?<=[.?!]\s)\p{Lu}\p{Ll}+ (?:always |never |just )?(?:says|reckons|thinks|swears|insists|claims) [^.?!,\n]{2,60}[.!]/gu,
      '',
    ],
    // "Dev reckons it's only the older clients who hate it, not convinced, see if that holds up?"
    [
      /(?<=^|[.!?]\s)\p{L}+ (?:reckons|thinks|swears|is (?:certain|sure|convinced|adamant))(?: that)? ((?:it['’]s|it is) only [^,.;?!\n]{8,90})(?:,[^.?!\n]*)?[.?!]/gimu,
      '\nIs it true that $1?\n',
    ],
    // "if someone's mentioned going elsewhere i want to hear that"
    [
      /(?:(?<=[.!?] )(?:oh,? )?(?:and )?)?(?<!\p{L})if (?:some|any)(?:one|body)(?:['’]s| has) (mentioned|said|talked about|thought about) ([^,.;?!\n]{5,90}?),? (?:i|we)(?:['’]d| would)? (?:really |also )?(?:want|like|love) to (?:know|hear)(?!\p{L})[^.?!\n]*/giu,
      '\n\nWe want to know whether anyone has $1 $2',
    ],
    [/(?<=\p{L}) obviously(?=[.;]|$)/gimu, ''],
    // "What I'd want out of it: …", "be honest here pls."
    [
      /(?<=(?:^|[.!?,]\s|\n)\s?(?:so |ok(?:ay)?,? )*)what (?:i|we)(?:['’]d| would)? (?:really |just )?(?:want|need|like|love|hope)(?! to (?:know|learn|find|understand|hear|see|ask))(?!\p{L})[^.?!:\n]{0,80}:/gimu,
      '',
    ],
    [
      /(?<=[?.!]\s)(?:please |pls )?be (?:\p{L}+ )?(?:honest|frank|blunt|brutal|gentle|nice|careful)(?!\p{L})[^.?!\n]*[.!]?/giu,
      '',
    ],
    // "Where do bookings go wrong (wrong day? twice?) and what do they do instead."
    [
      /(?<=(?:^|[.!?]\s|\n)\s?)((?:when|where|why|how) (?:do|does|did|is|are|can|would) (?![^.?!\n]*, (?:one|two|three|four|five|six|some|a few|\d+) (?:who|with|from|of) )(?:\([^()\n]*\)|[^.?!()\n])+)\.(?=\s|$)/gimu,
      '$1?',
    ],
    // "Cashing up - Ollie says it's fine, I'm not so sure!!"
    [
      /(?<=(?:^|[.!?]\s))([\p{L}][^.?!:,\n]{5,60}?) [-–—] (?:(?!(?:Who|What|How|Why|When|Where|Whether|Is|Are|Do|Does)(?!\p{L}))\p{Lu}\p{Ll}+|sales|support|the (?:boss|team)) (?:says?|thinks?|reckons?|claims?) [^.?!\n]*[.!]+/gmu,
      '\n\n- $1\n\n',
    ],
    // "Also Peak Saver, how do people feel about it?"
    [
      /(?<=(?:^|[.!?]\s|\n)\s?(?:[Aa]lso|[Tt]hen|[Aa]nd) )((?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}), (?=(?:how|what|why|who|when|where|do|does|is|are|would) )/gmu,
      '$1: ',
    ],
    [
      /^([^\S\n]{0,4}[-■]?[^\S\n]{0,2})(?:\p{Lu}{2,3}: )?(?:anything|something|everything|stuff) (?:about|on|around) /gimu,
      '$1',
    ],
    [
      /^([^\S\n]{0,4}[-■]?[^\S\n]{0,2})(?:can|could) (?:we|you|someone) (?:pls |please )?(?:hear|ask|find out|see|check|get at)(?: about)? /gimu,
      '$1',
    ],
    [
      /^([^\S\n]{0,4}[-■]?[^\S\n]{0,2})(?:i['’]d|we['’]d|i would|we would) (?:really |also )?(?:love|like|want) (?:a line|something|anything|a bit|to know|to hear) ?(?:on|about|of)? /gimu,
      '$1',
    ],
    [/, of course,? /giu, ', '],
    [/, ?please(?: (?:don['’]t|do not|no|not) [^\n.?!]*)?[!.]*$/gimu, ''],
    // "Things that work well"
    [
      /^([^\S\n]{0,4}[-■•*][^\S\n]{0,2}|[^\S\n]{0,4}\d{1,2}[.)] )(?:the )?things (?:that|which) (?=\p{L}+ (?:well|best|badly|worst|for|in|about|out))/gimu,
      '$1which things ',
    ],
    // Shorthand of a chat
    [/(?<=\p{L}) ha(?=[.!?]|$)/gimu, ''],
    [/,? (?:pls|plz)(?=[.!,]?$)/gimu, ''],
    [/(?<!\p{L})u(?!\p{L}|\.)/gu, 'you'],
    [/(?<!\p{L})ur(?!\p{L}|\.)/gu, 'your'],
    [/(?<!\p{L})whos(?!\p{L})/gu, 'who is'],
    [/(?<= \p{L}+) is (?:the|a) (?:big(?:gest)? one|must|priority|main (?:one|thing)|key(?: one)?)(?=[.!]?$)/gimu, ''],
    // "Don't ask how the price is set."
    [
      /(?<=(?:^|[.!?]) ?)(?:please |pls |but |and |oh,? and )*(?:(?:don['’]?t|do not) (?:ask|touch|go|get|bring|bother|mention|raise)|steer clear of|skip|leave out|avoid)(?!\p{L})[^.?!\n]*[.!]/giu,
      '',
    ],
    // "How they found it is another mystery", "What puzzles me is the queue: …", "Ida, who drives the van, wants …"
    [
      /(?<!\p{L})((?:how|why|what) [^.?!,;:\n]{5,80}?) (?:is|remains) (?:another|a|still a|the big) (?:mystery|puzzle|riddle|question)(?!\p{L})/giu,
      'we want to know $1',
    ],
    [
      /(?<=(?:^|[.!?]|\n) ?)what (?:puzzles|worries|bothers|bugs|intrigues|interests) (?:me|us)[^.?!:,\n]{0,40}? is (?=(?:the|a|an|our|their) )/giu,
      '',
    ],
    [/(?<=(?<!\p{L})\p{Lu}\p{Ll}+), who (?:[\w'’-]+ ){1,7}[\w'’-]+,(?= )/gu, ''],
    [/ \((?:(?:or|and) [^()\n]{2,24}!|(?:my|i|we|our)(?=['’ ])[^()\n]{2,40})\)/giu, ''],
    [/(?<=(?:wondering|wonder|know|hear|curious) [^.?!;:\n]{5,80}) (?:too|as well)(?= –|[,.;])/giu, ''],
    // "hear about times a photo got rejected and what they did next"
    [
      /(?<!\p{L})(?:hear|know|learn) about (?:the )?times (?:when )?([^,.;:?!\n]{5,60}?) and what they did(?= next|[,.])/giu,
      'know what happened when $1 and what they did',
    ],
    // "… will ask about returns, whether anyone would send one", "anything that went wrong there would be useful"
    [
      /(?<=(?:^|[.!?]|\n) ?)(?:[\w'’-]+ ){0,6}?(?:ask|hear|know|learn) (?:more )?about ((?!(?:it|that|this|them|how|what|why|who|whether)(?!\p{L}))[^,.:;?!\n]{3,60}), (?=(?:whether|what|how|why|who|where|when) )/giu,
      '\n\n$1: ',
    ],
    [
      /(?<!\p{L})anything that ((?:\([^()\n]{0,30}\)|[^.?!;:()\n]){5,90}?) would be (?:really |very |super |so )?(?:useful|helpful|great|good|interesting|gold)(?!\p{L})/giu,
      'We want to know what $1',
    ],
    // "If anybody says they don't feel safe, I want to know about that"
    [
      /(?<!\p{L})if (any(?:body|one)|some(?:body|one)|people) ((?:says?|feels?|thinks?|mentions?|tells?|has|had|have|does|did)(?!\p{L})[^.?!;:\n]{5,100}?), (?:i|we)(?:['’]d| would)?(?: really| also)? (?:want|like|love) to (?:know|hear)(?: about (?:that|it))?(?!\p{L})[^.?!\n]*/giu,
      'We want to know whether $1 $2',
    ],
    [
      /(?<!\p{L})if (any(?:body|one)|some(?:body|one)|people) ([^,.?!;:\n]{5,90}), (?:please )?ask (?:them )?how (?:that|it) (goes|went|works|worked|feels|felt)(?!\p{L})/giu,
      'We want to know how it $3 when $1 $2',
    ],
    [
      /(?<=[\p{Ll},] )(what|who|where|how)['’]s (?=(?:actually |really |just )?\p{L}+ing(?!\p{L})|the |in |on |behind |missing|wrong|left)/giu,
      '$1 is ',
    ],
    // "What keeps us awake is what happens in month nine", "What we'd like out of these talks is to understand why …"
    [
      /(?<=(?:^|[.!?]|\n) ?(?:So |And )?)what (?:keeps|worries|bothers|bugs|puzzles|troubles|interests|intrigues) [^.?!:]{1,60}? (?:is|was) (?=(?:what|how|why|whether)(?!\p{L}))/giu,
      'We want to know ',
    ],
    [
      /(?<=(?:^|[.!?]|\n) ?(?:So |And )?)what (?:we|i)(?:['’]d| would)? (?:like|love|want|need|hope)(?!\p{L})[^.?!:]{0,70}? is to (?=(?:understand|know|learn|find out|hear|see)(?!\p{L}))/giu,
      'We want to ',
    ],
    [/(?<=(?:[^\s]+ ){6}[^\s]*\p{L})\n\s*\n(?=\p{Ll})/gu, '.\n\n'],
    [/(?<=(?<!\p{L})(?:what|why|how|who|when|where|do|does|did|is|are)(?= )[^.?!\n]*)\?{2,}/giu, '?'],
    // A remark about colleagues, in brackets: "(the boss keeps asking)"
    [
      / \((?:the |our |my )?\p{L}+ (?:keeps?|kept|always|says?|said|thinks?|thought|asks?|asked|wants?|insists?)(?!\p{L})[^()?]*\)/giu,
      '',
    ],
    [
      /(?<=(?:^|[.!?]\s)(?:we |i |also |and |just |oh,? )*(?:need|want|would (?:like|love)|['’]d (?:like|love)) to (?:know|hear|find out|understand|learn|see)(?= )[^.?!:\n]*)\?+/gimu,
      '.',
    ],
    [
      /(?<=(?:need|want|like|love|hope|keen) to (?:know|hear|learn|find out|understand)):\s*(?=(?:how|what|why|who|when|where|whether|if) )/giu,
      ' ',
    ],
    [/(?<=\p{L}\.) ?\.(?= )/gu, ''],
    // Shorthand: "ppl w/ prams", "bc of"
    [/(?<!\S)w\/ ?(?=\p{L})/giu, 'with '],
    [/(?<!\p{L})(?:bc|cos|coz)(?= )/gu, 'because'],
    [
      /(?<=(?:find out|know|see|wonder(?:ing)?|check|ask|hear|no idea|not sure|unsure|tell (?:me|us)) )if(?= (?!you )\p{L})/giu,
      'whether',
    ],
    [
      /(?<=[,:–-] )(any(?:one|body)) (?=(?:know|use|notice|want|need|trust|read|miss|buy|pay|care)(?!\p{L}))/giu,
      'does $1 ',
    ],
    // "my hunch is that nobody reads it."
    [
      /(?<=^|[.!?,;] )(?:(?:my|our) (?:hunch|suspicion|theory|guess) is|(?:i|we) suspect) (?:that )?(?![^,.;:?!\n]*(?<!\p{L})(?:this|that|these|those|it)(?!\p{L}))([^,.;:?!\n]{8,90})(?=[,.;]|$)/gimu,
      '\nIs it true that $1?\n',
    ],
    // "if we closed early who'd be stuck and what would they do."
    [
      /(?<=^|[.!?] )(if we [^,.?!\n]{5,70}?),? ((?:who|what|how|where)(?:['’]d| would) [^,.?!\n]{5,80})\.(?=\s|$)/gimu,
      '\n$1, $2?\n',
    ],
    // "the sign-up thing, is that what puts people off."
    [
      /(?<=^|[.?!]\s)(?:oh,? )?(?:and )?the ([^,.?!\n]{3,40}?)(?: thing| stuff| part| bit)?, is (?:that|it|this) (what|why|how|where|when) ([^,.?!\n]{3,60})[.?]/gimu,
      '\nIs the $1 $2 $3?\n',
    ],
    [
      /(?<=^\s?|[.?!]\s)(?:oh,? and|oh|and also|and)(?= (?:what|how|why|who|where|when|whether) (?:they|people) )/gimu,
      'We want to know',
    ],

    [/ \/ (?!why not)(?=(?:how|what|why|who|when|where|whether) )/giu, ' and '],
    [/ \/ (?<=\p{L} \/ )(?<!\/ [^/\n]{0,60} \/ )(?=\p{L})(?!(?:why )?not(?!\p{L}))(?![^/\n]{0,60} \/ )/gu, ' and '],
    // "the price question, we're thinking of six pounds, so would they pay?", "Then there's the accountant: does it help?"
    [
      /(?<=^|[.?!]\s)[^.?!\n]*, so (?=(?:would|do|does|did|are|have|can|could|should|will) (?:they|people) [^.?!\n]+\?)/gmu,
      '',
    ],
    [/(?<=^|[.?!]\s)(?:then |and )*there['’]s (?=the [^.?!:\n]{3,40}: [^.?!\n]+\?)/gimu, ''],
    // Dictated: "for a second kid. we're talking to an investor", "how they found us because half of them were given it"
    [
      /(?<=\p{L}{3}\)?\.|[?!]\)?|\.\)) (?=(?:we|i|they|it|the|thanks|please|want|need|would|what|how|why)(?:['’]\p{L}+)? )/gu,
      '\n',
    ],
    [
      / because(?<=(?:^|, |and |also )(?:how|what|why|when|where|whether) [^,.;:?!]{15,300} because) (?!of )[^,.;?!]+(?=[,.;])/giu,
      '',
    ],
    [/(?<=\p{L} )re(?= \p{L})/gu, 'regarding'],
    [
      /(?<!\p{L})whatever (?:we|you) can (?:learn|find out|hear)(?: about)? ([^.;?!]+) would be \p{L}+(?=[.;]|$)/giu,
      'we want to know $1',
    ],
    [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
    [/(?<=(?<!\p{L})(?:whether|how|what|why)) in (?:their|your) (?:view|opinion|experience)(?= )/gu, ''],
    [/,? \p{L}+-wise(?=[.,;:?]|$)/gmu, ''],
    [
      /(?<=(?<!\p{L})(?:know|see|find out|ask(?:ed|ing)?|wonder(?:ing|s)?|unsure|not sure|curious|hear|learn|understand) )if(?= )/gu,
      'whether',
    ],
    [/(?<!\p{L})[oO]r rather,? (?=what |how |why |who |when |where )/gu, 'We want to know '],
    [
      /(?<= and )if(?= (?:that|this|it|they|people|the|there|anybody|anyone|somebody|someone)(?:['’]\p{L}+)? )/gu,
      'whether',
    ],
    [/(?<!\p{L})esp\.(?= )/giu, 'especially'],
    [/(?<!\p{L})approx\.?(?= )/giu, 'about'],
    [/(?<!\p{L})incl\.(?= )/giu, 'including'],
    [/(?<!\p{L})ppl(?!\p{L})/giu, 'people'],
    // Typed in a hurry: "dont", "theyre", "whats", "weve"
    [/(?<!\p{L})((?:do|does|did|is|are|was|has|have|had|would|could|should)n)t(?!\p{L})/giu, '$1’t'],
    [/(?<!\p{L})(they|you)re(?!\p{L})/giu, '$1’re'],
    [/(?<!\p{L})(that|what|who|there|here)s(?= )/giu, '$1’s'],
    [/(?<!\p{L})(you|we|they)ve(?!\p{L})/giu, '$1’ve'],
    [/ & (?=(?:how|what|why|if|whether|who|when|where) )/giu, ' and '],
    [/(?<!\p{L})yr(s?)\.?(?![\p{L}.])/giu, 'year$1'],
    [/(?<!\S)w\/ ?o (?=\p{L})/giu, 'without '],
    [/(?<!\S)w\/ ?(?=\p{L})/giu, 'with '],
    [/(?<=\p{L} )w (?=\p{L}{2})/gu, 'with '],
  ],
  ofCourse: /, of course(?=,|$)/giu,
  goesOn: /^(?:oh,? )?(?:and |but )?(?:also|lastly|finally|then|plus|and)(?!\p{L})/iu,
  emphasis:
    /^(?:in particular|in short|basically|in a nutshell|above all|(?:so |but )?(?:mainly|mostly)|finally|lastly|specifically|(?:then )?more (?:specifically|generally)|beyond that|first(?:ly)?|secondly|conversely|(?:and )?then|if (?:at all )?possible|if (?:it comes up|there(?:['’]s| is) time|you get to it)|ideally)(?:[,:]|\s+[–—-])\s*(?=\p{L})/iu,
  plainClauses: [
    // "We are set on building reminders, and I'd like to know if that's backed up": “that” is what precedes it.
    [
      /(?<=\s(?:set|keen|sold|bent|planning|betting|counting|working) on (\p{L}+ing [^,.;:?!\n]{3,60}?)(?:,| and|, and) (?:i|we)(?:['’]d| would) (?:(?:really|also) )?(?:like|love|want) to (?:know|understand|see|hear|learn) )(?:if|whether) (?:that|this)(?:['’]s| is)(?= )/giu,
      'whether $1 is',
    ],
    [/(?<!\p{L})the (?:main )?reasons? (?:why|for which)(?!\p{L})/giu, 'why'],
    [
      /(?<!\p{L}|(?:is|was)(?: (?:still|also|really|even|not))? )the (?:main )?reasons? (?=(?:some|people|they|so many|so few|most|many) \p{L})/giu,
      'why ',
    ],
    [/(?<!\p{L})the circumstances (?:in|under) which(?!\p{L})/giu, 'in which circumstances'],
    [/,? (?:including|in particular|such as) [^;.?!\n,]+(?=[;.]|\n|$)/giu, ''],
    [/(?<!\p{L})the extent to which(?!\p{L})/giu, 'to what extent'],
    [/(?<!\p{L})the ways? in which(?!\p{L})/giu, 'how'],
    [/,? if (?:any\p{L}*|at all),/giu, ''],
    [/,? (?:and|or),? if (?:so|not|yes),?[^.;?!\n]*/giu, ''],
  ],
  and: 'and|or',
  andWhy: /,? and why$/iu,
  wondering:
    /^(?:we['’]re|we are|i['’]m|i am) (?:also |particularly |really |just )*(?:curious|wondering|keen to (?:know|hear)|interested to (?:know|hear)) ((?:who|what|how|why|whether|when|where|which) [^–—?]+?)((?: [–—-] .*)?\?)$/iu,
  curious:
    /^(?:also )?curious: |^(?:i['’]m|i am|we['’]re|we are) (?:also |particularly |especially |mainly |most )*(?:curious,? (?:too, )?about|interested in) (?=[^:?]*: )/iu,
  joining: /^(?:also|then|next|and),? (?=(?:the )?\p{L}[^:?]{0,40}: ?\p{L})/iu,
  wishes,
  leftOut: /^(?:not?|out|excl\p{L}*)(?!\p{L})/iu,
  or: 'or',
  mailFields: 'from|to|cc|subject|date|sent',
  slide: 'slide',
  greeting: /^(?:hello|hi|hey|dear)(?:\s\S+){1,3}$/iu,
  dropped:
    /^(?:two|three|four|five|six|seven|eight|ten|twelve|\d+) (?:\p{L}+ )?\p{L}+s, (?:all|both|mostly|half|one|two|three)(?!\p{L})[^?]*$|out of scope|[=:,–—-] ?not a (?:topic|theme)|[–—-] (?:parked|on hold)(?!\p{L})|^(?:everyone|everybody|people) (?:moans?|complains?|hates?|loves?|says?|keeps?|wants?)(?!\p{L})|^(?:can|could|would|will) (?:you|someone|anyone|somebody|we)(?!\p{L})|^(?:and )?(?:pls |please )?no \p{L}+(?:[,.]|$)|^(?:present|attending|in the room|apols|apologies)(?=\s?:)|^(?:recruit(?:ing|ment)?|readout|gifts?|incentives?|thank[- ]?yous?) (?:=|via|by|from|on|\d)|^(?:not|out|no|due|deadline|readout|report|deck)(?::| –| -)|^(?:report|deck|readout|results?) (?:to|for|by) |^no (?:survey|surveys|interviews|questionnaire)(?!\p{L})|(?:→|->|=>) ?(?:(?:already|being) [^.?!]{0,30}, )?(?:out|skip|no|leave it)[.!)]*$|[,–—:-] (?:leave (?:it |this |that )?(?:alone|out)|already being (?:fixed|done)|legal are on it)[.!)]*$|^\p{Lu}\p{Ll}+ to (?:get|send|book|organi[sz]e|share|find) us |(?:^|[.;:–—>(-] ?)(?:let['’]s )?(?:(?:drop|skip|park)(?:ped)?(?: it| this)?|already decided|not (?:for|in) (?:the |these )?interviews?)[.!)]*$/iu,
  closing:
    /^(?:many |best |kind |warm |with )*(?:thanks|thank you|regards|wishes|cheers|best|ta|speak soon|see you)(?!\p{L})/iu,
  withPronoun: (question, clause) =>
    /(?<!\p{L})they(?!\p{L})/u.test(clause) ? question.replace(/(?<= )people(?!\p{L})/u, 'they') : question,
  clauses: {
    whether: /^whether$/u,
    whetherWithin: /^whether$/u,
    asksAsWritten:
      /^(?:do|does|did|would|could|will|should) (?!not |you |we |i |be |ask |check |find |look |note |see |let )\p{L}+ \p{L}/iu,
    asksForSubject: /^(?:what|who)(?!\p{L})/iu,
    relativePronoun: /^(?:whom|which)$/u,
    asksWithNoun: /^which$/u,
    subjectNoun: /s$|^people$/u,
    nounWithRelative: /(?:people|staff|s) who$/u,
    describes: /^(?:who|which)$/u,
    infinitive: /^to$/u,
    they: /^they(?:['’].+)?$/u,
    them: /^them$/u,
    anybody: /^people$/u,
    reporting: /^(?:they|it|he|she|some|others)$/u,
    pronoun: /^(?:they|he|she|it)$/u,
    ofTopic: /^\p{L}+ they(?!\p{L})/u,
    demonstrative: /(?<!\p{L})(?:that|this|so(?=\?))(?!\p{L})/iu,
    of: /^of$/u,
    impersonal: /^(?:is|are|was|were) there |^\p{L}+ there (?:is|are|was|were)$/u,
    afterwards: /^then$/u,
    denied: /(?<!\p{L})(?:not|never|no)\s*$/iu,
    knows: /(?:^|\s)(?:we|i)(?: \p{L}+)? (?:know|see|understand)\s*$/iu,
    unlistedVerb: /\p{L}['’](?:d|re|ve|ll)(?!\p{L})/iu,
    being: /^(?:is|are|was|were|isn['’]t|aren['’]t)$/u,
    unnamed:
      /^what(?: is|['’]s) (?:really |actually )?(?:going on|happening)(?! (?:with|in|at|on|around|between|to)(?!\p{L}))|^what (?:else )?(?:i|we) (?:also |often |mostly )*(?:hear|know|see|hear a lot|notice)(?: .*)? is that(?: .*)?$|^what (?:we|i)(?:['’]d| would| should)?(?: (?:also|really|most))? (?:want|need|hope|wish|like)(?: us)? to (?:know|learn|find out|understand|see)(?: about .*)?$/iu,
    partTitle:
      /^(?:please|hi|hello|dear)(?!\p{L})|^scope of |(?<!\p{L})following(?!\p{L})|^(?:(?:key|research|main|our) )?(?:questions?|objectives?|aims?|goals?|purpose|background|context|methods?|approach|timetable|timing|participants|sample|scope|out of scope|hypotheses|practicalities|deliverables)$/iu,
    remark: /^and |(?<!\p{L})(?:I|we)(?!\p{L})/iu,
    notFirst: /^(?:would be (?:good|nice|great|useful|interesting|helpful)|be|do not|don['’]t|have a|let) /iu,
    please: /(?<!\p{L})please(?!\p{L})/iu,
    toReport: /(?<!\p{L})(?:just |do )?(?:note|flag|include|mention) (?:it|that|them|too|as well)(?!\p{L})/iu,
    bareWhy: /^(?:and )?(?:why ?\/ ?)?(?:why|how)(?: (?:so|that|this|not))?(?: one)?(?: \(?yet\)?)?\s?\?$/iu,
    ofTheStudy:
      /^(?:hey|hi|hiya|hello|yo)(?:,? [\p{L}’'-]+){0,4}, [^.?!]{0,20}\?$|^(?:\p{L}+, )?how(?: is|['’]s) (?:the form|things|life|it going)(?!\p{L})|^(?:maybe |say |so |perhaps )?(?:about |around |roughly )?(?:\d+|a dozen|five|six|eight|ten|twelve|fifteen|twenty)(?: (?:or|to) [\p{L}\d]+)? (?:\p{L}+ )?(?:people|members|customers|users|interviews|sessions|calls|chats|households|participants)(?!\p{L})|^(?:i )?think that['’]?s (?:it|all)(?!\p{L})|^(?:what(?: is|['’]s) (?:this|it) (?:all )?about|what do (?:we|you) (?:want|hope|need) to (?:know|learn|find out)|what decisions? (?:will|does|do|would) (?:it|this|they|these) \p{L}+|what do (?:we|you) (?:already )?know(?: already)?(?: about (?:it|this))?|why (?:this study|are we doing this))\s*\?$|^(?:could|can|would) you (?:please |also )*(?:find|get|ask|look|try|check|talk|speak|see|include|send|let|make|manage|start)(?!\p{L})|^(?:how (?:are you|are things|['’]?s (?:it|things))|hope )(?!\p{L})/iu,
    nobody: /^(?:never|nobody|nothing|none)$/u,
    ofTheTeam: /['’](?:re|m)$/u,
    between: /(?<!\p{L})between(?!\p{L})[^,;:]*$/iu,
    negatedRest: /^\p{L}+ (?:not|no)$/u,
  },
  isTrue: (statement) => `Is it true that ${statement}?`,
};

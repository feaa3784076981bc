import { words } from '../cue.ts';
import type { Senses } from '../senses.ts';

const we =
  "(?:i|we)(?:'m| am|'re| are|'ve| have)?(?: also| mostly| mainly| usually| often| always| still| just| now| currently| actually| really)?";
const tool =
  '(?:tools?|software|apps?|programs?|spreadsheets?|databases?|systems?|platforms?|packages?|libraries|library|frameworks?|' +
  'dashboards?|templates?|scanners?|tablets?|notebooks?|whiteboards?|machines?(?! learning)|devices?)';
const others =
  '(?:team|teams|colleagues?|co-?workers?|department|engineers?|developers?|designers?|scientists?|analysts?|managers?|nurses?|' +
  'doctors?|teachers?|partners?|boss|supervisor|assistants?|crew|staff|experts?)';
const times =
  '(?:next (?:week|month|quarter|year|season|spring|summer|autumn|fall|winter|step|phase|release)|(?:this|the coming|in the coming|over the next|in the next) (?:few |couple of |two |three |six )?(?:weeks?|months?|quarters?|years?|spring|summer|autumn|fall|winter)|by (?:the end of|next|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december))';

const trouble =
  '(?:pain points?|challenges?|problems?|issues?|difficult(?:y|ies)|struggles?|headaches?|obstacles?|bottlenecks?)';

export const senses: Senses = {
  duties: {
    asks: words(
      '(?:what|which)(?: (?:are|is|were))?(?: your| the)?(?: main| key| daily| primary)?(?: role| work| job)? ?(?:responsibilit(?:y|ies)|duties|tasks)(?: (?:in|at) (?:your|the) (?:role|job|work|team|company))?',
      "(?:what )?are you (?:responsible for|in charge of)(?: in your (?:role|job|work|team))?|what(?: is| are|'s) your (?:role|job|position|responsibilities)|what do you do(?: for a living| at work| all day)?",
      'tell (?:me|us) (?:a bit |a little )?about your(?:self| role| job| work)|introduce yourself|information about yourself|a typical (?:day|week)(?: look like)?',
    ),
    foremost: words(
      "(?:i'm|i am|we're|we are|i was) (?:also |mainly |mostly )?(?:responsible for|in charge of|the one who|looking after)",
      'my (?:main |key |daily )?(?:job|role|task|tasks|work|responsibility|responsibilities|duties) (?:is|was|are|were|includes?|means?|involves?)',
      "i (?:lead|mentor|supervise|oversee|run|head|coordinate|look after|take care of)|i'm the (?:\\w+ )?(?:lead|manager|head|owner|coordinator)",
      'what i (?:mainly |mostly |usually )?do (?:is|all day)',
    ),
    plainly: words("i(?:'m| am|'ve been| have been) (?:now |currently |mainly |mostly |also )?working as an?"),
    touches: words(
      "i(?:'m| am|'ve been| have been)? (?:now |currently |mainly |mostly )?(?:work(?:ing)? (?:as|on|in|for)|build(?:ing)?|develop(?:ing)?|design(?:ing)?|teach(?:ing)?|mak(?:e|ing)|organi[sz](?:e|ing)|plan(?:ning)?|prepar(?:e|ing)|manag(?:e|ing)|handl(?:e|ing)|train(?:ing)?|sell(?:ing)?|support(?:ing)?)",
    ),
    never: words(
      "i(?:'m| am) not (?:responsible|in charge)|not my (?:job|role)|i used to|i studied|my bachelors?|my masters?|i went to|(?:got|getting) my degree",
    ),
  },
  troubles: {
    asks: words(
      '(?:what|which)(?: are)?(?: your| the)?(?: main| biggest| greatest| hardest| daily)? (?:challenges?|problems?|difficult(?:y|ies)|troubles?|struggles?|pain points?|obstacles?|frustrations?)(?: (?:do|did|have) you (?:face[d]?|have|had|run into|deal with|meet|met|see|encounter(?:ed)?|experience[d]?))?(?: (?:with )?(?:from day to day|day to day|every day|daily|in your (?:daily |day-to-day )?(?:work|job|life|role)|at work))?',
      "what(?: (?:do|did) you find|(?: is|'s| was))(?: the)?(?: most)? (?:difficult|hard|hardest|challenging|frustrating|confusing|annoying)(?: (?:part|thing))?(?: (?:for you|about (?:your|the) (?:work|job)|at work))?|what (?:frustrates|annoys|bothers|worries) you(?: (?:the )?most)?",
      'what (?:do you struggle|did you struggle|are you struggling) with|what (?:went|goes|can go|is) wrong|(?:was|is|were|are) (?:there )?(?:anything|something) (?:that was |that is )?(?:difficult|hard|confusing|unclear|annoying|frustrating)',
    ),
    foremost: words(
      `(?:main|biggest|hardest|worst|major|greatest|number one|only|most \\w+) ${trouble}(?: (?:that )?(?:i|we)(?:'ve|'m|'re| am| are| have)? \\w+(?: \\w+)?(?: now)?| (?:here|there|right now|at the moment|with \\S+(?: \\S+)?|for (?:me|us)))?,? (?:is|was|are|were|because)`,
    ),
    plainly: words(
      '(?:my|our|the|a|one|another) (?:big|real|first|second|only)? ?(?:pain points?|challenges?|problems?|issues?|difficult(?:y|ies)|struggles?|headaches?|obstacles?|bottlenecks?|nightmare)(?: (?:here|there|right now|at the moment|for (?:me|us)|with(?: \\S+){1,3}?))? (?:is|was|are|were|that)',
      "(?:i|we) (?:often |always |really |still )?(?:struggle|struggled|have trouble|had trouble|have problems|had problems|have (?:a|an) (?:big )?(?:issue|problem)|have a hard time|run into)|i'll have trouble",
      'what (?:frustrates|annoys|bothers|worries) (?:me|us)|the (?:hardest|worst|most (?:difficult|annoying|frustrating)) (?:part|thing|bit)|(?:drives|drove) (?:me|us) (?:mad|crazy|nuts)',
      '(?:faced|face|facing|met) (?:a |an |some |many |this )?(?:big )?(?:challenges?|problems?|issues?|difficulties)',
    ),
    never: words(
      "no (?:problems?|issues?|challenges?|trouble)|not (?:a|an|really a|really an) (?:problem|issue|challenge)|don't have (?:any |much |many )?(?:of )?(?:problems?|issues?)|without (?:any )?problems?|never (?:had|have|faced) (?:a |any )?(?:problem|issue)|task completed|would be (?:a|the|my|our) (?:\\w+ )?(?:problem|issue|challenge)|(?:when|if) (?:i|we|you) have a problem|problems? (?:is|was|are|were) (?:solved|gone|fixed)",
    ),
  },
  team: {
    asks: words(
      'how do you (?:work|interact|collaborate|communicate|cooperate|get on|get along|talk)(?: together)?(?: (?:with|within|in))? (?:your|the) (?:team|colleagues|co-?workers)|how (?:is|does) (?:your|the) team (?:organi[sz]ed|work(?: together)?|set up|structured|look(?: like)?)|who do you work with|(?:tell (?:me|us) )?about your (?:team|colleagues)|who is (?:in|on) your team',
    ),
    foremost: words(
      `(?:my|our) (?:\\w+ )?(?:team|colleagues|co-?workers|crew) (?:is|are|has|have|consists?|works?|meets?|does|do|helps?|shares?)|(?:a|the) (?:\\w+ )?team (?:of|where)|(?:we are|we're|there are) (?:a team of )?(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)(?: (?:people|persons|of us|${others}))`,
      `${we} (?:work|worked|working|meet|met|sit|sat|talk|talked|speak|discuss|discussed|share|collaborate|collaborated|coordinate)(?: \\w+)?(?: closely| together| daily)? with (?:\\w+ ){0,3}${others}`,
      '(?:daily|weekly|team|morning) (?:meetings?|stand-?ups?|calls?|huddles?|handovers?)|report to',
    ),
    plainly: words(
      `with (?:my|our) (?:\\w+ )?(?:team|colleagues?|co-?workers?|crew|boss|supervisor)|(?:my|our) (?:\\w+ )?(?:boss|supervisor|colleagues?|co-?workers?) (?:and i|who|always|often|usually|then|helps?|comes?|asks?|tells?|gives?)|in (?:my|our) team`,
    ),
    touches: words(
      `(?:my|our) (?:\\w+ )?(?:team|colleagues?|co-?workers?|crew|boss|supervisor)|(?:the|other|some) (?:\\w+ )?(?:colleagues?|co-?workers?|developers?|engineers?) (?:who|that|and i|help|helps|ask|asks)|${we} (?:work|worked|working) together|as a team|team ?mates?|within the team|across the team|members? of (?:the|our|my) team|team members?`,
    ),
    never: words("don't have a team|no team|don't have (?:\\w+ ){1,5}on the team|technical team name"),
  },
  tools: {
    asks: words(
      '(?:which|what)(?: (?:kind|sort)s? of)?(?: are the)?(?: main| other)? (?:tools?|software|apps?|programs?|systems|technolog(?:y|ies)|equipment)(?: (?:and|or) (?:tools?|software|apps?|programs?|systems|technolog(?:y|ies)))?(?: (?:do|did|are) you (?:use|used|using|work with|rely on))?(?: (?:every day|from day to day|daily|at work|in your (?:daily )?(?:work|job)))?',
      'what do you (?:use|work with) (?:every day|at work)',
    ),
    plainly: words(
      `${we} (?:use|used|using|work with|worked with|rely on|tried)(?: (?!to\\b)\\S+){0,4}? ${tool}`,
      `${we} (?:write|wrote|note|keep|kept|track|record|enter|count|plan)(?: \\S+){0,5}? (?:in|into|on|with) (?:a|an|the|my|our) (?:\\w+ )?(?:${tool}|calendar|paper|phone|ledger|diary)`,
      '(?:we|i) (?:have|built|got|made|bought) (?:our own|a|an) (?:\\w+ ){0,2}(?:tool|software|app|program|spreadsheet|platform|dashboard)|(?:tool|software|app|program|system|library|package|framework) (?:called|named)',
    ),
    touches: words(
      `${we} (?:use|used|using|work with|worked with|rely on|tried|built)`,
      'using|(?:built|trained|written|made|done|running|work|works|working|both|all) (?:it |that |this |all )?(?:in|with|on)',
    ),
    never: words(
      "(?:never|not|\\w+n't|yet to) (?:really |actually )?(?:used?|using|work(?:ed)? with|tried)|used to|if (?:i|we|you) (?:were to )?use|no experience|(?:for example|imagine|let's say) (?:you|i)",
    ),
  },
  plans: {
    asks: words(
      '(?:what|which)(?: (?:are|is))?(?: your| the)?(?: main| next| personal)? (?:goals?|plans?|priorit(?:y|ies)|objectives?|targets|aims?|next steps?)(?: (?:do you have|have you set|are you working towards))?(?: (?:for|in|over) (?:the )?(?:next|coming|this) (?:few |couple of |two |three |six )?(?:weeks?|months?|quarters?|years?)| for the future| right now)?',
      "what(?: is|'s) next(?: for you)?|what do you (?:plan|want|hope|intend) to (?:do|achieve)(?: (?:next|in the (?:next|coming) (?:weeks?|months?|quarters?|years?)))?|where do you (?:see yourself|want to be) in (?:\\w+ ){1,2}(?:months|years)",
    ),
    plainly: words(
      `(?:my|our) (?:main |next |big |biggest |personal )?(?:goals?|plans?|priority|priorities|objective|objectives|roadmap|aim) (?:is|are|for|this|now)|on (?:my|our|the) roadmap|(?:my|our|the) next (?:step|steps|goal|big thing|project|task) (?:is|are|will)`,
      `(?:i'm|i am|we're|we are) (?:now |currently |also |already )?(?:planning|hoping|aiming|intending|about) (?:to|on|for)|(?:i|we) (?:plan|intend|aim|hope) (?:to|on)|(?:i'm|we're|i am|we are) (?:now |currently )?(?:looking into|looking forward to|working towards?)|the (?:plan|goal|idea) (?:is|for us is) (?:now |that we |for us )?to (?:have|get|make|build|start|finish|move|grow|open|launch|hire)`,
      `(?:i|we)(?:'d| would) like to (?:\\w+ ){1,8}?(?:next|soon|forward|in (?:the )?future|this year|by)|(?:i'm|we're|i am|we are|i|we) (?:gonna|going to|will|want to|'ll|need to|have to) (?:\\S+ ){0,14}?${times}|${times},? (?:i|we)(?:'m|'re|'ll| am| are| will| want| plan| hope| need)`,
    ),
    touches: words(
      "(?:i|we)(?:'d| would) (?:really |also )?(?:like|love) to|(?:i|we) (?:really |also |still |now )?want to (?:learn|get|grow|move|start|build|improve|finish|launch|open|hire|change|become|reach|expand|deepen|keep|try)|i hope i can|someday|one day (?:i|we)|in the future,? (?:i|we)",
    ),
    never: words(
      "(?:like|love|want|going|gonna|hope|will|'ll) (?:to )?(?:say|add|mention|thank|ask|speak|talk|tell|give you|explain|point|show you|stress|share|start (?:by|with)|go back|click|select|choose|pick|move on|read|check|see (?:what|if|whether|how))|(?:when|if|because|as|that) (?:i|we) (?:want|wanted|would|need)|wanted|would have|let's say|for (?:example|instance),? (?:you|we|i)|imagine|suppose|(?:like|love) to see|(?:the|our) (?:idea|goal|plan|aim) was",
    ),
  },
  wishes: {
    asks: words(
      'what (?:would you (?:like|wish|want|hope)|do you (?:wish|want|hope))(?: for)?(?: to (?:have|see|change|get|be (?:different|better)|improve))?(?: (?:to make|so that) (?:your|the) (?:work|job|life|day) (?:is |gets |becomes )?(?:easier|better|simpler))?',
      "what would (?:you (?:change|improve|add|do differently)|make (?:your|the) (?:work|job|life|day) (?:easier|better)|help you(?: most| the most)?)|what (?:can|should|could) (?:we|they|be) (?:do|done|improved?|changed?)(?: about (?:it|this|that))?|how (?:can|could) (?:we|it|this) (?:be )?improved?|what(?: is|'s) (?:missing|on your wish list)|if you had a magic wand|what (?:should|could) be (?:improved|better|different|changed)",
    ),
    plainly: words(
      "i wish|we wish|i(?:'d| would) (?:really |also |just )?(?:like|love|prefer)|we(?:'d| would) (?:really |also |just )?(?:like|love|prefer)|it(?:'d| would) be (?:\\w+ )?(?:nice|great|good|helpful|better|ideal|useful|handy|easier|perfect)|would have (?:been (?:nice|good|better|helpful)|liked|preferred)|what (?:i|we) (?:need|want|would like|miss)|magic wand|if only|ideally|in an ideal world",
    ),
    touches: words(
      '(?:should|could) (?:be|have|show|tell|let|offer)|maybe (?:you|they|it) could|(?:is|are) missing|hope (?:that|they|it)',
    ),
    never: words('(?:like|love|want) to (?:say|add|mention|thank|ask|speak|talk|tell|explain|point|stress|share)'),
  },
  likes: {
    asks: words(
      "(?:what )?(?:do|did) you (?:like|enjoy|love)(?: (?:most|best|the most|the best))?(?: about (?:your|the) (?:work|job|role))?|what(?: is|'s| was) (?:good|best|the best part|your favou?rite(?: part| thing)?)|what works (?:well|best)(?: for you)?",
    ),
    plainly: words(
      "(?:i|we) (?:really |also |quite |do |particularly |especially )?(?:like|liked|love|loved|enjoy|enjoyed)(?! to\\b)|(?:my|our) favou?rite|(?:the|one) (?:best|nicest|good|nice) (?:part|thing|bit)|(?:i'm|i am|i was) (?:very |really |quite )?(?:happy|impressed|pleased|glad)|(?:is|are|was|were|looks?|that's|it's) (?:really |very |pretty |quite |so )?(?:nice|great|helpful|useful|brilliant|fantastic|excellent|handy|lovely)|(?:this|that|it) helps (?:me|us)",
    ),
    never: words(
      "(?:would|'d|don't|didn't|do not|did not|not) (?:really |particularly )?(?:be |have )?(?:like|liked|enjoy|love|happy|nice|great|helpful|useful)|would be|would have|if (?:i|you) like|(?:like|love) to|i like (?:you|it) to",
    ),
  },
};

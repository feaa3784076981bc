import { casedWords, words } from '../cue.ts';
import type { Cues } from '../definition.ts';
import { consequences } from './consequences.ts';
import { outcomes } from './outcomes.ts';

const negated = "(?:do|does|did|is|are|was|were|have|has|had|would|could|should|must|need|wo|ca|ai)n't";

/** What may follow a role: the clause's end, or a word that starts the next phrase. */
const roleEnd =
  '(?=\\s+(?:and|but|or|so|who|which|that|where|when|while|because|since|at|for|in|with|on|here|there|now|from|by|as|' +
  'over|these|this|myself|right|basically|you know)\\b|\\s*[,.;:!?…()–—\\n"”]|\\s+-|\\s*$)';
const trade = `[\\p{L}][\\p{L}\\p{M}\\x27’&/ -]{2,58}?`;
const role = `(?<role>${trade})${roleEnd}`;
/** “I'm a …” is followed by a trait as often as by a trade. */
const noTrait =
  '(?!(?:[\\w-]+ ){0,2}(?:person|people|guy|one|thing|fan|user)\\b)(?!(?:\\w+ly )?(?:bit|little|lot|tad|pair|big|huge|great|heavy|light|regular|frequent|long|new|bad|good|better|real|total|' +
  'lady|guest|visitor|stranger|witness|bank|dinosaur|dummy|idiot|saint|skeptic|sceptic|snob|softie|hoarder|nightmare|wreck|ghost|robot|zombie|vampire|bear|wimp|coward|complete|strong|firm|fan|person|people|guy|girl|man|woman|human|user|member|customer|fool|mess|believer|lover|' +
  'beginner|newcomer|stickler|perfectionist|control|creature|morning|night (?:owl|person)|visual|slow|fast|quick|very|' +
  'really|pretty|kind|sort|sucker|nerd|geek|parent|mother|father|mum|mom|dad|vegetarian|vegan|single|hundred|couple|' +
  'few|day|week|month|year|problem|question)\\b)';
const leading =
  '(?:head|chief|lead|senior|junior|deputy|assistant|general|managing|vice|product|project|office|shop|store|team|' +
  'shift|kitchen|production|it|hr|sales|marketing|finance|operations)';

/** Trades that are known without an article, and after “as a”: “as a user I …” names none. */
const knownTrade =
  '(?:nurse|teacher|doctor|baker|driver|cook|chef|lawyer|engineer|scientist|analyst|developer|designer|researcher|manager|' +
  'director|consultant|student|architect|accountant|assistant|carer|caregiver|midwife|physician|surgeon|therapist|pharmacist|' +
  'farmer|gardener|mechanic|electrician|plumber|carpenter|cleaner|waiter|waitress|cashier|receptionist|secretary|librarian|' +
  'journalist|translator|freelancer|technician|programmer|administrator|coordinator|supervisor|instructor|trainer|coach|' +
  'volunteer|social worker|shopkeeper|florist|hairdresser|pensioner|parent|mother|father|professor|lecturer|planner|pilot|founder|owner|butcher|joiner|roofer|sampler|inspector|controller|bookkeeper|treasurer|officer|buyer|dispatcher)';

const decades = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const ageInWords = `(?:\\d\\d|eighteen|nineteen|(?:${decades})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|odd|something))?)`;
const retired = '(?:(?:semi-)?retired |former )?';
/** How a trade ends. Relatives and members of something end so, too. */
const agent =
  '(?!\\w*(?:mother|father|sister|brother|daughter|member|other|number|summer|winter|ever|never|over|after|together|carer for)\\b)\\w{3,}(?:er|or|ist|ian|ant|eer|man|woman|nurse|clerk|cook|chef|guard)';
const business =
  '(?:bakery|business|shop|caf[eé]|farm|garage|salon|restaurant|pub|studio|workshop|company|firm|stall|nursery|guest ?house|hotel|bookshop|butcher\\x27?s|barber\\x27?s)';

/** A role that a verb introduces keeps its whole phrase: a nursery in the north. */
const phraseEnd =
  '(?=\\s+(?:and|but|or|so|who|which|that|where|when|while|because|since|with|here|there|now|from|by|as|over|these|right|' +
  'basically|you know|for \\d|for (?:the|about|over|almost|a long))\\b|\\s*[,.;:!?…()–—\\n"”]|\\s+-|\\s*$)';

/** “work in a nursery” in the third person; a teaching assistant or a working mother keeps the name. */
function inThirdPerson(role: string): string {
  return role
    .replace(/ (?:same|just) (?:as|like)\b.*$/iu, '')
    .replace(/^work(?:ing)? for myself$/iu, 'Self-employed')
    .replace(
      /^(?:working|work)\b(?= (?:mornings|evenings|nights|days|weekends|part|full|here|there|in|at|for|on|with|as|from)\b)/iu,
      'Works',
    )
    .replace(/^(?:teaching|teach)\b(?! (?:assistant|aide|fellow|staff|coordinator|student)\b)/iu, 'Teaches')
    .replace(/ (?:\d+|[a-z]+(?:-[a-z]+)?) (?:years?|months?)$/iu, '')
    .replace(/^(?=(?:the|an?) )/iu, 'Has ')
    .replace(
      /^(?=(?:nights|days|earlies|lates|shifts|mornings|evenings|weekends|reception) (?:at|in|for|on) )/iu,
      'Works ',
    )
    .replace(/^farm$/iu, 'Farmer')
    .replace(/^(drive|run|own|manage)\b/iu, (verb) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}s`)
    .replace(/^(?:my|our) own /iu, 'Own ');
}

export const cues: Cues = {
  selfRole: [
    words(
      `i(?:'m| am|(?<over> was))? (?:currently |mostly |mainly |now )?work(?:ing|ed)? as (?:an?|the|one of the) ${role}`,
    ),
    words(`i(?:'m| am) (?:actually |currently |originally )?an? ${noTrait}${role}`),
    words(`i(?:'m| am) the (?<role>${leading}[ -](?!(?:and|or|but|of|on|who|for)\\b)${trade})${roleEnd}`),
    words(
      `i(?:'m| am) the (?<role>(?:lead|head|boss|owner|founder|manager|director|caretaker|co-?ordinator|organi[sz]er|secretary|treasurer|chair(?:man|woman|person)?|administrator|dispatcher|scheduler|receptionist)(?: slash (?:[\\w-]+ ){0,2}?[\\w-]+)?)${roleEnd}`,
    ),
    // "Graham Tully, sixty-six, retired surveyor."
    words(
      `(?<=^(?:(?:yeah|yes|okay|ok|right|well|sure|so|hi|hello)[,.]? )*(?:i'm )?\\p{L}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+)?, ${ageInWords}, )(?<role>${retired}(?:[\\w-]+ ){0,2}?${agent})(?=[,.]|$)`,
    ),
    // "Gareth, tree surgeon, self-employed": who they are comes first in an answer.
    words(
      `(?<=^(?:(?:yeah|yes|okay|ok|right|well|sure|so|course|of course|hi|hello)[,.]? )*(?:i'm )?[\\p{L}'’-]{2,20}, )(?:an? )?(?<role>(?!and )(?:[\\w-]+ ){0,2}?${knownTrade})(?=[,.])`,
    ),
    words(
      `i(?:'m| am) (?:currently |now )?(?:the )?(?<role>(?!(?:[\\w-]+ )?(?:an?|the|my|our|your|his|her|their) |(?:[\\w-]+ ){0,2}quiet coach)(?:[\\w-]+ ){0,3}?${knownTrade})${roleEnd}`,
    ),
    // "I'm director of operations, it's a coffee roaster"
    words(
      `i(?:'m| am) (?:the |an? )?(?<role>(?:[\\w-]+ )?(?:director|head|manager|vice president|chair|secretary) of (?:the )?[\\p{L}][\\p{L} &-]{1,30}?)${roleEnd}`,
    ),
    // "I have you down as finance director"
    words(
      `(?<=\\b(?:have|got|'ve|put) (?:me|i) down as )(?:an? |the )?(?<role>(?:[\\w-]+ ){0,2}?${knownTrade})${roleEnd}`,
    ),
    // "So electrician, self-employed, nine years now."
    words(
      `(?<=^(?:(?:yeah|yes|okay|ok|right|well|sure|so|um+|uh|er)[,.]? )*)(?:an? )?(?<role>(?!(?:the|my|our|your|his|her|their|no|not|any|some|every|another|other|and|or|but|so|also|just|then|with|from|for|to|of) )(?:[\\w-]+ ){0,2}?${knownTrade})(?=, (?:self[- ]employed|freelance|retired|semi-retired|by trade|part[- ]time|full[- ]time|on my own)\\b)`,
    ),
    // "Practice manager.": an answer that is nothing else.
    words(
      `(?<=^(?:(?:yeah|yes|okay|ok|right|well|sure|so|um+|uh|er)[,.]? )*)(?<role>(?!(?:the|an?|my|our|your|his|her|their|no|not|any|some|every|another|other|and|or|but|so|also|just|then|well|with|from|for|to|of) )(?:[\\w-]+ ){0,2}?${knownTrade})(?=[.!]?$)`,
    ),
    words(`as an? (?<role>(?:[\\w-]+ ){0,2}?${knownTrade}),? (?:i|we)(?=['’ ])`),
    words(`i(?:'ve| have) (?:been|worked as|been working as) an? ${noTrait}${role}`),
    words(
      `my (?:job|role|position|profession|occupation|title|job title) (?:is|would be) (?:an? |the )?(?!to\\b)${noTrait}${role}`,
    ),
    words(`i(?:'m| am) (?:employed|hired|trained|here) as (?:an?|the) ${role}`),
    casedWords(`[Ii](?:['’]m| am) (?<role>in (?:IT|HR))`),
    words(
      `i(?:'m| am)? (?:also |still |just |now |currently )?(?<role>(?:work(?:ing)? on (?=reception|the (?:till|front desk|wards?|desk|door))|work(?:ing)? (?:(?:mornings|evenings|nights|days|weekends|part[- ]time|full[- ]time|here|there) )?(?:in|at|for) |teach(?:ing)? (?!(?:some|any|every)(?:body|one)|them\\b|him\\b|her\\b|you\\b|people\\b|it\\b)|drive (?:for|an?|the) (?!lot|bit|long|little|while)|run (?:an?|the|my|our) |own (?:an?|the|my) (?!(?:\\w+ )?(?:van|car|bike|house|flat|home|boat|dog|cat|horse|phone|laptop|tablet|printer)\\b)|manage (?:an?|the|our) )[\\p{L}][\\p{L}\\p{M}\\d\\x27’& -]{2,44}?)${phraseEnd}`,
      // "I've the bakery on Cross Street", "I do nights at the care home three times a week", "I farm up past the reservoir"
      `i(?:'ve| have)(?: got)? (?<role>(?:the|my own|our own|a small|a little) (?:[\\w-]+ ){0,2}?${business}(?! (?:near|that|where|which|nearby|round|opposite))(?: (?:in|on|at|near|by) [\\p{L}][\\p{L}\\x27’ -]{2,30}?)?)${phraseEnd}`,
      `i do (?<role>(?:nights|days|earlies|lates|shifts|mornings|evenings|weekends|reception) (?:at|in|for|on) (?:the|an?) [\\p{L}][\\p{L}\\x27’ -]{2,30}?)(?:${phraseEnd}|(?= (?:once|twice|\\w+ (?:or \\w+ )?(?:times|days|nights|weeks)\\b)))`,
      `i (?<role>farm)(?= (?!out\\b|shop\\b))`,
    ),
    words(
      `i(?:'m| am) (?<role>in (?:sales|marketing|finance|logistics|retail|support|charge of [\\p{L}][\\p{L} -]{2,40}?))${phraseEnd}`,
    ),
  ],
  roleName: inThirdPerson,
  statements: {
    need: [
      words(
        '(?<!not )needs?|needed|have to|has to|had to|must|require[sd]?|essential|crucial|necessary|important (?:to|for|that)',
        "matters? (?:to|a lot|most)|depends? on|rely on|relies on|can't do without|cannot do without|missing|lacks?",
        "lacking|there(?:'s| is) no way to|has got to|have got to|gotta",
      ),
    ],
    difficulty: [
      words(
        'difficult|difficulty|difficulties|hard|harder|hardest|struggl(?:e|es|ed|ing)|(?<!\\b(?:no|without|without any) )(?:problems?|issues?|trouble)|problematic',
        'troubled|troubling|confus(?:ed|es|ing|ion)|unclear|complicated|complex|frustrat(?:ed|es|ing|ion)',
        'annoy(?:s|ed|ing)|painful|pain|nightmare|mess|messy|stuck|slow|slower|fail(?:s|ed|ing|ure)?|broken',
        'break(?:s|ing)? down|wrong|mistakes?|errors?|worr(?:y|ied|ies|ying)|stress(?:ed|ful)?|tedious|cumbersome',
        'clunky|overwhelm(?:ed|ing)|waste[sd]?|wasting|los[te]|losing|forget|forgot|forgotten|chaos|chaotic|hassle',
        'headache|barrier|obstacle|drawback|downside|bottleneck|inconvenient|impossible|unreliable|the worst|no idea',
        'takes? (?:me |us )?(?:too long|ages|forever|hours)',
        'too (?:much|many|little|late|slow|complicated|expensive|difficult|hard)',
        'not (?:really |quite |entirely |exactly )?(?:sure|clear|easy|enough|obvious)',
        `took (?:me |us |them )?(?:a while|some time|ages|a long time|forever)|(?:had|have|having) to ask (?:my|our|the|a|an|some\\w+|him|her|them|for)`,
        `${negated} (?:really |very |quite |that |at all |all that |so )?(?:clear|obvious|intuitive|readable|visible|easy|helpful)`,
        'run(?:s|ning)? out|short of|by hand again|all over again|start over',
        'logs? (?:me|us|you|people) out|kick(?:s|ed) (?:me|us|you|people) out|crash(?:es|ed)?|freez(?:es|ing)|froze|frozen|filthy|dirty|on hold',
        '(?:stood|stand|wait(?:ed)?|sat|queued?) (?:\\w+ ){0,6}?(?:minutes|hours?|ages|rain|cold|snow)',
        `${negated} (?:really )?(?:know|work|understand|find|get|remember|see|tell|make sense|fit|trust|help)`,
      ),
      words(
        '(?:just |always |usually |mostly |then |have to )guess (?:it|at|how|what|the|and)|work ?arounds?|work(?:ed|ing)? around|end(?:ed|s)? up|instead i|instead we',
        'have to (?:guess|check twice|double[- ]check|redo|retype|copy)|scribbl(?:e|ed|ing)|post-?its?|sticky notes?',
        "give up|gave up|cannot|can't|couldn't|unable to|not able to",
      ),
    ],
    liking: [
      words(
        '(?<!would )(?<![’\x27]d )(?:lik(?:e|es|ed)) (?:it|that|this|how|when|the|to|about|my|our)|love[sd]?|loving|enjoy(?:s|ed|ing)?|great|good(?! (?:two|three|four|few|many|number|bit|deal|half|while|hour|part|(?:\\w+ )?(?:years?|weeks?|months?|hours?|days?|minutes?|miles?))\\b)',
        'nice|helpful|(?<!\\b(?:i|we|to|and|can|could|you) )help|helps|helped|useful|easy|easier|easily|quick(?:ly)?|convenient|happy|glad|pleased',
        "at a glance|(?:is|was|it's|that's) (?:really |very |quite |pretty |all |fairly )*(?:clear(?! (?:that|from|to me that))|obvious(?! (?:that|from))|straightforward|intuitive|self-explanatory|user[- ]friendly)|satisf(?:ied|ying)|favou?rite|prefer(?:s|red)?|best|perfect|excellent|works? (?:really )?(?:well|fine|great)",
        'comfortable|reliable|fun|handy|brilliant|fantastic|amazing|appreciate[sd]?|saves? (?:me|us|time|money)',
        'proud|trust it|what keeps (?:me|us)(?! (?:up|awake|from)\\b)',
      ),
    ],
    wish: [
      words(
        "wish(?:es|ed)?|(?<!than )(?:i|we)(?:'d| would) (?:really |rather |also )?(?:like|love|want|prefer)|if only|ideally",
        "would be (?:nice|great|good|helpful|better|ideal|useful|handy|easier)|it(?:'d| would) help|in an ideal world",
        'should(?: not|n.t)? (?:be|have|show|tell|let|offer|just)|hop(?:e|es|ed|ing)|(?<!not )(?<!n.t )(?<!\\b(?:it|which|app|system|machine|page|site) )want(?:s|ed)? (?:to|it|an?|the|something|more)',
        "looking for|dream|why can't|could (?:just|at least)|if (?:i|we) could|if there (?:was|were)|would have been",
        "magic wand|(?:i|we)(?:'d| would) rather(?! not)",
        // What people suggest, as they use something or look back on it.
        "(?:may|might|could|would|'d) be a (?:good|better|nice|great) idea|(?:would|might|may) (?:also |really |probably |maybe )*help(?= to| if| a lot| here|[.,!]|$)|(?:maybe|perhaps),? (?:it|that)(?:'s| is) better to",
        '(?:you|they|one|we) could (?:also |just |maybe |perhaps |at least |always )*(?:add|include|highlight|display|combine|merge|remove|rename|split|separate|make (?:it|this|that|them|the))|ought to (?:be|have|tell|show|let|say|put|make|give)',
        "(?:i|we)(?:'d| would) (?:probably |maybe |just |also |definitely )*(?:add|remove|rename|suggest|swap|change|get rid of|use (?:the|a|another|a different) (?:term|word|name|label|colour|color))",
        'needs? (?:some |more |further |better |an? )*(?:clarification|clarity|explanation|improvement|guidance)|could be (?:an? (?:bit|little) )?(?:more (?!than)\\w+|(?!either|other|another|never|over|under|rather|after|ever|water|paper|number)\\w+er)(?! than)',
      ),
    ],
    habit: [
      words(
        'usually|normally|typically|always|often|sometimes|generally|mostly|regularly|daily|weekly|monthly',
        'every (?:day|morning|evening|night|week|month|year|time|single|other|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
        'each (?:day|morning|evening|week|month|time)|on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends)',
        '(?:once|twice|(?:three|four|five) times) an?|used to|tend to|routine|habit|as a rule|most of the time',
        'first thing|whenever|(?:i|we) start (?:by|with)|in the (?:morning|evening)s?|at night|every now and then',
      ),
    ],
    belief: [
      words(
        'i (?:really |honestly |do |personally )?(?:think|believe|feel|guess|suppose|assume|reckon|suspect|doubt|expect)',
        "i find (?:it|that)|i(?:'d| would) say|in my (?:opinion|view|experience)|for me|to me|it seems|seems (?:to me|like)",
        "i(?:'m| am) (?:convinced|sure|certain)|as far as i|if you ask me|the way i see|i don't (?:think|believe)",
      ),
    ],
    reason: [
      words(
        "because|'cause|cos|since (?:i|we|it|they|there|the)|that(?:'s| is) why|this is why|(?:the|a|one|my|main|another) reason|due to|so that",
        'in order to|otherwise|therefore|as a result|which means|that means|leads? to|caused by|depending on|thanks to',
        'hence',
      ),
    ],
  },
  consequences,
  outcomes,
  topics: {
    problem:
      /\b(?:waste|loss(?:es)?|delays?|churn|errors?|complaints?|stress|shortages?|turnover|barriers?|fraud|noise|burnout|absence|absenteeism|conflicts?|accidents?|cancellations?|no-shows?|dropouts?|debts?|pain|loneliness|isolation|anxiety|mistakes?|problems?|issues?|crisis|risks?|abandonment|fatigue|pollution|poverty|inflation)$/u,
    activity:
      /(?:\w{3,}ing|tion|sion|ment|management|onboarding|delivery|purchase|travel|commute|check-?out|checkout|handover|use|search|support|maintenance|production|design|care|work|research|travel|study|diagnosis)$/u,
    people:
      /\b(?:\w+(?:ers|ors|ists|ants|ents|ees|ians)|people|persons?|members?|customers?|clients?|users?|nurses?|parents?|families|children|kids|teens|teenagers|adults|women|men|seniors|patients?|staff|teams?|colleagues|freelancers?|apprentices|employees?|workforce|couples|neighbou?rs|guests?|coaches|chefs)$/u,
  },
};

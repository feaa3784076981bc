import { words } from './cue.ts';
import type { Words } from './pack.ts';

const negated = "(?:do|does|did|is|are|was|were|have|has|had|would|could|should|must|need|wo|ca|ai)n't";

/** What may follow a role: the clause's end, or a word that starts the next phrase. */
const roleEnd =
  '(?=\\s+(?:and|but|or|so|who|which|that|where|when|while|because|since|at|for|in|with|on|here|there|now|from|by|as|over|these|this|myself|right|basically|you know)\\b|\\s*[,.;:!?…()–—\\n"”]|\\s+-|\\s*$)';
const role = `(?<role>[\\p{L}][\\p{L}\\p{M}\\x27’&/ -]{2,58}?)${roleEnd}`;
/** After “I'm a” more often follows a trait than a trade. */
const noTrade =
  '(?!(?:\\w+ly )?(?:bit|little|lot|tad|big|huge|great|heavy|light|regular|frequent|long|new|bad|good|better|real|total|complete|strong|firm|fan|person|people|guy|girl|man|woman|human|user|member|customer|fool|mess|believer|lover|beginner|newcomer|stickler|perfectionist|control|creature|morning|night|visual|slow|fast|quick|very|really|pretty|kind|sort|huge|sucker|nerd|geek|parent|mother|father|mum|mom|dad|vegetarian|vegan|single|hundred|couple|few|day|week|month|year|problem|question|firm)\\b)';
const intoAs = 'as (?:an?|the|one of the) ';

export const english: Words = {
  questionWords: (
    'what who whom whose which when where why how did does do is are was were has have had can could would should will ' +
    'think thought thinks say said says saying tell told talk talked talking speak spoke mention mentioned about ' +
    'summarize summarise summary discuss discussed discussion discussing describe described description explain ' +
    'explained give given list name view views opinion opinions regarding concerning respect please find out there ' +
    'any some most whole overall main mainly briefly detail details meeting participant participants people person ' +
    'interviewee interviewees respondent respondents user users according feel felt make made get got it they them'
  ).split(' '),
  fillers: [
    'to be perfectly honest with you',
    'to be honest with you',
    'if i am being honest',
    "if i'm being honest",
    "that's a good question",
    'let me think',
    'i mean you know',
    'to be honest',
    'you know what',
    'what else',
    'oh my god',
    "let's see",
    'yeah yeah',
    'and yeah',
    'and then',
    'yeah no',
    'no yeah',
    'kind of',
    'sort of',
    'and also',
    'but yeah',
    'so yeah',
    'oh yeah',
    'yes yes',
    'because',
    'you see',
    'honestly',
    'basically',
    'actually',
    'obviously',
    'anyways',
    'anyway',
    'oh well',
    'oh no',
    'i mean',
    'you know',
    'and so',
    'and uh',
    'and um',
    'but uh',
    'but um',
    'so uh',
    'so um',
    'well',
    'like',
    'okay',
    'sure',
    'yeah',
    'yep',
    'yes',
    'look',
    'right',
    'mhm',
    'mmhm',
    'mm-hm',
    'mm-hmm',
    'uh-huh',
    'hmm',
    'erm',
    'umm',
    'uhm',
    'ehm',
    'then',
    'and',
    'but',
    'um',
    'uh',
    'er',
    'eh',
    'hm',
    'mm',
    'ah',
    'oh',
    'ok',
    'so',
    'no',
  ].sort((a, b) => b.length - a.length),
  negations: (
    "not no never none nothing nobody nowhere neither nor without hardly barely scarcely cannot can't won't don't " +
    "doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't wouldn't couldn't shouldn't mustn't needn't ain't " +
    'cant wont dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wouldnt couldnt shouldnt'
  ).split(' '),
  askerLabels: [
    'interviewer',
    'moderator',
    'facilitator',
    'researcher',
    'host',
    'question',
    'questioner',
    'interviewing',
    'assistant moderator',
    'co-interviewer',
    'ux researcher',
    'surveyor',
    'int',
    'intv',
    'mod',
    'fac',
    'ivr',
    'iv',
    'q',
    'i',
    'm',
  ],
  answererLabels: [
    'participant',
    'respondent',
    'interviewee',
    'answer',
    'customer',
    'client',
    'user',
    'guest',
    'expert',
    'speaker',
    'tester',
    'subject',
    'consumer',
    'patient',
    'employee',
    'part',
    'resp',
    'p',
    'r',
    'a',
    's',
  ],
  firstPerson: "i i'm i've i'd i'll im ive me my mine myself we we're we've we'd we'll us our ours ourselves".split(
    ' ',
  ),
  selfRole: [
    words(`i(?:'m| am| was)? (?:currently |mostly |mainly |now )?work(?:ing|ed)? ${intoAs}${role}`),
    words(`i(?:'m| am) (?:actually |basically |currently |originally )?an? ${noTrade}${role}`),
    words(
      `i(?:'m| am) the (?<role>(?:head|chief|lead|senior|junior|deputy|assistant|general|managing|vice|product|project|office|shop|store|team|shift|kitchen|production|it|hr|sales|marketing|finance|operations)[ -][\\p{L}][\\p{L}\\p{M}\\x27’&/ -]{2,50}?)${roleEnd}`,
    ),
    words(`i(?:'ve| have) (?:been|worked as|been working as) an? ${noTrade}${role}`),
    words(
      `my (?:job|role|position|profession|occupation|title|job title) (?:is|would be) (?:an? |the )?(?!to\\b)${noTrade}${role}`,
    ),
    words(`i(?:'m| am) (?:employed|hired|trained|here) ${intoAs}${role}`),
  ],
  cues: {
    need: [
      words(
        "needs?|needed|have to|has to|had to|must|require[sd]?|essential|crucial|necessary|important (?:to|for|that)|matters? (?:to|a lot|most)|depends? on|rely on|relies on|can't do without|cannot do without|missing|lacks?|lacking|there(?:'s| is) no way to|as long as|has got to|have got to|gotta",
      ),
    ],
    difficulty: [
      words(
        'difficult|difficulty|difficulties|hard|harder|hardest|struggl(?:e|es|ed|ing)|problems?|problematic|issues?|trouble[sd]?|troubling|confus(?:ed|es|ing|ion)|unclear|complicated|complex|frustrat(?:ed|es|ing|ion)|annoy(?:s|ed|ing)|painful|pain|nightmare|mess|messy|stuck|slow|slower|fail(?:s|ed|ing|ure)?|broken|break(?:s|ing)? down|wrong|mistakes?|errors?|worr(?:y|ied|ies|ying)|stress(?:ed|ful)?|tedious|cumbersome|clunky|overwhelm(?:ed|ing)|waste[sd]?|wasting|los[te]|losing|forget|forgot|forgotten|miss(?:ed|es)?|chaos|chaotic|hassle|headache|barrier|obstacle|drawback|downside|bottleneck|inconvenient|impossible|unreliable|takes? (?:me |us )?(?:too long|ages|forever|hours)|too (?:much|many|little|late|slow|complicated|expensive|difficult|hard)|not (?:sure|clear|easy|enough|obvious|really sure)|no idea|the worst|run(?:s|ning)? out|short of|by hand again|all over again|start over',
        `${negated} (?:know|work|understand|find|get|remember|see|tell|make sense|really know|fit|trust|help)`,
      ),
      words(
        "work ?arounds?|work(?:ed|ing)? around|end(?:ed|s)? up|instead i|instead we|have to (?:guess|check twice|double[- ]check|redo|retype|copy)|scribbl(?:e|ed|ing)|post-?its?|sticky notes?|give up|gave up|cannot|can't|couldn't|unable to|not able to",
      ),
    ],
    like: [
      words(
        'lik(?:e|es|ed) (?:it|that|this|how|when|the|to|about|my|our)|love[sd]?|loving|enjoy(?:s|ed|ing)?|great|good|nice|helpful|helps?|helped|useful|easy|easier|easily|quick(?:ly)?|convenient|happy|glad|pleased|satisf(?:ied|ying)|favou?rite|prefer(?:s|red)?|best|perfect|excellent|works? (?:well|fine|great|really well)|comfortable|reliable|fun|handy|brilliant|fantastic|amazing|appreciate[sd]?|saves? (?:me|us|time|money)|proud|trust it',
      ),
    ],
    wish: [
      words(
        "wish(?:es|ed)?|i(?:'d| would) (?:really |rather |also )?(?:like|love|want|prefer)|we(?:'d| would) (?:really |rather )?(?:like|love|want|prefer)|would be (?:nice|great|good|helpful|better|ideal|useful|handy|easier)|it(?:'d| would) help|if only|ideally|should (?:be|have|show|tell|let|offer|just)|hop(?:e|es|ed|ing)|want(?:s|ed)? (?:to|it|a|an|the|something|more)|looking for|in an ideal world|dream|why can't|could (?:just|at least)|if (?:i|we) could|if there (?:was|were)|would have been|magic wand",
      ),
    ],
    habit: [
      words(
        'usually|normally|typically|always|often|sometimes|generally|mostly|regularly|every (?:day|morning|evening|night|week|month|year|time|single|other|monday|tuesday|wednesday|thursday|friday|saturday|sunday|now and then)|each (?:day|morning|evening|week|month|time)|on (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends)|daily|weekly|monthly|twice a|once a|(?:three|four|five) times a|used to|tend to|routine|habit|as a rule|most of the time|first thing|whenever|i start (?:by|with)|we start (?:by|with)|in the (?:morning|evening)s?|at night',
      ),
    ],
    belief: [
      words(
        "i (?:really |honestly |do |personally )?(?:think|believe|feel|guess|suppose|assume|reckon|suspect|doubt|expect|find it)|i(?:'d| would) say|in my (?:opinion|view|experience)|for me|to me|it seems|seems (?:to me|like)|i(?:'m| am) (?:convinced|sure|certain)|as far as i|if you ask me|the way i see|i don't think|i don't believe",
      ),
    ],
    reason: [
      words(
        "because|'cause|cos|since (?:i|we|it|they|there|the)|that(?:'s| is) why|this is why|the reason|due to|so that|in order to|otherwise|therefore|as a result|which means|that means|so i(?:'m| am| don't| can)?|leads? to|caused by|depending on|thanks to|hence",
      ),
    ],
  },
};

import { list, phrases, words } from '../cue.ts';
import type { Words } from '../pack.ts';

const negated = "(?:do|does|did|is|are|was|were|have|has|had|would|could|should|must|need|wo|ca|ai)n't";

/** What may follow a role: the clause's end, or a word that starts the next phrase. */
const roleEnd =
  '(?=\\s+(?:and|but|or|so|who|which|that|where|when|while|because|since|at|for|in|with|on|here|there|now|from|by|as|' +
  'over|these|this|myself|right|basically|you know)\\b|\\s*[,.;:!?…()–—\\n"”]|\\s+-|\\s*$)';
const trade = `[\\p{L}][\\p{L}\\p{M}\\x27’&/ -]{2,58}?`;
const role = `(?<role>${trade})${roleEnd}`;
/** “I'm a …” is followed by a trait as often as by a trade. */
const noTrait =
  '(?!(?:\\w+ly )?(?:bit|little|lot|tad|big|huge|great|heavy|light|regular|frequent|long|new|bad|good|better|real|total|' +
  'complete|strong|firm|fan|person|people|guy|girl|man|woman|human|user|member|customer|fool|mess|believer|lover|' +
  'beginner|newcomer|stickler|perfectionist|control|creature|morning|night (?:owl|person)|visual|slow|fast|quick|very|' +
  'really|pretty|kind|sort|sucker|nerd|geek|parent|mother|father|mum|mom|dad|vegetarian|vegan|single|hundred|couple|' +
  'few|day|week|month|year|problem|question)\\b)';
const leading =
  '(?:head|chief|lead|senior|junior|deputy|assistant|general|managing|vice|product|project|office|shop|store|team|' +
  'shift|kitchen|production|it|hr|sales|marketing|finance|operations)';

/** Of a role that is told by a verb, the whole phrase is kept: a nursery in the north. */
const phraseEnd =
  '(?=\\s+(?:and|but|or|so|who|which|that|where|when|while|because|since|with|here|there|now|from|by|as|over|these|right|' +
  'basically|you know|for \\d|for (?:the|about|over|almost|a long))\\b|\\s*[,.;:!?…()–—\\n"”]|\\s+-|\\s*$)';

/** “work in a nursery” as it is said of somebody else. */
function inThirdPerson(role: string): string {
  return role
    .replace(/^(?:working|work)\b/iu, 'Works')
    .replace(/^(?:teaching|teach)\b/iu, 'Teaches')
    .replace(/^(drive|run|own|manage)\b/iu, (verb) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}s`);
}

export function english(): Words {
  return {
    questionWords: list(`
    what who whom whose which when where why how did does do is are was were has have had can could would should will
    think thought thinks thinking say said says saying tell told talk talked talking speak spoke mention mentioned about
    summarize summarise summary discuss discussed discussion discussing describe described description explain
    explained give given list name view views opinion opinions regarding concerning respect please find out there
    any some most whole overall main mainly briefly detail details meeting participant participants people person
    interviewee interviewees respondent respondents user users according feel felt make made get got it they them
  `),
    fillers: phrases(`
    to be perfectly honest with you, to be honest with you, if i am being honest, if i'm being honest,
    that's a good question, good question, let me think, let me see, i mean you know, to be honest, you know what,
    what else, oh my god, let's see, yeah yeah, and yeah, and then, yeah no, no yeah, and also, but yeah, so yeah,
    oh yeah, yes yes, yes so, yeah so, okay so, right so, right well, well yeah, because, you see, honestly, basically,
    actually, obviously, anyways, anyway, oh well, oh no, i mean, you know, and so, and uh, and um, but uh, but um,
    so uh, so um, and i mean, but i mean, well, okay, yeah, yep, yup, yes, mhm, mmhm, mm-hm, mm-hmm, uh-huh, hmm, erm,
    umm, uhm, uhh, ehm, then, and, but, um, uh, er, eh, hm, mm, ah, oh, ok, so
  `),
    negations: list(`
    not no never none nothing nobody nowhere neither nor without hardly barely scarcely cannot can't won't don't doesn't
    didn't isn't aren't wasn't weren't haven't hasn't hadn't wouldn't couldn't shouldn't mustn't needn't ain't cant wont
    dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wouldnt couldnt shouldnt
  `),
    askerLabels: phrases(`
    assistant moderator, co-interviewer, ux researcher, interviewer, interviewing, facilitator, moderator, researcher,
    questioner, question, surveyor, host, intv, int, mod, fac, ivr, iv, q, i, m
  `),
    answererLabels: phrases(`
    participant, respondent, interviewee, answer, customer, client, consumer, user, guest, expert, speaker, tester,
    subject, patient, employee, part, resp, p, r, a, s
  `),
    firstPerson: list("i i'm i've i'd i'll im ive me my mine myself we we're we've we'd we'll us our ours ourselves"),
    selfRole: [
      words(`i(?:'m| am| was)? (?:currently |mostly |mainly |now )?work(?:ing|ed)? as (?:an?|the|one of the) ${role}`),
      words(`i(?:'m| am) (?:actually |basically |currently |originally )?an? ${noTrait}${role}`),
      words(`i(?:'m| am) the (?<role>${leading}[ -]${trade})${roleEnd}`),
      words(`i(?:'ve| have) (?:been|worked as|been working as) an? ${noTrait}${role}`),
      words(
        `my (?:job|role|position|profession|occupation|title|job title) (?:is|would be) (?:an? |the )?(?!to\\b)${noTrait}${role}`,
      ),
      words(`i(?:'m| am) (?:employed|hired|trained|here) as (?:an?|the) ${role}`),
      words(
        `i(?:'m| am)? (?:also |still |just |now |currently )?(?<role>(?:work(?:ing)? (?:in|at|for) |teach(?:ing)? |drive (?:an?|the) |run (?:an?|the|my|our) |own (?:an?|the|my) |manage (?:an?|the|our) )[\\p{L}][\\p{L}\\p{M}\\x27’& -]{2,44}?)${phraseEnd}`,
      ),
      words(
        `i(?:'m| am) (?<role>in (?:sales|marketing|finance|logistics|retail|hr|it|support|charge of [\\p{L}][\\p{L} -]{2,40}?))${phraseEnd}`,
      ),
    ],
    roleName: inThirdPerson,
    cues: {
      need: [
        words(
          '(?<!not )needs?|needed|have to|has to|had to|must|require[sd]?|essential|crucial|necessary|important (?:to|for|that)',
          "matters? (?:to|a lot|most)|depends? on|rely on|relies on|can't do without|cannot do without|missing|lacks?",
          "lacking|there(?:'s| is) no way to|has got to|have got to|gotta",
        ),
      ],
      difficulty: [
        words(
          'difficult|difficulty|difficulties|hard|harder|hardest|struggl(?:e|es|ed|ing)|problems?|problematic|issues?',
          'trouble[sd]?|troubling|confus(?:ed|es|ing|ion)|unclear|complicated|complex|frustrat(?:ed|es|ing|ion)',
          'annoy(?:s|ed|ing)|painful|pain|nightmare|mess|messy|stuck|slow|slower|fail(?:s|ed|ing|ure)?|broken',
          'break(?:s|ing)? down|wrong|mistakes?|errors?|worr(?:y|ied|ies|ying)|stress(?:ed|ful)?|tedious|cumbersome',
          'clunky|overwhelm(?:ed|ing)|waste[sd]?|wasting|los[te]|losing|forget|forgot|forgotten|chaos|chaotic|hassle',
          'headache|barrier|obstacle|drawback|downside|bottleneck|inconvenient|impossible|unreliable|the worst|no idea',
          'takes? (?:me |us )?(?:too long|ages|forever|hours)',
          'too (?:much|many|little|late|slow|complicated|expensive|difficult|hard)',
          'not (?:really |quite |entirely |exactly )?(?:sure|clear|easy|enough|obvious)',
          'run(?:s|ning)? out|short of|by hand again|all over again|start over',
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
          '(?<!would )(?<![’\x27]d )(?:lik(?:e|es|ed)) (?:it|that|this|how|when|the|to|about|my|our)|love[sd]?|loving|enjoy(?:s|ed|ing)?|great|good',
          'nice|helpful|helps?|helped|useful|easy|easier|easily|quick(?:ly)?|convenient|happy|glad|pleased',
          'satisf(?:ied|ying)|favou?rite|prefer(?:s|red)?|best|perfect|excellent|works? (?:really )?(?:well|fine|great)',
          'comfortable|reliable|fun|handy|brilliant|fantastic|amazing|appreciate[sd]?|saves? (?:me|us|time|money)',
          'proud|trust it',
        ),
      ],
      wish: [
        words(
          "wish(?:es|ed)?|(?<!than )(?:i|we)(?:'d| would) (?:really |rather |also )?(?:like|love|want|prefer)|if only|ideally",
          "would be (?:nice|great|good|helpful|better|ideal|useful|handy|easier)|it(?:'d| would) help|in an ideal world",
          'should (?:be|have|show|tell|let|offer|just)|hop(?:e|es|ed|ing)|(?<!not )(?<!n.t )want(?:s|ed)? (?:to|it|an?|the|something|more)',
          "looking for|dream|why can't|could (?:just|at least)|if (?:i|we) could|if there (?:was|were)|would have been",
          'magic wand',
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
          "because|'cause|cos|since (?:i|we|it|they|there|the)|that(?:'s| is) why|this is why|the reason|due to|so that",
          'in order to|otherwise|therefore|as a result|which means|that means|leads? to|caused by|depending on|thanks to',
          'hence',
        ),
      ],
    },
    nounBefore: list(`
    the a an my our your their his her its this that these those every each some any no another both all either neither
    two three four five six seven eight nine ten several many few of in on at with without for from by about into
    onto over under between through during before after around against within across behind beyond near per to as like
    than via despite towards
  `),
    nounAfter: [],
    weakWords: list(`
    get gets got getting gotten make makes made making do does did doing done know knows knew known knowing think thinks
    thought thinking say says said saying tell tells told telling want wants wanted wanting need needs needed needing
    come comes came coming go goes went going gone take takes took taken taking give gives gave given giving put puts
    putting keep keeps kept keeping try tries tried trying use uses used using look looks looked looking see sees saw
    seen seeing find finds found finding feel feels felt feeling let lets letting seem seems seemed start starts started
    starting stop stops stopped begin begins began happen happens happened happening become becomes became turn turns
    turned leave leaves left leaving mean means meant meaning like likes liked love loved hate hated wish wished hope
    hoped guess guessed suppose supposed believe believed ask asks asked asking talk talks talked talking speak speaks
    spoke call calls called hear heard show shows showed shown bring brings brought run runs ran running set sets
    setting hold holds held work works worked working help helps helped change changes changed follow followed remember
    forget forgot wait waits waited stay stays stayed end ends ended add adds added move moves moved depend depends
    really just actually maybe perhaps probably always never often sometimes usually normally basically definitely
    certainly quite pretty very too also even still already yet again almost enough rather especially exactly simply
    mostly mainly generally honestly literally obviously kinda sorta somehow anyway currently recently today tomorrow
    yesterday tonight now later soon earlier early late ago once twice away back together alone instead maybe sure
    good better best bad worse worst big bigger biggest small smaller little large great nice fine okay different same
    similar new old whole full certain able possible impossible important interesting cool hard easy difficult simple
    long short high low right wrong true main own other another next last first second third final real clear free open
    ready happy sorry huge tiny various typical normal common general specific particular
    thing things stuff way ways lot lots bit bits kind kinds sort sorts type types part parts point points case cases
    fact facts example examples reason reasons idea ideas problem problems question questions answer answers matter
    people person guy guys man men woman women somebody someone anybody anyone everybody everyone nobody folks
    something anything everything nothing somewhere anywhere everywhere time times day days week weeks month months
    year years hour hours minute minutes seconds moment moments morning afternoon evening night while side place places
    area areas number numbers amount couple half rest top bottom level line word words sense hand name
    two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand
    million monday tuesday wednesday thursday friday saturday sunday etc per percent okay yeah yes um uh
    thank thanks thanked welcome hello hi hey goodbye bye please sorry sure pardon cheers congratulations send
    sends sent sending helps helped helping buy buys bought buying pay pays paid paying sell sells sold selling
    walk walks walked walking drive drives drove driving answered answering write writes wrote writing read
    reads reading open opens opened opening close closes closed closing check checks checked checking pick picks
    picked picking ordering ordered carry cut cuts cutting sit sits sat sitting stand stands stood standing eat
    eats ate eating drink drinks drank drinking sleep sleeps slept sleeping learn learns learned learning teach
    teaches taught explain explains explained explaining decide decides decided deciding agree agrees agreed
    spend spends spent spending throw throws threw throwing meet meets met meeting win lose loses losing reach
    fit fits fill fills filled count counts counted care cares worry worried
  `),
    coordinators: list(`
    and but so or nor yet because then also plus well anyway though although still therefore thus hence besides moreover
    however otherwise meanwhile furthermore additionally similarly likewise instead
  `),
    clauseStarts: list(`
    because but and so which that when while if where although though since until unless as whereas whenever wherever
    before after once who whose or then
  `),
    backward: list(`
    it its it's that that's this these those they they're them their he he's his she she's her there there's here such
    then him so which both neither same
  `),
    complementizers: list('that whether if what how why which'),
    topics: {
      briefWords: list(`
      study studies explores examines investigates covers asks concerns describes looks research project projects interview interviews interviewing survey surveys questionnaire explore
      exploring exploration understand understanding learn learning find finding findings out discover discovery examine
      investigate investigating investigation analyse analyze analysing analyzing analysis evaluate evaluating assess
      assessing assessment identify identifying determine goal goals aim aims objective objectives purpose insight
      insights question questions answer answers want wants wanted need would like team brief background context scope
      focus focuses focused looking look know knowing see say tell talk about whether want interested interest
      participants participant respondents respondent interviewees people person everyone key main various different
      certain relevant related regarding current currently today better best good thing things way ways kind kinds part
      role reason reasons lot number example examples please help helps hear collect gather report reports phase round
      wave pilot usability qualitative quantitative user-research ux
    `),
      verbs: list(`
      plan decide use choose buy purchase order handle manage cope deal organise organize run shop cook book pay spend
      save invest eat drink sleep exercise commute hire recruit sell deliver ship store track measure share communicate
      collaborate search select compare switch cancel subscribe renew return complain recommend rate review train work
      live feel think perceive experience adopt approach prepare throw waste reduce avoid prevent improve increase
      decrease grow change make take give get keep expect prefer trust believe consider respond react interact navigate
      access download install abandon drop leave stay quit convert upgrade set start stop go come bring move turn write
      read watch listen play teach study meet visit travel drive stand fall fail struggle face solve fix check test try
      control forecast estimate predict guess bake produce create build design develop launch offer provide require stick
      hand document record note fill follow happen become remain care depend lead cause affect influence shape support charge refuse allow hope fear hate love like
    `),
      joiners: ['of'],
      joinedArticles: [],
      vague: list(
        'product products service services user users client clients customer customers needs wishes experience experiences problem problems weather holidays home house work office place town city people staff bin day days week weeks month months morning evening morning school hours time things everyone life years year minutes help side part bags others',
      ),
      adjectives: list(`
      small big large young old new early late local regional independent first-time high low urban rural digital mobile
      online remote public private daily weekly long short older younger busy working self-employed
    `),
      kinds: {
        problem:
          /\b(?:waste|loss(?:es)?|delays?|churn|errors?|complaints?|stress|shortages?|turnover|barriers?|fraud|noise|burnout|absence|absenteeism|conflicts?|accidents?|cancellations?|no-shows?|dropouts?|debts?|pain|loneliness|isolation|anxiety|mistakes?|problems?|issues?|crisis|risks?|abandonment|fatigue|pollution|poverty|inflation)$/u,
        activity:
          /(?:\w{3,}ing|tion|sion|ment|management|onboarding|delivery|purchase|travel|commute|check-?out|checkout|handover|use|search|support|maintenance|production|design|care|work|research|travel|study|diagnosis)$/u,
        people:
          /\b(?:\w+(?:ers|ors|ists|ants|ents|ees|ians)|customers?|clients?|users?|nurses?|parents?|families|children|kids|teens|teenagers|adults|women|men|seniors|patients?|staff|teams?|colleagues|freelancers?|apprentices|employees?|workforce|couples|neighbou?rs|guests?|coaches|chefs)$/u,
      },
      facets: {
        problem: [
          (s) => `Causes of ${s}`,
          (s) => `Cost of ${s}`,
          (s) => `Ways to avoid ${s}`,
          (s) => `Dealing with ${s}`,
          (s) => `Awareness of ${s}`,
          (s) => `Responsibility for ${s}`,
        ],
        activity: [
          (s) => `Tools for ${s}`,
          (s) => `Obstacles in ${s}`,
          (s) => `Time and effort for ${s}`,
          (s) => `Decisions in ${s}`,
          (s) => `Ideas for ${s}`,
          (s) => `Help with ${s}`,
        ],
        people: [
          (s) => `Needs of ${s}`,
          (s) => `Daily life of ${s}`,
          (s) => `Motives of ${s}`,
          (s) => `Worries of ${s}`,
          (s) => `Wishes of ${s}`,
          (s) => `Decisions of ${s}`,
        ],
        thing: [
          (s) => `Experience with ${s}`,
          (s) => `Difficulties with ${s}`,
          (s) => `Expectations of ${s}`,
          (s) => `Decisions about ${s}`,
          (s) => `Cost of ${s}`,
          (s) => `Trust in ${s}`,
        ],
      },
      bare: [
        'Daily routines',
        'Difficulties',
        'Wishes and ideas',
        'Reasons and motives',
        'Tools and workarounds',
        'Costs',
      ],
    },
  };
}

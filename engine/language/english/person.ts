import { words } from '../cue.ts';
import type { PersonCues } from '../definition.ts';

const number =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty)(?:-\\w+)?|several|many|' +
  'a few|a couple of)(?:(?: to |-| or )(?:\\d+|\\w+))?(?: and a half)?';
const about =
  '(?:about |around |roughly |over |almost |nearly |more than |maybe |like |some |the (?:last|past|previous) )*';
const years = `(?<years>${number} (?:years?|months))`;
const i = '(?:i|we)';
const family = '(?:kids|children|daughters?|sons?|boys?|girls?|grandchildren|dogs?|cats?)';
const talk =
  '(?:say|add|mention|thank|start|ask|point|talk|speak|begin|note|stress|explain|tell|think|emphasi[sz]e|share|highlight|' +
  'select|click|choose|go|open|pick|look|try|export|download|know (?:if|what|whether))';
const noActivity =
  '(?!(?:think|say|know|want|got|went|came|did|said|thought|knew|took|made|saw|have an?|had|feel|find|like|prefer|wonder|forget|see|hate|love|would|been|am|was|not|never|' +
  'believe|hear|mind|need|wish|hope|guess|mean|worry|care|miss|enjoy|dread|understand|remember|get (?:confused|lost|stuck|annoyed))\\b)';

export const person: PersonCues = {
  fact: [
    words(
      `${i}(?:'ve| have| had)?(?: got)? ${about}${years}(?: or \\w+(?: \\w+){0,3})? (?:of )?(?:\\w+ ){0,2}experience`,
    ),
    words(`my (?:\\w+ ){0,2}experience (?:\\w+ ){0,6}?is ${about}${years}`),
    words(
      `i(?:'ve| have) (?:been (?:here|there|an?|working|doing|in|with|at|running|teaching|on)|worked|taught|run|done (?:this|that)|managed)(?:,? [\\w'’-]+){0,16}?,? (?:for )?${about}${years}`,
    ),
    words(`i(?:'ve| have)(?: (?!who|which|that|and)[\\w'’-]+){1,9}? for ${about}${number} years`),
    words(
      `i (?:studied|graduated|trained as|hold an?|did (?:my|an?) (?:masters?|master's|bachelors?|bachelor's|phd|degree|training|apprenticeship)|(?:got|finished|have) (?:my|an?) (?:masters?|master's|bachelors?|bachelor's|phd|degree|diploma|background))`,
      "my background is|i(?:'m| am) (?:a )?(?:master's|phd|bachelor's) student",
    ),
    words(
      `i(?:'m| am) (?:[1-9]\\d|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\\w+)?)(?: years old)?(?=[,.])|i(?:'m| am) (?:\\w+[ -]){0,2}years old`,
      `i(?:'m| am) (?:an? )?(?:single |full-time |working |proud |new )?(?:mother|father|mum|mom|dad|parent|grandmother|grandfather|retired|married|divorced|widowed|pensioner)`,
      `i(?:'ve| have)(?: got)? (?:${number}|a|an) (?:\\w+ )?${family}`,
    ),
    words(
      "(?:i|we)(?:'m| am|'re| are) (?:from|staying in|living in|based in)",
      'i (?:(?:live|grew up|was born|moved) (?:in|to|near|on|with|from|alone)|come from)',
      `we(?:'re| are| have) (?:a team of )?${about}${number} (?:people|employees|staff|of us|colleagues|\\w+ers)`,
      "my (?:company|firm|shop|business) (?:is an?|makes|sells|has)|i(?:'m| am) self-employed|i work (?:for myself|freelance)",
      `i (?:started|joined|began)(?: [\\w'’-]+){0,6}? (?:${number} years? ago|in (?:19|20)\\d\\d)`,
    ),
  ],
  activity: [
    words(
      '^i (?:do|run|plan|handle|manage|cover|organi[sz]e) (?:the(?! (?:same|maths|opposite|right))|all the|everything|most of)',
      `${i} (?:usually|typically|mostly|normally|generally|regularly|mainly|always|often) ${noActivity}\\w+`,
      `(?:every|each) (?:other )?(?:day|morning|evening|night|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:i|we) ${noActivity}\\w+`,
      `${i} ${noActivity}[\\w'’-]+(?: [\\w'’-]+){0,9}? (?:every|each) (?:other )?(?:day|morning|evening|night|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
      `i (?:work|drive|teach|cook|clean|nurse|deliver|serve|sell)\\b(?: [\\w'’-]+){0,9}?,? (?:${number} (?:days?|nights?|hours?|shifts?|mornings?|evenings?) (?:a|per) week|mostly nights|nights(?: mostly)?|part[- ]time|in shifts|at weekends)`,
      `${i} ${noActivity}[\\w'’-]+(?: [\\w'’-]+){0,9}? on (?:mon|tues|wednes|thurs|fri|satur|sun)days`,
    ),
    words(
      '(?:most of )?my (?:job|work|day|task|main task) (?:is to|involves|consists|starts|begins)|most of my (?:time|day|work)',
      "i(?:'m| am)(?: \\w+)? (?:responsible for|in charge of|looking after)|i (?:look after|take care of|supervise|mentor|run the)",
      `${i} spend (?:\\w+ ){0,6}(?:time|hours?|days?|mornings?|evenings?|minutes|week)`,
    ),
  ],
  wish: [
    words(
      `(?<!than )${i}(?:'d| would)(?: really| also| just| personally| rather| definitely)* (?:like|love|prefer|want) (?:to (?!(?:\\w+ )?${talk}\\b)\\w+|(?:an?|the|more|less|some|something|someone|my|our|them|it if|it to)\\b)`,
      "it(?:'d| would|'ll| will)(?: \\w+)? be (?:\\w+ )?(?:nice|great|good|useful|helpful|better|handy|ideal|amazing|awesome|easier) (?:to|if|when|that i|for (?:me|us))",
      `${i} (?:really |just |often |do )?wish(?! (?:you|to say|i'd|i had))|if only|in an ideal world|in a perfect world`,
      'my (?:wish|dream) (?:is|would be)|magic wand',
      `what (?:i|we) (?:really )?(?:need|want) is|what (?:i|we)(?:'d| would) (?:really )?(?:need|want|like|love)|${i}(?:'d| would) (?:gladly |happily )?pay`,
      `i would (?:also |maybe |just |definitely )?(?:add|include|remove|simplify|change)|it should (?:just )?(?:tell|show|let|give|offer) (?:me|us)`,
    ),
    words(`${i} (?:really |badly |urgently )need (?!to\\b)`),
  ],
  belief: [
    words(
      'i (?:strongly |really |truly |firmly |personally |honestly )*believe (?:that(?! if)|in|we|people|every\\w*|nobody)',
      'the most important (?:thing|part|aspect)(?: \\w+){0,4} is',
      '(?:people|everyone|everybody|every \\w+|nobody|we|you|companies|teams) should (?:always|never)|nobody should',
      "i(?:'m| am) (?:a (?:big|strong|firm|great) believer|(?:firmly |absolutely )?convinced)",
    ),
  ],
  span: [words('[\\w-]+ (?:years?|months)')],
  over: [
    words(
      "was|were|(?:i|we|they|he|she|it|you|there)(?:'d| had| did| went| came| got| used to| \\w{2,}ed)",
      'back then|in those days|previously|it used to',
    ),
  ],
  aside: [
    // A pronoun before any noun that it could refer to: "I'd pay more for it", "I usually get it from the office".
    words(
      '^(?:and |so |but )?(?:i|we) (?:\\w+ ){0,2}(?:it|them|him|her(?= (?:every|on|at|and|when|if|about)))(?=[ ,.])(?! (?:if|when|to|that))',
      '^(?:(?!(?:the|an?|my|our|your|his|her|their|this|that|these|those|of|in|at|on) ).)*? (?:for|get|gets|do|use|need|want|check|make|take|pay|buy|open|send|bring|write|see|keep|put|with|of) (?:it|them)(?! to)',
    ),
    words('if (?:it|that|this) (?:was|were) my'),
    // "I'd like to put that first, because …", "That's all I'd want"
    words(
      "(?:i|we)(?:'d| would) (?:like|want|prefer) to (?:put|say|add|start|begin|mention|clarify|stress|be (?:clear|honest|fair))",
      "^that(?:'s| is| was) all",
    ),
    // "I my experience is twofold", "I started like, before that I was …": a start that was given up.
    words('^(?:i|we) (?:my|our|i|we)', '^(?:i|we) \\w+ like,'),
    words("what (?:i|we)(?:'d| would)? (?:need|want|like|love)(?:ed)? is(?: not|n't)"),
    words(
      'my (?:\\w+ )?name|interview(?:s|er|ers)?|recording|this (?:study|survey|call|meeting|session)|your (?:questions?|study|research|survey|project)',
      '(?:the|that|this|next|last|first|second|good|big|any|other) questions?|as (?:i|you) (?:said|mentioned|told|know|saw)|like i (?:said|mentioned)',
      "i (?:said|told you|mentioned|already told)|you (?:asked|mentioned|said|told)|mak(?:e|es) sense|does that|can you|could you|do you|i(?:'ll| will) tell|i(?:'m| am) telling",
      "i(?:'m| am) (?:gonna|going to)|gonna (?:talk|speak)|let me|let's say so|thank(?:s| you)|nice to meet|sorry|apologies|excuse me|participants? (?:reads?|starts?|opens?)|tasks?|moderator",
      "i (?:guess|don't know|do not know|don't remember|cannot remember|can't remember)|not sure|whatever|blah",
    ),
  ],
};

import { pastForm, verbOfPast } from '../past.ts';
import { type Turn, turning } from './turn.ts';
import { turnOfPair, turnsOfSubjects, whoDoes } from './turns-of-subjects.ts';

const plurals = 'they|we|you|people|crew|police|cattle|men|women|children|staff|kids|folks|parents';
/** Verbs in the third person before which “what” and “who” are the subject: the clause is in the order of a question. */
const subjectVerb =
  'makes|keeps|costs|causes|helps|stops|drives|brings|leads|lets|gets|prevents|holds|hinders|motivates|worries|annoys|matters|works|happens|goes|triggers|frustrates|confuses|slows|blocks|decides|convinces|attracts|bothers|catches|stands|prompts|persuades|influences|shapes|draws|surprises|upsets|puts|tempts|irritates|tips|gives|takes';
/** The same in the past, before the one whom it concerns: "what prompted people to cancel". */
const pastBefore =
  /^what (?:went|happened|changed|struck|occurred|came)(?= )|^(?:what|who|who or what) (?:nearly |almost |finally |eventually )?(?:\w{3,}ed|made|led|kept|brought|got|drove|put|cost|told|took|taught|gave|held) (?:people|them|anyone|anybody|everyone|(?:the|their|a|an) )/iu;
/** Verbs of a single subject: "how the owner decides". */
const singleVerb =
  'costs|decides|falls|lies|stands|begins|ends|gets|leads|works|affects|changes|helps|means|brings|takes|feels|looks|goes|does|pays|buys|uses|orders|handles|chooses|plans|runs|asks|says|thinks|wants|needs|tells|gives|expects|knows';
const wh =
  '(?:(?:how|why|when|where) and (?:how|why|when|where)|how (?:often|long|soon|early|late|well|quickly|far|much(?= (?:they|people|we|you) )|confident|satisfied|happy|sure|likely|willing|important|comfortable)|to what extent|at what points?|in what ways?|under what circumstances|on what conditions|(?:in|at|on|for|with|by|to|from|under|through|about) (?:which|what) (?:[\\w-]+ )??[\\w-]+|how|why|when|where|whether|whom)';
/** Followed by what no verb begins: the plural before it is no subject, or not all of it. */
const noVerb = new RegExp(
  '^(?:of|in|at|on|for|with|by|to|from|about|into|over|under|after|before|and|or|but|than|that|who|whom|whose|which|when|' +
    'where|while|if|as|the|a|an|their|its|his|her|our|my|your|not|never|also|both|all|is|are|was|were|am|be|been|has|have|' +
    'had|do|does|did|can|could|will|would|shall|should|may|might|must|went|made|got|came|took|saw|said|found|felt|kept|' +
    'left|lost|spent|thought|bought|knew|began|became|chose|paid|ran|wrote|gave|told|met|sent|grew|brought|dealt|built|' +
    "sold|used|(?!(?:re|app|supp|rep)ly$)(?:\\w*[^s\\W]s|\\w+(?:ed|n't|ly)|(?!(?:b?r|s|sw|cl|spr)ing$)\\w+ing))$",
  'iu',
);
const auxiliaryOfAny = '(has|have|is|are|was|were|can|could|will|would|should|might)';
const auxiliary = '(?:are|were|can|could|will|would|should|must|might)';
const subject = new RegExp(`^(?:${plurals}|\\w{2,}[^s\\W]s)$`, 'iu');
/** Between a question word and an auxiliary these begin another clause or phrase. */
const opensClause = /^(?:that|who|which|when|if|because|and|of|in|at|on|for|with|by|to|from|about)$/iu;
const opensClauseWithin = / (?:that|who|which|when|if|because) /iu;
const opensAnother = / (?:that|who|which|when|if|because|and)(?: |$)/iu;
const maxSubjectWords = 4;

/** Alone, "how they order" leaves open who. */
const ownSubject = new RegExp(`^((?:${wh}|what|(?:which|what|how much|how many) \\w+) )they(?= )`, 'iu');

/** Alone, "what makes them leave" leaves open whom, and so do the others of "what keeps the others". */
const whom = new RegExp(`^((?:what|who) (?:${subjectVerb}) )(?:them|(?:the )?others)(?= |$)`, 'iu');
const staying = /^what keeps (?:them|people|(?:the )?others)$/iu;

/** "what the waiting costs tenants": an article and up to three words before a verb that shows by its ending. */
const single = new RegExp(
  `^(${wh}|what) ((?:the|an?|their|its|our|my|each|every) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) (${singleVerb})(?= |$)(.*)$`,
  'iu',
);

/** Verbs of a plural that are distinguished from nouns. */
const pluralVerb =
  'say|think|believe|want|need|expect|know|like|prefer|hope|fear|feel|do|use|see|have|face|get|pay|miss|wish|understand|consider|encounter|tell|ask|try|choose|find|remember|notice|skip|enjoy|value|throw|say|talk|bring|buy|keep|leave|learn|trust|hear|recognise|recognize|eat|rely|look|make(?= of )';

/** Nouns that are asked about without a plural: "what role managers want to keep". */
const uncounted =
  'role|part|say|share|place|help|support|advice|information|proof|evidence|control|access|training|equipment|time|money|effect|impact|difference|experience|pressure|freedom|choice|power|influence|value|benefit|trouble|notice|cover';

/** "what staff believe lies behind it", "what problems bakers have". */
const ofPlural = new RegExp(
  `^(what(?: \\w+s| \\w+(?= (?:${plurals}) )| (?:${uncounted})(?= ))?|which \\w+) ((?:[\\w-]+ )?(?:${plurals}|\\w{2,}[^s\\W]s)) (${pluralVerb})(?= |$)(.*)$`,
  'iu',
);
/** In "which parts of it matter", the noun after "which" is the subject, because a verb follows it. */
const whichOfPlural =
  /^which (?:[\w-]+ )?[\w-]+s(?: of (?:the |their |our )?[\w-]+)? (?:matter|come|get|feel|look|seem|turn|help|work|carry|serve|support|replace|suffer|benefit|struggle|cause|keep|make|lead|bring|cost|take|stop|prevent|hold|stand|drive|fail|pay|change|put|draw|attract|annoy|worry|drive|push|give|slow|block|frustrate|confuse|bother|convince)(?= |$)/iu;
/** "how the number that gets made comes about", "how a day with an aid really goes": the subject is long, and the verb takes no object. */
const ofLong = new RegExp(
  `^(${wh}) ((?:the|an?) [\\p{L}-]+ (?:that|which|who|with|of|in|at|for|on) .+?) (comes about|comes up|goes|happens|works|arises|emerges|changes|ends|begins|starts)(?= |$)(.*)$`,
  'iu',
);
/** "whether anybody looks back", "what it costs them". */
const ofAnybody =
  /^((?:what|how|when|where|why) |whether )(it|this|that|anybody|anyone|somebody|someone|everybody|nobody|everybody else|everyone else) (\w+?)(?:(?<=[cs]h|ss|o)es|(?<![sui])s)(?= |$)(.*)$/iu;
/** "whether the app has made it worse" */
const ofWhether =
  /^whether ((?:the|an?|their|its|our) (?:[\w-]+ ){0,2}[\w-]+) (has|have|is|are|was|were|can|could|will|would|should) (.+)$/iu;
/** "whether the phone line to the doctor on call is actually used" */
const ofLongWhether = new RegExp(
  `^whether ((?:the|an?|their|its|our|this) (?:[\\w-]+ ){0,2}[\\w-]+(?: (?:to|of|in|on|at|for|with|from|by|between) (?:(?:the|an?|their|our) )?[\\w-]+(?: [\\w-]+)?){1,2}) ${auxiliaryOfAny} (.+)$`,
  'iu',
);
/** "why people who say that they like the job still leave": after its subject the clause has no auxiliary, so its verb is plain. */
const ofPeopleWho = new RegExp(
  `^(${wh}) ((?:(?!they |we |you )[\\w-]+ ){0,2}?(?:people|men|women|children|staff|parents|[\\w-]{2,}[^s\\W]s) (?:who|that)) (.+)$`,
  'iu',
);
/** "why people in their thirties come and do not stay" */
const ofPeopleIn = new RegExp(
  `^(${wh}) ((?:(?!they |we |you )[\\w-]+ ){0,2}?(?:people|men|women|children|staff|parents|[\\w-]{2,}[^s\\W]s) (?:in|with|from|at|on|under|over|without)) (.+)$`,
  'iu',
);
/** "whether the short slot puts people off" */
const ofSingleObject =
  /^whether ((?:the|an?|this|our|their) (?:[\w-]+ ){0,4}[\w-]*[^s\W]) (?!(?:has|is|was|does)(?: |$))(\w{2,}[^s\W]s)( (?:people|them|the|an?|any|their|it|off|up|out|enough|too|to|anything|more|less)(?: .*)?)$/iu;
/** "whether night staff and day staff do it differently" */
const ofTwo = new RegExp(
  `^whether ((?:[\\w-]+ ){0,2}(?:${plurals}|[\\w-]{2,}[^s\\W]s) (?:and|or) (?:[\\w-]+ ){0,2}(?:${plurals}|[\\w-]{2,}[^s\\W]s)) (?!(?:are|were|have|had|can|could|will|would|should|must|may|might|in|on|of|at|with|from|for|to|and|or)(?: |$))(.+)$`,
  'iu',
);
const peopleFor = (rest: string) => rest.replace(/(?<= )them(?= |$)/u, 'people');
const endsInVerb = new RegExp(` (?:${subjectVerb})$`, 'iu');
/** "whether rail or road makes any difference" */
const ofEither = new RegExp(
  `^whether ((?:[\\w-]+ ){1,3}or (?:[\\w-]+ ){0,2}[\\w-]+) (${subjectVerb})(?= |$)(.*)$`,
  'iu',
);
/** "what staff on site could do differently" */
const ofThingIn =
  /^(what|how) ((?:[\w-]+ ){0,2}?(?:people|staff|parents|children|[\w-]{2,}[^s\W]s) (?:in|with|from|at|on) (?:the |an? |our |their )?[\w-]+) (could|should|would|can|must|will|might) (.+)$/iu;
/** "why people do not return" */
const ofNot = new RegExp(
  `^(why|when|where|what|how) ((?:[\\w-]+ ){0,2}(?:${plurals}|[\\w-]{2,}[^s\\W]s)) (do(?:es)? not|don['’]t|did not|didn['’]t|cannot|can['’]t) (.+)$`,
  'iu',
);
const anyAuxiliary =
  /(?:^| )(?:are|is|was|were|am|be|been|has|have|had|can|could|will|would|should|shall|may|might|must|do|does|did|\w{2,}ed|went|left|came|said|chose|got|made|took|felt|thought|found|kept|began|told)(?= |$)|['’](?:re|ve|d|ll|s)(?= |$)/iu;
const laterClause = / (?:what|how|why|when|where|which|whether|if|because|although)(?: .*)?$/iu;
/** "what a tool for bakers should do first", "which of the ovens they have they would keep". */
const should = '(?:should|would|could|must|can|will|might)';
const ofThing = new RegExp(`^what ((?:an?|the|our|their|such) (?:[\\w-]+ ){0,8}?[\\w-]+) (${should}) (.+)$`, 'iu');
const ofSome = new RegExp(`^(which of .+) they (${should}) (.+)$`, 'iu');

/**
 * "how bakers order" as "how do bakers order", "what would help" as it is, "how bakers are trained" as "how are bakers
 * trained"; null where the words do not show which of their forms is the verb, or whether the subject is a plural.
 */
export function directQuestion(said: string): string | null {
  const [whole, tail = ''] = afterPause.exec(said) ?? [said];
  if (tail) {
    const asked = directQuestion(whole.slice(0, -tail.length));
    return asked && asked + tail;
  }
  const clause = said
    .replace(contracted, (_, lead: string, verb: string) => `${lead}they ${contractions[verb]}`)
    .replace(ownSubject, '$1people')
    .replace(staying, 'what makes people stay')
    .replace(whom, '$1people');
  for (const turn of turns) {
    const question = turn(clause);
    if (question) return question;
  }
  return null;
}

/** In the order of a question already. */
const asItIs =
  (pattern: RegExp): Turn =>
  (clause) =>
    pattern.test(clause) ? clause : null;

/** The same, of those whom only "them" names. */
const withPeople =
  (pattern: RegExp): Turn =>
  (clause) =>
    pattern.test(clause) ? clause.replace(/(?<=^(?:what|who|who or what) \w+ )them(?= |$)/iu, 'people') : null;

/** "where they exercise now, if anywhere" */
const afterPause = /^.+?(, (?:if any\w*|if at all|and why|and how|or not))$/iu;
/** "what actually happens to a bed's linen" */
const actually = new RegExp(`^(?:what|who) (?:actually|really|usually|normally) (?:${subjectVerb})(?: |$)`, 'iu');
const those = `(?:they|we|you|(?:(?!they |we |you |much |many )[\\w-]+ ){0,2}(?:people|men|women|children|staff|kids|folks|parents|[\\w-]{2,}[^s\\W]s))`;
/** "what barriers are practical", "which moments have made them think" */
const ofWhich =
  /^(?:what|which) [\w-]+s (?:would|could|should|might) be |^what ha(?:s|ve) (?!(?:they|people|we|you|he|she|it|the|their|a|an|to) )|^(?:what|which) [\w-]+s (?:are|were|have|has|had) (?!(?:they|people|we|you|he|she|it|the|their|a|an) )/iu;
/** "what the first months are really like" */
const ofLike = /^what ((?!they |people |we )[\w' -]{3,80}?) (is|are|was|were) ((?:really |actually )?like(?: .*)?)$/iu;
/** "how welcome strangers feel" */
const ofHow =
  /^(how (?!the |their |our |my |your |its |an? |these |those |people |they |we |you |much |many |[\w-]+-(?:time|hand|term|year) )[\w-]*[^s\W]) ((?:they|people|[\w-]{2,}[^s\W]s)) (feel|find|seem)(?= |$)(.*)$/iu;
/** "what wears them down" */
const ofThem = /^what \w+s (?:them|us|you|me|him|her)(?= |$)/iu;
/** "how much difference the building itself makes" */
const ofMuch =
  /^((?:how (?:much|many)|what|which) [\w-]+) ((?:the|an?|their|its|our) [\w-]+(?: itself)?) (makes|gets|takes|has|needs|costs|brings|gives|plays)(?= |$)(.*)$/iu;
/** "how they found the app", "why people joined" */
const ofPast = new RegExp(
  `^(${wh}|what|who) (${those}(?: (?:first|even|really|actually|already|then|usually))?) (${pastForm})(?= |$)(?! (?:been|by) )(.*)$`,
  'iu',
);
/** "how long they had been thinking", "what they have changed" */
const ofPerfect = new RegExp(
  `^(${wh}|what) (${those}) (had|have) ((?:ever |never |already |always )?(?:been|had|done|gone|made|seen|heard|told|taken|found|felt|become|come|got|kept|left|\\w{2,}ed)(?: .*)?)$`,
  'iu',
);
/** "whether anything could have persuaded them" */
const ofAnyoneWho =
  /^whether ((?:any|some|every|no)(?:thing|body|one)|it|this|that|there) (has|had|is|was|can|could|will|would|should|might) (.+)$/iu;
/** "why traders who have left this year decided to go" */
const ofLongPast = new RegExp(
  `^(${wh}|what) ((?:the )?[\\w-]+s (?:who|that|which) .+?) (?<!\\b(?:have|has|had|been|be|were|was|are|is|who|that|which|they|we) )(decided|chose|left|stopped|started|came|went|gave|felt|thought|found|used|wanted|joined|moved)(?= |$)(.*)$`,
  'iu',
);
/** "whether shoppers under 35 regard the hall as theirs" */
const ofGroup = new RegExp(
  `^(${wh}|what) ([\\w-]+s (?:under|over|aged|in|at|on|from|with|without|of) (?:the |a |our |their )?[\\w-]+(?: (?:to|of|in|from) (?:the |a )?[\\w-]+)?) (react|respond|regard|see|think|use|feel|want|need|get|find|know|say|come|go|prefer|experience|view|consider|cope|deal|decide|choose|believe|describe|miss|like)(?= |$)(.*)$`,
  'iu',
);
/** "what regulars would miss most" */
const ofDoers = /^what ([\w-]*(?:er|or|ist|ent|ant|ee|ar|ian)s) (would|should|could|can|must|will) (.+)$/iu;
/** "which parts they didn't trust" */
const ofDenied =
  /^((?:which|what)(?: [\w-]+){0,5}?) (?:they|people) ((?:do|did|could|would|can|will)n['’]t|can['’]t|won['’]t) (.+)$/iu;

/** "what role partners and family play" */
const ofParts =
  /^((?:what|which) (?:role|part|difference|effect|impact|influence|value|place|importance|meaning)) ((?:[\w’'/-]+ ){0,6}[\w’'/-]+) (plays?|makes?|has|have|brings?)(?= |$)((?: (?:for|in|to|on|when|at|with|here) .+)?)$/iu;
const isPlural = (who: string, verb: string) => !/s$/u.test(verb) || / and /u.test(who);
/** "why remote fitting isn't catching on", "how the price is set": the first auxiliary is the clause's own. */
const ofAuxiliary = new RegExp(
  `^(why|how(?: (?:much|well|often|long|far|easy|hard|useful|important)(?= (?:it|this|that|they|the|their) ))?|when|where|whether|in (?:which|what) ways?|to what extent) ((?!much |many |often |long |far |well |easy |hard )(?:[\\w’'-]+ ){0,8}?[\\w’'-]+) (${auxiliaryOfAny.slice(1, -1)}|(?:is|are|was|were|has|have|can|could|will|would|should|does|do|did)n['’]t|can['’]t|won['’]t) (.+)$`,
  'iu',
);

/** "… and use paper, boards or the phone instead" */
const endOfList =
  /(?:, [^,]{1,30}){0,3}, [^,]{1,30} (?:or|and) (?!what |how |why |when |where |which |who )[^,]{1,40}$/iu;

/** "has to wait" is turned as "does it have to wait". */
const inverted = (how: string, who: string, verb: string, rest: string): string =>
  /^to /u.test(rest) && /^ha(?:s|ve)$/iu.test(verb)
    ? `${how} ${/s$/iu.test(verb) ? 'does' : 'do'} ${who} have ${rest}`
    : `${how} ${verb} ${who} ${rest}`;

/** Verbs of a single subject that are hardly ever nouns. */
const surelyVerb =
  /^(?:goes|comes|happens|matters|depends|grows|gets|makes|gives|keeps|takes|brings|costs|stays|becomes|means|seems|feels|helps|puts|holds|sits|turns|builds|rises|falls)$/iu;

function turned(word: string, words: readonly string[]): string | null {
  for (let i = 1; i <= Math.min(maxSubjectWords, words.length - 1); i++) {
    const [before = '', here = ''] = [words[i - 1], words[i]];
    if (opensClause.test(here)) return null;
    // "where the bread goes at night"
    const single = i > 1 && surelyVerb.test(before) && !/s$/iu.test(words[i - 2] ?? '');
    if (single && !noVerb.test(plain(before)))
      return joined([word, 'does', ...words.slice(0, i - 1), plain(before), ...words.slice(i)]);
    const plural = subject.test(before);
    if (plural && new RegExp(`^${auxiliary}$`, 'iu').test(here)) {
      return joined([word, here, ...words.slice(0, i), ...words.slice(i + 1)]);
    }
    const next = words[i + 1] ?? '';
    if (plural && /^don['’]t$/iu.test(here)) return joined([word, here, ...words.slice(0, i), ...words.slice(i + 1)]);
    if (plural && adverb.test(here) && next && !noVerb.test(next)) return joined([word, 'do', ...words]);
    if (plural && !noVerb.test(here)) return joined([word, 'do', ...words]);
  }
  return null;
}

/** "how usable the dashboard is for researchers" */
const ofHowMuchOf =
  /^(how [\w-]+) ((?:the|an?|their|its|our|this|these|it|they) ?(?:(?!that |who |which |when |if |and |is |are |was |were )[\w’'-]+ ){0,6}?)(is|are|was|were|would be|can be)( .+)?$/iu;
/** "what the new booking has changed for those who load the deck" */
const ofChange =
  /^((?:what|which|how (?:much|many))(?: \w+)?) ((?:the|an?|their|its|our|this|these) (?:(?!that |who |which |when |if |has |have |had )[\w’'/-]+ ){0,5}?)(has|have|had) ((?!to )(?:\w+ed|done|meant|made|brought|cost|taken|given|got|become|had|been)(?: .*)?)$/iu;
/** "whether it's changed what they do", "what it's like now", "how it has changed" */
const ofIt =
  /^(what|how|why|whether|where|when) (it|that|there)(?:['’]s| has(?= (?:\w+ed|made|become|got|done|been|gone|taken|brought|come|cost|meant)(?: |$))) (.+)$/iu;
const isPerfect =
  /^(?!(?:\w+ )?\w+(?:ed|made|done|taken|brought)(?: up| out| in| down)? by )(?:ever |already |really |actually |all |just )?(?:\w+ed|made|become|got|done|been|had|gone|taken|brought|come|cost|meant)(?= |$)/iu;

/** "whether they'd accept" */
const contracted = /^((?:whether|if|how|what|when|where|why|which \w+) )they['’](d|ve|re|ll)(?= )/iu;
const contractions: Record<string, string> = { d: 'would', ve: 'have', re: 'are', ll: 'will' };

/** "how people actually get a berth" */
const adverb = /^(?!(?:re|app|supp|rep)ly$)(?:\w+ly|still|also|now|then|often|first)$/iu;

const joined = (words: readonly string[]) => words.filter(Boolean).join(' ');

/** A verb with the ending of a single subject, without it: "goes", "does", "costs". */
const plain = (verb: string): string => (verb === 'has' ? 'have' : verb.replace(/(?<=^(?:go|do))es$|s$/iu, ''));

function inPast(how: string, who: string, past: string, rest: string): string | null {
  const verb = verbOfPast(past);
  return verb && `${how} did ${who} ${verb}${rest}`;
}

/** A plural and its verb, distinguished by the words around them. */
const ofPlurals: Turn = (clause) => {
  const asked = new RegExp(
    `^(${wh}|what(?= (?:${plurals}) )|who(?= (?:${plurals}) )|(?:which|how much|how many) \\w+(?= (?:${plurals}) )) (.+)$`,
    'iu',
  ).exec(clause);
  const [, word = '', rest = ''] = asked ?? [];
  if (
    !rest ||
    rest
      .replace(/ between .*$/iu, '')
      .replace(endOfList, '')
      .includes(',')
  )
    return null;
  return turned(word.toLowerCase() === 'whether' ? '' : word, rest.split(' '));
};

/** Tried one after the other. */
const turns: readonly Turn[] = [
  // "how much slack people leave themselves"
  turning(
    /^(how (?:much|many) (?!more |less |of )[\w-]+) (people|they) (?!who |that |will |would |can |could |should |might |are |were |have |had )(.+)$/iu,
    (how, who, rest) => `${how} do ${who} ${rest}`,
  ),
  // "what premium people will tolerate"
  turning(
    /^((?:what|which) [\w-]+) (people|they) (will|would|can|could|should|might) (.+)$/iu,
    (what, who, may, rest) => `${what} ${may} ${who} ${rest}`,
  ),
  turnOfPair,
  asItIs(new RegExp(`^(?:what|who|how|why|when|where) (?:${auxiliary}|is|was|do|does|did) `, 'iu')),
  asItIs(
    /^(?:did|do|are|were|have|had|would|could|can|will|should) (?:they|people) |^(?:what|how|why|when|where) ha(?:s|ve|d) (?:they|people|it|this|that|(?:the|their|your|our) [\w-]+) (?!to )|^(?:what|how|why|when|where|who) (?:do|does|did|is|are|was|were|have|has|had|ca|wo|could|would|should)n['’]t |^how (?:else|bad|big|good|hard|easy|fast|soon|early|late|clear|safe|\w+ly) (?:do|does|did|can|could|would|should|have|has|had) |^(?:what|which|how (?:much|many)) (?:[\w-]+ ){1,3}(?:have|had) (?:they|people) /iu,
  ),
  asItIs(new RegExp(`^(?:what|who) (?:${subjectVerb})(?: |$)|^who (?:has|have|had) `, 'iu')),
  asItIs(whichOfPlural),
  asItIs(/^(?:which|what) [\w-]+s (?:do not|don['’]t|can['’]t|cannot|never|rarely|often|always) \w+(?: |$)/iu),
  asItIs(
    /^(?:which|what) (?:kinds?|sorts?|types?|parts?) of [\w-]+ \w{2,}[^s\W]s (?:in|with|to|on|at|for|out|up|people|them|most|best)(?: |$)/iu,
  ),
  turning(
    ofHowMuchOf,
    (how, who, verb, rest) =>
      `${how} ${verb.replace(' be', '')} ${who.trim()}${/ be$/u.test(verb) ? ' be' : ''}${rest}`,
  ),
  turning(ofChange, (what, who, verb, rest) => `${what} ${verb} ${who.trim()} ${rest}`),
  ...turnsOfSubjects,
  turning(/^what people (?:(actually|really|usually|normally) )?do(?: (.+))?$/iu, (how, rest) =>
    ['what do people', how, 'do', rest].filter(Boolean).join(' '),
  ),
  turning(ofIt, (how, it, rest) => `${how} ${isPerfect.test(rest) ? 'has' : 'is'} ${it} ${rest}`),
  turning(/^what ((?:an?|the) (?:\S+ ){0,3}\S+) does( .+)?$/iu, (who, rest) => `what does ${who} do${rest}`),
  turning(
    /^(why|when|how) (so many|many|most|some|so few|few) of (?:them|us|you) ((?!are|were|have|had|can|could|will|would|should|must|may|might|do|did)\w+ .+)$/iu,
    (how, many, rest) => `${how} do ${many} people ${rest}`,
  ),
  asItIs(whoDoes),
  withPeople(pastBefore),
  turning(
    ofLike,
    (what, verb, rest) => `what ${verb} ${what} ${rest.replace(/(?<= (?:for|to) )them(?= |$)/u, 'people')}`,
  ),
  turning(ofHow, (how, who, verb, rest) => `${how} do ${who} ${verb}${rest}`),
  asItIs(actually),
  asItIs(ofWhich),
  withPeople(ofThem),
  turning(ofPast, inPast),
  turning(ofPerfect, (how, who, verb, rest) => `${how} ${verb} ${who} ${rest}`),
  // "whether anyone would want them": things, because anyone is one of the people.
  turning(ofAnyoneWho, (who, verb, rest) => `${verb} ${who} ${/y$|one$/u.test(who) ? rest : peopleFor(rest)}`),
  turning(ofLongPast, inPast),
  turning(ofGroup, (how, who, verb, rest) => `${how} do ${who} ${verb}${rest}`),
  turning(ofMuch, (what, who, verb, rest) => `${what} does ${who} ${plain(verb)}${rest}`),
  turning(ofDoers, (who, verb, rest) => `what ${verb} ${who} ${rest}`),
  turning(
    ofDenied,
    (what, verb, rest) => `${what} ${verb} people ${rest.replace(/ or (?:do|did|could|would)n['’]t /iu, ' or ')}`,
  ),
  turning(ofLong, (how, what, verb, rest) => `${how} does ${what} ${verb.replace(/(?<=^go)es$|s(?= |$)/u, '')}${rest}`),
  turning(ofAnybody, (how, who, verb, rest) =>
    `${how.replace(/^whether /iu, '')}does ${who} ${verb}${rest}`.replace(
      /(?<= (?:cost|give|tell|help) )them(?= |$)/u,
      'people',
    ),
  ),
  turning(ofLongWhether, (who, verb, rest) => `${verb} ${who} ${rest}`),
  turning(ofPeopleIn, (how, who, rest) =>
    anyAuxiliary.test(rest.replace(laterClause, '')) || surelyVerb.test(who.split(' ').at(-2) ?? '')
      ? null
      : `${how} do ${who} ${rest}`,
  ),
  turning(ofSingleObject, (who, verb, rest) => `does ${who} ${plain(verb)}${rest}`),
  turning(ofTwo, (who, rest) => (endsInVerb.test(who) ? null : `do ${who} ${rest}`)),
  turning(ofEither, (who, verb, rest) => `does ${who} ${plain(verb)}${rest}`),
  turning(ofThingIn, (how, who, verb, rest) => `${how} ${verb} ${who} ${rest}`),
  turning(
    ofNot,
    (how, who, not, rest) =>
      `${how} ${/n['’]t$/iu.test(not) ? `${not} ${who}` : not.replace(/ ?not$/iu, ` ${who} not`)} ${rest}`,
  ),
  turning(ofPeopleWho, (how, who, rest) =>
    anyAuxiliary.test(rest.replace(laterClause, '')) ? null : `${how} do ${who} ${rest}`,
  ),
  turning(ofWhether, (who, verb, rest) => `${verb} ${who} ${rest}`),
  turning(ofThing, (thing, verb, rest) => `what ${verb} ${thing} ${rest}`),
  turning(ofSome, (some, verb, rest) => `${some} ${verb} people ${rest}`),
  turning(ofPlural, (what, who, verb, rest) =>
    opensAnother.test(` ${who}`) ? null : `${what} do ${who} ${verb}${rest}`,
  ),
  turning(single, (asking, owner, verb, object) =>
    opensAnother.test(owner) ? null : `${asking} does ${owner} ${plain(verb)}${object}`,
  ),
  ofPlurals,
  turning(ofParts, (what, who, verb, rest) =>
    opensClauseWithin.test(` ${who} `)
      ? null
      : `${what} ${isPlural(who, verb) ? 'do' : 'does'} ${who} ${plain(verb)}${rest}`,
  ),
  turning(ofAuxiliary, (how, who, verb, rest) =>
    (opensAnother.test(` ${who} `.replace(/ \w+ing and \w+ing /u, ' ')) && !/^th(?:at|is)$/iu.test(who)) ||
    anyAuxiliary.test(who)
      ? null
      : inverted(how, who, verb, rest),
  ),
];

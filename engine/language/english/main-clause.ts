import type { Speech, VerbForms } from '../definition.ts';

const pronouns = new Set(
  'i we you they he she it people everyone everybody nobody someone somebody anybody anyone nothing everything something most there'.split(
    ' ',
  ),
);
const subordinators = new Set(
  'that which who whom whose because if when while where whether as than what how why although though unless until since once like'.split(
    ' ',
  ),
);
/** Words after which a form that is also a noun is one, and that end no subject. */
const opensNoun = new Set(
  (
    'a an the my our your his her its their this that these those some any no every each another other many few several of to in on at ' +
    'by for from with about into over after before between through during without within and or but not all both more most very too ' +
    'one two three four five six seven eight nine ten new good bad big same different only own per'
  ).split(' '),
);
const adverbs =
  /^(?:\w+ly|always|never|often|usually|also|just|still|even|already|now|then|sometimes|actually|almost|not|all|both)$/;
const plural = /(?:[^s'u]s|^data|^media|people|children|men|women|folks|staff|criteria)$/;
const opensAdverbial = new Set(
  'in during after before without sometimes usually often with nowadays today currently most at for on'.split(' '),
);

/** "don't" is one word; "we've", "there's" are a subject and its verb. */
function expanded(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const clitic = /^(.+)('(?:s|re|ve|ll|d|m))$/.exec(word);
    const [, host = '', verb = ''] = clitic ?? [];
    return clitic && (verb !== "'s" || pronouns.has(host)) && host !== 'let' ? [host, verb] : [word];
  });
}

function isFiniteVerb(words: readonly string[], at: number, verbs: VerbForms): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const after = words[at + 1] ?? '';
  if (verbs.isAuxiliary(word))
    return (
      before !== 'to' &&
      !opensNoun.has(before.replace(/^(?:this|that|these|those|not|all|both|most|some|many|few|one)$/, ''))
    );
  if (/ing$/.test(word)) return false;
  if (!verbs.isVerb(word)) return takesObject(words, at) || seemsVerb(words, at, verbs);
  if (word === 'last' && spanOfTime.test(after)) return false;
  // "eleven or twelve said".
  if (counted.test(before) && takesClause.test(word)) return true;
  if (pronouns.has(before)) return true;
  if (adverbs.test(before)) return at > 1 && (pronouns.has(words[at - 2] ?? '') || !opensNoun.has(words[at - 2] ?? ''));
  if (opensNoun.has(before) || verbs.isAuxiliary(after)) return false;
  // "the list we keep": a noun, because only verbs such as "think" are followed by a clause.
  if (/^(?:i|we|you|they)$/.test(after) && !takesClause.test(word)) return false;
  // "the main issues when …": a noun after its adjective.
  if (/[^s]s$/.test(word) && /^(?:main|only|key|biggest|real|common|usual|worst|best|first|last|next)$/.test(before))
    return false;
  if (/[^s]s$/.test(word))
    return (
      (!plural.test(before) || isOfOne(words.slice(0, at))) &&
      (isNamed(words, at - 1) || !/(?:ing|ed|al|ive|ous|ic|ful|able)$/.test(before))
    );
  // "a data export": the last word after a noun of many is a noun as well.
  if (/^(?:data|media)$/.test(before) && /^(?:|and|or)$/.test(after)) return false;
  if (/ed$/.test(word) || !verbs.isVerb(`${word}s`)) return !isParticiple(words, at, verbs);
  return plural.test(before) || isPlural(words.slice(0, at));
}

const heads = /^(?:in|on|at|of|for|with|from|about|to|after|before|behind|under)$/;

/** "the people in the office", "two of us": the noun before the first preposition, or a number, is what the verb agrees with. */
function isPlural(subject: readonly string[]): boolean {
  const at = subject.findIndex((word) => heads.test(word));
  const head = subject[at - 1] ?? '';
  return (
    at > 0 && (plural.test(head) || /^(?:two|three|four|five|six|most|many|some|few|half|both|several)$/.test(head))
  );
}

/** "the data about the clients comes": the noun before the first preposition is one. */
function isOfOne(subject: readonly string[]): boolean {
  const at = subject.findIndex((word) => heads.test(word));
  return at > 0 && !isPlural(subject);
}

const counted = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|most|many|some|others)$/;
const spanOfTime =
  /^(?:night|week|month|year|time|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)s?$/;

/** "the building goes": a noun in -ing after its article. */
function isNamed(words: readonly string[], at: number): boolean {
  const article = /^(?:the|a|an|my|our|your|their|his|her|this)$/;
  return /^\w+ing$/.test(words[at] ?? '') && words.slice(Math.max(0, at - 2), at).some((word) => article.test(word));
}

/** "I like the list": no comparison, but the verb of a person. */
function isLiking(words: readonly string[], at: number): boolean {
  if (words[at] !== 'like') return false;
  const subject = adverbs.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1];
  return /^(?:i|we|you|they|people|everyone|everybody|nobody|don't|didn't)$/.test(subject ?? '');
}

/** "I ring the helpline", "I print everything": no list has all verbs. */
function takesObject(words: readonly string[], at: number): boolean {
  return (
    at === 1 &&
    /^(?:i|we|you|they|people|nobody|everybody|everyone)$/.test(words[0] ?? '') &&
    !opensNoun.has(words[1] ?? '') &&
    !adverbs.test(words[1] ?? '') &&
    /^(?:the|a|an|my|our|your|their|them|him|her|it|everything|everybody|nothing|all|every|each)$/.test(words[2] ?? '')
  );
}

/** A form in -s or -ed after a noun, in a clause without any other verb: "the printer jams on thick paper". */
function seemsVerb(words: readonly string[], at: number, verbs: VerbForms): boolean {
  const before = words[at - 1] ?? '';
  if (at < 2 || !/(?:[^su']s|ed)$/.test(words[at] ?? '') || opensNoun.has(before) || plural.test(before)) return false;
  const isNext =
    /^(?:the|a|an|my|our|your|on|in|at|to|for|from|with|up|down|out|off|when|because|if|every|all|again|more|less|too|over)$/;
  return isNext.test(words[at + 1] ?? '') && !words.slice(at + 1).some((word) => verbs.isAuxiliary(word));
}

/** "the data collected last year is …": another verb follows within the same clause. */
function isParticiple(words: readonly string[], at: number, verbs: VerbForms): boolean {
  for (const word of words.slice(at + 1)) {
    if (subordinators.has(word) || pronouns.has(word) || word === 'and' || word === 'but' || word === 'so')
      return false;
    if (verbs.isAuxiliary(word)) return true;
  }
  return words[at + 1] === 'by';
}

/** Verbs whose object may be a clause without "that": "we know the model is wrong". */
const takesClause =
  /^(?:think|thought|know|knew|known|believe|say|said|mean|means|hope|feel|felt|find|found|guess|understand|realize|realise|noticed?|show|shows|showed|ensure|sure|afraid|wish|suggests?|tells?|told|warn(?:ed|s)?|hear|heard|see|saw|worry|worried|remember|discover(?:ed)?|promised?|assumed?|reckon|pretend)$/;
const certain = /^(?:is|are|was|were|has|'s|'re|came|went|became|does|did)$/;

/** "the flour that we were getting | was full of stones": the subject without its relative clause. */
const relativeClause =
  /^((?:\S+ ){1,4}\S+) (?:that|which|who) (?:(?:i|we|you|they|people|nobody|everybody) (?:(?:have|had|are|were|'re|'ve|can|could|always|usually|often|never) )?\S+(?: (?:in|on|at) (?:\S+ )?\S+)?|(?:comes?|came|goes|has|have|had|works?|uses?|is|are|was|were|needs?|arrives?|gets?) (?:\S+ ){0,3}?(?!(?:and|or|but|which|that|who) )\S+) (?=(?:is|are|was|were|has|had|isn't|aren't|wasn't|weren't|doesn't|didn't|can't|couldn't) )/;
/** A relative clause without "that" before the verb: "the only reason I stayed is the price". */
const contactClause =
  /^((?:the|my|our|your|most|half|all|part|one|a|an|everything|everyone)(?: (?!i |we |you |they |that |if |when |because )\S+){0,5}?)(?: of what)? (?:i|we|you|they) (?!(?:is|was|are|were|isn't|wasn't) )(?:\S+ ){1,5}?(?=(?:is|was|are|were|isn't|wasn't|aren't|weren't|goes|went|costs?|never|doesn't|didn't) )/;
/** "what we need | is a list": a question word that opens a noun. */
const namingClause = /^what (?:\S+ ){1,8}?(?=(?:is|was|isn't|wasn't) )/;

/** Words within which the finite verb is. */
const maxToVerb = 12;

/** A subject of one noun phrase before a finite verb, and no subordinating word before the verb. */
export const isMainClause: Speech['isMainClause'] = (spoken, verbs) =>
  isClause(spoken, verbs) || isAfterLead(spoken, verbs);

const joinsClauses =
  /^(?:and|or|but|so|because|that|which|who|where|when|if|than|as|like|what|how|why|said|says|say|think|thought|know|knew|tell|told)$/;

/** "If the till's offline we can't serve anybody": no comma is heard before the pronoun that opens the main clause. */
function isAfterLead(spoken: readonly string[], verbs: VerbForms): boolean {
  if (!/^(?:if|when|whenever|once|until|after|before)$/.test(spoken[0] ?? '')) return false;
  return spoken.some(
    (word, at) =>
      at > 2 &&
      !joinsClauses.test(spoken[at - 1] ?? '') &&
      /^(?:(?:i|we|you|they|he|she)(?:'\w+)?|people|nobody|everybody|everyone|somebody|someone|the|my|our|a|an)$/.test(
        word,
      ) &&
      isClause(spoken.slice(1, at), verbs) &&
      isClause(spoken.slice(at), verbs) &&
      // "when you have the wrong crates on the truck": a form in -s is no verb here.
      (!opensNoun.has(word) || spoken.slice(at + 2).some((next) => verbs.isAuxiliary(next))),
  );
}

function isClause(spoken: readonly string[], verbs: VerbForms): boolean {
  const words = expanded(spoken)
    .join(' ')
    .replace(relativeClause, '$1 ')
    .replace(contactClause, '$1 ')
    .replace(namingClause, 'matters ')
    .split(' ');
  for (let at = 0; at < Math.min(words.length, maxToVerb); at++) {
    if (subordinators.has(words[at] ?? '') && !isLiking(words, at)) return false;
    if (!isFiniteVerb(words, at, verbs)) continue;
    return (
      at > 0 &&
      isSubject(words.slice(0, at), verbs) &&
      !isSingularOfMany(words, at) &&
      !runsOn(words, at) &&
      !lacksInfinitive(words, verbs) &&
      !lacksClause(words, verbs)
    );
  }
  return false;
}

function isSubject(words: readonly string[], verbs: VerbForms): boolean {
  const phrase = [...words];
  while (phrase.length > 1 && adverbs.test(phrase.at(-1) ?? '') && phrase.at(-1) !== 'all') phrase.pop();
  const last = phrase.at(-1) ?? '';
  // "and so confused" has no subject.
  if (/^(?:and|but|or|so|then|yet)$/.test(last)) return false;
  // "the people in the office", "a figure with no date on it": a noun, and an object.
  const pronoun = phrase.findIndex(
    (word, k) => pronouns.has(word) && !(k > 0 && (/^(?:people|most)$/.test(word) || heads.test(phrase[k - 1] ?? ''))),
  );
  // "before we can create …" opens a clause that another has to follow.
  if (pronoun === 1 && /^(?:before|after|during|without|with)$/.test(phrase[0] ?? '')) return false;
  if (pronoun > 0)
    return (
      pronoun === phrase.length - 1 && (opensAdverbial.has(phrase[0] ?? '') || statesTime(phrase.slice(0, pronoun)))
    );
  if (
    opensAdverbial.has(phrase[0] ?? '') &&
    !phrase.slice(2).some((word) => /^(?:the|a|an|my|our|every|each|some|most|no)$/.test(word))
  )
    return /^(?:sometimes|usually|often|today|currently|nowadays|most)$/.test(phrase[0] ?? '');
  const isImperative = verbs.isVerb(phrase[0] ?? '') && !/ing$/.test(phrase[0] ?? '') && opensNoun.has(phrase[1] ?? '');
  return (
    !isImperative &&
    !opensNoun.has(last.replace(/^(?:some|all|both|one|two|three|four|five|many|few|most|another|other)$/, ''))
  );
}

/** "every Monday", "the first time": what may precede a subject without a preposition. */
function statesTime(words: readonly string[]): boolean {
  return (
    words.length < 4 &&
    /^(?:every|each|last|this|next|some|most|one|half|the)$/.test(words[0] ?? '') &&
    (spanOfTime.test(words.at(-1) ?? '') || /^(?:day|morning|evening|afternoon|hour)s?$/.test(words.at(-1) ?? ''))
  );
}

/** "the driver don't": a subject that its verb does not agree with. */
function isSingularOfMany(words: readonly string[], verb: number): boolean {
  const subject = words.slice(0, verb);
  const last = subject.findLast((word) => !adverbs.test(word)) ?? '';
  if (words[verb] !== "don't" || subject.length < 2 || subject.includes('and') || pronouns.has(last)) return false;
  return (
    !plural.test(last) &&
    !/^(?:team|staff|family|crew|company|management|council|public|police|couple|majority|rest|lot|half|others?)$/.test(
      last,
    )
  );
}

/** "we saw the impact came late": a second verb without a word that joins it. */
function runsOn(words: readonly string[], verb: number): boolean {
  let joined = takesClause.test(words[verb] ?? '');
  for (const [k, word] of words.entries()) {
    if (k <= verb) continue;
    if (certain.test(word) && !joined) return true;
    if (
      subordinators.has(word) ||
      pronouns.has(word) ||
      takesClause.test(word) ||
      /^(?:and|or|but|so|which|only|also)$/.test(word)
    )
      joined = true;
  }
  return false;
}

/** "we want to data": no verb after "to". */
function lacksInfinitive(words: readonly string[], verbs: VerbForms): boolean {
  return words.some((word, i) => {
    if (
      word !== 'to' ||
      !/^(?:want|wants|wanted|need|needs|needed|try|trying|tried|tries|able|have|has|had|going)$/.test(
        words[i - 1] ?? '',
      )
    )
      return false;
    const next = adverbs.test(words[i + 1] ?? '') || words[i + 1] === 'somehow' ? words[i + 2] : words[i + 1];
    return (
      next === undefined ||
      (next !== 'be' && !verbs.isVerb(next) && (opensNoun.has(next) || pronouns.has(next) || plural.test(next)))
    );
  });
}

/** "I do think that visualizations": no verb in the clause after "that". */
function lacksClause(words: readonly string[], verbs: VerbForms): boolean {
  const isVerb = (word: string) => verbs.isVerb(word) || verbs.isAuxiliary(word) || /\w{3,}ed$/.test(word);
  const opens = (word: string, i: number) => word === 'that' && takesClause.test(words[i - 1] ?? '');
  return words.some((word, i) => opens(word, i) && !words.slice(i + 1).some(isVerb));
}

/** What follows the "it" of "it is hard to …", "I find it easier to …". */
const impersonal =
  /^(?:'s|'d|'ll|is|was|be|isn't|wasn't|would|will|can|could|may|might|does|doesn't|did|didn't|has|takes?|took|helps?|helped|makes?|made|seems?|feels?|felt|costs?|becomes?|became|gets?|got|\w+er|\w+ly|hard|difficult|easy|useful|important|impossible|annoying|frustrating|strange|weird|good|great|nice|worth|so|very|really|too|quite|more|less|confusing|interesting|clear|necessary|possible)$/;
const leads = /^(?:if|when|whenever|once|until|unless)$/;
/** Words that lie between a noun in an if-clause and its pronoun in the main clause. */
const maxInLead = 4;
const anyone = /^(?:people|nobody|somebody|someone|everybody|everyone|anybody|anyone|ones|those|half|most|some)$/;
const third = /^(?:it|they|them|he|she|him|his|her|its|their|itself|themselves)$/;

/** A pronoun before which the clause names nothing that it could mean, or "this" and "that" without a noun. */
export function hasStrayPronoun(spoken: readonly string[], verbs: VerbForms): boolean {
  const words = expanded(spoken);
  return words.some((word, i) => {
    const after = words[i + 1] ?? '';
    const before = words[i - 1] ?? '';
    if (/^(?:this|these|those|that)$/.test(word)) {
      const bare =
        !after ||
        // "how this reflects the events": a noun after it would be singular.
        (word === 'this' && /[^suia']s$/.test(after) && verbs.isVerb(after)) ||
        verbs.isAuxiliary(after) ||
        /^(?:to|of|in|on|at|for|and|or|but|so|because|if|when|way|one|ones|kind|by|with|as|right|out|well|correctly|better)$/.test(
          after,
        );
      const relates =
        word === 'that' && verbs.isAuxiliary(after) && !opensNoun.has(before) && !subordinators.has(before);
      return (
        bare && !relates && !(word === 'that' && /^(?:is|was|means?|so|know|think|sure|fact|see|say)$/.test(before))
      );
    }
    if (!third.test(word)) return false;
    // "the data itself": it belongs to its noun.
    if (/sel(?:f|ves)$/.test(word) && i > 0 && isNoun(words, i - 1, before, verbs)) return false;
    // Whose doing is wished for is plain to the reader: those whom the talk is about.
    if (word === 'they' && /^(?:|wish|hope|want|if|when)$/.test(before)) return false;
    // "nobody picks up a number they don't know": "they" means "nobody".
    if (/^the(?:y|m|ir)$/.test(word) && words.slice(0, i - 1).some((named) => anyone.test(named))) return false;
    // "It's the date", "it's the young ones who …": it points ahead.
    if (
      word === 'it' &&
      /^(?:'s|is|was)$/.test(after) &&
      /^(?:the|my|our|people|nobody|everybody|not|about|being|having|knowing)$/.test(words[i + 2] ?? '')
    )
      return false;
    // "the letters they send", "I gave them a number": the people on the other side.
    if (word === 'they' && i > 2 && isNoun(words, i - 1, before, verbs) && verbs.isVerb(after)) return false;
    if (
      word === 'them' &&
      /^(?:give|gave|pay|paid|tell|told|send|sent|owe|ask|asked|show|showed)$/.test(before) &&
      opensNoun.has(after)
    )
      return false;
    if (
      word === 'it' &&
      impersonal.test(after) &&
      words.slice(i + 2, i + 7).some((next) => /^(?:to|that|if|when)$/.test(next))
    )
      return false;
    const own = words
      .slice(0, i)
      .findLastIndex((joint) =>
        /^(?:because|if|when|and|but|so|that|which|who|before|after|until|where|or|as|than|while|although|though|since|unless)$/.test(
          joint,
        ),
      );
    // In "because he put the rent up" any noun before may mean the person.
    const isPlain = /^(?:because|if|when)$/.test(words[own] ?? '');
    const nouns = words.slice(0, i).flatMap((named, k) => {
      const isMeant = agrees(word, named, k === 0 || isPlain);
      return isNoun(words, k, named, verbs) && isMeant ? [k] : [];
    });
    // "If the form is in the van the drivers won't open it": the if-clause names what "it" means.
    const isAfterLead = leads.test(words[0] ?? '') && nouns.some((k) => k + maxInLead < i);
    return (
      !isAfterLead &&
      !nouns.some((k) => k < own) &&
      !(/^(?:its|their|his|her|themselves|itself)$/.test(word) ? nouns.length > 0 : nouns.length > 2)
    );
  });
}

/** Whom "he" and "she" may mean. */
const someone =
  /(?:[^w]er|or|ist|ian|ant|man|men|woman|women|lady|guy|bloke|chap|lad|girl|boy|mum|mom|mother|dad|son|wife|husband|boss|chef|vet|nurse|friend|colleague|neighbour|neighbor|kid|child|person|client|patient|uncle|aunt|gran|nan|cousin|nephew|niece|body|everyone|someone|anyone|landlord|tenant|couple|clerk)$/;

/** “They” means several, “it” one, and “he” a person, who may be named where a sentence begins. */
function agrees(pronoun: string, noun: string, mayBePerson: boolean): boolean {
  if (/^(?:they|them|their|themselves)$/.test(pronoun))
    return (
      plural.test(noun) || /^(?:team|company|everyone|everybody|anyone|anybody|somebody|someone|nobody)$/.test(noun)
    );
  if (/^(?:he|she|him|his|her)$/.test(pronoun)) return mayBePerson || someone.test(noun);
  return !/^(?:it|its|itself)$/.test(pronoun) || !/[^su']s$|^people$/.test(noun);
}

function isNoun(words: readonly string[], k: number, word: string, verbs: VerbForms): boolean {
  if (
    opensNoun.has(word) ||
    opensAdverbial.has(word) ||
    pronouns.has(word) ||
    subordinators.has(word) ||
    verbs.isAuxiliary(word) ||
    adverbs.test(word)
  )
    return false;
  return k === 0 || opensNoun.has(words[k - 1] ?? '') || plural.test(word) || !verbs.isVerb(word);
}

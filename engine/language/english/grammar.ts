import type { Grammar, NameCheck, Neighbours } from '../definition.ts';

/** A plural within a phrase, an adverb or an adjective at its end: neighbours in a sentence that make no phrase. */
const isName: NameCheck = (words, isTitle, { verbs }) => {
  const last = words.at(-1) ?? '';
  if (
    /(?:ly|est|able|ful|less|ive|ous|ed)$/u.test(last) &&
    !/(?:shed|seed|bed|feed|speed|ally|family|need|supply|assembly|test|rest|harvest|interest)$/u.test(last)
  )
    return false;
  if (/^(?:first|last|next|same|own|free|many|few|several|full)$/u.test(words[0] ?? '')) return false;
  if (isTitle || words.includes('of')) return true;
  if (words.slice(1).some((word) => verbs.includes(word))) return false;
  return words
    .slice(0, -1)
    .every(
      (word) =>
        !/(?:[^s'’]s|ly|staff|people|children|women|men)$/u.test(word) || /(?:sales|sports|goods|news)$/u.test(word),
    );
};

/** Most verbs are nouns as well: these neighbours make them verbs. */
function isVerb({ before, after, isFirst }: Neighbours, stopwords: ReadonlySet<string>): boolean {
  if (before === undefined) return !isFirst;
  if (/^(?:and|or)$/u.test(before)) return after !== undefined && stopwords.has(after);
  return /^(?:\p{L}+[^s]s|to|how|who|they|we|people|not)$/u.test(before);
}

/** Words that a recogniser writes with a capital where it hears a sentence begin. */
const sentenceCase = /(?<=[a-z,] )(?:You|We|They|The|And|But|So|If|When|It|This|That|There|Because|Which)(?= )/g;

const withoutFalseCapitals = (text: string): string =>
  text.replace(/\bi\b(?=['’ ]|$)/g, 'I').replace(sentenceCase, (word) => word.toLowerCase());

export const grammar: Grammar = {
  tokenRatio: 1,
  abbreviations: /[Dd]rs?|[Mm]rs?|[Mm]s|[Pp]rof|[Hh]on|[Ss]t|[Jj]r|[Aa]v|[Ff]ig|[Vv]ol|etc|ca|approx|vs|e\.g|i\.e/u,
  numero: /[Nn]os?/u,
  spokenTo: [
    [/\byou(?:'re| are)\b/giu, "I'm"],
    [/\byou(?:'ve| have)\b/giu, "I've"],
    [/\byou\b/giu, 'I'],
    [/\byour\b/giu, 'my'],
  ],
  needsSubject: true,
  negationFirst: true,
  endsPhrase:
    /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|few|some|any|another|both|all|either|neither|each|mine|ours|myself|ourselves|in|on|by|over|under|through|around|about|near|behind|before|after|against|without|like|of|for|with|at|from|to)$/u,
  placed: /(?:^(?:is|are|was|were|been|be)|['’](?:s|re|m)) (?:there|here)$/u,
  endsClause: /^(?:two|four|five|six|nine|ten|that|this|all|on|in|over)$/u,
  boundSubject: /^(?:i|we)$/u,
  withoutFalseCapitals,
  pastEnding: /d$/u,
  playedRole: { role: /(?<!\p{L})roles?(?!\p{L})/giu, plays: /(?<!\p{L})play(?:s|ed)?(?!\p{L})/giu },
  joinedVerb: /['’](?:s|re|m)$/u,
  stemmer: 'english',
  contractions: true,
  notOnly: /\bnot (?:only|just|even)\b/iu,
  hedges:
    /\bnot (?:always|every|all|necessarily|quite|really)\b|n['’]t (?:always|necessarily|quite|really)\b|\b(?:not|n['’]t) (?:so |too )?(?:sure|certain|convinced)\b|n['’]t know (?:if|whether)\b|\bat first\b|\bused to\b|\bback then\b|\bin the beginning\b/iu,
  phrases: {
    headLast: true,
    titleHeadLast: true,
    isVerb,
    isName,
    noThing: /^\p{L}+-(?:hour|day|week|month|year|minute)$/u,
  },
  noRole:
    /(?:^|\s)(?:patient|simple|busy|honest|quiet|old|older|young|proud|private|practical|careful|happy|lucky|tidy|stubborn|family|phone|people|morning|night|cat|dog|numbers|paper|[\p{L}-]+-year-old) (?:man|woman|person|girl|boy|guy|lady|lad|lass|bloke|fella)$|(?:^|\s)(?:fan|believer|liar|idiot|fool)$|\sof things$/iu,
};

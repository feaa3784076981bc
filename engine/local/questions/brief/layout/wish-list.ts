import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches, type Wishes } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { wordsOf } from '../../../../text/words.ts';
import { wishList } from '../../../tuning/questions.ts';
import { asksItself } from '../../is-template.ts';
import { held, listed, sentencesOfBrief, withoutRemarks } from '../brief-body.ts';
import { withWishesListedInPlace } from './wish-list-in-place.ts';

/**
 * What the running text of a brief says it wants to know, as a list, where it names things: "We want to understand how managers plan
 * shifts, their pain points and the workarounds they use." A sentence that wants only clauses stays as it is.
 */
export function withWishesListed(text: string, language: Language): string {
  const { inPlace, wishes } = briefWording(language);
  if (inPlace) return withWishesListedInPlace(text, inPlace);
  if (!wishes) return text;
  return text
    .split('\n')
    .map((line) => (listed.test(line) ? line : lineListed(line, wishes, language)))
    .join('\n');
}

function lineListed(line: string, wishes: Wishes, language: Language): string {
  const sentences = sentencesOfBrief(line, language).map(({ start, end }) => line.slice(start, end).trim());
  const found = sentences.map((sentence) => wishesIn(sentence, wishes, language));
  if (found.every((one) => one === null)) return line;
  const prose = sentences.flatMap((sentence, i) => found[i]?.asked ?? (found[i] ? [] : sentence));
  return [
    prose.join(' '),
    found.flatMap((one) => one?.things.map((thing) => `- ${thing.replaceAll(',', held)}`) ?? []).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The things that a sentence wants to know of, and what is left of it where it asks, too; null where it names no thing. */
function wishesIn(sentence: string, wishes: Wishes, language: Language): { things: string[]; asked?: string } | null {
  if (sentence.length > wishList.maxSentenceLength) return null;
  const wish = wishOf(withoutRemarks(sentence.replace(/[.!\s]+$/u, ''), language), wishes, language);
  if (!wish || /[?？؟:;()–—]| - /u.test(wish.wanted)) return null;
  const { decides, eitherWay } = briefWording(language);
  if (decides?.test(wish.wanted) || eitherWay?.test(wish.wanted)) return null;
  const parts = partsOf(wish, wishes, language);
  const things = parts.filter(({ isThing }) => isThing).map(({ text }) => text);
  const clauses = parts.filter(({ isThing }) => !isThing).map(({ text }) => text);
  if (things.length === 0) return null;
  return clauses.length === 0 ? { things } : { things, asked: `${wishes.know}${clauses.join(', ')}.` };
}

/** "volunteers over 65 - | their reasons for starting, what a day is like": what is before the only dash says whom it is about. */
function afterDash(wanted: string): string {
  const [before = '', after, more] = wanted.split(/ [–—-] /u);
  return after && more === undefined && !before.includes(',') && after.includes(', ') ? after : wanted;
}

/** What is wanted; `isObject`: it follows a verb of asking, so that it can be nothing but a clause or a thing. */
type Wish = { readonly wanted: string; readonly isObject: boolean };

/** "Goals: identify | …", "We want to understand | …", „Wir wollen | … | verstehen“; null where nothing is wanted. */
function wishOf(sentence: string, wishes: Wishes, language: Language): Wish | null {
  const { around, opener } = wishes;
  const [title = '', label = ''] = /^([^:.]{1,40}?)\s?: /u.exec(sentence) ?? [];
  const isTitled = briefWording(language).asked?.test(label) === true;
  const said = isTitled ? sentence.slice(title.length) : sentence;
  const [verb] = opener.exec(said) ?? [];
  if (verb) return { wanted: afterDash(said.slice(verb.length)), isObject: true };
  const [before] = (around?.closer.test(said) && around.opener.exec(said)) || [];
  if (around && before) return { wanted: said.slice(before.length).replace(around.closer, ''), isObject: true };
  return isTitled || beginsWithThing(sentence, wishes, language) ? { wanted: said, isObject: false } : null;
}

/** "Motives for joining the list and what keeps people on it": a thing that is asked about, before more of them. */
function beginsWithThing(sentence: string, wishes: Wishes, language: Language): boolean {
  const [first = '', next] = sentence.split(jointOf(wishes));
  if (next === undefined || asksClause(first, language) || !mayName(first, false, wishes, language)) return false;
  const { isAuxiliary } = speechRules(language).verbs;
  const acts = wordsOf(first, { start: 0, end: first.length }, language).some(({ form }) => isAuxiliary(form));
  return !acts && (asksItself(first, language) || isNamed(first, wishes, language));
}

/** What separates two things, which a split keeps. */
const jointOf = ({ joint }: Wishes): RegExp => new RegExp(`(${joint})`, 'iu');

type Part = { readonly text: string; readonly isThing: boolean };

/** What is wanted, one after the other: a part begins where a comma or "and" is followed by a clause that asks, by an order or by a thing. */
function partsOf({ wanted, isObject: isFirstObject }: Wish, wishes: Wishes, language: Language): Part[] {
  const joint = jointOf(wishes);
  const pieces = wanted.split(joint);
  const isList = pieces.filter((piece) => /^[,،]/u.test(piece) && joint.test(piece)).length > 0;
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const joined = pieces[i - 1] ?? '';
    const piece = (pieces[i] ?? '').replace(wishes.adverb, '');
    const said = withoutOrder(piece, wishes, language);
    const isOrdered = said !== piece;
    const last = parts.at(-1);
    const isObject = last ? isOrdered : isFirstObject || isOrdered;
    const isThing = !asksClause(said, language) && mayName(said, isObject, wishes, language);
    const begins =
      !last ||
      isOrdered ||
      (isThing && piece !== pieces[i]) ||
      asksClause(said, language) ||
      (isThing && (last.isThing ? isNext(said, last.text, isList, wishes, language) : isNamed(said, wishes, language)));
    if (begins) parts.push({ text: withOwner(said, last, wishes), isThing });
    else parts[parts.length - 1] = { ...last, text: `${last.text}${joined}${pieces[i]}` };
  }
  return parts;
}

/** After a thing another one begins in a list, and where it has a determiner, or where both say what they are about. */
function isNext(
  said: string,
  before: string,
  isList: boolean,
  { determined, ofNoun }: Wishes,
  language: Language,
): boolean {
  if (ofNoun?.test(before.split(/[,،] /u)[0] ?? '') && !determined.test(said) && !asksItself(said, language))
    return false;
  const saysAboutWhat = (thing: string) =>
    asksItself(thing, language) && / \p{L}+ /u.test(thing.replace(determined, ''));
  return isList || determined.test(said) || (saysAboutWhat(said) && saysAboutWhat(before));
}

/** "their daily routine, | tools and challenges" are all theirs. */
function withOwner(said: string, before: Part | undefined, { determined, owner }: Wishes): string {
  const [owned = ''] = (before?.isThing && owner.exec(before.text)) || [];
  return owned !== '' && !determined.test(said) && !said.slice(1).includes(' ') ? owned + said : said;
}

function isNamed(said: string, { determined, named }: Wishes, language: Language): boolean {
  const head = said.split(/ (?:that|which|who|they|people|we) /u)[0] ?? '';
  return named.test(head) && (determined.test(said) || asksItself(said, language));
}

const withoutOrder = (said: string, { around, opener }: Wishes, language: Language): string => {
  const { order } = briefWording(language);
  return (
    said
      .replace(opener, '')
      .replace(order, '')
      .replace(around?.closer ?? '', '') || said
  );
};

/** Whether words ask: "how they decide", "at what point", "whether it helps". */
function asksClause(said: string, language: Language): boolean {
  const { interrogatives, nounBefore, complementizers } = languagePack(language);
  const [first = '', second = ''] = wordsOf(said, { start: 0, end: said.length }, language).map(({ form }) => form);
  return (
    interrogatives.has(first) ||
    complementizers.has(first) ||
    clauseMatches(language, 'whether', first) ||
    (nounBefore.has(first) && interrogatives.has(second))
  );
}

/**
 * Whether words may name a thing: no pronoun or preposition comes first, nothing acts in them, and no number says that they are about the
 * work. `isObject`: they follow the verb of asking.
 */
function mayName(said: string, isObject: boolean, wishes: Wishes, language: Language): boolean {
  const forms = wordsOf(said, { start: 0, end: said.length }, language).map(({ form }) => form);
  const { backward, firstPerson, negations, nounBefore, objectPronouns } = languagePack(language);
  const { isMainClause, verbs } = speechRules(language);
  const [first = ''] = forms;
  const last = forms.at(-1) ?? '';
  // "the reasons for it": the sentence before names the thing.
  if (backward.has(last) || objectPronouns.has(last)) return isNamed(said, wishes, language) && firstPerson.has(last);
  if (forms.length === 0 || forms.length > wishList.maxWords) return false;
  if (/\d/u.test(said) && !isNamed(said, wishes, language)) return false;
  if (clauseMatches(language, 'pronoun', first) || negations.has(first)) return false;
  if ((backward.has(first) || nounBefore.has(first)) && !wishes.determined.test(said)) return false;
  if (forms.some((form) => firstPerson.has(form)) && !isNamed(said, wishes, language)) return false;
  // "hygiene concerns"
  const isNoun = forms.length <= wishList.maxWordsOfNoun && wishes.named.test(last);
  return isObject || isNoun || nounBefore.has(first) || asksItself(said, language) || !isMainClause(forms, verbs);
}

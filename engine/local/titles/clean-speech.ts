import type { Language } from '#contract/languages.ts';
import type { VerbForms } from '#engine/language/definition.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Span } from '../../text/span.ts';
import { isUnspaced, type Word, wordsOf } from '../../text/words.ts';
import { maxRepeatedWords, maxToVerb, wordsOfPhrase } from '../tuning/titles.ts';
import { type Draft, draftOf, without, withoutMatches } from './draft.ts';
import { holdsVerb } from './gate.ts';

/**
 * A sentence without hesitations, asides, notes in brackets, words said twice and false starts, and without what another
 * speaker says in it. Nothing is added or moved.
 */
export function cleanSpeech(sentence: string, language: Language): Draft {
  const own = sentence.slice(0, label.exec(sentence)?.index);
  const { spacedMarks } = languagePack(language).grammar;
  const evenSpaces = (uneven: Draft) => withEvenSpaces(uneven, spacedMarks === true);
  let draft = evenSpaces(withoutMatches(draftOf(own), notes));
  const pauses: Pauses = new Map();
  draft = evenSpaces(withoutAsides(draft, language, pauses));
  if (isUnspaced(language)) return draft;
  for (let n = maxRepeatedWords; n > 0; n--) draft = withoutRepeats(draft, n, language);
  draft = withoutFalseStarts(evenSpaces(draft), language);
  const { repairs, restarts } = speechRules(language);
  for (const rule of [repairs, restarts]) if (rule) draft = withoutMatches(draft, rule);
  return evenSpaces(withoutPauses(draft, pauses, language));
}

/** A label in capitals within a line: another speaker begins. */
const label = /(?<=\S\s)\p{Lu}{4,}\s?:/u;
const notes = /\([^()]*\)|（[^（）]*）|\[[^[\]]*\]|【[^【】]*】/gu;

/** Where a comma was beside an aside, and whether it belonged to a phrase ("for example") between two of them. */
type Pauses = Map<number, boolean>;

/** Leaves one of the commas around an aside, and notes where. */
function withoutAsides(draft: Draft, language: Language, pauses: Pauses): Draft {
  const spans: Span[] = [];
  for (const match of draft.text.matchAll(speechRules(language).asides)) {
    const before = draft.text.slice(0, match.index).trimEnd();
    if (match[0].includes(' ') && endsInNegation(before, language)) continue;
    spans.push({ start: match.index, end: match.index + match[0].length });
    const after = /^\s*,/u.exec(draft.text.slice(match.index + match[0].length))?.[0].length;
    const isPhrase = before.endsWith(',') && after !== undefined && match[0].includes(' ');
    if (before.endsWith(',')) pauses.set(draft.at[before.length - 1] ?? -1, isPhrase);
    if (after) pauses.set(draft.at[match.index + match[0].length + after - 1] ?? -1, isPhrase);
  }
  return without(draft, spans);
}

/** «letritas no o sea podría»: without the aside, the "no" would deny what follows. */
function endsInNegation(text: string, language: Language): boolean {
  const last = wordsOf(text, { start: 0, end: text.length }, language).at(-1);
  return last?.end === text.length && languagePack(language).negations.has(last.form);
}

/** "very, um, difficult" loses the comma as well; before a clause or another start it stays. */
function withoutPauses(draft: Draft, pauses: Pauses, language: Language): Draft {
  if (pauses.size === 0) return draft;
  const { nounBefore, firstPerson, backward, clauseStarts } = languagePack(language);
  const { joints, verbs } = speechRules(language);
  const starts = new Set([...draft.text.matchAll(joints)].map((match) => match.index));
  const words = wordsIn(draft, language);
  const places = [...pauses].map(([at, isPhrase]) => ({ i: draft.at.indexOf(at), isPhrase })).filter(({ i }) => i >= 0);
  const spans = places
    .toSorted((a, b) => a.i - b.i)
    .flatMap(({ i, isPhrase }) => {
      if (draft.text[i] !== ',') return [];
      const next = words.find((word) => word.start > i);
      if (!next || starts.has(next.start)) return [];
      // "We have, I think, lost two": what follows belongs to the verb.
      const before = words.findLast((word) => word.end <= i);
      // «es por esto, o sea, por la hora»
      const last = words.filter((word) => word.end <= i).slice(-wordsOfPhrase);
      if (nounBefore.has(next.form) && last.some(({ form }) => form === next.form)) return [];
      const isObject =
        nounBefore.has(next.form) &&
        ((isPhrase && verbs.isAuxiliary(before?.form ?? '')) ||
          (isJoinedVerb(before?.form ?? '') && !isClause(draft, next, language)));
      const restarts = nounBefore.has(next.form)
        ? !isPhrase || isClause(draft, next, language)
        : [firstPerson, backward, clauseStarts].some((list) => list.has(next.form)) ||
          (isPhrase && isClause(draft, next, language));
      return restarts && !isObject ? [] : [{ start: i, end: i + 1 }];
    });
  return without(draft, spans);
}

/** Whether a word begins an independent clause: a verb follows shortly, before the next punctuation mark. */
function isClause(draft: Draft, first: Word, language: Language): boolean {
  const { isMainClause, verbs } = speechRules(language);
  const [clause = ''] = draft.text.slice(first.start).split(/[,;:.!?،؛]/u);
  const words = wordsOf(clause, { start: 0, end: clause.length }, language);
  return isMainClause(
    words.slice(0, maxToVerb).map(({ form }) => form),
    verbs,
  );
}

/** One blank between words, none before a mark, and no comma after another one. Where `spacedMarks`, "?" and its like keep theirs. */
function withEvenSpaces(draft: Draft, spacedMarks: boolean): Draft {
  const single = withoutMatches(draft, /^\s+|\s(?<cut>\s+)|\s+$/gu);
  const tight = withoutMatches(single, spacedMarks ? /\s+(?=[,.](?:\s|$))/gu : /\s+(?=[,.;!?،](?:\s|$))/gu);
  return withoutMatches(tight, /(?<=[,.;:،])(?:\s*,)+|^[\s,.;:،…–—-]+/gu);
}

/** "we need we need to" loses the first "we need". */
function withoutRepeats(draft: Draft, n: number, language: Language): Draft {
  const { backward, grammar, nounBefore } = languagePack(language);
  const { verbLast, verbs } = speechRules(language);
  const { doubled } = grammar;
  const words = wordsIn(draft, language);
  const spans: Span[] = [];
  for (let i = 0; i + 2 * n <= words.length; i++) {
    const said = words.slice(i, i + n);
    if (!said.every((word, k) => word.form === words[i + n + k]?.form && !/\d/.test(word.form))) continue;
    if (n === 1 && doubled?.test(said[0]?.form ?? '')) continue;
    // «कभी-कभी», "so-so": one word of two.
    if (n === 1 && (said[0]?.form.length ?? 0) > 1 && gapBefore(draft, words, i + 1) === '-') continue;
    const [first, again] = [said[0], words[i + n]];
    const gap = gapBefore(draft, words, i + n);
    // „das vergess ich, ich hab da keine Liste“: the subject of either clause.
    if (n === 1 && gap.includes(',') && isInvertedSubject(draft, words, i, language)) continue;
    if (!first || !again || /[^\s,.…–—-]/.test(gap)) continue;
    // „eine Fassung, in der der Anbieter fehlt“: a pronoun before an article.
    const opensRelative = verbLast && nounBefore.has(first.form) && backward.has(first.form) && gap.trim() === '';
    if (n === 1 && opensRelative && opensClause(draft, words, i, language)) continue;
    // "I like it, it saves me an hour", "without it, it won't print": an object, and the subject of the next clause.
    const before = words[i - 1]?.form ?? '';
    const mayEnd = verbs.isVerb(before) || nounBefore.has(before);
    if (n === 1 && gap.includes(',') && backward.has(first.form) && mayEnd) continue;
    // "I don't care about flour, flour can come at noon": the same for a noun.
    if (
      n === 1 &&
      gap.includes(',') &&
      mayEnd &&
      !languagePack(language).stopwords.has(first.form) &&
      isClause(draft, again, language)
    )
      continue;
    // "It's not the nervous ones, the nervous ones come": what was named begins the next clause.
    if (n > 2 && gap.includes(',') && nounBefore.has(first.form)) continue;
    spans.push({ start: first.start, end: again.start });
    i += n - 1;
  }
  return without(draft, spans);
}

/** Whether a word follows a comma, with or without a preposition. */
function opensClause(draft: Draft, words: readonly Word[], at: number, language: Language): boolean {
  const { backward, nounBefore } = languagePack(language);
  const before = words[at - 1]?.form ?? '';
  const isPreposition = nounBefore.has(before) && !backward.has(before);
  return gapBefore(draft, words, isPreposition ? at - 1 : at).includes(',');
}

/** "the, a list", "we, I think", "re, request": what was begun and put differently. */
function withoutFalseStarts(draft: Draft, language: Language): Draft {
  const pack = languagePack(language);
  const { commasJoin, verbs } = speechRules(language);
  const words = wordsIn(draft, language);
  const opens = (word: Word) =>
    pack.nounBefore.has(word.form) || pack.firstPerson.has(word.form) || pack.backward.has(word.form);
  const spans: Span[] = [];
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (!next) continue;
    const gap = gapBefore(draft, words, i + 1);
    // A hyphen joins what belongs together: "three-four times", «какой-то».
    const paused = gap !== '-' && /^\s*[,…–—-]/.test(gap);
    if (pack.grammar.endsPhrase?.test(word.form)) continue;
    if (pack.grammar.closing?.test(`${words[i - 1]?.form} ${word.form}`)) continue;
    // "one by one", « un par un », „eins zu eins“.
    if (words[i - 2]?.form === word.form) continue;
    const broken = word.form.length <= 4 && next.form.length > word.form.length && next.form.startsWith(word.form);
    // An object ("works for me, I love it") ends a clause, it begins none.
    // A pronoun may end a clause, so the comma after it is no false start: "no one made me feel it, they were sweet",
    // „Gucken Sie nicht so, ich zahle …“ (in English only right after a verb).
    const before = words[i - 1];
    const isEnd =
      before !== undefined &&
      pack.backward.has(word.form) &&
      !pack.nounBefore.has(word.form) &&
      !/[,.!?;:]/.test(gapBefore(draft, words, i)) &&
      (commasJoin
        ? !pack.coordinators.has(before.form)
        : next.form !== word.form &&
          (isObjectOf(before.form, verbs) ||
            pack.grammar.placed?.test(`${before.form} ${word.form}`) ||
            closesClause(draft, words, i, language)) &&
          // "The kids liked it, my younger one": without the pronoun, they would like a person.
          (isClause(draft, next, language) || isPossessive(next.form, pack)));
    const isInverted = isInvertedSubject(draft, words, i, language);
    // «Если косяк явно её, по камере видно»: a preposition begins a phrase, and takes no pronoun's place.
    const isOwner =
      pack.grammar.phrases?.prepositionsTakeCases === true &&
      pack.backward.has(word.form) &&
      pack.nounBefore.has(word.form) &&
      !pack.backward.has(next.form) &&
      !pack.firstPerson.has(next.form);
    // "at a, it doesn't matter": nothing takes the place of what was begun.
    const isLeft =
      paused && pack.nounBefore.has(word.form) && !pack.nounBefore.has(next.form) && isClause(draft, next, language);
    const begun =
      paused &&
      !isEnd &&
      !isInverted &&
      !isOwner &&
      !isLeft &&
      opens(word) &&
      // "I'm, like, in with a patient": after a verb that was joined to its subject, a phrase.
      !(isJoinedVerb(word.form) && pack.nounBefore.has(next.form) && !pack.backward.has(next.form)) &&
      // A postposition ends a phrase: «एक हॉल में, एक ही दिन».
      !pack.nounAfter.has(word.form) &&
      !replacesNoun(word, before, language) &&
      !isAfterPreposition(word, before, pack) &&
      // «me bajo, sin drama»: after an object, a verb.
      (pack.grammar.needsSubject || !pack.firstPerson.has(before?.form ?? '')) &&
      opens(next) &&
      // "had checked this, so we …": another clause is joined.
      !pack.coordinators.has(next.form) &&
      !pack.complementizers.has(word.form) &&
      !pack.objectPronouns.has(word.form);
    const cut = broken && !isEnd && (paused || !pack.stopwords.has(word.form)) && !pack.weakWords.has(word.form);
    if ((begun || cut) && !/[.!?]/.test(gap) && !/\d/.test(word.form))
      spans.push({ start: word.start, end: next.start });
  }
  return without(draft, spans);
}

/** "that's it, we need somebody", "there's nobody there, she's between visits": whether the pronoun ends its clause, as it follows a verb. */
function closesClause(draft: Draft, words: readonly Word[], at: number, language: Language): boolean {
  const { clauseStarts, complementizers, conditionals, coordinators } = languagePack(language);
  const rules = speechRules(language);
  const before = words[at - 1];
  if (!before || [clauseStarts, complementizers, conditionals, coordinators].some((list) => list.has(before.form)))
    return false;
  const said = draft.text.slice(0, before.end);
  const from = Math.max(...[...',;:.!?،؛'].map((mark) => said.lastIndexOf(mark))) + 1;
  return rules.hasStrayPronoun !== undefined && holdsVerb(said.slice(from), rules);
}

/** „Den kenn ich, da haben wir …“: after a German verb, the subject; «tenho eu, isso …» after one that needs none before it. */
function isInvertedSubject(draft: Draft, words: readonly Word[], at: number, language: Language): boolean {
  const { firstPerson, grammar, stopwords } = languagePack(language);
  const { verbLast, verbs } = speechRules(language);
  const [before, word] = [words[at - 1], words[at]];
  return (
    before !== undefined &&
    word !== undefined &&
    firstPerson.has(word.form) &&
    (verbLast || !grammar.needsSubject) &&
    (verbs.isVerb(before.form) || (verbLast && !stopwords.has(before.form))) &&
    !/[,.!?;:]/.test(gapBefore(draft, words, at))
  );
}

const isPossessive = (form: string, { nounBefore, firstPerson, backward }: LanguagePack): boolean =>
  nounBefore.has(form) && (firstPerson.has(form) || backward.has(form));

/** "I'm", "we're" */
const isJoinedVerb = (form: string): boolean => /['’](?:m|re)$/u.test(form);

const isObjectOf = (verb: string, verbs: VerbForms): boolean => verbs.isVerb(verb) && !verbs.isAuxiliary(verb);

/** "sind das, ähm, acht Stunden", "übernimmt fast jeder": in German an article is also a pronoun, after its verb. */
function replacesNoun(word: Word, before: Word | undefined, language: Language): boolean {
  const { finalVerbs, verbs } = speechRules(language);
  return finalVerbs !== null && (verbs.isVerb(before?.form ?? '') || finalVerbs.withoutNoun.test(word.form));
}

/** "je commence par elle, même si …": an object, too. */
const isAfterPreposition = (word: Word, before: Word | undefined, pack: LanguagePack): boolean =>
  (pack.backward.has(word.form) || pack.firstPerson.has(word.form)) &&
  pack.nounBefore.has(before?.form ?? '') &&
  !pack.backward.has(before?.form ?? '');

function wordsIn(draft: Draft, language: Language): readonly Word[] {
  return wordsOf(draft.text, { start: 0, end: draft.text.length }, language);
}

function gapBefore(draft: Draft, words: readonly Word[], at: number): string {
  return draft.text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
}

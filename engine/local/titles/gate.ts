import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { restOfList, type SpeechRules, speechRules } from '#engine/language/speech-rules.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { foldWord, isUnspaced, type Word, wordsOf } from '../../text/words.ts';
import {
  edgeLength,
  maxBareParts,
  maxTitleCharacters,
  minContentWords,
  minWordsOfCondition,
  minWordsOfSplice,
  titleCharacters,
  titleWords,
  wordsBeside,
} from '../tuning/titles.ts';

/** What the gate saw of a clause that it lets through. */
export type Passed = {
  readonly words: number;
  readonly content: number;
  readonly judges: boolean;
  readonly opines: boolean;
  readonly claims: boolean;
};

const forbidden =
  /[?？؟"“”„«»「」『』()[\]{}<>|…*#=@\\;；؛]|\.\.|\d[:.]\d\d\b|[.!。！।]\s|\s-\s|\s[–—]\s\p{L}+\s?[.!]?$/u;

/** `pauses`: a comma may be anywhere the speaker paused; `loose`: it need not be shown to be a complete clause. */
type GateOptions = { readonly maxWords?: number; readonly pauses?: boolean; readonly loose?: boolean };

/**
 * Whether a clause, of these words, can be a title; null where it is incomplete, garbled or off topic. `claims`: it
 * judges, compares, denies or demands, so that a reader could disagree.
 */
export function passes(
  text: string,
  words: readonly Word[],
  language: Language,
  { maxWords = titleWords.max, pauses = false, loose = false }: GateOptions = {},
): Passed | null {
  const rules = speechRules(language);
  if (!isFitting(text, words, language, maxWords) || text.length > maxTitleCharacters) return null;
  if (isForbidden(text, rules)) return null;
  if (rules.badStart.test(text) || endsBadly(text, rules) || endsInCondition(text, words, language)) return null;
  if (rules.refused.some((pattern) => pattern.test(text))) return null;
  const forms = words.map((word) => word.form);
  const content = forms.filter((form) => isContent(form, rules, language));
  const { judges, opines, claims } = stanceOf(text, forms, rules);
  const least = minContentWords[rules.hasFunctionWords ? 'listed' : 'stopped'];
  const needed = claims ? Math.min(least, minContentWords.claiming) : least;
  if (content.length < needed || new Set(content).size < needed - 1) return null;
  if (!judges && rules.plain.some((pattern) => pattern.test(text))) return null;
  if (loose ? !claims || !isLoosely(text, rules, language) : !isComplete(text, rules, language, pauses)) return null;
  return { words: words.length, content: content.length, judges, opines, claims };
}

/** Whether a text judges, names an opinion or makes another claim. */
function stanceOf(text: string, forms: readonly string[], rules: SpeechRules) {
  const judges = rules.judgements.some((pattern) => pattern.test(text));
  const names = new Set([...text.matchAll(inCapitals)].map(([name]) => name.toLowerCase()));
  const opines = forms.some((form) => rules.opinions.has(form) && !names.has(form));
  return { judges, opines, claims: judges || opines || rules.claims.some((pattern) => pattern.test(text)) };
}

const formsOf = (text: string, language: Language) =>
  wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);

/** Whether a title judges, compares, denies or demands. */
export const claimsIn = (text: string, language: Language): boolean =>
  stanceOf(text, formsOf(text, language), speechRules(language)).claims;

/** The words of a title that name something. */
export const contentIn = (text: string, language: Language): string[] =>
  formsOf(text, language).filter((form) => isContent(form, speechRules(language), language));

/** Whether one of the words is a verb, or holds one: "it's", „geht's“. */
export const holdsVerb = (text: string, { verbs }: SpeechRules): boolean =>
  text
    .split(/\s+/u)
    .map(foldWord)
    .some((form) => verbs.isVerb(form) || verbs.isAuxiliary(form) || /['’]\p{L}{1,2}$/u.test(form));

/**
 * Whether the parts of a clause between its commas may belong together, though nothing shows it: none breaks off, few are without a verb, and
 * after a lead there is one with a verb.
 */
function isLoosely(text: string, rules: SpeechRules, language: Language): boolean {
  const { lead, verbs } = rules;
  const { coordinators, negations, nounBefore } = languagePack(language);
  // "Calling's not, I'm not saying …"
  const breaksOff = (part: string) => {
    const last = lastWord(part);
    return [coordinators, negations, nounBefore].some((words) => words.has(last)) || verbs.isAuxiliary(last);
  };
  const parts = text.split(comma);
  if (parts.slice(0, -1).some(breaksOff) || lacksSubject(text, rules) || startsTwice.test(text)) return false;
  const bare = parts.filter((part) => !holdsVerb(part, rules)).length;
  // "When I'm getting up, and everybody's home": the condition continues.
  const main = parts.find((part) => !lead.test(part) && !coordinators.has(firstWord(part))) ?? '';
  return (
    bare <= maxBareParts &&
    bare < parts.length &&
    (!lead.test(text) || (parts.length === 1 ? !isOnlyLead(text, rules, language) : holdsVerb(main, rules)))
  );
}

/** "If you put the price up without telling me": a condition without a comma, and without what happens then. */
function isOnlyLead(text: string, { isMainClause, verbs, verbLast }: SpeechRules, language: Language): boolean {
  if (verbLast) return false;
  const [, ...after] = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  return !after.some((_, i) => i >= minWordsOfCondition && isMainClause(after.slice(i), verbs));
}

/** "If they don't know the, that if they don't know": three words said again. */
const startsTwice =
  /(?<![\p{L}\p{M}])(\p{L}+ \p{L}+['’]?\p{L}* \p{L}+)(?![\p{L}\p{M}]).*(?<![\p{L}\p{M}])\1(?![\p{L}\p{M}])/iu;

/** "Carries it home on the tram", „Haben wir da geheizt“, where a verb needs a subject before it. */
function lacksSubject(text: string, { hasStrayPronoun, verbLast, verbs }: SpeechRules): boolean {
  const first = foldWord(/^\S+/u.exec(text)?.[0] ?? '');
  if (verbLast) return verbs.isVerb(first) || verbs.isAuxiliary(first);
  return hasStrayPronoun !== undefined && /(?:[^s]s|ed)$/u.test(first) && verbs.isVerb(first);
}

/** "The FAIR metadata": the name judges nothing. */
const inCapitals = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;

/** Whether a stretch of speech can be quoted by itself: a complete clause, not garbled, that needs nothing before it. */
export function readsAlone(text: string, language: Language): boolean {
  const rules = speechRules(language);
  if (isForbidden(text, rules) || rules.badStart.test(text) || endsBadly(text, rules)) return false;
  return !rules.refused.some((pattern) => pattern.test(text)) && isComplete(text, rules, language);
}

/**
 * Whether a sentence, or some of its clauses, may be added to a title that has passed the gate: it is not garbled and not about the
 * interview itself. It may contain pronouns that refer to the rest of the title.
 */
export function canExtendTitle(text: string, language: Language): boolean {
  const rules = speechRules(language);
  if (isForbidden(text, rules) || /[!¡]/u.test(text) || restart.test(text)) return false;
  if (countDisfluencies(text, language) > 0) return false;
  if ([...text.matchAll(comma)].some(({ index }) => isOpenEnded(text.slice(0, index), language))) return false;
  const { backward } = languagePack(language);
  const points = (said: string) => said.split(/\s+/u).some((word) => backward.has(foldWord(word)));
  return rules.refused.every((pattern) => {
    const [said] = pattern.exec(text) ?? [];
    return said === undefined || points(said);
  });
}

/** "We have, well, we have the hall": what breaks off starts again. */
const restart = /(?<![\p{L}\p{M}])(\p{L}+\s\p{L}+)(?:\s\p{L}+)?,\s\1(?![\p{L}\p{M}])/iu;

/** Whether the sentence may continue after these words: "and I smell of", "because this is". A pronoun may end what was said. */
export function isOpenEnded(text: string, language: Language): boolean {
  return endsBadly(text, speechRules(language)) && !languagePack(language).backward.has(lastWord(text));
}

/** The same for a whole sentence, which may end in a preposition, too: "a square thing to point your phone at". */
export function isUnfinished(text: string, language: Language): boolean {
  const { articles } = speechRules(language);
  const last = lastWord(text);
  const isPreposition = articles !== null && languagePack(language).nounBefore.has(last) && !articles.test(last);
  return isOpenEnded(text, language) && !isPreposition;
}

const firstWord = (text: string): string => foldWord(/^\S+/u.exec(text.trim())?.[0] ?? '');
const lastWord = (text: string): string => foldWord(/\S+$/u.exec(text)?.[0] ?? '');

/** Whether a title may begin where this text does: at a clause that needs nothing before it. */
export const opensTitle = (text: string, language: Language): boolean => !speechRules(language).badStart.test(text);

/** Whether a title may end where this text does: what was said goes no further. */
export const closesTitle = (text: string, language: Language): boolean => !endsBadly(text, speechRules(language));

const isForbidden = (text: string, { singleQuote }: SpeechRules): boolean =>
  forbidden.test(text) || singleQuote.test(text);

const endsBadly = (text: string, { badEnd, boundEnd }: SpeechRules): boolean =>
  badEnd.test(text.slice(-edgeLength)) && !boundEnd?.test(text);

/** "… because when you launch it in real life": what happens then is missing. */
function endsInCondition(text: string, words: readonly Word[], language: Language): boolean {
  const { conditionals, reasons, contrasts, complementizers } = languagePack(language);
  const formAt = (i: number) => words[i]?.form ?? '';
  const joins = (i: number) => reasons.has(formAt(i)) || contrasts.has(formAt(i));
  const at = words.findLastIndex(
    ({ form }, i) =>
      i > 0 && conditionals.has(form) && (joins(i - 1) || (complementizers.has(formAt(i - 1)) && joins(i - 2))),
  );
  if (at < 0 || /[,،、，]/u.test(text.slice((words[at]?.end ?? 0) + shiftOf(text, words)))) return false;
  // "… because if I break it the owner takes the money": both clauses are there, without a comma.
  const { isMainClause, verbs } = speechRules(language);
  const after = words.slice(at + 1).map(({ form }) => form);
  return !after.some((_, i) => i >= minWordsOfCondition && isMainClause(after.slice(i), verbs));
}

const comma = /[,،、，]\s?/gu;

/**
 * The parts of a clause between commas, where each comma has a reason: a lead before it ("if …,"), a joining word or the rest of
 * a list after it, or a clause or phrase that joins on where commas are no pauses. Null where speech breaks off and starts again.
 */
function partsOf(text: string, rules: SpeechRules, pauses: boolean): { lead: string | null; main: string } | null {
  const commas = [...text.matchAll(comma)];
  const [first] = commas;
  if (!first) return { lead: null, main: text };
  if (commas.length > (rules.commasJoin ? 4 : 3)) return null;
  const isLead = rules.lead.test(text);
  let main = text.length;
  for (const [i, match] of commas.entries()) {
    const rest = text.slice(match.index + match[0].length);
    if (rules.badEnd.test(text.slice(Math.max(0, match.index - edgeLength), match.index))) return null;
    if (isLead && i === 0) continue;
    if (rules.afterComma.test(rest)) main = Math.min(main, match.index);
    else if (!pauses && rules.readsCommas && joinsOn(text, commas, i, rules)) main = Math.min(main, match.index);
    else if (!restOfList.test(rest) || isApposition(text.slice(0, match.index), rest, rules)) return null;
  }
  // "if it rains, then we stay": what follows is a clause without it.
  const start = first.index + first[0].length;
  return isLead
    ? { lead: text.slice(0, first.index), main: text.slice(start, main).replace(rules.consequence, '') }
    : { lead: null, main: text.slice(0, main) };
}

/** "The text goes to whoever rang up, it doesn't go to …": after a whole clause another one, or a phrase beside it. */
function joinsOn(text: string, commas: readonly RegExpMatchArray[], at: number, rules: SpeechRules): boolean {
  const edges = [
    0,
    ...commas.flatMap((match) => [match.index ?? 0, (match.index ?? 0) + match[0].length]),
    text.length,
  ];
  const part = (n: number) =>
    text
      .slice(edges[2 * n], edges[2 * n + 1])
      .split(/\s+/u)
      .map(foldWord);
  const next = part(at + 1);
  if (rules.commasJoin) return next.length >= wordsBeside.min;
  if (rules.isMainClause(next, rules.verbs))
    return next.length >= minWordsOfSplice && rules.isMainClause(part(at), rules.verbs);
  // "a draft, a final text": what is put differently.
  if (rules.articles?.test(next[0] ?? '') && rules.articles.test(part(at).at(-2) ?? '')) return false;
  return next.length <= wordsBeside.max && rules.beside?.test(next.join(' ')) === true;
}

/** «La Lucía, tiene catorce y …»: a verb after a comma with none before it has lost the subject that the name was added to. */
function isApposition(before: string, after: string, { verbs }: SpeechRules): boolean {
  const forms = (part: string) => part.split(/\s+/u).map(foldWord);
  return verbs.isVerb(forms(after)[0] ?? '') && !forms(before).some(verbs.isVerb);
}

/** Whether the parts are complete clauses: the main one, and what follows the first word of a lead. */
function isComplete(text: string, rules: SpeechRules, language: Language, pauses = false): boolean {
  const opening = rules.complete?.exec(text)?.[0];
  if (opening) return partsOf(text.slice(opening.length), rules, pauses) !== null;
  const parts = isUnspaced(language) ? { lead: null, main: text } : partsOf(text, rules, pauses);
  if (!parts) return false;
  const forms = (part: string) => wordsOf(part, { start: 0, end: part.length }, language).map((word) => word.form);
  if (rules.hasStrayPronoun?.(forms(text), rules.verbs)) return false;
  if (parts.lead !== null && !isLead(forms(parts.lead).slice(1), rules)) return false;
  const afterLead = (lead: string) => text.slice(lead.length).replace(/^,\s*/u, '').replace(rules.consequence, '');
  const ownText = parts.lead === null ? text : afterLead(parts.lead);
  // After its lead a German clause begins with the verb, as after any word.
  const opened = parts.lead !== null && rules.finalVerbs ? [rules.finalVerbs.lead] : [];
  return [parts.main, ownText].every((part) => rules.isMainClause([...opened, ...forms(part)], rules.verbs));
}

/** What follows the first word of a lead: a clause, in some languages with the verb at its end. */
function isLead(forms: readonly string[], rules: SpeechRules): boolean {
  if (!rules.finalVerbs)
    return rules.isMainClause(forms, rules.verbs) || (rules.verbFirst && beginsWithVerb(forms, rules));
  const last = forms.at(-1) ?? '';
  return forms.length > 1 && (rules.verbs.isVerb(last) || rules.finalVerbs.ending.test(last));
}

/** «se cae la red»: the verb, at most one word before it, and its subject. */
const beginsWithVerb = (forms: readonly string[], { verbs }: SpeechRules): boolean =>
  forms.length > 1 && forms.slice(0, 2).some(verbs.isVerb);

function isFitting(text: string, words: readonly Word[], language: Language, maxWords: number): boolean {
  if (!isUnspaced(language) && saysTwice(text, words)) return false;
  if (!isUnspaced(language)) return words.length >= titleWords.min && words.length <= maxWords;
  return text.length >= titleCharacters.min && text.length <= titleCharacters.max;
}

/** How far the words, which may count from the start of the sentence, are from their places in the text. */
const shiftOf = (text: string, words: readonly Word[]): number => text.search(/[\p{L}\p{N}]/u) - (words[0]?.start ?? 0);

/** A word twice in a row; «बार-बार» is one word. */
function saysTwice(text: string, words: readonly Word[]): boolean {
  const from = shiftOf(text, words);
  return words.some((word, i) => {
    const before = words[i - 1];
    return before?.form === word.form && text.slice(before.end + from, word.start + from) !== '-';
  });
}

function isContent(form: string, rules: SpeechRules, language: Language): boolean {
  if (isUnspaced(language))
    return !rules.functionWords.has(form) && /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]/u.test(form);
  return form.length > 2 && !rules.functionWords.has(form);
}

/** How many words of a text deny something. */
export function denials(text: string, language: Language): number {
  const { negations } = languagePack(language);
  return wordsOf(text, { start: 0, end: text.length }, language).filter((word) => negations.has(word.form)).length;
}

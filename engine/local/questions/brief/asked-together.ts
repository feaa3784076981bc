import type { Language } from '#contract/languages.ts';
import { clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Brief } from '../../../engine.ts';
import { wordsOf } from '../../../text/words.ts';
import { proseOf } from './brief-body.ts';
import { isYesOrNo } from './clauses/asking-parts.ts';

/**
 * "How people feel about deposits, who decides on them, do they help": what points back to a thing is asked together with the question of its
 * sentence that names it. Returns the other questions as they are.
 */
export function askedTogether(questions: readonly string[], brief: Brief, language: Language): string[] {
  const { tag } = languagePack(language);
  const sentences = proseOf(brief, language).map((sentence) => sentence.replace(/\s+/gu, ' '));
  let joined = [...questions];
  for (const question of questions) {
    const found = pointsBack(question, language, true) && placeIn(sentences, question);
    if (!found) continue;
    const first = joined.find((one) => one !== question && found.before.endsWith(lastWordsOf(plain(one))));
    if (first === undefined) continue;
    const more = goingOn(found.behind, language);
    const asked = question.replace(/^¿/u, '');
    const small = asked.charAt(0).toLocaleLowerCase(tag) + asked.slice(1);
    const mark = /\s?[?؟]$/u.exec(question)?.[0] ?? '';
    const whole = [withoutMark(first), withoutMark(small), ...more].join(', ') + mark;
    const isPart = (one: string) =>
      one === question || more.some((part) => plain(one).endsWith(lastWordsOf(plain(part))));
    joined = joined.map((one) => (one === first ? whole : one)).filter((one) => one === whole || !isPart(one));
  }
  return joined;
}

/** What a sentence says before and after a clause that follows a comma; undefined where none has it. */
function placeIn(sentences: readonly string[], question: string): { before: string; behind: string } | undefined {
  const clause = `, ${plain(question)}`;
  for (const sentence of sentences) {
    const at = sentence.toLowerCase().indexOf(clause);
    if (at >= 0) return { before: plain(sentence.slice(0, at)), behind: sentence.slice(at + clause.length) };
  }
  return undefined;
}

/** The next parts, if they ask about the same: ", do they help". */
function goingOn(behind: string, language: Language): string[] {
  const parts = behind
    .replace(/[\s.]+$/u, '')
    .split(', ')
    .slice(1);
  const end = parts.findIndex((part) => {
    const [first, second] = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
    return !(isYesOrNo(first, second, language) && clauseMatches(language, 'they', second));
  });
  return end < 0 ? parts : parts.slice(0, end);
}

const withoutMark = (question: string): string => question.replace(/\s?[?؟]$/u, '');

const lastWordsOf = (text: string): string => / \S+ \S+$/u.exec(text)?.[0] ?? ` ${text}`;

/**
 * Whether a question has a pronoun that refers to something named before it. "They" does not count: it means the people of the study; and `toThings`,
 * "them" counts only after a preposition: "who decides on them", but not "what bothers them".
 */
export function pointsBack(question: string, language: Language, toThings = false): boolean {
  const { backward, complementizers, nounBefore } = languagePack(language);
  const forms = wordsOf(question, { start: 0, end: question.length }, language).map(({ form }) => form);
  const isPeople = (form: string, i: number) =>
    clauseMatches(language, 'they', form) ||
    (toThings && clauseMatches(language, 'them', form) && !nounBefore.has(forms[i - 1] ?? ''));
  return forms.some(
    (form, i) =>
      i > 0 && backward.has(form) && !nounBefore.has(form) && !complementizers.has(form) && !isPeople(form, i),
  );
}

/** Small, without the marks around it, for comparison. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[\s.?!¿？؟]+$|^¿/gu, '');

import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { dropFillers } from '../../evidence/cut-quote.ts';
import { withoutDisfluencies } from '../../text/disfluency.ts';
import { type Span, splitsCharacter } from '../../text/span.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { maxTitleLength, minTitleWords, titleScore } from '../tuning/insights.ts';

const pauses = /\s*(?:[,;:،؛、，；：]|\s[-–—]+\s|[.!?…。！？؟।]+(?=\s|$))\s*/gu;

/**
 * A finding's title: the most informative clause of a sentence, at most 80 characters, without fillers and without
 * joining words in front, never cut inside a word, with a capital where the script has them. `weightOf` is the weight of a word, 0 to 1.
 */
export function writeTitle(sentence: string, language: Language, weightOf: (form: string) => number): string {
  const pack = languagePack(language);
  const text = withoutDisfluencies(sentence, language);
  const whole = dropLead(text, { start: 0, end: text.length }, language);
  const clauses = clausesOf(text, whole, language);
  let best: { text: string; score: number } | null = null;
  for (let a = 0; a < clauses.length; a++) {
    for (let b = a; b < clauses.length; b++) {
      const lead = dropLead(text, { start: clauses[a]?.start ?? 0, end: clauses[b]?.end ?? 0 }, language);
      const part = b < clauses.length - 1 ? dropTail(text, lead, language) : lead;
      const title = tidy(text.slice(part.start, part.end)) + (isTurnedLater(text, part, whole, language) ? '…' : '');
      if (title.length > maxTitleLength) break;
      const words = wordsOf(text, part, language);
      const least = minTitleWords[isUnspaced(language) ? 'unspaced' : 'spaced'];
      if (words.length < least) continue;
      const weight = words.reduce((sum, w) => sum + weightOf(w.form), 0);
      const opener = words[0]?.form ?? '';
      const dangling = a > 0 && (pack.clauseStarts.has(opener) || pack.backward.has(opener)) ? titleScore.dangling : 0;
      const broken =
        b < clauses.length - 1 && opensObject(text, clauses[b + 1], language) ? titleScore.cutBeforeObject : 0;
      const score =
        weight +
        titleScore.perWord * Math.min(words.length, titleScore.maxWords) +
        (a === 0 ? titleScore.opening : 0) -
        dangling -
        broken;
      if (!best || score > best.score) best = { text: title, score };
    }
  }
  return capitalised(best?.text ?? shortened(tidy(text.slice(whole.start, whole.end)), language), pack.tag);
}

/** Without fillers and without words that only join the sentence to the one before. */
function dropLead(text: string, span: Span, language: Language): Span {
  const { backward, coordinators, fillers, firstPerson } = languagePack(language);
  let { start } = dropFillers(text, span, language);
  for (;;) {
    const [first, second] = wordsOf(text, { start, end: Math.min(span.end, start + 60) }, language);
    if (!first || !second) break;
    // "Yeah I like it", "Okay so we agree": a filler before a pronoun or another joining word says nothing
    const joins = firstPerson.has(second.form) || backward.has(second.form) || coordinators.has(second.form);
    if (!coordinators.has(first.form) && !(fillers.includes(first.form) && joins)) break;
    start = second.start;
  }
  return dropFillers(text, { start, end: span.end }, language);
}

/** Without words at a cut end that promise more: "…, and", "… of the"; "the evening before, and" keeps its "before". */
function dropTail(text: string, span: Span, language: Language): Span {
  const { coordinators, clauseStarts, nounBefore } = languagePack(language);
  const words = wordsOf(text, span, language);
  const [following] = wordsOf(text, { start: span.end, end: Math.min(text.length, span.end + 24) }, language);
  let last = words.length - 1;
  for (; last > 0; last--) {
    const word = words[last];
    const next = words[last + 1] ?? following;
    if (!word || coordinators.has(word.form)) continue;
    const closes = !next || coordinators.has(next.form) || /[^\s]/.test(text.slice(word.end, next.start));
    if (closes || !(clauseStarts.has(word.form) || nounBefore.has(word.form))) break;
  }
  return { start: span.start, end: last === words.length - 1 ? span.end : (words[last]?.end ?? span.end) };
}

/** True where what is left out denies something, so that the part alone may say the opposite of the whole. */
function isTurnedLater(text: string, part: Span, whole: Span, language: Language): boolean {
  const { negations } = languagePack(language);
  const denies = (span: Span) => wordsOf(text, span, language).some((w) => negations.has(w.form));
  return denies({ start: part.end, end: whole.end }) && !denies(part);
}

/** True where the next clause is what the verb before is about ("… each of us thought | that …"). */
function opensObject(text: string, next: Span | undefined, language: Language): boolean {
  const { complementizers } = languagePack(language);
  const [first] = next ? wordsOf(text, next, language) : [];
  return first !== undefined && complementizers.has(first.form);
}

function clausesOf(text: string, span: Span, language: Language): Span[] {
  const { clauseStarts } = languagePack(language);
  const borders = new Set<number>([span.end]);
  for (const match of text.slice(span.start, span.end).matchAll(pauses))
    borders.add(span.start + match.index + match[0].length);
  if (!isUnspaced(language))
    for (const word of wordsOf(text, span, language))
      if (clauseStarts.has(word.form) && word.start > span.start) borders.add(word.start);
  const clauses: Span[] = [];
  let start = span.start;
  for (const border of [...borders].sort((a, b) => a - b)) {
    if (border > start) clauses.push({ start, end: border });
    start = Math.max(start, border);
  }
  return clauses;
}

const edges = /^[\s"'“”„«»‘’「」『』(*_–—-]+|[\s"'“”„«»‘’「」『』(),;:،؛、，；：.。।*_–—-]+$/gu;

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(edges, '')
    .trim();
}

/** Where no clause fits: whole words up to the limit, and a mark that there is more. */
function shortened(text: string, language: Language): string {
  if (text.length <= maxTitleLength) return text;
  let end = maxTitleLength - 1;
  const at = text.lastIndexOf(' ', end);
  if (at > maxTitleLength / 4) end = at;
  else if (isUnspaced(language)) end = wordsOf(text, { start: 0, end }, language).at(-1)?.start ?? end;
  while (splitsCharacter(text, end)) end--;
  return `${text.slice(0, end).replace(edges, '')}…`;
}

function capitalised(text: string, tag: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}

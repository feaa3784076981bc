import { type Language, languageTags } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { termOf } from '../../search/terms.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { maxWordsOfOneSubject, minQuestionSimilarity, minSubjectOverlap } from '../tuning/questions.ts';

/** Whether two questions share most of their words, or nearly all that they ask about (Jaccard indexes). */
export function sameQuestion(a: string, b: string, language: Language): boolean {
  const [first, second] = [wordsIn(a, language), wordsIn(b, language)];
  if (isWordedAlike(a, b, language)) return !sharesFrameOnly(first, second, language);
  return isSubjectEnough(first, second, language) && overlapOfContent(first, second, language) >= minSubjectOverlap;
}

/** Whether two texts share most of their words, the small ones included. */
export const isWordedAlike = (a: string, b: string, language: Language): boolean =>
  jaccardOf(wordsIn(a, language), wordsIn(b, language)) >= minQuestionSimilarity;

/** "How do people feel about money?" and "How do people feel about the stairs?" have nothing in common but how things are asked about. */
function sharesFrameOnly(a: ReadonlySet<string>, b: ReadonlySet<string>, language: Language): boolean {
  const frame = frameOf(language);
  const [one, other] = [a, b].map((words) => contentOf(words, language).difference(frame));
  return one !== undefined && other !== undefined && one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

const frames = new Map<Language, Set<string>>();

/** The content words of the questions that are asked about any thing: "people", "feel". */
function frameOf(language: Language): Set<string> {
  const { onItem } = languagePack(language).templates.question;
  const frame =
    frames.get(language) ?? contentOf(new Set(onItem.forms.flatMap((form) => [...wordsIn(form, language)])), language);
  frames.set(language, frame);
  return frame;
}

/** Whether shared content words decide: a single one does in short questions only. */
function isSubjectEnough(a: ReadonlySet<string>, b: ReadonlySet<string>, language: Language): boolean {
  if (isUnspaced(language) || Math.max(a.size, b.size) <= maxWordsOfOneSubject) return true;
  return Math.min(contentOf(a, language).size, contentOf(b, language).size) > 1;
}

/** How much of what two questions ask about is the same: the Jaccard index of their content words, 0 where one has none. */
function overlapOfContent(a: ReadonlySet<string>, b: ReadonlySet<string>, language: Language): number {
  const [one, other] = [contentOf(a, language), contentOf(b, language)];
  return one.size > 0 && other.size > 0 ? jaccardOf(one, other) : 0;
}

function wordsIn(question: string, language: Language): Set<string> {
  const text = question.toLocaleLowerCase(languageTags[language]);
  return new Set(wordsOf(text, { start: 0, end: text.length }, language).map((w) => w.form));
}

function contentOf(words: ReadonlySet<string>, language: Language): Set<string> {
  const { stopwords, questionWords, weakWords } = languagePack(language);
  const content = [...words].filter((w) => !stopwords.has(w) && !questionWords.has(w) && !weakWords.has(w));
  return new Set(content.map((w) => termOf(w, language)));
}

function jaccardOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((w) => b.has(w)).length;
  return both / Math.max(1, a.size + b.size - both);
}

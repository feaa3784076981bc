import type { Language } from '#contract/languages.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { StageOptions } from '../../engine.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import type { Asking } from '../asking.ts';
import { insights } from '../tuning.ts';
import { cleanText } from '../verify/clean-text.ts';
import { verifyClaims } from '../verify/verify-claims.ts';
import type { Draft, Question } from './ask-insights.ts';

/** A draft of which every sentence that is left is in its quotes. */
export type VerifiedDraft = Draft;

/**
 * Verifies all drafts of a question together, so that what code cannot judge takes one call. A draft without its title or without a
 * sentence of its summary is dropped.
 */
export async function verifyDrafts(
  asking: Asking,
  corpus: Corpus,
  drafts: readonly Draft[],
  { question, brief, language }: Question,
  options: StageOptions,
): Promise<VerifiedDraft[]> {
  const known = [question, brief.name, brief.description, brief.longBrief].filter(Boolean).join('\n');
  const named = drafts.filter(({ title }) => {
    const isClaim = makesClaim(cleanText(title.text), question, language);
    if (!isClaim) options.onDropped?.({ question, text: cleanText(title.text), reason: 'topic-only' });
    return isClaim;
  });
  const claims = named.flatMap((d) => [d.title, ...d.summary, ...d.why]);
  const verified = await verifyClaims(asking, corpus, claims, { question, known, language }, options);
  let from = 0;
  return named.flatMap((draft) => {
    const to = from + 1 + draft.summary.length + draft.why.length;
    const [title, ...rest] = verified.slice(from, to);
    from = to;
    const summary = rest.slice(0, draft.summary.length).filter((one) => one !== null);
    const why = rest.slice(draft.summary.length).filter((one) => one !== null);
    // What was said instead of a title may be a topic again.
    return title && summary.length > 0 && makesClaim(title.text, question, language)
      ? [{ ...draft, title: { ...title, text: asTitle(title.text) }, summary, why }]
      : [];
  });
}

/** Whether a title says something: more than a topic, and not the question again. */
function makesClaim(title: string, question: string, language: Language): boolean {
  if (title.length > insights.title.maxLength || /[?？؟:]$/u.test(title)) return false;
  if (title.toLowerCase() === question.toLowerCase()) return false;
  const words = wordsOf(title, { start: 0, end: title.length }, language).length;
  return isUnspaced(language) ? title.length >= insights.title.minLetters : words >= insights.title.minWords;
}

const asTitle = (text: string): string => text.replace(/[.。।]+$/u, '').replace(/^["“„«]+|["”“»]+$/gu, '');

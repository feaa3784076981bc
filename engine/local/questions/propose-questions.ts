import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { type About, NoUsableTextError, type StageOptions } from '../../engine.ts';
import { findClaims } from '../claims/find-claims.ts';
import { guideOf } from '../exchanges/guide.ts';
import { maxQuestions, minClaimsOfStudy, minQuestions } from '../tuning/questions.ts';
import { askedInBrief } from './brief-questions.ts';
import { generalQuestions } from './general-questions.ts';
import { sameQuestion } from './same-question.ts';

/** What any study wants to know, in this order. */
const usualKinds = ['difficulty', 'wish', 'habit'] as const;

type Asking = About & { maxQuestions?: number };

/** As `chooseQuestions`; throws NoUsableTextError where nothing can be asked, because no person states anything. */
export async function proposeQuestions(corpus: Corpus, asking: Asking, options: StageOptions = {}): Promise<string[]> {
  const questions = chooseQuestions(corpus, asking, options);
  if (questions.length === 0) throw new NoUsableTextError(languagePack(asking.language).templates.noStatements());
  return questions;
}

/**
 * What to ask the material, without duplicates: the brief's own questions, then those of the interview guide that the material
 * shows, and general ones for claims that answer none of these.
 */
export function chooseQuestions(
  corpus: Corpus,
  { brief, language, maxQuestions: wanted = maxQuestions }: Asking,
  { signal }: StageOptions = {},
): string[] {
  const limit = Math.min(wanted, maxQuestions);
  signal?.throwIfAborted();
  // What a brief asks twice in nearly the same words is asked of two things: "who checks the flour", "who checks the oven".
  const questions = [...new Set(askedInBrief(brief, language))].slice(0, limit);
  const add = (text: string) => {
    if (questions.length < limit && questions.every((other) => !sameQuestion(text, other, language)))
      questions.push(text);
  };
  guideQuestions(corpus, language).forEach(add);
  signal?.throwIfAborted();
  for (const text of generalQuestions(corpus, language, questions)) add(text);
  // A study of a few sentences still has more than one side.
  const { general } = languagePack(language).templates.question;
  const others = findClaims(corpus).length >= minClaimsOfStudy ? usualKinds.map(general) : [];
  for (const text of [...generalQuestions(corpus, language, []), ...others])
    if (questions.length < minQuestions) add(text);
  return questions;
}

/** The questions of the guide in the project's language that some claim answers. */
function guideQuestions(corpus: Corpus, language: Language): string[] {
  const answered = new Set(findClaims(corpus).map((claim) => claim.guide));
  return guideOf(corpus).flatMap((question, k) =>
    question.text && !question.isBackground && question.language === language && answered.has(k) ? [question.text] : [],
  );
}

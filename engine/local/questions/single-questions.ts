import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { askedNearly, termsOfQuestion } from '../claims/asked-nearly.ts';
import { type Claim, findClaims } from '../claims/find-claims.ts';
import { fitsOf } from '../claims/fit-questions.ts';
import { generalKinds } from '../claims/general-kind.ts';
import { selectClaims } from '../claims/select-claims.ts';
import { askedAloud, asksForBackground, asksOpenly } from '../exchanges/asked-aloud.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { namesAlone } from '../exchanges/guide.ts';
import { withQuestionMark } from '../exchanges/question-mark.ts';
import { minSimilarityOfAsking } from '../tuning/claims.ts';
import { maxSingleQuestions } from '../tuning/questions.ts';

/** The claims that would lead insights if each of them answered a question. */
export function topClaims(corpus: Corpus, language: Language): readonly Claim[] {
  const { general } = languagePack(language).templates.question;
  const fits = fitsOf(corpus, generalKinds.map(general));
  const candidates = findClaims(corpus).flatMap((claim) => fits(claim).map((fit) => ({ claim, ...fit })));
  return selectClaims(corpus, candidates).map(({ claim }) => claim);
}

/**
 * What an interviewer asked in one conversation and was answered with at least so many of these claims that were asked none of the
 * questions so far: first the question with most of them, then the one with most of those that are left.
 */
export function singleQuestions(
  corpus: Corpus,
  language: Language,
  { claims, questions, least }: { claims: readonly Claim[]; questions: readonly string[]; least: number },
): string[] {
  const fits = fitsOf(corpus, questions);
  const { of } = exchangesIn(corpus);
  let left = claims.filter((claim) => !fits(claim).some(({ isAsked }) => isAsked));
  const candidates = askedFor(corpus, language, left).map((text) => ({
    text,
    exchanges: askedNearly(corpus, termsOfQuestion(corpus, text), minSimilarityOfAsking),
  }));
  const chosen: string[] = [];
  for (;;) {
    const [best] = candidates
      .map(({ text, exchanges }) => ({
        text,
        answers: left.filter((claim) => exchanges.has(of[claim.sentence] ?? -1)),
      }))
      .filter(({ answers }) => answers.length >= least)
      .sort((a, b) => b.answers.length - a.answers.length || sumOf(b.answers) - sumOf(a.answers));
    if (!best) return chosen;
    chosen.push(best.text);
    left = left.filter((claim) => !best.answers.includes(claim));
  }
}

const sumOf = (claims: readonly Claim[]) => claims.reduce((sum, { worth }) => sum + worth, 0);

/** The questions that led to these claims, the most fruitful first. */
function askedFor(corpus: Corpus, language: Language, claims: readonly Claim[]): string[] {
  const { all, of } = exchangesIn(corpus);
  const answered = [...Map.groupBy(claims, ({ sentence }) => all[of[sentence] ?? -1]?.asking)];
  return answered
    .sort(([, a], [, b]) => sumOf(b) - sumOf(a))
    .slice(0, maxSingleQuestions)
    .flatMap(([asking]) => aloud(corpus, asking ?? [], language) ?? []);
}

/**
 * The sentence of a question that is clearest by itself; null where none is, or it asks who a person is, or names a person whom
 * only one participant knows, or asks for yes or no.
 */
function aloud(corpus: Corpus, asking: readonly number[], language: Language): string | null {
  const { reading } = corpus;
  const wordings = asking
    .map((i) => reading.sentences[i] as CorpusSentence)
    .filter(({ document }) => (reading.languages[document] ?? corpus.language) === language)
    .map((sentence) => textOf(corpus, sentence))
    .filter((text) => !asksForBackground(text, language))
    .flatMap((text) => askedAloud(withQuestionMark(text, language), language) ?? [])
    .filter(({ text }) => asksOpenly(text, language) && !namesAlone(corpus, text, language));
  return wordings.sort((a, b) => b.score - a.score)[0]?.text ?? null;
}

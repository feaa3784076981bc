import type { Language } from '#contract/languages.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { sentencesIn } from '../../../evidence/cut-quote.ts';
import { termsOfQuestion } from '../../claims/asked-nearly.ts';
import type { Selected } from '../../claims/select-claims.ts';
import { askedBefore } from '../../exchanges/asked-before.ts';
import { phraseTable } from '../../phrases/key-phrases.ts';
import { nearestSubject } from '../../questions/nearest-subject.ts';
import { namingTerms } from '../../sentences/similarity.ts';
import { isWeakTerm } from '../../sentences/weak-term.ts';
import { maxMovedToBrief } from '../../tuning/claims.ts';
import { minSubjectSimilarity } from '../../tuning/insights.ts';
import { isGeneral } from './answer-open.ts';

type Filling = {
  readonly questions: readonly string[];
  /** What the brief asks. */
  readonly asked: readonly string[];
  /** The sentences that lead earlier insights: these stay. */
  readonly known: ReadonlySet<number>;
  /** The project's. */
  readonly language: Language;
};

/**
 * Moves claims from a general question to one of the brief if they say most of what it names themselves: what was asked there
 * may have been something else, but it is nearer than a question that only asks for the rest.
 */
export function withBriefFilled(corpus: Corpus, filling: Filling, selected: readonly Selected[]): Selected[] {
  const { questions, asked, known } = filling;
  const counts = new Map<number, number>();
  for (const { question } of selected) counts.set(question, (counts.get(question) ?? 0) + 1);
  const named = questions.flatMap((text, question) =>
    asked.includes(text) ? [{ question, terms: namedIn(corpus, text) }] : [],
  );
  return selected.map((one) => {
    const { claim, question } = one;
    if (known.has(claim.sentence) || !isGeneral(questions[question] as string)) return one;
    const isFree = (q: number) => (counts.get(q) ?? 0) < maxMovedToBrief;
    const said = new Set(sentencesIn(claim).flatMap((i) => [...namingTerms(corpus.reading, i)]));
    const [nearest] = named
      .map((of) => ({ ...of, shared: of.terms.intersection(said).size }))
      .filter((of) => of.shared > of.terms.size / 2 && isFree(of.question))
      .sort((a, b) => b.shared / b.terms.size - a.shared / a.terms.size);
    const moved = nearest?.question ?? askedThere(corpus, claim.sentence, filling);
    if (moved === undefined || !isFree(moved)) return one;
    counts.set(moved, (counts.get(moved) ?? 0) + 1);
    return { ...one, question: moved, isSure: false };
  });
}

/** The brief's question that the interviewer's question before a statement belongs to. The reason below the insight names the same one. */
function askedThere(corpus: Corpus, sentence: number, { questions, asked, language }: Filling): number | undefined {
  const { document = 0 } = corpus.reading.sentences[sentence] ?? {};
  const before = corpus.reading.languages[document] === language ? askedBefore(corpus, sentence) : null;
  // "What happens then? … Anything else?" asks for something else.
  const isOpen = before?.isAsked === true && !speechRules(language).closes.test(before.text);
  const part = isOpen ? nearestSubject(asked, before.text, language, minSubjectSimilarity) : undefined;
  const at = part === undefined ? -1 : questions.indexOf(part);
  return at < 0 ? undefined : at;
}

/** The things that a question names. */
function namedIn(corpus: Corpus, question: string): ReadonlySet<number> {
  const { find } = phraseTable(corpus);
  const { terms } = corpus.reading.vocabulary;
  const isThing = (term: number) => find(terms[term] ?? '', corpus.language) !== undefined;
  return new Set([...termsOfQuestion(corpus, question)].filter((term) => !isWeakTerm(corpus, term) && isThing(term)));
}

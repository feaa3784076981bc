import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { idfSquares, namingTerms, similarity, termsOfSentence } from '../sentences/similarity.ts';
import { askingWeights, maxSharedOfAsking, minCertaintyOfAsking } from '../tuning/claims.ts';
import { termsOfQuestion } from './asked-nearly.ts';
import { topicHead } from './topic-head.ts';

/** The question that was asked in an exchange, in whatever words; `certainty` is `minCertaintyOfAsking` to 1. */
export type AskedThere = { readonly question: number; readonly certainty: number };

/**
 * For each exchange in which one of the questions was asked, that question: the one that shares most with what was asked and, less so,
 * with what was answered. Exchanges in `taken` are left out.
 */
export function askedExchanges(
  corpus: Corpus,
  questions: readonly string[],
  taken: ReadonlySet<number>,
): ReadonlyMap<number, AskedThere> {
  // In a question, "people" only means the participants, so sharing that word does not make two questions alike.
  const inAny = new Set(languagesOf(corpus).flatMap((l) => [...termsOfQuestion(corpus, generalQuestionIn(l))]));
  const asks = questions.map((text) => ({
    terms: termsOfQuestion(corpus, text).difference(inAny),
    head: topicHead(corpus, text),
  }));
  const found = new Map<number, AskedThere>();
  for (const [e, { asking, answer }] of exchangesIn(corpus).all.entries()) {
    if (taken.has(e)) continue;
    const asked = asking.map((i) => namingTerms(corpus.reading, i));
    const answered = new Set(answer.flatMap((i) => [...termsOfSentence(corpus.reading, i)]));
    for (const [question, { terms, head }] of asks.entries()) {
      if (terms.size === 0 || (head && !asked.some((named) => !named.isDisjointFrom(head)))) continue;
      const certainty = certaintyOf(corpus, terms, { asked, answered });
      if (certainty >= minCertaintyOfAsking && certainty > (found.get(e)?.certainty ?? 0))
        found.set(e, { question, certainty });
    }
  }
  return found;
}

const generalQuestionIn = (language: Language): string => languagePack(language).templates.question.general('habit');

type Said = { readonly asked: readonly ReadonlySet<number>[]; readonly answered: ReadonlySet<number> };

/** Logistic over what they share; 0 to 1. */
function certaintyOf({ reading }: Corpus, terms: ReadonlySet<number>, { asked, answered }: Said): number {
  const cosine = Math.max(0, ...asked.map((named) => similarity(reading, terms, named)));
  const named = new Set(asked.flatMap((one) => [...one]));
  const shared = Math.min(maxSharedOfAsking, terms.intersection(named).size);
  const squares = idfSquares(reading);
  const weight = (those: Iterable<number>) => [...those].reduce((sum, term) => sum + (squares[term] ?? 0), 0);
  const covered = weight(terms.intersection(answered)) / Math.max(1e-9, weight(terms));
  const { bias, ofCosine, ofShared, ofAnswer } = askingWeights;
  return 1 / (1 + Math.exp(-(bias + ofCosine * cosine + ofShared * shared + ofAnswer * covered)));
}

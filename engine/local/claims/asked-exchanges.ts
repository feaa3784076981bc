import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { asksForChange, withoutChange } from '../exchanges/asked-aloud.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { namingTerms, similarity } from '../sentences/similarity.ts';
import { isWeakTerm } from '../sentences/weak-term.ts';
import { askingWeights, covering, minCertaintyOfAsking, minCertaintyOfSure } from '../tuning/claims.ts';
import { termsOfQuestion } from './asked-nearly.ts';
import { beginningsOf, beginningsOfQuestion, wordsOfExchanges } from './beginnings.ts';

/** The question that was asked in an exchange, in whatever words; `certainty` is `minCertaintyOfAsking` to 1. */
export type AskedThere = { readonly question: number; readonly certainty: number };

/**
 * For each exchange in which one of the questions was asked, that question: the one that shares most with what was asked and, less so,
 * with what was answered. Of the exchanges in `taken` only those count in which nearly all that a question names was asked about.
 */
export function askedExchanges(
  corpus: Corpus,
  questions: readonly string[],
  taken: ReadonlySet<number>,
): ReadonlyMap<number, AskedThere> {
  const asks = questions.map((text) => askOf(corpus, text));
  const found = new Map<number, AskedThere>();
  for (const e of exchangesIn(corpus).all.keys()) {
    for (const [question, ask] of asks.entries()) {
      const isCovered = covers(corpus, ask, e) || (ask.isOfChange && isOfChange(corpus, e));
      if (taken.has(e) && !isCovered) continue;
      const certainty = Math.max(certaintyOf(corpus, ask, e), isCovered ? minCertaintyOfSure : 0);
      if (certainty >= minCertaintyOfAsking && certainty > (found.get(e)?.certainty ?? 0))
        found.set(e, { question, certainty });
    }
  }
  return found;
}

type Ask = {
  readonly terms: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
  /** It asks what should change, and about nothing in particular. */
  readonly isOfChange: boolean;
};

/** What a question names. "People" only means the participants there, so sharing that word does not make two questions alike. */
function askOf(corpus: Corpus, text: string): Ask {
  const inAny = languagesOf(corpus).map(generalQuestionIn);
  const terms = (question: string) => termsOfQuestion(corpus, question);
  const words = (question: string) => beginningsOfQuestion(corpus, question);
  // "Do they understand what they pay for?" asks about paying.
  const asking = languagesOf(corpus).flatMap((l) => [...beginningsOf([...languagePack(l).askingVerbs].join(' '), l)]);
  return {
    terms: inAny.reduce((rest, one) => rest.difference(terms(one)), terms(text)),
    words: inAny.reduce((rest, one) => rest.difference(words(one)), words(text)).difference(new Set(asking)),
    isOfChange: asksOnlyForChange(corpus, text),
  };
}

/** "What would people change first (cheap things please)?", but not "What would people change about the kiosks?" */
function asksOnlyForChange(corpus: Corpus, question: string): boolean {
  const text = question.replace(/\([^)]*\)/gu, '');
  return languagesOf(corpus).some((language) => {
    if (!asksForChange(text, language)) return false;
    const named = termsOfQuestion(corpus, withoutChange(text, language));
    const left = named.difference(termsOfQuestion(corpus, generalQuestionIn(language)));
    return [...left].every((term) => isWeakTerm(corpus, term));
  });
}

const asksWhatToChange = sentenceFact('asks for change', asksForChange);

/** Whether those who ask want to know what should change: "If you were in charge for a day, what would you do?" */
const isOfChange = (corpus: Corpus, exchange: number): boolean =>
  exchangesIn(corpus).all[exchange]?.asking.some((i) => asksWhatToChange(corpus, i)) === true;

const generalQuestionIn = (language: Language): string => languagePack(language).templates.question.general('habit');

/**
 * Whether a short question names nearly all that another names: "How did the price rise go?" for "How did the price rise land?" Words that the
 * material does not use count for nothing. Where that leaves a single word, it is one that few exchanges name, and the question names little
 * else: "What savings did you hope for?" for "What savings did people expect?"
 */
function covers(corpus: Corpus, { words }: Ask, exchange: number): boolean {
  const { all, weightOf } = wordsOfExchanges(corpus);
  const asked = all[exchange]?.asked ?? new Set();
  const weight = (some: ReadonlySet<string>) => [...some].reduce((sum, word) => sum + weightOf(word), 0);
  const shared = words.intersection(asked);
  const [own, whole] = [weight(shared), weight(words)];
  if (shared.size >= covering.minWords)
    return asked.size <= covering.maxWordsOfAsked && own >= covering.minShare * whole;
  return own === whole && own >= covering.minWeightOfSingle && asked.size <= covering.maxWordsBesideSingle;
}

/** Logistic over what they share; 0 to 1. */
function certaintyOf(corpus: Corpus, { terms, words }: Ask, exchange: number): number {
  const { all, weightOf } = wordsOfExchanges(corpus);
  const shared = (said: ReadonlySet<string> | undefined) =>
    [...words].reduce((sum, word) => sum + (said?.has(word) ? weightOf(word) : 0), 0);
  const [inAsking, inAnswer] = [shared(all[exchange]?.asked), shared(all[exchange]?.answered)];
  if (inAsking + inAnswer === 0) return 0;
  const { asking = [] } = exchangesIn(corpus).all[exchange] ?? {};
  const cosines = asking.map((i) => similarity(corpus.reading, terms, namingTerms(corpus.reading, i)));
  const { bias, ofAsked, ofAnswered, ofCosine } = askingWeights;
  const sum = bias + ofAsked * inAsking + ofAnswered * inAnswer + ofCosine * Math.max(0, ...cosines);
  return 1 / (1 + Math.exp(-sum));
}

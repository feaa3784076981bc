import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import type { ChatReply } from '../../engine.ts';
import { cutQuote } from '../../evidence/cut-quote.ts';
import { readQuery } from '../../search/query.ts';
import { quoteSpan } from '../insights/select-evidence.ts';
import { inheritedScores } from '../sentences/answered-questions.ts';
import { scoreSentences } from '../sentences/rank.ts';
import { allTermsOf } from '../sentences/similarity.ts';
import { askedTerms } from '../sentences/stance.ts';

/** The best sentences among those given that hold a word of the message, quoted; a refusal where there is none. */
export function answerFrom(corpus: Corpus, own: readonly number[], message: string, language: Language): ChatReply {
  const query = readQuery(message, languagesOf(corpus), corpus.reading.vocabulary, []);
  const asked = askedTerms(query);
  const scores = scoreSentences(corpus, query);
  const inherited = inheritedScores(corpus, scores);
  const score = (i: number) => (scores[i] ?? 0) + (inherited[i] ?? 0);
  const [best] = own
    .filter((i) => [...allTermsOf(corpus.reading, i)].some((t) => asked.has(t)))
    .toSorted((a, b) => score(b) - score(a) || a - b);
  if (best === undefined) {
    const text = languagePack(language).templates.refusal([]);
    return { sentences: [{ text, basis: 'none', citations: [] }], citations: [], refused: true };
  }
  const citation = quoteSpan(corpus, { sentence: best, cut: cutQuote(corpus, best, (t) => asked.has(t)) }, language);
  return {
    sentences: [{ text: citation.quote, basis: 'said', citations: [0] }],
    citations: [citation],
    refused: false,
  };
}

import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import type { Query } from '../../search/query.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { wordsOf } from '../../text/words.ts';
import { termsOfSentence } from '../sentences/likeness.ts';
import type { PickedSentence } from '../sentences/pick-sentences.ts';
import { type Asked, askedTerms, feelingOf, saysTheSame } from '../sentences/stance.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import type { Points } from './find-points.ts';

/** Around a theme many sentences are about as near, so there the better thought may win over the closer match. */
const asGood = { theme: 0.3, question: 0.85 };
const closenessWeight = { theme: 0.25, question: 1 };
const standingWeight = { theme: 1, question: 0.6 };
const considered = 12;
const aboutTheTheme = 0.3;
const namesTheTheme = 0.1;
const perSupporter = 0.07;
const saysNothing = 0.3;

/**
 * Which of the best sentences is the claim: among those that answer about as well, the one that others say too, that
 * stands on its own, tells a need, a difficulty or a liking, and has the length of a thought.
 */
export function chooseClaim(
  corpus: Corpus,
  picked: readonly PickedSentence[],
  { kind, query }: Pick<Points, 'kind' | 'query'>,
): PickedSentence {
  const [best] = picked as [PickedSentence];
  if (kind === 'statement') return best;
  const close = picked
    .filter((p) => p.score >= best.score * asGood[kind] && (kind === 'question' || p.related >= aboutTheTheme))
    .slice(0, considered);
  // Whoever answers a direct question repeats its words anyway; around a theme they show who speaks of the same.
  const asked = kind === 'theme' ? askedTerms(query) : new Set<number>();
  const rated = close.map((p) => {
    const supporters = Math.min(3, othersSaying(corpus, p.index, picked, asked));
    let rate =
      (closenessWeight[kind] * p.score) / best.score +
      standingWeight[kind] * standing(corpus, p.index) +
      perSupporter * supporters;
    if (kind === 'theme' && names(corpus, p.index, query)) rate += namesTheTheme;
    if (kind === 'theme' && onlyNames(corpus, p.index, asked)) rate -= saysNothing;
    return { p, rate };
  });
  return rated.sort((a, b) => b.rate - a.rate || a.p.index - b.p.index)[0]?.p ?? best;
}

function names({ reading }: Corpus, index: number, query: Query): boolean {
  const terms = termsOfSentence(reading, index);
  return query.terms.some((t) => t.weight >= 0.9 && terms.has(t.id));
}

/** "For the weekend, maybe": the theme, and not a word of what is thought of it. */
function onlyNames(corpus: Corpus, index: number, asked: Asked): boolean {
  return [...termsOfSentence(corpus.reading, index)].every((t) => asked.has(t)) && feelingOf(corpus, index) === 0;
}

function othersSaying(corpus: Corpus, index: number, picked: readonly PickedSentence[], asked: Asked): number {
  const { reading } = corpus;
  const voice = (i: number) => voiceIndexOf(reading, reading.sentences[i] as CorpusSentence);
  const others = picked
    .slice(0, 30)
    .filter((p) => voice(p.index) !== voice(index) && saysTheSame(corpus, index, p.index, asked));
  return new Set(others.map((p) => voice(p.index))).size;
}

const telling = { wish: 0.1, difficulty: 0.1, liking: 0.06, reason: 0.04, habit: 0.03, other: 0 };

function standing(corpus: Corpus, index: number): number {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  const [first] = wordsOf(text, { start: 0, end: Math.min(text.length, 24) }, language);
  const words = sentence.to - sentence.from;
  let rate = telling[statementKind(text, language)];
  const { backward, complementizers } = languagePack(language);
  if (first && (backward.has(first.form) || complementizers.has(first.form))) rate -= 0.1;
  if (words >= 8 && words <= 32) rate += 0.07;
  if (!/[.!?…。！？؟।]["'”’»)]?$/u.test(text)) rate -= 0.04;
  return rate - Math.min(0.2, 0.05 * Math.max(0, countDisfluencies(text, language) - 1));
}

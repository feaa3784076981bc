import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import type { Query } from '../../search/query.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { wordsOf } from '../../text/words.ts';
import type { PickedSentence } from '../sentences/pick-sentences.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { type Asked, askedTerms, saysTheSame, sentimentOfSentence } from '../sentences/stance.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import {
  bareMentionPenalty,
  claimFormWeight,
  claimScoreWeight,
  dependentPenalty,
  disfluency,
  goodLength,
  kindBonus,
  maxClaims,
  maxSupporterCandidates,
  maxSupporters,
  minRelatednessOfClaim,
  minScoreOfClaim,
  supporterBonus,
  themeNamedBonus,
  unfinishedPenalty,
} from '../tuning/insights.ts';
import { minAskedWeight } from '../tuning/sentences.ts';
import type { Points } from './find-points.ts';

/**
 * Which of the best sentences is the claim: among those that answer about as well, the one that others say too, that
 * is clear without context, states a need, a difficulty or a liking, and has a usual length.
 */
export function chooseClaim(
  corpus: Corpus,
  picked: readonly PickedSentence[],
  { kind, query }: Pick<Points, 'kind' | 'query'>,
): PickedSentence {
  const [best] = picked as [PickedSentence];
  if (kind === 'statement') return best;
  const close = picked
    .filter(
      (p) =>
        p.score >= best.score * minScoreOfClaim[kind] && (kind === 'question' || p.related >= minRelatednessOfClaim),
    )
    .slice(0, maxClaims);
  // An answer to a direct question repeats its words anyway; around a theme they show that it is the same topic.
  const asked = kind === 'theme' ? askedTerms(query) : new Set<number>();
  const rated = close.map((p) => {
    const supporters = Math.min(maxSupporters, othersSaying(corpus, p.index, picked, asked));
    let rate =
      (claimScoreWeight[kind] * p.score) / best.score +
      claimFormWeight[kind] * standing(corpus, p.index) +
      supporterBonus * supporters;
    if (kind === 'theme' && names(corpus, p.index, query)) rate += themeNamedBonus;
    if (kind === 'theme' && onlyNames(corpus, p.index, asked)) rate -= bareMentionPenalty;
    return { p, rate };
  });
  return rated.sort((a, b) => b.rate - a.rate || a.p.index - b.p.index)[0]?.p ?? best;
}

function names({ reading }: Corpus, index: number, query: Query): boolean {
  const terms = termsOfSentence(reading, index);
  return query.terms.some((t) => t.weight >= minAskedWeight && terms.has(t.id));
}

/** "For the weekend, maybe": the theme, and not a word of what is thought of it. */
function onlyNames(corpus: Corpus, index: number, asked: Asked): boolean {
  return (
    [...termsOfSentence(corpus.reading, index)].every((t) => asked.has(t)) && sentimentOfSentence(corpus, index) === 0
  );
}

function othersSaying(corpus: Corpus, index: number, picked: readonly PickedSentence[], asked: Asked): number {
  const { reading } = corpus;
  const voice = (i: number) => voiceIndexOf(reading, reading.sentences[i] as CorpusSentence);
  const others = picked
    .slice(0, maxSupporterCandidates)
    .filter((p) => voice(p.index) !== voice(index) && saysTheSame(corpus, index, p.index, asked));
  return new Set(others.map((p) => voice(p.index))).size;
}

function standing(corpus: Corpus, index: number): number {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  const [first] = wordsOf(text, { start: 0, end: Math.min(text.length, 24) }, language);
  const words = sentence.to - sentence.from;
  let rate = kindBonus[statementKind(text, language)];
  const { backward, complementizers } = languagePack(language);
  if (first && (backward.has(first.form) || complementizers.has(first.form))) rate -= dependentPenalty;
  if (words >= goodLength.minWords && words <= goodLength.maxWords) rate += goodLength.bonus;
  if (!/[.!?…。！？؟।]["'”’»)]?$/u.test(text)) rate -= unfinishedPenalty;
  const { penalty, maxPenalty } = disfluency;
  return rate - Math.min(maxPenalty, penalty * Math.max(0, countDisfluencies(text, language) - 1));
}

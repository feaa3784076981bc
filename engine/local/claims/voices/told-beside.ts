import { type Corpus, type CorpusSentence, languagesOf, voiceIndexOf } from '../../../corpus/corpus.ts';
import { readQuery } from '../../../search/query.ts';
import { pickSentences } from '../../sentences/pick-sentences.ts';
import { passagesToRead, rankPassages } from '../../sentences/rank.ts';
import { maxRelated, maxUsesOfRelated, minRelatedness } from '../../tuning/claims.ts';
import { type Claim, claimsBySentence } from '../find-claims.ts';
import type { Fit } from '../fit-questions.ts';

/** A claim that is told, the question that it answers, and the voices that are counted with it. */
type Told = { readonly claim: Claim; readonly question: number; readonly voices: ReadonlySet<number> };

/**
 * Claims of other people that are worth reading beside one that is told, one of each, the nearest to its title first: those that
 * answered the same question of the guide, then those that answer the insight's question and speak of something that its title
 * names. Called once for each insight: none is shown beside more than `maxUsesOfRelated`.
 */
export function toldBeside(corpus: Corpus, fits: (claim: Claim) => readonly Fit[]): (told: Told) => number[] {
  const uses = new Map<number, number>();
  return ({ claim, question, voices }) => {
    const heard = new Set([...voices, claim.voice]);
    const beside: number[] = [];
    const wasAsked = (other: Claim) => claim.guide >= 0 && other.guide === claim.guide;
    const near = nearestTo(corpus, claim.title);
    const answersIt = ({ claim: other, related }: Near) =>
      related >= minRelatedness && fits(other).some((fit) => fit.question === question);
    const asked = near.filter((one) => wasAsked(one.claim));
    for (const { claim: other } of [...asked, ...near.filter((one) => !wasAsked(one.claim) && answersIt(one))]) {
      if (beside.length >= maxRelated) break;
      const used = uses.get(other.sentence) ?? 0;
      if (heard.has(other.voice) || used >= maxUsesOfRelated) continue;
      heard.add(other.voice);
      uses.set(other.sentence, used + 1);
      beside.push(other.sentence);
    }
    return beside;
  };
}

type Near = { readonly claim: Claim; readonly related: number };

/** All claims, those that a search for the title finds first before the others. */
function nearestTo(corpus: Corpus, title: string): Near[] {
  const { reading } = corpus;
  const query = readQuery(title, languagesOf(corpus), reading.vocabulary, []);
  const ranked = rankPassages(corpus, query);
  const claims = claimsBySentence(corpus);
  return pickSentences(corpus, query, ranked, passagesToRead(reading, ranked, reading.passageSpans.length), (i) =>
    claims.has(i),
  ).map(({ index, related }) => ({ claim: claims.get(index) as Claim, related }));
}

/** The voices of sentences. */
export const voicesOf = ({ reading }: Corpus, sentences: readonly number[]): Set<number> =>
  new Set(sentences.map((i) => voiceIndexOf(reading, reading.sentences[i] as CorpusSentence)));

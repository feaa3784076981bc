import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import type { StageOptions } from '../../engine.ts';
import { namedVoices, passagesToRead, rankPassages } from '../../local/sentences/rank.ts';
import { readQuery } from '../../search/query.ts';
import type { Asking } from '../asking.ts';
import { embedQuery } from '../client/embed.ts';
import { retrieval } from '../tuning.ts';

const { maxPassages, fusionConstant } = retrieval;

/**
 * The passages of all documents that speak of a text, best first: by words, by vectors where the corpus has them, and `first`
 * those that are known to. Where none is found, all in turn, one of each document.
 */
export async function retrievePassages(
  asking: Asking,
  corpus: Corpus,
  { text, first = [] }: { text: string; first?: readonly number[] },
  options: StageOptions,
): Promise<number[]> {
  const { reading } = corpus;
  const query = readQuery(text, languagesOf(corpus), reading.vocabulary, namedVoices(reading));
  const byWords = passagesToRead(reading, rankPassages(corpus, query), maxPassages);
  const rankings = [byWords, ...(corpus.vectors.size > 0 ? [await byVectors(asking, corpus, text, options)] : [])];
  const found = fused(rankings);
  const all = [...new Set([...first, ...found])];
  return all.length > 0 ? all.slice(0, maxPassages) : inTurns(corpus).slice(0, maxPassages);
}

async function byVectors(
  { client, mask }: Asking,
  corpus: Corpus,
  text: string,
  options: StageOptions,
): Promise<number[]> {
  const part = mask?.part({ data: text, label: '', isTeams: true });
  const wanted = await embedQuery(client, part && 'data' in part ? part.data : text, options);
  return [...corpus.vectors]
    .map(([passage, vector]) => ({ passage, nearness: nearnessOf(wanted, vector) }))
    .sort((a, b) => b.nearness - a.nearness || a.passage - b.passage)
    .slice(0, maxPassages / 2)
    .map(({ passage }) => passage);
}

/** The cosine of two vectors of unit length. */
const nearnessOf = (a: Float32Array, b: Float32Array): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

function fused(rankings: readonly (readonly number[])[]): number[] {
  const [only] = rankings;
  if (rankings.length === 1 && only) return [...only];
  const scores = new Map<number, number>();
  for (const ranking of rankings)
    for (const [place, passage] of ranking.entries())
      scores.set(passage, (scores.get(passage) ?? 0) + 1 / (fusionConstant + place));
  return [...scores].sort((a, b) => b[1] - a[1]).map(([passage]) => passage);
}

/** The first passage of each document, then the second of each. */
function inTurns(corpus: Corpus): number[] {
  const places = corpus.passages.map(({ ordinal }, passage) => ({ ordinal, passage }));
  return places.sort((a, b) => a.ordinal - b.ordinal || a.passage - b.passage).map(({ passage }) => passage);
}

import type { Corpus } from './corpus/corpus.ts';
import type {
  AnalysisEngine,
  FoundInsight,
  InsightInput,
  InsightMarks,
  ScoredInsight,
  StageOptions,
} from './engine.ts';

/** All insights for the questions, in the order of the questions, with emoji and badges. */
export async function collectInsights(
  engine: Pick<AnalysisEngine, 'findInsights' | 'markInsights'>,
  corpus: Corpus,
  input: InsightInput,
  options?: StageOptions,
): Promise<FoundInsight[]> {
  const found: ScoredInsight[] = [];
  for await (const event of engine.findInsights(corpus, input, options))
    if (event.type === 'insight') found.push(event);
  return withMarks(found, (scored) => engine.markInsights(corpus, scored));
}

/** The insights with the marks that a comparison of all of them gives. */
export async function withMarks(
  found: readonly ScoredInsight[],
  mark: (found: readonly ScoredInsight[]) => Promise<InsightMarks[]>,
): Promise<FoundInsight[]> {
  const marks = await mark(found);
  return found.map(({ insight }, i) => ({ ...insight, ...marks[i] }));
}

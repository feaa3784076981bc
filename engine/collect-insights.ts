import type { Corpus } from './corpus/corpus.ts';
import type {
  AnalysisEngine,
  FoundInsight,
  InsightInput,
  InsightMarks,
  ScoredInsight,
  StageOptions,
} from './engine.ts';

/** All insights for the questions with emoji and badges: the first of each question in their order, then the second of each. */
export async function collectInsights(
  engine: Pick<AnalysisEngine, 'findInsights' | 'markInsights'>,
  corpus: Corpus,
  input: InsightInput,
  options?: StageOptions,
): Promise<FoundInsight[]> {
  const found: ScoredInsight[] = [];
  for await (const event of engine.findInsights(corpus, input, options))
    if (event.type === 'insight') found.push(event);
  return withMarks(inTurns(found), (scored) => engine.markInsights(corpus, scored));
}

function inTurns(found: readonly ScoredInsight[]): ScoredInsight[] {
  const counts = new Map<string, number>();
  const turns = found.map((scored) => {
    const turn = counts.get(scored.insight.question) ?? 0;
    counts.set(scored.insight.question, turn + 1);
    return { scored, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ scored }) => scored);
}

/** The insights with the marks that a comparison of all of them gives. */
export async function withMarks(
  found: readonly ScoredInsight[],
  mark: (found: readonly ScoredInsight[]) => Promise<InsightMarks[]>,
): Promise<FoundInsight[]> {
  const marks = await mark(found);
  return found.map(({ insight }, i) => ({ ...insight, ...marks[i] }));
}

import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';

export const analysisStatuses = ['initializing', 'preprocessing', 'generating_insights', 'completed', 'error'] as const;
export type AnalysisStatus = (typeof analysisStatuses)[number];

/**
 * How much of one document a run used. Available after the first stage; citations are counted when the run ends. Counts
 * are in characters and passages.
 */
export const documentCoverage = z.object({
  documentId: z.int(),
  fileName: z.string(),
  charactersRead: z.int(),
  charactersInAll: z.int(),
  passages: z.int(),
  passagesCited: z.int(),
  /** What could not be used, and why, in sentences. */
  note: z.optional(z.string()),
});
export type DocumentCoverage = z.infer<typeof documentCoverage>;

/** How many insights of the project a run added, gave more evidence, left as they were, and did not find again. */
const runChanges = z.object({ added: z.int(), moreEvidence: z.int(), unchanged: z.int(), notFoundAgain: z.int() });
export type RunChanges = z.infer<typeof runChanges>;

/** What a language model wrote and verification dropped, because the documents do not bear it out. */
export const droppedSentence = z.object({
  /** Empty where it belongs to no question. */
  question: z.string(),
  text: z.string(),
  reason: z.string(),
});
export type DroppedSentence = z.infer<typeof droppedSentence>;

/** What a run has used of a language model so far. Stored replies are among the calls and cost nothing. */
export const runUsage = z.object({
  provider: z.string(),
  model: z.string(),
  calls: z.int(),
  cached: z.int(),
  failed: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In US dollars; null without a price. */
  cost: z.nullable(z.number()),
});

export const analysisProgress = z.object({
  sessionKey: z.string(),
  projectId: z.int(),
  documentIds: z.array(z.int()),
  status: z.enum(analysisStatuses),
  ragInitialized: z.boolean(),
  agent1Complete: z.boolean(),
  agent2Complete: z.boolean(),
  questions: z.array(z.string()),
  contextDocument: z.nullable(z.string()),
  insights: z.array(z.object({ id: z.int(), fileName: z.string() })),
  coverage: z.array(documentCoverage),
  error: z.nullable(z.string()),
  /** Of those that still exist. Absent until the first insight of the run is stored. */
  changes: z.optional(runChanges),
  /** Absent for the built-in engine. */
  usage: z.optional(runUsage),
  dropped: z.optional(z.array(droppedSentence)),
  /** Whether the run can be continued where it stopped, with the language model or with the built-in engine. */
  canContinue: z.optional(z.boolean()),
});
export type AnalysisProgress = z.infer<typeof analysisProgress>;

/** What is ready after each of the three stages; replies name them as the specification does. */
export type Stages = { passagesReady: boolean; questionsReady: boolean; insightsReady: boolean };
/** A run that has just been started says nothing of the later stages. */
export const stagesOf = (
  run: Pick<AnalysisProgress, 'ragInitialized'> & Partial<Pick<AnalysisProgress, 'agent1Complete' | 'agent2Complete'>>,
): Stages => ({
  passagesReady: run.ragInitialized,
  questionsReady: run.agent1Complete ?? false,
  insightsReady: run.agent2Complete ?? false,
});

/** What a browser keeps of a run for a reload: "cached analysis status" in section 3 of the specification's second part. */
export type CachedStatus = Pick<
  AnalysisProgress,
  'status' | 'ragInitialized' | 'agent1Complete' | 'agent2Complete' | 'contextDocument' | 'insights' | 'error'
>;

export function cachedStatusOf(run: CachedStatus): CachedStatus {
  const { status, ragInitialized, agent1Complete, agent2Complete, contextDocument, insights, error } = run;
  return { status, ragInitialized, agent1Complete, agent2Complete, contextDocument, insights, error };
}

/** Of a run that has just been started. */
export const startedStatus = (passagesReady = false): CachedStatus => ({
  status: 'initializing',
  ragInitialized: passagesReady,
  agent1Complete: false,
  agent2Complete: false,
  contextDocument: null,
  insights: [],
  error: null,
});

export const readAnalysis = route('GET', '/api/projects/:id/analysis/:sessionKey', {
  action: 'analysis.read',
  summary: 'Get the state of an analysis',
  params: z.extend(idParams, { sessionKey: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: analysisProgress,
});

const latestRun = z.object({
  run: z.nullable(analysisProgress),
  /** Whether chosen questions of that run are being analyzed. */
  analyzingQuestions: z.boolean(),
});

/** The project's most recent run, by any user; null when there is none. */
export const latestAnalysis = route('GET', '/api/projects/:id/analysis', {
  action: 'analysis.read',
  summary: 'Get the latest analysis of a project',
  params: idParams,
  reply: latestRun,
});

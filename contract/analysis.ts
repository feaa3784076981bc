import * as z from 'zod/mini';
import { idParams, route } from './route.ts';

export const analysisStatuses = ['initializing', 'preprocessing', 'generating_insights', 'completed', 'error'] as const;
export type AnalysisStatus = (typeof analysisStatuses)[number];

/** The bar's value for each status; an error shows 0. */
export const progressValues: Record<AnalysisStatus, number> = {
  initializing: 20,
  preprocessing: 40,
  generating_insights: 70,
  completed: 100,
  error: 0,
};

/** What became of one document in a run. Counts are of characters and passages. */
export const documentCoverage = z.object({
  documentId: z.int(),
  fileName: z.string(),
  charactersRead: z.int(),
  charactersInAll: z.int(),
  passages: z.int(),
  passagesCited: z.int(),
  /** A sentence when something could not be used. */
  note: z.optional(z.string()),
});
export type DocumentCoverage = z.infer<typeof documentCoverage>;

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
});
export type AnalysisProgress = z.infer<typeof analysisProgress>;

export const analyzeDocuments = route('POST', '/api/projects/:id/analyze-documents', {
  action: 'analysis.start',
  summary: 'Analyse documents of a project as a job; answers at once',
  params: idParams,
  body: z.object({
    documentIds: z
      .array(z.int().check(z.positive(), z.maximum(2_147_483_647)), { error: 'Please select documents to analyze' })
      .check(
        z.minLength(1, { error: 'Please select documents to analyze' }),
        z.maxLength(500, { error: 'At most 500 documents can be analyzed at once' }),
      ),
  }),
  reply: z.object({ sessionKey: z.string(), ragInitialized: z.boolean(), questions: z.array(z.string()) }),
});

export const readAnalysis = route('GET', '/api/projects/:id/analysis/:sessionKey', {
  action: 'analysis.read',
  summary: 'Where an analysis stands',
  params: z.extend(idParams, { sessionKey: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: analysisProgress,
});

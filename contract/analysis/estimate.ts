import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';

/** The documents of an analysis. */
export const documentChoice = z.object({
  documentIds: z
    .array(z.int().check(z.positive(), z.maximum(2_147_483_647)), { error: 'Please select documents to analyze' })
    .check(
      z.minLength(1, { error: 'Please select documents to analyze' }),
      z.maxLength(500, { error: 'At most 500 documents can be analyzed at once' }),
    ),
});

const used = {
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In US dollars; null where no price is set. */
  cost: z.nullable(z.number()),
};
const estimate = z.object({
  ...used,
  /** If every reply is as long as it may be. */
  atMost: z.object(used),
  /** Null for the built-in engine, which makes no calls. */
  model: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  /** Whether personal data is replaced before it is sent. */
  maskPersonalData: z.boolean(),
  /** What keeps the analysis from starting, in a sentence. */
  refusal: z.nullable(z.string()),
  /** Which limit may end it early, in a sentence. */
  warning: z.nullable(z.string()),
});
export type RunEstimate = z.infer<typeof estimate>;

export const estimateAnalysis = route('POST', '/api/projects/:id/analyze-documents/estimate', {
  action: 'analysis.start',
  summary: 'Estimate what an analysis of documents will use of the language model, as expected and at most',
  params: idParams,
  body: documentChoice,
  reply: estimate,
});

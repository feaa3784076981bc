import * as z from 'zod/mini';
import { moment } from '../schemas.ts';

/** What wrote the text of an insight. */
export const provenance = z.object({
  /** `embedded` is the engine that is part of Earshot; `model` a language model. */
  engine: z.enum(['embedded', 'model']),
  /** The model's name as its provider calls it; null for the built-in engine. */
  model: z.nullable(z.string()),
  /** The version of the prompts; null for the built-in engine. */
  promptVersion: z.nullable(z.string()),
  /** The session key of the analysis. */
  runId: z.nullable(z.string()),
});
export type Provenance = z.infer<typeof provenance>;

/** What people changed of an insight's text since. */
export const textEdits = z.object({ count: z.int(), lastAt: moment });

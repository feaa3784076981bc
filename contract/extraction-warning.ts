import * as z from 'zod/mini';

/** Something that was read only in part, or differently than expected; a sentence for people. */
export const extractionWarning = z.object({ code: z.string(), message: z.string(), page: z.optional(z.int()) });
export type ExtractionWarning = z.infer<typeof extractionWarning>;

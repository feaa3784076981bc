import * as z from 'zod/mini';

/** Content that was read only partly, or not as expected; a sentence for the user. */
export const extractionWarning = z.object({ code: z.string(), message: z.string(), page: z.optional(z.int()) });
export type ExtractionWarning = z.infer<typeof extractionWarning>;

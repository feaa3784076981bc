import * as z from 'zod/mini';
import { route } from '../route.ts';
import { bodyId, idParams } from '../schemas.ts';
import { insightIds } from './insight-removal.ts';
import { insight } from './insights.ts';

/** Duplicate insights, and merging them. */

export const duplicateReasons = ['same-quote', 'same-claim'] as const;

export const listDuplicates = route('GET', '/api/projects/:id/insights/twins', {
  action: 'insights.merge',
  summary: 'List groups of duplicate insights that could be merged',
  params: idParams,
  reply: z.array(
    z.object({
      /** At least two, newest first. */
      ids: z.array(z.int()),
      /** `same-quote`: all cite the same passage. `same-claim`: they say the same in different words. */
      reason: z.enum(duplicateReasons),
    }),
  ),
});

export const mergeInsights = route('POST', '/api/projects/:id/insights/merge', {
  action: 'insights.merge',
  summary: 'Merge insights into one, which keeps its text and gets the quotes, tags, topics and conversations of all',
  params: idParams,
  body: z.object({
    keepId: bodyId('Please choose the insight to keep'),
    /** The others; they are deleted. */
    ids: insightIds('Please select insights to merge'),
  }),
  reply: insight,
});

import * as z from 'zod/mini';
import { route } from '../route.ts';
import { id } from '../schemas.ts';
import { insight } from './insights.ts';

const insightWithQuestions = z.object({
  data: insight,
  /** Empty for clients, who cannot ask. */
  suggestedQuestions: z.array(z.string()),
});

export const readInsight = route('GET', '/api/insight/:insightId', {
  action: 'insights.read',
  summary: 'Get an insight, with questions that its material answers',
  params: z.object({ insightId: id }),
  reply: insightWithQuestions,
});

import { listTopics } from '#contract/projects/topics.ts';
import { reading } from '../../lib/api.ts';

/** All topics that the user may see; the page filters them itself. */
export const topicsQuery = { ...reading(listTopics, {}), staleTime: 60_000 };

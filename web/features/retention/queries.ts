import { readRetention } from '#contract/documents/retention.ts';
import { reading } from '../../lib/api.ts';

export const retentionQuery = (projectId: number) => reading(readRetention, { params: { id: projectId } });

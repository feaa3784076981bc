import { listTrash } from '#contract/trash.ts';
import { reading } from '../../lib/api.ts';

/** Read again each time it is opened: colleagues delete and restore as well. */
export const trashQuery = (projectId: number) => ({
  ...reading(listTrash, { params: { id: projectId } }),
  staleTime: 0,
});

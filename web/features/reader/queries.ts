import { readDocument } from '#contract/documents.ts';
import { reading } from '../../lib/api.ts';

export const documentQuery = (id: number) => reading(readDocument, { params: { id } });

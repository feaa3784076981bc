import { readDocument } from '#contract/documents/documents.ts';
import { reading } from '../../lib/api.ts';

export const documentQuery = (id: number) => reading(readDocument, { params: { id } });

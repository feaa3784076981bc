import { queryOptions } from '@tanstack/react-query';
import { readDocument } from '#contract/documents/documents.ts';
import { listBlocks } from '#contract/documents/packed-blocks.ts';
import { call, reading } from '../../lib/api.ts';

/** The text of a document with its blocks, which are unpacked once, when they arrive. */
export function documentQuery(id: number) {
  const given = { params: { id }, query: { blocks: 'packed' as const } };
  return queryOptions({
    queryKey: reading(readDocument, given).queryKey,
    async queryFn({ signal }) {
      const { blocks, ...document } = await call(readDocument, given, signal);
      return { ...document, blocks: listBlocks(blocks) };
    },
  });
}

import { openZip, type Zip } from '../container/zip.ts';
import { isContent } from '../content.ts';
import { createDraft } from '../draft.ts';
import type { Format } from '../extract.ts';

/**
 * The uncompressed size limit of a workbook's tables. The library keeps several copies of a sheet while reading it, so
 * this is below the usual limit: with the sandbox's 512 MB heap it reads 40 MB of cells and fails on 60 MB.
 */
const maxTableBytes = 40 * 1024 * 1024;

/** Excel workbooks (ECMA-376, transitional and strict). Stored text: see `readWorkbook`. Cell comments are left out. */
export const xlsx: Format = {
  sniff: (bytes) => isContent(bytes, 'xlsx'),
  async parse(bytes) {
    const zip = await openZip(bytes, maxTableBytes);
    const library = await import('@e965/xlsx');
    const { readWorkbook } = await import('./workbook.ts');
    const draft = createDraft();
    if (zip.names().some((name) => noteParts.test(name))) {
      draft.warn({
        code: 'comments_left_out',
        message: 'The cell comments of this workbook were left out; only the cells were read.',
      });
    }
    return readWorkbook(library, await tablesOnly(library.CFB, zip), draft);
  },
};

type Library = typeof import('@e965/xlsx');

const noteParts = /^xl\/(?:comments|threadedComments)/i;
/** Parts without cells, whatever folder the workbook is in. */
const otherParts =
  /(?:^|\/)(?:docProps|customXml|media|embeddings|drawings|charts|chartEx|diagrams|theme|externalLinks|pivotCache|pivotTables|queryTables|printerSettings|activeX|ctrlProps|slicers?|slicerCaches|timelines?|calcChain\.xml|vbaProject\.bin)(?:\/|$)/i;

/**
 * The parts with the tables, in a new uncompressed ZIP. The library would unpack the original by its own rules, which
 * trust sizes that we do not, and would also read pictures and comments.
 */
async function tablesOnly(container: Library['CFB'], zip: Zip): Promise<Buffer> {
  const tables = container.utils.cfb_new({ root: 'R' });
  for (const name of zip.names()) {
    if (!/\.(?:xml|rels)$/i.test(name) || otherParts.test(name)) continue;
    const part = await zip.read(name);
    if (part) container.utils.cfb_add(tables, `/${name}`, part, { unsafe: true });
  }
  return Buffer.from(container.write(tables, { fileType: 'zip', type: 'buffer' }));
}

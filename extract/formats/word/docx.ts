import { readXml } from '../../container/xml.ts';
import { openZip, type Zip } from '../../container/zip.ts';
import { bufferOf, officePart } from '../../content.ts';
import { createDraft, type Draft } from '../../draft.ts';
import { ExtractionError } from '../../errors.ts';
import type { Format } from '../../extract.ts';
import { warnOfComments, writeNote, writeStory } from '../../story.ts';
import { readParagraphs, type Story } from './docx-paragraphs.ts';
import { readStyles } from './docx-styles.ts';

/**
 * Word documents (ECMA-376, transitional and strict). Stored text: paragraphs, headings, list items and table rows
 * (cells separated by tabs) in reading order, then footnotes and endnotes. Tracked changes are read as accepted. Page
 * headers and footers, hidden text and reviewers' comments are left out; a warning mentions comments.
 */
export const docx: Format = {
  sniff: (bytes) => officePart(bufferOf(bytes)) === 'word',
  async parse(bytes) {
    const zip = await openZip(bytes);
    const main = await mainPart(zip);
    const folder = main.slice(0, main.lastIndexOf('/') + 1);
    const body = await zip.read(main);
    if (!body) throw new ExtractionError('corrupt');
    const styles = await readStyles(await zip.read(`${folder}styles.xml`));
    const draft = createDraft();
    const story = await readParagraphs(body, styles);
    const paragraphs = story.hasPages ? story.paragraphs : story.paragraphs.map(({ page: _, ...others }) => others);
    writeStory(draft, paragraphs, story.tables);
    for (const kind of ['footnotes', 'endnotes'] as const) {
      const part = story[kind].length > 0 ? await zip.read(`${folder}${kind}.xml`) : null;
      if (part) writeNotes(draft, await readParagraphs(part, styles), story[kind]);
    }
    if (story.hasComments) warnOfComments(draft);
    return draft.finish();
  },
};

/** Notes in the order of their references; unreferenced notes are not part of the text. */
function writeNotes(draft: Draft, { paragraphs }: Story, ids: string[]) {
  for (const id of new Set(ids)) {
    const own = paragraphs.filter(({ note }) => note === id);
    writeNote(
      draft,
      own.map(({ text }) => text),
    );
  }
}

/** The package's relationships name the main part; by convention it is word/document.xml. */
async function mainPart(zip: Zip): Promise<string> {
  let target = 'word/document.xml';
  const relations = await zip.read('_rels/.rels');
  if (relations) {
    await readXml(relations, {
      open: ({ attributes }) => {
        if (attributes.Type?.endsWith('/officeDocument') && attributes.Target)
          target = attributes.Target.replace(/^\//, '');
        return undefined;
      },
      close: () => undefined,
      text: () => undefined,
    });
  }
  return target;
}

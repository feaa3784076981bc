import { bufferOf, isContent } from '../../content.ts';
import { createDraft } from '../../draft.ts';
import type { Format } from '../../extract.ts';
import { warnOfComments, writeNote, writeStory } from '../../story.ts';

/**
 * Rich Text (RTF 1.9.1 and earlier). Stored text: paragraphs, headings, list items and table rows (cells separated by
 * tabs) in reading order, text boxes after the paragraph they are anchored in, then footnotes and endnotes. Of a field,
 * only the result is read. Page headers and footers, hidden and deleted text, list markers, pictures and comments are
 * left out; a warning mentions comments.
 */
export const rtf: Format = {
  sniff: (bytes) => isContent(bytes, 'rtf'),
  async parse(bytes) {
    const { createEncodings } = await import('./rtf-encoding.ts');
    const { readRtf } = await import('./rtf-reader.ts');
    const { paragraphs, tables, notes, hasComments, isWhole } = readRtf(bufferOf(bytes), await createEncodings());
    const draft = createDraft();
    writeStory(draft, paragraphs, tables);
    for (const note of notes) writeNote(draft, note);
    if (hasComments) warnOfComments(draft);
    if (!isWhole) {
      draft.warn({
        code: 'read_in_part',
        message: 'This file is cut off, so text is missing at the end. Save it again and upload the new copy.',
      });
    }
    return draft.finish();
  },
};

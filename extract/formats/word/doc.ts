import { bufferOf, isContent } from '../../content.ts';
import { createDraft } from '../../draft.ts';
import type { Format } from '../../extract.ts';
import { warnOfComments, writeNote, writeStory } from '../../story.ts';

/**
 * Word documents of Word 97 to 2003 (MS-DOC). Stored text: paragraphs, headings, list items and table rows (cells
 * separated by tabs) in reading order, then text boxes, then footnotes and endnotes. Tracked changes are read as
 * accepted. Page headers and footers, hidden text, list markers and reviewers' comments are left out; a warning
 * mentions comments.
 */
export const doc: Format = {
  sniff: (bytes) => isContent(bytes, 'doc'),
  async parse(bytes) {
    const { openDoc } = await import('./doc-file.ts');
    const { readDoc } = await import('./doc-reader.ts');
    const { paragraphs, tables, notes, hasComments } = await readDoc(openDoc(bufferOf(bytes)));
    const draft = createDraft();
    writeStory(draft, paragraphs, tables);
    for (const note of notes) writeNote(draft, note);
    if (hasComments) warnOfComments(draft);
    return draft.finish();
  },
};

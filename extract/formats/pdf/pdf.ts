import type { ExtractionWarning } from '#contract/documents/extraction-warning.ts';
import { bufferOf } from '../../content.ts';
import { createDraft } from '../../draft.ts';
import { ExtractionError } from '../../errors.ts';
import type { Format } from '../../extract.ts';
import { createFlow } from '../../flow.ts';
import { paragraphsOf } from './pdf-layout.ts';
import { isGarbled, isRightToLeft, type PdfLine } from './pdf-lines.ts';
import { openWithPdfium, type PdfiumDocument } from './pdfium.ts';
import { readWithPdfjs } from './pdfjs.ts';

/**
 * PDF documents that contain text (ISO 32000), read with pdf.js. PDFium handles files that pdf.js cannot open, and
 * pages that pdf.js finds empty, garbled or right-to-left, where PDFium keeps the character order better. Stored text:
 * the paragraphs of each page in drawing order, with characters as encoded in the file.
 */
export const pdf: Format = {
  // Readers tolerate bytes before the PDF header, and some mail programs add them.
  sniff: (bytes) => bufferOf(bytes.subarray(0, 1024)).includes('%PDF-'),
  async parse(bytes) {
    const { pages, unreadPages } = await readPages(bytes);
    if (pages.every((lines) => lines.length === 0)) throw noText(unreadPages.length > 0);
    const draft = createDraft();
    for (const warning of warningsFor(unreadPages)) draft.warn(warning);
    const put = createFlow(draft);
    for (const { text, ...address } of paragraphsOf(pages)) put(text, address, null);
    return draft.finish();
  },
};

/** `unreadPages` are the numbers of pages with drawings but no text. */
type Pages = { pages: PdfLine[][]; unreadPages: number[] };

async function readPages(bytes: Uint8Array): Promise<Pages> {
  let second: PdfiumDocument | null = null;
  const secondOpinion = async () => {
    second ??= await openWithPdfium(bytes);
    return second;
  };
  const read = (await readWithPdfjs(bytes)) ?? (await secondOpinion()).allLines();
  const unreadPages: number[] = [];
  for (const [index, lines] of read.entries()) {
    if (lines.length > 0 && !isGarbled(lines) && !isRightToLeft(lines)) continue;
    const other = await secondOpinion().catch(() => null);
    const otherLines = other?.linesOf(index) ?? [];
    if (otherLines.length > 0 && !isGarbled(otherLines)) read[index] = otherLines;
    else if (isGarbled(lines)) read[index] = [];
    if (read[index]?.length === 0 && !other?.isBlank(index)) unreadPages.push(index + 1);
  }
  return { pages: read, unreadPages };
}

/** More pages than this are reported in one warning. */
const pagesNamed = 20;

function warningsFor(pages: number[]): ExtractionWarning[] {
  if (pages.length > pagesNamed) {
    const message = `${pages.length} pages contain no readable text, the first being page ${pages[0]}. If they are scanned, run text recognition (OCR) on the file and upload the result.`;
    return [{ code: 'no_text', message }];
  }
  return pages.map((page) => ({
    code: 'no_text',
    message: `Page ${page} contains no readable text. If it is scanned, run text recognition (OCR) on the file and upload the result.`,
    page,
  }));
}

function noText(isDrawn: boolean): ExtractionError {
  if (!isDrawn)
    return new ExtractionError(
      'no_text',
      'All pages of this PDF are empty. Check that it was exported completely, then upload it again.',
    );
  return new ExtractionError(
    'no_text',
    'This PDF contains images of pages and no text. Run text recognition (OCR) on it, for example with your scanner’s software, and upload the result.',
  );
}

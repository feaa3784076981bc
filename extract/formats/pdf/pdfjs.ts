import { fileURLToPath } from 'node:url';
import { ExtractionError } from '../../errors.ts';
import { checkPageCount } from '../../limits.ts';
import { type GlyphRun, linesOfRuns, type PdfLine } from './pdf-lines.ts';

/**
 * The lines of each page as read by pdf.js. Null if it cannot open the file, which includes a missing password: it
 * requires one even if only attachments are encrypted. Throws ExtractionError `limit`. A page that fails is empty.
 */
export async function readWithPdfjs(bytes: Uint8Array): Promise<PdfLine[][] | null> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = (name: string) =>
    fileURLToPath(new URL(`../../${name}/`, import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')));
  const task = getDocument({
    // pdf.js takes ownership of the bytes.
    data: new Uint8Array(bytes),
    // Without its character maps, characters of many Asian and some Western files are silently lost or wrong.
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    checkPageCount(document.numPages);
    const pages: PdfLine[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(
        await document
          .getPage(number)
          .then(linesOfPage)
          .catch(() => []),
      );
    }
    return pages;
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    return null;
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

type PdfjsPage = {
  getTextContent: () => Promise<{ items: object[] }>;
  getViewport: (options: { scale: number }) => { transform: number[] };
  getAnnotations: () => Promise<PdfjsAnnotation[]>;
  cleanup: () => unknown;
};

type PdfjsAnnotation = {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  contentsObj?: { str: string };
  rect: number[];
  hidden?: boolean;
};

async function linesOfPage(page: PdfjsPage): Promise<PdfLine[]> {
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations().catch(() => []);
  const { transform } = page.getViewport({ scale: 1 });
  page.cleanup();
  const runs = items.filter((item): item is GlyphRun => 'str' in item);
  return [
    ...linesOfRuns(runs, transform),
    ...annotations.flatMap((annotation) => linesOfRuns(runsOf(annotation), transform)),
  ];
}

/** Form values and annotations, which are drawn separately from the page and follow its text here. */
function runsOf({ fieldType, fieldValue, subtype, contentsObj, rect, hidden }: PdfjsAnnotation): GlyphRun[] {
  const isFilled = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch');
  const value = isFilled
    ? [fieldValue]
        .flat()
        .filter((one) => typeof one === 'string')
        .join(', ')
    : '';
  const text = hidden ? '' : subtype === 'FreeText' ? (contentsObj?.str ?? '') : value;
  const [left = 0, bottom = 0, right = 0] = rect;
  return text
    .split(/\r\n|\n|\r/)
    .map((str) => ({ str, transform: [1, 0, 0, 10, left, bottom], width: right - left, height: 10, hasEOL: true }));
}

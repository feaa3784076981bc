import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ExtractionError } from '../../errors.ts';
import { checkPageCount } from '../../limits.ts';
import type { PdfLine } from './pdf-lines.ts';

/** A PDF opened with PDFium: a fallback that shares no code with pdf.js. Pages count from 0. */
export type PdfiumDocument = {
  allLines: () => PdfLine[][];
  linesOf: (page: number) => PdfLine[];
  /** Whether nothing is drawn on the page. */
  isBlank: (page: number) => boolean;
};

const passwordError = 4;

/**
 * Opens a PDF. Throws ExtractionError `password_protected`, `limit` or `corrupt`. It is never closed: the process is
 * short-lived.
 */
export async function openWithPdfium(bytes: Uint8Array): Promise<PdfiumDocument> {
  const { init } = await import('@embedpdf/pdfium');
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const api = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  api.PDFiumExt_Init();
  const { malloc, free } = api.pdfium.wasmExports;
  const memory = malloc(bytes.length);
  // The library's types omit the memory that Emscripten gives every module.
  (api.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8.set(bytes, memory);
  const document = api.FPDF_LoadMemDocument(memory, bytes.length, '');
  if (!document)
    throw new ExtractionError(api.FPDF_GetLastError() === passwordError ? 'password_protected' : 'corrupt');

  const pageCount = api.FPDF_GetPageCount(document);
  checkPageCount(pageCount);

  return {
    allLines: () => Array.from({ length: pageCount }, (_, index) => withPage(index, [], linesOf)),
    linesOf: (index) => withPage(index, [], linesOf),
    isBlank: (index) => withPage(index, false, (page) => api.FPDFPage_CountObjects(page) === 0),
  };

  function withPage<T>(index: number, otherwise: T, read: (page: number) => T): T {
    const page = api.FPDF_LoadPage(document, index);
    if (!page) return otherwise;
    try {
      return read(page);
    } finally {
      api.FPDF_ClosePage(page);
    }
  }

  function linesOf(page: number): PdfLine[] {
    const textPage = api.FPDFText_LoadPage(page);
    if (!textPage) return [];
    const count = api.FPDFText_CountChars(textPage);
    const text = malloc((count + 1) * 2);
    const box = malloc(4 * 8);
    const boxOf = (at: number) => {
      const isFound = api.FPDFText_GetCharBox(textPage, at, box, box + 8, box + 16, box + 24);
      const [left = 0, right = 0, bottom = 0] = [0, 8, 16].map((offset) => api.pdfium.getValue(box + offset, 'double'));
      return isFound ? { left, right, bottom } : null;
    };
    try {
      api.FPDFText_GetText(textPage, 0, count, text);
      const height = api.FPDF_GetPageHeightF(page);
      const lines: PdfLine[] = [];
      let at = 0;
      for (const line of api.pdfium.UTF16ToString(text).split('\r\n')) {
        const said = line.replaceAll('\uFFFE', '-').trim();
        const first = boxOf(at + line.length - line.trimStart().length);
        const last = boxOf(at + line.trimEnd().length - 1);
        if (said !== '' && first && last) {
          lines.push({
            text: said,
            left: Math.min(first.left, last.left),
            right: Math.max(first.right, last.right),
            y: height - Math.min(first.bottom, last.bottom),
            size: api.FPDFText_GetFontSize(textPage, at),
          });
        }
        at += line.length + 2;
      }
      return lines;
    } finally {
      free(text);
      free(box);
      api.FPDFText_ClosePage(textPage);
    }
  }
}

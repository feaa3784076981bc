import { openWithPdfium } from '#extract/formats/pdf/pdfium.ts';

/** All text of a PDF, page by page, with single spaces. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await openWithPdfium(bytes);
  return document
    .allLines()
    .flat()
    .map((line) => line.text)
    .join(' ')
    .replace(/[\u200b\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ');
}

/** Without spaces: Chinese and Japanese lines can break anywhere, and PDFs do not store spaces. */
export const packed = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

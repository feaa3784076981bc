import { charsets } from './rtf-words.ts';

/** The encoding of text bytes: by the font's character set, otherwise the document's. */
export type RtfEncodings = {
  /** Set by \ansi, \mac, \pc, \pca or \ansicpg. */
  setDocument: (encoding: string) => void;
  setFont: (font: number, charset: number) => void;
  setFontCodePage: (font: number, codePage: number) => void;
  of: (font: number | null) => string;
  decode: (bytes: Buffer, encoding: string) => string;
};

/** Symbol fonts give characters other shapes; only bullets carry meaning in a text. */
const symbols = 'symbol';

export async function createEncodings(): Promise<RtfEncodings> {
  const { default: iconv } = await import('iconv-lite');
  const fonts = new Map<number, string>();
  let usual = 'cp1252';
  const known = (encoding: string) => (iconv.encodingExists(encoding) ? encoding : usual);
  return {
    setDocument(encoding) {
      usual = known(encoding);
    },
    setFont(font, charset) {
      const encoding = charset === 2 ? symbols : charsets.get(charset);
      if (encoding) fonts.set(font, encoding);
    },
    setFontCodePage(font, codePage) {
      if (codePage > 0) fonts.set(font, known(codePage === 65001 ? 'utf8' : `cp${codePage}`));
    },
    of: (font) => (font === null ? usual : (fonts.get(font) ?? usual)),
    decode(bytes, encoding) {
      if (encoding !== symbols) return iconv.decode(bytes, encoding);
      return iconv.decode(bytes, usual).replaceAll('·', '•');
    },
  };
}

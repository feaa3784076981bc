import { headingLevel, outlineLevel } from '../word/docx-styles.ts';
import type { RtfEncodings } from './rtf-encoding.ts';
import type { RtfToken } from './rtf-tokens.ts';

/** Reads the font table: the encoding of each font. Gets the tokens inside the table's group. */
export function createFontReader(encodings: RtfEncodings): (token: RtfToken) => void {
  let font = 0;
  return (token) => {
    if (token.kind !== 'word' || token.value === null) return;
    if (token.name === 'f') font = token.value;
    if (token.name === 'fcharset') encodings.setFont(font, token.value);
    if (token.name === 'cpg') encodings.setFontCodePage(font, token.value);
  };
}

const maxNameLength = 100;

/** Reads the style sheet: which paragraph styles are headings, by name or outline level (1 to 6), into `levels`. */
export function createStyleReader(levels: Map<number, number>): (token: RtfToken) => void {
  let style: number | null = 0;
  let name = '';
  return (token) => {
    if (token.kind === 'open') {
      style = 0;
      name = '';
    } else if (token.kind === 'word') {
      if (token.name === 's') style = token.value ?? 0;
      if (/^(?:cs|ds|ts)$/.test(token.name)) style = null;
      if (token.name === 'outlinelevel' && style !== null) set(outlineLevel(String(token.value)));
    } else if (token.kind === 'bytes') {
      if (name.length < maxNameLength) name += token.value.toString('latin1', 0, maxNameLength);
      if (name.includes(';')) set(headingLevel(name.replace(/;.*/, '').trim()));
    }
  };

  function set(level: number | undefined) {
    if (style !== null && level !== undefined && !levels.has(style)) levels.set(style, level);
  }
}

import { type DocFile, places } from './doc-file.ts';
import { headingLevel } from './docx-styles.ts';

type Style = { level?: number; isList: boolean; basedOn: number };
export type DocStyle = { level?: number; isList: boolean };

const maxChainLength = 20;
const isParagraphStyle = 1;

/** Which styles are headings (1 to 6) or lists, by the English names that Word stores in every language (MS-DOC 2.9.271). */
export function readDocStyles(file: DocFile): (style: number) => DocStyle {
  const styles = stylesOf(file.table(places.styles));
  return (style) => {
    const result: DocStyle = { isList: false };
    let found = styles[style];
    for (let step = 0; found && step < maxChainLength; step += 1) {
      if (found.level !== undefined) result.level ??= found.level;
      result.isList ||= found.isList;
      found = styles[found.basedOn];
    }
    return result;
  };
}

function stylesOf(sheet: Buffer): (Style | undefined)[] {
  if (sheet.length < 6) return [];
  const styles: (Style | undefined)[] = [];
  const count = sheet.readUInt16LE(2);
  const headLength = sheet.readUInt16LE(4);
  let at = 2 + sheet.readUInt16LE(0);
  while (styles.length < count && at + 2 <= sheet.length) {
    const length = sheet.readUInt16LE(at);
    styles.push(styleOf(sheet.subarray(at + 2, at + 2 + length), headLength));
    at += 2 + length + (length % 2);
  }
  return styles;
}

function styleOf(style: Buffer, headLength: number): Style | undefined {
  if (style.length < headLength + 2 || headLength < 4) return undefined;
  const kind = style.readUInt16LE(2);
  if ((kind & 0xf) !== isParagraphStyle) return undefined;
  const nameLength = style.readUInt16LE(headLength);
  const name = style.toString('utf16le', headLength + 2, headLength + 2 + nameLength * 2);
  const level = nameLevel(style.readUInt16LE(0) & 0xfff) ?? headingLevel(name);
  return { basedOn: kind >> 4, isList: /^list (?:bullet|number)/i.test(name), ...(level !== undefined && { level }) };
}

/** Built-in styles have fixed numbers whatever their name: 1 to 9 are headings, 62 is the title. */
function nameLevel(builtIn: number): number | undefined {
  if (builtIn >= 1 && builtIn <= 9) return Math.min(builtIn, 6);
  return builtIn === 62 ? 1 : undefined;
}

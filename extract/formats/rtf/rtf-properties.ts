import { maxDepth } from '../../limits.ts';
import { outlineLevel } from '../word/docx-styles.ts';
import type { RtfEncodings } from './rtf-encoding.ts';
import { endCell, endParagraph, newParagraph, plain, type Reading } from './rtf-text.ts';

/** Applies a control word that formats or divides the text. Unknown words are ignored. */
export function setProperty(reading: Reading, name: string, value: number | null): void {
  const { state } = reading;
  const isOn = value !== 0;
  if (name === 'par' || name === 'sect') endParagraph(reading);
  else if (name === 'cell' || name === 'nestcell') endCell(reading);
  else if (name === 'row') state.story.endRow(1);
  else if (name === 'nestrow') state.story.endRow(Math.max(state.paragraph.depth, 2));
  else if (name === 'v') state.isHidden = isOn;
  else if (name === 'deleted') state.isDeleted = isOn;
  else if (name === 'plain') Object.assign(state, { ...plain, font: reading.defaultFont });
  else if (name === 'uc') state.fallback = Math.min(Math.max(value ?? 1, 0), 16);
  else if (!setFont(reading, name, value) && !setParagraph(reading, name, value))
    setEncoding(reading.encodings, name, value);
}

function setParagraph({ state, levels }: Reading, name: string, value: number | null): boolean {
  const { paragraph } = state;
  const level = name === 's' ? levels.get(value ?? 0) : outlineLevel(String(value ?? ''));
  if (name === 'pard') state.paragraph = newParagraph;
  else if (name === 'intbl') state.paragraph = { ...paragraph, depth: Math.max(paragraph.depth, 1) };
  else if (name === 'itap') state.paragraph = { ...paragraph, depth: Math.min(Math.max(value ?? 1, 0), maxDepth) };
  else if ((name === 's' || name === 'outlinelevel') && level !== undefined) state.paragraph = { ...paragraph, level };
  else if (name === 'ls' && value) state.paragraph = { ...paragraph, isList: true };
  else return false;
  return true;
}

function setFont(reading: Reading, name: string, value: number | null): boolean {
  const { state } = reading;
  if (name === 'f') state.font = value;
  else if (name === 'af') state.otherFont = value;
  else if (name === 'deff') {
    reading.defaultFont = value;
    state.font = value;
  } else if (name === 'rtlch' || name === 'dbch') state.isOther = true;
  else if (name === 'ltrch' || name === 'loch') state.isOther = false;
  else return false;
  return true;
}

function setEncoding(encodings: RtfEncodings, name: string, value: number | null): void {
  if (name === 'ansicpg' && value) encodings.setDocument(value === 10000 ? 'macroman' : `cp${value}`);
  if (name === 'mac') encodings.setDocument('macroman');
  if (name === 'pc') encodings.setDocument('cp437');
  if (name === 'pca') encodings.setDocument('cp850');
}

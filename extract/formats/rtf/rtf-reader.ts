import type { RtfEncodings } from './rtf-encoding.ts';
import { enterGroup, leaveGroup, nameGroup } from './rtf-groups.ts';
import { setProperty } from './rtf-properties.ts';
import { addBytes, endParagraph, flush, type Reading, type RtfDocument, startReading, write } from './rtf-text.ts';
import { type RtfToken, tokensOf } from './rtf-tokens.ts';
import { writtenSymbols, writtenWords } from './rtf-words.ts';

/** Reads RTF from beginning to end. Throws ExtractionError `limit` if groups are nested deeper than any program writes. */
export function readRtf(bytes: Buffer, encodings: RtfEncodings): RtfDocument {
  const reading = startReading(bytes.length, encodings);
  const { result, groups } = reading;
  const body = reading.state.story;
  for (const token of tokensOf(bytes)) {
    if (token.kind === 'open') enterGroup(reading);
    else if (token.kind === 'close') {
      if (groups.length === 0) break;
      leaveGroup(reading);
    } else take(reading, token);
    if (reading.state.reader) reading.state.reader(token);
    if (token.kind === 'close' && groups.length === 0) {
      result.isWhole = true;
      break;
    }
  }
  flush(reading);
  while (groups.length > 0) leaveGroup(reading);
  body.endParagraph(reading.state.paragraph);
  return result;
}

function take(reading: Reading, token: RtfToken): void {
  const isStar = token.kind === 'symbol' && token.name === '*';
  if (reading.skipped > 0 && !isStar) {
    skip(reading, token);
    return;
  }
  if (token.kind === 'bytes') addBytes(reading, token.value);
  else if (token.kind === 'byte') addBytes(reading, Buffer.of(token.value));
  else if (token.kind === 'symbol') takeSymbol(reading, token.name);
  else if (token.kind === 'word') takeWord(reading, token.name, token.value);
  if (!isStar) reading.place = 'inside';
}

/** Skips the fallback characters after a \u. A run of bytes may be longer than what is left to skip. */
function skip(reading: Reading, token: RtfToken): void {
  const length = token.kind === 'bytes' ? token.value.length : 1;
  const left = token.kind === 'bytes' ? token.value.subarray(reading.skipped) : null;
  reading.skipped -= Math.min(reading.skipped, length);
  if (left && left.length > 0) addBytes(reading, left);
}

function takeSymbol(reading: Reading, name: string): void {
  const text = writtenSymbols.get(name);
  if (name === '*') reading.place = reading.place === 'first' ? 'starred' : reading.place;
  else if (name === '\n' || name === '\r') endParagraph(reading);
  else if (text !== undefined) write(reading, text);
}

function takeWord(reading: Reading, name: string, value: number | null): void {
  const text = writtenWords.get(name);
  if (text !== undefined) write(reading, text);
  else if (name === 'u') takeUnicode(reading, value ?? 0);
  else if (!nameGroup(reading, name)) setProperty(reading, name, value);
}

function takeUnicode(reading: Reading, value: number): void {
  const code = value < 0 ? value + 0x10000 : value;
  if (code === 0xf0b7) write(reading, '•');
  else if (code > 0 && code <= 0x10ffff) write(reading, String.fromCodePoint(code));
  reading.skipped = reading.state.fallback;
}

import type { ExtractionWarning } from '#contract/documents/extraction-warning.ts';

/** `warning` is set when the encoding was guessed or some characters could not be decoded. */
export type Decoded = { text: string; encoding: string; warning?: ExtractionWarning };

/** The most bytes passed to the detector: it takes about 0.1 ms per kilobyte and more does not help. */
const sampleLength = 64 * 1024;
/** The detector's own minimum, below which its answers are close to random. */
const minConfidence = 0.2;

/**
 * Decodes text of unknown encoding: byte order mark, then strict UTF-8, then the encoding the document declares
 * (`declared`), then statistical detection, then windows-1252. The byte order mark is removed; nothing else is changed.
 * Returns null if the bytes are not text in any encoding.
 */
export async function decodeText(bytes: Uint8Array, declared?: string): Promise<Decoded | null> {
  const marked = markedEncoding(bytes);
  if (marked) return decodeAs(bytes.subarray(marked.length), marked.encoding);
  const utf8 = decodeUtf8(bytes);
  if (utf8) return utf8;
  if (declared && !/^utf/i.test(declared)) {
    const decoded = await decodeAs(bytes, declared);
    if (decoded) return decoded;
  }
  const { detect } = await import('jschardet');
  const found = detect(sampleOf(bytes));
  const encoding = found.encoding?.toLowerCase();
  // For windows-1252 a low confidence is enough, because it is also the fallback.
  const isSure = found.confidence >= (encoding === 'windows-1252' ? minConfidence / 2 : minConfidence);
  if (encoding && encoding !== 'ascii' && isSure) {
    const decoded = await decodeAs(bytes, encoding);
    if (decoded) return decoded;
  }
  if (looksBinary(bytes)) return null;
  const decoded = await decodeAs(bytes, 'windows-1252');
  return decoded && { ...decoded, warning: { code: 'encoding_guessed', message: guessedMessage } };
}

const guessedMessage =
  'The character encoding of this file is uncertain; it was read as Western European (windows-1252). If letters look wrong, save it as UTF-8 and upload it again.';
const damagedMessage =
  'Some characters of this file could not be read and are shown as \uFFFD. Save it as UTF-8 and upload it again if they matter.';

function markedEncoding(bytes: Uint8Array): { encoding: string; length: number } | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return { encoding: 'utf-32le', length: 4 };
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return { encoding: 'utf-32be', length: 4 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', length: 2 };
  return null;
}

/**
 * UTF-8 if the bytes are UTF-8. A file with a few invalid bytes among many valid ones (a truncated character, two files
 * joined) counts too: any other decoding would garble all its letters.
 */
function decodeUtf8(bytes: Uint8Array): Decoded | null {
  if (looksLikeUtf16(bytes) || hasJapaneseEscape(bytes)) return null;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const bad = count(text, /\uFFFD/g);
  if (bad === 0 || isStrictUtf8(bytes)) return { text, encoding: 'utf-8' };
  const foreign = count(text, /[^\p{ASCII}\uFFFD]/gu);
  if (foreign < bad * 10) return null;
  return { text, encoding: 'utf-8', warning: { code: 'damaged_characters', message: damagedMessage } };
}

function isStrictUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Node's decoder treats windows-1252 as Latin-1 (typographic quotes become control characters), so it is used only for
 * the Unicode encodings and the one that iconv-lite lacks.
 */
async function decodeAs(bytes: Uint8Array, label: string): Promise<Decoded | null> {
  const encoding = label
    .toLowerCase()
    .replace(/^utf-?(16|32|8)-?(le|be)?$/, (_, width, order) => `utf-${width}${order ?? ''}`);
  if (/^utf-(8|16le|16be)$/.test(encoding) || encoding === 'iso-2022-jp') {
    return withDamage(new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes), encoding);
  }
  const { default: iconv } = await import('iconv-lite');
  // As on the web, Latin-1 and ASCII mean windows-1252.
  if (/^(?:iso-?8859-?1|latin-?1|(?:us-)?ascii)$/.test(encoding)) return decodeAs(bytes, 'windows-1252');
  if (!iconv.encodingExists(encoding)) return null;
  return withDamage(iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding), encoding);
}

function withDamage(text: string, encoding: string): Decoded {
  const warning = { code: 'damaged_characters', message: damagedMessage };
  return text.includes('\uFFFD') ? { text, encoding, warning } : { text, encoding };
}

/** Head, middle and tail, each cut at a line break so that no multi-byte character is split. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= 3 * sampleLength) return bytes;
  if (looksLikeUtf16(bytes)) return bytes.subarray(0, sampleLength);
  const middle = Math.floor(bytes.length / 2);
  return Buffer.concat([
    bytes.subarray(0, afterLineBreak(bytes, sampleLength)),
    bytes.subarray(afterLineBreak(bytes, middle), afterLineBreak(bytes, middle + sampleLength)),
    bytes.subarray(afterLineBreak(bytes, bytes.length - sampleLength)),
  ]);
}

function afterLineBreak(bytes: Uint8Array, from: number): number {
  const found = bytes.indexOf(0x0a, from);
  return found >= 0 && found - from < 4096 ? found + 1 : from;
}

/**
 * UTF-16 of an alphabetic script: every other byte is the script's high byte, 0 for Latin, 4 for Cyrillic, 9 for
 * Devanagari. Such bytes can be valid UTF-8, with control characters only at even or only at odd positions.
 */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const length = Math.min(bytes.length, 4096);
  const low = [0, 0];
  for (let at = 0; at < length; at += 1) if ((bytes[at] ?? 0) < 32) low[at % 2] = (low[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = low;
  return length >= 16 && Math.max(even, odd) > length * 0.4 && Math.min(even, odd) < length * 0.1;
}

/** ISO-2022-JP is plain ASCII to a UTF-8 decoder; its escape sequences ESC $ and ESC ( reveal it. */
function hasJapaneseEscape(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.includes('\x1b$') && view.includes('\x1b(');
}

/** Counts control characters that no text contains, in a sample. Multi-byte encodings never use these bytes. */
function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleLength);
  let controls = 0;
  for (const byte of sample) if (byte < 7 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) controls += 1;
  return controls > sample.length * 0.02;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}

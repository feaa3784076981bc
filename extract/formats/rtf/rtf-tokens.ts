/**
 * RTF consists of groups, control words with an optional number, control symbols, and bytes of text. `byte` is a byte
 * written as \'hh. Binary data is reported without its content.
 */
export type RtfToken =
  | { kind: 'open' | 'close' | 'binary' }
  | { kind: 'word'; name: string; value: number | null }
  | { kind: 'symbol'; name: string }
  | { kind: 'byte'; value: number }
  | { kind: 'bytes'; value: Buffer };

const [open, close, backslash, quote, minus, space] = Array.from("{}\\'- ", (character) => character.charCodeAt(0));
const maxNameLength = 32;
const maxNumberLength = 10;

/** Splits RTF into tokens (RTF 1.9.1, "RTF syntax"). Never throws; damage results in fewer or odd tokens. */
export function* tokensOf(bytes: Buffer): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === open || byte === close) {
      at += 1;
      yield { kind: byte === open ? 'open' : 'close' };
    } else if (byte === backslash) {
      const { token, end } = control(bytes, at + 1);
      at = end;
      if (token) yield token;
    } else {
      const start = at;
      while (at < bytes.length && isText(bytes[at])) at += 1;
      if (at > start) yield { kind: 'bytes', value: bytes.subarray(start, at) };
      else at += 1;
    }
  }
}

/** Line breaks in the file have no meaning, and neither has NUL. */
function isText(byte = 0): boolean {
  return byte !== open && byte !== close && byte !== backslash && byte !== 10 && byte !== 13 && byte !== 0;
}

type Found = { token: RtfToken | null; end: number };

function control(bytes: Buffer, at: number): Found {
  if (isLetter(bytes[at])) return word(bytes, at);
  if (bytes[at] === quote) {
    const digits = bytes.toString('latin1', at + 1, at + 3);
    const isHex = /^[\da-f]{2}$/i.test(digits);
    return isHex
      ? { token: { kind: 'byte', value: Number.parseInt(digits, 16) }, end: at + 3 }
      : { token: null, end: at + 1 };
  }
  return at < bytes.length
    ? { token: { kind: 'symbol', name: String.fromCharCode(bytes[at] ?? 0) }, end: at + 1 }
    : { token: null, end: at };
}

function word(bytes: Buffer, start: number): Found {
  let at = start;
  while (at - start < maxNameLength && isLetter(bytes[at])) at += 1;
  const name = bytes.toString('latin1', start, at);
  const number = at;
  if (bytes[at] === minus && isDigit(bytes[at + 1])) at += 1;
  while (at - number < maxNumberLength && isDigit(bytes[at])) at += 1;
  const value = at > number ? Number(bytes.toString('latin1', number, at)) : null;
  if (bytes[at] === space) at += 1;
  if (name === 'bin') return { token: { kind: 'binary' }, end: Math.min(at + Math.max(value ?? 0, 0), bytes.length) };
  return { token: { kind: 'word', name, value }, end: at };
}

function isLetter(byte = 0): boolean {
  return (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
}

function isDigit(byte = 0): boolean {
  return byte >= 48 && byte <= 57;
}

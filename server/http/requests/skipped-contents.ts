import { Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { AppError } from '../../errors.ts';

/** What the body of a call may be; uploads have their own limit. */
export const maxBodyBytes = 1024 * 1024;
/** What it may be with the contents of documents, which are not kept: they cost their way through the network alone. */
export const maxBodyBytesWithContents = 64 * maxBodyBytes;

export const ofSkippedContents =
  'The `content` of documents may be sent and is not read. With it the body may have 64 MB, without it 1 MB.';

const tooLarge = () => new AppError(413, 'too_large', 'The request is too large');

/**
 * Empties the `content` of the documents of a body as it comes in. Callers who follow the specification send the texts of
 * documents, which are never used: the server reads its own by id.
 */
export async function skipContents(_request: FastifyRequest, _reply: unknown, payload: RequestPayload) {
  const isKept = contentSkipper();
  let received = 0;
  let kept = 0;
  const rest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      const bytes = Buffer.allocUnsafe(chunk.length);
      let length = 0;
      for (const byte of chunk) if (isKept(byte)) bytes[length++] = byte;
      kept += length;
      // Too much is read to its end, so that the caller gets the reply instead of a broken connection.
      done(null, kept > maxBodyBytes ? undefined : bytes.subarray(0, length));
    },
    flush: (done) => done(kept > maxBodyBytes ? tooLarge() : null),
  });
  // The framework compares it with the length that was announced, and with its limit.
  Object.defineProperty(rest, 'receivedEncodedLength', { get: () => received });
  payload.on('error', (error) => rest.destroy(error));
  return payload.pipe(rest);
}

const [quote, backslash, colon] = [...'"\\:'].map((sign) => sign.charCodeAt(0));
const opening = new Set(Buffer.from('{['));
const closing = new Set(Buffer.from('}]'));
const name = Buffer.from('content');
/** A body is an object with a list of objects. */
const depthOfDocuments = 3;

/**
 * Says of each byte of a JSON text, one after the other, whether it is kept: all but the inside of strings that are the `content`
 * of an object in a list of the body. Signs of several bytes contain none of the bytes that mean something here.
 */
export function contentSkipper(): (byte: number) => boolean {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let skipping = false;
  /** How many bytes of the name the string begins with; -1 once it differs. */
  let matched = -1;
  let isName = false;
  let isNext = false;

  function inside(byte: number): boolean {
    if (!escaped && byte === quote) {
      inString = false;
      skipping = false;
      isName = matched === name.length;
      return true;
    }
    matched = !escaped && byte === name[matched] ? matched + 1 : -1;
    escaped = !escaped && byte === backslash;
    return !skipping;
  }

  function outside(byte: number): boolean {
    if (byte <= 0x20) return true;
    if (opening.has(byte)) depth++;
    else if (closing.has(byte)) depth--;
    inString = byte === quote;
    skipping = inString && isNext;
    matched = 0;
    isNext = byte === colon && isName && depth === depthOfDocuments;
    isName = false;
    return true;
  }

  return (byte) => (inString ? inside(byte) : outside(byte));
}

/** What a client of PostgreSQL sends, cut where the database can answer. */
export type ClientPart =
  /** Whole messages, of which the client awaits the reply to the last one. */
  | { kind: 'messages'; bytes: Uint8Array }
  /** The client asks whether the connection can be encrypted. */
  | { kind: 'encryption' }
  /** The client leaves, or only came to cancel a query of another connection. */
  | { kind: 'end' };

/** The first message has a length and a code, all others a type and a length. */
const openingHead = 8;
const head = 5;
const cancelCode = 80_877_102;
const encryptionCodes = new Set([80_877_103, 80_877_104]);
/** Query, Sync, Flush, FunctionCall, CopyDone, CopyFail: the client waits for a reply to them. */
const awaited = new Set([...'QSHFcf'].map((type) => type.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);
/** PostgreSQL accepts no longer ones. */
const longestMessage = 2 ** 30;

/**
 * Puts the bytes of one connection together. A message of megabytes arrives in hundreds of chunks, which are joined once, when it
 * is complete; the messages of one query become one part, so that they are run and answered together. Throws if a length makes
 * no sense.
 */
export function messageReader(): (chunk: Uint8Array) => ClientPart[] {
  let chunks: Uint8Array[] = [];
  let received = 0;
  /** With fewer bytes no further message is complete. */
  let needed = openingHead;
  let hasStarted = false;

  return (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    if (received < needed) return [];
    const bytes = Buffer.concat(chunks, received);
    const parts: ClientPart[] = [];
    let begin = 0;
    let at = 0;
    for (;;) {
      const end = endOf(bytes, at, hasStarted);
      needed = end - begin;
      if (end > bytes.length) break;
      const kind = hasStarted ? kindOf(bytes[at]) : openingKind(bytes.readInt32BE(at + 4));
      at = end;
      if (kind === 'more') continue;
      parts.push(kind === 'messages' ? { kind, bytes: bytes.subarray(begin, end) } : { kind });
      hasStarted ||= kind === 'messages';
      begin = end;
    }
    received = bytes.length - begin;
    chunks = received > 0 ? [bytes.subarray(begin)] : [];
    return parts;
  };
}

/** Where the message that begins here ends, or its head if that is not complete. */
function endOf(bytes: Buffer, at: number, hasStarted: boolean): number {
  const least = hasStarted ? head : openingHead;
  if (bytes.length < at + least) return at + least;
  const length = hasStarted ? 1 + bytes.readInt32BE(at + 1) : bytes.readInt32BE(at);
  if (length < least || length > longestMessage) throw new Error('a message has no possible length');
  return at + length;
}

function openingKind(code: number): ClientPart['kind'] {
  if (encryptionCodes.has(code)) return 'encryption';
  return code === cancelCode ? 'end' : 'messages';
}

function kindOf(type: number | undefined): ClientPart['kind'] | 'more' {
  if (type === terminate) return 'end';
  return awaited.has(type ?? 0) ? 'messages' : 'more';
}

import { linesType } from '#contract/lines.ts';
import type { PartOf, ReplyOf, Route } from '#contract/route.ts';
import { type Given, ownHeaders, pathOf, refusal, UnreachableError } from '../../../../lib/api.ts';

type Line<R extends Route> =
  | { part: PartOf<R> }
  | { reply: ReplyOf<R> }
  | { error: { status: number; message: string; code: string } };

/** Calls a route that sends its reply while it is written: `onPart` is given each part, and the whole reply is returned. */
export async function callInLines<R extends Route>(
  route: R,
  given: Given<R>,
  onPart: (part: PartOf<R>) => void,
): Promise<ReplyOf<R>> {
  const response = await reached(
    fetch(pathOf(route, given), {
      method: route.method,
      credentials: 'include',
      headers: { ...ownHeaders(), 'Content-Type': 'application/json', Accept: `${linesType}, application/json` },
      body: JSON.stringify((given as { body?: unknown }).body),
    }),
  );
  if (!response.ok) throw refusal(response.status, response.statusText, await reached(response.text()));
  // Something between page and server may ask for the reply in one piece.
  const inLines = response.headers.get('content-type')?.startsWith(linesType);
  if (!inLines || !response.body) return JSON.parse(await reached(response.text()));
  return replyIn(response.body, onPart);
}

async function replyIn<R extends Route>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPart: (part: PartOf<R>) => void,
): Promise<ReplyOf<R>> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reached(reader.read());
    // The connection broke before the last line.
    if (done) throw new UnreachableError();
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line: Line<R> = JSON.parse(text);
      if ('error' in line) throw refusal(line.error.status, '', JSON.stringify(line.error));
      if ('reply' in line) return line.reply;
      onPart(line.part);
    }
  }
}

/** A connection that fails is a TypeError in every browser. */
async function reached<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw error instanceof TypeError ? new UnreachableError() : error;
  }
}

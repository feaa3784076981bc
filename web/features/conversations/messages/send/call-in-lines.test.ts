import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { linesType } from '#contract/lines.ts';
import { route } from '#contract/route.ts';
import { hasStatus, messageOf, UnreachableError } from '../../../../lib/api.ts';
import { callInLines } from './call-in-lines.ts';

const tell = route('POST', '/api/tell', {
  action: 'public',
  summary: 'Tell',
  body: z.object({}),
  reply: z.object({ whole: z.string() }),
  part: z.object({ soFar: z.string() }),
});

/** What the server sends, in pieces that do not end where lines end. */
function sends(pieces: string[], init: ResponseInit = { headers: { 'content-type': linesType } }): void {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, init));
}
afterEach(() => void vi.unstubAllGlobals());

async function told() {
  const parts: string[] = [];
  const reply = callInLines(tell, { body: {} }, ({ soFar }) => parts.push(soFar));
  return { reply: await reply.catch((error) => error), parts };
}

test('parts come one by one, wherever the pieces are cut, and the whole reply last', async () => {
  sends(['{"part":{"so', 'Far":"A"}}\n{"part":{"soFar":"Äö"}}\n', '{"reply":{"whole":"all"}}\n']);
  expect(await told()).toEqual({ parts: ['A', 'Äö'], reply: { whole: 'all' } });
});

test('a reply in one piece is the whole reply', async () => {
  sends(['{"whole":"all"}'], { headers: { 'content-type': 'application/json' } });
  expect(await told()).toEqual({ parts: [], reply: { whole: 'all' } });
});

test('an error after the first line is an error with its status and sentence', async () => {
  sends(['{"part":{"soFar":"A"}}\n{"error":{"status":503,"code":"unavailable","message":"Try again."}}\n']);
  const { reply, parts } = await told();
  expect([parts, hasStatus(reply, 503), messageOf(reply, '')]).toEqual([['A'], true, 'Try again.']);
});

test('an error before the first line is one as in other calls', async () => {
  sends(['{"message":"Not found","code":"not_found"}'], { status: 404 });
  expect(hasStatus((await told()).reply, 404)).toBe(true);
});

test('a connection that breaks before the last line is no reply', async () => {
  sends(['{"part":{"soFar":"A"}}\n', '{"reply":{"wh']);
  expect((await told()).reply).toBeInstanceOf(UnreachableError);
});

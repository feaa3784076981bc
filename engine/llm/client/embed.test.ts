import { afterEach, expect, test } from 'vitest';
import { type Answer, type Asked, type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { vectorsOf } from '../vectors-of.ts';
import { embedTexts } from './embed.ts';
import { memoryCache } from './memory-cache.ts';
import { createClient } from './model-client.ts';

let server: ModelServer;
afterEach(() => server.close());

const clientOf = (embeddingModel: string) =>
  createClient({ ...settingsFor('openai-compatible', server.url), embeddingModel }, memoryCache(), {
    pause: async () => {},
  });

test('a model that does not let the width be chosen is asked without one, and from then on at once', async () => {
  server = await startModelServer(({ body }: Asked) =>
    'dimensions' in body
      ? {
          status: 400,
          body: JSON.stringify({
            object: 'error',
            message: 'Model "native" does not support matryoshka representation, changing output dimensions will fail.',
            ...{ type: 'BadRequestError', param: null, code: 400 },
          }),
        }
      : { vectors: [[3, 4]] },
  );
  for (const text of ['flour', 'rye']) {
    const [vector] = await embedTexts(clientOf('native'), [text]);
    expect([...(vector ?? [])].slice(0, 3)).toEqual([expect.closeTo(0.6, 5), expect.closeTo(0.8, 5), 0]);
  }
  expect(server.asked.map(({ body }) => 'dimensions' in body)).toEqual([true, false, false]);
});

test('a model that refuses both ways is reported, and asked about the width again next time', async () => {
  server = await startModelServer(() => ({ status: 400, body: '{"error":{"message":"input is malformed"}}' }));
  for (const _ of [1, 2])
    await expect(embedTexts(clientOf('refusing'), ['flour'])).rejects.toMatchObject({ fault: 'request' });
  expect(server.asked.map(({ body }) => 'dimensions' in body)).toEqual([true, false, true, false]);
});

const unusable: [string, Answer][] = [
  ['fewer vectors than texts', { vectors: [[1]] }],
  ['a vector of no numbers', { vectors: [[1], []] }],
  ['vectors of different widths', { vectors: [[1], [1, 2]] }],
  ['a proxy’s page', { status: 200, body: '<html>Welcome</html>', headers: { 'content-type': 'text/html' } }],
  ['half a body', { halfOf: JSON.stringify({ object: 'list', data: [{ embedding: Array(500).fill(0.5) }] }) }],
];
test.each(unusable)(
  'a reply with %s fails with one sentence after two more calls, and stores nothing',
  async (_, answer) => {
    server = await startModelServer(() => answer);
    const error = await embedTexts(clientOf('broken'), ['flour', 'rye']).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ModelFailureError', message: expect.stringMatching(/^[^\n]{20,200}\.$/) });
    expect(server.asked).toHaveLength(3);
  },
);

test('vectors of one name on two servers are not compared', async () => {
  server = await startModelServer(() => ({ vectors: [[1]] }));
  const on = (baseUrl: string | null, provider: 'openai' | 'openai-compatible' = 'openai-compatible') =>
    vectorsOf({ ...settingsFor(provider, ''), baseUrl, embeddingModel: 'nomic' });
  expect(on('http://a.example/v1')).not.toBe(on('http://b.example/v1'));
  expect(on('http://a.example/v1')).toBe(on('http://a.example/v1/'));
  expect(on(null, 'openai')).toBe('openai/nomic');
});

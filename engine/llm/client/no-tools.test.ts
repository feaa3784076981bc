import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { settingsFor, startModelServer } from '../testing/model-server.ts';
import { memoryCache } from './memory-cache.ts';
import { createClient } from './model-client.ts';

test.each(['openai', 'anthropic', 'openai-compatible'] as const)(
  'a request to %s offers no tool but the form of its reply',
  async (provider) => {
    const server = await startModelServer(() => ({ text: '{"points": ["The oven is late."]}' }));
    const client = createClient(settingsFor(provider, server.url), memoryCache());
    await client.ask({
      ...{ stage: 'notes', maxOutputTokens: 500, parts: [{ says: 'List them.' }] },
      prompt: { id: 'tools-test', version: 1, instructions: 'List the points.', example: '{"points": ["one"]}' },
      schema: z.object({ points: z.array(z.string()) }),
    });
    await server.close();
    expect(server.asked).toHaveLength(1);
    const [asked] = server.asked;
    const { tools = [], functions } = (asked?.body ?? {}) as { tools?: { name: string }[]; functions?: unknown };
    expect(functions).toBeUndefined();
    // Anthropic has the form of a reply told as a tool, which does nothing.
    expect(tools.map(({ name }) => name)).toEqual(provider === 'anthropic' ? ['json'] : []);
  },
);

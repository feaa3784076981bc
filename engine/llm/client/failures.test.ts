import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ModelFault, ModelSettings } from '../../engine.ts';
import { type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { memoryCache } from './memory-cache.ts';
import { createClient } from './model-client.ts';

let server: ModelServer;
afterEach(() => server.close());

/** What providers and servers really answer. */
const bodies: readonly [string, ModelSettings['provider'], status: number, body: object, ModelFault][] = [
  [
    'Anthropic, of an unknown model',
    'anthropic',
    404,
    { type: 'error', error: { type: 'not_found_error', message: 'model: claude-nope' }, request_id: 'req_1' },
    'model',
  ],
  [
    'Anthropic, of a text that is too long',
    'anthropic',
    400,
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'prompt is too long: 215310 tokens > 200000 maximum' },
    },
    'context',
  ],
  [
    'Anthropic, of a reply that has no room',
    'anthropic',
    400,
    {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: 'input length and `max_tokens` exceed context limit: 199000 + 8192 > 200000, decrease input length',
      },
    },
    'context',
  ],
  [
    'Anthropic, of an empty account',
    'anthropic',
    400,
    {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.',
      },
    },
    'quota',
  ],
  [
    'OpenAI, of an unknown model',
    'openai',
    400,
    {
      error: {
        ...{ message: "The requested model 'gpt-nope' does not exist.", type: 'invalid_request_error' },
        ...{ param: 'model', code: 'model_not_found' },
      },
    },
    'model',
  ],
  [
    'OpenAI, of a text that is too long',
    'openai',
    400,
    {
      error: {
        message: 'Your input exceeds the context window of this model. Please adjust your input and try again.',
        ...{ type: 'invalid_request_error', param: 'input', code: 'context_length_exceeded' },
      },
    },
    'context',
  ],
  [
    'Ollama, of an unknown model',
    'openai-compatible',
    404,
    { error: { message: "model 'nope' not found", type: 'not_found_error', param: null, code: null } },
    'model',
  ],
  [
    'vLLM, of an unknown model',
    'openai-compatible',
    404,
    { object: 'error', message: 'The model `nope` does not exist.', type: 'NotFoundError', param: null, code: 404 },
    'model',
  ],
  [
    'vLLM, of a text that is too long',
    'openai-compatible',
    400,
    {
      object: 'error',
      message: "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens.",
      ...{ type: 'BadRequestError', param: null, code: 400 },
    },
    'context',
  ],
  [
    'llama.cpp, of a text that is too long',
    'openai-compatible',
    400,
    {
      error: {
        message: 'the request exceeds the available context size. try increasing the context size',
        ...{ code: 400, type: 'exceed_context_size_error', n_prompt_tokens: 5032, n_ctx: 4096 },
      },
    },
    'context',
  ],
  [
    'llama.cpp, of a context that ran full',
    'openai-compatible',
    500,
    { error: { code: 500, message: 'Context size has been exceeded.', type: 'server_error' } },
    'context',
  ],
  [
    'llama.cpp, of an address that it does not have',
    'openai-compatible',
    404,
    { error: { code: 404, message: 'File Not Found', type: 'not_found_error' } },
    'address',
  ],
];

test.each(bodies)('%s, is understood', async (_, provider, status, body, fault) => {
  server = await startModelServer(() => ({ status, body: JSON.stringify(body) }));
  const client = createClient(settingsFor(provider, server.url), memoryCache(), { pause: async () => {} });
  const asking = client.ask({
    ...{ stage: 'notes', maxOutputTokens: 500, parts: [{ says: 'Speak.' }] },
    prompt: { id: 'failures-test', version: 1, instructions: 'Say one thing.', example: '{"text": "one"}' },
    schema: z.object({ text: z.string() }),
  });
  await expect(asking).rejects.toMatchObject({ fault });
  expect(server.asked).toHaveLength(1);
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '../../engine.ts';

/** The protocols of the providers, each recognised by the path of its requests. */
export type Wire = 'responses' | 'chat' | 'anthropic' | 'embeddings';

/** A request as the server read it: the instructions, what the model is asked, and the whole body. */
export type Asked = {
  wire: Wire;
  instructions: string;
  message: string;
  streams: boolean;
  body: Body;
  headers: Headers;
};
type Headers = IncomingMessage['headers'];
type Body = {
  model?: string;
  stream?: boolean;
  instructions?: string;
  system?: unknown;
  input?: unknown;
  messages?: { role: string; content: unknown }[];
  response_format?: unknown;
  max_tokens?: number;
};

/** What the server does with a request. */
export type Answer =
  | { text: string; finish?: 'stop' | 'length' | 'refusal' }
  | { status: number; body?: string; headers?: Record<string, string> }
  | { vectors: number[][] }
  /** Sends a streamed text up to some words, and the rest once it may. */
  | { text: string; heldBefore: string; released: Promise<void> }
  /** Sends so much of a streamed text, then closes the socket. */
  | { cutAfter: string }
  /** Promises this whole body, sends half of it, then closes the socket. */
  | { halfOf: string }
  /** Takes the request and says nothing. */
  | { silence: true }
  /** A valid reply whose text is this many bytes long. */
  | { bytes: number };

export type ModelServer = {
  url: string;
  asked: Asked[];
  /** Resolves when the socket of the next request that is left waiting closes. */
  hungUp(): Promise<void>;
  close(): Promise<void>;
};

/** A server on loopback that speaks the protocols of the providers; `answer` plays the model. */
export async function startModelServer(
  answer: (asked: Asked, n: number) => Answer | Promise<Answer>,
  /** What it says was used; by default always the same. */
  usageOf: (asked: Asked, text: string) => Usage = () => fixedUsage,
): Promise<ModelServer> {
  const asked: Asked[] = [];
  const closed = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const one = await read(request);
    asked.push(one);
    const given = await answer(one, asked.length);
    if ('silence' in given) request.socket.once('close', () => closed.resolve());
    else await send(response, one, given, (text) => usageOf(one, text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    hungUp: () => closed.promise,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The settings with which each provider reaches the server. */
export const settingsFor = (provider: ModelSettings['provider'], url: string): ModelSettings => ({
  ...{ provider, model: 'test-model', embeddingModel: null, baseUrl: url, apiKey: 'secret-key' },
  ...{ maxTokensPerRun: null, contextTokens: null, maskPersonalData: false },
});

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body: Body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
  const wire = wireOf(request.url ?? '');
  const messages = (Array.isArray(body.input) ? body.input : (body.messages ?? [])) as {
    role: string;
    content: unknown;
  }[];
  const of = (roles: string[]) =>
    messages
      .filter((m) => roles.includes(m.role))
      .map((m) => textOf(m.content))
      .join('\n');
  const instructions = [textOf(body.instructions), textOf(body.system), of(['system', 'developer'])].join('\n');
  return { wire, instructions, message: of(['user']), streams: body.stream === true, body, headers: request.headers };
}

function wireOf(path: string): Wire {
  if (path.endsWith('/responses')) return 'responses';
  if (path.endsWith('/embeddings')) return 'embeddings';
  return path.endsWith('/messages') ? 'anthropic' : 'chat';
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('\n');
}

type Counting = (text: string) => Usage;

async function send(
  response: ServerResponse,
  asked: Asked,
  given: Exclude<Answer, { silence: true }>,
  counting: Counting,
): Promise<void> {
  if ('status' in given) {
    response.writeHead(given.status, given.headers ?? { 'content-type': 'application/json' }).end(given.body ?? '{}');
    return;
  }
  if ('halfOf' in given) {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(given.halfOf) };
    response.writeHead(200, headers).write(given.halfOf.slice(0, given.halfOf.length / 2), () => response.destroy());
    return;
  }
  if ('vectors' in given) {
    const data = given.vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
    json(response, { object: 'list', data, model: 'test-model', usage: { prompt_tokens: 5, total_tokens: 5 } });
    return;
  }
  const text =
    'bytes' in given ? `{"ok":"${'x'.repeat(given.bytes)}"}` : 'cutAfter' in given ? given.cutAfter : given.text;
  const finish = ('finish' in given && given.finish) || 'stop';
  if (!asked.streams) {
    json(response, whole[asked.wire](text, finish, counting(text)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = streamed[asked.wire](text.match(inPieces) ?? [], finish);
  const isCut = 'cutAfter' in given;
  const sent = isCut ? events.slice(0, events.findLastIndex((e) => e.includes('"delta"')) + 1) : events;
  const held = 'heldBefore' in given ? given : null;
  const first = held ? eventsBefore(sent, text.indexOf(held.heldBefore)) : sent.length;
  for (const event of sent.slice(0, first)) response.write(event);
  await held?.released;
  for (const event of sent.slice(first)) response.write(event);
  if (isCut) setImmediate(() => response.destroy());
  else response.end();
}

const pieceLength = 24;
const inPieces = new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'g');

/** How many events come before the one with this character of the text. */
function eventsBefore(events: readonly string[], at: number): number {
  const pieces = events.flatMap((event, n) =>
    /"delta":(?:"|\{"(?:role|type)":"(?:assistant|text_delta)")/.test(event) ? [n] : [],
  );
  return pieces[Math.floor(at / pieceLength)] ?? events.length;
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

type Finish = 'stop' | 'length' | 'refusal';
export type Usage = { input_tokens: number; output_tokens: number };
const fixedUsage: Usage = { input_tokens: 100, output_tokens: 20 };

const responsesReply = (text: string, finish: Finish, usage: Usage) => ({
  ...{ id: 'r1', object: 'response', created_at: 1, model: 'test-model', error: null },
  ...{ status: finish === 'length' ? 'incomplete' : 'completed' },
  incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
  output: [
    {
      ...{ type: 'message', id: 'o1', role: 'assistant', status: 'completed' },
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  usage: { ...usage, total_tokens: usage.input_tokens + usage.output_tokens },
});

const whole: Record<Wire, (text: string, finish: Finish, usage: Usage) => unknown> = {
  embeddings: () => ({}),
  responses: responsesReply,
  chat: (text, finish, usage) => ({
    ...{ id: 'c1', object: 'chat.completion', created: 1, model: 'test-model' },
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: chatFinish[finish] }],
    usage: {
      ...{ prompt_tokens: usage.input_tokens, completion_tokens: usage.output_tokens },
      total_tokens: usage.input_tokens + usage.output_tokens,
    },
  }),
  anthropic: (text, finish, usage) => ({
    ...{ id: 'm1', type: 'message', role: 'assistant', model: 'test-model' },
    ...{ content: [{ type: 'text', text }], stop_reason: anthropicFinish[finish], stop_sequence: null, usage },
  }),
};

const chatFinish = { stop: 'stop', length: 'length', refusal: 'content_filter' };
const anthropicFinish = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' };

const event = (data: { type?: string }) =>
  `${data.type ? `event: ${data.type}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
const chunkOf = (delta: object, finish_reason: string | null) =>
  event({
    ...{ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test-model' },
    ...{ choices: [{ index: 0, delta, finish_reason }] },
  } as object);

const streamed: Record<Wire, (pieces: string[], finish: Finish) => string[]> = {
  embeddings: () => [],
  chat: (pieces, finish) => [
    ...pieces.map((content) => chunkOf({ role: 'assistant', content }, null)),
    chunkOf({}, chatFinish[finish]),
    'data: [DONE]\n\n',
  ],
  anthropic: (pieces, finish) => [
    event({
      type: 'message_start',
      message: {
        ...{ id: 'm1', type: 'message', role: 'assistant', model: 'test-model', content: [] },
        ...{ stop_reason: null, usage: fixedUsage },
      },
    } as object),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as object),
    ...pieces.map((text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as object),
    ),
    event({ type: 'content_block_stop', index: 0 } as object),
    event({
      type: 'message_delta',
      delta: { stop_reason: anthropicFinish[finish], stop_sequence: null },
      usage: fixedUsage,
    } as object),
    event({ type: 'message_stop' }),
  ],
  responses: (pieces, finish) => [
    event({ type: 'response.created', response: { id: 'r1', created_at: 1, model: 'test-model' } } as object),
    event({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'o1' } } as object),
    ...pieces.map((delta) => event({ type: 'response.output_text.delta', item_id: 'o1', delta } as object)),
    event({ type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'o1' } } as object),
    event({ type: 'response.completed', response: responsesReply(pieces.join(''), finish, fixedUsage) } as object),
  ],
};

import { Agent, request } from 'node:http';

export type Reply = { status: number; body: string };
export type Call = { method: string; path: string; body?: object | FormData };

/** Connections are kept, as browsers keep them. One agent for all users: what it costs is ours, not the server's. */
const agent = new Agent({ keepAlive: true, maxSockets: 2_000, scheduling: 'lifo' });
const longestMs = 60_000;

/** One call, without the costs of fetch, which at hundreds of calls a second would be felt on the machine that is measured. */
export async function call(url: string, cookie: string, { method, path, body }: Call): Promise<Reply> {
  const payload = await payloadOf(body);
  return new Promise((resolve, reject) => {
    const headers = { ...payload?.headers, ...(cookie ? { cookie } : {}), origin: url };
    const sent = request(new URL(path, url), { method, headers, agent, timeout: longestMs }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }));
      reply.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no reply')));
    sent.on('error', reject);
    sent.end(payload?.bytes);
  });
}

type Payload = { headers: Record<string, string>; bytes: Uint8Array };

async function payloadOf(body: object | FormData | undefined): Promise<Payload | undefined> {
  if (body === undefined) return undefined;
  if (!(body instanceof FormData)) {
    const bytes = Buffer.from(JSON.stringify(body));
    return { headers: { 'content-type': 'application/json', 'content-length': String(bytes.length) }, bytes };
  }
  const form = new Response(body);
  const bytes = new Uint8Array(await form.arrayBuffer());
  const type = form.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type, 'content-length': String(bytes.length) }, bytes };
}

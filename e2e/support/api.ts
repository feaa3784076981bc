import { mailedPath, type Server } from './server.ts';

export const password = 'quiet-river-7';
export const emailOf = (name: string): string => `${name}@example.com`;

/** Calls the server as a script would, with a session of its own. */
export type Api = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  patch<T>(path: string, body: object): Promise<T>;
  upload(projectId: number, fileName: string, content: string | Uint8Array<ArrayBuffer>): Promise<{ id: number }>;
};

/** Registers an account, verifies it through the outbox and signs in. */
export async function signUp(server: Server, name: string): Promise<Api> {
  const email = emailOf(name);
  const api = caller(server, '');
  await api.post('/api/register', {
    username: name,
    email,
    password,
    confirmPassword: password,
    companyName: 'Harbour Foods',
  });
  await api.post(`/api${await mailedPath(server.dataDir, email)}`);
  return signIn(server, name);
}

export async function signIn(server: Server, name: string): Promise<Api> {
  const reply = await send(server, '', 'POST', '/api/login', json({ email: emailOf(name), password }));
  return caller(server, (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
}

const json = (body: object | undefined): RequestInit =>
  body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};

function caller(server: Server, cookie: string): Api {
  const call = async <T>(method: string, path: string, init: RequestInit = {}): Promise<T> =>
    (await send(server, cookie, method, path, init)).json() as Promise<T>;
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, json(body)),
    patch: (path, body) => call('PATCH', path, json(body)),
    async upload(projectId, fileName, content) {
      const form = new FormData();
      form.set('files', new Blob([content]), fileName);
      form.set('projectId', String(projectId));
      return call('POST', '/api/insights', { body: form });
    },
  };
}

async function send(
  server: Server,
  cookie: string,
  method: string,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const reply = await fetch(server.url + path, { ...init, method, headers: { ...init.headers, cookie } });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

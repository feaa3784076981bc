import { mailedPath } from './server.ts';
import { emailOf, password, type Site, usernameOf } from './site.ts';

/** Calls the server as a script would, with a separate session. */
export type Api = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  put<T>(path: string, body: object): Promise<T>;
  patch<T>(path: string, body: object): Promise<T>;
  delete(path: string, body?: object): Promise<unknown>;
  upload(projectId: number, fileName: string, content: string | Uint8Array<ArrayBuffer>): Promise<{ id: number }>;
};

/** Registers an account, verifies it through the outbox and signs in. */
export async function signUp(site: Site, name: string): Promise<Api> {
  const email = emailOf(site, name);
  const api = caller(site, '');
  await api.post('/api/register', {
    username: usernameOf(site, name),
    email,
    password,
    confirmPassword: password,
    companyName: 'Harbour Foods',
  });
  await api.post(`/api${await mailedPath(site.dataDir, email)}`);
  return signIn(site, name);
}

export async function signIn(site: Site, name: string): Promise<Api> {
  const reply = await send(site, '', 'POST', '/api/login', json({ email: emailOf(site, name), password }));
  return caller(site, (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
}

const json = (body: object | undefined): RequestInit =>
  body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};

function caller(site: Site, cookie: string): Api {
  const call = async <T>(method: string, path: string, init: RequestInit = {}): Promise<T> =>
    (await send(site, cookie, method, path, init)).json() as Promise<T>;
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, json(body)),
    put: (path, body) => call('PUT', path, json(body)),
    patch: (path, body) => call('PATCH', path, json(body)),
    delete: (path, body) => call('DELETE', path, json(body)),
    async upload(projectId, fileName, content) {
      const form = new FormData();
      form.set('files', new Blob([content]), fileName);
      form.set('projectId', String(projectId));
      return call('POST', '/api/insights', { body: form });
    },
  };
}

async function send(site: Site, cookie: string, method: string, path: string, init: RequestInit): Promise<Response> {
  const reply = await fetch(site.url + path, { ...init, method, headers: { ...init.headers, cookie } });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

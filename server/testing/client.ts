import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A browser, and who is signed in there. */
export type SignedIn = Client & { id: number; email: string };
export type Client = {
  /** What a request over the network needs to be one of this browser's. */
  headers(): Record<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  head(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put(url: string, body: object): Promise<LightMyRequestResponse>;
  patch(url: string, body: object): Promise<LightMyRequestResponse>;
  delete(url: string, body?: object): Promise<LightMyRequestResponse>;
  upload(
    projectId: number | string,
    fileName: string,
    content: string | Buffer,
    fields?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
};

const origin = { 'sec-fetch-site': 'same-origin' };

/** A client that keeps its cookies and speaks as a page of our own origin. */
export function browser(app: FastifyInstance, remoteAddress: string): Client {
  const jar = new Map<string, string>();
  const send = async (options: InjectOptions) => {
    const reply = await app.inject({ ...options, remoteAddress, cookies: Object.fromEntries(jar) });
    for (const { name, value } of reply.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return reply;
  };
  return {
    headers: () => ({ ...origin, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    head: (url) => send({ method: 'HEAD', url }),
    post: (url, body, headers = {}) =>
      send({ method: 'POST', url, headers: { ...origin, ...headers }, ...(body ? { payload: body } : {}) }),
    put: (url, payload) => send({ method: 'PUT', url, headers: origin, payload }),
    patch: (url, payload) => send({ method: 'PATCH', url, headers: origin, payload }),
    delete: (url, payload) => send({ method: 'DELETE', url, headers: origin, ...(payload ? { payload } : {}) }),
    upload(projectId, fileName, content, fields = {}) {
      const { payload, headers } = multipart(
        { ...fields, projectId: String(projectId) },
        fileName,
        Buffer.from(content),
      );
      return send({ method: 'POST', url: '/api/insights', payload, headers: { ...origin, ...headers } });
    },
  };
}

function multipart(fields: Record<string, string>, fileName: string, content: Buffer) {
  const boundary = 'earshot-test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
  );
  const tail = `${parts.join('')}\r\n--${boundary}--\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

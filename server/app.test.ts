import { beforeAll, describe, expect, test } from 'vitest';
import { routesOfContract } from './testing/contract-routes.ts';
import { sharedServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

describe('the page', () => {
  test('is what any unknown path gets, and is asked for anew each time', async () => {
    for (const url of ['/', '/auth', '/insights/7', '/no/such/page', '/assets/gone.js']) {
      const reply = await server.app.inject(url);
      expect(reply.statusCode, url).toBe(200);
      expect(reply.headers['content-type'], url).toMatch(/^text\/html/);
      expect(reply.headers['cache-control'], url).toBe('no-cache');
    }
  });

  test('loads hashed files that stay for ever, packed as the browser likes', async () => {
    const { body } = await server.app.inject('/');
    const asset = /\/assets\/[^"]+\.js/.exec(body)?.[0] ?? '';
    const reply = await server.app.inject({ url: asset, headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
  });

  test('keeps its build notes to itself', async () => {
    for (const url of [
      '/.vite/manifest.json',
      '/.earshot-built',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
      '/assets/..%2f.vite%2fmanifest.json',
    ]) {
      const reply = await server.app.inject(url);
      expect(reply.body, url).not.toMatch(/isEntry|dependencies/);
    }
  });

  test('may run no foreign and no inline script, and may not be framed', async () => {
    const { headers } = await server.app.inject('/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toBeUndefined();
    const { body } = await server.app.inject('/');
    expect(body).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|\sstyle=/);
  });
});

describe('calls', () => {
  test('are not kept by any cache', async () => {
    expect((await server.app.inject('/api/user')).headers['cache-control']).toBe('no-store');
  });

  test('are all described by the OpenAPI document', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json();
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = (await routesOfContract()).map((r) => `${r.method} ${r.path.replace(/:(\w+)/g, '{$1}')}`);
    expect(declared.length).toBeGreaterThan(40);
    expect(described.sort()).toEqual(declared.sort());
    expect(paths['/api/login'].post.requestBody).toBeDefined();
    expect(Object.keys(paths['/api/insights'].post.requestBody.content)).toEqual(['multipart/form-data']);
    expect(Object.keys(paths['/api/login'].post.responses)).toEqual(expect.arrayContaining(['200', '4XX']));
  });

  test('with an unknown method or path answer JSON', async () => {
    for (const [method, url] of [
      ['PUT', '/api/login'],
      ['GET', '/api'],
      ['POST', '/no/such/page'],
      ['PATCH', '/api/projects'],
    ] as const) {
      const reply = await server.app.inject({ method, url });
      expect(reply.statusCode, `${method} ${url}`).toBe(404);
      expect(reply.json()).toEqual({ message: 'Not found', code: 'not_found' });
    }
  });
});

test('health is open and says nothing else', async () => {
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const parts = { database: 'ok', schema: 'ok', queue: 'ok', disk: 'ok' };
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ok', ...parts });
});

test('what is missing is told in the same words, whichever library has set the language of zod', async () => {
  // As the libraries of language models do when they are loaded.
  const { z } = await import('zod');
  z.config(z.locales.en());
  const admin = await server.newAdmin();
  const id: number = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  const reply = await admin.patch(`/api/projects/${id}`, { maskPersonalData: 'yes' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe('maskPersonalData is missing or has the wrong form');
});

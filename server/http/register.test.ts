import cookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#contract/route.ts';
import { openCompany } from '../access/scope.ts';
import { sharedServer, type TestServer } from '../testing/test-server.ts';
import { handleErrors } from './errors.ts';
import { register } from './register.ts';

const names = z.array(z.string());
const forgetful = route('GET', '/forgetful', { action: 'projects.list', summary: '', reply: names });
const greedy = route('POST', '/greedy', { action: 'projects.create', summary: '', reply: names });
const talkative = route('GET', '/talkative', {
  action: 'projects.list',
  summary: '',
  reply: z.object({ name: z.string() }),
});
const open = route('GET', '/open', { action: 'public', summary: '', reply: names });

let server: TestServer;
let app: FastifyInstance;
const people = ['north', 'south'];
const cookies = new Map<string, string>();

beforeAll(async () => {
  server = await sharedServer();
  for (const name of people) {
    const admin = await server.newAdmin(name);
    await admin.post('/api/projects', { name });
    const payload = { email: admin.email, password: 'quiet-river-7' };
    const reply = await server.app.inject({ method: 'POST', url: '/api/login', payload });
    cookies.set(name, reply.cookies.map((c) => `${c.name}=${c.value}`).join());
  }
  app = await carelessApp();
});
afterAll(() => app.close());

/** Routes whose queries forget the company. */
async function carelessApp(): Promise<FastifyInstance> {
  const { deps } = server;
  const careless = Fastify();
  careless.setValidatorCompiler(validatorCompiler);
  careless.setSerializerCompiler(serializerCompiler);
  handleErrors(careless, deps);
  await careless.register(cookie);
  careless.decorateRequest('actor', null);
  const all = async () => (await deps.db.execute(sql`select name from projects`)).rows.map((r) => String(r.name));
  register(careless, deps, forgetful, { open: ({ actor }) => openCompany(actor), handle: all });
  register(careless, deps, greedy, {
    open: ({ actor }) => openCompany(actor),
    async handle() {
      await deps.db.execute(sql`update projects set name = name || ' was here'`);
      return all();
    },
  });
  register(careless, deps, talkative, {
    open: ({ actor }) => openCompany(actor),
    handle: async ({ actor }) => ({ name: actor.username, password: 'quiet-river-7', companyId: actor.companyId }),
  });
  register(careless, deps, open, { open: () => null, handle: all });
  return careless;
}

const call = async (method: 'GET' | 'POST', url: string, who: string) =>
  (await app.inject({ method, url, headers: { cookie: cookies.get(who) ?? '' } })).json();

test('a route whose query forgets the company shows its own all the same', async () => {
  for (const who of people) expect(await call('GET', '/forgetful', who)).toEqual([who]);
});

test('and changes nothing of another', async () => {
  expect(await call('POST', '/greedy', 'south')).toEqual(['south was here']);
  expect(await call('GET', '/forgetful', 'north')).toEqual(['north']);
});

test('a public call is in no company, whoever makes it', async () => {
  expect(await call('GET', '/open', 'north')).toEqual(expect.arrayContaining(['north', 'south was here']));
});

test('a field that the reply of a call does not declare is not sent', async () => {
  expect(await call('GET', '/talkative', 'north')).toEqual({ name: 'north' });
});

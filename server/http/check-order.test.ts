import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../testing/client.ts';
import { buildRun } from '../testing/factories.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';

let server: OwnServer;
let admin: SignedIn;
let client: SignedIn;
let own: number;
let foreign: number;
let document: number;
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
  admin = await server.newAdmin();
  client = await server.colleague(admin, 'client');
  own = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  foreign = (await (await server.newAdmin()).post('/api/projects', { name: 'Ovens' })).json().id;
  const upload = async (name: string) => (await admin.upload(own, name, `${name}: We bake at three.`)).json().id;
  document = await upload('anna.txt');
  // Another selection has to wait for this run.
  await buildRun(server, { projectId: own, documentIds: [await upload('ben.txt')], status: 'preprocessing' });
});
afterAll(() => server.stop());

const call = '/api/projects/:id/analyze-documents';
const limitReached = () =>
  server.deps.database.pool.query(
    "update rate_limits set count = 20, window_ends = now() + interval '1 minute' where key = $1",
    [`POST ${call}:${admin.id}`],
  );

test('of all that is wrong with a call the first in the order of the checks is told', async () => {
  const tell = async (
    as: Pick<SignedIn, 'post'>,
    id: number | string,
    body: object,
    site: 'cross-site' | 'same-origin' = 'same-origin',
  ) => {
    const reply = await as.post(call.replace(':id', String(id)), body, { 'sec-fetch-site': site });
    return [reply.statusCode, reply.json().code];
  };
  const wrong = { documentIds: 'none' };
  const good = { documentIds: [document] };
  expect(await tell(admin, own, good)).toEqual([409, expect.any(String)]);
  await limitReached();
  expect(await tell(server.guest(), 'no-id', wrong, 'cross-site')).toEqual([401, 'not_authenticated']);
  expect(await tell(client, 'no-id', wrong, 'cross-site')).toEqual([403, 'foreign_origin']);
  expect(await tell(client, 'no-id', wrong)).toEqual([403, 'forbidden']);
  expect(await tell(admin, 'no-id', wrong)).toEqual([400, 'invalid']);
  expect(await tell(admin, foreign, wrong)).toEqual([404, 'not_found']);
  expect(await tell(admin, own, wrong)).toEqual([400, 'invalid']);
  expect(await tell(admin, own, good)).toEqual([429, expect.any(String)]);
});

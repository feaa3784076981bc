import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { routesOfContract } from '../testing/contract-routes.ts';
import { type CostsOf, watchCosts } from '../testing/costs.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { companies, enterAll, newCompany, signIn } from './actors.ts';
import { type Cell, cellsOf, send, type World } from './cells.ts';
import { newEstate, uploadAs } from './estates.ts';
import { matrix } from './expectations/matrix.ts';
import { closedAddress } from './expectations/row.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

/** Calls that cannot be repeated at will. Each link in a mail works once, and mails have limits. */
const once = new Set<string>(['POST /api/reset-password/:token']);

/** For each call that succeeds for someone: the cell of the actor who may do most. */
const cells = (await routesOfContract()).flatMap((route): [string, Cell][] => {
  const rows = [matrix[`${route.method} ${route.path}`] ?? []].flat();
  const good = rows.flatMap((row) => cellsOf(route, row)).filter((cell) => cell.expected < 300);
  const cell = good.find(({ actor }) => actor === 'admin') ?? good[0];
  return cell ? [[`${route.method} ${route.path}`, cell]] : [];
});

let server: OwnServer;
let world: World;
let costsOf: CostsOf;
beforeAll(async () => {
  // Not the shared server: limits are on, and the engine and the queue are watched.
  server = await startTestServer({ RATE_LIMITS: 'on', AI_ALLOWED_BASE_URLS: closedAddress });
  world = { server, estates: {}, passes: new Map() };
  for (const company of companies) {
    const accounts = await newCompany(server, company);
    const cookie = await signIn(server.app, company, 'owner');
    world.estates[company] = await newEstate(server, company, accounts, uploadAs(server, cookie));
  }
  world.passes = await enterAll(server);
  costsOf = watchCosts(server);
});
afterAll(() => server.stop());

const isCounted = async () => (await server.deps.database.pool.query('select from rate_limits')).rows.length > 0;

test.each(cells)('%s has a limit if it costs work of the engine or a job', async (name, cell) => {
  await server.deps.database.pool.query('delete from rate_limits');
  const costs = await costsOf(async () => {
    const reply = await send(world, cell);
    expect(reply.statusCode).toBe(cell.expected);
  });
  const isFree = costs.length === 0 || once.has(name);
  expect(isFree || (await isCounted()), costs.join()).toBe(true);
});

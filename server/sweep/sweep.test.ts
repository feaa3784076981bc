import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { routesOfContract } from '../testing/contract-routes.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { type Accounts, companies, enterAll, newCompany, signIn } from './actors.ts';
import { type Cell, cellsOf, nameOf, send, strangeIds, type World } from './cells.ts';
import { newEstate, uploadAs } from './estates.ts';
import { matrix } from './expectations/matrix.ts';
import { closedAddress } from './expectations/row.ts';
import { wordsNotFor } from './expectations/words.ts';
import { rowsOf, tablesWithText } from './snapshot.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const routes = await routesOfContract();
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const sweeps = routes.map((route) => {
  const rows = [matrix[keyOf(route)] ?? []].flat();
  return { name: keyOf(route), cells: rows.map((row) => cellsOf(route, row)) };
});
const sum = sweeps.flatMap((s) => s.cells.flat()).length;

let server: OwnServer;
let world: World;
let before: Map<string, string[]>;
beforeAll(async () => {
  // Not the shared server: it compares all rows of the database before and after.
  server = await startTestServer({ AI_ALLOWED_BASE_URLS: closedAddress });
  world = { server, estates: {}, passes: new Map() };
  for (const company of companies) {
    const accounts: Accounts = await newCompany(server, company);
    const cookie = await signIn(server.app, company, 'owner');
    world.estates[company] = await newEstate(server, company, accounts, uploadAs(server, cookie));
  }
  world.passes = await enterAll(server);
  before = await rowsOf(server);
});
afterAll(async () => {
  console.info(`${sum} cells of ${sweeps.length} calls`);
  await server.stop();
});

/** Everything of a reply that the server decides. A document id that the caller sent may be repeated to it. */
function fingerprint({ statusCode, body, headers }: LightMyRequestResponse): string {
  const { date: _, connection: __, 'keep-alive': ___, 'content-length': length, ...ours } = headers;
  const told = body.replace(/\bDocument \d+ is\b/, 'Document n is');
  return JSON.stringify([statusCode, ours, told, told === body && length]);
}

/** What is wrong with the reply to a cell; `strangers` remembers what strange ids were answered before. */
function faultsOf(cell: Cell, reply: LightMyRequestResponse, strangers: Map<string, string>): string[] {
  const faults: string[] = [];
  const { expected, method, row, actor } = cell;
  if (reply.statusCode !== expected) faults.push(`answered ${reply.statusCode} instead of ${expected}: ${reply.body}`);
  const leaked = wordsNotFor(actor, row.signsIn === true, JSON.stringify(reply.headers) + reply.body);
  if (leaked.length > 0) faults.push(`told ${leaked.join()}`);
  if (method === 'HEAD' && reply.body !== '') faults.push('has a body');
  if (strangeIds(cell).length > 0) {
    const key = `${actor} ${method} ${expected} ${strangeIds(cell)}`;
    const print = fingerprint(reply);
    if (print !== (strangers.get(key) ?? print)) faults.push(`differs: ${print} was ${strangers.get(key)}`);
    strangers.set(key, print);
  }
  return faults.map((fault) => `${nameOf(cell)} ${fault}`);
}

test('every call of the contract has its row, and no row is left over', () => {
  expect(Object.keys(matrix).sort()).toEqual(routes.map(keyOf).sort());
});

test('in every table with text stand words of both companies, so that none can leak unseen', async () => {
  const rows = await rowsOf(world.server);
  for (const table of await tablesWithText(world.server)) {
    for (const company of companies) {
      const marked = rows.get(table)?.some((row) => row.includes(`zq${company}`));
      expect(marked, `${table} of ${company}: give it a row in server/sweep`).toBe(true);
    }
  }
});

describe(`${sum} cells: each actor, each call, each place of its ids`, () => {
  test.each(sweeps)('$name', async ({ cells }) => {
    const faults: string[] = [];
    for (const ofRow of cells) {
      const strangers = new Map<string, string>();
      for (const cell of ofRow) faults.push(...faultsOf(cell, await send(world, cell), strangers));
    }
    expect(faults).toEqual([]);
  });
});

test('what an admin is shown holds the words that the sweep looks for', async () => {
  for (const { cells } of sweeps) {
    for (const [cell] of cells.map((ofRow) => ofRow.filter((c) => c.actor === 'admin'))) {
      for (const kind of cell?.row.shows ?? []) {
        const { body } = await send(world, cell as Cell);
        expect(body, `${nameOf(cell as Cell)} shows ${kind}`).toContain(`zqamber-${kind}`);
      }
    }
  }
});

/** A company has one row of settings, which its admin changes and removes on the way; routes.test.ts of model-settings checks whose. */
const changedOnTheWay = ['model_settings'];

test('what stood before the sweep stands after it, unchanged', async () => {
  const after = await rowsOf(world.server);
  for (const [table, rows] of before) {
    if (changedOnTheWay.includes(table)) continue;
    const standing = new Set(after.get(table));
    expect(
      rows.filter((row) => !standing.has(row)),
      table,
    ).toEqual([]);
  }
});

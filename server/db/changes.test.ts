import { expect, test } from 'vitest';
import { watchChanges } from './changes.ts';
import type { Listen } from './notifications.ts';
import { inCompany, reachOfWork } from './tenant.ts';

const aMinute = 60_000;
const never = new AbortController().signal;

/** Notifications that the test sends itself. */
function channel() {
  const { promise, resolve } = Promise.withResolvers<{ tell: (row: string) => void; connect: () => void }>();
  const listen: Listen = async (_channel, tell, connect) => {
    resolve({ tell, connect });
    connect();
    return { close: async () => {} };
  };
  return { listen, sent: promise };
}

/** Looks that find something from the given one on; each is waited for by its number. */
function looks(finding: number) {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let count = 0;
  const look = async () => {
    begun[count++]?.resolve();
    return count >= finding ? `look ${count}` : null;
  };
  return { look, count: () => count, begun: (number: number) => begun[number - 1]?.promise };
}

test('a row is looked at once, and again when it is told of, not when another one is', async () => {
  const { listen, sent } = channel();
  const changes = await watchChanges(listen, aMinute);
  const { tell } = await sent;
  const { look, begun, count } = looks(2);
  const found = changes.until('job 1', look, never);
  await begun(1);
  tell('job 2');
  await new Promise(setImmediate);
  expect(count()).toBe(1);
  tell('job 1');
  expect(await found).toBe('look 2');
});

test('a change that is told of during a look leads to another one', async () => {
  const { listen, sent } = channel();
  const changes = await watchChanges(listen, aMinute);
  const { tell } = await sent;
  let count = 0;
  const look = async () => {
    if (++count === 1) tell('job 1');
    await new Promise(setImmediate);
    return count === 2 ? 'found' : null;
  };
  expect(await changes.until('job 1', look, never)).toBe('found');
});

test('every row is looked at when listening begins again, for its change may have been told to nobody', async () => {
  const { listen, sent } = channel();
  const changes = await watchChanges(listen, aMinute);
  const { connect } = await sent;
  const { look, begun } = looks(2);
  const found = changes.until('job 1', look, never);
  await begun(1);
  connect();
  expect(await found).toBe('look 2');
});

test('a change whose notification is lost is found by looking from time to time', async () => {
  const changes = await watchChanges(channel().listen, 5);
  expect(await changes.until('job 1', looks(2).look, never)).toBe('look 2');
});

test('whoever is not waited for any more stops looking, with nothing', async () => {
  const changes = await watchChanges(channel().listen, aMinute);
  const gone = new AbortController();
  const { look, begun, count } = looks(2);
  const found = changes.until('job 1', look, gone.signal);
  await begun(1);
  gone.abort();
  expect(await found).toBe(null);
  expect(count()).toBe(1);
});

test('each look stays inside the company that waits, whoever sent the notification', async () => {
  const { listen, sent } = channel();
  const changes = await watchChanges(listen, aMinute);
  const { tell } = await sent;
  const reaches: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const look = async () => {
    reaches.push(reachOfWork());
    begun.resolve();
    return reaches.length === 2 ? true : null;
  };
  const found = inCompany(7, () => changes.until('job 1', look, never));
  await begun.promise;
  await inCompany(8, async () => tell('job 1'));
  await found;
  expect(reaches).toEqual([7, 7]);
});

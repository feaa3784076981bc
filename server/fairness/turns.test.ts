import { expect, test } from 'vitest';
import { unavailable } from '../errors.ts';
import { createTurns, type TurnLimits } from './turns.ts';

const full = () => unavailable('Full.');
const turnsWith = (limits: Partial<TurnLimits>, now?: () => number) =>
  createTurns({ atOnce: 1, atOncePerCompany: 9, places: 99, placesPerCompany: 99, ...limits }, full, now);

/** Work that lasts until it is ended, and the order in which it began. */
function bench(limits: Partial<TurnLimits>) {
  const clock = { ms: 0 };
  const turns = turnsWith(limits, () => clock.ms);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (companyId: number, name: string, signal?: AbortSignal) =>
    turns.withPlace(companyId, (inTurn) =>
      inTurn(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }, signal),
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { add, end, begun, settled, clock };
}

test('companies take turns, however much one of them has queued', async () => {
  const { add, end, begun } = bench({});
  for (const name of ['a1', 'a2', 'a3']) void add(1, name);
  void add(2, 'b1');
  void add(3, 'c1');
  void add(2, 'b2');
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('one company leaves room for others', async () => {
  const { add, begun, settled } = bench({ atOnce: 3, atOncePerCompany: 2 });
  for (const name of ['a1', 'a2', 'a3']) void add(1, name);
  void add(2, 'b1');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('who hardly had any turns lately is served first, in a turn that is kept for that', async () => {
  const { add, end, begun, clock, settled } = bench({ atOnce: 1, spare: 1 });
  void add(1, 'a1');
  await settled();
  clock.ms = 5_000;
  await end('a1');
  for (const name of ['a2', 'a3']) void add(1, name);
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  void add(2, 'b1');
  void add(2, 'b2');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('work is told whether its company hardly had any turns lately', async () => {
  const clock = { ms: 0 };
  const turns = turnsWith({}, () => clock.ms);
  const isLight = (companyId: number, ms: number) =>
    turns.withPlace(companyId, (inTurn) =>
      inTurn(async (turn) => {
        clock.ms += ms;
        return turn.isLight;
      }),
    );
  expect(await isLight(1, 20_000)).toBe(true);
  expect(await isLight(1, 10)).toBe(false);
  expect(await isLight(2, 10)).toBe(true);
});

test('on a machine where everything takes long, it counts who had the most', async () => {
  const { add, end, begun, clock, settled } = bench({ atOnce: 1, spare: 1 });
  void add(1, 'a1');
  await settled();
  clock.ms = 40_000;
  await end('a1');
  void add(2, 'b1');
  await settled();
  clock.ms = 45_000;
  await end('b1');
  for (const name of ['a2', 'a3']) void add(1, name);
  void add(2, 'b2');
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('what a company had is forgotten after some minutes', async () => {
  const { add, end, begun, clock, settled } = bench({ atOnce: 1, spare: 1 });
  void add(1, 'a1');
  await settled();
  clock.ms = 5_000;
  await end('a1');
  void add(2, 'b1');
  await settled();
  clock.ms = 200_000;
  void add(1, 'a2');
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('what finds no place is refused at once, by company and in all', async () => {
  const { add, end } = bench({ places: 3, placesPerCompany: 2 });
  void add(1, 'a1');
  void add(1, 'a2');
  await expect(add(1, 'a3')).rejects.toThrow('Full.');
  void add(2, 'b1');
  await expect(add(3, 'c1')).rejects.toThrow('Full.');
  await end('a1');
  const late = add(3, 'c1');
  for (const name of ['a2', 'b1', 'c1']) await end(name);
  await expect(late).resolves.toBeUndefined();
});

test('where few companies hold all places, some are left for those that hold none', async () => {
  const { add } = bench({ places: 4, placesPerCompany: 2, placesForNewcomers: 1 });
  for (const company of [1, 1, 2, 2]) void add(company, `${company}`);
  await expect(add(2, 'more')).rejects.toThrow('Full.');
  let isIn = true;
  void add(3, 'new').catch(() => {
    isIn = false;
  });
  await expect(add(3, 'second')).rejects.toThrow('Full.');
  await expect(add(4, 'too late')).rejects.toThrow('Full.');
  expect(isIn).toBe(true);
});

test('an abort ends the wait and leaves the place to others', async () => {
  const { add, end, begun } = bench({});
  void add(1, 'a1');
  const leaving = new AbortController();
  const left = add(1, 'a2', leaving.signal);
  void add(1, 'a3');
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await expect(add(1, 'a4', leaving.signal)).rejects.toThrow('aborted');
  await end('a1');
  expect(begun).toEqual(['a1', 'a3']);
});

test('work that fails gives its turn back', async () => {
  const turns = turnsWith({ places: 1 });
  const fail = () => turns.withPlace(1, (inTurn) => inTurn(() => Promise.reject(new Error('broken'))));
  await expect(fail()).rejects.toThrow('broken');
  await expect(fail()).rejects.toThrow('broken');
});

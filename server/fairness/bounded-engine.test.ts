import { expect, test } from 'vitest';
import { inCompany } from '../db/tenant.ts';
import type { EngineClient } from '../jobs/engine-client.ts';
import { boundedEngine } from './bounded-engine.ts';

/** An engine that answers when it is let go. */
function heldEngine() {
  const { promise, resolve } = Promise.withResolvers<never[]>();
  const engine = { suggestTopics: () => promise } as Partial<EngineClient> as EngineClient;
  return { engine, release: () => resolve([]) };
}

test('of the calls that wait for the engine so many are let in, by company and in all, and the others are a 503 at once', async () => {
  const { engine, release } = heldEngine();
  const bounded = boundedEngine(engine, { places: 3, placesPerCompany: 2, placesForNewcomers: 1 });
  const ask = (company: number) => inCompany(company, () => bounded.suggestTopics({} as never));
  const held = [ask(1), ask(1), ask(2)];
  const refused = {
    status: 503,
    message: 'Too many questions are being answered right now. Please try again in a moment.',
    headers: { 'retry-after': '5' },
  };
  await expect(ask(1)).rejects.toMatchObject(refused);
  await expect(ask(2)).rejects.toMatchObject(refused);
  held.push(ask(3));
  release();
  await Promise.all(held);
  expect(await ask(1)).toEqual([]);
});

import { afterAll, beforeAll, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { type Act, acts } from './acts.ts';
import { newDice } from './dice.ts';
import { expectStatus, type Life, newLife } from './life.ts';
import { expectForgotten, expectTruths } from './truths.ts';

/** LIFE says how many projects live, with new seeds each time; LIFE_SEED repeats one. `npm run test:long` runs 300. */
const asked = Number(process.env.LIFE ?? 0);
const repeated = process.env.LIFE_SEED;
const first = repeated ? Number(repeated) : asked ? Date.now() % 2 ** 31 : 1;
const seeds = Array.from({ length: repeated ? 1 : asked || 10 }, (_, i) => first + i);
const actsOfALife = 10;

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: the tests read every row of every table.
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each(seeds)(
  'a project that lives by the seed %i keeps its quotes, insights and counts true',
  { timeout: 120_000 },
  async (seed) => {
    const life = await newLife(server, await server.newAdmin(), newDice(seed));
    const lived: string[] = [];
    let insights: ReadonlyMap<number, Insight> = new Map();
    try {
      for (let i = 0; i < actsOfALife; i++) {
        const act = nextAct(life, insights);
        lived.push(act.name);
        insights = await expectTruths(life, insights, await act.run(life, insights));
      }
    } catch (error) {
      if (error instanceof Error) error.message = `seed ${seed}, after ${lived.join(', ')}: ${error.message}`;
      throw error;
    } finally {
      await endLife(life);
    }
    await expectForgotten(life);
  },
);

function nextAct(life: Life, insights: ReadonlyMap<number, Insight>): Act {
  const possible = acts.filter((act) => act.possible(life, insights));
  return life.dice.oneOf(possible.flatMap((act) => Array<Act>(act.weight).fill(act)));
}

/** A deleted project leaves no word either. */
async function endLife(life: Life): Promise<void> {
  expectStatus(await life.admin.delete(`/api/projects/${life.projectId}`), 200);
  life.deleted.push(...life.documents.values());
  life.documents.clear();
}

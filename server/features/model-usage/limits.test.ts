import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UsagePage } from '#contract/models/usage.ts';
import { openForJob, type ProjectScope } from '../../access/scope.ts';
import { inCompany } from '../../db/tenant.ts';
import { projectWith } from '../../testing/analyses.ts';
import type { SignedIn } from '../../testing/client.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { type ModelSite, setModel, startModelSite } from '../../testing/model-site.ts';
import { modelOfProject, openModel } from './service.ts';

let site: ModelSite;
let admin: SignedIn;
beforeAll(async () => {
  site = await startModelSite();
});
beforeEach(async () => {
  admin = await site.server.newAdmin();
});
afterAll(() => site.stop());

const sql = async (text: string, ...values: unknown[]) =>
  (await site.server.deps.database.pool.query(text, values)).rows;
const usage = async (): Promise<UsagePage> => (await admin.get('/api/usage')).json();

async function newProject(): Promise<ProjectScope> {
  const { id } = (await admin.post('/api/projects', { name: 'Bakeries' })).json();
  const [row] = await sql('select company_id from projects where id = $1', id);
  return openForJob({ companyId: row.company_id, projectId: id, userId: admin.id });
}

/** A worker with the model of the project, as each process of a server opens it. */
async function worker(scope: ProjectScope, runId = 'run') {
  const kept = await modelOfProject(site.server.deps, scope);
  if (!kept) throw new Error('the project has no model');
  const { options, settled } = await openModel(site.server.deps, scope, kept, { projectId: scope.projectId, runId });
  const { meter } = options.model;
  if (!meter) throw new Error('its calls are not metered');
  const expected = { stage: 'notes' as const, model: 'scripted', inputTokens: 300, outputTokens: 700 };
  return {
    reserve: () => meter.reserve(expected),
    async used(ticket: number, tokens: number) {
      const call = { ...expected, inputTokens: tokens, outputTokens: 0, cached: false, failed: null, milliseconds: 5 };
      options.onUsage({ ...call, ticket });
      await settled();
    },
  };
}

test('calls of several workers that begin at once never pass a limit together', async () => {
  await setModel(admin, site, { maxTokensPerRun: 3_500 });
  const scope = await newProject();
  await inCompany(scope.companyId, async () => {
    const workers = await Promise.all([worker(scope), worker(scope), worker(scope)]);
    const tickets: number[] = [];
    const asked = workers.flatMap((one) =>
      [1, 2, 3].map(() =>
        one.reserve().then(
          (t) => void tickets.push(t),
          () => {},
        ),
      ),
    );
    await expect.poll(() => tickets.length).toBe(3);
    const rows = await sql(
      'select input_tokens + reserved_tokens as tokens from model_calls where run_id is not null and company_id = $1',
      scope.companyId,
    );
    expect(rows.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(3_000);
    // All of it is used: the six that wait are refused.
    const [first] = workers;
    for (const ticket of tickets) await first?.used(ticket, 1_000);
    await Promise.all(asked);
    expect(tickets).toHaveLength(3);
  });
});

test('a call waits for what those under way leave of the limit', async () => {
  await setModel(admin, site, { maxTokensPerMonth: 1_500 });
  const scope = await newProject();
  await inCompany(scope.companyId, async () => {
    const one = await worker(scope);
    const ticket = await one.reserve();
    const second = one.reserve();
    await one.used(ticket, 200);
    expect(await second).toBeGreaterThan(ticket);
  });
});

test('a call that could pass the limit is refused with a sentence', async () => {
  await setModel(admin, site, { maxTokensPerRun: 900 });
  const scope = await newProject();
  await inCompany(scope.companyId, async () => {
    const one = await worker(scope);
    await expect(one.reserve()).rejects.toMatchObject({
      fault: 'limit',
      message: expect.stringMatching(/^The limit of 900 tokens for one analysis is reached: 0 are used/),
    });
  });
});

test('a call under way is listed once it has ended; one whose server stopped counts as failed', async () => {
  await setModel(admin, site);
  const scope = await newProject();
  await inCompany(scope.companyId, async () => {
    const one = await worker(scope);
    const ticket = await one.reserve();
    expect((await usage()).rows).toEqual([]);
    await one.used(ticket, 200);
    expect((await usage()).totals).toMatchObject({ calls: 1, inputTokens: 200, failed: 0 });
    const lost = await one.reserve();
    await sql("update model_calls set created_at = now() - interval '5 minutes' where id = $1", lost);
    const { totals, rows } = await usage();
    expect(totals).toMatchObject({ calls: 2, inputTokens: 500, outputTokens: 0, failed: 1 });
    expect(rows[0]).toMatchObject({ id: lost, failed: 'The server stopped during this call.' });
  });
});

test('work stops at its next call when the company has moved to another provider', async () => {
  await setModel(admin, site);
  const scope = await newProject();
  await inCompany(scope.companyId, async () => {
    const one = await worker(scope);
    await setModel(admin, site, { provider: 'openai', baseUrl: null, apiKey: 'sk-other' });
    await expect(one.reserve()).rejects.toThrow('have changed since the analysis started');
  });
});

test('what was asked beside a call that failed is hung up on and recorded, and holds no tokens of the month', async () => {
  await setModel(admin, site);
  const { projectId, documentIds } = await projectWith(admin, { 'anna.txt': anna, 'ben.txt': ben });
  let calls = 0;
  site.play(() => (++calls === 1 ? { silence: true } : { status: 401 }));
  const hungUp = site.peer.hungUp();
  const reply = await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  expect(reply.json().message).toMatch(/refused the key/);
  await hungUp;
  const { rows, totals, thisMonth } = await usage();
  expect(rows.map(({ failed }) => failed).toSorted()).toEqual([
    expect.stringContaining('refused the key'),
    'The call was cancelled.',
  ]);
  expect(thisMonth.tokens).toBe(totals.inputTokens + totals.outputTokens);
  const open = await sql('select from model_calls where reserved_tokens is not null and user_id = $1', admin.id);
  expect(open).toEqual([]);
});

import { beforeAll, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import type { Person } from '#contract/people/people.ts';
import { textOfPdf } from '../../report/testing/pdf-text.ts';
import { analyzed, insightsOf, projectWith } from '../../testing/analyses.ts';
import type { SignedIn } from '../../testing/client.ts';
import { anna, ben, chloe, dora } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { sharedServer } from '../../testing/test-server.ts';

let admin: SignedIn;
beforeAll(async () => {
  admin = await (await sharedServer()).newAdmin();
});

/** A project whose four interviews were analysed and read for people. */
async function identified() {
  const files = { 'anna.txt': anna, 'ben.txt': ben, 'chloe.txt': chloe, 'dora.txt': dora };
  const { projectId, documentIds } = await projectWith(admin, files);
  await analyzed(admin, projectId, documentIds);
  await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  const people: Person[] = (await admin.get(`/api/projects/${projectId}/people`)).json();
  const idOf = (name: string) => people.find((p) => p.name === name)?.id;
  return { projectId, documentIds, idOf };
}

const hide = (id: number | undefined, hidden: boolean) => admin.patch(`/api/people/${id}`, { hidden });
const listed = async (projectId: number): Promise<Person[]> =>
  (await admin.get(`/api/projects/${projectId}/people`)).json();
const inAllOf = (insights: readonly Insight[]) => [...new Set(insights.map((i) => i.analysis.strength?.peopleInAll))];
const untilCounted = (projectId: number, inAll: number) =>
  until(async () => {
    const insights = await insightsOf(admin, projectId);
    return inAllOf(insights).every((n) => n === inAll) ? insights : undefined;
  }, `the insights to count ${inAll} people`);
const speakersOf = ({ analysis }: Insight, stance = 'for') =>
  new Set(analysis.evidence.filter((q) => q.stance === stance).map((q) => q.speaker));
const shown = (insights: readonly Insight[]) =>
  new Map(insights.map(({ id, analysis: { title, strength, evidence } }) => [id, { title, strength, evidence }]));

test('a hidden person counts nowhere, keeps their quotes, and counts again once shown', {
  timeout: 120_000,
}, async () => {
  const { projectId, idOf } = await identified();
  const before = await insightsOf(admin, projectId);
  expect(inAllOf(before)).toEqual([4]);
  const alone = before.find((i) => i.analysis.strength?.people === 1 && speakersOf(i).has('Dora'));
  const shared = before.find((i) => i.analysis.strength?.people !== 1 && speakersOf(i).has('Dora'));
  expect([alone, shared]).not.toContain(undefined);

  await hide(idOf('Dora'), true);
  const after = await untilCounted(projectId, 3);
  expect(await listed(projectId)).toHaveLength(3);
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  const now = (one: Insight | undefined) => after.find(({ id }) => id === one?.id);
  expect(now(shared)?.analysis.strength?.people).toBe((shared?.analysis.strength?.people ?? 0) - 1);
  expect(now(alone)?.analysis).toMatchObject({ title: alone?.analysis.title, strength: { people: 0, documents: 0 } });
  const marked = alone?.analysis.evidence.map((q) => (q.speaker === 'Dora' ? { ...q, hidden: true } : q));
  expect(now(alone)?.analysis.evidence).toEqual(marked);
  expect(now(alone)?.content).toBe('Only people who are hidden in this project speak about this.');
  for (const { content } of after) expect(content).not.toContain('Dora');

  const pdf = await textOfPdf((await admin.get(`/api/projects/${projectId}/insights/pdf`)).rawPayload);
  expect(pdf).toContain('Only hidden people');
  expect(pdf).not.toMatch(/of 4 people/);
  const [head = '', ...rows] = (await admin.get(`/api/projects/${projectId}/export?format=csv`)).body.split('\r\n');
  const column = head.split(',').indexOf('people_in_all');
  expect(column).toBeGreaterThan(0);
  expect(rows.filter(Boolean).every((row) => row.includes(',3,'))).toBe(true);

  const ask = async (insight: Insight | undefined) => {
    const reply = await admin.post(`/api/insight/${insight?.id}/chat`, { message: 'Who speaks about this?' });
    return reply.json().data.response.content as string;
  };
  expect(await ask(shared)).not.toContain('Dora');
  expect(await ask(alone)).toBe('Only people who are hidden in this project speak about this.');

  await hide(idOf('Dora'), false);
  expect(shown(await untilCounted(projectId, 4))).toEqual(shown(before));
  expect(await ask(alone)).toContain('Dora');
});

test('later runs quote no hidden person anew and keep what rests on them, until they are shown', {
  timeout: 120_000,
}, async () => {
  const { projectId, documentIds, idOf } = await identified();
  const before = await insightsOf(admin, projectId);
  await hide(idOf('Dora'), true);
  await untilCounted(projectId, 3);
  await analyzed(admin, projectId, documentIds);
  const after = await insightsOf(admin, projectId);
  expect(inAllOf(after)).toEqual([3]);
  const known = new Set(before.map(({ id }) => id));
  for (const insight of after.filter(({ id }) => !known.has(id))) expect(speakersOf(insight)).not.toContain('Dora');
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining([...known]));
  await hide(idOf('Dora'), false);
  const again = await untilCounted(projectId, 4);
  const people = (insights: readonly Insight[]) =>
    new Map(insights.filter(({ id }) => known.has(id)).map((i) => [i.id, i.analysis.strength?.people]));
  expect(people(again)).toEqual(people(before));
});

import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { InsightMessage } from '#contract/conversations/insight-conversations.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { Person } from '#contract/people/people.ts';
import { textOfPdf } from '../../report/testing/pdf-text.ts';
import { analyzed, insightsOf, projectWith } from '../../testing/analyses.ts';
import type { SignedIn } from '../../testing/client.ts';
import { anna, dora as bakingDora, ben, chloe } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { sharedServer } from '../../testing/test-server.ts';

let admin: SignedIn;
beforeAll(async () => {
  admin = await (await sharedServer()).newAdmin();
});

const peopleOf = async (projectId: number): Promise<Person[]> =>
  (await admin.get(`/api/projects/${projectId}/people`)).json();
const again = anna.replaceAll('bread', 'cake').replaceAll('evening', 'weekend');

/** How many people the insights count in all, who speaks in them, and which is the largest count of one insight. */
async function counted(projectId: number) {
  const found = await insightsOf(admin, projectId);
  const strengths = found.map(({ analysis }) => analysis.strength);
  return {
    inAll: [...new Set(strengths.map((s) => s?.peopleInAll))],
    names: [...new Set(found.flatMap(({ analysis }) => analysis.evidence.map((q) => q.speaker)))].sort(),
    most: Math.max(...strengths.map((s) => s?.people ?? 0)),
  };
}

test('insights count people as the team has merged and renamed them, and cite them by that name, in later runs too', async () => {
  const { projectId, documentIds } = await projectWith(admin, { 'monday.txt': anna, 'friday.txt': again });
  await analyzed(admin, projectId, documentIds);
  expect(await counted(projectId)).toMatchObject({ inAll: [2], names: ['Anna in friday', 'Anna in monday'] });
  await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  const personIds = (await peopleOf(projectId)).map((p) => p.id);
  await admin.post(`/api/projects/${projectId}/people/merge`, { personIds });
  await admin.patch(`/api/people/${personIds[0]}`, { name: 'Anna Berger' });
  const renamed = { inAll: [1], names: ['Anna Berger'], most: 1 };
  await until(async () => isDeepStrictEqual(await counted(projectId), renamed) || undefined, 'the counts to follow');
  const summaries = (await insightsOf(admin, projectId)).map(({ content }) => content).join('\n');
  expect(summaries).not.toContain('Anna in');
  await analyzed(admin, projectId, documentIds);
  expect(await counted(projectId)).toEqual(renamed);
});

test('chats know whom the team has merged and renamed, and see it at the next message', {
  timeout: 90_000,
}, async () => {
  const { projectId, documentIds } = await projectWith(admin, { 'monday.txt': anna, 'friday.txt': again });
  await analyzed(admin, projectId, documentIds);
  await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  const personIds = (await peopleOf(projectId)).map((p) => p.id);
  const speaking = (one: Insight) => one.analysis.evidence.filter((q) => q.stance === 'for');
  const ofBoth = (one: Insight) => new Set(speaking(one).map((q) => q.documentId)).size === 2;
  const insight = (await insightsOf(admin, projectId)).find(ofBoth);
  const whoSpeaks = async () => {
    const reply = await admin.post(`/api/insight/${insight?.id}/chat`, { message: 'Who speaks about this?' });
    return reply.json().data.response as InsightMessage;
  };
  const speakersIn = ({ citations }: Pick<InsightMessage, 'citations'>) => new Set(citations.map((c) => c.speaker));
  expect(speakersIn(await whoSpeaks())).toEqual(new Set(['Anna in monday', 'Anna in friday']));
  await admin.post(`/api/projects/${projectId}/people/merge`, { personIds });
  const [id] = personIds;
  for (const name of ['Anna Berger', 'Anna Lind']) {
    await admin.patch(`/api/people/${id}`, { name });
    const told = await whoSpeaks();
    expect(speakersIn(told)).toEqual(new Set([name]));
    expect(told.content).not.toContain('Anna in');
    const message = 'What happens to bread in the evening?';
    const asked = await admin.post(`/api/projects/${projectId}/people/chat`, { people: [id], message });
    const [response] = asked.json().responses;
    expect(response.citations.length).toBeGreaterThan(0);
    expect(speakersIn(response)).toEqual(new Set([name]));
  }
  await until(async () => (await counted(projectId)).inAll.every((n) => n === 1) || undefined, 'the counts to follow');
  expect((await whoSpeaks()).content).not.toMatch(/both people|one other/i);
});

test('a chat about an insight from some of the uploads counts as its card does', { timeout: 90_000 }, async () => {
  const files = { 'anna.txt': anna, 'ben.txt': ben, 'chloe.txt': chloe, 'dora.txt': bakingDora, 'mending.txt': dora };
  const { projectId, documentIds } = await projectWith(admin, files);
  await analyzed(admin, projectId, documentIds);
  const isOfSome = ({ analysis: { strength, sources } }: Insight) => strength?.people === 2 && sources.length === 2;
  const insight = (await insightsOf(admin, projectId)).find(isOfSome);
  expect(insight?.analysis.strength?.peopleInAll).toBe(5);
  for (const message of ['Who speaks about this?', 'How many people speak about this?']) {
    const reply = await admin.post(`/api/insight/${insight?.id}/chat`, { message });
    expect(reply.json().data.response.content).toMatch(/two of five people/i);
  }
});

test('cards, exports, reports and the page of people count the same people', { timeout: 90_000 }, async () => {
  const { projectId, documentIds } = await projectWith(admin, {
    'monday.txt': anna,
    'copy of monday.txt': anna,
    'ben.txt': ben,
    'figures.csv': 'Month,Orders\nMay,12\nJune,14\n',
    'survey.csv':
      'What would help you?\nThe weather the night before.\nSmaller loaves!\nA shop that calls me at noon.\n',
  });
  await analyzed(admin, projectId, documentIds);
  await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  const people = await peopleOf(projectId);
  const respondents = [1, 2, 3].map((n) => `Respondent ${n} in survey`);
  expect(people.map((p) => p.name).sort()).toEqual(['Anna', 'Ben', ...respondents]);
  const { inAll, names } = await counted(projectId);
  expect(inAll).toEqual([people.length]);
  for (const name of names) expect(people.map((p) => p.name)).toContain(name);
  const pdf = await textOfPdf((await admin.get(`/api/projects/${projectId}/insights/pdf`)).rawPayload);
  const told = [...pdf.matchAll(/\b(\d+) of (\d+) people\b/g)].map(([, , inAll]) => Number(inAll));
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told)).toEqual(new Set([people.length]));
  const csv = (await admin.get(`/api/projects/${projectId}/export?format=csv`)).body.split('\r\n');
  const column = csv[0]?.split(',').indexOf('people_in_all') ?? -1;
  expect(column).toBeGreaterThan(0);
  const isCounted = (line: string) => line.includes(`,${people.length},`);
  expect(csv.slice(1).filter(Boolean).every(isCounted)).toBe(true);
});

const dora = `Interviewer: Who mends your bicycle?
Dora: My uncle mends it in his garage, and I pay him with plums.
`;

test('once a document is deleted, every summary tells of as many people as its card', { timeout: 90_000 }, async () => {
  const { projectId, documentIds } = await projectWith(admin, { 'anna.txt': anna, 'ben.txt': ben, 'dora.txt': dora });
  await analyzed(admin, projectId, documentIds);
  const told = async () => (await insightsOf(admin, projectId)).map(({ content }) => content).join('\n');
  expect(await told()).toMatch(/three people/i);
  await admin.delete(`/api/insights/${documentIds[2]}`);
  expect((await counted(projectId)).inAll).toEqual([2]);
  expect(await told()).not.toMatch(/three people/i);
});

const visits = `Field notes: two bakeries

Rosa Vidal, a baker in the old town, told us that the flour comes late. "I order flour on Monday, and it comes on Thursday," she said. "I wish the driver called the evening before, because I cannot bake without flour." We drank coffee.

"The bridge is closed at night, so I have to drive around the whole harbour," said Tom Berg, a driver. "It costs me an hour every night."`;

test('those whom a report describes count as they are listed, and its writer does not; merged with an interview they stay one', async () => {
  const { projectId, documentIds } = await projectWith(admin, { 'visits.txt': visits, 'monday.txt': anna });
  const identify = () => admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  await identify();
  const people = await peopleOf(projectId);
  expect(people.map(({ name, title }) => [name, title]).sort()).toEqual([
    ['Anna', 'Role unknown'],
    ['Rosa Vidal', 'Baker in the old town'],
    ['Tom Berg', 'Driver'],
  ]);
  await analyzed(admin, projectId, documentIds);
  const { inAll, names } = await counted(projectId);
  expect(inAll).toEqual([3]);
  for (const name of names.filter((n) => n !== null)) expect(people.map((p) => p.name)).toContain(name);
  const idOf = (name: string) => people.find((p) => p.name === name)?.id;
  await admin.post(`/api/projects/${projectId}/people/merge`, { personIds: [idOf('Rosa Vidal'), idOf('Anna')] });
  await identify();
  expect((await peopleOf(projectId)).map(({ name, documentIds: own }) => [name, own.length]).sort()).toEqual([
    ['Rosa Vidal', 2],
    ['Tom Berg', 1],
  ]);
  await analyzed(admin, projectId, documentIds);
  expect((await counted(projectId)).inAll).toEqual([2]);
});

import { beforeAll, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import type { Topic } from '#contract/projects/topics.ts';
import type { Client } from '../../testing/client.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client & { id: number };
let projectId: number;
let otherProject: number;
let waste: number;
let weather: number;
let foreign: number;

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  otherProject = (await admin.post('/api/projects', { name: 'Ferries' })).json().id;
  waste = await newTopic(projectId, 'Bread Waste');
  weather = await newTopic(projectId, 'Weather');
  foreign = await newTopic(otherProject, 'Timetable');
});

const newTopic = async (project: number, name: string) =>
  (await admin.post('/api/topics', { name, color: '#EF4444', projectId: project })).json().id as number;
const made = async (tags: string[]) =>
  (
    await admin.post(`/api/projects/${projectId}/insights/custom`, {
      title: 'Full bins',
      content: 'Every night.',
      tags,
    })
  ).json() as Insight;
const edited = (id: number, body: object) => admin.patch(`/api/insights/${id}`, body);
const topicIds = (insight: Insight) => insight.topics.map(({ id }) => id);
const counts = async () => {
  const topics = (await admin.get('/api/topics')).json() as Topic[];
  return Object.fromEntries(topics.map(({ id, insightCount }) => [id, insightCount]));
};

test('a tag with the name of a topic, in whatever case, is that topic', async () => {
  const insight = await made(['bread waste', 'night']);
  expect(topicIds(insight)).toEqual([waste]);
  const more = (await edited(insight.id, { analysis: { keywords: ['bread waste', 'WEATHER'] } })).json();
  expect(topicIds(more)).toEqual([waste, weather]);
});

test('an insight stands under the given topics and no others, and stays what it was', async () => {
  const insight = await made(['weather']);
  const before = await counts();
  const reply = await edited(insight.id, { analysis: { keywords: [] }, topicIds: [waste] });
  expect(reply.statusCode).toBe(200);
  expect(topicIds(reply.json())).toEqual([waste]);
  const after = await counts();
  expect(after[waste]).toBe(Number(before[waste]) + 1);
  expect(after[weather]).toBe(Number(before[weather]) - 1);
  expect(topicIds((await edited(insight.id, { topicIds: [] })).json())).toEqual([]);
});

test('without topics in the request it stays under those it has', async () => {
  const insight = await made(['weather']);
  const reply = await edited(insight.id, { analysis: { keywords: ['night'] } });
  expect(topicIds(reply.json())).toEqual([weather]);
});

test('a topic of another project counts as missing, and nothing is changed', async () => {
  const insight = await made(['weather']);
  const reply = await edited(insight.id, { title: 'Changed', topicIds: [waste, foreign] });
  expect(reply.statusCode).toBe(404);
  const rows = (await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
  const after = rows.find(({ id }) => id === insight.id);
  expect(after).toEqual(insight);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { topicColors } from '#contract/projects/topics.ts';
import type { Client } from '../../testing/client.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
});

type Topic = { name: string; color: string };

async function suggested(brief: object): Promise<Topic[]> {
  const reply = await admin.post('/api/projects/generate-topics', brief);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

describe('topics for a new project', () => {
  test('come from its brief, in its language, each with one of the eight colours in turn', async () => {
    const topics = await suggested({
      name: 'Pendeln',
      description: 'Wie Pendler mit verspäteten Zügen umgehen und was sie sich von der App wünschen.',
      language: 'german',
    });
    expect(topics.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Verspätungen und Ausfälle', 'Nutzung der App']),
    );
    expect(topics.map(({ color }) => color)).toEqual(topicColors.slice(0, topics.length));
  });

  test('are at least five also for a name alone, and can be stored as they are', async () => {
    const topics = await suggested({ name: 'Onboarding study', language: 'english' });
    expect(topics.length).toBeGreaterThanOrEqual(5);
    const project = await admin.post('/api/projects', { name: 'Onboarding study', topics });
    expect(project.statusCode).toBe(201);
    const stored = (await admin.get(`/api/topics?projectId=${project.json().id}`)).json();
    expect(stored.map(({ name }: Topic) => name)).toEqual(topics.map(({ name }) => name));
  });

  test('are answered for the longest extensive brief as well', async () => {
    const longBrief = 'Families throw away bread because the fridge is full. '.repeat(1_000).slice(0, 50_000);
    const topics = await suggested({ name: 'Food waste', longBrief, language: 'english' });
    expect(topics.map(({ name }) => name)).toContain('Reasons for throwing things away');
  });
});

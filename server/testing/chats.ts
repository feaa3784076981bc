import type { LightMyRequestResponse } from 'fastify';
import type { Client, SignedIn } from './client.ts';
import { buildInsight } from './factories.ts';
import { anna, ben } from './interviews.ts';
import type { TestServer } from './test-server.ts';

/** What Anna says of bread that is left over. */
export const leftovers = 'We throw away about ten loaves every evening, and that really hurts me.';

export type Research = { projectId: number; documentId: number; insightId: number };

/** A project with one interview, and an insight that quotes it. */
export async function buildResearch(server: TestServer, admin: SignedIn, text = anna): Promise<Research> {
  const projectId: number = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  const documentId: number = (await admin.upload(projectId, 'anna.txt', text)).json().id;
  const insightId = await buildInsight(server, {
    projectId,
    quotes: [{ documentId, quote: leftovers, speaker: 'Anna' }],
  });
  return { projectId, documentId, insightId };
}

export type Group = { projectId: number; documentIds: number[]; people: { id: number; name: string }[] };

/** A project whose two interviews were read for people: Anna and Ben. */
export async function buildGroup(admin: SignedIn): Promise<Group> {
  const projectId: number = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  const documentIds: number[] = [];
  for (const [name, text] of [
    ['anna.txt', anna],
    ['ben.txt', ben],
  ] as const)
    documentIds.push((await admin.upload(projectId, name, text)).json().id);
  const reply = await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  const people: Group['people'] = reply.json();
  return { projectId, documentIds, people: people.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

export const insightPath = ({ projectId, insightId }: Pick<Research, 'projectId' | 'insightId'>) =>
  `/api/projects/${projectId}/insights/${insightId}/conversations`;

/** Starts a conversation about the insight; returns its id. */
export async function startChat(
  as: Client,
  research: Omit<Research, 'documentId'> & Partial<Research>,
  title = 'About bread',
  key?: string,
): Promise<number> {
  const body = { title, sessionKey: 'temp-x', clientConversationId: key };
  return (await as.post(insightPath(research), body)).json().data.id;
}

/** Starts a conversation with everyone of the group; returns its id. */
export async function startGroupChat(as: Client, { projectId, people }: Group, key?: string): Promise<number> {
  const body = { title: 'About ovens', selectedPeople: people.map((p) => p.id), clientConversationId: key };
  return (await as.post(`/api/projects/${projectId}/people/conversations`, body)).json().data.id;
}

export const seen = async (call: Promise<LightMyRequestResponse>) => {
  const { statusCode, body } = await call;
  return [statusCode, body];
};

import type { Insight } from '../../contract/insights/insights.ts';
import type { Api } from './api.ts';

type Named = { data: { id: number; title: string } };

/** A conversation about an insight, with one answered message per question. */
export async function askedAbout(api: Api, { id, projectId }: Insight, questions: string[]): Promise<number> {
  const path = `/api/projects/${projectId}/insights/${id}/conversations`;
  const { data } = await api.post<Named>(path, { title: questions[0] ?? 'Empty', sessionKey: 'temp-test' });
  for (const message of questions) {
    const clientMessageId = crypto.randomUUID();
    await api.post(`/api/insight/${id}/chat`, { message, conversationId: data.id, clientMessageId });
  }
  return data.id;
}

/** The insights of a project, newest first. */
export async function insightsOf(api: Api, projectId: number): Promise<Insight[]> {
  const rows = await api.get<Insight[]>(`/api/projects/${projectId}/insights`);
  return rows.filter(({ source }) => source !== 'upload');
}

type Person = { id: number; name: string };

/** Identifies the people of all documents of a project. */
export async function identifiedIn(api: Api, projectId: number): Promise<Person[]> {
  const rows = await api.get<Insight[]>(`/api/projects/${projectId}/insights`);
  const documentIds = rows.filter(({ source }) => source === 'upload').map(({ id }) => id);
  return api.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
}

/** A conversation with people, with one answered message per question. */
export async function askedPeople(
  api: Api,
  { projectId, people }: { projectId: number; people: readonly Person[] },
  questions: string[],
): Promise<number> {
  const path = `/api/projects/${projectId}/people/conversations`;
  const selectedPeople = people.map(({ id }) => ({ id }));
  const { data } = await api.post<Named>(path, { title: questions[0] ?? 'Empty', selectedPeople });
  for (const message of questions) {
    const clientMessageId = crypto.randomUUID();
    await api.post(`/api/projects/${projectId}/people/chat`, { message, conversationId: data.id, clientMessageId });
  }
  return data.id;
}

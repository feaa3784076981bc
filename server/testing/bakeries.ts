import { beforeAll, beforeEach } from 'vitest';
import type { Dependents } from '#contract/documents/documents-removal.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client, SignedIn } from './client.ts';
import { anna, ben, chloe } from './interviews.ts';
import { sharedServer, type TestServer } from './test-server.ts';

/** A survey whose words no interview shares. */
export const survey = `respondent,What annoys you at the counter?
1,The queue at the quince counter is far too long and I leave without my bread.
2,I leave when the queue is long because I have to catch the bus to Elmsworth.
3,Nobody tells me when the rye comes out of the oven so I come twice.
`;

export let server: TestServer;
export let admin: SignedIn;
export let client: SignedIn;
export let stranger: Client;
export let projectId: number;
export let documents: Record<'anna' | 'ben' | 'chloe' | 'survey', number>;

/** Before each test of the file that calls it there is a project with four documents, whose words can be told apart. */
export function makeBakeries(): void {
  beforeAll(async () => {
    server = await sharedServer();
    admin = await server.newAdmin();
    client = await server.colleague(admin, 'client');
    stranger = await server.newAdmin();
  });

  beforeEach(async () => {
    projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
    const upload = async (name: string, text: string) =>
      (await admin.upload(projectId, name, text)).json().id as number;
    documents = {
      anna: await upload('anna.txt', anna),
      ben: await upload('ben.txt', ben),
      chloe: await upload('chloe.txt', chloe),
      survey: await upload('survey.csv', survey),
    };
  });
}

export const quotes = {
  survey: 'The queue at the quince counter is far too long and I leave without my bread.',
  anna: 'We throw away about ten loaves every evening, and that really hurts me.',
  ben: 'We throw away a lot of bread in the evening.',
  weather: 'I wish somebody told me the weather the night before.',
};
export const from = (document: keyof typeof documents, quote: string) => ({ documentId: documents[document], quote });

export const insights = async () => (await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
export const insightOf = async (id: number) => (await insights()).find((row) => row.id === id);
export const dependentsOf = async (id: number): Promise<Dependents> =>
  (await admin.get(`/api/documents/${id}/dependents`)).json();
export const remove = (id: number, query = '') => admin.delete(`/api/insights/${id}${query}`);

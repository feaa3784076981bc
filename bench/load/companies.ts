import { setTimeout as pause } from 'node:timers/promises';
import { mailedPath } from '../../e2e/support/server.ts';
import { interview } from '../faults/interviews.ts';
import { type Call, call } from './client.ts';

/** What a signed-in user works on. */
export type Person = {
  cookie: string;
  projectId: number;
  documentId: number;
  insightIds: number[];
  conversation: { id: number; insightId: number };
};

const password = 'quiet-river-7';
/** An account has at most twenty sessions. */
const peoplePerCompany = 20;
const insightsPerCompany = 20;
const atOnce = 4;

type Site = { url: string; dataDir: string };

/** Companies of twenty people each, with a project, an analysed interview and insights. The server has its limits off. */
export async function makePeople(site: Site, count: number): Promise<Person[]> {
  const companies = Math.ceil(count / peoplePerCompany);
  const people: Person[] = [];
  let next = 0;
  const make = async () => {
    while (next < companies) people.push(...(await makeCompany(site, `company-${++next}`)));
  };
  await Promise.all(Array.from({ length: atOnce }, make));
  return people.slice(0, count);
}

async function makeCompany(site: Site, name: string): Promise<Person[]> {
  const email = `${name}@example.com`;
  const account = { username: name, email, password, confirmPassword: password, companyName: 'Harbour Foods' };
  await ask(site, '', { method: 'POST', path: '/api/register', body: account });
  await ask(site, '', { method: 'POST', path: `/api${await mailedPath(site.dataDir, email)}` });
  const cookie = await signIn(site, email);
  const work = await makeWork(site, cookie);
  const cookies = [cookie];
  while (cookies.length < peoplePerCompany) cookies.push(await signIn(site, email));
  return cookies.map((one) => ({ ...work, cookie: one }));
}

async function makeWork(site: Site, cookie: string): Promise<Omit<Person, 'cookie'>> {
  const post = <T>(path: string, body: object) => ask<T>(site, cookie, { method: 'POST', path, body });
  const { id: projectId } = await post<{ id: number }>('/api/projects', { name: 'Bread' });
  const { id: documentId } = await post<{ id: number }>('/api/insights', upload(projectId, interview(3_000)));
  const path = `/api/projects/${projectId}`;
  const { sessionKey } = await post<{ sessionKey: string }>(`${path}/analyze-documents`, { documentIds: [documentId] });
  while (!(await isOver(site, cookie, `${path}/analysis/${sessionKey}`))) await pause(100);
  for (let n = 0; n < insightsPerCompany; n++)
    await post(`${path}/insights/custom`, {
      title: `Insight ${n}`,
      content: 'Bakers throw bread away in the evening. '.repeat(5),
    });
  const listed = await ask<{ id: number }[]>(site, cookie, { method: 'GET', path: `${path}/insights` });
  const insightIds = listed.map(({ id }) => id).filter((id) => id !== documentId);
  const insightId = insightIds[0] ?? 0;
  const conversation = { title: 'Bread', clientConversationId: crypto.randomUUID() };
  const started = await post<{ data: { id: number } }>(`${path}/insights/${insightId}/conversations`, conversation);
  return { projectId, documentId, insightIds, conversation: { id: started.data.id, insightId } };
}

async function isOver(site: Site, cookie: string, path: string): Promise<boolean> {
  const { status } = await ask<{ status: string }>(site, cookie, { method: 'GET', path });
  if (status === 'error') throw new Error('an analysis failed');
  return status === 'completed';
}

export function upload(projectId: number, text: string): FormData {
  const form = new FormData();
  form.set('projectId', String(projectId));
  form.set('files', new Blob([text]), 'interview.txt');
  return form;
}

async function signIn({ url }: Site, email: string): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`sign-in: ${reply.status}`);
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function ask<T>({ url }: Site, cookie: string, one: Call): Promise<T> {
  const { status, body } = await call(url, cookie, one);
  if (status >= 300) throw new Error(`${one.method} ${one.path}: ${status} ${body}`);
  return JSON.parse(body) as T;
}

import { analysedProject } from './analysed-project.ts';
import { type Api, password, signUp } from './api.ts';
import { addMember } from './member.ts';
import { mailedPath, type Server, startServer } from './server.ts';

/** A company with research, colleagues of every role, and a company that has just begun. */
export type World = {
  server: Server;
  password: string;
  api: Api;
  /** Analysed; the client `cleo` may see its insights. */
  project: number;
  /** A passage of a document, in the reader. */
  passage: string;
  /** Links of mails that nobody has used. */
  links: { invitation: string; reset: string };
};

type Row = { id: number; source: string; analysis: { evidence: { documentId: number; start: number; end: number }[] } };

export async function makeWorld(): Promise<World> {
  const server = await startServer(undefined, { RATE_LIMITS: 'off' });
  const api = await signUp(server, 'mara');
  await signUp(server, 'nora');
  const topics = [
    { name: 'Bread waste', color: '#EF4444' },
    { name: 'Planning the next day', color: '#3B82F6' },
    { name: 'Weather and holidays', color: '#10B981' },
  ];
  await analysedProject(api, { name: 'مخابز الميناء', description: 'كيف تخطط المخابز', language: 'arabic' });
  await api.post('/api/projects', { name: 'Ferries in winter', description: 'Why commuters miss the late ferry' });
  const project = await analysedProject(api, {
    name: 'Bakeries by the harbour',
    description: 'How small bakeries decide how much bread to bake, and what they throw away.',
    topics,
  });
  const rows = await api.get<Row[]>(`/api/projects/${project}/insights`);
  const documentIds = rows.filter((row) => row.source === 'upload').map((row) => row.id);
  await api.post(`/api/projects/${project}/people/analyze`, { documentIds });
  const grant = { projectId: project, canViewInsights: true, canViewChat: false };
  await addMember(server, api, 'una', { role: 'company_user', teamName: 'Research' });
  await addMember(server, api, 'cleo', { role: 'client', projectAccess: [grant] });
  await api.post('/api/invite-user', { email: 'ravi@example.com', role: 'company_user' });
  await api.post('/api/forgot-password', { email: 'una@example.com' });
  const invitation = await mailedPath(server.dataDir, 'ravi@example.com', 'accept-invitation');
  const reset = await mailedPath(server.dataDir, 'una@example.com', 'reset-password');
  return { server, password, api, project, passage: await passageOf(api, project), links: { invitation, reset } };
}

export async function passageOf(api: Api, project: number): Promise<string> {
  const rows = await api.get<Row[]>(`/api/projects/${project}/insights`);
  const evidence = rows.find((row) => row.source !== 'upload')?.analysis.evidence[0];
  if (!evidence) throw new Error('no insight was found');
  return `/documents/${evidence.documentId}?start=${evidence.start}&end=${evidence.end}`;
}

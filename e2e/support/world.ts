import { analysedProject } from './analysed-project.ts';
import { type Api, signUp } from './api.ts';
import { askedAbout, askedPeople, identifiedIn, insightsOf } from './conversations.ts';
import { arabicPeopleChat, makeArabic, makeJapanese } from './foreign-talks.ts';
import { makeModelled } from './language-model.ts';
import { addMember } from './member.ts';
import { mailedPath } from './server.ts';
import { emailOf, type Site, type SiteWithModel } from './site.ts';
import { projectWithInsights } from './written-insights.ts';

/**
 * A company with research: its admin `mara`, the user `una` and the client `cleo`. And a company that has just begun, with its
 * admin `nora`, and one with a language model and its admin `theo`.
 */
export type World = {
  site: Site;
  api: Api;
  /** Analysed, with people and dismissed insights; the only one whose insights `cleo` may see. */
  project: number;
  /** Analysed, in Arabic. */
  arabic: number;
  /** Of `theo`: analysed by a language model. */
  modelled: number;
  /** Not analysed; its only document has a long name. */
  ferries: number;
  /** Two of its insights say nearly the same; one of its people speaks in two documents. */
  saidTwice: number;
  /** A passage of a document of the project, in the reader. */
  passage: string;
  /** The same of the Arabic one. */
  arabicPassage: string;
  /** Conversations about insights of the project, an Arabic talk and a Japanese one, and with their people. */
  chats: { insight: string; arabic: string; arabicPeople: string; japanese: string; people: string };
  /** Links of mails that are still unused. */
  links: { invitation: string; reset: string };
};

type Row = { id: number; source: string; analysis: { evidence: { documentId: number; start: number; end: number }[] } };

const topics = [
  { name: 'Bread waste', color: '#EF4444' },
  { name: 'Planning the next day', color: '#3B82F6' },
  { name: 'Weather and holidays', color: '#10B981' },
];
/** More topics than fit a screen, and one that is no plain word. */
const manyTopics = [
  'Prices',
  'Early mornings',
  'خبز 🥖 <b>left over</b>',
  ...Array.from({ length: 12 }, (_, n) => `Topic ${n + 1}`),
];

export async function makeWorld(site: SiteWithModel): Promise<World> {
  const api = await signUp(site, 'mara');
  await signUp(site, 'nora');
  const modelled = await makeModelled(site);
  const saidTwice = await makeSaidTwice(api);
  const ferries = await makeUnanalysed(api);
  const arabic = await analysedProject(api, {
    name: 'مخابز الميناء',
    description: 'كيف تخطط المخابز',
    language: 'arabic',
    topics: topics.slice(0, 1),
  });
  const project = await analysedProject(api, {
    name: 'Bäckereien am Abend',
    description: 'How small bakeries decide how much bread to bake, and what they throw away.',
    topics,
  });
  const people = await identifiedIn(api, project);
  await dismissSome(api, project);
  const [passage, arabicPassage] = [await passageOf(api, project), await passageOf(api, arabic)];
  const links = await makeMembers(site, api, project);
  const chats = await makeChats(api, { project, people });
  return { site, api, project, arabic, modelled, ferries, saidTwice, passage, arabicPassage, chats, links };
}

/** Two talks with one person. */
const twoVisits = {
  'first-visit.txt': `Interviewer: How do you plan?
Ilse Brandt: I write the numbers of the week on a sheet of paper, and I look at the weather before I start the dough.
Interviewer: What goes wrong?
Ilse Brandt: When a coach stops on the square my shelves are empty before ten, and nobody tells me that it comes.`,
  'second-visit.txt': `Interviewer: What has changed?
Ilse Brandt: I bake a second time at noon now, because the shelves were empty too early all summer.
Interviewer: And the coaches?
Ilse Brandt: The driver sends me a message the evening before, so I make forty rolls more for that day.`,
};

async function makeSaidTwice(api: Api): Promise<number> {
  const same = { quote: 'On market days I sell out before nine' };
  const { id } = await projectWithInsights(api, { name: 'Said twice' }, [
    { title: 'Market days sell out', tags: ['market'], ...same },
    { title: 'Sold out before nine', tags: ['morning'], ...same },
  ]);
  for (const [name, text] of Object.entries(twoVisits)) await api.upload(id, name, text);
  const talks = (await identifiedIn(api, id)).filter(({ name }) => name.startsWith('Ilse'));
  await api.post(`/api/projects/${id}/people/merge`, { personIds: talks.map((person) => person.id) });
  return id;
}

/** Two projects without insights; the name of one must neither act nor push a page sideways. */
async function makeUnanalysed(api: Api): Promise<number> {
  await api.post('/api/projects', { name: '<img src=x onerror=alert(1)> \u202eمخابز\u202c 🥐 {{7*7}}' });
  const { id } = await api.post<{ id: number }>('/api/projects', {
    name: 'Ferries in winter',
    description: 'Why commuters miss the late ferry',
    topics: manyTopics.map((name) => ({ name, color: '#3B82F6' })),
  });
  await api.upload(id, `an interview ${'with a long name '.repeat(8)}.txt`, 'Anna: Look at this.');
  return id;
}

async function makeMembers(site: Site, api: Api, projectId: number): Promise<World['links']> {
  const grant = { projectId, canViewInsights: true, canViewChat: true };
  await addMember(site, api, 'una', { role: 'company_user', teamName: 'Research' });
  await addMember(site, api, 'cleo', { role: 'client', projectAccess: [grant] });
  await api.post('/api/invite-user', { email: emailOf(site, 'ravi'), role: 'company_user' });
  await api.post('/api/forgot-password', { email: emailOf(site, 'una') });
  return {
    invitation: await mailedPath(site.dataDir, emailOf(site, 'ravi'), 'accept-invitation'),
    reset: await mailedPath(site.dataDir, emailOf(site, 'una'), 'reset-password'),
  };
}

type Projects = { project: number; people: Awaited<ReturnType<typeof identifiedIn>> };

async function makeChats(api: Api, { project, people }: Projects): Promise<World['chats']> {
  const about = async (projectId: number, questions: string[]) => {
    const [insight] = await insightsOf(api, projectId);
    if (!insight) throw new Error('no insight was found');
    return `/insights/${projectId}#chat-${insight.id}-${await askedAbout(api, insight, questions)}`;
  };
  const asked = ['How much bread do you throw away?', 'Who decides how much to bake?'];
  const arabic = await makeArabic(api);
  const together = { projectId: project, people: people.slice(0, 5) };
  return {
    insight: await about(project, [...asked, 'Who won the football match?']),
    arabic: await about(arabic, ['من يتحدث عن هذا؟', 'ولماذا؟']),
    arabicPeople: await arabicPeopleChat(api, arabic),
    japanese: await about(await makeJapanese(api), ['閉店後のパンについて、だれが話していますか。']),
    people: `/people?project=${project}#chat-${await askedPeople(api, together, asked)}`,
  };
}

/**
 * Leaves eight of the project's insights, with and without a badge, of one person and of two, with one quote and with more; they fill
 * three windows. The others are in the list of dismissed ones: what they would add to each screen is only the time that axe takes.
 */
async function dismissSome(api: Api, project: number): Promise<void> {
  const rows = await api.get<Row[]>(`/api/projects/${project}/insights`);
  const found = rows.filter((row) => row.source !== 'upload');
  for (const { id } of found.slice(8)) await api.delete(`/api/insights/${id}`);
}

async function passageOf(api: Api, project: number): Promise<string> {
  const rows = await api.get<Row[]>(`/api/projects/${project}/insights`);
  const evidence = rows.find((row) => row.source !== 'upload')?.analysis.evidence[0];
  if (!evidence) throw new Error('no insight was found');
  return `/documents/${evidence.documentId}?start=${evidence.start}&end=${evidence.end}`;
}

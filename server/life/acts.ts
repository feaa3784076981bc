import { expect } from 'vitest';
import { type Dependents, writtenKey } from '#contract/documents/documents-removal.ts';
import type { ErasurePreview } from '#contract/documents/erasure.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { ended, expectStatus, insightsOf, type Life } from './life.ts';
import { newInterview } from './material.ts';

/** What an act may do to the insights that were there before it. Everything else stays as it is. */
export type Effects = {
  /** These are gone. */
  removed?: ReadonlySet<number>;
  /** These are back as they were. */
  restored?: readonly Insight[];
  /** These may change, and no others. */
  changed?: ReadonlySet<number>;
  /** New ones may come. */
  adds?: true;
  /** Every insight may gain evidence and counts; touched ones keep their text, and none becomes another claim. */
  refreshed?: true;
};

export type Act = {
  name: string;
  weight: number;
  possible(life: Life, insights: ReadonlyMap<number, Insight>): boolean;
  run(life: Life, insights: ReadonlyMap<number, Insight>): Promise<Effects>;
};

const mostDocuments = 6;
const always = () => true;
const someInsights = (_: Life, insights: ReadonlyMap<number, Insight>) => insights.size > 0;

const upload: Act = {
  name: 'upload',
  weight: 4,
  possible: ({ documents }) => documents.size < mostDocuments,
  async run(life) {
    const material = newInterview(life.dice, life.uploads++);
    await store(life, material.fileName, material.text, material.name);
    return {};
  },
};

const uploadAgain: Act = {
  name: 'upload the same file under another name',
  weight: 1,
  possible: ({ documents }) => documents.size > 0 && documents.size < mostDocuments,
  async run(life) {
    const copied = life.dice.oneOf([...life.documents.values()]);
    await store(life, `copy-${life.uploads++}.txt`, copied.text, copied.name);
    return {};
  },
};

async function store(life: Life, fileName: string, text: string, name: string): Promise<void> {
  const { id } = expectStatus(await life.admin.upload(life.projectId, fileName, text), 200, 201).json();
  life.documents.set(id, { name, fileName, text });
}

const analyse: Act = {
  name: 'analyse',
  weight: 4,
  possible: ({ documents }) => documents.size > 0,
  async run(life) {
    const all = [...life.documents.keys()];
    // Most runs read everything; a run of some documents must leave what rests on the others alone.
    const some = life.dice.below(4) === 0 ? life.dice.shuffled(all).slice(0, 1 + life.dice.below(all.length)) : all;
    const started = await life.admin.post(`/api/projects/${life.projectId}/analyze-documents`, { documentIds: some });
    life.sessionKey = expectStatus(started, 200).json().sessionKey as string;
    life.runs++;
    expect((await ended(life, life.sessionKey)).error).toBeNull();
    return { adds: true, refreshed: true };
  },
};

const cancelHalfWay: Act = {
  name: 'analyse and cancel',
  weight: 1,
  possible: ({ documents }) => documents.size > 0,
  async run(life) {
    const runs = `/api/projects/${life.projectId}`;
    const started = await life.admin.post(`${runs}/analyze-documents`, { documentIds: [...life.documents.keys()] });
    const { sessionKey } = expectStatus(started, 200).json();
    life.runs++;
    // It may have ended already.
    expectStatus(await life.admin.post(`${runs}/analysis/${sessionKey}/cancel`), 200, 409);
    await ended(life, sessionKey);
    return { adds: true, refreshed: true };
  },
};

const ownQuestions = [
  'Why do people avoid the workshop?',
  'What do people think about the price?',
  'What goes wrong with appointments?',
];

const ask: Act = {
  name: 'ask a question',
  weight: 2,
  possible: ({ sessionKey, documents }) => sessionKey !== undefined && documents.size > 0,
  async run(life) {
    const questions = [life.dice.oneOf(ownQuestions)];
    const path = `/api/projects/${life.projectId}/questions/analyze-agent3`;
    expectStatus(await life.admin.post(path, { questions, ragSessionKey: life.sessionKey }), 200);
    return { adds: true, refreshed: true };
  },
};

const write: Act = {
  name: 'write an insight',
  weight: 1,
  possible: always,
  async run(life) {
    const number = life.uploads++;
    const written = { title: `Our own thought ${number}`, content: 'Written by the team after a long meeting.' };
    const reply = await life.admin.post(`/api/projects/${life.projectId}/insights/custom`, written);
    life.touched.add(expectStatus(reply, 201).json().id);
    return { adds: true };
  },
};

const oneOf = ({ dice }: Life, insights: ReadonlyMap<number, Insight>) => dice.oneOf([...insights.keys()]);

const edit: Act = {
  name: 'edit an insight',
  weight: 1,
  possible: someInsights,
  async run(life, insights) {
    const id = oneOf(life, insights);
    const title = `Edited by the team, number ${life.uploads++}`;
    const reply = expectStatus(await life.admin.patch(`/api/insights/${id}`, { title }), 200);
    expect(reply.json().analysis.title).toBe(title);
    life.touched.add(id);
    return { changed: new Set([id]) };
  },
};

const tag: Act = {
  name: 'tag an insight',
  weight: 1,
  possible: someInsights,
  async run(life, insights) {
    const id = oneOf(life, insights);
    // As in the list of tags on a card: what is there stays, unless it is removed.
    const kept = life.dice.below(2) === 0 ? (insights.get(id)?.analysis.keywords ?? []) : [];
    const keywords = [...new Set([...kept, `tag ${life.uploads++}`, 'for the next meeting'])];
    expectStatus(await life.admin.patch(`/api/insights/${id}`, { analysis: { keywords } }), 200);
    life.touched.add(id);
    return { changed: new Set([id]) };
  },
};

const talk: Act = {
  name: 'talk about an insight',
  weight: 1,
  possible: someInsights,
  async run(life, insights) {
    const id = oneOf(life, insights);
    const path = `/api/projects/${life.projectId}/insights/${id}/conversations`;
    const created = expectStatus(await life.admin.post(path, { title: 'What to do about it' }), 201);
    const conversationId = created.json().data.id as number;
    const message = 'Who says that, and why?';
    const asked = { message, conversationId, clientMessageId: `m${life.uploads++}` };
    expectStatus(await life.admin.post(`/api/insight/${id}/chat`, asked), 200);
    life.conversations.set(conversationId, id);
    life.touched.add(id);
    return {};
  },
};

const merge: Act = {
  name: 'merge two insights',
  weight: 1,
  possible: (_, insights) => insights.size > 1,
  async run(life, insights) {
    const [keepId = 0, other = 0] = life.dice.shuffled([...insights.keys()]);
    const path = `/api/projects/${life.projectId}/insights/merge`;
    const kept = expectStatus(await life.admin.post(path, { keepId, ids: [other] }), 200).json() as Insight;
    expect(kept.analysis.title).toBe(insights.get(keepId)?.analysis.title);
    for (const [conversation, about] of life.conversations)
      if (about === other) life.conversations.set(conversation, keepId);
    life.touched.add(keepId);
    return { removed: new Set([other]), changed: new Set([keepId]) };
  },
};

const remove: Act = {
  name: 'delete an insight',
  weight: 1,
  possible: someInsights,
  async run(life, insights) {
    const id = oneOf(life, insights);
    expectStatus(await life.admin.delete(`/api/insights/${id}`), 200);
    const conversations = [...life.conversations].filter(([, about]) => about === id);
    for (const [conversation] of conversations) life.conversations.delete(conversation);
    const insight = insights.get(id);
    if (insight) life.trash.push({ insight, conversations, runs: life.runs });
    return { removed: new Set([id]) };
  },
};

const restore: Act = {
  name: 'restore the last deleted insight',
  weight: 2,
  possible: ({ trash }) => trash.length > 0,
  async run(life, insights) {
    const { insight, conversations, runs } = life.trash.pop() as Life['trash'][number];
    // What rested on a deleted document is not in the trash any more.
    const rests = [...insight.analysis.evidence, ...insight.analysis.sources].map((quote) => quote.documentId);
    const isGone = rests.some((documentId) => !life.documents.has(documentId));
    const reply = await life.admin.post(`/api/trash/insight/${insight.id}/restore`);
    expect(reply.statusCode, reply.body).toBe(isGone ? 404 : 200);
    if (isGone) return {};
    for (const [conversation, about] of conversations) life.conversations.set(conversation, about);
    expect(insights.has(insight.id)).toBe(false);
    // What the last run did with it is told of the last run, and a later one did not see it.
    const { lastRun: _, ...kept } = insight;
    return { restored: [life.runs === runs ? insight : kept] };
  },
};

const identify: Act = {
  name: 'identify people',
  weight: 1,
  possible: ({ documents }) => documents.size > 0,
  async run(life) {
    const documentIds = [...life.documents.keys()];
    expectStatus(await life.admin.post(`/api/projects/${life.projectId}/people/analyze`, { documentIds }), 200);
    return {};
  },
};

const talkToPeople: Act = {
  name: 'talk to people',
  weight: 1,
  possible: ({ documents }) => documents.size > 0,
  async run({ admin, projectId, uploads }) {
    const people = expectStatus(await admin.get(`/api/projects/${projectId}/people`), 200).json() as { id: number }[];
    const selectedPeople = people.slice(0, 3).map((person) => person.id);
    if (selectedPeople.length === 0) return {};
    const path = `/api/projects/${projectId}/people`;
    const created = await admin.post(`${path}/conversations`, { title: 'What would help', selectedPeople });
    const conversationId = expectStatus(created, 201).json().data.id as number;
    const asked = { message: 'What annoys you most, and why?', conversationId, clientMessageId: `p${uploads}` };
    expectStatus(await admin.post(`${path}/chat`, asked), 200);
    return {};
  },
};

const removeDocument: Act = {
  name: 'delete a document',
  weight: 2,
  possible: ({ documents }) => documents.size > 0,
  async run(life, insights) {
    const id = life.dice.oneOf([...life.documents.keys()]);
    const material = life.documents.get(id);
    const loses = ({ analysis: { evidence, sources } }: Insight) =>
      [...evidence, ...sources].some(({ documentId }) => documentId === id);
    // A related quote is no evidence: an insight that loses nothing else stays.
    const rests = ({ analysis: { evidence, sources } }: Insight) =>
      [...evidence.filter(({ stance }) => stance !== 'near'), ...sources].some(({ documentId }) => documentId === id);
    const holds = ({ analysis: { evidence } }: Insight) =>
      evidence.some(({ documentId, stance }) => stance === 'for' && documentId !== id);
    const removes = life.dice.below(3) === 0;
    // Texts of the team that hold the document's words go as well: only the team may keep them.
    const previewed = await life.admin.get(`/api/documents/${id}/dependents`);
    const { written, insights: dependents } = expectStatus(previewed, 200).json() as Dependents;
    // What the team wrote goes only where it says so, but then whatever else it rests on.
    const isNamed = (insight: Insight) => written.some((text) => text.kind === 'insight' && text.id === insight.id);
    const affected = [...insights.values()].filter((one) => loses(one) || isNamed(one));
    const query = new URLSearchParams({
      ...(removes ? { dependents: 'remove' } : {}),
      ...(written.length > 0 ? { written: written.map(writtenKey).join(',') } : {}),
    });
    expectStatus(await life.admin.delete(`/api/insights/${id}?${query}`), 200);
    life.documents.delete(id);
    const isLeft = [...life.documents.values()].some((other) => other.text === material?.text);
    if (material && !isLeft) life.deleted.push(material);
    const after = await insightsOf(life);
    const removed = new Set(affected.filter((one) => !after.has(one.id)).map((one) => one.id));
    for (const insight of affected) {
      const goes = insight.source === 'custom' ? isNamed(insight) : rests(insight) && (removes || !holds(insight));
      expect({ id: insight.id, removed: removed.has(insight.id) }).toEqual({ id: insight.id, removed: goes });
    }
    for (const [conversation, about] of life.conversations)
      if (removed.has(about)) life.conversations.delete(conversation);
    const tagged = written.filter(({ kind }) => kind === 'tag');
    return { removed, changed: new Set([...affected, ...dependents, ...tagged].map((one) => one.id)) };
  },
};

/** In each of these documents one person answers, so that it goes with them; copies go as well. */
const erasePerson: Act = {
  name: 'erase a participant',
  weight: 2,
  possible: ({ documents }) => documents.size > 0,
  async run(life, insights) {
    const path = `/api/projects/${life.projectId}/people`;
    const people = expectStatus(await life.admin.get(path), 200).json() as { id: number }[];
    if (people.length === 0) return {};
    const { id } = life.dice.oneOf(people);
    const previewed = await life.admin.post(`/api/people/${id}/erasure-preview`, {});
    const preview = expectStatus(previewed, 200).json() as ErasurePreview;
    const { names, written, documents } = preview;
    const choice = { names: names.map(({ name }) => name), written: written.map(writtenKey) };
    expectStatus(await life.admin.post(`/api/people/${id}/erase`, choice), 200);
    expect(documents.map(({ outcome }) => outcome)).toEqual(documents.map(() => 'deleted'));
    const gone = new Set(documents.map((document) => document.id));
    const materials = [...gone].flatMap((document) => life.documents.get(document) ?? []);
    for (const document of gone) life.documents.delete(document);
    const left = [...life.documents.values()].map(({ text }) => text);
    life.deleted.push(...materials.filter(({ text }) => !left.includes(text)));
    const after = await insightsOf(life);
    const loses = ({ analysis: { evidence, sources } }: Insight) =>
      [...evidence, ...sources].some(({ documentId }) => gone.has(documentId));
    const chosen = written.filter(({ kind }) => kind === 'insight').map((one) => one.id);
    const affected = [...insights.values()].filter((one) => loses(one) || chosen.includes(one.id));
    const removed = new Set(affected.filter((one) => !after.has(one.id)).map((one) => one.id));
    for (const [conversation, about] of life.conversations)
      if (removed.has(about)) life.conversations.delete(conversation);
    const tagged = written.filter(({ kind }) => kind === 'tag');
    return { removed, changed: new Set([...affected, ...preview.insights, ...tagged].map((one) => one.id)) };
  },
};

export const acts: readonly Act[] = [
  ...[upload, uploadAgain, analyse, cancelHalfWay, ask, write, edit, tag, talk, merge, remove, restore],
  ...[identify, talkToPeople, removeDocument, erasePerson],
];

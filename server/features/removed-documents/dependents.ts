import type { Dependents, WrittenKind } from '#contract/documents/documents-removal.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { discussingConversations, writtenMessages } from '../discussed-documents/service.ts';
import { documentTextsOf, otherDocuments, sourceOf, uploadSource } from '../documents/service.ts';
import { dependentPeople } from '../people/service.ts';
import { readProject } from '../projects/service.ts';
import { listQuestions } from '../questions/service.ts';
import {
  beginningOf,
  dependentInsights,
  type GeneratedText,
  generatedTexts,
  type OwnTag,
  ownTags,
  writtenInsights,
} from '../rebuilt-insights/service.ts';
import { type TrashRef, trashedTexts } from '../trash/service.ts';
import { type Judged, restingOn } from './unique-words.ts';

type Needs = Pick<Deps, 'db'>;
type DocumentScope = ProjectScope & { insightId: number };

/** How much of a written text the preview shows. */
const maxShown = 200;

/** What depends on the document. Nothing is changed, and no transaction waits while the texts are compared. */
export async function readDependents(deps: Needs, scope: DocumentScope): Promise<Dependents> {
  const row = await sourceOf(deps.db, scope, scope.insightId);
  if (row?.source !== uploadSource) throw notFound();
  const documentId = scope.insightId;
  const insights = await dependentInsights(deps.db, scope, documentId);
  const people = await dependentPeople(deps.db, scope, documentId);
  const found = insights.filter((i) => !i.isWritten);
  const idsLosing = (loses: string) => found.filter((i) => i.loses === loses).map((i) => i.id);
  const { questions, written, retold } = await readTexts(deps, scope);
  return {
    ...{ questions, written },
    insights: withRetold(insights, retold),
    people: people.map(({ id, name, losesAll }) => ({ id, name, loses: losesAll ? 'all' : 'some' })),
    conversations: await discussingConversations(deps.db, scope, {
      ...{ documentId, insightIds: idsLosing('all'), personIds: people.map((p) => p.id) },
      optionalIds: [...idsLosing('some'), ...written.filter(({ kind }) => kind === 'insight').map(({ id }) => id)],
    }),
  };
}

/** With those that lose no evidence, and are written again. */
export function withRetold(insights: Dependents['insights'], retold: RestingTexts['retold']): Dependents['insights'] {
  const told = new Set(retold.map(({ id }) => id));
  // Evidence that goes says more than a text that does.
  const known = insights.filter(({ id, loses }) => loses !== 'near' || !told.has(id));
  const others = retold.filter(({ id }) => !known.some((insight) => insight.id === id));
  return [...known, ...others.map(({ id, title }) => ({ id, title, loses: 'text' as const, isWritten: false }))];
}

type Text = Judged &
  (
    | { kind: Exclude<WrittenKind, 'tag'> | 'proposed'; id: number }
    | ({ kind: 'tag' } & OwnTag)
    | { kind: 'trashed'; item: TrashRef }
    | { kind: 'generated'; insight: Omit<GeneratedText, 'text'> }
  );
/** `tags`: those of people, each by itself; `trashed`: what is in the trash, and goes with the document; `retold`: insights that Earshot worded with it. */
export type RestingTexts = Pick<Dependents, 'questions' | 'written'> & {
  tags: OwnTag[];
  trashed: TrashRef[];
  retold: Omit<GeneratedText, 'text'>[];
};

export const noTexts: RestingTexts = { questions: [], written: [], tags: [], trashed: [], retold: [] };

/** The questions and texts that use words only this document holds. */
export async function readTexts(deps: Needs, scope: DocumentScope): Promise<RestingTexts> {
  const documentId = scope.insightId;
  const document = (await documentTextsOf(deps, scope, [documentId])).get(documentId);
  if (document === undefined) return noTexts;
  const people = await dependentPeople(deps.db, scope, documentId);
  const others = documentsApart(deps, scope, await otherDocuments(deps.db, scope, documentId));
  return textsRestingOn(deps, scope, { words: document, others, people });
}

export type Words = {
  /** What goes. */
  words: string;
  /** What the project's documents say apart from it. */
  others: AsyncIterable<string>;
  /** People of whom the team may have written. */
  people: readonly { id: number; written: string }[];
};

/** The questions and texts that hold words which only this one says. */
export async function textsRestingOn(
  deps: Needs,
  scope: ProjectScope,
  { words, others, people }: Words,
): Promise<RestingTexts> {
  const found: RestingTexts = { questions: [], written: [], tags: [], trashed: [], retold: [] };
  const texts = await allTexts(deps, scope, people);
  for (const { text, ...one } of await restingOn(texts, words, withBrief(deps, scope, others))) {
    if (one.kind === 'trashed') found.trashed.push(one.item);
    else if (one.kind === 'generated') found.retold.push(one.insight);
    else if (one.kind === 'tag') found.tags.push({ id: one.id, tag: one.tag });
    else if (one.kind === 'proposed') found.questions.push({ id: one.id, question: text });
    else found.written.push({ kind: one.kind, id: one.id, text: beginningOf(text, maxShown) });
  }
  found.written.push(...listed(found.tags));
  return found;
}

/** The tags of an insight are one text. */
const listed = (tags: readonly OwnTag[]): Dependents['written'] =>
  [...Map.groupBy(tags, ({ id }) => id)].map(([id, own]) => ({
    ...{ kind: 'tag' as const, id, text: beginningOf(own.map(({ tag }) => tag).join(', '), maxShown) },
  }));

async function allTexts(deps: Needs, scope: ProjectScope, people: Words['people']): Promise<Text[]> {
  const { db } = deps;
  const questions = await listQuestions(deps, scope);
  const texts: Text[] = [
    ...(await writtenInsights(db, scope)).map((one) => ({ ...one, kind: 'insight' as const })),
    // In quotation marks: a single word of the document is enough to list a tag.
    ...(await ownTags(db, scope)).map((own) => ({ ...own, kind: 'tag' as const, text: `“${own.tag}”` })),
    ...(await generatedTexts(db, scope)).map(({ text, ...insight }) => ({ text, insight, kind: 'generated' as const })),
    ...questions.map(({ id, question, source }) => ({
      ...{ id, text: question, kind: source === 'user' ? ('question' as const) : ('proposed' as const) },
    })),
    ...(await writtenMessages(db, scope)),
    ...(await trashedTexts(db, scope)).map(({ text, ...item }) => ({ text, item, kind: 'trashed' as const })),
    ...people.flatMap(({ id, written }) => (written ? [{ kind: 'person' as const, id, text: written }] : [])),
  ];
  // Questions are deleted by this and insights written again; the others are only listed, or are in the trash already.
  return texts.map((one) => ({ ...one, isLoose: one.kind !== 'proposed' && one.kind !== 'generated' }));
}

/** What the project says apart from its documents: its brief. */
async function* withBrief(deps: Needs, scope: ProjectScope, others: AsyncIterable<string>): AsyncGenerator<string> {
  const { name, description, longBrief } = await readProject(deps, scope);
  yield [name, description, longBrief].join('\n');
  yield* others;
}

/** The texts of these documents, one at a time. */
async function* documentsApart(deps: Needs, scope: ProjectScope, ids: readonly number[]): AsyncGenerator<string> {
  for (const id of ids) yield (await documentTextsOf(deps, scope, [id])).get(id) ?? '';
}

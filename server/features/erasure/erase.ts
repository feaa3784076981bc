import { randomInt } from 'node:crypto';
import { writtenKey } from '#contract/documents/documents-removal.ts';
import type { ErasureReceipt } from '#contract/documents/erasure.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { forgetInRuns, isAnythingRunning } from '../analysis/service.ts';
import { conversationsLosing, redactConversations } from '../discussed-documents/service.ts';
import { documentTextsOf, eraseDeletedJob, hashesOf, replaceText } from '../documents/service.ts';
import { forgetReplies } from '../model-usage/service.ts';
import { erasePeople, registerOf } from '../people/service.ts';
import { lockProject } from '../projects/service.ts';
import { deleteQuestions, questionsById, rewordQuestions } from '../questions/service.ts';
import { rebuildInsightsJob, redactInsights } from '../rebuilt-insights/service.ts';
import {
  chosenTexts,
  type Rebuilding,
  type RestingTexts,
  removeDocument,
  waitForRebuilding,
} from '../removed-documents/service.ts';
import { dropTrashed } from '../trash/service.ts';
import { mapTexts, withoutNames } from './names.ts';
import { type PersonScope, type Plan, type PlannedDocument, planErasure } from './plan.ts';
import { asRedacting, restingTexts } from './preview.ts';
import { insertReceipt, rememberFiles, rewordLog, rewordTexts } from './repo.ts';

type Needs = Pick<Deps, 'db' | 'changes' | 'jobs' | 'engine'>;

const beingAnalyzed =
  'Documents of this project are being analyzed. Please wait until the analysis has ended, then erase the person.';
const changedSince = 'The documents have changed in the meantime. Please look at what will be erased again.';

export type Choice = {
  names: readonly string[];
  /** The texts of the preview that go as well. */
  written: readonly string[];
  gone: AbortSignal;
};

/**
 * Erases a participant. Once the transaction has ended, none of their words can be read; until what is left is rebuilt, the call waits
 * for a while.
 */
export async function erasePerson(
  deps: Needs,
  scope: PersonScope,
  { gone, ...choice }: Choice,
): Promise<ErasureReceipt> {
  const plan = await planErasure(deps, scope, choice.names);
  const texts = await restingTexts(deps, scope, plan);
  const { receipt, rebuilding } = await deps.db.transaction((tx) => erase(deps, tx, scope, { plan, texts, ...choice }));
  for (const { id } of plan.documents) await deps.engine.forget(id);
  await waitForRebuilding(deps, rebuilding, gone);
  return receipt;
}

type Erasure = { plan: Plan; texts: RestingTexts; written: readonly string[] };

async function erase(deps: Needs, tx: Tx, scope: PersonScope, { plan, texts, written }: Erasure) {
  await lockActor(tx, scope.userId);
  const project = await lockProject(tx, scope);
  await demandUnchanged(tx, scope, plan);
  const named = new Set(written);
  const chosen = chosenTexts(texts.written, named);
  const questionIds = [...texts.questions.map((q) => q.id), ...chosen('question')];
  const questions = (await questionsById({ db: tx }, scope, questionIds)).map((q) => q.question);
  const conversations = await conversationsLosing(tx, scope, {
    ...{ documentIds: asRedacting(plan).documentIds, keep: plan.keep, personIds: plan.personIds },
    ...{ insightIds: [], optionalIds: [] },
  });
  await rememberOriginals(tx, scope, plan);
  const insights = await redactInsights(deps, tx, scope, {
    ...{ ...asRedacting(plan), written: chosen('insight'), questions },
    tags: texts.tags.filter(({ id }) => chosen('tag').has(id)),
    retold: texts.retold.map(({ id }) => id),
  });
  await redactConversations(tx, scope, {
    ...{ documentIds: asRedacting(plan).documentIds, keep: plan.keep, personIds: plan.personIds },
    ...{ messages: chosen('message'), peopleMessages: chosen('people-message') },
  });
  await erasePeople(tx, scope, { ids: plan.personIds, carry: plan.carry });
  await deleteQuestions(tx, scope, questionIds);
  const trashed = await dropTrashed(tx, scope, texts.trashed);
  const rebuilding = await eraseDocuments(deps, tx, scope, plan, questions);
  const reworded = await eraseNames(tx, scope, plan);
  await forgetReplies(tx, scope);
  await deps.jobs.sendLater(eraseDeletedJob, {}, tx);
  const gone = texts.written.filter((one) => named.has(writtenKey(one))).length;
  const nameless = { id: project.id, name: nameOfProject(project.name, plan) };
  const receipt = await insertReceipt(tx, scope, nameless, {
    reference: newReference(),
    documents: plan.documents.map(({ newName, outcome }) => ({ name: newName, outcome })),
    counts: {
      ...{ passages: sumOf(plan.documents, 'passages'), mentions: sumOf(plan.documents, 'mentions') },
      documentsRedacted: plan.documents.filter((d) => d.outcome === 'redacted').length,
      documentsDeleted: plan.documents.filter((d) => d.outcome === 'deleted').length,
      ...{ insightsRebuilt: insights.rebuilt, insightsDeleted: insights.deleted },
      ...{ conversations: conversations.length, questions: texts.questions.length },
      ...{ written: gone, writtenKept: texts.written.length - gone, texts: reworded, trashed },
    },
  });
  await recordAct(tx, {
    ...{ actorId: scope.userId, action: 'participant-erased' },
    object: { kind: 'erasure', id: receipt.id, name: receipt.reference },
    details: { project: nameless },
  });
  const insightsAgain: Rebuilding = insights.jobId ? [{ job: rebuildInsightsJob, id: insights.jobId }] : [];
  return { receipt, rebuilding: [...insightsAgain, ...rebuilding] };
}

/** The plan holds for the texts that it was made for. */
async function demandUnchanged(tx: Tx, scope: PersonScope, { documents, person }: Plan): Promise<void> {
  if (!(await registerOf(tx, scope)).has(person.id)) throw notFound();
  if (await isAnythingRunning(tx, scope)) throw conflict(beingAnalyzed);
  for (const { id, text } of documents) {
    const now = (await documentTextsOf({ db: tx }, scope, [id])).get(id);
    if (now !== text) throw conflict(changedSince);
  }
}

async function rememberOriginals(tx: Tx, scope: PersonScope, { documents }: Plan): Promise<void> {
  const own = documents.filter(({ passages }) => passages > 0).map(({ id }) => id);
  await rememberFiles(tx, scope, [...(await hashesOf(tx, scope, own)).values()]);
}

async function eraseDocuments(
  deps: Needs,
  tx: Tx,
  scope: PersonScope,
  { documents }: Plan,
  questions: readonly string[],
): Promise<Rebuilding> {
  const rebuilding: Rebuilding = [];
  for (const { id, fileName, newName, outcome, redaction } of documents) {
    if (outcome === 'deleted') {
      rebuilding.push(...(await removeDocument(deps, tx, scope, { id, fileName })));
      continue;
    }
    await forgetInRuns(tx, scope, { documentId: id, questions });
    await replaceText(deps, tx, scope, { id, fileName: newName, text: redaction.text, blocks: redaction.blocks });
  }
  return rebuilding;
}

/** Takes the name out of everything that people and Earshot wrote. */
async function eraseNames(tx: Tx, scope: PersonScope, { pattern, names, documents }: Plan): Promise<number> {
  const renamed = documents.filter(({ fileName, newName }) => fileName !== newName);
  const reword = (text: string) => {
    const named = renamed.reduce((all, { fileName, newName }) => all.replaceAll(fileName, newName), text);
    return pattern ? withoutNames(named, pattern) : named;
  };
  const words = [
    ...names.filter((one) => one.isTheirsAlone).map(({ name }) => name),
    ...renamed.map((d) => d.fileName),
  ];
  const rows = await rewordTexts(tx, scope, {
    words: words.map(longestWordOf),
    reword: (value) => mapTexts(value, reword),
  });
  const questions = await rewordQuestions(tx, scope, reword);
  await rewordLog(tx, scope, reword);
  return rows + questions;
}

/** Any text with the name holds it, however its words are spaced and escaped. */
const longestWordOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? []).reduce((longest, one) => (one.length > longest.length ? one : longest), '');

const nameOfProject = (name: string, { pattern }: Plan): string => (pattern ? withoutNames(name, pattern) : name);

const sumOf = (documents: readonly PlannedDocument[], what: 'passages' | 'mentions'): number =>
  documents.reduce((sum, document) => sum + document[what], 0);

/** Without vowels and look-alikes, so that it can be read out and means nothing. */
const letters = 'BCDFGHJKMNPQRSTVWXZ23456789';
const newReference = (): string =>
  `E-${[4, 4].map((n) => Array.from({ length: n }, () => letters[randomInt(letters.length)]).join('')).join('-')}`;

import type { QueryClient } from '@tanstack/react-query';
import { addQuestion, deleteQuestion } from '#contract/analysis/question-changes.ts';
import type { Question } from '#contract/analysis/questions.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import type { Notice } from '../../ui/toast/toast.tsx';
import type { Deleted } from '../../ui/toast/use-undo-toast.ts';
import { isSameQuestion, without } from './entry.ts';
import { keptUnsettled, questionsQuery, type Unsettled, unsettledQuery } from './queries.ts';
import type { QuestionStore } from './question-store.ts';

export type Place = { client: QueryClient; projectId: number; store: QuestionStore };
type Tell = (notice: Notice) => void;

/** Shown at once, then sent to the server. What cannot be sent now stays in this browser and is tried again. */
export async function addOwn(place: Place, text: string, tell: Tell): Promise<void> {
  settled(place, 'undeleted', text);
  pending(place, 'unsaved', text);
  try {
    await sendNew(place, text);
  } catch (error) {
    if (!hasStatus(error, 400, 403, 404))
      return tell({ title: 'Not saved yet', description: notSaved, destructive: true });
    settled(place, 'unsaved', text);
    tell({ title: 'Error', description: messageOf(error, notAdded), destructive: true });
  }
}

type TellDeleted = (notice: Notice, deleted: readonly Deleted[]) => void;

export async function removeOne(place: Place, text: string, tell: TellDeleted): Promise<void> {
  const { client, projectId } = place;
  const stored = client.getQueryData<Question[]>(questionsQuery(projectId).queryKey) ?? [];
  const own = stored.filter(({ question }) => isSameQuestion(question, text));
  settled(place, 'unsaved', text);
  pending(place, 'undeleted', text);
  changeStored(place, (rows) => rows.filter((row) => !isSameQuestion(row.question, text)));
  try {
    await sendDeletion(place, text);
  } catch {
    return tell({ title: 'Not deleted yet', description: notDeleted, destructive: true }, []);
  }
  tell(
    { title: 'Question deleted' },
    own.map(({ id }) => ({ kind: 'question', id, projectId })),
  );
}

/** Sends the server what could not be sent before. */
export async function settleQuestions(place: Place): Promise<void> {
  const { unsaved, undeleted } = unsettledOf(place);
  await Promise.allSettled([
    ...undeleted.map((text) => sendDeletion(place, text)),
    ...unsaved.map((text) => sendNew(place, text)),
  ]);
}

const notAdded = 'The question could not be added.';
const notSaved = 'The question is kept in this browser. It is saved for your team once the server can be reached.';
const notDeleted =
  'The question is removed from this view, but could not be deleted. Deleting is retried once the server can be reached.';

async function sendNew(place: Place, question: string): Promise<void> {
  const row = await call(addQuestion, { params: { id: place.projectId }, body: { question } });
  changeStored(place, (rows) => (rows.some(({ id }) => id === row.id) ? rows : [...rows, row]));
  settled(place, 'unsaved', question);
}

async function sendDeletion(place: Place, question: string): Promise<void> {
  await call(deleteQuestion, { params: { id: place.projectId }, body: { question } });
  changeStored(place, (rows) => rows.filter((row) => !isSameQuestion(row.question, question)));
  settled(place, 'undeleted', question);
}

function changeStored({ client, projectId }: Place, changed: (rows: Question[]) => Question[]): void {
  client.setQueryData<Question[]>(questionsQuery(projectId).queryKey, (rows) => rows && changed(rows));
}

type Kind = 'unsaved' | 'undeleted';
const names = { unsaved: 'unsavedQuestions', undeleted: 'undeletedQuestions' } as const;

function unsettledOf({ client, projectId, store }: Place): Unsettled {
  return client.getQueryData(unsettledQuery(projectId, store).queryKey) ?? keptUnsettled(store);
}

function write(place: Place, kind: Kind, texts: string[]): void {
  place.store.save(names[kind], texts);
  const { queryKey } = unsettledQuery(place.projectId, place.store);
  place.client.setQueryData(queryKey, { ...unsettledOf(place), [kind]: texts });
}

const settled = (place: Place, kind: Kind, text: string) => write(place, kind, without(unsettledOf(place)[kind], text));
const pending = (place: Place, kind: Kind, text: string) =>
  write(place, kind, [...without(unsettledOf(place)[kind], text), text]);

import type { ErasurePreview } from '#contract/documents/erasure.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conversationsLosing } from '../discussed-documents/service.ts';
import { documentTextsOf } from '../documents/service.ts';
import { insightsLosing } from '../rebuilt-insights/service.ts';
import { type RestingTexts, textsRestingOn, withRetold } from '../removed-documents/service.ts';
import { type TrashRef, trashedOn, trashedTexts } from '../trash/service.ts';
import { type PersonScope, type Plan, planErasure } from './plan.ts';

type Needs = Pick<Deps, 'db' | 'engine'>;

/** What goes with a person. Nothing is changed, and no transaction waits while the texts are compared. */
export async function previewErasure(
  deps: Needs,
  scope: PersonScope,
  { names }: { names?: readonly string[] | undefined },
): Promise<ErasurePreview> {
  const plan = await planErasure(deps, scope, names);
  const { documents, personIds, keep } = plan;
  const texts = await restingTexts(deps, scope, plan);
  const insights = await insightsLosing(deps.db, scope, asRedacting(plan));
  const gone = insights.filter((insight) => insight.loses === 'all' && !insight.isWritten).map(({ id }) => id);
  const documentIds = documents.map(({ id }) => id);
  return {
    names: plan.names.map(({ name, mentions, isTheirsAlone }) => ({ name, mentions, isShared: !isTheirsAlone })),
    documents: documents.map(({ id, fileName, outcome, passages, mentions }) => ({
      ...{ id, fileName, outcome, passages, mentions },
    })),
    insights: withRetold(insights, texts.retold),
    conversations: await conversationsLosing(deps.db, scope, {
      ...{ documentIds, keep, personIds, insightIds: gone },
      optionalIds: texts.written.filter(({ kind }) => kind === 'insight').map(({ id }) => id),
    }),
    ...{ questions: texts.questions, written: texts.written },
    trashed: texts.trashed.length,
  };
}

export const asRedacting = ({ documents, carry }: Plan) => ({ documentIds: documents.map(({ id }) => id), carry });

/** The questions and texts in words that only the person says, and what goes from the trash. */
export async function restingTexts(deps: Needs, scope: ProjectScope, plan: Plan): Promise<RestingTexts> {
  const words = plan.documents.map((document) => document.words).join('\n');
  const found = await textsRestingOn(deps, scope, { words, others: textsLeft(deps, scope, plan), people: [] });
  return { ...found, trashed: await trashed(deps, scope, plan, found.trashed) };
}

async function* textsLeft(deps: Needs, scope: ProjectScope, { documents, untouched }: Plan): AsyncGenerator<string> {
  for (const { outcome, redaction } of documents) if (outcome === 'redacted') yield redaction.text;
  for (const id of untouched) yield (await documentTextsOf(deps, scope, [id])).get(id) ?? '';
}

/** What rests on a text that changes cannot be restored to it, and what names the person would bring the name back. */
async function trashed(
  deps: Needs,
  scope: ProjectScope,
  plan: Plan,
  resting: readonly TrashRef[],
): Promise<TrashRef[]> {
  const onDocuments = await trashedOn(deps.db, scope, asRedacting(plan).documentIds);
  const naming = (await trashedTexts(deps.db, scope)).filter(
    ({ text }) => plan.pattern && text.search(plan.pattern) >= 0,
  );
  const all = [...resting, ...onDocuments, ...naming].map(({ kind, id }) => ({ kind, id }));
  return [...new Map(all.map((ref) => [`${ref.kind} ${ref.id}`, ref])).values()];
}

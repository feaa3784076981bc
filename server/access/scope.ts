import { and, eq, ne, sql } from 'drizzle-orm';
import { type Action, can, hasRank, type Role, roleMay } from '#contract/roles.ts';
import type { TrashKind } from '#contract/trash.ts';
import { type Db, preparedOnce } from '../db/client.ts';
import {
  analysisProgress,
  chatConversations,
  insights,
  people,
  peopleChatConversations,
  projectAccess,
  projects,
  questions,
  topics,
  trashItems,
  users,
} from '../db/schema.ts';
import { forbidden, notAuthor, notFound } from '../errors.ts';
import type { Actor } from '../http/session/session.ts';

declare const minted: unique symbol;

/** Proof that the caller may act in this company. Only this file can create one, and repositories require it. */
export type CompanyScope = {
  readonly [minted]: true;
  readonly companyId: number;
  readonly userId: number;
  readonly role: Role;
};
/** Proof that the caller may perform the route's action on this project. */
export type ProjectScope = CompanyScope & { readonly projectId: number };
/** Proof that the caller may perform the route's action on this other user of the company. */
export type ColleagueScope = CompanyScope & { readonly colleagueId: number };

const mint = <S>(scope: Omit<S, typeof minted>): S => scope as S;

/** The user of a session, or the account created by an operator's command. */
type Caller = Pick<Actor, 'id' | 'companyId' | 'role'>;

/** Company-wide scope of the actor; not tied to one object. */
export function openCompany(actor: Caller): CompanyScope {
  return mint<CompanyScope>({ companyId: actor.companyId, userId: actor.id, role: actor.role });
}

/** For a project that the current transaction has just created for the caller. */
export function openNewProject(scope: CompanyScope, projectId: number): ProjectScope {
  return mint<ProjectScope>({ ...scope, projectId });
}

/** A job acts for the company that queued it; the project is looked up inside that company. */
export function openForJob(payload: { companyId: number; projectId: number; userId: number }): ProjectScope {
  return mint<ProjectScope>({ ...payload, role: 'company_user' });
}

type Needs = { db: Db };

const projectOfCompany = preparedOnce((db) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, sql.placeholder('projectId')), eq(projects.companyId, sql.placeholder('companyId'))))
    .prepare('project_of_company'),
);

/** A project of the actor's company, after checking a client's grants. A foreign project looks the same as a missing one. */
export async function openProject(
  { db }: Needs,
  actor: Actor,
  action: Action,
  projectId: number,
): Promise<ProjectScope> {
  const [found] = await projectOfCompany(db).execute({ projectId, companyId: actor.companyId });
  if (!found) throw notFound();
  return permit({ db }, actor, action, projectId);
}

/**
 * The same for a project that a row of the actor's company names: the keys of the tables see to it that it exists, in the same company.
 * `authorId` is the creator of the object in it that the call is about, where that decides.
 */
async function permit(
  { db }: Needs,
  actor: Actor,
  action: Action,
  projectId: number,
  authorId?: number,
): Promise<ProjectScope> {
  const verdict = can(actor.role, action, await grantsOf(db, actor, projectId), authorId === actor.id);
  if (verdict === 'hidden') throw notFound();
  if (verdict === 'forbidden' && authorId !== undefined && roleMay(actor.role, action)) throw notAuthor();
  if (verdict === 'forbidden') throw forbidden();
  return mint<ProjectScope>({ companyId: actor.companyId, userId: actor.id, role: actor.role, projectId });
}

/** The project of a document or insight of the actor's company. */
export async function openInsightProject(
  { db }: Needs,
  actor: Actor,
  action: Action,
  insightId: number,
): Promise<ProjectScope & { insightId: number }> {
  const [found] = await db
    .select({ projectId: insights.projectId })
    .from(insights)
    .where(and(eq(insights.id, insightId), eq(insights.companyId, actor.companyId)));
  if (!found) throw notFound();
  return { ...(await permit({ db }, actor, action, found.projectId)), insightId };
}

/** An insight that must be in the project of the path; a document counts as missing. */
export async function openInsightOfProject(
  { db }: Needs,
  actor: Actor,
  action: Action,
  { projectId, insightId }: { projectId: number; insightId: number },
): Promise<ProjectScope & { insightId: number }> {
  const scope = await openProject({ db }, actor, action, projectId);
  const [found] = await db
    .select({ id: insights.id })
    .from(insights)
    .where(
      and(
        eq(insights.id, insightId),
        eq(insights.companyId, actor.companyId),
        eq(insights.projectId, projectId),
        ne(insights.source, 'upload'),
      ),
    );
  if (!found) throw notFound();
  return { ...scope, insightId };
}

/** The project of a conversation about an insight, of the actor's company. */
export async function openConversation(
  { db }: Needs,
  actor: Actor,
  action: Action,
  conversationId: number,
): Promise<ProjectScope & { conversationId: number }> {
  const table = chatConversations;
  const [found] = await db
    .select({ projectId: table.projectId, authorId: table.userId })
    .from(table)
    .where(and(eq(table.id, conversationId), eq(table.companyId, actor.companyId)));
  if (!found) throw notFound();
  return { ...(await permit({ db }, actor, action, found.projectId, found.authorId)), conversationId };
}

/** The project of a conversation with people, of the actor's company. */
export async function openPeopleConversation(
  { db }: Needs,
  actor: Actor,
  action: Action,
  conversationId: number,
): Promise<ProjectScope & { conversationId: number }> {
  const table = peopleChatConversations;
  const [found] = await db
    .select({ projectId: table.projectId, authorId: table.userId })
    .from(table)
    .where(and(eq(table.id, conversationId), eq(table.companyId, actor.companyId)));
  if (!found) throw notFound();
  return { ...(await permit({ db }, actor, action, found.projectId, found.authorId)), conversationId };
}

/** The project of a person identified in the actor's company. */
export async function openPerson(
  { db }: Needs,
  actor: Actor,
  action: Action,
  personId: number,
): Promise<ProjectScope & { personId: number }> {
  const [found] = await db
    .select({ projectId: people.projectId })
    .from(people)
    .where(and(eq(people.id, personId), eq(people.companyId, actor.companyId)));
  if (!found) throw notFound();
  return { ...(await permit({ db }, actor, action, found.projectId)), personId };
}

/** The project of an analysis of the actor's company. The key alone grants no access. */
export async function openRunProject(
  { db }: Needs,
  actor: Actor,
  action: Action,
  sessionKey: string,
): Promise<ProjectScope> {
  const [found] = await db
    .select({ projectId: analysisProgress.projectId })
    .from(analysisProgress)
    .where(and(eq(analysisProgress.sessionKey, sessionKey), eq(analysisProgress.companyId, actor.companyId)));
  if (!found) throw notFound();
  return permit({ db }, actor, action, found.projectId);
}

/** The project of a topic of the actor's company. */
export async function openTopicProject(
  { db }: Needs,
  actor: Actor,
  action: Action,
  topicId: number,
): Promise<ProjectScope & { topicId: number }> {
  const [found] = await db
    .select({ projectId: topics.projectId })
    .from(topics)
    .where(and(eq(topics.id, topicId), eq(topics.companyId, actor.companyId)));
  if (!found) throw notFound();
  return { ...(await permit({ db }, actor, action, found.projectId)), topicId };
}

const notTheirs = 'Only the person who started this conversation, or an admin, can restore it or delete it for good.';

/** The project of what is in the trash, or of what was and has been restored. */
export async function openTrashed(
  { db }: Needs,
  actor: Actor,
  action: Action,
  { kind, id }: { kind: TrashKind; id: number },
): Promise<ProjectScope> {
  const [item] = await db
    .select({ projectId: trashItems.projectId, authorId: trashItems.authorId })
    .from(trashItems)
    .where(and(eq(trashItems.kind, kind), eq(trashItems.objectId, id), eq(trashItems.companyId, actor.companyId)));
  const projectId = item?.projectId ?? (await projectOfRestored(db, actor, kind, id));
  const scope = await permit({ db }, actor, 'trash.manage', projectId);
  if (item && can(actor.role, action, null, item.authorId === actor.id) !== 'allowed') throw forbidden(notTheirs);
  return scope;
}

async function projectOfRestored(db: Db, { companyId }: Actor, kind: TrashKind, id: number): Promise<number> {
  const table = {
    insight: insights,
    question: questions,
    topic: topics,
    'insight-conversation': chatConversations,
    'people-conversation': peopleChatConversations,
  }[kind];
  const isInsight = kind === 'insight' ? ne(insights.source, 'upload') : undefined;
  const [found] = await db
    .select({ projectId: table.projectId })
    .from(table)
    .where(and(eq(table.id, id), eq(table.companyId, companyId), isInsight));
  if (!found) throw notFound();
  return found.projectId;
}

/** Another user of the actor's company; users cannot change or delete their own account this way. */
export async function openColleague({ db }: Needs, actor: Actor, userId: number): Promise<ColleagueScope> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, actor.companyId)));
  if (!found) throw notFound();
  if (found.id === actor.id) throw forbidden('You cannot change the role of your own account or delete it.');
  return { ...openCompany(actor), colleagueId: found.id };
}

async function grantsOf(db: Db, actor: Actor, projectId: number) {
  if (hasRank(actor.role, 'company_user')) return null;
  const [grant] = await db
    .select({ canViewInsights: projectAccess.canViewInsights, canViewChat: projectAccess.canViewChat })
    .from(projectAccess)
    .where(and(eq(projectAccess.projectId, projectId), eq(projectAccess.userId, actor.id)));
  return grant ?? null;
}

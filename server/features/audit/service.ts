import {
  type AuditAction,
  type AuditEntry,
  type AuditKind,
  type AuditPage,
  auditActions,
  auditPageLength,
} from '#contract/audit.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { listBelow, type Row } from './repo.ts';

type Asked = { before?: number | undefined; kind?: AuditKind | undefined };

export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  scope: CompanyScope,
  { before, kind }: Asked,
): Promise<AuditPage> {
  const actions = kind && actionsOf(kind);
  // One more than is shown, to know whether there are more.
  const rows = await listBelow(db, scope, { before, actions, most: auditPageLength + 1 });
  const entries = rows.slice(0, auditPageLength).map(toEntry);
  return { entries, next: rows.length > auditPageLength ? (entries.at(-1)?.id ?? null) : null };
}

const actionsOf = (kind: AuditKind) =>
  (Object.keys(auditActions) as AuditAction[]).filter((action) => auditActions[action] === kind);

const toEntry = ({ id, createdAt, action, actorId, actorName, objectKind, objectId, objectName, details }: Row) =>
  ({
    id,
    createdAt: createdAt.toISOString(),
    action,
    actor: actorName === null ? null : { id: actorId, name: actorName },
    object: objectKind && { kind: objectKind, id: objectId, name: objectName },
    details,
  }) satisfies AuditEntry;

import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { auditLog } from '../../db/schema.ts';

type Wanted = { before: number | undefined; actions: readonly AuditAction[] | undefined; most: number };

/** The company's newest entries below an id. */
export function listBelow(db: Db, { companyId }: CompanyScope, { before, actions, most }: Wanted) {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.companyId, companyId),
        before === undefined ? undefined : lt(auditLog.id, before),
        actions && inArray(auditLog.action, [...actions]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(most);
}
export type Row = Awaited<ReturnType<typeof listBelow>>[number];

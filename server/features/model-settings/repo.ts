import { and, eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { companies, modelSettings, users } from '../../db/schema.ts';

export type SettingsRow = typeof modelSettings.$inferSelect;
type Company = { companyId: number };

const ofCompany = ({ companyId }: Company) => eq(modelSettings.companyId, companyId);

export async function readRow(db: Db | Tx, company: Company): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(modelSettings).where(ofCompany(company));
  return row;
}

/**
 * Locks the company's settings until the transaction ends; false if the user is no longer an admin. The company's row is locked,
 * because there may be no settings yet.
 */
export async function lockAsAdmin(tx: Tx, { companyId, userId }: CompanyScope): Promise<boolean> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  const isAdmin = and(eq(users.id, userId), eq(users.companyId, companyId), eq(users.role, 'company_admin'));
  return (await tx.$count(users, isAdmin)) > 0;
}

export async function writeRow(
  tx: Tx,
  { companyId, userId }: Company & { userId: number },
  fields: Omit<SettingsRow, 'companyId' | 'updatedBy' | 'updatedAt'>,
): Promise<void> {
  const row = { ...fields, updatedBy: userId };
  await tx
    .insert(modelSettings)
    .values({ ...row, companyId })
    .onConflictDoUpdate({ target: modelSettings.companyId, set: { ...row, updatedAt: sql`now()` } });
}

/** Returns false if the company had no settings. */
export async function deleteRow(tx: Tx, company: Company): Promise<boolean> {
  const rows = await tx.delete(modelSettings).where(ofCompany(company)).returning({ id: modelSettings.companyId });
  return rows.length > 0;
}

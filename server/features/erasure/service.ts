import { type ErasureReceipt, erasurePageLength } from '#contract/documents/erasure.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { listReceipts, readReceipt } from './repo.ts';

export { erasePerson } from './erase.ts';
export { previewErasure } from './preview.ts';

export async function listErasures(
  { db }: Pick<Deps, 'db'>,
  scope: CompanyScope,
  { before }: { before?: number | undefined },
): Promise<{ receipts: ErasureReceipt[]; next: number | null }> {
  const receipts = await listReceipts(db, scope, { before, most: erasurePageLength + 1 });
  const page = receipts.slice(0, erasurePageLength);
  return { receipts: page, next: receipts.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

export async function readErasure({ db }: Pick<Deps, 'db'>, scope: CompanyScope, id: number): Promise<ErasureReceipt> {
  const receipt = await readReceipt(db, scope, id);
  if (!receipt) throw notFound();
  return receipt;
}

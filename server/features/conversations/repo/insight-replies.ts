import { and, eq } from 'drizzle-orm';
import type { ProjectScope } from '../../../access/scope.ts';
import type { Tx } from '../../../db/client.ts';
import { chatMessages } from '../../../db/schema.ts';

/** A reply about an insight was saved as an insight. */
export async function markSaved(
  tx: Tx,
  { companyId }: ProjectScope,
  messageId: number,
  insightId: number,
): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ saved: true, savedInsightId: insightId })
    .where(and(eq(chatMessages.id, messageId), eq(chatMessages.companyId, companyId)));
}

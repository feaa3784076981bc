import type { Insight } from '#contract/insights/insights.ts';
import type { ListedDocument } from './document-card.tsx';

/** A row of the project as the list of documents shows it. */
export function listedDocument({ id, fileName, createdAt, warnings = [] }: Insight): ListedDocument {
  const warning = warnings.map(({ message }) => message).join(' ');
  return { id, fileName, createdAt, ...(warning ? { warning } : {}) };
}

import type { Insight } from '#contract/insights/insights.ts';
import type { ListedDocument } from './document-card.tsx';

/** A row of the project as the list of documents shows it. */
export function listedDocument({ id, fileName, createdAt, warnings = [], ...row }: Insight): ListedDocument {
  const warning = warnings.map(({ message }) => message).join(' ');
  const { analyzed = false, sameContentAs } = row;
  return { id, fileName, createdAt, analyzed, sameContentAs, ...(warning ? { warning } : {}) };
}

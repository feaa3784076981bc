import type { Insight } from './insights.ts';

type Strength = NonNullable<Insight['analysis']['strength']>;

/** Whether the count is zero only because the team has hidden all of the speakers. */
export const isHiddenOnly = ({ people, documents, documentsInAll }: Omit<Strength, 'against'>): boolean =>
  people === 0 && documents === 0 && documentsInAll > 0;

/** '3 of 4 people, 2 documents; 1 against', or null when nothing was counted. */
export function strengthLine(strength: Insight['analysis']['strength']): string | null {
  if (!strength) return null;
  const { people, peopleInAll, documents, documentsInAll, against } = strength;
  const parts: string[] = isHiddenOnly(strength) ? ['Only hidden people'] : [];
  if (people > 0) parts.push(shareOf(people, peopleInAll, 'person', 'people'));
  if (documents > 0) parts.push(shareOf(documents, documentsInAll, 'document', 'documents'));
  const opposed = against && (against.people || against.documents);
  if (opposed) parts[Math.max(0, parts.length - 1)] = `${parts.at(-1) ?? 'No support'}; ${opposed} against`;
  return parts.join(', ') || null;
}

function shareOf(part: number, all: number, one: string, many: string): string {
  if (all > part) return `${part} of ${all} ${many}`;
  return `${part} ${part === 1 ? one : many}`;
}

import { createHash } from 'node:crypto';

/** The same question in another case or spacing is the same question. */
export function digestOf(question: string): string {
  const folded = question.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return createHash('sha256').update(folded).digest('hex');
}

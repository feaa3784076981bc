import { createHash } from 'node:crypto';
import { foldedText } from '#contract/folded-text.ts';

export function digestOf(question: string): string {
  return createHash('sha256').update(foldedText(question)).digest('hex');
}

import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { StatementKind } from '#engine/language/templates/templates.ts';
import { minKindShare } from '../tuning/sentences.ts';

/** Which cue decides where a sentence has several: "I like it, I have to say" is a liking and no need. */
const order = [
  ['wish', 'wish'],
  ['difficulty', 'difficulty'],
  ['liking', 'liking'],
  ['need', 'wish'],
  ['reason', 'reason'],
  ['habit', 'habit'],
] as const;

/** What kind of statement a sentence is, by the cues of its language. */
export function statementKind(text: string, language: Language): StatementKind {
  const { cues } = languagePack(language);
  const has = (patterns: readonly RegExp[]) => patterns.some((p) => p.test(text));
  return order.find(([cue]) => has(cues[cue]))?.[1] ?? 'other';
}

/** The kind that most of the sentences are, `other` where none prevails; the first one wins a draw. */
export function prevailingKind(kinds: readonly StatementKind[]): StatementKind {
  const counts = new Map<StatementKind, number>();
  for (const kind of kinds) if (kind !== 'other') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= kinds.length * minKindShare ? most[0] : 'other';
}

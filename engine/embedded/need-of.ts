import type { Language } from '#contract/languages.ts';
import type { NeedKind } from '#engine/language/frames/frames.ts';
import { languagePack } from '#engine/language/pack.ts';

const order = ['wish', 'difficulty', 'like', 'reason', 'habit'] as const;

/** What kind of statement a sentence is, by the cues of its language. */
export function needOf(text: string, language: Language): NeedKind {
  const { cues } = languagePack(language);
  const has = (patterns: readonly RegExp[]) => patterns.some((p) => p.test(text));
  if (has(cues.need) && !has(cues.difficulty)) return 'wish';
  return order.find((kind) => has(cues[kind])) ?? 'other';
}

/** The kind that most of the sentences are; the first one wins a draw. */
export function needOfAll(kinds: readonly NeedKind[]): NeedKind {
  const counts = new Map<NeedKind, number>();
  for (const kind of kinds) if (kind !== 'other') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? 'other';
}

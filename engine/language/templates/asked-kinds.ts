import type { Pattern } from '../cue.ts';
import type { GeneralKind } from './templates.ts';

/** The kinds of statement that a question can ask for. */
export type AskedKind = Exclude<GeneralKind, 'cost'>;

/**
 * Recognises what a question asks for. One for reasons or habits ("how do they handle problems?") asks for nothing else. What
 * makes people leave asks for their difficulties, and why they stay for what they like.
 */
export function askedKinds(patterns: Record<AskedKind | 'leaving', Pattern>): (question: string) => AskedKind[] {
  return (question) => {
    if (patterns.leaving().test(question)) return ['difficulty'];
    const asks = (kind: AskedKind) => patterns[kind]().test(question);
    if (asks('reason') && asks('liking')) return ['liking'];
    for (const kind of ['reason', 'habit'] as const) if (asks(kind)) return [kind];
    return (['difficulty', 'wish', 'liking'] as const).filter(asks);
  };
}

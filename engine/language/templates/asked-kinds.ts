import type { Pattern } from '../cue.ts';
import type { GeneralKind } from './templates.ts';

/** The kinds of statement that a question can ask for. */
export type AskedKind = Exclude<GeneralKind, 'cost'>;

/** Recognises what a question asks for. One for reasons or habits ("how do they handle problems?") asks for nothing else. */
export function askedKinds(patterns: Record<AskedKind, Pattern>): (question: string) => AskedKind[] {
  return (question) => {
    const asks = (kind: AskedKind) => patterns[kind]().test(question);
    for (const kind of ['reason', 'habit'] as const) if (asks(kind)) return [kind];
    return (['difficulty', 'wish', 'liking'] as const).filter(asks);
  };
}

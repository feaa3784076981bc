import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '../engine.ts';
import { isAskerLabel } from '../text/labels/role-labels.ts';
import { type Behaviour, behaviourOf } from '../text/roles.ts';
import type { Turn } from '../text/turns.ts';
import { asker } from '../tuning.ts';

type Talk = { readonly text: string; readonly turns: readonly Turn[]; readonly language: Language };

/**
 * The label key of the one who leads the conversations of a corpus: alone in all of them, and asks more than those who are in one each.
 * Empty where labels say who asks, or where several people meet again.
 */
export function recurringAskers(
  documents: readonly EngineDocument[],
  parts: readonly { readonly turns: readonly Turn[]; readonly language: Language }[],
): ReadonlySet<string> {
  const talks = documents.flatMap(({ text }, i): Talk[] => {
    const part = parts[i];
    return part ? [{ text, turns: part.turns, language: part.language }] : [];
  });
  const behaviours = [...new Map(talks.map((talk) => [talk.text, talk])).values()]
    .map((talk) => ({ ...talk, behaviour: behaviourOf(talk.text, talk.turns, talk.language) }))
    .filter(({ behaviour, language, turns }) => {
      const names = turns.some((turn) => (turn.header?.askers.length ?? 0) > 0);
      return behaviour.size > 1 && !names && ![...behaviour.keys()].some((key) => isAskerLabel(key, language));
    })
    .map(({ behaviour }) => behaviour);
  const { minDocuments } = asker.recurring;
  if (behaviours.length < minDocuments) return new Set();
  const common = [...(behaviours[0]?.keys() ?? [])].filter((key) => behaviours.every((b) => b.has(key)));
  const [leader] = common;
  return common.length === 1 && leader !== undefined && leads(leader, behaviours) ? new Set([leader]) : new Set();
}

function leads(key: string, talks: readonly ReadonlyMap<string, Behaviour>[]): boolean {
  const own = { asking: 0, turns: 0, questions: 0 };
  const others = { asking: 0, turns: 0, questions: 0 };
  for (const talk of talks)
    for (const [speaker, b] of talk) {
      const side = speaker === key ? own : others;
      side.asking += b.asking;
      side.turns += b.turns;
      side.questions += b.questions;
    }
  const { minQuestionShare, minShareOfQuestions, timesOfOthers } = asker.recurring;
  return (
    own.asking >= minQuestionShare * own.turns &&
    own.questions >= minShareOfQuestions * (own.questions + others.questions) &&
    own.asking / own.turns >= timesOfOthers * (others.asking / Math.max(1, others.turns))
  );
}

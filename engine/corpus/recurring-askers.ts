import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '../engine.ts';
import { isAskerLabel, isRoleLabel } from '../text/labels/role-labels.ts';
import { type Behaviour, behaviourOf, rolesOf } from '../text/roles.ts';
import type { Turn } from '../text/turns.ts';
import { asker } from '../tuning.ts';

type Talk = { readonly text: string; readonly turns: readonly Turn[]; readonly language: Language };

/** The label keys of those who ask in several conversations of a corpus. */
export function recurringAskers(
  documents: readonly EngineDocument[],
  parts: readonly { readonly turns: readonly Turn[]; readonly language: Language }[],
): ReadonlySet<string> {
  const talks = documents.flatMap(({ text }, i): Talk[] => {
    const part = parts[i];
    return part ? [{ text, turns: part.turns, language: part.language }] : [];
  });
  const different = [...new Map(talks.map((talk) => [talk.text, talk])).values()];
  return leaderOf(different).union(askersElsewhere(different));
}

/**
 * The one who leads the conversations: alone in all of them, and asks more than those who are in one each. Empty where labels say
 * who asks, or where several people meet again.
 */
function leaderOf(talks: readonly Talk[]): ReadonlySet<string> {
  const behaviours = talks
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

/**
 * Named people who ask the questions in one conversation and only sit in on the others: there they ask a little and say far less than
 * another. A person who answers in one of the conversations is left out.
 */
function askersElsewhere(talks: readonly Talk[]): ReadonlySet<string> {
  const parts = new Map<string, ('asks' | 'sits in' | 'answers')[]>();
  for (const { text, turns, language } of talks) {
    const behaviour = behaviourOf(text, turns, language);
    const roles = rolesOf(text, turns, language);
    const most = Math.max(...[...behaviour.values()].map(({ characters }) => characters));
    for (const [key, { questions, characters }] of behaviour) {
      if (isRoleLabel(key, language) || !isWholeName(key)) continue;
      const { minQuestions, maxShareOfMost, maxShareInPassing } = asker.elsewhere;
      const share = characters / most;
      const sitsIn = share <= (questions >= minQuestions ? maxShareOfMost : maxShareInPassing);
      const part = roles.get(key) === 'asks' ? 'asks' : sitsIn ? 'sits in' : 'answers';
      parts.set(key, [...(parts.get(key) ?? []), part]);
    }
  }
  const asks = [...parts].filter(([, own]) => own.includes('asks') && !own.includes('answers'));
  return new Set(asks.map(([key]) => key));
}

/** No initial, which may be another person's. */
const isWholeName = (key: string): boolean => /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}]{2}/u.test(key);

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

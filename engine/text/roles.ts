import type { Language } from '#contract/languages.ts';
import { asker as askerTuning } from '../tuning.ts';
import { isAnswererLabel, isAskerLabel, labelKey, withoutNumber } from './speaker-labels.ts';
import type { Turn } from './turns.ts';

/**
 * `asks`: interviewers and moderators, whose words are context and never evidence. `records`: tables of figures and logs,
 * which can be quoted, but in which nobody speaks. `hidden`: those who answer and whom the team has hidden.
 */
export type Role = 'asks' | 'answers' | 'records' | 'hidden';

/** Whether somebody takes part in the research, hidden or not. */
export const isParticipant = (role: Role | undefined): boolean => role === 'answers' || role === 'hidden';

type Behaviour = { turns: number; asking: number; characters: number };
const asksAtEnd = /[?？؟][\s"'”’»)\]]*$/u;

/**
 * The role of each speaker of one document, by label key. The label's word decides where it is a known role; else
 * what the head says ("Moderator: Lou"), or behaviour: the one who mostly asks, and says less than the others; of those who are
 * only numbered ("Speaker 1"), also the one whose every turn is a question. Where all
 * would ask, nobody does.
 */
export function rolesOf(text: string, turns: readonly Turn[], language: Language): Map<string, Role> {
  const behaviour = new Map<string, Behaviour>();
  for (const turn of turns) {
    if (!turn.key || turn.row || turn.prose) continue;
    const b = behaviour.get(turn.key) ?? { turns: 0, asking: 0, characters: 0 };
    b.turns++;
    b.characters += turn.end - turn.start;
    if (asksAtEnd.test(text.slice(Math.max(turn.start, turn.end - 6), turn.end))) b.asking++;
    behaviour.set(turn.key, b);
  }
  const all = [...behaviour.values()].reduce((sum, b) => sum + b.characters, 0);
  const named = new Set(turns.flatMap((turn) => turn.header?.askers ?? []).flatMap(namesOf));
  const isAsker = (key: string) => isAskerLabel(key, language) || named.has(key);
  const labelled = [...behaviour.keys()].some(isAsker);
  // "Speaker 1" and "Speaker 2" say nothing about who asks, so behaviour does.
  const areNumbered = behaviour.size > 1 && new Set([...behaviour.keys()].map(withoutNumber)).size === 1;
  const onlyAsks = (b: Behaviour) => areNumbered && b.turns > 1 && b.asking === b.turns;
  const askers = [...behaviour].filter(
    ([key, b]) => (areNumbered || !isAnswererLabel(key, language)) && (mostlyAsks(b, all) || onlyAsks(b)),
  );
  // a panel that questions a witness is a meeting: what its members say counts
  const interview = !labelled && askers.length <= askerTuning.maxAskers && behaviour.size <= askerTuning.maxSpeakers;
  const roles = new Map<string, Role>();
  for (const key of behaviour.keys()) {
    const asks = isAsker(key) || (interview && askers.some(([asker]) => asker === key));
    roles.set(key, asks ? 'asks' : 'answers');
  }
  if (![...roles.values()].includes('answers')) for (const key of roles.keys()) roles.set(key, 'answers');
  return roles;
}

/** The labels that a name may be written as: all of it, or its first part. */
function namesOf(name: string): string[] {
  const key = labelKey(name);
  return [key, key.split(' ')[0] ?? key];
}

function mostlyAsks(b: Behaviour, charactersInAll: number): boolean {
  const { minTurns, minQuestionShare, maxTextShare } = askerTuning;
  return (
    b.turns >= minTurns &&
    b.asking / b.turns >= minQuestionShare &&
    b.characters / Math.max(1, charactersInAll) <= maxTextShare
  );
}

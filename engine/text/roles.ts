import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { asker as askerTuning } from '../tuning.ts';
import { asksAtEnd, questionEnd } from './labels/has-asker.ts';
import { isAnswererLabel, isAskerLabel, labelKey, withoutNumber } from './labels/role-labels.ts';
import type { Turn } from './turns.ts';
import { wordsOf } from './words.ts';

/**
 * `asks`: interviewers and moderators, whose words are context and never evidence. `records`: tables of figures and logs,
 * which can be quoted, but have no speaker. `hidden`: those who answer and whom the team has hidden.
 */
export type Role = 'asks' | 'answers' | 'records' | 'hidden';

/** Whether a person takes part in the research, hidden or not. */
export const isParticipant = (role: Role | undefined): boolean => role === 'answers' || role === 'hidden';

/**
 * What one speaker does in a document: turns, those that end in a question or have a word that asks where questions have it, question marks,
 * characters.
 */
export type Behaviour = { turns: number; asking: number; opening: number; questions: number; characters: number };

/** What each speaker of a document does, by label key; rows of tables and people in prose are left out. */
export function behaviourOf(text: string, turns: readonly Turn[], language: Language): Map<string, Behaviour> {
  const { interrogatives, grammar } = languagePack(language);
  const behaviour = new Map<string, Behaviour>();
  for (const turn of turns) {
    if (!turn.key || turn.row || turn.prose) continue;
    const b = behaviour.get(turn.key) ?? { turns: 0, asking: 0, opening: 0, questions: 0, characters: 0 };
    b.turns++;
    b.characters += turn.end - turn.start;
    if (asksAtEnd.test(text.slice(Math.max(turn.start, turn.end - 6), turn.end))) b.asking++;
    if (grammar.asksInPlace?.test(text.slice(turn.start, turn.end)) ?? opensWith(text, turn, interrogatives))
      b.opening++;
    b.questions += text.slice(turn.start, turn.end).match(questionEnd)?.length ?? 0;
    behaviour.set(turn.key, b);
  }
  return behaviour;
}

/** "so what did you", "and how is that" */
function opensWith(text: string, { start, end }: Turn, asking: ReadonlySet<string>): boolean {
  const { characters, words } = askerTuning.inWords;
  const opening = text.slice(start, Math.min(end, start + characters)).toLowerCase();
  return (opening.match(/[\p{L}\p{M}']+/gu) ?? []).slice(0, words).some((word) => asking.has(word));
}

/**
 * The role of each speaker of one document, by label key. The label's word decides where it is a known role; else what the head says
 * ("Moderator: Lou"), who asks in all documents (`recurring`), or behaviour: one or two who mostly ask and say less than the others, or who
 * ask far more often than they do. Where all would ask, none does.
 */
export function rolesOf(
  text: string,
  turns: readonly Turn[],
  language: Language,
  recurring: ReadonlySet<string> = new Set(),
): Map<string, Role> {
  const behaviour = behaviourOf(text, turns, language);
  const named = new Set(turns.flatMap((turn) => turn.header?.askers ?? []).flatMap(namesOf));
  // "M = mechanic": a legend is more certain than a letter.
  const listed = new Set(turns.flatMap((turn) => turn.header?.listed ?? []).flatMap(({ name }) => namesOf(name)));
  const asksByLabel = (key: string) => named.has(key) || (isAskerLabel(key, language) && !listed.has(key));
  const keys = [...behaviour.keys()];
  // «E: …», «P: …»: each of the two letters may be of the one who asks, so what they do decides.
  const isNamed = (key: string) => asksByLabel(key) && !(keys.length > 1 && keys.every(asksByLabel));
  const ofSelf = (key: string) =>
    shareOfSelf(
      text,
      turns.filter((turn) => turn.key === key),
      language,
    );
  const found = keys.some(isNamed) ? new Set<string>() : askersIn(behaviour, { language, recurring, ofSelf });
  const roles = new Map<string, Role>();
  for (const key of keys) roles.set(key, isNamed(key) || found.has(key) ? 'asks' : 'answers');
  if (![...roles.values()].includes('answers')) for (const key of roles.keys()) roles.set(key, 'answers');
  for (const key of bystanders(behaviour, roles)) roles.set(key, 'asks');
  return roles;
}

/** Those who drop a word in a talk with one person: a child, a colleague who only listens. Their words are context. */
function bystanders(behaviour: ReadonlyMap<string, Behaviour>, roles: ReadonlyMap<string, Role>): string[] {
  const { minOfMain, maxOfOther } = askerTuning.standingBy;
  const answering = [...behaviour].filter(([key]) => roles.get(key) === 'answers');
  if (answering.length < 2 || answering.length === behaviour.size) return [];
  const all = sum(
    answering.map(([, b]) => b),
    ({ characters }) => characters,
  );
  const main = Math.max(...answering.map(([, { characters }]) => characters));
  if (main < minOfMain * all) return [];
  return answering.flatMap(([key, { characters }]) => (characters <= maxOfOther * all ? [key] : []));
}

type Known = {
  readonly language: Language;
  readonly recurring: ReadonlySet<string>;
  /** Of the words of a speaker, the share of those that mean the speaker. */
  readonly ofSelf: (key: string) => number;
};

function shareOfSelf(text: string, turns: readonly Turn[], language: Language): number {
  const { firstPerson } = languagePack(language);
  const words = turns.flatMap((turn) => wordsOf(text, turn, language));
  // One more, so that a person who never says "I" does not decide by this sign alone.
  return (words.filter(({ form }) => firstPerson.has(form)).length + 1) / Math.max(1, words.length);
}

/** Who asks in a document whose labels do not say so. */
function askersIn(
  behaviour: ReadonlyMap<string, Behaviour>,
  { language, recurring, ofSelf }: Known,
): ReadonlySet<string> {
  const all = sum([...behaviour.values()], (b) => b.characters);
  // "Speaker 1" and "Speaker 2", or "A1" and "P3", say nothing about who asks, so behaviour does.
  const areNumbered = behaviour.size > 1 && new Set([...behaviour.keys()].map(withoutNumber)).size === 1;
  const letters = new Set([...behaviour.keys()].map(letterOf));
  const isAnswerer = (key: string) =>
    !areNumbered && isAnswererLabel(key, language) && (letters.size < 2 || (letterOf(key) ?? 'p') === 'p');
  const onlyAsks = (b: Behaviour) => areNumbered && b.turns > 1 && b.asking === b.turns;
  const speaking = [...behaviour.values()];
  const alone = [...behaviour].flatMap(([key, b]) => {
    if (recurring.has(key)) return [key];
    if (isAnswerer(key)) return [];
    return mostlyAsks(b, all) || onlyAsks(b) || askTheOthers([b], speaking, all) ? [key] : [];
  });
  const askers =
    alone.length > 0
      ? alone
      : (pairsOf([...behaviour.keys()].filter((key) => !isAnswerer(key))).find((pair) =>
          askTheOthers(
            pair.flatMap((key) => behaviour.get(key) ?? []),
            speaking,
            all,
          ),
        ) ?? []);
  const isUnmarked = askers.length === 0 && areNumbered && speaking.every(({ questions }) => questions === 0);
  const unmarked = isUnmarked ? (asksInWords(behaviour, all) ?? saysLess(behaviour, all)) : null;
  const brief = unmarked ?? (askers.length === 0 ? asksBriefly(behaviour, all, ofSelf) : null);
  if (brief !== null) return new Set([brief]);
  // a panel that questions a witness is a meeting: what its members say counts
  if (askers.length > askerTuning.maxAskers || behaviour.size > askerTuning.maxSpeakers) return new Set();
  // "A5", who takes notes, belongs to "A1", who asks.
  const ofAskers = new Set(askers.flatMap((key) => letterOf(key) ?? []));
  return new Set(
    [...behaviour.keys()].filter(
      (key) =>
        askers.includes(key) ||
        (letters.size > 1 && ofAskers.has(letterOf(key) ?? '')) ||
        (askers.length > 0 && !isAnswerer(key) && asksInPassing(behaviour.get(key), all)),
    ),
  );
}

const sum = (all: readonly Behaviour[], of: (b: Behaviour) => number): number => all.reduce((n, b) => n + of(b), 0);

/** The letters of "A1" or "P12"; null for any other label. */
const letterOf = (key: string): string | null => /^(\p{L}{1,2})\d{1,3}$/u.exec(key)?.[1] ?? null;

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

const pairsOf = (keys: readonly string[]): string[][] =>
  keys.flatMap((one, i) => keys.slice(i + 1).map((other) => [one, other]));

/** Among those who talk, the one or the two who ask far more often than each of the others, however much they explain before. */
function askTheOthers(askers: readonly Behaviour[], all: readonly Behaviour[], charactersInAll: number): boolean {
  const { minTurns, minAsking, maxBystander, ofTwo, ofSeveral, ofExplaining } = askerTuning;
  const talking = all.filter((one) => one.turns >= minTurns && one.characters > maxBystander * charactersInAll);
  const others = talking.filter((one) => !askers.includes(one));
  if (others.length === 0 || others.length + askers.length !== talking.length) return false;
  const explains = sum(askers, ({ characters }) => characters) > ofTwo.maxTextShare * charactersInAll;
  const least = talking.length > 2 ? ofSeveral : explains ? ofExplaining : ofTwo;
  const rateOf = ({ asking, turns }: Behaviour) => asking / turns;
  const rate = Math.min(...askers.map(rateOf));
  return (
    askers.every(({ asking }) => asking >= minAsking) &&
    rate >= least.minQuestionShare &&
    others.every((other) => rate >= least.timesOfOthers * rateOf(other)) &&
    sum(askers, ({ questions }) => questions) >= least.minShareOfQuestions * sum(all, ({ questions }) => questions)
  );
}

/** Those who are more than bystanders. */
const talking = (behaviour: ReadonlyMap<string, Behaviour>, charactersInAll: number): [string, Behaviour][] =>
  [...behaviour].filter(([, { characters }]) => characters > askerTuning.maxBystander * charactersInAll);

/** Where a program wrote no question marks, the one of two who far more often begins with a word that asks. */
function asksInWords(behaviour: ReadonlyMap<string, Behaviour>, charactersInAll: number): string | null {
  const { minAsking, timesOfOther } = askerTuning.inWords;
  const [one, other, ...others] = talking(behaviour, charactersInAll)
    .map(([key, { turns, opening }]) => ({ key, opening, rate: opening / turns }))
    .sort((a, b) => b.rate - a.rate);
  if (!one || !other || others.length > 0 || one.opening < minAsking) return null;
  return one.rate >= timesOfOther * other.rate ? one.key : null;
}

/** Where a program wrote no question marks, the one of two who says clearly less asks; one who hardly speaks is a bystander. */
function saysLess(behaviour: ReadonlyMap<string, Behaviour>, charactersInAll: number): string | null {
  const { minTurns, maxUnmarkedShare } = askerTuning;
  const speaking = talking(behaviour, charactersInAll);
  if (speaking.length !== 2 || speaking.some(([, { turns }]) => turns < minTurns)) return null;
  return speaking.find(([, { characters }]) => characters <= maxUnmarkedShare * charactersInAll)?.[0] ?? null;
}

/** Where few questions are marked, the one of two who says less, asks more often, in marks or in words, and means themselves less. */
function asksBriefly(
  behaviour: ReadonlyMap<string, Behaviour>,
  charactersInAll: number,
  ofSelf: Known['ofSelf'],
): string | null {
  const { minTurns, ...byShare } = askerTuning.briefly;
  const speaking = talking(behaviour, charactersInAll);
  if (speaking.length !== 2 || speaking.some(([, { turns }]) => turns < minTurns)) return null;
  const [less, more] = speaking.toSorted(([, a], [, b]) => a.characters - b.characters);
  const least = [byShare.little, byShare.less].find(
    ({ maxTextShare }) => less && less[1].characters <= maxTextShare * charactersInAll,
  );
  if (!less || !more || !least) return null;
  // Each sign says how many times as likely it makes that the first one asks.
  const asking = ({ asking, opening, turns }: Behaviour) => (asking + opening + 1) / turns;
  const signs = [
    asking(less[1]) / asking(more[1]),
    ofSelf(more[0]) / ofSelf(less[0]),
    more[1].characters / less[1].characters / 2,
  ];
  return signs.reduce((product, sign) => product * sign, 1) >= least.minEvidence ? less[0] : null;
}

/** A person who asks a question beside the interviewer, and hardly says more. */
const asksInPassing = (b: Behaviour | undefined, charactersInAll: number): boolean =>
  b !== undefined &&
  b.asking >= askerTuning.inPassing.minQuestionShare * b.turns &&
  b.characters <= askerTuning.inPassing.maxTextShare * charactersInAll;

import type { Language } from '#contract/languages.ts';
import { foldWord, isUnspaced } from '../../text/words.ts';
import { conceptsOfLanguage } from '../data/data.ts';
import type { TopicClass } from '../definition.ts';
import { grammarOf } from '../definition-of.ts';
import { conceptFit } from '../tuning.ts';
import { type Field, fields, groupOf } from './fields.ts';

type Concept = { readonly key: string; readonly name: string; readonly cue: RegExp | undefined };
type TopicFields = {
  readonly fields: readonly (Field & { cue: RegExp | undefined })[];
  readonly concepts: ReadonlyMap<string, Concept>;
};
/** `called`: the brief itself speaks of it, and does not only belong to a field in which it is important. */
export type FoundConcept = {
  readonly key: string;
  readonly name: string;
  readonly score: number;
  readonly called: boolean;
};

/**
 * Folded as words are, without marks that writers of Hindi often leave out, one space between words and around all: so
 * that cues need no classes of letters, which are dear to compile.
 */
function comparable(text: string): string {
  const folded = foldWord(text)
    .normalize('NFD')
    .replace(/\u093c/gu, '')
    .replace(/\u0901/gu, '\u0902')
    .normalize('NFC');
  return ` ${folded.replace(/[^\p{L}\p{M}\p{N}*]+/gu, ' ').trim()} `;
}

function cueOf(list: readonly string[], language: Language): RegExp | undefined {
  const cues = list.map((cue) => comparable(cue).trim());
  const patterns = cues.filter(Boolean).map((cue) => cue.replaceAll('*', '[^ ]*'));
  if (patterns.length === 0) return undefined;
  if (isUnspaced(language)) return new RegExp(patterns.join('|'), 'g');
  return new RegExp(`(?<= )${grammarOf(language).cuePrefix ?? ''}(?:${patterns.join('|')})(?= )`, 'g');
}

const topicFields = new Map<Language, TopicFields>();

function topicFieldsOf(language: Language): TopicFields {
  const known = topicFields.get(language);
  if (known) return known;
  const { fields: fieldCues, concepts } = conceptsOfLanguage(language);
  const made = {
    fields: fields.map((field) => ({ ...field, cue: cueOf(fieldCues[field.key] ?? [], language) })),
    concepts: new Map(
      Object.entries(concepts).map(([key, { name, cues }]) => [key, { key, name, cue: cueOf(cues, language) }]),
    ),
  };
  topicFields.set(language, made);
  return made;
}

type Part = { readonly text: string; readonly worth: number };

/** How much a brief speaks of something: a word of its name or short brief counts more than one of the long brief. */
function strength(parts: readonly Part[], cue: RegExp | undefined): number {
  if (!cue) return 0;
  return parts.reduce(
    (sum, { text, worth }) => sum + worth * Math.min(conceptFit.maxMentions, text.match(cue)?.length ?? 0) ** 0.5,
    0,
  );
}

/** The two fields that a brief speaks of most; a second one only where it is not much weaker. */
function fieldsOf(parts: readonly Part[], known: TopicFields): { concepts: readonly string[]; worth: number }[] {
  const { minWorthBesideShortBrief, minShareOfFirst, maxFields, furtherFieldWorth } = conceptFit;
  const hasShortText = (parts[0]?.text.trim().length ?? 0) > 0;
  const spoken = known.fields
    .map((field) => ({ ...field, worth: strength(parts, field.cue) }))
    .filter(({ worth }) => worth > (hasShortText ? minWorthBesideShortBrief : 0));
  const left = new Set(spoken.flatMap((field) => field.leaves));
  const rated = spoken.filter(({ key }) => !left.has(key)).sort((a, b) => b.worth - a.worth);
  const max = rated[0]?.worth ?? 0;
  return rated
    .filter(({ worth }) => worth >= max * minShareOfFirst)
    .slice(0, maxFields)
    .map((field, i) => ({ ...field, worth: i === 0 ? 1 : furtherFieldWorth }));
}

type ReadBrief = { name?: string; description?: string; longBrief?: string };

/**
 * The concepts by which findings about a brief's subject can be sorted, the nearest to its words first, named in
 * `language`. `written` is the language of the brief.
 */
export function conceptsIn(brief: ReadBrief, language: Language, written = language): FoundConcept[] {
  const { concepts: named } = topicFieldsOf(language);
  const read = topicFieldsOf(written);
  const parts = [
    { text: comparable(`${brief.name ?? ''}\n${brief.description ?? ''}`), worth: 1 },
    { text: comparable((brief.longBrief ?? '').slice(0, conceptFit.maxLongBrief)), worth: conceptFit.longBriefWeight },
  ];
  const scores = new Map<string, number>();
  for (const { concepts, worth } of fieldsOf(parts, read))
    for (const [i, key] of concepts.entries())
      scores.set(key, Math.max(scores.get(key) ?? 0, worth * (1 - i * conceptFit.conceptDecay)));
  const found: FoundConcept[] = [];
  for (const { key, cue } of read.concepts.values()) {
    const own = strength(parts, cue);
    const score = own * conceptFit.ownFactor + (scores.get(key) ?? 0);
    if (score > 0) found.push({ key, name: named.get(key)?.name ?? '', score, called: own > 0 });
  }
  const groups = new Set<string>();
  return found
    .sort((a, b) => b.score - a.score)
    .filter(({ key }) => {
      const group = groupOf.get(key) ?? key;
      return !groups.has(group) && groups.add(group);
    });
}

/** What can be asked of nearly any subject of a kind, where a brief belongs to no known field. */
const usual: Record<TopicClass, readonly string[]> = {
  problem: ['routines', 'worries', 'helpers', 'motivation'],
  activity: ['motivation', 'routines', 'helpers', 'worries'],
  people: ['motivation', 'worries', 'routines', 'helpers'],
  thing: ['motivation', 'routines', 'worries', 'helpers'],
};

export function usualConcepts(kind: TopicClass, language: Language): string[] {
  const { concepts } = topicFieldsOf(language);
  return usual[kind].map((key) => concepts.get(key)?.name ?? '').filter(Boolean);
}

/** Whether a text speaks of the concept that bears this name in the language; false when no concept is called so. */
export function speaksOf(text: string, name: string, language: Language): boolean {
  const wanted = foldWord(name);
  for (const concept of topicFieldsOf(language).concepts.values()) {
    if (foldWord(concept.name) !== wanted) continue;
    return concept.cue !== undefined && comparable(text).search(concept.cue) >= 0;
  }
  return false;
}

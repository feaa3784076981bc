import type { Language } from '#contract/languages.ts';
import { attributionRules } from '#engine/language/attribution/attribution.ts';
import { attributedProse } from '../../tuning.ts';
import type { About } from '../head/about-participant.ts';
import type { Header } from '../head/header.ts';
import { labelKey } from '../labels/role-labels.ts';
import type { Span } from '../span.ts';
import { codeOf, type Introduced, introducedIn } from './introduced.ts';
import { namedIn } from './named.ts';
import { referencesTo } from './references.ts';
import { type Statement, statementsIn } from './statements.ts';

/**
 * A stretch of prose about participants: their words in quotation marks, a sentence that reports what they say, the words around
 * a quotation, or the writer's own account.
 */
export type ProseTurn = Span & {
  readonly speaker: string | null;
  readonly key: string | null;
  readonly prose: { readonly part: 'quoted' | 'reported' | 'attribution' | 'account'; readonly about: About | null };
};

/**
 * The turns of a record of research in which participants are described and quoted; null for any other prose: news, literature and
 * fiction have people who speak, but no participants.
 */
export function proseTurns(text: string, language: Language, headers: readonly Header[]): ProseTurn[] | null {
  if (!isRecord(text, language)) return null;
  const people = introducedIn(text, language, headers, namedIn(text, language));
  if (people.length === 0) return null;
  const references = referencesTo(people, text, language);
  const { statements, attributions } = statementsIn(text, language, references);
  if (statements.length === 0) return null;
  const parts = [
    ...statements.map((s) => spoken(s, people)),
    ...attributions.map((span) => written(span, 'attribution')),
  ]
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
    .sort((a, b) => a.start - b.start);
  return withAccount(text, parts);
}

/** Whether a text is about research rather than news or literature. */
function isRecord(text: string, language: Language): boolean {
  const rules = attributionRules(language);
  const placesOf = (pattern: RegExp) => [...text.matchAll(new RegExp(pattern.source, 'giu'))].map(({ index }) => index);
  // One "interview" far down is in many an article; at the head of a text, it says what the text is.
  const weights = placesOf(rules.research).map((at) =>
    at < attributedProse.headLength ? attributedProse.minEvidence : 1,
  );
  const codes = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${codeOf(language)})`, 'gu'))].length;
  const evidence = codes + weights.reduce<number>((sum, weight) => sum + weight, 0);
  return evidence >= attributedProse.minEvidence && evidence > placesOf(rules.elsewhere).length;
}

function spoken({ start, end, person, manner }: Statement, people: readonly Introduced[]): ProseTurn {
  const { name, title, about } = people[person] as Introduced;
  const known = fullName({ name, title });
  const speaker = known.charAt(0).toUpperCase() + known.slice(1);
  return { start, end, speaker, key: labelKey(speaker), prose: { part: manner, about } };
}

/** A family name alone is shown with its title, after the name where that is written without spaces. */
function fullName({ name, title }: Pick<Introduced, 'name' | 'title'>): string {
  if (!title || /\s/u.test(name)) return name;
  return /^[\p{Script=Han}\p{Script=Katakana}ー・々]+$/u.test(name)
    ? name.length < 3
      ? name + title
      : name
    : `${title} ${name}`;
}

const written = ({ start, end }: Span, part: 'attribution' | 'account'): ProseTurn => ({
  ...{ start, end, speaker: null, key: null },
  prose: { part, about: null },
});

/** What lies between the parts is the writer's account. */
function withAccount(text: string, parts: readonly ProseTurn[]): ProseTurn[] {
  const all: ProseTurn[] = [];
  let at = 0;
  const tell = (end: number) => {
    if (/[\p{L}\p{N}]/u.test(text.slice(at, end))) all.push(written({ start: at, end }, 'account'));
  };
  for (const part of parts) {
    if (part.start < at) continue;
    tell(part.start);
    all.push(part);
    at = part.end;
  }
  tell(text.length);
  return all;
}

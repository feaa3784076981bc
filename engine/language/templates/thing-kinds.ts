import type { Language } from '#contract/languages.ts';
import { thingsOfLanguage } from '../data/data.ts';
import type { ThingKind } from '../data/schema.ts';
import type { ItemQuestion } from './templates.ts';

/** What nouns name to people, which decides how an interviewer asks about them; null where they differ or one is not known. */
export type KindOfThings = (nouns: readonly string[]) => ThingKind | null;

/**
 * `shortestEnding`: compounds, and phrases without spaces, are known by how they end, the longest ending first; it has at least so many
 * letters. Of a word that is not known, what is behind its hyphen counts: "e-whiteboard".
 */
export function thingKinds(language: Language, shortestEnding?: number): KindOfThings {
  let kinds: ReadonlyMap<string, ThingKind> | undefined;
  const kindOf = (noun: string): ThingKind | null => {
    kinds ??= kindsIn(language);
    const whole = noun.toLowerCase().replaceAll('’', "'");
    const last = whole.replace(/^.*-/u, '');
    const known = kinds.get(whole) ?? kinds.get(last);
    if (known || shortestEnding === undefined) return known ?? null;
    for (let from = 1; from <= last.length - shortestEnding; from++) {
      const kind = kinds.get(last.slice(from));
      if (kind) return kind;
    }
    return null;
  };
  return (nouns) => {
    const [first = null, ...others] = nouns.map(kindOf);
    return others.every((kind) => kind === first) ? first : null;
  };
}

function kindsIn(language: Language): ReadonlyMap<string, ThingKind> {
  const kinds = Object.entries(thingsOfLanguage(language)) as [ThingKind, string][];
  return new Map(kinds.flatMap(([kind, nouns]) => nouns.split(' ').map((noun) => [noun, kind] as const)));
}

/**
 * Questions about things for a language in which nothing has to agree with a noun, or in which it stands before a colon. `heads` are
 * the words of a topic that may name its thing, the likeliest first.
 */
export function plainItemQuestion(
  kindOf: KindOfThings,
  forms: Record<ThingKind, string>,
  heads: (topic: string) => readonly string[],
): ItemQuestion {
  return {
    ask: (topic) => {
      const kinds = heads(topic).map((head) => kindOf([head]));
      const form = forms[kinds.find((found) => found !== null) ?? 'terms'];
      return form.replace('{}', form.startsWith('{}:') ? topic.charAt(0).toUpperCase() + topic.slice(1) : topic);
    },
    forms: [...new Set(Object.values(forms))],
  };
}

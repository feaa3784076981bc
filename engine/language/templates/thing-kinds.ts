import type { Language } from '#contract/languages.ts';
import { thingsOfLanguage } from '../data/data.ts';
import type { ThingKind } from '../data/schema.ts';
import type { ItemQuestion } from './templates.ts';

/** `anything`: a noun that is not known. */
export type AskedKind = ThingKind | 'anything';

type Thing = { readonly kind: ThingKind; readonly gender: string | undefined };

export type Things = {
  /** What nouns name to people, which decides how an interviewer asks about them. */
  kindOf(nouns: readonly string[]): AskedKind;
  /** As the list of nouns has it: "m", "fp"; undefined for a noun that is not known. */
  genderOf(noun: string): string | undefined;
};

/**
 * The things of a language. `minEndingLength`: compounds, and phrases without spaces, are known by how they end, the longest ending first;
 * it has at least so many letters. Of a word that is not known, what is after its hyphen counts: "e-whiteboard".
 */
export function thingsOf(language: Language, minEndingLength?: number): Things {
  let known: ReadonlyMap<string, Thing> | undefined;
  const find = (noun: string): Thing | undefined => {
    known ??= thingsIn(language);
    const whole = noun.toLowerCase().replaceAll('’', "'").replaceAll('ё', 'е');
    const last = whole.replace(/^.*-/u, '');
    const found = known.get(whole) ?? known.get(last);
    if (found || minEndingLength === undefined) return found;
    for (let from = 1; from <= last.length - minEndingLength; from++) {
      const ending = known.get(last.slice(from));
      if (ending) return ending;
    }
    return undefined;
  };
  return {
    kindOf: (nouns) => {
      const [first, ...others] = nouns.map((noun) => find(noun)?.kind);
      return first && others.every((kind) => kind === first) ? first : 'anything';
    },
    genderOf: (noun) => find(noun)?.gender,
  };
}

function thingsIn(language: Language): ReadonlyMap<string, Thing> {
  const kinds = Object.entries(thingsOfLanguage(language)) as [ThingKind, string][];
  return new Map(
    kinds.flatMap(([kind, nouns]) =>
      nouns.split(' ').map((entry): [string, Thing] => {
        const [noun = '', gender] = entry.split(':');
        return [noun.replaceAll('ё', 'е'), { kind, gender }];
      }),
    ),
  );
}

/**
 * Questions about things for a language in which nothing has to agree with a noun, or in which it precedes a colon. `heads` are
 * the words of a topic that may name its thing, the likeliest first.
 */
export function plainItemQuestion(
  { kindOf }: Things,
  forms: Record<AskedKind, string>,
  heads: (topic: string) => readonly string[],
): ItemQuestion {
  return {
    ask: (topic) => {
      const kinds = heads(topic).map((head) => kindOf([head]));
      const form = forms[kinds.find((kind) => kind !== 'anything') ?? 'anything'];
      return form.replace('{}', form.startsWith('{}:') ? topic.charAt(0).toUpperCase() + topic.slice(1) : topic);
    },
    forms: [...new Set(Object.values(forms))],
    knows: (topic) => heads(topic).some((head) => kindOf([head]) !== 'anything'),
  };
}

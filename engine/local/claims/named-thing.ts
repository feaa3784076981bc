import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';

/** A question of ours about a thing that a brief names, with that thing: "How do people cope with {}?" and "delays". */
export type NamedThing = { readonly language: Language; readonly thing: string };

type Form = readonly [before: string, after: string];

const gap = '\u0000';
const known = new Map<Language, readonly Form[]>();

/** The words before and after the thing in each of a language's forms. */
function formsOf(language: Language): readonly Form[] {
  const found = known.get(language);
  if (found) return found;
  const { onItem, onTopic } = languagePack(language).templates.question;
  const texts = [onTopic(gap), ...onItem.forms.map((form) => form.replace('{}', gap))];
  const made = texts.map((text): Form => {
    const [before = '', after = ''] = text.split(gap);
    return [before, after];
  });
  known.set(language, made);
  return made;
}

/** The thing that a question asks about in one of the forms in which things are asked about; null for other questions. */
export function namedThing(question: string, languages: readonly Language[]): NamedThing | null {
  for (const language of languages) {
    // A form may begin as another does: the one that leaves least is meant.
    const things = formsOf(language).flatMap(([before, after]) =>
      question.startsWith(before) && question.endsWith(after) && question.length > before.length + after.length
        ? [question.slice(before.length, question.length - after.length)]
        : [],
    );
    const [thing] = things.toSorted((a, b) => a.length - b.length);
    if (thing) return { language, thing };
  }
  return null;
}

/** What a question is about: the words around a thing ask nothing of the material. */
export const topicOf = (question: string, languages: readonly Language[]): string =>
  namedThing(question, languages)?.thing ?? question;

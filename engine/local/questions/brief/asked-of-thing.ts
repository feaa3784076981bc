import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { asksItself } from '../is-template.ts';

/** A question about a thing that a brief names. */
export function askedOfThing(thing: string, language: Language): string {
  const { onItem, onTopic } = languagePack(language).templates.question;
  const text = asksItself(thing, language) ? null : onItem.ask(thing.replace(/\s*\([^()]*\)/gu, ''));
  return text ?? onTopic(thing);
}

import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { asksItself } from '../is-template.ts';

/** A question about a thing that a brief names. */
export function askedOfThing(named: string, language: Language): string {
  // «Чистота машин. запах!»
  const thing = named.replace(/(?<=\p{L}{3})[.!]\s+(?=\p{L})/gu, ', ');
  const { onItem, onTopic } = languagePack(language).templates.question;
  const text = asksItself(thing, language) ? null : onItem.ask(thing.replace(/\s*\([^()]*\)/gu, ''));
  return text ?? onTopic(thing);
}

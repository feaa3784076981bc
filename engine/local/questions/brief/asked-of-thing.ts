import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../../text/words.ts';
import { asksItself } from '../is-template.ts';

/** A question about a thing that a brief names. */
export function askedOfThing(named: string, language: Language): string {
  // «Чистота машин. запах!»
  const thing = named.replace(/(?<=\p{L}{3})[.!]\s+(?=\p{L})/gu, ', ');
  const { onItem, onTopic } = languagePack(language).templates.question;
  const text = asksItself(thing, language) ? null : onItem.ask(thing.replace(/\s*\([^()]*\)/gu, ''));
  return text ?? onTopic(thing);
}

/** Whether words name a thing, so that a general question can be asked about it; false for „Ach ja“, „Passen die Zeiten“ and «За языком или». */
export function namesThing(text: string, language: Language): boolean {
  if (isUnspaced(language) || asksItself(text, language)) return true;
  const { coordinators, grammar, nounBefore, stopwords } = languagePack(language);
  const { verbs } = speechRules(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const forms = words.map(({ form }) => form);
  const [first = '', second = ''] = forms;
  const last = forms.at(-1) ?? '';
  if (coordinators.has(first) || coordinators.has(last) || forms.every((form) => stopwords.has(form))) return false;
  if (!grammar.capitalisedNouns) return true;
  const isNoun = (i: number) => words[i] !== undefined && /^\p{Lu}\p{L}{3}/u.test(text.slice(words[i].start));
  const acts = verbs.isVerb(first) && nounBefore.has(second);
  const isActing =
    nounBefore.has(first) && !isNoun(1) && verbs.isVerb(second) && !forms.some((_, i) => i > 1 && isNoun(i));
  return (
    !acts && !isActing && (/^\p{Ll}/u.test(text) || words.some((_, i) => isNoun(i) && (i > 0 || !stopwords.has(first))))
  );
}

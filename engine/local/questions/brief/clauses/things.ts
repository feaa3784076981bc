import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { wordsOf } from '../../../../text/words.ts';
import { maxItemWords, maxWordsOfPart, minListItems } from '../../../tuning/questions.ts';

/** Some things of a few words each, in a row, of which none is a verb or a number. */
export function isListOfThings(item: string, language: Language, least = minListItems): boolean {
  const things = item.split(/[,;] /u);
  if (things.length < least || /[\d:?？!]/u.test(item)) return false;
  const { verbs } = speechRules(language);
  const { firstPerson, questionWords } = languagePack(language);
  return things.every((thing) => {
    const forms = wordsOf(thing, { start: 0, end: thing.length }, language).map(({ form }) => form);
    const isThing = (form: string) => !questionWords.has(form) && !firstPerson.has(form) && !verbs.isAuxiliary(form);
    return forms.length > 0 && forms.length <= maxWordsOfPart && forms.every(isThing);
  });
}

/** "alterations to the home, storage and deliveries of supplies": words of which none asks, acts or speaks. */
export function isThing(item: string, language: Language): boolean {
  const { verbs } = speechRules(language);
  const { firstPerson, questionWords } = languagePack(language);
  const forms = wordsOf(item, { start: 0, end: item.length }, language).map(({ form }) => form);
  return (
    forms.length <= maxItemWords &&
    !/[\d:?？!]/u.test(item) &&
    !forms.some((form) => questionWords.has(form) || firstPerson.has(form) || verbs.isAuxiliary(form))
  );
}

import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { wordsOf } from '../../text/words.ts';

/**
 * Whether a sentence has a verb or speaks in the first person; the lists of verbs miss spoken forms such as „komm ich“. In English and
 * French a listed verb alone is not enough, because many nouns are verbs as well ("block", "floor").
 */
export const isClause = sentenceFact('is a clause', (text, language) => {
  const { isMainClause, verbLast, verbs } = speechRules(language);
  const { firstPerson, grammar } = languagePack(language);
  const forms = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  const isSure = verbLast || !grammar.needsSubject;
  const holds = (form: string) => firstPerson.has(form) || verbs.isAuxiliary(form) || (isSure && verbs.isVerb(form));
  return isMainClause(forms, verbs) || forms.some(holds);
});

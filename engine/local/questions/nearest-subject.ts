import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { termOf } from '../../search/terms.ts';
import { cosine, vectorOf } from '../../search/vectors.ts';
import { wordsOf } from '../../text/words.ts';
import { minSimilarityOfSingle, minTermsOfSubject } from '../tuning/questions.ts';

/**
 * The subject of the brief closest to a text (cosine of hashed vectors), among those of which it has two content terms, or the only one
 * and little else: "what would make repairs easier?" is not "what happens between report and repair?".
 */
export function nearestSubject(
  subjects: readonly string[],
  text: string,
  language: Language,
  minSimilarity = 0,
): string | undefined {
  const said = new Set(wordsOf(text, { start: 0, end: text.length }, language).map((w) => termOf(w.form, language)));
  const own = vectorOf(text, language);
  const isNear = (subject: string) => {
    const named = contentTermsIn(subject, language);
    return named.intersection(said).size >= Math.min(minTermsOfSubject, named.size);
  };
  const isSingle = (subject: string) => contentTermsIn(subject, language).size < minTermsOfSubject;
  const rated = subjects
    .filter(isNear)
    .map((subject) => ({ subject, nearness: cosine(own, vectorOf(subject, language)) }))
    .filter(({ subject, nearness }) => nearness >= (isSingle(subject) ? minSimilarityOfSingle : minSimilarity));
  return rated.sort((a, b) => b.nearness - a.nearness)[0]?.subject;
}

function contentTermsIn(text: string, language: Language): ReadonlySet<string> {
  const { stopwords, questionWords, weakWords, backward, firstPerson, nounBefore } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language).map((w) => w.form);
  const without = (...lists: ReadonlySet<string>[]) => words.filter((form) => !lists.some((list) => list.has(form)));
  const content = without(stopwords, questionWords, weakWords);
  // "what they throw away" has no other content word
  return new Set(
    (content.length > 0 ? content : without(questionWords, backward, firstPerson, nounBefore)).map((form) =>
      termOf(form, language),
    ),
  );
}

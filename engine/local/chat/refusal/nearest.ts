import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../../../corpus/corpus.ts';
import { isUnspaced, type Word, wordsOf } from '../../../text/words.ts';
import { matchStrength, minNamedNear } from '../../tuning/chat.ts';
import type { Rated } from '../rate-stretches.ts';
import type { AskedWords } from '../read-message.ts';

/**
 * Whether a stretch is near a message that it does not answer: its best sentence names a thing of the message. The same word
 * in another form or as the beginning of another name ("shared" for "shares", "car park" for "cars") names another thing.
 */
export function isNear(corpus: Corpus, { stretch, best }: Rated, { words, total }: AskedWords): boolean {
  const sentence = corpus.reading.sentences[stretch.sentences[best] ?? -1];
  if (!sentence || total === 0) return false;
  const said = namesIn(corpus, sentence);
  const named = words.filter(({ form, matches }) =>
    said.some(({ term, form: other }) => matches.get(term) === matchStrength.same && isSameForm(form, other, corpus)),
  );
  return named.reduce((sum, { weight }) => sum + weight, 0) / total >= minNamedNear;
}

/** The words of a sentence that name something by themselves, with their terms. */
function namesIn({ documents, reading, language: main }: Corpus, sentence: CorpusSentence) {
  const language = reading.languages[sentence.document] ?? main;
  const { text = '' } = documents[sentence.document] ?? {};
  const { grammar, stopwords } = languagePack(language);
  const words = wordsOf(text, sentence, language);
  const isModifier = (word: Word, next: Word | undefined) =>
    grammar.phrases.headLast === true &&
    grammar.compounds !== true &&
    next !== undefined &&
    /^\s+$/u.test(text.slice(word.end, next.start)) &&
    !stopwords.has(next.form);
  return words.flatMap((word, i) =>
    isModifier(word, words[i + 1]) ? [] : [{ form: word.form, term: reading.terms[sentence.from + i] ?? -1 }],
  );
}

/** The same word but for the ending of a plural or case. */
function isSameForm(a: string, b: string, { language }: Corpus): boolean {
  if (a === b || isUnspaced(language)) return true;
  const { grammar } = languagePack(language);
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (
    long.startsWith(short) && long.length - short.length <= 2 && !grammar.pastEnding?.test(long.slice(short.length))
  );
}

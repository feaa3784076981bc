import type { Corpus } from '../../corpus/corpus.ts';

/** True for questions: they state nothing. */
export function isQuestion(corpus: Corpus, index: number): boolean {
  const s = corpus.reading.sentences[index];
  return !!s && /[?？؟]["'”’»)\s]*$/u.test(corpus.documents[s.document]?.text.slice(s.end - 4, s.end) ?? '');
}

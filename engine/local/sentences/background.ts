import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { statementKind } from './statement-kind.ts';

/** True for sentences in which speakers only introduce themselves or their job: background, not an insight. */
export function isBackground(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  if (!languagePack(language).selfRole.some((pattern) => pattern.test(text))) return false;
  return !['difficulty', 'wish', 'liking'].includes(statementKind(text, language));
}

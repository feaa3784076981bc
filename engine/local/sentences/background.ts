import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { statementKind } from './statement-kind.ts';

/** True for sentences in which somebody only says who they are or what they work as: background, no finding. */
export function isBackground(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  if (!languagePack(language).selfRole.some((pattern) => pattern.test(text))) return false;
  return !['difficulty', 'wish', 'liking'].includes(statementKind(text, language));
}

import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { ChatInsight } from '../../engine.ts';
import { keyPhrases } from '../phrases/key-phrases.ts';
import { askInsight } from './ask-insight.ts';

const maxSuggestions = 5;

/** Questions about what an insight's passages speak of; each is answered by the engine before it is offered. */
export async function suggestQuestions(
  corpus: Corpus,
  { insight, language }: { insight: ChatInsight; language: Language },
): Promise<string[]> {
  const { onTopic } = languagePack(language).templates.question;
  const isCited = (p: { documentId: number; start: number; end: number }) =>
    insight.evidence.some((e) => e.documentId === p.documentId && e.start < p.end && p.start < e.end);
  const passages = corpus.passages.flatMap((p, i) => (isCited(p) ? [i] : []));
  const questions: string[] = [];
  for (const phrase of keyPhrases(corpus, passages)) {
    const message = onTopic(phrase);
    const { refused } = await askInsight(corpus, { insight, message, history: [], language });
    if (!refused) questions.push(message);
    if (questions.length === maxSuggestions) break;
  }
  return questions;
}

import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../../corpus/corpus.ts';
import type { ChatReply } from '../../../engine.ts';
import { statementKind } from '../../sentences/statement-kind.ts';
import { maxVoicesTold } from '../../tuning/chat.ts';
import type { AskedOf } from '../answer-as.ts';
import { stretchesOfAll } from '../own-words.ts';
import { emptyReply, withSpeakers } from '../reply-draft.ts';
import { isTelling } from '../spoken-text.ts';
import { firstOfEachVoice, type InsightEvidence } from './insight-evidence.ts';

/** The kinds of statement that a general question asks for. */
export const toldKinds = ['difficulty', 'wish', 'habit', 'liking'] as const;
type ToldKind = (typeof toldKinds)[number];

/** The kind that a general question of the engine's own asks for. */
export function kindAskedFor({ message, language }: Pick<AskedOf, 'message' | 'language'>): ToldKind | null {
  const { general } = languagePack(language).templates.question;
  return toldKinds.find((kind) => general(kind) === message.trim()) ?? null;
}

/** Statements of a kind in the answers that hold the insight's quotes; null where there is none. */
export function tellKind(
  corpus: Corpus,
  kind: ToldKind,
  { supporting }: InsightEvidence,
  language: Language,
): ChatReply | null {
  const around = stretchesOfAll(corpus).filter(({ sentences }) => sentences.some((s) => supporting.includes(s)));
  const said = around.flatMap(({ sentences }) => sentences.filter((i) => isOfKind(corpus, i, kind)));
  const quotes = firstOfEachVoice(corpus, said).slice(0, maxVoicesTold);
  return quotes.length > 0 ? withSpeakers(corpus, emptyReply, quotes, language) : null;
}

function isOfKind(corpus: Corpus, index: number, kind: ToldKind): boolean {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  return isTelling(corpus, index) && statementKind(textOf(corpus, sentence), language) === kind;
}

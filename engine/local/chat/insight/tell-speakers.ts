import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../../../corpus/corpus.ts';
import type { ChatInsight, ChatReply } from '../../../engine.ts';
import { countSupport, type Support } from '../../../evidence/count-support.ts';
import { speakerName } from '../../insights/select-evidence.ts';
import { maxVoicesQuoted } from '../../tuning/chat.ts';
import type { AskedOf } from '../read-message.ts';
import { emptyReply, replyOf, withConnective, withInferred, withSpeakers } from '../reply-draft.ts';
import { type InsightEvidence, informativeOfEachVoice } from './insight-evidence.ts';

/** Who speaks about it, counted as on its card, with a quote of each. */
export function tellSpeakers(
  corpus: Corpus,
  { supporting, title, strength }: InsightEvidence,
  { language }: Pick<AskedOf, 'language'>,
  maxVoices = maxVoicesQuoted,
): ChatReply {
  const quotes = informativeOfEachVoice(corpus, supporting, title);
  if (quotes.length === 0) {
    const isHidden = strength?.documents === 0;
    const text = isHidden ? countedLine(corpus, [], strength, language) : chatRules(language).insight.refusal();
    return replyOf(text, true);
  }
  const reply = strength
    ? withInferred(corpus, emptyReply, countedLine(corpus, quotes, strength, language), quotes, language)
    : withCountHere(corpus, quotes, null, language);
  return withSpeakers(corpus, reply, quotes.slice(0, maxVoices), language);
}

/**
 * A reply that counts who says one sentence each. Only the documents of the insight are read, so it says that it counts in these,
 * unless the insight was counted over the same.
 */
export function withCountHere(
  corpus: Corpus,
  quotes: readonly number[],
  strength: ChatInsight['strength'],
  language: Language,
): ChatReply {
  const { reading, documents } = corpus;
  const support = countSupport(
    reading,
    quotes.map((i) => reading.sentences[i] as CorpusSentence),
  );
  const isAll = strength?.documentsInAll === documents.length;
  const where = isAll ? emptyReply : withConnective(emptyReply, chatRules(language).insight.here());
  return withInferred(corpus, where, countedLine(corpus, quotes, support, language), quotes, language);
}

/** "Two of six people speak about this: …". Without names, documents are counted instead, as in summaries. */
function countedLine(corpus: Corpus, quotes: readonly number[], support: Support, language: Language): string {
  const { sentences } = corpus.reading;
  const speakers = quotes.flatMap((i) => speakerName(corpus, sentences[i] as CorpusSentence, language) ?? []);
  const { people, peopleInAll, documents, documentsInAll } = support;
  return languagePack(language).templates.summary({
    ...{ speakers, documents, documentsInAll, kinds: {} },
    ...(speakers.length > 0 ? { people, peopleInAll } : { people: 0, peopleInAll: 0 }),
  });
}

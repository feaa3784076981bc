import { chatRules } from '#engine/language/chat/chat-rules.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { ChatReply, InsightChatInput, StageOptions } from '../../engine.ts';
import { speakersAskedFor } from '../../local/chat/ask-insight.ts';
import { courtesyIn } from '../../local/chat/courtesy.ts';
import { replyOf } from '../../local/chat/reply-draft.ts';
import { sentencesOf } from '../../local/claims/judged.ts';
import { recogniseLanguage } from '../../text/recognise-language.ts';
import { type Asking, languagePart } from '../asking.ts';
import { retrievePassages } from '../insights/retrieve.ts';
import { offerSentences, packPassages, sentencesOfPassages } from '../material/offer.ts';
import type { Part } from '../prompt.ts';
import { insightChatPrompt } from '../prompts/insight-chat.ts';
import { windows } from '../tuning.ts';
import { partsBeside, searchedText, writeReply } from './write-reply.ts';

/** Answers about an insight, from the passages of its evidence first, then from those of all documents that speak of the message. */
export async function* askInsight(
  asking: Asking,
  corpus: Corpus,
  input: InsightChatInput,
  options: StageOptions = {},
): AsyncGenerator<ChatReply> {
  options.signal?.throwIfAborted();
  const { insight, message, history, language } = input;
  const spoken = await recogniseLanguage(message, language);
  const rules = chatRules(language);
  const courtesy = courtesyIn(message, { languages: [...new Set([spoken, language])], names: [] });
  if (courtesy) {
    const text = courtesy === 'farewell' ? rules.person.farewell() : rules.insight[courtesy]();
    yield replyOf(text, false);
    return;
  }
  const counted = await speakersAskedFor(corpus, input);
  if (counted) {
    yield counted;
    return;
  }
  const evidence = sentencesOf(corpus, insight.evidence).map((i) => corpus.reading.sentences[i]?.passage ?? -1);
  const text = `${searchedText(message, history)} ${insight.title}`;
  const passages = await retrievePassages(asking, corpus, { text, first: [...new Set(evidence)] }, options);
  const finding: Part = { data: `${insight.title}\n${insight.summary}`, label: 'Finding', isTeams: true };
  const asked: Part = { data: message, label: 'Message', isTeams: true };
  const { before, room } = partsBeside(asking, insightChatPrompt, history, [finding, asked]);
  const [pack = []] = packPassages(corpus, passages, { room, maxTokens: windows.evidenceTokens });
  const offer = offerSentences(corpus, sentencesOfPassages(corpus, pack));
  yield* writeReply(
    asking,
    corpus,
    {
      ...{ prompt: insightChatPrompt, offer, refusal: () => replyOf(rules.insight.refusal(), true) },
      parts: [languagePart(language), finding, { data: offer.text, label: 'Sentences' }, ...before, asked],
      checking: { language, known: message },
    },
    options,
  );
}

import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import type { ChatReply, InsightChatInput, StageOptions } from '../../engine.ts';
import { recogniseLanguage } from '../../text/recognise-language.ts';
import { maxVoicesOfSide } from '../tuning/chat.ts';
import { withNeighbour } from './compose-answer.ts';
import { courtesyIn } from './courtesy.ts';
import { followUpAnswer } from './follow-up.ts';
import { answerFromDocuments } from './insight/from-documents.ts';
import { evidenceOf, type InsightEvidence } from './insight/insight-evidence.ts';
import { aboutOf, type InsightQuestion } from './insight/insight-question.ts';
import { tellAnotherQuote, tellAround, tellOpposition, tellReasons } from './insight/tell-evidence.ts';
import { kindAskedFor, tellKind } from './insight/tell-kind.ts';
import { tellSpeakers } from './insight/tell-speakers.ts';
import { stretchesOfAll } from './own-words.ts';
import { type AskedOf, hasContent } from './read-message.ts';
import { emptyReply, replyOf, withConnective, withReply, withSpeakers } from './reply-draft.ts';
import { partsOf } from './reply-parts.ts';

/** Answers about an insight, sentence by sentence. */
export async function* askInsight(
  corpus: Corpus,
  input: InsightChatInput,
  options: StageOptions = {},
): AsyncGenerator<ChatReply> {
  options.signal?.throwIfAborted();
  yield* partsOf(await replyAbout(corpus, input), options);
}

/** The reply: from the evidence, then from what is said around it, then from all that the documents of the insight hold. */
export async function replyAbout(corpus: Corpus, input: InsightChatInput): Promise<ChatReply> {
  const { message, language } = input;
  const { asked, spoken, about } = await readAsked(corpus, input);
  const courtesy = courtesyIn(message, { languages: spoken, names: [] });
  if (courtesy) return replyOf(courtesyOf(courtesy, input), false);
  const evidence = evidenceOf(corpus, input.insight);
  return (
    fromEvidence(corpus, about, asked, evidence) ??
    leaningOn(corpus, asked) ??
    (about === 'why' ? tellReasons(corpus, evidence, asked) : null) ??
    // Words that name nothing are everywhere.
    (hasContent(message, asked.languages)
      ? answerFromDocuments(corpus, asked, evidence)
      : replyOf(chatRules(language).insight.refusal(), true))
  );
}

/** Who speaks about it, where the message asks that: no engine counts again what the card has counted. */
export async function speakersAskedFor(corpus: Corpus, input: InsightChatInput): Promise<ChatReply | null> {
  const { asked, about } = await readAsked(corpus, input);
  if (about !== 'who' && about !== 'sides') return null;
  return fromEvidence(corpus, about, asked, evidenceOf(corpus, input.insight));
}

async function readAsked(corpus: Corpus, { message, language, history, insight }: InsightChatInput) {
  const spoken = [...new Set([await recogniseLanguage(message, corpus.language), language])];
  const languages = [...new Set([...spoken, ...languagesOf(corpus)])];
  const asked: AskedOf = { message, history, language, languages, names: [] };
  return { asked, spoken, about: aboutOf(corpus, insight, { message, languages }) };
}

function courtesyOf(courtesy: 'greeting' | 'thanks' | 'farewell', { language }: InsightChatInput): string {
  const { insight, person } = chatRules(language);
  return courtesy === 'farewell' ? person.farewell() : insight[courtesy]();
}

function fromEvidence(
  corpus: Corpus,
  about: InsightQuestion,
  asked: AskedOf,
  evidence: InsightEvidence,
): ChatReply | null {
  const { language, message } = asked;
  const kind = kindAskedFor(asked);
  const answeredByKind = kind && tellKind(corpus, kind, evidence, language);
  if (answeredByKind) return answeredByKind;
  if (message === chatRules(language).insight.ask.why()) return tellReasons(corpus, evidence, asked);
  if (about === 'context') return tellAround(corpus, evidence, asked);
  if (about === 'who') return tellSpeakers(corpus, evidence, asked);
  if (about === 'sides')
    return withReply(
      tellSpeakers(corpus, evidence, asked, maxVoicesOfSide),
      tellOpposition(corpus, evidence, asked, maxVoicesOfSide),
    );
  if (about === 'against') return tellOpposition(corpus, evidence, asked);
  return about === 'quote' ? tellAnotherQuote(corpus, evidence, asked) : null;
}

/** "And since when?", "the second one": a reply to the reply before. */
function leaningOn(corpus: Corpus, asked: AskedOf): ChatReply | null {
  // "How often does this happen?" is no request for more.
  const more = followUpAnswer(corpus, asked, stretchesOfAll(corpus), null);
  if (more === null) return null;
  const { sentences, lacksReason } = more;
  const { noReason, nearest, nothingMore } = chatRules(asked.language).insight;
  const refused = replyOf(lacksReason ? noReason() : nothingMore(), true);
  if (sentences.length === 0) return refused;
  const led = lacksReason ? withConnective(refused, nearest()) : emptyReply;
  return withSpeakers(corpus, led, lacksReason ? sentences : withNeighbour(corpus, sentences), asked.language);
}

import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { ChatInsight, StageOptions } from '../../engine.ts';
import { phrasesOfSentences } from '../phrases/key-phrases.ts';
import { maxSuggestions, maxTopicsSuggested } from '../tuning/chat.ts';
import { replyAbout } from './ask-insight.ts';
import { evidenceOf } from './insight/insight-evidence.ts';
import { statedKinds, tellKind } from './insight/tell-kind.ts';
import { type Stretch, stretchesOfAll } from './own-words.ts';

/**
 * Questions about an insight, each answered by the engine before it is offered: what contradicts it, the reasons for it, what the
 * answers around its quotes speak of, what people find hard or wish for there, who speaks, and another quote.
 */
export async function suggestQuestions(
  corpus: Corpus,
  { insight, language }: { insight: ChatInsight; language: Language },
  options: StageOptions = {},
): Promise<string[]> {
  const offered: string[] = [];
  for (const message of candidates(corpus, insight, language)) {
    options.signal?.throwIfAborted();
    if (offered.length === maxSuggestions) break;
    const { refused } = await replyAbout(corpus, { insight, message, history: shown(insight), language });
    if (!refused) offered.push(message);
  }
  return offered;
}

/** The page shows the first quote with the insight: another one must be another. */
function shown({ evidence, title }: ChatInsight) {
  return [{ role: 'assistant' as const, text: title, citations: evidence.slice(0, 1) }];
}

function candidates(corpus: Corpus, insight: ChatInsight, language: Language): string[] {
  const { ask } = chatRules(language).insight;
  const { question } = languagePack(language).templates;
  const evidence = evidenceOf(corpus, insight);
  const { supporting } = evidence;
  const around = stretchesOfAll(corpus).filter(({ sentences }) => sentences.some((s) => supporting.includes(s)));
  const topics = topicsIn(corpus, around, language).slice(0, maxTopicsSuggested).map(question.onTopic);
  const stated = statedKinds.filter((kind) => tellKind(corpus, kind, evidence, language) !== null);
  const kinds = stated.slice(0, maxTopicsSuggested).map(question.general);
  return [...new Set([ask.against(), ask.why(), ...topics, ...kinds, ask.who(), ask.context(), ask.quote()])];
}

/** What the answers speak of; words of another language are not set into a sentence of the project's. */
function topicsIn(corpus: Corpus, around: readonly Stretch[], language: Language): string[] {
  const { isStrong = ({ words }) => words.length > 1 } = languagePack(language).grammar.phrases;
  const own = around
    .flatMap(({ sentences }) => sentences)
    .filter((i) => corpus.reading.languages[corpus.reading.sentences[i]?.document ?? 0] === language);
  const phrases = phrasesOfSentences(corpus, own).map(({ text }) => text);
  return phrases.filter((text) => isStrong({ text, words: text.split(' ') }));
}

import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isParticipant } from '../../text/roles.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { maxWordsOfTopic, minAskingWords } from '../tuning/exchanges.ts';
import { asksForBackground } from './asked-aloud.ts';
import { prompts, unmarkedDocuments } from './unmarked.ts';

/** A question and what one voice answers to it. Sentences are indexes of `Reading.sentences`. */
export type Exchange = {
  readonly document: number;
  /** The sentences that ask, without what leads up to them. */
  readonly asking: readonly number[];
  /** All sentences of the voice until the next question: interjections of those who ask do not end an answer. */
  readonly answer: readonly number[];
  readonly voice: number;
  /** Words of the answer. */
  readonly words: number;
  /** Where in the conversation it is: 0 at its first question, 1 at its last. */
  readonly place: number;
};

export type Exchanges = {
  readonly all: readonly Exchange[];
  /** For each sentence the index of the exchange in which it is an answer, -1 where it answers nothing. */
  readonly of: Int32Array;
};

/** Whether a sentence asks about background, with or without a question mark: "So just tell me what you do." */
export const asksWhoTheyAre = sentenceFact('asks for background', asksForBackground);

type Draft = Omit<Exchange, 'place' | 'words'> & { asking: number[]; answer: number[]; ordinal: number };

const known = new WeakMap<Reading, Exchanges>();

/** The questions of all conversations with their answers, in the order of the corpus. */
export function exchangesIn(corpus: Corpus): Exchanges {
  const cached = known.get(corpus.reading);
  if (cached) return cached;
  const made = readExchanges(corpus);
  known.set(corpus.reading, made);
  return made;
}

function readExchanges(corpus: Corpus): Exchanges {
  const { reading } = corpus;
  const drafts: Draft[] = [];
  const of = new Int32Array(reading.sentences.length).fill(-1);
  const unmarked = unmarkedDocuments(corpus);
  let document = -1;
  let asking: number[] = [];
  let ordinal = -1;
  let open = new Map<number, number>();
  let isAnswered = false;
  for (const [i, sentence] of reading.sentences.entries()) {
    if (sentence.document !== document) {
      [document, asking, ordinal, open] = [sentence.document, [], -1, new Map()];
      isAnswered = false;
    }
    const turn = reading.turns[sentence.turn];
    const voice = voiceIndexOf(reading, sentence);
    if (turn?.key && reading.voices[voice]?.role === 'asks') {
      const isPrompt =
        turn.noted === 'topic' || isInBrackets(corpus, i) || (unmarked.has(sentence.document) && prompts(corpus, i));
      const isAsked = isPrompt || isAsking(corpus, i) || asksWhoTheyAre(corpus, i);
      if (!isAsked && !startsNewTopic(corpus, i, drafts.at(-1))) continue;
      // After an answer, the next question begins another exchange.
      if (isAnswered) [asking, open, isAnswered] = [[], new Map(), false];
      if (asking.length === 0) ordinal++;
      asking.push(i);
      continue;
    }
    const role = reading.voices[voice]?.role;
    if (asking.length === 0 || !isParticipant(role)) continue;
    isAnswered = true;
    if (role === 'hidden') continue;
    const at = open.get(voice) ?? drafts.push({ document, asking, answer: [], voice, ordinal }) - 1;
    open.set(voice, at);
    drafts[at]?.answer.push(i);
    of[i] = at;
  }
  const last = new Map<number, number>();
  for (const draft of drafts) last.set(draft.document, draft.ordinal);
  const all = drafts.map(({ ordinal, ...draft }) => ({
    ...draft,
    words: draft.answer.reduce((sum, i) => sum + wordsIn(reading, i), 0),
    place: ordinal / Math.max(1, last.get(draft.document) ?? 1),
  }));
  return { all, of };
}

/** Notes keep in brackets what was asked, with or without a mark: "[do you order there]". */
function isInBrackets({ documents, reading }: Corpus, index: number): boolean {
  const { document, start } = reading.sentences[index] as CorpusSentence;
  return /[[(（【]/u.test(documents[document]?.text[start - 1] ?? '');
}

function wordsIn(reading: Reading, index: number): number {
  const { from = 0, to = 0 } = reading.sentences[index] ?? {};
  return to - from;
}

/** Sentences of a question and its answer. */
type Said = Pick<Exchange, 'asking' | 'answer' | 'document'>;

/** Whether a sentence names another topic than the last one: "And the families?", "Tell me about the parents." */
export function startsNewTopic(corpus: Corpus, index: number, before: Said | undefined): boolean {
  if (!namesTopic(corpus, index) && !isInvitation(corpus, index)) return false;
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const named = termsOfSentence(corpus.reading, index);
  if (named.size === 0) return false;
  if (before?.document !== sentence.document) return true;
  const said = new Set([...before.asking, ...before.answer].flatMap((i) => [...termsOfSentence(corpus.reading, i)]));
  return named.isDisjointFrom(said);
}

const namesTopic = sentenceFact('names a topic', (text, language) => {
  const { topic } = speechRules(language).otherTopic.exec(text.trim())?.groups ?? {};
  return topic === undefined ? isBareTopic(text, language) : isTopic(topic, language);
});

/** What a question names: a few words with content, and none that points back or asks ("what about when it rains?"). */
function isTopic(topic: string, language: Language): boolean {
  const { backward, nounBefore, stopwords, questionWords } = languagePack(language);
  const [first = '', ...rest] = wordsOf(topic, { start: 0, end: topic.length }, language).map(({ form }) => form);
  // Articles point back where no noun follows: "los", "den".
  const forms = nounBefore.has(first) && rest.length > 0 ? rest : [first, ...rest];
  if (forms.length > maxWordsOfTopic.asked || forms.some((form) => backward.has(form) || questionWords.has(form)))
    return false;
  return forms.some((form) => !stopwords.has(form));
}

/** "And the families?", « Et les familles ? », «А лекарства?» */
function isBareTopic(text: string, language: Language): boolean {
  if (isUnspaced(language) || !/[?؟]\s*$/u.test(text)) return false;
  const { coordinators, nounBefore, backward, stopwords, questionWords } = languagePack(language);
  const [joint = '', ...rest] = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  if (!coordinators.has(joint)) return false;
  const named = nounBefore.has(rest[0] ?? '') ? rest.slice(1) : rest;
  const isContent = (form: string) => ![stopwords, backward, questionWords].some((list) => list.has(form));
  return named.length > 0 && named.length <= maxWordsOfTopic.bare && named.every(isContent);
}

/** An Arabic word holds its article, a preposition or "and" as well. */
const sizeOfWords = (language: Language) =>
  isUnspaced(language) ? 'unspaced' : languagePack(language).grammar.attachedArticle ? 'attached' : 'spaced';

/** A question mark, or a word of asking in front, and long enough to ask for something. */
function isAsking(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  if (sentence.to - sentence.from < minAskingWords[sizeOfWords(language)]) return false;
  return isQuestion(corpus, index) || isInvitation(corpus, index) || soundsLikeAsking(corpus, index);
}

/** "Walk me through a normal day", or what ends in the manner of a request. */
export const isInvitation = sentenceFact('invitation', (text, language) => {
  const { invites, request } = speechRules(language);
  if (request?.test(text.trimEnd())) return true;
  if (!invites) return false;
  const { coordinators, fillers } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const first = words.find(({ form }) => !coordinators.has(form) && !fillers.includes(form));
  return invites.test(text.trim()) || (first !== undefined && invites.test(text.slice(first.start)));
});

const soundsLikeAsking = sentenceFact('asking', (text, language) => {
  const { questionWords, stopwords, backward, coordinators, fillers } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  // "So that's how you do it." sums up what was said.
  const opening = words.find(({ form }) => !coordinators.has(form) && !fillers.includes(form));
  if (opening && backward.has(opening.form) && !isUnspaced(language)) return false;
  const first = words.slice(0, 4);
  return first.some(({ form }) => questionWords.has(form) && !(stopwords.has(form) && form.length < 3));
});

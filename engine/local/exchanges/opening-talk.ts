import { speechRules } from '#engine/language/speech-rules.ts';
import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { wordsOf } from '../../text/words.ts';
import { openingTalk } from '../tuning/exchanges.ts';

const known = new WeakMap<Reading, Uint8Array>();

/**
 * Whether a sentence belongs to what people say before an interview begins: the greeting, the weather, whether they can hear each other.
 * It ends where the interviewer asks permission to record or to take notes; the reply belongs to it.
 */
export function isOpeningTalk(corpus: Corpus, sentence: number): boolean {
  const made = known.get(corpus.reading) ?? readOpenings(corpus);
  known.set(corpus.reading, made);
  return made[sentence] === 1;
}

type Turn = { readonly at: number; readonly from: number; to: number };

function readOpenings(corpus: Corpus): Uint8Array {
  const { reading } = corpus;
  const opening = new Uint8Array(reading.sentences.length);
  for (const document of corpus.documents.keys()) {
    const turns = turnsOf(reading, document);
    const leave = turns
      .slice(0, openingTalk.maxTurns)
      .findIndex(({ at, from, to }) => isAsking(reading, at) && seeksLeave(corpus, from, to));
    if (leave < 0) continue;
    const reply = turns[leave + 1];
    const isReply = reply && !isAsking(reading, reply.at) && isShort(corpus, reply);
    const end = (isReply ? reply : turns[leave])?.to ?? 0;
    opening.fill(1, turns[0]?.from ?? 0, end);
  }
  return opening;
}

/** The turns of a document that have sentences, in order. */
function turnsOf(reading: Reading, document: number): Turn[] {
  const turns: Turn[] = [];
  for (let i = reading.firstSentences[document] ?? 0; reading.sentences[i]?.document === document; i++) {
    const at = reading.sentences[i]?.turn ?? -1;
    const last = turns.at(-1);
    if (last?.at === at) last.to = i + 1;
    else turns.push({ at, from: i, to: i + 1 });
  }
  return turns;
}

function isAsking(reading: Reading, turn: number): boolean {
  const { key, voice = -1 } = reading.turns[turn] ?? {};
  return Boolean(key) && reading.voices[voice]?.role === 'asks';
}

/** "I'll record this, only for our team, if you don't mind?" */
function seeksLeave(corpus: Corpus, from: number, to: number): boolean {
  const said = saidIn(corpus, from, to);
  const { recording, permits } = speechRules(languageAt(corpus, from));
  return recording.test(said) && permits.test(said);
}

function isShort(corpus: Corpus, { from, to }: Turn): boolean {
  const said = saidIn(corpus, from, to);
  return wordsOf(said, { start: 0, end: said.length }, languageAt(corpus, from)).length <= openingTalk.maxWordsOfReply;
}

const languageAt = ({ reading, language }: Corpus, sentence: number) =>
  reading.languages[reading.sentences[sentence]?.document ?? -1] ?? language;

function saidIn({ documents, reading }: Corpus, from: number, to: number): string {
  const { document = 0, start = 0 } = reading.sentences[from] ?? {};
  return documents[document]?.text.slice(start, reading.sentences[to - 1]?.end ?? start) ?? '';
}

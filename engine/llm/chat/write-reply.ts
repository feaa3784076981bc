import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { ChatReply, ChatTurn, QuoteSpan, StageOptions } from '../../engine.ts';
import { cutQuote } from '../../evidence/cut-quote.ts';
import { quoteSpan } from '../../local/insights/select-evidence.ts';
import { type Asking, roomFor } from '../asking.ts';
import { streamLines } from '../client/stream-lines.ts';
import type { Offer } from '../material/offer.ts';
import type { Part, Prompt } from '../prompt.ts';
import { chat, replies } from '../tuning.ts';
import { type Checking, type Claim, checkClaim } from '../verify/check-claim.ts';
import { isVerbatim } from '../verify/mark-verbatim.ts';
import { confirmApart } from '../verify/verify-claims.ts';

const lineSchema = z.object({ text: z.string(), sentences: z.array(z.string()) });

export type ReplyRequest = {
  prompt: Prompt;
  parts: readonly Part[];
  offer: Offer;
  /** The language of the project, for places and checks. */
  checking: Checking;
  /** What is said when nothing is left. */
  refusal: () => ChatReply;
};

const emptyReply: ChatReply = { sentences: [], citations: [], refused: false };

/**
 * A reply as it grows, each sentence after its verification; the last item is the whole reply. From the first sentence on that code
 * cannot judge, those that follow wait for the one call that confirms such sentences.
 */
export async function* writeReply(
  asking: Asking,
  corpus: Corpus,
  { prompt, parts, offer, checking, refusal }: ReplyRequest,
  options: StageOptions,
): AsyncGenerator<ChatReply> {
  let reply = emptyReply;
  let waiting: { claim: Claim & { isStrange: boolean }; isDisputed: boolean }[] = [];
  const call = {
    ...{ stage: 'chat' as const, prompt, parts, schema: lineSchema },
    maxOutputTokens: replies.chat,
    mask: asking.mask,
  };
  for await (const event of streamLines(asking.client, call, options)) {
    if ('restart' in event) {
      [reply, waiting] = [emptyReply, []];
      continue;
    }
    const { text, sentences } = event.line;
    const cited = [...new Set(sentences.flatMap((id) => offer.sentences.get(id.trim()) ?? []))];
    if (text.trim() === '') continue;
    const checked = checkClaim(corpus, { text, cited }, checking);
    if (checked.state === 'dropped') options.onDropped?.({ question: '', text: checked.text, reason: checked.reason });
    else if (checked.state === 'disputed' || waiting.length > 0)
      waiting.push({ claim: checked, isDisputed: checked.state === 'disputed' });
    else {
      reply = withSentence(corpus, reply, checked, checking.language);
      yield reply;
    }
  }
  const disputed = waiting.filter(({ isDisputed }) => isDisputed).map(({ claim }) => claim);
  const confirmed = await confirmApart(asking, corpus, disputed, checking, options);
  for (const { claim, isDisputed } of waiting) {
    const said = isDisputed ? confirmed[disputed.indexOf(claim)] : claim;
    if (said) {
      reply = withSentence(corpus, reply, said, checking.language);
      yield reply;
    } else options.onDropped?.({ question: '', text: claim.text, reason: 'not-confirmed' });
  }
  if (reply.sentences.length === 0) yield refusal();
}

/** The reply with a sentence and the quotes that it cites. Words of the quotes themselves count as said. */
function withSentence(corpus: Corpus, reply: ChatReply, { text, cited }: Claim, language: Language): ChatReply {
  const citations = [...reply.citations];
  const places = cited.map((sentence) => {
    const quote = quoteSpan(corpus, { sentence, cut: cutQuote(corpus, sentence, () => false) }, language);
    const known = citations.findIndex((other) => isSamePlace(other, quote));
    return known >= 0 ? known : citations.push(quote) - 1;
  });
  const basis = isVerbatim(corpus, { text, cited }) ? ('said' as const) : ('inferred' as const);
  return { ...reply, citations, sentences: [...reply.sentences, { text, basis, citations: [...new Set(places)] }] };
}

const isSamePlace = (a: QuoteSpan, b: QuoteSpan) =>
  a.documentId === b.documentId && a.start === b.start && a.end === b.end;

/** The parts of a request beside its passages, and the tokens that are left for those: where little is left, older messages are left out first. */
export function partsBeside(
  { client }: Asking,
  prompt: Prompt,
  history: readonly ChatTurn[],
  parts: readonly Part[],
): { before: Part[]; room: number } {
  for (let turns = chat.maxTurns; ; turns--) {
    const before = historyParts(history, turns);
    const room = roomFor(client, prompt, replies.chat, [...parts, ...before]);
    if (room >= chat.minRoomForPassages || turns === 0) return { before, room };
  }
}

/** What was said before, as data; a message may refer to it. */
function historyParts(history: readonly ChatTurn[], count: number): Part[] {
  const turns = (count === 0 ? [] : history.slice(-count)).map(
    ({ role, text }) => `${role === 'user' ? 'message' : 'reply'}: ${text.slice(0, chat.maxTurnLength)}`,
  );
  return turns.length > 0 ? [{ data: turns.join('\n'), label: 'What was said before', isTeams: true }] : [];
}

/** The message with the one before it, which a short message refers to, to search by. */
export function searchedText(message: string, history: readonly ChatTurn[]): string {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  return message.length < 60 ? `${message} ${before}` : message;
}

import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { fieldsOfWord } from '#engine/language/synonyms.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { maxSentencesOfStretch, minCoverage } from '../tuning/chat.ts';
import { ratedFor } from './answer-as.ts';
import { chooseSentences, roomOf } from './choose-sentences.ts';
import { type GivenBefore, givenBefore } from './given-before.ts';
import type { Stretch } from './own-words.ts';
import { type AskedOf, hasContent } from './read-message.ts';
import { givesReason, isInformative, spokenText, wordsAt } from './spoken-text.ts';

type FollowUp = { kind: 'why' | 'more' | 'when' } | { kind: 'ordinal'; place: number };

/** `lacksReason`: a reason was requested and none was given; the sentences are only the nearest to one. */
export type FollowUpAnswer = { readonly sentences: readonly number[]; readonly lacksReason: boolean };

/**
 * What answers a message that refers to the reply before ("And why?", "the second one"), nothing repeated; without sentences where
 * there are no more, null for a message that asks by itself. `otherwise`: how to read a message that names nothing and shows no cue.
 */
export function followUpAnswer(
  corpus: Corpus,
  asked: AskedOf,
  stretches: readonly Stretch[],
  otherwise: FollowUp | null = { kind: 'more' },
): FollowUpAnswer | null {
  const before = givenBefore(corpus, asked.history);
  const followUp = before.reply ? readFollowUp(asked, otherwise) : null;
  return followUp && notGiven(corpus, followUp, asked, stretches, before);
}

function readFollowUp(
  { message, languages }: Pick<AskedOf, 'message' | 'languages'>,
  otherwise: FollowUp | null = { kind: 'more' },
): FollowUp | null {
  for (const language of languages) {
    const { ordinals, why, more, when } = chatRules(language);
    const leansBy = (cue: RegExp) => cue.test(message) && !hasContent(message.replace(cue, ' '), [language]);
    const place = ordinals.findIndex(leansBy);
    if (place >= 0) return { kind: 'ordinal', place };
    if (leansBy(when)) return { kind: 'when' };
    if (leansBy(why)) return { kind: 'why' };
    if (leansBy(more)) return { kind: 'more' };
  }
  return hasContent(message, languages) ? null : otherwise;
}

/** What answers a follow-up and has not been given yet, in the stretch of the last reply or where else its question leads. */
function notGiven(
  corpus: Corpus,
  followUp: FollowUp,
  asked: AskedOf,
  stretches: readonly Stretch[],
  before: GivenBefore,
): FollowUpAnswer {
  const current = stretches.filter(({ sentences }) => sentences.some((s) => before.last.has(s)));
  const elsewhere = elsewhereFor(corpus, asked, stretches).filter((stretch) => !current.includes(stretch));
  const fresh = (sentences: readonly number[]) =>
    sentences.filter((s) => !before.all.has(s) && isInformative(corpus, s));
  const all = [...current, ...elsewhere];
  if (followUp.kind === 'why') return reasonIn(corpus, { all, current, last: before.last }, fresh);
  if (followUp.kind === 'when') return answerOf(firstFew(all, fresh, (s) => statesTime(corpus, s)));
  const chosen = followUp.kind === 'ordinal' ? stretchOf(corpus, followUp.place, current, before) : null;
  for (const stretch of chosen ? [chosen, ...all] : all) {
    const more = continued(corpus, stretch, before.all);
    if (more.length > 0) return answerOf(more);
  }
  return answerOf([]);
}

const answerOf = (sentences: readonly number[]): FollowUpAnswer => ({ sentences, lacksReason: false });

/** A reason that was not given yet. A person who has just given one has no other. */
function reasonIn(
  corpus: Corpus,
  { all, current, last }: { all: readonly Stretch[]; current: readonly Stretch[]; last: ReadonlySet<number> },
  fresh: Fresh,
): FollowUpAnswer {
  const isReason = (s: number) => givesReason(corpus, s);
  const sentences = firstFew(all, fresh, isReason);
  if (sentences.length > 0 || [...last].some(isReason)) return answerOf(sentences);
  return { sentences: current.flatMap((stretch) => fresh(stretch.sentences)).slice(0, 2), lacksReason: true };
}

/** The stretches that the last message with content was about. */
function elsewhereFor(corpus: Corpus, asked: AskedOf, stretches: readonly Stretch[]): Stretch[] {
  const question = asked.history.findLast(
    (turn) => turn.role === 'user' && !readFollowUp({ ...asked, message: turn.text }),
  );
  if (!question) return [];
  const rated = ratedFor(corpus, { ...asked, message: question.text, history: [] }, stretches);
  return rated.filter(({ coverage, named }) => Math.min(coverage, named) >= minCoverage).map(({ stretch }) => stretch);
}

type Fresh = (sentences: readonly number[]) => number[];

/** The first sentences that fit with those right after them. */
function firstFew(stretches: readonly Stretch[], fresh: Fresh, fits: (sentence: number) => boolean): number[] {
  for (const { sentences } of stretches) {
    const left = fresh(sentences);
    const at = left.findIndex(fits);
    if (at >= 0) return left.slice(at, at + 2).filter((s, i, [first = 0]) => s - first <= i);
  }
  return [];
}

/** What follows in a stretch after all that has been given of it, else what came before it. */
function continued(corpus: Corpus, stretch: Stretch, given: ReadonlySet<number>): number[] {
  const last = stretch.sentences.findLastIndex((s) => given.has(s));
  const from = (start: number) =>
    chooseSentences(
      corpus,
      { stretch: { ...stretch, sentences: stretch.sentences.slice(start) }, best: 0, asked: 0, own: 1 },
      roomOf(corpus, maxSentencesOfStretch),
      given,
    );
  const after = from(last + 1);
  const isWorth = (sentences: readonly number[]) => sentences.some((s) => isInformative(corpus, s));
  if (isWorth(after)) return after;
  const rest = last < 0 ? [] : from(0);
  return isWorth(rest) ? rest : [];
}

/** The stretch of the sentence that was given at a place: 0 for the first, 5 for the last. */
function stretchOf(
  corpus: Corpus,
  place: number,
  current: readonly Stretch[],
  { last, reply }: GivenBefore,
): Stretch | null {
  if (!reply) return null;
  const language = corpus.language;
  const spans = sentencesOf(reply.text, { start: 0, end: reply.text.length }, language);
  const span = place === 5 ? spans.at(-1) : spans[place];
  const text = span ? reply.text.slice(span.start, span.end) : '';
  const meant = [...last].find((s) => text !== '' && text.endsWith(spokenText(corpus, s, true).slice(1)));
  const stretch = current.find(({ sentences }) => meant !== undefined && sentences.includes(meant));
  if (!stretch || meant === undefined) return null;
  return { ...stretch, sentences: stretch.sentences.filter((s) => s >= meant) };
}

function statesTime(corpus: Corpus, index: number): boolean {
  const { language, text, forms } = wordsAt(corpus, index);
  const isTime = (form: string) =>
    ['time', 'past', 'beginning'].some((field) => fieldsOfWord(form, language).has(field));
  return !isQuestion(corpus, index) && (/\p{N}/u.test(text) || forms.some(isTime));
}

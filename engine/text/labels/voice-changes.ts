import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { voiceChanges } from '../../tuning.ts';
import { holdsTimeAlone } from '../times.ts';
import { isUnspaced, wordsOf } from '../words.ts';
import { asksAtEnd } from './has-asker.ts';
import type { LabelLine, LabelledLine } from './labelled-line.ts';

/** How captions mark a change of voice, and how printed talk does. */
const captions = /^[ \t]*>>+[ \t]*(?=\S)/u;
const dashes = /^[ \t]*(?:[—–―][ \t]*|-[ \t]+)(?=[^\s—–―-])/u;

/**
 * Who asks and who answers where captions mark each change of voice by ">>", or printed talk by a dash, and name no one. Mostly the voice
 * changes; where a change was missed, how they speak shows it: one asks, the other answers at length.
 */
export function labelsOfVoiceChanges(text: string, all: readonly LabelLine[], language: Language): LabelledLine[] {
  if (isUnspaced(language)) return [];
  const { minShare, stays, ofDashes } = voiceChanges;
  const inCaptions = labelsOfChanges(text, all, language, { change: captions, minShare, stays });
  return inCaptions.length > 0 ? inCaptions : labelsOfChanges(text, all, language, { change: dashes, ...ofDashes });
}

type Changes = {
  readonly change: RegExp;
  readonly minShare: number;
  readonly stays: number;
  readonly minAsking?: number;
};

function labelsOfChanges(
  text: string,
  all: readonly LabelLine[],
  language: Language,
  { change, minShare, stays, minAsking = 0 }: Changes,
): LabelledLine[] {
  const { minTurns, minAnsweredShare } = voiceChanges;
  const lines = all.filter(({ head }) => !holdsTimeAlone(head));
  // After a time the voice may be another one, too.
  const parts = all.flatMap((line, i) => {
    const [sign] = change.exec(line.head) ?? [];
    const isAfterTime = holdsTimeAlone(all[i - 1]?.head ?? '') && !holdsTimeAlone(line.head);
    if (sign === undefined && !isAfterTime) return [];
    return [{ isMarked: sign !== undefined, lineStart: line.start, bodyStart: line.start + (sign?.length ?? 0) }];
  });
  const count = parts.filter(({ isMarked }) => isMarked).length;
  if (count < minTurns || count < minShare * lines.length) return [];
  const said = parts.map(({ bodyStart }, i) => text.slice(bodyStart, parts[i + 1]?.lineStart ?? text.length));
  if (said.filter((words) => asksAtEnd.test(words)).length < minAsking * said.length) return [];
  const asking = whoAsks(
    parts.map(({ isMarked }, i) => ({ isMarked, sign: asksRather(said[i] ?? '', language) })),
    stays,
  );
  const answered = said.reduce((sum, words, i) => sum + (asking[i] ? 0 : words.length), 0);
  const length = said.reduce((sum, words) => sum + words.length, 0);
  if (!asking.includes(true) || answered < minAnsweredShare * length) return [];
  return parts.map(({ lineStart, bodyStart }, i) => ({ lineStart, bodyStart, label: '', key: asking[i] ? 'q' : 'a' }));
}

/**
 * Who asks and who answers in a printed talk of which some paragraphs ask, by their mark (`asked`): the others may ask without, where the
 * two take turns.
 */
export function withUnmarked(
  text: string,
  lines: readonly LabelLine[],
  asked: LabelledLine[],
  language: Language,
): LabelledLine[] {
  const first = asked.find(({ key }) => key === 'q')?.lineStart ?? text.length;
  const parts = lines.filter(({ start }) => start >= first);
  const said = parts.map(({ start }, i) => text.slice(start, parts[i + 1]?.start ?? text.length));
  const signs = said.map((words) => ({ isMarked: true, sign: asksRather(words, language) }));
  const asking = whoAsks(signs, voiceChanges.ofParagraphs.stays);
  return parts.flatMap(({ start }, i): LabelledLine[] =>
    i > 0 && asking[i] === asking[i - 1]
      ? []
      : [{ lineStart: start, bodyStart: start, label: '', key: asking[i] ? 'q' : 'a' }],
  );
}

/** Above 0 for words that ask, below for those that answer. */
function asksRather(said: string, language: Language): number {
  const { interrogatives, firstPerson } = languagePack(language);
  const forms = wordsOf(said, { start: 0, end: said.length }, language).map(({ form }) => form);
  const { opening, closing, mark, asks, asksLate, long, answers, own } = voiceChanges.signs;
  const begins = forms.slice(0, opening).some((form) => interrogatives.has(form)) ? asks : 0;
  const ends = forms.slice(-closing).some((form) => interrogatives.has(form)) ? asksLate : 0;
  const isOwn = forms.slice(0, opening).some((form) => firstPerson.has(form));
  return (
    Math.max(begins, ends) + (asksAtEnd.test(said) ? mark : 0) - (forms.length > long ? answers : 0) - (isOwn ? own : 0)
  );
}

type Voice = 'ask' | 'tell';
const other = { ask: 'tell', tell: 'ask' } as const;

/** The likeliest of all ways in which two take turns (Viterbi), where a voice seldom follows itself. */
function whoAsks(parts: readonly { readonly isMarked: boolean; readonly sign: number }[], stays: number): boolean[] {
  const { changesUnmarked } = voiceChanges;
  let sums = { ask: 0, tell: 0 };
  const before: Record<Voice, Voice>[] = [];
  for (const [i, { sign, isMarked }] of parts.entries()) {
    const [toOther, toOwn] = isMarked ? [0, stays] : [changesUnmarked, 0];
    const from = (own: Voice): Voice => (i === 0 || sums[other[own]] - toOther >= sums[own] - toOwn ? other[own] : own);
    const sumOf = (own: Voice) =>
      (from(own) === own ? sums[own] - toOwn : sums[other[own]] - toOther) + (own === 'ask' ? sign : -sign);
    before.push({ ask: from('ask'), tell: from('tell') });
    sums = { ask: sumOf('ask'), tell: sumOf('tell') };
  }
  let voice: Voice = sums.ask > sums.tell ? 'ask' : 'tell';
  return before
    .toReversed()
    .map((from) => {
      const asks = voice === 'ask';
      voice = from[voice];
      return asks;
    })
    .toReversed();
}

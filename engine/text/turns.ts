import type { Block } from '#contract/documents/blocks.ts';
import { redactionMark } from '#contract/documents/redaction.ts';
import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '../engine.ts';
import { type ProseTurn, proseTurns } from './attributed/prose-turns.ts';
import { findHeaders, type Header } from './head/header.ts';
import { withoutDrift } from './labels/drifted-labels.ts';
import type { LabelledLine } from './labels/labelled-line.ts';
import { withLabelsWithin } from './labels/labels-within.ts';
import { labelKey } from './labels/role-labels.ts';
import { findSpeakerLabels } from './labels/speaker-labels.ts';
import { isQuotedNotes, type Noted, partsOfNotes } from './notes/quoted-notes.ts';
import { type Span, trimSpan } from './span.ts';
import { answeredRows } from './survey-sheets.ts';
import { turnsOfTable } from './table-talk.ts';
import { withoutTimeAtEnd } from './times.ts';

/**
 * What one person says until the next one speaks. `start` to `end` are the words alone, `labelStart` is where the label
 * before them begins.
 */
export type Turn = Span & {
  readonly labelStart: number;
  readonly speaker: string | null;
  /** The speaker's label in one spelling, or null. */
  readonly key: string | null;
  /** Set where the words are the header of a transcript, which is not a statement. */
  readonly header?: Pick<Header, 'participants' | 'askers' | 'about' | 'listed'>;
  /** Set in prose that describes and quotes participants. */
  readonly prose?: ProseTurn['prose'];
  /** Set in notes that quote a person: their words, the note-taker's, or what opens a topic. */
  readonly noted?: 'quoted' | 'reported' | 'topic';
  /** Set where a table's row holds the words; `answers` where a respondent of a survey filled it in. */
  readonly row?: {
    readonly sheet?: string;
    readonly number: number;
    readonly ordinal: number;
    readonly answers: boolean;
  };
};

/** The turns of a document in order, none empty: from its blocks where they name speakers or rows, else from its labels. */
export function turnsOf(document: EngineDocument, language: Language): Turn[] {
  const { text, blocks } = document;
  const rows = blocks.filter((b) => b.kind === 'row');
  const isTable = rows.length >= 2 && rows.length >= blocks.length / 2;
  const turns = isTable
    ? (turnsOfTable(text, blocks) ?? turnsFromRows(text, blocks, language))
    : blocks.some((b) => b.speaker)
      ? turnsFromBlocks(text, blocks)
      : turnsFromLabels(text, language, blocks);
  return turns.map((turn) => trimmed(text, turn)).filter((t) => t.end > t.start);
}

function trimmed(text: string, turn: Turn): Turn {
  const { start, end } = withoutTimeAtEnd(text, trimSpan(text, turn));
  // "[how do you decide]"
  const isBracketed = turn.key !== null && text[start - 1] === '[' && text[end - 1] === ']';
  const span = { start, end: isBracketed ? end - 1 : end };
  return span.start === turn.start && span.end === turn.end ? turn : { ...turn, ...span };
}

function turnsFromBlocks(text: string, blocks: readonly Block[]): Turn[] {
  const turns: Turn[] = [];
  for (const block of blocks) {
    const { speaker, key } = speakerOf(block);
    const start = afterOwnLabel(text, block, speaker);
    const last = turns.at(-1);
    const joins =
      last && last.key === key && block.kind !== 'heading' && text.slice(last.end, block.start).trim() === '';
    if (joins && start === block.start) turns[turns.length - 1] = { ...last, end: block.end };
    else turns.push({ start, end: block.end, labelStart: block.start, speaker, key });
  }
  return turns;
}

/** Some formats keep the label in the text of the block that names the speaker. */
function afterOwnLabel(text: string, block: Block, speaker: string | null): number {
  if (!speaker || !text.startsWith(speaker, block.start)) return block.start;
  const rest = /^\s*[:：]\s*/.exec(text.slice(block.start + speaker.length, block.start + speaker.length + 8));
  return rest ? block.start + speaker.length + rest[0].length : block.start;
}

/** Each cell of a row is a turn: no quote runs from one cell into the next. */
function turnsFromRows(text: string, blocks: readonly Block[], language: Language): Turn[] {
  const isAnswered = answeredRows(text, blocks, language);
  const turns: Turn[] = [];
  let ordinal = 0;
  let last: Block | undefined;
  // A table can have a million cells: those of a row share what they know of it.
  let ofRow: Pick<Turn, 'speaker' | 'key' | 'row'> = { speaker: null, key: null };
  for (const block of blocks) {
    if (block.kind !== 'row' || block.row === undefined) continue;
    if (last?.row !== block.row || last.sheet !== block.sheet) {
      const sheet = block.sheet === undefined ? {} : { sheet: block.sheet };
      const row = { number: block.row, ordinal: ++ordinal, answers: isAnswered(block), ...sheet };
      ofRow = { ...speakerOf(block), row };
    } else if (last.speaker !== block.speaker) ofRow = { ...ofRow, ...speakerOf(block) };
    last = block;
    turns.push({ start: block.start, end: block.end, labelStart: block.start, ...ofRow });
  }
  return turns;
}

function speakerOf(block: Block): Pick<Turn, 'speaker' | 'key'> {
  const speaker = block.speaker?.trim() || null;
  return { speaker, key: speaker ? labelKey(speaker) : null };
}

function turnsFromLabels(text: string, language: Language, blocks: readonly Block[]): Turn[] {
  const headers = findHeaders(text, language);
  const found = withoutDrift(text, findSpeakerLabels(text, language, headers));
  const labels = withLabelsWithin(text, found, language);
  const turns = labels.length > 0 ? labelledTurns(text, labels, blocks) : turnsOfProse(text, language, headers);
  return headers.reduce(withoutHeader, turns);
}

/** In prose, the words of the participants whom it quotes; other prose is one turn without a speaker. */
function turnsOfProse(text: string, language: Language, headers: readonly Header[]): Turn[] {
  if (isQuotedNotes(text, language)) return partsOfNotes(text, language, headers).map(ofNotes);
  const found = proseTurns(text, language, headers);
  return found ? found.map((turn) => ({ ...turn, labelStart: turn.start })) : [noSpeaker(0, text.length)];
}

function ofNotes({ part, ...span }: Noted): Turn {
  const turn = { ...noSpeaker(span.start, span.end), key: part === 'aside' ? null : part === 'topic' ? 'q' : 'a' };
  return part === 'aside' ? turn : { ...turn, noted: part };
}

function noSpeaker(start: number, end: number): Turn {
  return { start, end, labelStart: start, speaker: null, key: null };
}

/** A header within a turn ends it. */
function withoutHeader(turns: readonly Turn[], { start, end, participants, askers, about, listed }: Header): Turn[] {
  return turns.flatMap((turn) => {
    if (end <= turn.start || turn.end <= start) return [turn];
    const before = { ...turn, end: Math.max(turn.start, start) };
    return [
      before,
      { ...noSpeaker(start, end), header: { participants, askers, about, listed } },
      { ...noSpeaker(end, Math.max(end, turn.end)), ...(turn.prose ? { prose: turn.prose } : {}) },
    ];
  });
}

function labelledTurns(text: string, labels: readonly LabelledLine[], blocks: readonly Block[]): Turn[] {
  const breaks = headingStarts(text, blocks);
  const turns: Turn[] = [];
  const first = labels[0]?.lineStart ?? 0;
  if (first > 0) turns.push(noSpeaker(0, first));
  for (const [i, line] of labels.entries()) {
    const end = labels[i + 1]?.lineStart ?? text.length;
    const heading = breaks.find((b) => b > line.bodyStart && b < end);
    const speaker = line.label.replace(/\s+/g, ' ') || null;
    turns.push({ start: line.bodyStart, end: heading ?? end, labelStart: line.lineStart, speaker, key: line.key });
    if (heading !== undefined) turns.push(noSpeaker(heading, end));
  }
  return turns;
}

const redactedLine = new RegExp(`^${redactionMark}$`, 'gm');

/** A heading between turns is not a statement, and neither are words that were erased: they are no one's. */
function headingStarts(text: string, blocks: readonly Block[]): number[] {
  const starts = blocks.filter((b) => b.kind === 'heading').map((b) => b.start);
  for (const match of text.matchAll(/^#{1,6}\s/gm)) starts.push(match.index);
  for (const match of text.matchAll(redactedLine)) starts.push(match.index);
  return [...new Set(starts)].sort((a, b) => a - b);
}

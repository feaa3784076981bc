import type { StoryParagraph } from '../../story.ts';
import { createStoryDraft, type ParagraphProperties, type StoryDraft } from '../../story-draft.ts';
import type { TableBlocks } from '../../table/table-blocks.ts';
import type { RtfEncodings } from './rtf-encoding.ts';
import type { RtfToken } from './rtf-tokens.ts';

export type RtfDocument = {
  paragraphs: StoryParagraph[];
  tables: TableBlocks[];
  /** The paragraphs of each footnote and endnote, in the order of their references. */
  notes: string[][];
  hasComments: boolean;
  /** Whether the last group is closed; it is not if the file was cut off. */
  isWhole: boolean;
};

/** The settings in effect. A group inherits those around it, and its own end with it. */
export type State = {
  isUnread: boolean;
  /** Receives every token of a font table or style sheet. */
  reader: ((token: RtfToken) => void) | null;
  story: StoryDraft;
  /** Called at the end of the group that began the story. */
  finish: (() => void) | null;
  paragraph: ParagraphProperties;
  isHidden: boolean;
  isDeleted: boolean;
  font: number | null;
  /** The font for right-to-left and East Asian text, and whether it is in use. */
  otherFont: number | null;
  isOther: boolean;
  /** The number of fallback characters after a \u. */
  fallback: number;
};

export const plain = { isHidden: false, isDeleted: false, isOther: false };
export const newParagraph: ParagraphProperties = { isList: false, depth: 0 };

export type Reading = {
  result: RtfDocument;
  encodings: RtfEncodings;
  /** Heading levels by number of the style. */
  levels: Map<number, number>;
  /** The states of the enclosing groups, outermost first. */
  groups: State[];
  state: State;
  defaultFont: number | null;
  /** The position in a group: at its first token, after its \*, or further inside. */
  place: 'first' | 'starred' | 'inside';
  /** Fallback characters still to skip. */
  skipped: number;
  pending: PendingBytes;
};

/** Text bytes of one encoding that are not decoded yet. The buffer is as large as the file, so it never overflows. */
type PendingBytes = { bytes: Buffer; length: number; encoding: string };

export function startReading(size: number, encodings: RtfEncodings): Reading {
  const tables: TableBlocks[] = [];
  const story = createStoryDraft(tables);
  return {
    result: { paragraphs: story.paragraphs, tables, notes: [], hasComments: false, isWhole: false },
    encodings,
    levels: new Map(),
    groups: [],
    state: {
      ...{ isUnread: false, reader: null, story, finish: null, paragraph: newParagraph },
      ...{ ...plain, font: null, otherFont: null, fallback: 1 },
    },
    defaultFont: null,
    place: 'inside',
    skipped: 0,
    pending: { bytes: Buffer.allocUnsafe(size), length: 0, encoding: '' },
  };
}

const isSeen = ({ isUnread, isHidden, isDeleted }: State): boolean => !isUnread && !isHidden && !isDeleted;

export function write(reading: Reading, text: string): void {
  flush(reading);
  if (isSeen(reading.state)) reading.state.story.write(text);
}

/** Collects bytes before decoding them: one of a character's two bytes may be written as \'hh, the other as it is. */
export function addBytes(reading: Reading, text: Buffer): void {
  const { state, encodings, pending } = reading;
  if (!isSeen(state)) return;
  const encoding = encodings.of(state.isOther ? (state.otherFont ?? state.font) : state.font);
  if (encoding !== pending.encoding) flush(reading);
  pending.encoding = encoding;
  pending.length += text.copy(pending.bytes, pending.length);
}

export function flush({ state, encodings, pending }: Reading): void {
  if (pending.length === 0) return;
  state.story.write(encodings.decode(pending.bytes.subarray(0, pending.length), pending.encoding));
  pending.length = 0;
}

export function endParagraph(reading: Reading): void {
  flush(reading);
  const { isUnread, story, paragraph } = reading.state;
  if (!isUnread) story.endParagraph(paragraph);
}

export function endCell(reading: Reading): void {
  flush(reading);
  const { isUnread, story, paragraph } = reading.state;
  if (!isUnread) story.endCell(paragraph);
}

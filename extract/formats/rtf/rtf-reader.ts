import { maxBlocks, maxDepth, tooDeep, tooManyBlocks } from '../../limits.ts';
import type { StoryParagraph } from '../../story.ts';
import { createStoryDraft, type ParagraphProperties, type StoryDraft } from '../../story-draft.ts';
import type { TableBlocks } from '../../table/table-blocks.ts';
import { outlineLevel } from '../word/docx-styles.ts';
import type { RtfEncodings } from './rtf-encoding.ts';
import { createFontReader, createStyleReader } from './rtf-styles.ts';
import { type RtfToken, tokensOf } from './rtf-tokens.ts';
import { readStarred, unreadGroups, writtenSymbols, writtenWords } from './rtf-words.ts';

export type RtfDocument = {
  paragraphs: StoryParagraph[];
  tables: TableBlocks[];
  /** The paragraphs of each footnote and endnote, in the order of their marks in the text. */
  notes: string[][];
  hasComments: boolean;
  /** Whether the last group is closed, as it is when the file has not been cut short. */
  isWhole: boolean;
};

/** What the words so far have set; a group begins with that of the one around it and takes its own along when it ends. */
type State = {
  isUnread: boolean;
  /** Gets every token of a table of fonts or styles. */
  reader: ((token: RtfToken) => void) | null;
  story: StoryDraft;
  /** What is done with the story that began with this group. */
  finish: (() => void) | null;
  paragraph: ParagraphProperties;
  isHidden: boolean;
  isDeleted: boolean;
  font: number | null;
  /** The font for right-to-left and East Asian text, and whether it is in use. */
  otherFont: number | null;
  isOther: boolean;
  /** How many characters for old programs follow a \u. */
  fallback: number;
};

const plain = { isHidden: false, isDeleted: false, isOther: false };

/** Reads RTF from beginning to end. Throws ExtractionError `limit` where groups nest deeper than any program writes. */
export function readRtf(bytes: Buffer, encodings: RtfEncodings): RtfDocument {
  const tables: TableBlocks[] = [];
  const body = createStoryDraft(tables);
  const levels = new Map<number, number>();
  const result: RtfDocument = { paragraphs: body.paragraphs, tables, notes: [], hasComments: false, isWhole: false };
  const groups: State[] = [];
  let state: State = {
    ...{ isUnread: false, reader: null, story: body, finish: null, paragraph: { isList: false, depth: 0 } },
    ...{ ...plain, font: null, otherFont: null, fallback: 1 },
  };
  let usualFont: number | null = null;
  /** Where a group begins: at its first token, or at the word after its \*. */
  let place: 'first' | 'starred' | 'inside' = 'inside';
  let skipped = 0;
  /** Never more than the file holds. */
  const gathered = Buffer.allocUnsafe(bytes.length);
  let gatheredLength = 0;
  let gatheredIn = '';

  for (const token of tokensOf(bytes)) {
    if (token.kind === 'open') enter();
    else if (token.kind === 'close') {
      if (groups.length === 0) break;
      leave();
    } else take(token);
    if (state.reader) state.reader(token);
    if (token.kind === 'close' && groups.length === 0) {
      result.isWhole = true;
      break;
    }
  }
  flush();
  while (groups.length > 0) leave();
  body.endParagraph(state.paragraph);
  return result;

  function enter() {
    flush();
    skipped = 0;
    place = 'first';
    if (groups.length >= maxDepth) throw tooDeep();
    groups.push(state);
    state = { ...state, finish: null };
  }

  function leave() {
    flush();
    skipped = 0;
    place = 'inside';
    state.finish?.();
    state = groups.pop() ?? state;
  }

  function take(token: RtfToken) {
    const isStar = token.kind === 'symbol' && token.name === '*';
    if (skipped > 0 && !isStar) {
      const length = token.kind === 'bytes' ? token.value.length : 1;
      const left = token.kind === 'bytes' ? token.value.subarray(skipped) : null;
      skipped -= Math.min(skipped, length);
      if (left && left.length > 0) add(left);
      return;
    }
    if (token.kind === 'bytes') add(token.value);
    else if (token.kind === 'byte') add(Buffer.of(token.value));
    else if (token.kind === 'symbol') takeSymbol(token.name);
    else if (token.kind === 'word') takeWord(token.name, token.value);
    if (!isStar) place = 'inside';
  }

  function takeSymbol(name: string) {
    const text = writtenSymbols.get(name);
    if (name === '*') place = place === 'first' ? 'starred' : place;
    else if (name === '\n' || name === '\r') endParagraph();
    else if (text !== undefined) write(text);
  }

  function takeWord(name: string, value: number | null) {
    const text = writtenWords.get(name);
    if (text !== undefined) write(text);
    else if (name === 'u') takeUnicode(value ?? 0);
    else if (!openGroup(name)) setProperty(name, value);
  }

  function takeUnicode(value: number) {
    const code = value < 0 ? value + 0x10000 : value;
    if (code === 0xf0b7) write('•');
    else if (code > 0 && code <= 0x10ffff) write(String.fromCodePoint(code));
    skipped = state.fallback;
  }

  /** Whether the word says what its group is. */
  function openGroup(name: string): boolean {
    if (name === 'annotation') result.hasComments = true;
    if (name === 'fonttbl') state.reader = createFontReader(encodings);
    else if (name === 'stylesheet') state.reader = createStyleReader(levels);
    else if (name === 'footnote') begin(addNote);
    else if (name === 'shptxt' || name === 'dptxbxtext') {
      const around = state.story;
      begin((story) => around.addBox(story.paragraphs));
    } else if (name === 'listtext' || name === 'pntext') markList();
    if (name === 'ud') state.isUnread = groups.at(-2)?.isUnread ?? false;
    if (state.reader || unreadGroups.has(name) || (place === 'starred' && !readStarred.has(name)))
      state.isUnread = true;
    return state.isUnread;
  }

  function addNote({ paragraphs }: StoryDraft) {
    if (result.notes.length >= maxBlocks) throw tooManyBlocks();
    result.notes.push(paragraphs.map(({ text }) => text));
  }

  /** The mark of a list stands in a group of its own, in the paragraph that it makes an item. */
  function markList() {
    const around = groups.at(-1);
    if (around) around.paragraph = { ...around.paragraph, isList: true };
  }

  function begin(done: (story: StoryDraft) => void) {
    if (state.isUnread || state.finish) return;
    const story = createStoryDraft(tables);
    Object.assign(state, { story, ...plain, paragraph: { isList: false, depth: 0 } });
    state.finish = () => {
      story.endParagraph(state.paragraph);
      done(story);
    };
  }

  function setProperty(name: string, value: number | null) {
    const isOn = value !== 0;
    if (name === 'par' || name === 'sect') endParagraph();
    else if (name === 'cell' || name === 'nestcell') endCell();
    else if (name === 'row') state.story.endRow(1);
    else if (name === 'nestrow') state.story.endRow(Math.max(state.paragraph.depth, 2));
    else if (name === 'v') state.isHidden = isOn;
    else if (name === 'deleted') state.isDeleted = isOn;
    else if (name === 'plain') Object.assign(state, { ...plain, font: usualFont });
    else if (name === 'uc') state.fallback = Math.min(Math.max(value ?? 1, 0), 16);
    else if (!setFont(name, value) && !setParagraph(name, value)) setEncoding(name, value);
  }

  function setParagraph(name: string, value: number | null): boolean {
    const { paragraph } = state;
    const level = name === 's' ? levels.get(value ?? 0) : outlineLevel(String(value ?? ''));
    if (name === 'pard') state.paragraph = { isList: false, depth: 0 };
    else if (name === 'intbl') state.paragraph = { ...paragraph, depth: Math.max(paragraph.depth, 1) };
    else if (name === 'itap') state.paragraph = { ...paragraph, depth: Math.min(Math.max(value ?? 1, 0), maxDepth) };
    else if ((name === 's' || name === 'outlinelevel') && level !== undefined)
      state.paragraph = { ...paragraph, level };
    else if (name === 'ls' && value) state.paragraph = { ...paragraph, isList: true };
    else return false;
    return true;
  }

  function setFont(name: string, value: number | null): boolean {
    if (name === 'f') state.font = value;
    else if (name === 'af') state.otherFont = value;
    else if (name === 'deff') {
      usualFont = value;
      state.font = value;
    } else if (name === 'rtlch' || name === 'dbch') state.isOther = true;
    else if (name === 'ltrch' || name === 'loch') state.isOther = false;
    else return false;
    return true;
  }

  function setEncoding(name: string, value: number | null) {
    if (name === 'ansicpg' && value) encodings.setDocument(value === 10000 ? 'macroman' : `cp${value}`);
    if (name === 'mac') encodings.setDocument('macroman');
    if (name === 'pc') encodings.setDocument('cp437');
    if (name === 'pca') encodings.setDocument('cp850');
  }

  function endParagraph() {
    flush();
    if (!state.isUnread) state.story.endParagraph(state.paragraph);
  }

  function endCell() {
    flush();
    if (!state.isUnread) state.story.endCell(state.paragraph);
  }

  function isSeen(): boolean {
    return !state.isUnread && !state.isHidden && !state.isDeleted;
  }

  function write(text: string) {
    flush();
    if (isSeen()) state.story.write(text);
  }

  /** Bytes are gathered before they are decoded: a letter may have two of them, one written as \'hh, one as it is. */
  function add(text: Buffer) {
    if (!isSeen()) return;
    const encoding = encodings.of(state.isOther ? (state.otherFont ?? state.font) : state.font);
    if (encoding !== gatheredIn) flush();
    gatheredIn = encoding;
    gatheredLength += text.copy(gathered, gatheredLength);
  }

  function flush() {
    if (gatheredLength === 0) return;
    state.story.write(encodings.decode(gathered.subarray(0, gatheredLength), gatheredIn));
    gatheredLength = 0;
  }
}

import { maxBlocks, maxDepth, tooDeep, tooManyBlocks } from '../../limits.ts';
import { createStoryDraft, type StoryDraft } from '../../story-draft.ts';
import { createFontReader, createStyleReader } from './rtf-styles.ts';
import { flush, newParagraph, plain, type Reading } from './rtf-text.ts';
import { readStarred, unreadGroups } from './rtf-words.ts';

export function enterGroup(reading: Reading): void {
  flush(reading);
  reading.skipped = 0;
  reading.place = 'first';
  if (reading.groups.length >= maxDepth) throw tooDeep();
  reading.groups.push(reading.state);
  reading.state = { ...reading.state, finish: null };
}

export function leaveGroup(reading: Reading): void {
  flush(reading);
  reading.skipped = 0;
  reading.place = 'inside';
  reading.state.finish?.();
  reading.state = reading.groups.pop() ?? reading.state;
}

/** Handles a control word that names its group. Returns whether the group is not part of the text. */
export function nameGroup(reading: Reading, name: string): boolean {
  const { state, place } = reading;
  startContent(reading, name);
  if (name === 'ud') state.isUnread = reading.groups.at(-2)?.isUnread ?? false;
  if (state.reader || unreadGroups.has(name) || (place === 'starred' && !readStarred.has(name))) state.isUnread = true;
  return state.isUnread;
}

function startContent(reading: Reading, name: string): void {
  const { state } = reading;
  if (name === 'annotation') reading.result.hasComments = true;
  if (name === 'fonttbl') state.reader = createFontReader(reading.encodings);
  else if (name === 'stylesheet') state.reader = createStyleReader(reading.levels);
  else if (name === 'footnote') beginStory(reading, (story) => addNote(reading, story));
  else if (name === 'shptxt' || name === 'dptxbxtext') {
    const around = state.story;
    beginStory(reading, (story) => around.addBox(story.paragraphs));
  } else if (name === 'listtext' || name === 'pntext') markList(reading);
}

function addNote({ result }: Reading, { paragraphs }: StoryDraft): void {
  if (result.notes.length >= maxBlocks) throw tooManyBlocks();
  result.notes.push(paragraphs.map(({ text }) => text));
}

/** A list marker has its own group, inside the paragraph that it makes a list item. */
function markList({ groups }: Reading): void {
  const around = groups.at(-1);
  if (around) around.paragraph = { ...around.paragraph, isList: true };
}

function beginStory({ state, result }: Reading, done: (story: StoryDraft) => void): void {
  if (state.isUnread || state.finish) return;
  const story = createStoryDraft(result.tables);
  Object.assign(state, { story, ...plain, paragraph: newParagraph });
  state.finish = () => {
    story.endParagraph(state.paragraph);
    done(story);
  };
}

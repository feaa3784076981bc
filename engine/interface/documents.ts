import type { Block } from '#contract/documents/blocks.ts';
import type { Language } from '#contract/languages.ts';

/** A document as the engine reads it. All offsets anywhere in the engine point into `text` (UTF-16, end exclusive). */
export type EngineDocument = {
  id: number;
  fileName: string;
  text: string;
  blocks: readonly Block[];
  /** Those of its voices of whom the team has said who they are, or that they are hidden. The same `person` in several documents is one person. */
  knownVoices?: readonly KnownVoice[];
};

export type KnownVoice = {
  voice: VoiceRef['voice'];
  person: number;
  /** Missing where the label stays. */
  name?: string;
  /** Left out of counts, chats and everything new that is found. */
  isHidden?: boolean;
};

/**
 * Whose words in which document. The same text always gives the same `voice`: the key of a speaker's label, `row SHEET NUMBER`
 * for a respondent of a table, '' for the only writer of a document without labels.
 */
export type VoiceRef = { documentId: number; voice: string };

/** What the project says of itself. Every part may be empty. */
export type Brief = { name?: string; description?: string; longBrief?: string };

/** The project's brief and the language in which results are written; quotes stay as they were said. */
export type About = { brief: Brief; language: Language };

export type QuoteSpan = {
  documentId: number;
  fileName: string;
  start: number;
  end: number;
  /** `text.slice(start, end)`, cut and never typed. */
  quote: string;
  speaker: string | null;
  /** Page, time, row or line in words of the project's language. */
  place: string;
};

/** A passage: about 150 words, cut where turns end. `ordinal` counts from 0 within its document. */
export type Passage = {
  documentId: number;
  ordinal: number;
  start: number;
  end: number;
  text: string;
  speakers: string[];
  language: Language;
};

/** What vectors of different runs must share to be compared: the model that made them and their width (1536). */
export type EmbeddingModel = { model: string; width: number };

/** The stored vector of a passage, unit length. */
export type PassageVector = Pick<Passage, 'documentId' | 'ordinal'> & { vector: Float32Array };

/** How much of a document was read and used. Counts are of characters and passages. */
export type Coverage = {
  documentId: number;
  fileName: string;
  charactersRead: number;
  charactersInAll: number;
  passages: number;
  passagesCited: number;
  note?: string;
};

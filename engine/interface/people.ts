import type { ProfileField } from '#contract/people/profile-fields.ts';
import type { QuoteSpan, VoiceRef } from './documents.ts';

/** A field without evidence says so in the project's language; nothing is guessed. */
export type FoundPerson = Record<ProfileField, string> & {
  name: string;
  title: string;
  description: string;
  emoji: string;
  evidence: QuoteSpan[];
  /** False for labels such as `P1` or `Speaker 2` and for table rows: in another document they are a different person. */
  hasOwnName: boolean;
  /** The documents that hold the person's words. */
  documentIds: number[];
  /** Whose words these are; at least one. */
  voices: VoiceRef[];
  /** Says much less than others do, such as a few words in a survey: known and counted, and listed after them. */
  brief: boolean;
};

import type { Part } from '../prompt.ts';

/** Replaces what identifies a person before a call, and puts it back into the reply. */
export type Mask = {
  part(part: Part): Part;
  /** Restores every text within a reply. */
  restore<T>(reply: T): T;
};

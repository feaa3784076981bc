import type { Part } from '../prompt.ts';

/** Replaces what identifies a person before a call, and puts it back into the reply. */
export type Mask = {
  /** The parts of one request. Whom the team names in one of them is hidden in all. */
  parts(parts: readonly Part[]): Part[];
  part(part: Part): Part;
  /** Restores every text within a reply. */
  restore<T>(reply: T): T;
};

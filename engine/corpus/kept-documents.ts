import { createHash } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '../engine.ts';
import { documentCache } from '../tuning.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

/** Documents as they were read, for the next corpus that holds them. They are in memory only. */
export type KeptDocuments = {
  /** The document as it was read before if its id, its text and its blocks are the same; otherwise it is read now. */
  read(document: EngineDocument, hint?: Language, signal?: AbortSignal): Promise<ReadDocument>;
  /** Drops the document. A run that still reads it does not keep it again. */
  forget(documentId: number): void;
  /** Characters of all documents that are kept; a turn counts as twelve, which is what it takes beside its text. */
  size(): number;
};

type Kept = { readonly hash: string; readonly characters: number; readonly read: ReadDocument };

/** Keeps documents of at most so many characters in all; those that were read longest ago go first. */
export function keptDocuments(maxCharacters: number): KeptDocuments {
  const kept = new Map<number, Kept>();
  const forgotten = new Set<number>();
  let size = 0;
  const drop = (id: number) => {
    size -= kept.get(id)?.characters ?? 0;
    kept.delete(id);
  };
  const keep = (id: number, one: Kept) => {
    drop(id);
    // A run that began before the deletion may still read it.
    if (forgotten.has(id) || one.characters > maxCharacters) return;
    kept.set(id, one);
    size += one.characters;
    for (const oldest of kept.keys()) {
      if (size <= maxCharacters) break;
      drop(oldest);
    }
  };
  return {
    async read(document, hint, signal) {
      const hash = hashOf(document, hint);
      const known = kept.get(document.id);
      const read = known?.hash === hash ? known.read : await readDocument(document, hint, signal);
      keep(document.id, {
        hash,
        read,
        characters: document.text.length + documentCache.charactersPerTurn * read.turns.length,
      });
      return read;
    },
    forget(documentId) {
      forgotten.add(documentId);
      drop(documentId);
    },
    size: () => size,
  };
}

function hashOf({ text, blocks }: EngineDocument, hint: Language | undefined): string {
  return createHash('sha256')
    .update(`${hint ?? ''}\n${text.length}\n${text}`)
    .update(JSON.stringify(blocks))
    .digest('base64');
}

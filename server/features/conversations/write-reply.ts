import type { ProjectScope } from '../../access/scope.ts';
import type { WatchedRow } from '../../db/changes.ts';
import type { Deps } from '../../deps.ts';
import { CancelledError, withCancellation } from '../../jobs/cancellation.ts';
import { documentTextsOf } from '../documents/service.ts';
import type { Kind, ReplyOf } from './repo/tables.ts';
import { checkQuotes, documentsOf, withoutDocuments } from './rules.ts';

type Needs = Pick<Deps, 'db' | 'changes'>;

/** How a reply is written: `show` is given what there is of it, from time to time. */
export type Writing<K extends Kind> = {
  signal: AbortSignal;
  show: (soFar: ReplyOf<K>) => Promise<void>;
};
type Steps<K extends Kind> = {
  write: (writing: Writing<K>) => Promise<ReplyOf<K>>;
  /** The conversation's row, and whether the reply was stopped, or stored by another call; undefined if nothing is stored. */
  place: { row: WatchedRow; isSettled: () => Promise<boolean> } | undefined;
  /** Is given what callers may see of the reply so far. */
  onPart?: ((soFar: ReplyOf<K>) => Promise<void>) | undefined;
};

/** The reply, or what came of it until somebody stopped it, without documents that were deleted meanwhile. */
export async function writeReply<K extends Kind>(
  deps: Needs,
  kind: K,
  scope: ProjectScope,
  { write, place, onPart }: Steps<K>,
): Promise<ReplyOf<K>> {
  const verifyPart = verifier(deps, scope);
  let last = nothingYet[kind] as ReplyOf<K>;
  const show = async (soFar: ReplyOf<K>) => {
    last = soFar;
    await onPart?.(await verifyPart(soFar));
  };
  const begin = (signal: AbortSignal) => write({ signal, show });
  const reply = await untilStopped(deps, place, begin).catch((error) => {
    if (error instanceof CancelledError) return { ...last, stopped: true as const };
    throw error;
  });
  // Not by what the parts have read: a document may be gone since.
  return verifier(deps, scope)(reply);
}

const untilStopped = <T>(
  deps: Needs,
  place: Steps<Kind>['place'],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  place
    ? withCancellation(deps, { row: place.row, isCancelled: place.isSettled, isEager: true }, work)
    : work(new AbortController().signal);

const nothingYet = {
  insight: { sentences: [], citations: [], refused: false },
  people: { responses: [], comparison: null },
};

/** Removes documents that are missing from replies, and throws where a quote differs from the stored text. Texts are read once. */
function verifier({ db }: Pick<Needs, 'db'>, scope: ProjectScope) {
  const texts = new Map<number, string>();
  return async <K extends Kind>(reply: ReplyOf<K>): Promise<ReplyOf<K>> => {
    const cited = documentsOf(reply);
    const unread = cited.filter((id) => !texts.has(id));
    for (const [id, text] of await documentTextsOf({ db }, scope, unread)) texts.set(id, text);
    const left = withoutDocuments(reply, new Set(cited.filter((id) => !texts.has(id))));
    checkQuotes(left, texts);
    return left;
  };
}

import type { ActorName } from '../actors.ts';
import type { PlaceKind } from '../places.ts';

/**
 * Where an id is, relative to the actor: `own` in the company's near project, `sibling` in its far one, `foreign` in
 * the other company, `missing` nowhere, `malformed` is not an id at all. For a mailed token `foreign` is an expired
 * one; for credentials, a known address with a wrong password.
 */
export type Placing = 'own' | 'sibling' | 'foreign' | 'missing' | 'malformed';

type OtherKind = 'client' | 'session' | 'invitation' | 'credentials' | 'address' | 'verification' | 'reset' | 'promise';
export type Kind = PlaceKind | OtherKind;

/**
 * An id of a call. `within`: it must be in the project that the path names. `strange` is the status for a foreign or
 * missing one.
 */
export type Slot = { kind: Kind; within?: true; strange?: number };

/** The kind of a text. An actor may read the kinds it has rights to and no other. */
export type Said =
  | 'company'
  | 'user'
  | 'project'
  | 'topic'
  | 'insight'
  | 'quote'
  | 'file'
  | 'question'
  | 'person'
  | 'document'
  | 'context'
  | 'conversation'
  | 'invitation';

type Ids = Record<string, unknown>;
export type Row = {
  /** `insights`, `chat` and `project`: staff, and clients with that grant, or any. */
  who: 'public' | 'member' | 'staff' | 'admin' | 'insights' | 'chat' | 'project';
  /** In lookup order; those in the path have the names of the route's parameters. */
  ids?: Record<string, Slot>;
  query?: (ids: Ids) => Record<string, unknown>;
  body?: (ids: Ids, nth: number) => object;
  /** The call is a multipart form with a file. */
  form?: (ids: Ids) => Record<string, string>;
  /** Success changes or deletes the object, so a new one is created for each call. */
  changes?: true;
  /** Success ends the session it came with. */
  endsSession?: true;
  /** The reply is about the account that signs in, not about the sender. */
  signsIn?: true;
  /** Not available in an admin's view of a client: the caller's own account, or a file, since downloads are logged. */
  ownOnly?: true;
  refuses?: Partial<Record<ActorName, number>>;
  /** What the reply to an admin must contain: proves that a leak would be detected. */
  shows?: Said[];
};

export type Rows = Record<string, Row | Row[]>;

/** Where nothing listens; the server of the sweep allows it for models. */
export const closedAddress = 'http://127.0.0.1:9/v1';

export const project: Slot = { kind: 'project' };
export const documents: Slot = { kind: 'document', within: true };

import * as z from 'zod/mini';

/** Every error reply. `message` is a sentence for people, `code` a word for programs. */
export const errorBody = z.object({ message: z.string(), code: z.string() });

/** Ids are positive integers that fit the database's int4, written in one way only: not `01`, `+1`, `1e0` or `0x1`. */
export const id = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{0,9}$/)),
  z.pipe(z.transform(Number), z.int().check(z.maximum(2_147_483_647))),
);
/** Ids in a body are already numbers. */
export const bodyId = (error: string) =>
  z.int({ error }).check(z.positive({ error }), z.maximum(2_147_483_647, { error }));
export const idParams = z.object({ id });
/** Reply that only confirms success. */
export const message = z.object({ message: z.string() });
/** A timestamp: ISO 8601 in UTC. */
export const moment = z.string();

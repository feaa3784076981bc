/**
 * Waits for queries of one transaction that go out together. Throws what the first of them throws, but only once all have ended: none of
 * them may go on after the transaction.
 */
export async function together<T extends readonly unknown[]>(
  queries: {
    readonly [K in keyof T]: PromiseLike<T[K]>;
  },
): Promise<T> {
  const ended = await Promise.allSettled(queries);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return ended.map((one) => (one as PromiseFulfilledResult<unknown>).value) as unknown as T;
}

import type { Listen } from './notifications.ts';

/** Triggers of the database name on it each row that somebody may wait for, and nothing else of it, in the transaction that changes the row. */
export const changesChannel = 'earshot_changes';
/** Finds a change whose notification was lost. */
const lookEveryMs = 8_000;

type WatchedTable =
  | 'analysis_progress'
  | 'question_analyses'
  | 'chat_conversations'
  | 'people_chat_conversations'
  | 'job';
/** The table and the id of a row. */
export type WatchedRow = `${WatchedTable} ${string | number}`;

export type Changes = {
  /**
   * Looks at once, and again when the row has changed or may have, one look after the other, until one finds something. Returns null once
   * the signal aborts.
   */
  until<T>(row: WatchedRow, look: () => Promise<T | null>, signal: AbortSignal): Promise<T | null>;
  close(): Promise<void>;
};

/** One listener for all who wait in this process. Rows are read by those who wait, inside their own company. */
export async function watchChanges(listen: Listen, everyMs = lookEveryMs): Promise<Changes> {
  const watching = new Map<string, Set<() => void>>();
  const tell = (row: string) => {
    for (const told of watching.get(row) ?? []) told();
  };
  const tellAll = () => {
    for (const row of watching.keys()) tell(row);
  };
  // What happened while the connection was down was told to nobody.
  const listening = await listen(changesChannel, tell, tellAll);

  function add(row: string, told: () => void): () => void {
    const others = watching.get(row) ?? new Set();
    watching.set(row, others.add(told));
    return () => {
      others.delete(told);
      if (others.size === 0) watching.delete(row);
    };
  }

  return {
    async until(row, look, signal) {
      let change = Promise.withResolvers<void>();
      const told = () => change.resolve();
      const remove = add(row, told);
      const timer = setInterval(told, everyMs).unref();
      signal.addEventListener('abort', told);
      try {
        while (!signal.aborted) {
          const found = await look();
          if (found !== null) return found;
          await change.promise;
          change = Promise.withResolvers();
        }
        return null;
      } finally {
        signal.removeEventListener('abort', told);
        clearInterval(timer);
        remove();
      }
    },
    close: () => listening.close(),
  };
}

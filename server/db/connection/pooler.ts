import pg from 'pg';

export class PoolerError extends Error {
  override name = 'PoolerError';
}

type Session = { query(text: string): Promise<{ rows: { pid: number }[] }>; end(): Promise<void> };

/**
 * Throws if a pooler stands between us and the server that gives each transaction another connection, as PgBouncer does with
 * `pool_mode = transaction`. The company of a connection, locks and notifications belong to a session, so tenants would mix.
 */
export async function refuseTransactionPooler(connectionString: string): Promise<void> {
  const connect = async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    await client.connect();
    return client as unknown as Session;
  };
  if (!(await sharesSessions(connect))) return;
  throw new PoolerError(
    'DATABASE_URL leads to a pooler that pools transactions: set it to session pooling (pool_mode = session), or name the PostgreSQL server itself.',
  );
}

const pidOf = async (session: Session) => (await session.query('select pg_backend_pid() as pid')).rows[0]?.pid;

/** Whether two clients get the same session of the server, or one client gets two. */
export async function sharesSessions(connect: () => Promise<Session>): Promise<boolean> {
  const first = await connect();
  const second = await connect().catch(async (error) => {
    await first.end();
    throw error;
  });
  try {
    const pid = await pidOf(first);
    await second.query('begin');
    const isShared = (await pidOf(second)) === pid;
    const isStable = isShared || (await pidOf(first)) === pid;
    await second.query('rollback');
    return isShared || !isStable;
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

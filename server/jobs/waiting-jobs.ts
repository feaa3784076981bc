import type pg from 'pg';

/** A job that has not ended, as a backup keeps it. */
export type WaitingJob = { name: string; data: object };

/** The jobs that have not ended, as JSON texts, the oldest first; a job that runs counts as waiting. */
export async function* waitingJobs(client: Pick<pg.ClientBase, 'query'>): AsyncGenerator<string[]> {
  const { rows: made } = await client.query(`select to_regclass('pgboss.job') as name`);
  if (!made[0].name) return;
  const { rows } = await client.query<{ row: string }>(
    `select json_build_object('name', name, 'data', data)::text as row from pgboss.job
     where state < 'completed' order by created_on, id`,
  );
  if (rows.length > 0) yield rows.map(({ row }) => row);
}

/** Forgets the jobs that have not ended, such as those about rows that are about to be replaced. */
export async function forgetWaitingJobs(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(`delete from pgboss.job where state < 'completed'`);
}

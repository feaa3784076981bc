import { changesChannel } from '../db/changes.ts';
import type { Database } from '../db/client.ts';

/** The library stores the end of a job by an update, or, when it failed, by deleting the row and inserting it again. */
const tellEnd = `
  create or replace function pgboss.earshot_tell_end() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${changesChannel}', 'job ' || new.id);
    return null;
  end $$;
  create trigger earshot_told after insert or update of state on pgboss.job
    for each row when (new.state >= 'completed') execute function pgboss.earshot_tell_end()`;

/** Makes the database tell of each job that ends, in the transaction that stores its end. */
export async function tellEnds({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const made = await pool.query(
    "select from pg_trigger where tgname = 'earshot_told' and tgrelid = 'pgboss.job'::regclass",
  );
  if (made.rowCount === 0) await pool.query(tellEnd);
}

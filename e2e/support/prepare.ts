import { makeMigratedFolder } from '../../server/testing/migrated-folder.ts';

/** Makes once what the servers of all workers are copied from. */
export default async function prepare(): Promise<void> {
  await makeMigratedFolder();
}

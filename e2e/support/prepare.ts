import { makeMigratedFolder } from '../../server/testing/migrated-folder.ts';
import { startServerWithModel } from './language-model.ts';
import { announce } from './shared-server.ts';

/** Makes once what servers are copied from, and starts the one that most files use. Returns a function that stops it. */
export default async function prepare(): Promise<() => Promise<void>> {
  await makeMigratedFolder();
  const server = await startServerWithModel();
  announce(server);
  return () => server.stop();
}

import type { SignedIn } from './client.ts';
import type { TestServer } from './test-server.ts';

/** Those whose rights differ: three of one company, and the admin of another one. */
type Actors = { admin: SignedIn; user: SignedIn; client: SignedIn; stranger: SignedIn };

export async function buildActors(
  server: TestServer,
  names: { admin?: string; stranger?: string } = {},
): Promise<Actors> {
  const admin = await server.newAdmin(names.admin);
  return {
    admin,
    user: await server.colleague(admin, 'company_user'),
    client: await server.colleague(admin, 'client'),
    stranger: await server.newAdmin(names.stranger),
  };
}

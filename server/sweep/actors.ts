import type { FastifyInstance } from 'fastify';
import { viewAsHeader } from '#contract/route.ts';
import { type TestServer, testPassword } from '../testing/test-server.ts';

/** Two unrelated companies. Each of their texts contains its company's word. */
export const companies = ['amber', 'cobalt'] as const;
export type Company = (typeof companies)[number];

type Grants = 'none' | 'insights' | 'chat' | 'both';
export type ActorTraits = {
  company: Company;
  /** `none`: no session, or an invalid one. */
  role: 'none' | 'admin' | 'staff' | 'client';
  grants?: Grants;
  /** The account behind it; a guest has none. */
  account?: string;
  /** The admin's account that views Earshot as this client: it can read as the client, and do nothing else. */
  viewer?: string;
};

/**
 * The fifteen actors that try every call. A client's grants are on the company's near project; there is none on the
 * far one.
 */
export const actors = {
  guest: { company: 'amber', role: 'none' },
  expired: { company: 'amber', role: 'none', account: 'expired' },
  unverified: { company: 'amber', role: 'none', account: 'unverified' },
  admin: { company: 'amber', role: 'admin', account: 'admin' },
  owner: { company: 'amber', role: 'staff', account: 'owner' },
  user: { company: 'amber', role: 'staff', account: 'user' },
  clientOfNothing: { company: 'amber', role: 'client', grants: 'none', account: 'nothing' },
  clientOfInsights: { company: 'amber', role: 'client', grants: 'insights', account: 'insights' },
  clientOfChat: { company: 'amber', role: 'client', grants: 'chat', account: 'chat' },
  clientOfBoth: { company: 'amber', role: 'client', grants: 'both', account: 'both' },
  viewerOfInsights: { company: 'amber', role: 'client', grants: 'insights', account: 'insights', viewer: 'viewer' },
  viewerOfChat: { company: 'amber', role: 'client', grants: 'chat', account: 'chat', viewer: 'watcher' },
  foreignAdmin: { company: 'cobalt', role: 'admin', account: 'admin' },
  foreignUser: { company: 'cobalt', role: 'staff', account: 'user' },
  foreignClient: { company: 'cobalt', role: 'client', grants: 'both', account: 'both' },
} as const satisfies Record<string, ActorTraits>;
export type ActorName = keyof typeof actors;
export const actorNames = Object.keys(actors) as ActorName[];
export const traitsOf = (name: ActorName): ActorTraits => actors[name];

export const addressOf = (company: Company, account: string) => `zq${company}-user-${account}@example.com`;
export type Accounts = Record<string, number>;

const dbRole = { none: 'company_user', admin: 'company_admin', staff: 'company_user', client: 'client' };

/** One company with the accounts of its actors, and `target`: a client who never acts. */
export async function newCompany(server: TestServer, company: Company): Promise<Accounts> {
  const admin = await server.newAdmin(`zq${company}-user-admin`);
  const { pool } = server.deps.database;
  const label = `zq${company}-company`;
  await pool.query('update companies set name = $2 where id = (select company_id from users where id = $1)', [
    admin.id,
    label,
  ]);
  await pool.query('update users set company_name = $2, team_name = $2 where id = $1', [admin.id, label]);
  const accounts: Accounts = { admin: admin.id };
  const others = actorNames
    .map(traitsOf)
    .filter((a) => a.company === company && a.account && a.account !== 'admin')
    .map((a) => [a.account ?? '', dbRole[a.role]]);
  const viewers = actorNames.map(traitsOf).filter((a) => a.company === company && a.viewer);
  const more = [
    ...viewers.map(({ viewer }) => [viewer, 'company_admin']),
    ['owner', 'company_user'],
    ['target', 'client'],
  ];
  for (const [name = '', role] of [...others, ...more]) {
    accounts[name] ??= await addAccount(server, company, accounts, name, role);
  }
  return accounts;
}

/** Adds an account to the company, with the admin's password. */
export async function addAccount(
  server: TestServer,
  company: Company,
  { admin }: Accounts,
  name: string,
  role = 'client',
): Promise<number> {
  const { rows } = await server.deps.database.pool.query(
    `insert into users (username, email, password, company_id, company_name, team_name, role)
     select $1, $2, password, company_id, company_name, team_name, $3 from users where id = $4 returning id`,
    [`zq${company}-user-${name}`, addressOf(company, name), role, admin],
  );
  return rows[0].id;
}

export async function signIn(app: FastifyInstance, company: Company, account: string): Promise<string> {
  const payload = { email: addressOf(company, account), password: testPassword };
  const reply = await app.inject({ method: 'POST', url: '/api/login', payload });
  if (reply.statusCode !== 200) throw new Error(`sign-in failed: ${reply.body}`);
  return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The headers of an actor's calls. */
export type Pass = { cookie: string; [viewAsHeader]?: string };

/** Signs the actor in; for a view, also starts the admin's view of a client. */
export async function enter({ app, deps }: TestServer, name: ActorName): Promise<Pass> {
  const { company, account = '', viewer } = traitsOf(name);
  const cookie = await signIn(app, company, viewer ?? account);
  if (!viewer) return { cookie };
  const { rows } = await deps.database.pool.query('select id from users where email = $1', [
    addressOf(company, account),
  ]);
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ method: 'POST', url: `/api/users/${rows[0].id}/view`, headers });
  if (reply.statusCode !== 201) throw new Error(`the view did not begin: ${reply.body}`);
  return { cookie, [viewAsHeader]: reply.json().viewAs };
}

/** A session for each actor. Two of them were valid once and no longer are. */
export async function enterAll(server: TestServer): Promise<Map<ActorName, Pass>> {
  const passes = new Map<ActorName, Pass>();
  for (const name of actorNames) {
    if (traitsOf(name).account) passes.set(name, await enter(server, name));
  }
  const { pool } = server.deps.database;
  await pool.query(
    "update sessions set expire = now() - interval '1 second' where user_id in (select id from users where email = $1)",
    [addressOf('amber', 'expired')],
  );
  await pool.query("update users set status = 'pending' where email = $1", [addressOf('amber', 'unverified')]);
  return passes;
}

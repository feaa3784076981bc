import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PendingInvitation } from '#contract/users/invitations.ts';
import type { CompanyUser } from '#contract/users/users.ts';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
  ({ admin, user, client, stranger } = await buildActors(server, { admin: 'mina', stranger: 'strange' }));
});
afterAll(() => server.stop());

const missing = 999_999;
const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const newProject = async (as: Client) => (await as.post('/api/projects', { name: 'Bakeries' })).json().id as number;
const invite = (as: Client, email: string, over: object = {}) =>
  as.post('/api/invite-user', { email, role: 'company_user', ...over });
const pending = async (as: Client, email: string) =>
  ((await as.get('/api/invitations')).json() as PendingInvitation[]).find((one) => one.email === email);
const mailed = (email: string, holding = /accept-invitation\/\S+/) => mailTo(server.dataDir, email, holding);
const tokenIn = (mail: string) => /accept-invitation\/(\S+)/.exec(mail)?.[1] ?? '';
const invited = async (as: Client, email: string, over: object = {}) => {
  expect((await invite(as, email, over)).statusCode).toBe(201);
  return tokenIn(await mailed(email));
};
const verify = (token: string) => server.guest().get(`/api/verify-invitation/${token}`);
const password = 'slow-harbour-9';
const complete = (token: string, username: string, over: object = {}) =>
  server.guest().post(`/api/complete-invitation/${token}`, { username, password, confirmPassword: password, ...over });
const signIn = async (email: string) => {
  const one = server.guest();
  const reply = await one.post('/api/login', { email, password });
  expect(reply.statusCode).toBe(200);
  return { ...one, session: reply.json() };
};
const gone = '{"message":"Invalid or expired invitation","code":"not_found"}';
const isGone = async (token: string) => {
  for (const reply of [await verify(token), await complete(token, 'Nobody'), await complete(token, '')]) {
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe(gone);
  }
};

describe('who may invite', () => {
  const calls: [string, (as: Client, id: number) => ReturnType<Client['get']>][] = [
    ['GET /api/invitations', (as) => as.get('/api/invitations')],
    ['POST /api/invite-user', (as) => invite(as, 'never@example.com')],
    ['POST /api/invitations/{id}/resend', (as, id) => as.post(`/api/invitations/${id}/resend`)],
    ['DELETE /api/invitations/{id}', (as, id) => as.delete(`/api/invitations/${id}`)],
  ];

  test.each(calls)('%s: no user, no client and no guest', async (_, call) => {
    await invite(admin, 'guarded@example.com');
    const id = (await pending(admin, 'guarded@example.com'))?.id ?? 0;
    for (const target of [id, missing]) {
      for (const as of [user, client]) expect((await call(as, target)).statusCode).toBe(403);
      expect((await call(server.guest(), target)).statusCode).toBe(401);
    }
    expect(await pending(admin, 'guarded@example.com')).toMatchObject({ id });
    expect(await pending(admin, 'never@example.com')).toBeUndefined();
  });

  test.each(calls.slice(2))('%s: an invitation of another company looks like one that is missing', async (_, call) => {
    await invite(admin, 'guarded@example.com');
    const id = (await pending(admin, 'guarded@example.com'))?.id ?? 0;
    const foreign = await call(stranger, id);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe((await call(stranger, missing)).body);
    expect((await call(stranger, 0)).statusCode).toBe(400);
    expect(await pending(admin, 'guarded@example.com')).toMatchObject({ id });
    expect((await stranger.get('/api/invitations')).json()).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is mailed with who invites, where and as what, and stands in the list until it is accepted', async () => {
    const reply = await invite(admin, 'Paula@Example.com', { teamName: ' Research ', companyName: 'Ignored' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ user: { email: 'paula@example.com' } });
    expect(await pending(admin, 'paula@example.com')).toEqual({
      id: expect.any(Number),
      email: 'paula@example.com',
      role: 'company_user',
      teamName: 'Research',
      companyName: 'Ignored',
      projectAccess: [],
      invitedBy: 'mina',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      expired: false,
    });
    const mail = await mailed('paula@example.com');
    expect(mail).toContain('mina invites you to join Company of mina on Earshot as a company user.');
    expect(mail).toContain('The link is valid for 5 days.');
    expect(mail).toMatch(/http:\/\/localhost:3000\/accept-invitation\/\S{43}\n/);
    expect((await complete(tokenIn(mail), 'Paula')).statusCode).toBe(200);
    expect(await pending(admin, 'paula@example.com')).toBeUndefined();
    const { session } = await signIn('paula@example.com');
    expect(session).toEqual({
      id: expect.any(Number),
      username: 'Paula',
      email: 'paula@example.com',
      role: 'company_user',
      companyName: 'Company of mina',
      teamName: 'Research',
    });
    expect(await sql('select invited_by, status from users where id = $1', [session.id])).toEqual([
      { invited_by: admin.id, status: 'active' },
    ]);
  });

  test('is good for 120 hours by the clock of the database', async () => {
    await invite(admin, 'clock@example.com');
    expect(
      await sql(
        "select extract(epoch from expires_at - created_at)::int / 3600 as hours from invitations where email = 'clock@example.com'",
      ),
    ).toEqual([{ hours: 120 }]);
  });

  test('of a client carries grants and the name of the partner', async () => {
    const [seen, talked, none] = [await newProject(admin), await newProject(admin), await newProject(admin)];
    const token = await invited(admin, 'partner@example.com', {
      role: 'client',
      companyName: 'Partner & Sons',
      projectAccess: [
        { projectId: seen, canViewInsights: true },
        { projectId: talked, canViewChat: true },
        { projectId: none },
      ],
    });
    expect((await verify(token)).json()).toEqual({ role: 'client' });
    expect((await complete(token, 'Partner')).statusCode).toBe(200);
    const partner = await signIn('partner@example.com');
    expect(partner.session).toMatchObject({ role: 'client', companyName: 'Partner & Sons' });
    const statuses = [];
    for (const project of [seen, talked, none])
      statuses.push((await partner.get(`/api/projects/${project}/insights`)).statusCode);
    expect(statuses).toEqual([200, 403, 404]);
    const listed = ((await admin.get('/api/users')).json() as CompanyUser[]).find((u) => u.id === partner.session.id);
    expect(listed?.projectAccess).toEqual([
      { projectId: seen, canViewInsights: true, canViewChat: false },
      { projectId: talked, canViewInsights: false, canViewChat: true },
    ]);
  });

  test('grants nothing on a project that was deleted since', async () => {
    const [stays, goes] = [await newProject(admin), await newProject(admin)];
    const token = await invited(admin, 'latecomer@example.com', {
      role: 'client',
      projectAccess: [stays, goes].map((projectId) => ({ projectId, canViewInsights: true })),
    });
    await admin.delete(`/api/projects/${goes}`);
    expect((await complete(token, 'Latecomer')).statusCode).toBe(200);
    const late = await signIn('latecomer@example.com');
    expect((await late.get('/api/projects')).json().map((p: { id: number }) => p.id)).toEqual([stays]);
  });

  test.each([
    [{ email: undefined }, 400, 'Email is required'],
    [{ role: undefined }, 400, 'Role is required'],
    [{ projectAccess: [{ projectId: 1 }] }, 400, 'Project access can only be given to clients'],
    [{ role: 'client', projectAccess: [{ projectId: missing, canViewChat: true }] }, 404, 'Not found'],
  ])('with %j answers %i %s', async (over, status, message) => {
    const reply = await invite(admin, 'wrong@example.com', over);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toBe(message);
    expect(await pending(admin, 'wrong@example.com')).toBeUndefined();
  });

  test('to a project of another company answers as to one that is missing, even when it grants nothing', async () => {
    const foreign = await newProject(stranger);
    for (const flags of [{ canViewInsights: true }, {}]) {
      const to = (projectId: number) => ({ role: 'client', projectAccess: [{ projectId, ...flags }] });
      const reply = await invite(admin, 'wrong@example.com', to(foreign));
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toBe((await invite(admin, 'wrong@example.com', to(missing))).body);
    }
  });

  test('of somebody who is in the company already is refused', async () => {
    const reply = await invite(admin, admin.email.toUpperCase());
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe('This email address already belongs to a user of your company.');
  });

  test('of somebody in another company answers as any other, and only the mail tells its owner', async () => {
    const known = await invite(admin, stranger.email);
    const unknown = await invite(admin, 'unheard@example.com');
    expect([known.statusCode, known.body.replace(stranger.email, '')]).toEqual([
      unknown.statusCode,
      unknown.body.replace('unheard@example.com', ''),
    ]);
    const [one, other] = [await pending(admin, stranger.email), await pending(admin, 'unheard@example.com')];
    const shape = (of?: object) => ({ ...of, id: 0, email: '', createdAt: '', expiresAt: '' });
    expect(shape(one)).toEqual(shape(other));
    const mail = await mailed(stranger.email, /already has an Earshot account/);
    expect(mail).toContain('Hello strange,');
    expect(mail).not.toContain('accept-invitation');
    expect(await sql('select token_hash from invitations where id = $1', [one?.id])).toEqual([{ token_hash: null }]);
  });

  test('leaves nothing in the database that could be used', async () => {
    const token = await invited(admin, 'secret@example.com');
    const rows = await sql('select i::text as row from invitations i union all select j.data::text from pgboss.job j');
    expect(rows.map((r) => r.row).join()).not.toContain(token);
  });

  test('cannot be claimed by signing in, and registering makes a company of its own', async () => {
    const email = 'claimed@example.com';
    const token = await invited(admin, email);
    expect((await server.guest().post('/api/login', { email, password })).statusCode).toBe(401);
    const own = await server.newAdmin('claimed');
    const users = (await own.get('/api/users')).json();
    expect(users).toHaveLength(1);
    const reply = await complete(token, 'Claimed twice');
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe('This email address already has an Earshot account. Please sign in with it.');
    expect((await own.get('/api/user')).json()).toMatchObject({ companyName: 'Company of claimed' });
  });
});

describe('a link that opens nothing', () => {
  test.each(['forged', 'x'.repeat(249), '%20'])('is %s', async (token) => {
    await isGone(token);
  });

  test('is one in other letters, and one that was used', async () => {
    const token = await invited(admin, 'letters@example.com');
    await isGone(token.toUpperCase());
    expect((await complete(token, 'Letters')).statusCode).toBe(200);
    await isGone(token);
  });

  test('is one that expired, until it is sent again', async () => {
    const email = 'expired@example.com';
    const token = await invited(admin, email);
    await sql("update invitations set expires_at = now() - interval '1 second' where email = $1", [email]);
    await isGone(token);
    const listed = await pending(admin, email);
    expect(listed?.expired).toBe(true);
    expect((await admin.post(`/api/invitations/${listed?.id}/resend`)).statusCode).toBe(200);
    const fresh = tokenIn(await mailed(email, new RegExp(`accept-invitation/(?!${token})\\S+`)));
    expect((await pending(admin, email))?.expired).toBe(false);
    await isGone(token);
    expect((await verify(fresh)).statusCode).toBe(200);
  });

  test('is one that was revoked, which cannot be sent again', async () => {
    const token = await invited(admin, 'revoked@example.com');
    const url = `/api/invitations/${(await pending(admin, 'revoked@example.com'))?.id}`;
    expect((await admin.delete(url)).statusCode).toBe(200);
    await isGone(token);
    expect(await pending(admin, 'revoked@example.com')).toBeUndefined();
    expect((await admin.delete(url)).statusCode).toBe(404);
    expect((await admin.post(`${url}/resend`)).statusCode).toBe(404);
    expect((await invite(admin, 'revoked@example.com')).statusCode).toBe(201);
  });

  test('is the one before the last invitation of the address, which changes what was promised', async () => {
    const email = 'again@example.com';
    const old = await invited(admin, email);
    const before = await pending(admin, email);
    expect((await invite(admin, 'AGAIN@example.com', { role: 'client', teamName: 'New' })).statusCode).toBe(201);
    const fresh = tokenIn(await mailed(email, new RegExp(`accept-invitation/(?!${old})\\S+`)));
    await isGone(old);
    expect((await verify(fresh)).json()).toEqual({ role: 'client' });
    expect(await pending(admin, email)).toMatchObject({ id: before?.id, role: 'client', teamName: 'New' });
  });

  test.each(['demoted', 'deleted'])('is one whose inviter was %s, also after a new promotion', async (how) => {
    const second = await server.colleague(admin, 'company_user');
    const to = (role: string) => admin.patch(`/api/users/${second.id}/role`, { role });
    await to('company_admin');
    const email = `by-${how}@example.com`;
    const token = await invited(second, email);
    expect((await verify(token)).statusCode).toBe(200);
    if (how === 'deleted') await admin.delete(`/api/users/${second.id}`);
    else {
      await to('company_user');
      await to('company_admin');
    }
    await isGone(token);
    expect(await pending(admin, email)).toBeUndefined();
  });

  test('is not one that another admin sent again', async () => {
    const second = await server.colleague(admin, 'company_user');
    await admin.patch(`/api/users/${second.id}/role`, { role: 'company_admin' });
    const old = await invited(second, 'vouched@example.com');
    const { id } = (await pending(admin, 'vouched@example.com')) ?? {};
    await admin.post(`/api/invitations/${id}/resend`);
    const fresh = tokenIn(await mailed('vouched@example.com', new RegExp(`accept-invitation/(?!${old})\\S+`)));
    await admin.delete(`/api/users/${second.id}`);
    expect((await verify(fresh)).statusCode).toBe(200);
    expect(await pending(admin, 'vouched@example.com')).toMatchObject({ invitedBy: 'mina' });
  });
});

describe('accepting', () => {
  test('asks in the words of the specification and leaves the link good', async () => {
    const token = await invited(admin, 'careless@example.com');
    for (const [over, message] of [
      [{ username: 'C' }, 'Name must be at least 2 characters'],
      [{ username: 'x'.repeat(51) }, 'Name must be at most 50 characters'],
      [{ password: 'a1!', confirmPassword: 'a1!' }, 'Password must be at least 8 characters'],
      [{ password: '12345678!' }, 'Password must contain at least one letter'],
      [{ password: 'abcdefgh!' }, 'Password must contain at least one number'],
      [{ password: 'abcdefg1' }, 'Password must contain at least one special character'],
      [{ confirmPassword: 'other-thing-1' }, "Passwords don't match"],
    ] as const) {
      const reply = await complete(token, 'Careless', over);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe(message);
    }
    const taken = await complete(token, 'mina');
    expect(taken.statusCode).toBe(409);
    expect(taken.json().message).toBe('This name is already taken. Please choose another one.');
    expect((await complete(token, 'Careless')).statusCode).toBe(200);
  });

  test('takes address, role and company from the invitation, whatever is sent along', async () => {
    const token = await invited(admin, 'bound@example.com', { role: 'client' });
    const reply = await complete(token, 'Bound', {
      email: 'elsewhere@example.com',
      role: 'company_admin',
      companyId: 1,
      companyName: 'Mine',
      confirmPassword: undefined,
    });
    expect(reply.statusCode).toBe(200);
    const { session } = await signIn('bound@example.com');
    expect(session).toMatchObject({ role: 'client', email: 'bound@example.com', companyName: 'Company of mina' });
  });
});

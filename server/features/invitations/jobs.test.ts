import { beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../mail/mailer.ts';
import type { Client } from '../../testing/client.ts';
import { until } from '../../testing/mailbox.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';
import { sendInvitation } from './jobs.ts';
import { hasAccountMail, invitationMail } from './mails.ts';

let server: TestServer;
let admin: Client & { id: number };
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
});

/** Runs the job as the queue would, and answers what it mailed. */
async function run(invitationId: number, mailing: number): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await sendInvitation.run({ ...server.deps, mailer }, { payload: { invitationId, mailing }, lastTry: false });
  return sent;
}
const invite = async (email: string) => {
  await admin.post('/api/invite-user', { email, role: 'company_user' });
  const rows = await server.deps.database.pool.query('select id from invitations where email = $1', [email]);
  return rows.rows[0].id as number;
};
/** Waits until the queue's own run is over, which would replace the token of a later one. */
const settled = (id: number) =>
  until(async () => {
    const { rows } = await server.deps.database.pool.query('select token_hash from invitations where id = $1', [id]);
    return rows[0].token_hash ?? undefined;
  }, 'the mail of an invitation');
const tokenOf = (mails: Mail[]) => /accept-invitation\/(\S+)/.exec(mails[0]?.text ?? '')?.[1];
const verify = async (token?: string) => (await server.guest().get(`/api/verify-invitation/${token}`)).statusCode;

test('delivered again the job mails a link that works', async () => {
  const id = await invite('again@example.com');
  await settled(id);
  await run(id, 1);
  expect(await verify(tokenOf(await run(id, 1)))).toBe(200);
});

test('a late job of an earlier sending mails nothing and leaves the newer link good', async () => {
  const id = await invite('late@example.com');
  await admin.post(`/api/invitations/${id}/resend`);
  await settled(id);
  const token = tokenOf(await run(id, 2));
  expect(await run(id, 1)).toEqual([]);
  expect(await verify(token)).toBe(200);
});

test('nothing is mailed for an invitation that was revoked, expired or never was', async () => {
  const revoked = await invite('revoked@example.com');
  await admin.delete(`/api/invitations/${revoked}`);
  const expired = await invite('expired@example.com');
  await server.deps.database.pool.query('update invitations set expires_at = now() where id = $1', [expired]);
  for (const id of [revoked, expired, 999_999]) expect(await run(id, 1)).toEqual([]);
});

test('names stay one line of plain text, of which mail programs make no link', () => {
  const promised = {
    email: 'to@example.com',
    role: 'client' as const,
    company: 'Harbour\r\nBcc: all@example.com',
    inviter: 'Mina\n\nOpen http://evil.example',
  };
  for (const mail of [invitationMail(promised, 'http://x', 'token'), hasAccountMail(promised, 'Noor\u2028Hello')]) {
    expect(mail.subject).toBe('Invitation to Harbour Bcc: all@\u2060example.\u2060com on Earshot');
    expect(mail.text).toContain(
      'Mina Open http:\u2060/\u2060/\u2060evil.\u2060example invites you to join Harbour Bcc: all@\u2060example.\u2060com on Earshot as a client.',
    );
    expect(mail.text).not.toMatch(/^(Bcc|Open)/m);
  }
});

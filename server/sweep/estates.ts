import { hashToken, newToken } from '../features/auth/tokens.ts';
import { until } from '../testing/mailbox.ts';
import type { TestServer } from '../testing/test-server.ts';
import { type Accounts, addAccount, type Company } from './actors.ts';
import {
  type Builder,
  build,
  copyDocument,
  idOf,
  type Nearness,
  type Place,
  type Sql,
  type Upload,
  word,
} from './places.ts';

/** Creates and remembers what a company owns. Every text created through it contains the company's words. */
export type Estate = {
  company: Company;
  accounts: Accounts;
  standing: Record<Nearness, Place> & { invitation: number };
  newPlace(nearness: Nearness): Promise<Place>;
  newClient(): Promise<number>;
  newInvitation(): Promise<{ id: number; token: string }>;
  newToken(purpose: TokenPurpose, good: boolean): Promise<string>;
  voidInvitation(): Promise<string>;
};
type TokenPurpose = 'verify-email' | 'reset-password';

let made = 0;

export async function newEstate(
  server: TestServer,
  company: Company,
  accounts: Accounts,
  upload: Upload,
): Promise<Estate> {
  const sql: Sql = async (text, values) => (await server.deps.database.pool.query(text, values)).rows;
  const builder = { sql, company, accounts };
  const near = await build(builder, 'near', upload);
  const far = await build(builder, 'far', upload);
  for (const { document } of [near, far]) await passagesOf(sql, document);
  await grantToClients(builder, near.project);
  await addModel(builder, near.project);
  const newClient = () => addAccount(server, company, accounts, `made${++made}`);
  const newInvitation = () => invite(builder);
  const standing = { near, far, invitation: (await newInvitation()).id };
  return {
    ...{ company, accounts, standing, newClient, newInvitation },
    newPlace: (nearness) =>
      build(builder, nearness, (project) => copyDocument(sql, standing[nearness].document, project)),
    newToken: async (purpose, good) => mailedToken(sql, await newClient(), purpose, good),
    async voidInvitation() {
      const { id, token } = await newInvitation();
      await sql('update invitations set revoked_at = now() where id = $1', [id]);
      return token;
    },
  };
}

/** A job stores the passages of an upload: until it has, a snapshot of the rows would change by itself. */
const passagesOf = (sql: Sql, document: number) =>
  until(async () => {
    const rows = await sql('select 1 from document_chunks where insight_id = $1', [document]);
    return rows.length > 0 ? rows : undefined;
  }, 'the passages of a document');

/** Calls to a model, a stored reply, and settings that no call may show: they choose the built-in engine. */
async function addModel({ sql, company, accounts }: Builder, project: number): Promise<void> {
  const values = [project, accounts.owner, word(company, 'near', 'company')];
  const of = 'from projects where id = $1';
  await sql(
    `insert into model_calls (company_id, project_id, user_id, stage, provider, model, input_tokens, output_tokens, cached, milliseconds)
     select company_id, id, $2::int, 'notes', 'openai', $3, 1000, 100, false, 900 ${of}`,
    values,
  );
  await sql(
    `insert into model_replies (company_id, project_id, key, reply) select company_id, id, $2::text, $3 ${of}`,
    values,
  );
  await sql(
    `insert into model_settings (company_id, updated_by, provider, model) select company_id, $2::int, 'embedded', $3 ${of}`,
    values,
  );
}

async function grantToClients({ sql, accounts }: Builder, project: number): Promise<void> {
  for (const [account, insights, chat] of [
    ['insights', true, false],
    ['chat', false, true],
    ['both', true, true],
  ] as const) {
    await sql(
      `insert into project_access (company_id, project_id, user_id, can_view_insights, can_view_chat)
       select p.company_id, p.id, u.id, $3, $4 from projects p join users u using (company_id) where p.id = $1 and u.id = $2`,
      [project, accounts[account] ?? 0, insights, chat],
    );
  }
}

async function invite({ sql, company, accounts }: Builder): Promise<{ id: number; token: string }> {
  const token = newToken();
  const text = word(company, 'near', 'invitation');
  const rows = await sql(
    `insert into invitations (company_id, email, role, team_name, company_name, project_access, token_hash, invited_by, expires_at)
     select company_id, $2, 'client', $3, $3, '[]', $4, id, now() + interval '1 day' from users where id = $1 returning id`,
    [accounts.admin, `${text}-${++made}@example.com`, text, hashToken(token)],
  );
  return { id: idOf(rows), token };
}

async function mailedToken(sql: Sql, user: number, purpose: TokenPurpose, good: boolean): Promise<string> {
  const token = newToken();
  if (purpose === 'verify-email') await sql("update users set status = 'pending' where id = $1", [user]);
  await sql(
    `insert into account_tokens (token_hash, user_id, purpose, expires_at) values ($1, $2, $3, now() + $4::interval)`,
    [hashToken(token), user, purpose, good ? '10 minutes' : '-10 minutes'],
  );
  return token;
}

/** Documents are uploaded through the API, as users do. */
export const uploadAs =
  ({ app }: Pick<TestServer, 'app'>, cookie: string): Upload =>
  async (project, fileName, text) => {
    const form = new FormData();
    form.set('projectId', String(project));
    form.set('files', new Blob([text]), fileName);
    const { headers, body } = await asBytes(form);
    const url = '/api/insights';
    const reply = await app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload: body });
    if (reply.statusCode !== 201) throw new Error(`the upload failed: ${reply.body}`);
    return reply.json().id;
  };

async function asBytes(form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await request.arrayBuffer()) };
}

import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Block } from '#contract/documents/blocks.ts';
import { packBlocks } from '#contract/documents/packed-blocks.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createPasswords } from '../features/auth/passwords.ts';
import type { Io } from './commands.ts';
import { sentenceOf } from './faults.ts';
import { type SeedDocument, seedAnalysis, seedDocument } from './seed-texts.ts';

const usage = 'Usage: earshot seed [--insights N] [--per-project N] [--email ADDRESS]\n';
const password = 'quiet-river-7';
const perDocument = 50;

/** Fills a separate company with made-up research, for benchmarks and for viewing pages with a lot of data. */
export async function seedCommand(args: string[], { stdout, stderr }: Io): Promise<number> {
  const wanted = readArguments(args);
  if (!wanted) {
    stderr.write(usage);
    return 2;
  }
  try {
    const database = await openDatabase(readConfig(process.env));
    try {
      await migrateDatabase(database);
      await seed(database.pool, wanted);
    } finally {
      await database.close();
    }
  } catch (error) {
    const sentence = isTaken(error) ? `${wanted.email} already has an account.` : sentenceOf(error);
    if (!sentence) throw error;
    stderr.write(`${sentence}\n`);
    return 1;
  }
  stdout.write(`${wanted.insights} insights were added. Sign in as ${wanted.email} with the password ${password}\n`);
  return 0;
}

type Wanted = { insights: number; perProject: number; email: string };

function readArguments(args: string[]): Wanted | null {
  try {
    const number = (usual: string) => ({ type: 'string', default: usual }) as const;
    const options = { insights: number('3000'), 'per-project': number('300'), email: { type: 'string' } } as const;
    const { values } = parseArgs({ args, options });
    const insights = Number(values.insights);
    const perProject = Number(values['per-project']);
    if (![insights, perProject].every((n) => Number.isInteger(n) && n >= 1 && n <= 100_000)) return null;
    return { insights, perProject, email: (values.email ?? 'seed@example.com').toLowerCase() };
  } catch {
    return null;
  }
}

const isTaken = (error: unknown) => (error as { constraint?: string }).constraint?.startsWith('users_') ?? false;

async function seed(pool: pg.Pool, { insights, perProject, email }: Wanted): Promise<void> {
  const hash = await createPasswords().hash(password);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const owner = await insertOwner(client, email, hash);
    for (let first = 0; first < insights; first += perProject) {
      const number = first / perProject + 1;
      await insertProject(client, owner, { number, first, count: Math.min(perProject, insights - first) });
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

type Owner = { userId: number; companyId: number };
type Place = { companyId: number; projectId: number };

const idOf = (result: pg.QueryResult) => result.rows[0].id as number;

async function insertOwner(client: pg.PoolClient, email: string, hash: string): Promise<Owner> {
  const name = 'Seeded company';
  const companyId = idOf(await client.query('insert into companies (name) values ($1) returning id', [name]));
  const userId = idOf(
    await client.query(
      `insert into users (username, email, password, company_id, company_name, role) values ($1, $1, $2, $3, $4, 'company_admin')
       returning id`,
      [email, hash, companyId, name],
    ),
  );
  return { userId, companyId };
}

async function insertProject(
  client: pg.PoolClient,
  { userId, companyId }: Owner,
  { number, first, count }: { number: number; first: number; count: number },
): Promise<void> {
  const projectId = idOf(
    await client.query(
      'insert into projects (company_id, user_id, name, description) values ($1, $2, $3, $4) returning id',
      [companyId, userId, `Seeded project ${number}`, 'How small shops plan their week.'],
    ),
  );
  for (let n = first; n < first + count; n += perDocument) {
    const document = seedDocument(n, Math.min(perDocument, first + count - n));
    await insertDocument(client, { companyId, projectId }, document, n);
  }
}

async function insertDocument(client: pg.PoolClient, place: Place, document: SeedDocument, first: number) {
  const { fileName, text, quotes } = document;
  const bytes = Buffer.from(text);
  const plain = { title: fileName, summary: '', supportingQuote: '', sentiment: 0, businessImpact: '' };
  const lists = { keywords: [], themes: [], suggestedTopics: [], sources: [] };
  const id = idOf(
    await client.query(
      `insert into insights (company_id, project_id, file_name, file_type, content, source, analysis)
       values ($1, $2, $3, 'txt', $4, 'upload', $5) returning id`,
      [place.companyId, place.projectId, fileName, text, { ...plain, ...lists }],
    ),
  );
  await client.query(
    `insert into document_sources (insight_id, company_id, bytes, sha256, media_type, blocks, warnings)
     values ($1, $2, $3, $4, 'text/plain', $5, '[]')`,
    [
      id,
      place.companyId,
      bytes,
      createHash('sha256').update(bytes).digest('hex'),
      JSON.stringify(packBlocks(blocksOf(text))),
    ],
  );
  await insertInsights(client, place, { id, fileName, quotes }, first);
}

/** Every line is a paragraph. */
function blocksOf(text: string): Block[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }, n) => ({
    kind: 'paragraph',
    start: index,
    end: index + line.length,
    line: n + 1,
  }));
}

/** Inserts all insights of a document with two statements, so that thousands take seconds. */
async function insertInsights(
  client: pg.PoolClient,
  { companyId, projectId }: Place,
  document: { id: number; fileName: string; quotes: SeedDocument['quotes'] },
  first: number,
): Promise<void> {
  const rows = document.quotes.map(({ quote }, i) => seedAnalysis(first + i, document, quote));
  const stored = await client.query(
    `insert into insights (company_id, project_id, file_name, file_type, content, source, analysis, created_at)
     select $1, $2, $3, 'insight', analysis->>'summary', $3, analysis, now() - make_interval(mins => n::int)
     from jsonb_array_elements($4::jsonb) with ordinality as rows (analysis, n) returning id`,
    [companyId, projectId, document.fileName, JSON.stringify(rows)],
  );
  const quotes = stored.rows.map(({ id }, i) => ({ id, ...document.quotes[i], line: 2 * i + 2 }));
  await client.query(
    `insert into evidence (insight_id, company_id, ordinal, document_id, start_offset, end_offset, quote, speaker, place)
     select (q->>'id')::int, $1, 0, $2, (q->>'start')::int, (q->>'end')::int, q->>'quote', q->>'speaker', 'line ' || (q->>'line')
     from jsonb_array_elements($3::jsonb) as q`,
    [companyId, document.id, JSON.stringify(quotes)],
  );
}

import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { askServer } from '../control/ask-server.ts';
import { openDatabase } from '../db/client.ts';
import { FolderInUseError } from '../db/embedded/lock.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createPasswords } from '../features/auth/passwords.ts';
import { type AdminAccount, type AdminRequest, ensureAdmin } from '../features/auth/service.ts';
import { makeLog } from '../log.ts';
import { makeMailer } from '../mail/mailer.ts';
import type { Io } from './commands.ts';
import { sentenceOf } from './faults.ts';

const usage = 'Usage: earshot create-admin EMAIL [--name NAME] [--company NAME]\n';

/** The way in to a server with closed registration: an administrator of a new company. */
export async function createAdminCommand(args: string[], { stdout, stderr }: Io): Promise<number> {
  const request = readRequest(args);
  if (!request) {
    stderr.write(usage);
    return 2;
  }
  try {
    const config = readConfig(process.env);
    stdout.write(describe(await create(config, request), config));
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (!sentence) throw error;
    stderr.write(`${sentence}\n`);
    return 1;
  }
}

function readRequest(args: string[]): AdminRequest | null {
  try {
    const options = { name: { type: 'string' }, company: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [email, ...more] = positionals;
    if (!email || more.length > 0) return null;
    return { email, username: values.name, companyName: values.company };
  } catch {
    return null;
  }
}

async function create(config: Config, request: AdminRequest): Promise<AdminAccount> {
  try {
    return await createHere(config, request);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return (await json(await askServer(config.dataDir, '/create-admin', request))) as AdminAccount;
  }
}

async function createHere(config: Config, request: AdminRequest): Promise<AdminAccount> {
  const database = await openDatabase(config);
  try {
    await migrateDatabase(database);
    const parts = { db: database.db, mailer: makeMailer(config), passwords: createPasswords() };
    return await ensureAdmin({ config, ...parts, log: makeLog('silent') }, request);
  } finally {
    await database.close();
  }
}

function describe({ email, companyName, created, link, mailed }: AdminAccount, { smtpUrl, dataDir }: Config): string {
  const where = smtpUrl ? `was mailed to ${email}` : `was written to ${dataDir}/outbox`;
  return [
    created
      ? `${email} is now an administrator of the new company ${companyName}.`
      : `${email} is already an administrator of ${companyName}; the account was not changed.`,
    'Set the password here, within 30 minutes:',
    '',
    `  ${link}`,
    '',
    mailed ? `The link ${where}, too.` : 'It could not be mailed: check SMTP_URL. The link above works all the same.',
    'Run the command again for a new link.\n',
  ].join('\n');
}

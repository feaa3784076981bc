import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The token of the newest verification mail to an address; waits until it is there. */
export async function tokenMailedTo(dataDir: string, email: string): Promise<string> {
  const text = await mailTo(dataDir, email, /verify-email\/\S+/);
  return /verify-email\/(\S+)/.exec(text)?.[1] ?? '';
}

export async function mailTo(dataDir: string, email: string, holding: RegExp): Promise<string> {
  const folder = join(dataDir, 'outbox');
  return until(async () => {
    const names = (await readdir(folder).catch(() => [])).filter((n) => n.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const text = await readFile(join(folder, name), 'utf8');
      if (text.includes(`To: ${email}`) && holding.test(text)) return text;
    }
    return undefined;
  }, `a mail to ${email}`);
}

/** Waits until something is there; fails after a minute. */
export async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}

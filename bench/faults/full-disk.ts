import { execFile } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signUp } from '../../e2e/support/api.ts';
import { newDataDir, startServer } from '../../e2e/support/server.ts';
import { figure, pause, seconds, timed } from './figures.ts';
import { interview } from './interviews.ts';
import { newPostgresFolder, startPostgres } from './postgres.ts';

const run = promisify(execFile);
const leftBytes = 2_000_000;
const uploads = 25;

/** Fills the disk of a database while documents are uploaded, frees it again, and looks at the replies and at what was kept. */
export async function fullDisk(kind: 'embedded' | 'PostgreSQL'): Promise<void> {
  const disk = kind === 'embedded' ? newDataDir() : newPostgresFolder();
  await run('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0755', 'earshot-disk', disk]);
  const postgres = kind === 'PostgreSQL' ? await startPostgres(disk) : undefined;
  const env = { LOG_LEVEL: 'silent', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const server = await startServer(postgres ? newDataDir() : disk, env);
  try {
    await fillAndFree(kind, disk, server);
  } finally {
    // Its folder is a mount, which cannot be removed.
    await server.stop().catch(() => {});
    await postgres?.close().catch(() => {});
    await run('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

async function fillAndFree(kind: string, disk: string, server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  const api = await signUp(server, 'writer');
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Bread' });
  const stored: number[] = [];
  const replies = new Map<string, number>();
  const upload = async (n: number) => {
    const reply = await api.upload(id, `interview-${n}.txt`, interview(300_000 + n)).then(
      (document) => {
        stored.push(document.id);
        return '201';
      },
      (error: Error) => /: (\d{3}) /.exec(error.message)?.[1] ?? 'no reply',
    );
    replies.set(reply, (replies.get(reply) ?? 0) + 1);
    return reply;
  };
  const filler = join(disk, 'filler');
  await upload(0);
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, new Uint8Array(Math.max(bavail * bsize - leftBytes, 0)));
  for (let n = 1; n <= uploads; n++) await upload(n);
  const reads = await api.get('/api/projects').then(
    () => 'read',
    (error: Error) => error.message,
  );
  rmSync(filler);
  const back = await timed(async () => {
    for (let n = 100; (await upload(n)) !== '201' && n < 200; n++) await pause(100);
  });
  console.log(
    `${kind}: ${[...replies].map(([reply, count]) => `${count} x ${reply}`).join(', ')}; reads meanwhile: ${reads}`,
  );
  const wrong = [...replies.keys()].filter((reply) => !['201', '507', '503'].includes(reply));
  figure(
    `${kind}, disk full: other replies than 201, 507 and 503`,
    wrong.join(', ') || 'none',
    'none',
    wrong.length === 0,
  );
  figure(`${kind}, disk full: told so`, String(replies.get('507') ?? 0), 'at least 1', (replies.get('507') ?? 0) > 0);
  figure(`${kind}: first upload stored after space is free`, seconds(back), '5 s', back <= 5_000);
  const gone: number[] = [];
  for (const document of stored) await api.get(`/api/documents/${document}/text`).catch(() => gone.push(document));
  figure(`${kind}: acknowledged documents lost`, `${gone.length} of ${stored.length}`, '0', gone.length === 0);
}

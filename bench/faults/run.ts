import { newDataDir, type Server, startServer } from '../../e2e/support/server.ts';
import { fairness } from './fairness.ts';
import { anyMissed } from './figures.ts';
import { fullDisk } from './full-disk.ts';
import { hostileUploads } from './hostile.ts';
import { kills } from './kills.ts';
import { outages } from './outages.ts';

const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);

async function onServer(work: (server: Server) => Promise<void>): Promise<void> {
  const server = await startServer(newDataDir());
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

const parts: Record<string, () => Promise<void>> = {
  fairness: () => onServer(fairness),
  kills: () => kills(setting('KILLS', 20), setting('SEED', 1)),
  hostile: () => onServer((server) => hostileUploads(server, setting('UPLOADS', 1_000))),
  outages: () => outages(setting('OUTAGES', 20)),
  async disk() {
    await fullDisk('embedded');
    await fullDisk('PostgreSQL');
  },
};

const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
if (anyMissed()) process.exitCode = 1;

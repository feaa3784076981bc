import { newDataDir, startServer } from '../../e2e/support/server.ts';
import { fairness } from './fairness.ts';
import { anyMissed } from './figures.ts';
import { kills } from './kills.ts';

const parts: Record<string, () => Promise<void>> = {
  async fairness() {
    const server = await startServer(newDataDir());
    try {
      await fairness(server);
    } finally {
      await server.stop();
    }
  },
  kills: () => kills(Number(process.env.KILLS ?? 20), Number(process.env.SEED ?? 1)),
};

const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
if (anyMissed()) process.exitCode = 1;

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anyMissed } from '../faults/figures.ts';
import { makePeople, type Person } from './companies.ts';
import { actsOf, head, measureStep, type Place, rowOf, type Step } from './curve.ts';
import { drawCurve } from './picture.ts';
import { postgresOn } from './processes.ts';
import { type Server, startNothing, startServer } from './servers.ts';
import { soak } from './soak.ts';

const folder = fileURLToPath(new URL('./curves/', import.meta.url));
const picture = fileURLToPath(new URL('./curve.svg', import.meta.url));
const colors = ['#2563eb', '#15803d', '#b45309'];

const databaseUrl = process.env.BENCH_DATABASE_URL;
const processes = databaseUrl ? Number(process.env.SERVERS ?? 1) : 1;
const seconds = Number(process.env.SECONDS ?? 30);
const steps = (process.env.USERS ?? (databaseUrl ? '50,200,500,1000,1500' : '50,200,350,500')).split(',').map(Number);
const name = `${databaseUrl ? 'PostgreSQL' : 'embedded'}, ${processes === 1 ? 'one process' : `${processes} processes`}`;

/** Runs the work on fresh servers whose people are signed in already. */
async function onServers(
  count: number,
  work: (place: Place, people: readonly Person[]) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'earshot-bench-'));
  const running: Server[] = [];
  const nothing = await startNothing();
  try {
    const first = await startServer(dataDir, { databaseUrl, limits: false });
    const people = await makePeople(first, count).finally(first.stop);
    for (let n = 0; n < processes; n++) {
      const own = n === 0 ? dataDir : mkdtempSync(join(tmpdir(), 'earshot-bench-'));
      running.push(await startServer(own, { databaseUrl, profiles: process.env.PROFILES }));
    }
    const postgres = databaseUrl ? postgresOn(Number(new URL(databaseUrl).port)) : undefined;
    const place = { urls: running.map(({ url }) => url), servers: running.map(({ pid }) => pid) };
    await work({ ...place, nothing: nothing.url, postgres }, people);
  } finally {
    nothing.stop();
    for (const server of running) await server.stop();
    for (const { dataDir: own } of running) rmSync(own, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function curve(): Promise<void> {
  const made: Step[] = [];
  await onServers(Math.max(...steps), async (place, people) => {
    console.log(`${name}\n${head}`);
    for (const users of steps) {
      const step = await measureStep(place, people.slice(0, users), seconds);
      made.push(step);
      console.log(rowOf(step));
      if (process.env.ACTS) console.log(actsOf(step));
    }
  });
  if (process.env.KEEP) keep(made);
}

function keep(made: readonly Step[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name.replaceAll(/\W+/g, '-')}.json`),
    `${JSON.stringify({ name, steps: made }, null, 1)}\n`,
  );
  draw();
}

function draw(): void {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const lines = files.map((file, n) => {
    const kept = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string; steps: Step[] };
    return { ...kept, color: colors[n] ?? '#52525b' };
  });
  writeFileSync(picture, drawCurve(lines));
}

const [what = 'curve', given] = process.argv.slice(2);
if (what === 'draw') draw();
else if (what === 'soak') await onServers(50, (place, people) => soak(place, people, Number(given ?? 60)));
else await curve();
if (anyMissed()) process.exitCode = 1;

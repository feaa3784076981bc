import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

/** Tries what a parser taken over by a hostile file would try, and prints what succeeded. */
const attempts: Record<string, () => unknown> = {
  'read a file of the system': () => readFileSync('/etc/hostname'),
  'read the folder of the data': () => readFileSync(new URL('../../package-lock.json', import.meta.url)),
  'write a file': () => writeFileSync(new URL('./stolen', import.meta.url), ''),
  'start a program': () => {
    const { error } = spawnSync(process.execPath, ['--version']);
    if (error) throw error;
  },
  'see the environment': () => {
    if (process.env.PATH === undefined) throw new Error('no environment');
  },
};

const allowed = Object.entries(attempts).filter(([, attempt]) => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
});
const answer = await new Promise<string>((resolve) => {
  connect(Number(process.argv[2]), '127.0.0.1')
    .on('connect', () => resolve('connected'))
    .on('error', () => resolve('refused'));
});
process.stdout.write(JSON.stringify({ allowed: allowed.map(([name]) => name), network: answer }), () =>
  process.exit(0),
);

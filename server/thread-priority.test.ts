import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('./thread-priority.ts', import.meta.url).href);

/** Runs code in a new thread, so that the priority of the test's own thread does not change. */
async function inThread(source: string): Promise<unknown> {
  const thread = new Worker(
    `const { getPriority } = require('node:os');
     import(${module}).then(({ setThreadPriority, threadPriority }) => { ${source} });`,
    { eval: true },
  );
  const [message] = await once(thread, 'message');
  await thread.terminate();
  return message;
}

const send = (value: string) => `require('node:worker_threads').parentPort.postMessage(${value});`;

test.runIf(process.platform === 'linux')('an analysis gives way to requests and replies', async () => {
  const priority = await inThread(`setThreadPriority(threadPriority.analyses); ${send('getPriority()')}`);
  expect(priority).toBe(5);
});

test.runIf(process.platform === 'linux')('a server that was started with `nice` keeps its priority', async () => {
  const asked = `require('node:os').setPriority(10); setThreadPriority(threadPriority.requests); setThreadPriority(threadPriority.analyses);`;
  expect(await inThread(`${asked} ${send('getPriority()')}`)).toBe(10);
});

test('a thread that may not go first works all the same', async () => {
  const refusing = `let asked = 0;
    require('node:os').setPriority = () => { asked++; throw new Error('EACCES'); };
    require('node:module').syncBuiltinESMExports();`;
  expect(await inThread(`${refusing} setThreadPriority(threadPriority.requests); ${send('asked')}`)).toBe(1);
});

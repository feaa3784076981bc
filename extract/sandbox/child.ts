import { once } from 'node:events';
import { failure } from '../errors.ts';
import type { SourceFile } from '../extract.ts';
import { type Message, messagesOf } from '../messages.ts';
import { extractBytes } from '../registry.ts';

/**
 * The program of the sandboxed child process: reads one file from standard input (its name on the first line, then its
 * bytes), writes the result to standard output and exits. Libraries that print are silenced: standard output carries
 * the result.
 */
async function run() {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => undefined;
  const file = await readFile();
  if (!file) return;
  const result = await extractBytes(file).catch(() => failure('crashed'));
  for (const message of messagesOf(result)) await send(message);
}

async function send(message: Message) {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain');
}

/** Null if the input ends before a name: the server has no more work. */
async function readFile(): Promise<SourceFile | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const input = Buffer.concat(chunks);
  const end = input.indexOf('\n');
  if (end < 0) return null;
  return { fileName: JSON.parse(input.toString('utf8', 0, end)) as string, bytes: input.subarray(end + 1) };
}

await run();
process.stdout.end(() => process.exit(0));

import { deflateRawSync } from 'node:zlib';
import { type Api, signUp } from '../../e2e/support/api.ts';
import type { Server } from '../../e2e/support/server.ts';
import { startNothing } from '../load/servers.ts';
import { figure, memoryOf, pause, quantile, seconds, timed } from './figures.ts';
import { interview, unclosed } from './interviews.ts';

type File = { name: string; content: string | Uint8Array<ArrayBuffer> };

/** One of each kind that keeps a reader busy, fills its memory or breaks it. */
const files: readonly (() => File)[] = [
  () => ({ name: 'unclosed.html', content: unclosed(200_000) }),
  () => ({ name: 'bomb.docx', content: zipOf('word/document.xml', new Uint8Array(60_000_000)) }),
  () => ({ name: 'entities.docx', content: zipOf('word/document.xml', Buffer.from(entities())) }),
  () => ({ name: 'broken.pdf', content: `%PDF-1.7\n${'1 0 obj << /Kids [1 0 R] >> endobj\n'.repeat(5_000)}` }),
  () => ({ name: 'groups.rtf', content: `{\\rtf1 ${'{'.repeat(300_000)}` }),
  () => ({ name: 'quotes.csv', content: '"'.repeat(2_000_001) }),
  () => ({ name: 'sheet.xlsx', content: zipOf('xl/workbook.xml', Buffer.from('<workbook><sheets/></workbook>')) }),
  () => ({ name: 'long-line.txt', content: 'word '.repeat(1_000_000) }),
  () => ({ name: 'captions.vtt', content: `WEBVTT\n\n${'00:00.000 --> 00:01.000\nx\n\n'.repeat(40_000)}` }),
  () => ({ name: 'interview.txt', content: interview(400_000) }),
];

const companies = 8;
const uploadsAtOnce = 3;

/** Hostile files from several companies at once, and what another company feels of them. */
export async function hostileUploads(server: Server, count: number): Promise<void> {
  const other = await worker(server, 'calm');
  const read = () => timed(() => other.api.get('/api/projects'));
  const upload = (n: number) => timed(() => other.api.upload(other.projectId, `small-${n}.txt`, `Anna: Yes, ${n}.\n`));
  const alone = [await read(), await read(), await read(), await read()];
  const hostile = await Promise.all(Array.from({ length: companies }, (_, n) => worker(server, `hostile-${n}`)));
  const outcomes = new Map<string, number>();
  let begun = 0;
  let peak = 0;
  const attack = async ({ api, projectId }: Worker) => {
    while (begun < count) {
      const file = (files[begun++ % files.length] as () => File)();
      for (;;) {
        const outcome = await sent(api, projectId, file);
        if (outcome !== '429' && outcome !== '503') {
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          break;
        }
        await pause(1_000);
      }
    }
  };
  let over = false;
  const nothing = await startNothing();
  const idle: number[] = [];
  const reads: number[] = [];
  const calls: number[] = [];
  const small: number[] = [];
  const watch = async () => {
    for (let n = 0; !over; n++) {
      peak = Math.max(peak, memoryOf(server));
      reads.push(await read());
      calls.push(reads.at(-1) ?? 0);
      idle.push(await timed(() => fetch(nothing.url)));
      if (n % 16 === 0) {
        small.push(await upload(n));
        calls.push(small.at(-1) ?? 0);
      }
      await pause(250);
    }
  };
  const watching = watch();
  await Promise.all(hostile.flatMap((one) => Array.from({ length: uploadsAtOnce }, () => attack(one))));
  over = true;
  await watching;
  nothing.stop();
  console.log(`${count} hostile uploads: ${[...outcomes].map(([what, all]) => `${all} x ${what}`).join(', ')}`);
  const p99 = quantile(calls, 0.99);
  const beside = `${seconds(p99)} (nothing ${seconds(quantile(idle, 0.99))})`;
  figure(`another company's p99 of ${calls.length} calls`, beside, '1 s', p99 <= 1_000);
  console.log(`a read alone ${seconds(quantile(alone, 0.5))}; its reads p50 ${seconds(quantile(reads, 0.5))}`);
  console.log(
    `its ${small.length} small uploads: p50 ${seconds(quantile(small, 0.5))}, slowest ${seconds(Math.max(...small))}`,
  );
  figure('memory of the server at most', `${peak} MB`, '1024 MB', peak <= 1024);
}

type Worker = { api: Api; projectId: number };

async function worker(server: Server, name: string): Promise<Worker> {
  const api = await signUp(server, name);
  return { api, projectId: (await api.post<{ id: number }>('/api/projects', { name })).id };
}

const sent = (api: Api, projectId: number, { name, content }: File): Promise<string> =>
  api.upload(projectId, name, content).then(
    () => '201',
    (error: Error) => /: (\d{3}) /.exec(error.message)?.[1] ?? 'no reply',
  );

/** Each entity is ten of the one before. */
function entities(): string {
  const all = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);
  return `<!DOCTYPE d [<!ENTITY e0 "word">${all.join('')}]><w:document xmlns:w="w">&e9;</w:document>`;
}

/** A ZIP archive of one file. */
function zipOf(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const title = Buffer.from(name);
  const head = Buffer.alloc(26);
  for (const [at, value] of [
    [0, 20],
    [4, 8],
    [22, title.length],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(content.length, 18);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, title, packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), head, Buffer.alloc(14), title]);
  const end = Buffer.alloc(18);
  for (const [at, value] of [
    [4, 1],
    [6, 1],
  ] as const)
    end.writeUInt16LE(value, at);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return new Uint8Array(Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]));
}

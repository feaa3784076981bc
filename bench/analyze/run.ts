import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectInsights } from '#engine/collect-insights.ts';
import { coverageOf } from '#engine/evidence/coverage.ts';
import { localEngine as engine } from '#engine/local/local-engine.ts';

const sizes = [50_000, 1_000_000, 5_000_000];
const times = 3;
const questions = ['What problems do people report?', 'What do people want to change?', 'What works well today?'];

/** Talk of the wanted size: the repository's interviews again and again, with a number in each so that no two are the same. */
function talk(size: number): string {
  const names = ['bakery-ines', 'bakery-joon', 'bakery-tomas'];
  const interviews = names.map((n) => readFileSync(new URL(`../../engine/fixtures/${n}.txt`, import.meta.url), 'utf8'));
  let text = '';
  for (let i = 0; text.length < size; i++) {
    const interview = interviews[i % interviews.length] ?? '';
    text += interview.replace(/\b(flour|delivery|order|bread)\b/g, (word) => `${word} ${(i * 37) % 997}`);
  }
  return text.slice(0, text.lastIndexOf('\n', size) + 1);
}

/** The reference: one pass over the same text that only finds its words and counts them. */
function countWords(text: string): number {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts.size;
}

/** One measurement in a separate process, so that memory and compiled code of one size do not help the next. */
async function measureHere(size: number): Promise<void> {
  const text = talk(size);
  const startReference = performance.now();
  countWords(text);
  const reference = performance.now() - startReference;
  const start = performance.now();
  const corpus = await engine.prepare([{ id: 1, fileName: 'talk.txt', text, blocks: [] }]);
  const { language } = corpus;
  await engine.proposeQuestions(corpus, { brief: {}, language });
  const insights = await collectInsights(engine, corpus, { questions, brief: {}, language });
  await engine.findPeople(corpus, { language });
  coverageOf(corpus, insights);
  const analysis = performance.now() - start;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(JSON.stringify({ reference, analysis, megabytes }));
}

type Measured = { reference: number; analysis: number; megabytes: number };

function measureApart(size: number): Promise<Measured> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), String(size)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0 ? done(JSON.parse(out) as Measured) : fail(new Error(`exit code ${code}`)),
    );
  });
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

async function measureAll(): Promise<void> {
  console.log('size      analysis   reference   ratio   peak memory');
  const points: [number, number][] = [];
  for (const size of sizes) {
    const runs: Measured[] = [];
    for (let i = 0; i < times; i++) runs.push(await measureApart(size));
    const analysis = median(runs.map((r) => r.analysis));
    const reference = median(runs.map((r) => r.reference));
    const ratio = median(runs.map((r) => r.analysis / r.reference));
    const memory = median(runs.map((r) => r.megabytes));
    points.push([size, analysis]);
    const name = size < 1e6 ? `${size / 1e3} kB` : `${size / 1e6} MB`;
    const cells = [
      `${(analysis / 1000).toFixed(2)} s`,
      `${(reference / 1000).toFixed(3)} s`,
      ratio.toFixed(1),
      `${memory.toFixed(0)} MB`,
    ];
    console.log(`${name.padEnd(10)}${cells.map((c, i) => c.padEnd([11, 12, 8, 0][i] ?? 0)).join('')}`);
  }
  const [first, , last] = points;
  if (first && last)
    console.log(`growth exponent ${(Math.log(last[1] / first[1]) / Math.log(last[0] / first[0])).toFixed(2)}`);
}

const size = Number(process.argv[2]);
await (size ? measureHere(size) : measureAll());

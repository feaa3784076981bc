import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startModelServer } from '#engine/llm/testing/model-server.ts';
import { plainScript, scripted } from '#engine/llm/testing/scripted-model.ts';
import { analyzeCommand } from './analyze.ts';
import { askCommand } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'earshot-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => vi.unstubAllEnvs());

const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const text =
  'Interviewer: How do you pay?\nRosa: I always pay in cash, because the card reader never works in the rain.\n' +
  'Interviewer: And online?\nRosa: I bought fish online once, and it came at nine in the evening.\n';
const interview = file('rosa.txt', text);

async function run(command: typeof analyzeCommand, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { stdout: { write: (s: string) => out.push(s) }, stderr: { write: (s: string) => err.push(s) } };
  return { code: await command(args, io), out: out.join(''), err: err.join('') };
}

test('analyze prints one object whose quotes stand in the texts', async () => {
  const questions = file('questions.json', JSON.stringify(['Why do people pay in cash?']));
  const { code, out } = await run(
    analyzeCommand,
    '--json',
    '--brief',
    'How people pay',
    '--questions',
    questions,
    interview,
  );
  expect(code).toBe(0);
  const result = JSON.parse(out);
  expect(Object.keys(result).toSorted()).toEqual(['coverage', 'documents', 'insights', 'people', 'questions']);
  expect(result.documents).toEqual([{ fileName: 'rosa.txt', text }]);
  expect(result.insights[0].question).toBe('Why do people pay in cash?');
  for (const e of result.insights[0].evidence) expect(text.slice(e.start, e.end)).toBe(e.quote);
  expect(result.people[0].name).toBe('Rosa');
});

test('analyze without --json prints a report for people', async () => {
  const { code, out } = await run(analyzeCommand, interview);
  expect(code).toBe(0);
  expect(out).toContain('Rosa, rosa.txt');
});

test('ask prints one line for each question, in order', async () => {
  const questions = file('ask.json', JSON.stringify(['Why do people pay in cash?', 'Who won the election in Norway?']));
  const { code, out } = await run(askCommand, '--json', '--language', 'english', '--questions', questions, interview);
  expect(code).toBe(0);
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ question: 'Why do people pay in cash?', refused: false });
  expect(first.answer).toMatch(/^Rosa said: I always pay in cash/);
  expect(second).toMatchObject({ refused: true });
});

test('a wrong call answers 2, a file that cannot be read 1', async () => {
  expect((await run(analyzeCommand)).code).toBe(2);
  expect((await run(analyzeCommand, '--language', 'klingon', interview)).code).toBe(2);
  expect((await run(askCommand, interview)).code).toBe(2);
  expect((await run(askCommand, '--nonsense', interview)).code).toBe(2);
  const missing = await run(analyzeCommand, '--json', join(folder, 'none.txt'));
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.err).toContain('There is no such file.');
  const wordless = await run(analyzeCommand, '--json', file('dots.txt', '… … …\n'));
  expect(wordless.code).toBe(1);
});

/** The environment of a compatible server; it ends with the test. */
function useModel(url: string): void {
  vi.stubEnv('AI_PROVIDER', 'openai-compatible');
  vi.stubEnv('AI_MODEL', 'test-model');
  vi.stubEnv('AI_BASE_URL', url);
}

test('analyze asks the model that the environment names, and its quotes stand in the texts', async () => {
  const server = await startModelServer(scripted(plainScript));
  useModel(server.url);
  const { code, out, err } = await run(analyzeCommand, '--json', '--brief', 'How do people pay?', interview);
  await server.close();
  expect([code, err]).toEqual([0, expect.stringMatching(/The model used \d+ tokens in \d+ calls\./)]);
  const { insights } = JSON.parse(out);
  expect(insights.length).toBeGreaterThan(0);
  for (const { evidence } of insights) for (const e of evidence) expect(text.slice(e.start, e.end)).toBe(e.quote);
});

test('a model that cannot be used ends analyze and ask with one sentence', async () => {
  const server = await startModelServer(() => ({ status: 401 }));
  useModel(server.url);
  const questions = file('why.json', JSON.stringify(['Why do people pay in cash?']));
  for (const command of [analyzeCommand, askCommand]) {
    const { code, err } = await run(command, '--questions', questions, interview);
    expect([code, err.split('\n').at(-2)]).toEqual([
      1,
      expect.stringMatching(/^127\.0\.0\.1:\d+ refused the key\. .+\.$/),
    ]);
  }
  await server.close();
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('./', import.meta.url);
const isTuning = /(?:^|\/)tuning(?:\.ts$|\/)/u;
const isTest = /\.test\.ts$|(?:^|\/)testing\//u;
const constant =
  /^(?:export )?const (\w+)(?:: number)? = (?:-?[\d.][\w.]*(?:-\d+)?|\{(?: \w+: -?[\d.][\w.]*,?)+ \});/gmu;

/** What one language alone has is in its folder; the others were not tuned. */
const exceptions = [
  'language/chinese/speech.ts: maxBeforeVerb',
  'language/data/make-data.ts: newestEmojiVersion',
  'language/english/main-clause.ts: maxInLead',
  'language/english/main-clause.ts: maxToVerb',
  'language/english/questions/direct-question.ts: maxSubjectWords',
  'language/german/articles.ts: minCompound',
  'local/claims/voices/said-around.ts: roundingError',
  'local/questions/brief/notes/notes.ts: minWordsOfThing',
];

test('every tuned number of the engine is in a tuning file, with its unit and its source', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const modules = files.filter((path) => path.endsWith('.ts') && !isTuning.test(path) && !isTest.test(path));
  const found = modules.flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(constant)].map(([, name]) => `${path}: ${name}`),
  );
  expect(found.sort()).toEqual(exceptions);
});

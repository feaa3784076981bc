import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Language, languages } from '#contract/languages.ts';
import { plainDocument } from '#engine/testing/documents.ts';

export const chatLanguages = ['english', 'german', 'japanese'] as const satisfies readonly Language[];

/**
 * `direct` and `paraphrase` are answered by the passages, the latter in other content words than theirs; `near` is answered by
 * another person of the set, `far` by none.
 */
const question = z.object({
  kind: z.enum(['direct', 'paraphrase', 'near', 'far']),
  question: z.string(),
  /** Each occurs once in the interview; the first passage of an answer must overlap one of them. */
  passages: z.array(z.string()).optional(),
});
const labels = z.object({ name: z.string(), questions: z.array(question) });

export type AskedQuestion = z.infer<typeof question>;
export type TestPerson = z.infer<typeof labels> & {
  readonly language: Language;
  readonly document: ReturnType<typeof plainDocument>;
};

/** People whose questions are kept for a last look. */
const heldOut = ['jutta', 'rafael'];

/** `others`: a person for each of the other languages; they have no targets. */
export type Part = 'development' | 'held out' | 'others';

const partOf = ({ document, language }: TestPerson): Part => {
  if (!chatLanguages.some((one) => one === language)) return 'others';
  return heldOut.includes(document.fileName.replace('.txt', '')) ? 'held out' : 'development';
};

export function readPeople(part: Part): TestPerson[] {
  const people = languages.flatMap((language) => {
    const folder = new URL(`${language}/`, import.meta.url);
    const names = readdirSync(folder).filter((file) => file.endsWith('.txt'));
    return names.sort().map((file) => readPerson(language, folder, file.replace('.txt', '')));
  });
  return people.filter((person) => partOf(person) === part).map(numbered);
}

function readPerson(language: TestPerson['language'], folder: URL, name: string): TestPerson {
  const text = readFileSync(new URL(`${name}.txt`, folder), 'utf8');
  const { questions, ...rest } = labels.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  return { ...rest, questions, language, document: plainDocument(text, 1, `${name}.txt`) };
}

const numbered = (person: TestPerson, i: number): TestPerson => ({
  ...person,
  document: { ...person.document, id: i + 1 },
});

/** Where the passages of a question are in the person's interview. */
export function spansOf({ document }: TestPerson, { passages = [] }: AskedQuestion): { start: number; end: number }[] {
  return passages.map((passage) => {
    const start = document.text.indexOf(passage);
    return { start, end: start + passage.length };
  });
}

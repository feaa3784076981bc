import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '#contract/languages.ts';

export const studyLanguages = ['english', 'german', 'japanese'] as const satisfies readonly Language[];
export type StudyLanguage = (typeof studyLanguages)[number];

/** A passage that was coded by hand; offsets into the document, UTF-16, end exclusive. `text` is the passage. */
const passage = z.object({
  document: z.string(),
  code: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
});

/** `asked`: what the brief asks, in its words. `guide`: the questions of the interviews, each in all its wordings. */
const labels = z.object({
  brief: z.string(),
  asked: z.array(z.string()),
  guide: z.array(z.array(z.string()).min(1)),
  passages: z.array(passage),
});

export type Study = z.infer<typeof labels> & {
  readonly language: StudyLanguage;
  readonly documents: readonly { readonly fileName: string; readonly text: string }[];
};

/** Where the labels of a language are. */
export const labelsFile = (language: StudyLanguage): URL => new URL(`${language}/study.json`, import.meta.url);

/** Two interviews in one language with one participant each, and what was coded in them. */
export function readStudy(language: StudyLanguage): Study {
  const folder = new URL(`${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return {
    ...labels.parse(JSON.parse(readFileSync(labelsFile(language), 'utf8'))),
    language,
    documents: files.sort().map((fileName) => ({ fileName, text: readFileSync(new URL(fileName, folder), 'utf8') })),
  };
}

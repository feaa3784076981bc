import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { termsOfQuestion } from './asked-nearly.ts';

test.each<[Language, string, string, string]>([
  ['english', 'The reps play a role. We sell coffee as well as bread.', 'What role does the coffee play?', 'coffe'],
  [
    'german',
    'Die Vertreter spielen eine Rolle. Wir verkaufen auch Kaffee.',
    'Welche Rolle spielt der Kaffee?',
    'kaffe',
  ],
])('“what role does it play” asks for what plays it, not for a role: %s', async (_, text, question, word) => {
  const corpus = await prepare([plainDocument(text)]);
  const terms = [...termsOfQuestion(corpus, question)].map((id) => corpus.reading.vocabulary.terms[id]);
  expect(terms).toEqual([expect.stringContaining(word)]);
});

import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

test.each<[Language, string, string[]]>([
  [
    'english',
    'Questions:\n- how people order bread\n\nAlso whether the price is understood, and what they would miss if the shop closed. Need it by Friday.',
    ['Is the price understood?', 'What would people miss if the shop closed?'],
  ],
  [
    'german',
    'Fragen:\n- Wie bestellen sie Brot?\n\nAußerdem, ob der Preis verstanden wird und was sie vermissen würden.',
    ['Wird der Preis verstanden?', 'Was würden die Menschen vermissen?'],
  ],
  [
    'french',
    'Questions :\n- Comment commandent-ils le pain ?\n\nEt aussi si le prix est compris, et ce qui leur manquerait.',
    ['Est-ce que le prix est compris\u00a0?', 'Qu’est-ce qui leur manquerait\u00a0?'],
  ],
  [
    'spanish',
    'Preguntas:\n- ¿Cómo encargan el pan?\n\nTambién si el precio se entiende, y qué echarían de menos si lo quitamos.',
    ['¿El precio se entiende?', '¿Qué echarían de menos si lo quitamos?'],
  ],
])('what a brief wants to know besides is asked, too: %s, %s', (language, description, questions) => {
  expect(askedInBrief({ name: '', description }, language)).toEqual(expect.arrayContaining(questions));
});

test('what only continues is no list', () => {
  const description =
    'Questions:\n- Why does the bread run out?\n\nAlso, the shop closes at noon. And when it rains, nobody comes.';
  expect(askedInBrief({ name: '', description }, 'english')).toEqual(['Why does the bread run out?']);
});

import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { localEngine as engine } from '../../local/local-engine.ts';
import { plainDocument } from '../../testing/documents.ts';

const talk: Partial<Record<Language, readonly [asked: string, answered: string]>> = {
  english: [
    'How do you carry the flour?',
    'My brother carries it up from the cellar in the evening, it takes him an hour.',
  ],
  french: [
    'Que portez-vous ?',
    'Nous remontons la farine de la cave tous les soirs, et cela nous prend une bonne heure.',
  ],
  portuguese: ['O que vocês carregam?', 'Meu irmão sobe a farinha do porão toda noite, e isso leva uma hora inteira.'],
};

/** The people of a talk with bold questions below the lines of a head. */
async function peopleBelow(head: string, language: Language) {
  const [asked, answered] = talk[language] ?? [];
  const turns = Array.from({ length: 5 }, () => `**${asked}**\n\n${answered}`);
  const corpus = await engine.prepare([plainDocument(`${head}\n\n${turns.join('\n\n')}`, 1)], { language });
  return engine.findPeople(corpus, { language });
}

test.each<[Language, head: string, person: object]>([
  [
    'english',
    '# Priyanka, associate baker, Leicester\n\n20 March, video call',
    { name: 'Priyanka', title: 'Associate baker', demographics: 'Leicester.' },
  ],
  [
    'english',
    '# Nadia, 41, head baker (nights), Leeds',
    { name: 'Nadia', title: 'Head baker (nights)', demographics: 'Age: 41. Leeds.' },
  ],
  [
    'french',
    '# ITW Thomas V.\n\nBoulanger indépendant, 41 ans, Nantes – 21 mars, par téléphone',
    { name: 'Thomas V.', title: 'Boulanger indépendant', demographics: 'Âge\u00a0: 41. Nantes.' },
  ],
  [
    'portuguese',
    '# Edilene, 41, padeira (de noite), zona leste',
    { name: 'Edilene', title: 'Padeira (de noite)', demographics: 'Idade: 41. Zona leste.' },
  ],
])('in %s the heading above a printed talk tells who is interviewed: %s', async (language, head, person) => {
  expect(await peopleBelow(head, language)).toMatchObject([person]);
});

test('a heading that names a place or a topic names no one', async () => {
  for (const head of ['# Leicester, bakery, spring', '# Flour deliveries, evening'])
    expect((await peopleBelow(head, 'english')).map(({ name }) => name)).toEqual(['Interviewee in document-1']);
});

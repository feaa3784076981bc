import { expect, test } from 'vitest';
import { fixtureInterviews, plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

test('those who answer are people, those who ask are not', async () => {
  const corpus = await engine.prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'));
  const people = await engine.findPeople(corpus, { language: 'english' });
  expect(people.map((p) => p.name).toSorted()).toEqual(['Ines', 'Joon', 'Tomas']);
  expect(people.find((p) => p.name === 'Joon')?.title).toBe('Baker');
  expect(people.find((p) => p.name === 'Tomas')?.needs).toContain('delivery time');
});

test('a field that nobody spoke of says so, and nothing is guessed', async () => {
  const corpus = await engine.prepare(fixtureInterviews('bakery-joon'));
  const [joon] = await engine.findPeople(corpus, { language: 'english' });
  const said = corpus.documents[0]?.text ?? '';
  for (const field of ['demographics', 'psychographics', 'philosophy', 'activities', 'needs', 'toneOfVoice'] as const) {
    const text = joon?.[field] ?? '';
    expect(text === 'Not stated in the documents.' || text.split(/(?<=[.!?]) /).every((s) => said.includes(s))).toBe(
      true,
    );
  }
  expect(joon?.philosophy).toBe('Not stated in the documents.');
});

test('the same name in two interviews is one person, a generic label is one in each', async () => {
  const talk = (label: string, n: number) =>
    `Interviewer: How is it?\n${label}: ${'I walk to the market with my basket and talk to the farmers there. '.repeat(4)}It was day ${n}.`;
  const named = await engine.prepare([plainDocument(talk('Ada', 1), 1), plainDocument(talk('Ada', 2), 2)]);
  expect((await engine.findPeople(named, { language: 'english' })).map((p) => p.name)).toEqual(['Ada']);
  const generic = await engine.prepare([plainDocument(talk('P1', 1), 1), plainDocument(talk('P1', 2), 2)]);
  expect((await engine.findPeople(generic, { language: 'english' })).map((p) => p.name)).toEqual(['P1', 'P1']);
});

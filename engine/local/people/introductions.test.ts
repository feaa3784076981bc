import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';

const personOf = async (turns: [string, string][], language: Language = 'english') => {
  const corpus = await engine.prepare([conversation(turns)], { language });
  const [person] = await engine.findPeople(corpus, { language });
  return person;
};
const asked: [string, string][] = [
  ['Interviewer', 'What happens when the ferry is late?'],
  ['Ada', 'We wait on the pier until somebody rings from the other side, and nobody tells us how long it will be.'],
  ['Interviewer', 'And in winter?'],
  ['Ada', 'The shed is locked by four, so we stand in the rain with the boxes and the dog.'],
];

test('what people say first when they are asked who they are is told of them, however they word it', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    ['Ada', "So I'm forty-one, I'm in Oban, I mend nets. And we've got two dogs, Pip and Olive. Lovely day, mind."],
    ...asked,
  ]);
  expect(person?.demographics).toBe("I'm forty-one, I'm in Oban, I mend nets. We've got two dogs, Pip and Olive.");
  expect(person?.description).toContain("“I'm forty-one, I'm in Oban, I mend nets.”");
});

test('a few words that join no sentence of their own introduce nobody', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself. Have you been here long?'],
    ['Ada', 'Properly, as in every week, since I retired. The nets come from the old shed behind the harbour.'],
    ...asked,
  ]);
  expect(person?.demographics).not.toMatch(/Properly/);
});

test('a name introduces nobody by itself', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    ['Ada', "My name is Interviewee. I'm forty-one, I'm in Oban, I mend nets."],
    ...asked,
  ]);
  expect(person?.demographics).toBe("I'm forty-one, I'm in Oban, I mend nets.");
});

test('behind a name that was taken out stands what is told', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    ['Ada', "First my full name is, I'm from the old town behind the harbour."],
    ...asked,
  ]);
  expect(person?.demographics).toBe("I'm from the old town behind the harbour.");
});

test('the same question in the middle of a talk introduces nobody', async () => {
  const person = await personOf([
    ...asked,
    ...asked,
    ['Interviewer', 'Tell me a little about yourself.'],
    ['Ada', "So I mend nets, and the nets come from my uncle's old shed."],
  ]);
  expect(person?.demographics).not.toContain('uncle');
});

test('an age in words is a fact: the first one, and not a false start', async () => {
  const english = await personOf([...asked, ['Ada', "I'm sixty-four, I don't mind saying, and the knees are older."]]);
  expect(english?.demographics).toMatch(/^I'm sixty-four/);
  const german = await personOf(
    [
      ['Interviewerin', 'Wie leben Sie hier?'],
      [
        'Frau Behn',
        'Ruhig ist es, und ich bin auch schon vierundsiebzig. Nachmittags kommt die Nachbarin mit den Kindern.',
      ],
    ],
    'german',
  );
  expect(german?.demographics).toBe('Ich bin auch schon vierundsiebzig.');
});

test('a wish that was asked for is none where it tells of the past or names nobody', async () => {
  const wishOf = async (wish: string) =>
    (await personOf([...asked, ['Interviewer', 'What would you wish for?'], ['Ada', wish]]))?.needs;
  const notStated = languagePack('english').templates.notStated();
  expect(await wishOf('A bench on the pier.')).toBe('A bench on the pier.');
  expect(await wishOf('Somebody who knows him.')).toBe(notStated);
  expect(await wishOf('Before the bridge we used to have a man on the pier.')).toBe(notStated);
});

test('what the head states of somebody is told, and not what they mention beside it', async () => {
  const talk = conversation([
    ...asked,
    ['Ada', "I've been carrying the same heavy nets for eleven years and still nobody gives me a trolley."],
  ]);
  const head = 'Role: Boatbuilder, old harbour yard\nAge: 49\n\n';
  const corpus = await engine.prepare([{ ...talk, text: head + talk.text }]);
  const [person] = await engine.findPeople(corpus, { language: 'english' });
  expect(person?.demographics).toBe('Age: 49.');
});

test('a job title that the head states is not told again', async () => {
  const talk = conversation([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    ['Ada', 'My title is boatbuilder. The yard is behind the harbour.'],
    ...asked,
  ]);
  const corpus = await engine.prepare([{ ...talk, text: `Role: Boatbuilder, old harbour yard\n\n${talk.text}` }]);
  const [person] = await engine.findPeople(corpus, { language: 'english' });
  expect(person?.description).toBe('Boatbuilder, old harbour yard.');
});

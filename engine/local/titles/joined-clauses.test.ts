import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';
import { hasCommaPauses } from '../sentences/comma-pauses.ts';
import { statementTitle } from './claim-title.ts';

const titleOf = (sentence: string, language: Language = 'english', pauses = false) =>
  statementTitle(sentence, language, { pauses })?.text ?? null;

test.each<[Language, string, string]>([
  [
    'english',
    "The letter goes to whoever signed, it doesn't go to the person in the house.",
    "The letter goes to whoever signed, it doesn't go to the person in the house",
  ],
  [
    'english',
    'Well, you have to pay the yard first and claim it back, and that took five weeks.',
    'You have to pay the yard first and claim it back, and that took five weeks',
  ],
  [
    'english',
    "And there's a waiting list, but it's full of people who moved away.",
    "There's a waiting list, but it's full of people who moved away",
  ],
  [
    'english',
    "If the form isn't in the van the drivers won't open it, and I can't blame them.",
    "If the form isn't in the van the drivers won't open it",
  ],
  [
    'english',
    "I think a lot of people don't ring because they don't want to be told off.",
    "A lot of people don't ring because they don't want to be told off",
  ],
  [
    'english',
    "It's the young ones who don't come and it's the young ones I can't get hold of.",
    "It's the young ones who don't come and it's the young ones I can't get hold of",
  ],
  [
    'english',
    "It's not the locked doors, the locked doors are easy, it's the loose dogs.",
    "The locked doors are easy, it's the loose dogs",
  ],
  [
    'german',
    'Und am Hafen stehen zweihundert Kisten, die keiner mehr abholt.',
    'Am Hafen stehen zweihundert Kisten, die keiner mehr abholt',
  ],
  [
    'german',
    'Also es gibt einen Raum für die Boote, der ist immer voll.',
    'Es gibt einen Raum für die Boote, der ist immer voll',
  ],
  [
    'german',
    "Wenn's drei Tage schön ist, dann ist Heu, da geht keiner zum Arzt.",
    "Wenn's drei Tage schön ist, dann ist Heu, da geht keiner zum Arzt",
  ],
  [
    'german',
    'Dass man schreiben kann statt anrufen, das wäre schon die halbe Miete.',
    'Dass man schreiben kann statt anrufen, das wäre schon die halbe Miete',
  ],
])('clauses that speech only pauses between make one title: %s, %s', (language, sentence, title) => {
  expect(titleOf(sentence, language)).toBe(title);
});

test.each([
  'If it breaks, the yard to order a rope.',
  'We need to order a rope, a chain.',
  'When you have the wrong crates on the truck.',
  'She wanted the boats in the yard to be painted by Monday.',
])('what is put differently, breaks off or names no one makes none: %s', (sentence) => {
  expect(titleOf(sentence)).toBeNull();
});

test('in German no title begins with the verb of a clause whose first word is left out', () => {
  expect(titleOf('Und dann wird der neue Monat gezogen und dann ist der alte Preis wieder drin.', 'german')).toBeNull();
  expect(titleOf('Und dann kam die Kasse und hat die Hand aufgehalten.', 'german')).toBeNull();
});

test('praise that a denial takes back is no title', () => {
  expect(titleOf('The yard is quick with ropes, but nobody there can mend a sail.')).not.toBe(
    'The yard is quick with ropes',
  );
});

test('where commas are pauses, none joins a clause', () => {
  const sentence = "The letter goes to whoever signed, it doesn't go to the person in the house.";
  expect(titleOf(sentence, 'english', true)).toBeNull();
});

test('commas between words that ask for another and hesitations are the pauses of a speech recogniser', async () => {
  const line = (said: string) => `Ada: ${said}\n`.repeat(30);
  const heard = 'So the quality of, um, the rope is, I mean in, uh, the yard it is bad, and, um, we order it again.';
  const written = 'The rope is bad and, well, we order it again, which takes a week, because nobody keeps one.';
  const corpus = await engine.prepare([plainDocument(line(heard), 1), plainDocument(line(written), 2)], {
    language: 'english',
  });
  expect(hasCommaPauses(corpus, 0)).toBe(true);
  expect(hasCommaPauses(corpus, 1)).toBe(false);
});

test('a denial is never shown without its reason', () => {
  expect(titleOf('Nobody ever paid a bill at the yard because a machine asked him nicely.')).not.toBe(
    'Nobody ever paid a bill at the yard',
  );
});

test('a title that the sentence continues says so', () => {
  const goesOn = (sentence: string) => statementTitle(sentence, 'english')?.goesOn;
  expect(goesOn('A lady near the yard complained about the noise, and then they fined her whole street.')).toBe(true);
  expect(goesOn('A lady near the yard complained about the noise of the saws.')).toBe(false);
});

test.each<[Language, string, string | null]>([
  [
    'english',
    "I'm not a fan of the oven, because when you bake in the cold shop, people don't wait for bread, rolls and things.",
    null,
  ],
  ['english', 'We always check the oven twice, because if it rains.', 'We always check the oven twice'],
])('no title ends in a condition without what happens then: %s, %s', (language, sentence, title) => {
  expect(titleOf(sentence, language)).toBe(title);
});

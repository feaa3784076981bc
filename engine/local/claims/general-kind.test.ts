import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { GeneralKind } from '#engine/language/templates/templates.ts';
import { generalKindOf, generalQuestionOf } from './general-kind.ts';

test.each<[Language, string, GeneralKind]>([
  ['english', 'The biggest problem is the broken card machine by the door.', 'difficulty'],
  ['english', 'I wish that the dryer told me when it is done.', 'wish'],
  ['english', 'I love the big dryer by the window.', 'liking'],
  ['english', 'I like that I do not have to carry coins any more.', 'liking'],
  ['spanish', 'Me encanta no tener que esperar fuera.', 'liking'],
  ['english', 'The bench stands between two dryers.', 'habit'],
  ['english', 'What keeps me is the freedom of the evenings.', 'liking'],
  ['english', 'What keeps me up is the noise of the dryers.', 'habit'],
  ['english', 'And then it wants a code from the telephone in my hand.', 'habit'],
  ['german', 'Ich wünsche mir eine Lampe über der Tür.', 'wish'],
  ['german', 'Der Automat ist ein großes Problem für mich.', 'difficulty'],
  ['french', 'J’aimerais une lampe au-dessus de la porte.', 'wish'],
  ['spanish', 'El problema es la máquina de la puerta.', 'difficulty'],
])('%s: “%s” tells of a %s', (language, title, kind) => {
  expect(generalKindOf(title, language)).toBe(kind);
});

test('what has to be done is how people manage, not a wish', () => {
  expect(generalKindOf('We have to carry the wet towels up the hill', 'english')).toBe('habit');
});

test.each<[Language, string]>([
  ['english', 'My back is not very good on the long stairs'],
  ['english', 'We have to have a reliable dryer by the window'],
  ['german', 'Der neue Trockner ist nicht gut für meine Hemden'],
  ['french', 'Le nouveau séchoir n’est pas très bon pour mes chemises'],
  ['spanish', 'La secadora nueva no es muy buena para mis camisas'],
])('praise that is denied or needed tells of no liking: %s, “%s”', (language, title) => {
  expect(generalKindOf(title, language)).not.toBe('liking');
});

test.each([
  'The labels should not have been on the back of the dryers',
  'The price list needs some clarification',
  'The arrows on the dryer could be a bit bigger',
])('what is found wanting tells of a wish: “%s”', (title) => {
  expect(generalKindOf(title, 'english')).toBe('wish');
});

test('a reason answers the question how people manage, since with no matter a question for reasons asks for nothing', () => {
  expect(generalQuestionOf(generalKindOf('I go on Tuesdays because the hall is empty then', 'english'))).toBe('habit');
});

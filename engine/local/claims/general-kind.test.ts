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

test.each<[Language, string]>([
  ['english', 'It may be a good idea to show the price on the door'],
  ['english', 'A second lamp would help'],
  ['english', 'You could add a list of the free machines'],
  ['english', 'I’d rather have the dryers by the window'],
  ['english', 'They ought to tell people before the price goes up'],
  ['english', 'I would get rid of the second coin slot'],
  ['german', 'Man könnte die Schrift am Trockner größer machen'],
  ['german', 'Da müsste ein Schild hin'],
  ['french', 'On pourrait mettre un panneau à la porte'],
  ['spanish', 'Podrían poner un cartel en la puerta'],
  ['spanish', 'Habría que avisar a los vecinos'],
  ['portuguese', 'Podiam colocar um aviso na porta'],
  ['russian', 'Можно было бы повесить объявление у двери'],
  ['japanese', '入口に貼り紙をしたほうがいいと思います'],
])('a suggestion is a wish: %s, “%s”', (language, title) => {
  expect(generalKindOf(title, language)).toBe('wish');
});

test.each<[Language, string]>([
  ['english', 'I had to ask my son where the powder goes'],
  ['english', 'It isn’t clear what happens after the last coin'],
  ['english', 'It took me a while to see the slot'],
  ['german', 'Ich habe den Knopf nicht gefunden'],
  ['german', 'Ich musste meinen Sohn fragen, wie das geht'],
  ['french', 'Je n’ai pas trouvé le bouton'],
  ['spanish', 'Nunca se sabe cuándo vienen'],
  ['portuguese', 'Não encontrei o botão'],
  ['chinese', '我没找到那个按钮'],
  ['japanese', '誰に電話すればいいのか分かりません'],
])('what somebody did not find or understand is a difficulty: %s, “%s”', (language, title) => {
  expect(generalKindOf(title, language)).toBe('difficulty');
});

test.each<[Language, string]>([
  ['english', 'I can see at a glance which machine is free'],
  ['english', 'It is quite clear what you have to do'],
  ['french', 'Ça marche vraiment bien chez nous'],
])('what is clear or works well is liked: %s, “%s”', (language, title) => {
  expect(generalKindOf(title, language)).toBe('liking');
});

test.each<[Language, string]>([
  ['english', 'I had no trouble with the coins'],
  ['french', 'Il y a un panneau à la porte'],
])('a word that looks like a difficulty is none: %s, “%s”', (language, title) => {
  expect(generalKindOf(title, language)).not.toBe('difficulty');
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
])('what is found wanting is a wish: “%s”', (title) => {
  expect(generalKindOf(title, 'english')).toBe('wish');
});

test('a reason answers the question how people manage, since without a topic a question for reasons asks nothing', () => {
  expect(generalQuestionOf(generalKindOf('I go on Tuesdays because the hall is empty then', 'english'))).toBe('habit');
});

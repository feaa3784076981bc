import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { GeneralKind } from '#engine/language/templates/templates.ts';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { generalKindOf } from './general-kind.ts';

async function kindOf(sentence: string, language: Language): Promise<GeneralKind> {
  return generalKindOf(await prepare([plainDocument(sentence)], { language }), 0);
}

test.each<[Language, string, GeneralKind]>([
  ['english', 'The biggest problem is the broken card machine by the door.', 'difficulty'],
  ['english', 'I wish that the dryer told me when it is done.', 'wish'],
  ['english', 'I love the big dryer by the window.', 'liking'],
  ['english', 'The bench stands between two dryers.', 'habit'],
  ['german', 'Ich wünsche mir eine Lampe über der Tür.', 'wish'],
  ['german', 'Der Automat ist ein großes Problem für mich.', 'difficulty'],
  ['french', 'J’aimerais une lampe au-dessus de la porte.', 'wish'],
  ['spanish', 'El problema es la máquina de la puerta.', 'difficulty'],
])('%s: “%s” tells of a %s', async (language, sentence, kind) => {
  expect(await kindOf(sentence, language)).toBe(kind);
});

test('what has to be done is how people manage, not a wish', async () => {
  expect(await kindOf('We have to carry the wet towels up the hill.', 'english')).toBe('habit');
});

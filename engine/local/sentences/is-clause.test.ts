import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { isClause } from './is-clause.ts';

test.each<[Language, string, boolean]>([
  ['english', 'Old lady, Block B, with a green bird on the third floor.', false],
  ['english', 'She waits for the van at six in the morning.', true],
  ['english', 'A matter for me and for the whole floor.', true],
  ['german', 'Eine alte Dame mit einem grünen Vogel im dritten Stock.', false],
  ['german', 'Um neun Uhr morgens komm ich nicht dazu.', true],
  ['french', 'Une vieille dame avec un oiseau vert au troisième étage.', false],
  ['french', 'Nous attendons le camion à six heures du matin.', true],
  ['spanish', 'Buscaban a alguien para la panadería del barrio.', true],
])('in %s, a clause has a verb or speaks in the first person: %s', async (language, text, clause) => {
  expect(isClause(await prepare([plainDocument(text, 1)], { language }), 0)).toBe(clause);
});

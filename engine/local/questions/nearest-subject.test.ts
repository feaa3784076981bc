import { expect, test } from 'vitest';
import { minSubjectSimilarity } from '../tuning/insights.ts';
import { nearestSubject } from './nearest-subject.ts';

const brief = ['¿Cómo viven la baja?', '¿El precio importa de verdad?'];
const near = (asked: string) => nearestSubject(brief, asked, 'spanish', minSubjectSimilarity);

test('a part of the brief with a single content word is not about all that has this word', () => {
  expect(near('¿Cómo viviste el cambio de marzo?')).toBeUndefined();
  expect(near('¿Y cómo vives la baja?')).toBe('¿Cómo viven la baja?');
});

test('two words in common are enough', () => {
  expect(near('¿Te importa el precio de la cuota?')).toBe('¿El precio importa de verdad?');
});

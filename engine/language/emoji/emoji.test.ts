import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { emojiKeywords } from '../data/data.ts';
import { defaultEmoji, emojiFor, personEmoji } from './emoji.ts';

test.each([
  ['english', 'paper list', '📋'],
  ['english', 'weather forecast', '🌦️'],
  ['spanish', 'pedidos', '🛒'],
  ['french', 'croissants', '🥐'],
  ['german', 'Bauchgefühl', '🧠'],
  ['chinese', '纸质清单', '📋'],
  ['japanese', '天気', '🌦️'],
  ['arabic', 'والطقس', '🌦️'],
  ['russian', 'заказами', '🛒'],
  ['portuguese', 'fornecedores', '📦'],
  ['hindi', 'बारिश', '🌦️'],
] as const)('in %s, “%s” is shown as %s', (language, word, emoji) => {
  expect(emojiFor([word], language)).toBe(emoji);
});

test('what fits nothing gets the chart', () => {
  expect(emojiFor(['qwxyz'], 'english')).toBe(defaultEmoji);
  expect(emojiFor([], 'arabic')).toBe(defaultEmoji);
});

test('an emoji that is taken is passed over', () => {
  const first = emojiFor(['weather'], 'english');
  const second = emojiFor(['weather'], 'english', new Set([first]));
  expect(second).not.toBe(first);
});

test('the first word counts most', () => {
  expect(emojiFor(['bread', 'phone'], 'english')).toBe('🍞');
  expect(emojiFor(['phone', 'bread'], 'english')).toBe('📞');
});

test.each(languages)('the emoji of %s are many, and fit for a card in front of customers', (language) => {
  const emoji = [...new Map(emojiKeywords(language)).keys()];
  expect(emoji.length).toBeGreaterThan(language === 'arabic' ? 130 : 500);
  for (const one of emoji) expect(one).not.toMatch(/[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}💩🍆🍑🔫💣🔪⚰]/u);
});

test('people get one of eight emoji in turn', () => {
  const shown = Array.from({ length: 9 }, (_, i) => personEmoji(i));
  expect(new Set(shown).size).toBe(8);
  expect(shown[8]).toBe(shown[0]);
});

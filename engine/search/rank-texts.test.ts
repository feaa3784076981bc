import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { likePatterns, rankTexts, snippetOf, wordsOfSearch } from './rank-texts.ts';

function found(search: string, texts: readonly string[], language: Language = 'english') {
  const units = texts.map((text) => ({ text, language }));
  return rankTexts(wordsOfSearch(search, [language]), units).map(({ index, marks }) => ({
    text: texts[index],
    marked: marks.map(({ start, end }) => texts[index]?.slice(start, end)),
  }));
}

test('texts with more of the words come first, and those with less than half of them not at all', () => {
  const texts = ['Bread is baked.', 'We throw the bread away in the evening.', 'Nothing here.', 'Evening bread.'];
  expect(found('throw bread evening', texts).map(({ text }) => text)).toEqual([texts[1], texts[3]]);
});

test('words are found in other forms, without case, and the last one by its beginning', () => {
  expect(found('THROWING loaf', ['They threw it.', 'We throw loaves.', 'We throw a loaf away.'])[0]?.marked).toEqual([
    'throw',
    'loaf',
  ]);
  expect(found('throw eve', ['We throw it away in the evening.'])[0]?.marked).toEqual(['throw', 'evening']);
  expect(found('eve throw', ['We throw it away in the evening.'])[0]?.marked).toEqual(['throw']);
});

test('stop words count only where there is nothing else to look for', () => {
  expect(wordsOfSearch('what of the bread', ['english'])).toEqual(['bread']);
  expect(wordsOfSearch('the who', ['english'])).toEqual(['the', 'who']);
  expect(wordsOfSearch(' ?! ', ['english'])).toEqual([]);
});

test.each([
  ['german', 'brote wegwerfen', 'Abends müssen wir Brot wegwerfen.', ['Brot', 'wegwerfen']],
  ['russian', 'хлеба вечером', 'Вечером мы выбрасываем хлеб.', ['Вечером', 'хлеб']],
  ['arabic', 'الخبز', 'نرمي الخبز كل مساء', ['الخبز']],
  ['japanese', '廃棄', '毎晩パンを廃棄しています。', ['廃棄']],
  ['chinese', '面包', '我们每天晚上都扔掉面包。', ['面包']],
] as const)('in %s "%s" is found', (language, search, text, marked) => {
  expect(found(search, [text], language)).toEqual([{ text, marked: [...marked] }]);
});

test('every text in which a word matches fits one of its patterns', () => {
  const isLike = (text: string, pattern: string) => {
    const source = pattern.replaceAll('%', '.*').replaceAll('_', '.');
    return new RegExp(`^${source}$`, 'su').test(text);
  };
  for (const [language, word, text] of [
    ['english', 'loaves', 'Ten LOAVES'],
    ['english', 'baking', 'We bake at night'],
    ['english', 'happy', 'Happiness'],
    ['russian', 'ещё', 'Еще хлеба'],
    ['arabic', 'الخبز', 'خبز'],
    ['german', 'größe', 'Die Größen'],
    ['german', 'übrige', 'Es bleibt übrig'],
    ['french', 'préparées', 'Je préparais'],
  ] as const) {
    const words = wordsOfSearch(word, [language]);
    expect(rankTexts(words, [{ text, language }]), word).toHaveLength(1);
    const [patterns = []] = likePatterns(words, [language]);
    expect(
      patterns.some((pattern) => isLike(text, pattern)),
      `${word} in ${text}: ${patterns}`,
    ).toBe(true);
  }
});

test('a long text is shown by the sentence that has most of the words', () => {
  const filler = 'Nobody said anything about it on that day, and we went on as before. '.repeat(6);
  const text = `${filler}We throw the bread away. ${filler}`;
  const [match] = rankTexts(['bread', 'throw'], [{ text, language: 'english' }]);
  const { start, end } = snippetOf({ text, language: 'english' }, match?.marks ?? []);
  expect(text.slice(start, end)).toBe('We throw the bread away.');
});

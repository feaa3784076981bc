import { describe, expect, test } from 'vitest';
import { topicColorNames, topicPalette } from '#contract/projects/topic-changes.ts';
import type { Topic } from '#contract/projects/topics.ts';
import { asNewTopics, colorsFor, lossOf, splitNames, withNames } from './rules.ts';

const topic = (id: number, name: string, over: Partial<Topic> = {}): Topic => ({
  id,
  name,
  color: '#3B82F6',
  projectId: 1,
  insightCount: 0,
  ...over,
});

describe('pasted text', () => {
  test('is split by newline, and then by nothing else', () => {
    expect(splitNames('Waste, left over\r\nPrices; offers\n\n  Early mornings \n')).toEqual([
      'Waste, left over',
      'Prices; offers',
      'Early mornings',
    ]);
  });
  test('without a newline is split by comma, semicolon or tab', () => {
    expect(splitNames('Waste, Prices;Rain\tSnow')).toEqual(['Waste', 'Prices', 'Rain', 'Snow']);
  });
  test('of one line with a newline at its end counts as one line', () => {
    expect(splitNames('Waste,Prices\n')).toEqual(['Waste', 'Prices']);
  });
  test('is split by the commas of other scripts as well', () => {
    expect(splitNames('الهدر، الأسعار؛ المطر')).toEqual(['الهدر', 'الأسعار', 'المطر']);
    expect(splitNames('廃棄、価格，天気')).toEqual(['廃棄', '価格', '天気']);
  });
  test('gives names that are trimmed, not blank, and not twice', () => {
    expect(splitNames(' Waste ,, waste,  ,PRICES,Prices')).toEqual(['Waste', 'PRICES']);
    expect(splitNames(' \n\t ')).toEqual([]);
  });
});

test('names join a list once, whatever their case', () => {
  expect(withNames(['Waste'], [' waste ', 'Rain', 'RAIN', ''])).toEqual(['Waste', 'Rain']);
});

describe('new topics', () => {
  test('get ten different colours in turn, each with a name', () => {
    const names = Array.from({ length: 12 }, (_, i) => `Topic ${i}`);
    const colors = asNewTopics(names, []).map((t) => t.color);
    expect(new Set(colors.slice(0, 10)).size).toBe(10);
    expect(colors.slice(0, 10)).toEqual([...topicPalette]);
    expect(colors.slice(10)).toEqual(topicPalette.slice(0, 2));
    expect(new Set(topicColorNames).size).toBe(topicPalette.length);
  });
  test('continue with the colours where the project’s own topics ended', () => {
    expect(asNewTopics(['Rain'], [topic(1, 'Waste'), topic(2, 'Prices')])[0]?.color).toBe(topicPalette[2]);
  });
  test('that the project has already are marked, keep their colour and use none up', () => {
    const made = asNewTopics(['WASTE', 'Rain'], [topic(1, 'Waste', { color: '#123456' })]);
    expect(made).toEqual([
      { name: 'WASTE', color: '#123456', stands: true },
      { name: 'Rain', color: topicPalette[1], stands: false },
    ]);
  });
});

describe('the colours to choose from', () => {
  test('are the ten', () => {
    expect(colorsFor('#3b82f6').map((c) => c.value)).toEqual([...topicPalette]);
  });
  test('begin with the current one when it is another', () => {
    expect(colorsFor('#123456')).toHaveLength(11);
    expect(colorsFor('#123456')[0]).toEqual({ value: '#123456', name: 'Current colour' });
  });
});

test.each([
  [[0], 'No insights have this tag.'],
  [[1], '1 insight loses this tag. The insight itself stays.'],
  [[12], '12 insights lose this tag. The insights themselves stay.'],
  [[0, 0], 'No insights have any of these tags.'],
  [[1, 0], 'Insights lose 1 tag in total. The insights themselves are kept.'],
  [[2, 3], 'Insights lose 5 tags in total. The insights themselves are kept.'],
])('deleting topics with %j insights says: %s', (counts, sentence) => {
  expect(lossOf(counts.map((insightCount) => ({ insightCount })))).toBe(sentence);
});

import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { suggestTopicNames, type TopicBrief } from './topics.ts';

const briefs: readonly (readonly [Language, TopicBrief, readonly string[]])[] = [
  [
    'english',
    { name: 'Food waste in restaurant kitchens' },
    ['Food waste', 'Restaurant kitchens', 'Causes of food waste'],
  ],
  [
    'english',
    {
      name: 'Bakery study',
      description: 'We want to understand how small bakeries plan tomorrow’s production and what goes wrong.',
    },
    ['Small bakeries', 'Tomorrow’s production'],
  ],
  [
    'english',
    {
      description:
        'Find out why customers cancel their gym membership and what role opening hours play. We care about pricing.',
    },
    ['Gym membership', 'Pricing'],
  ],
  ['english', { name: 'Churn' }, ['Churn', 'Causes of churn']],
  [
    'spanish',
    { description: 'Desperdicio de alimentos en las cocinas de los restaurantes' },
    ['Desperdicio de alimentos', 'Cocinas de los restaurantes'],
  ],
  [
    'french',
    { name: 'Gaspillage alimentaire dans les cantines scolaires' },
    ['Gaspillage alimentaire', 'Cantines scolaires'],
  ],
  [
    'german',
    { name: 'Lebensmittelverschwendung in Restaurantküchen' },
    ['Lebensmittelverschwendung', 'Restaurantküchen'],
  ],
  [
    'german',
    {
      name: 'Bäckereistudie',
      description: 'Wir wollen verstehen, wie kleine Bäckereien die Produktion für morgen planen.',
    },
    ['Kleine Bäckereien', 'Produktion'],
  ],
  ['portuguese', { name: 'Desperdício de alimentos em cozinhas de restaurantes' }, ['Desperdício de alimentos']],
  [
    'russian',
    { description: 'Мы хотим понять, как небольшие пекарни планируют завтрашнее производство.' },
    ['Небольшие пекарни', 'Завтрашнее производство'],
  ],
  ['chinese', { name: '餐厅厨房的食物浪费' }, ['餐厅厨房', '食物浪费']],
  ['japanese', { name: '飲食店の厨房における食品ロス' }, ['飲食店の厨房', '食品ロス', '食品ロスの原因']],
  ['arabic', { name: 'هدر الطعام في مطابخ المطاعم' }, ['هدر الطعام', 'مطابخ المطاعم', 'أسباب هدر الطعام']],
  ['hindi', { name: 'रेस्तरां की रसोइयों में भोजन की बर्बादी' }, ['भोजन की बर्बादी', 'रेस्तरां की रसोइयाँ']],
];

describe('topics from a brief', () => {
  test.each(briefs)('in %s: %o', (language, brief, expected) => {
    const names = suggestTopicNames(brief, language);
    expect(names).toEqual(expect.arrayContaining([...expected]));
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(names.length).toBeLessThanOrEqual(10);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/user experience|undefined/i);
    }
  });

  test('come from the brief’s own subject: each names it or a part of it', () => {
    const names = suggestTopicNames({ name: 'Night trains' }, 'english');
    for (const name of names) expect(name.toLowerCase()).toContain('night trains');
  });

  test('names inside the brief keep their capitals, titles lose theirs', () => {
    expect(suggestTopicNames({ description: 'How teams in Lisbon use Slack at work' }, 'english').join()).toContain(
      'Lisbon',
    );
    expect(suggestTopicNames({ name: 'Telehealth Appointments For Older Patients' }, 'english')).toContain(
      'Older patients',
    );
  });

  test('words about the research itself are no topics', () => {
    const names = suggestTopicNames(
      { description: 'The goal of this study is to explore insights about bread.' },
      'english',
    );
    expect(names.join(' ')).not.toMatch(/study|goal|insight|explore/i);
    expect(names).toContain('Bread');
  });

  test.each(languages)('an empty brief still gets five plain names in %s', (language) => {
    expect(suggestTopicNames({}, language)).toHaveLength(5);
    expect(suggestTopicNames({ name: '?!', description: '  ' }, language)).toHaveLength(5);
  });

  test('a brief of many subjects gives no more than ten', () => {
    const longBrief = Array.from(
      { length: 60 },
      (_, i) => `oven type ${String.fromCharCode(97 + (i % 26))}${i} matters for bread`,
    ).join('. ');
    expect(suggestTopicNames({ longBrief }, 'english').length).toBeLessThanOrEqual(10);
  });
});

import { expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { toCsv } from './csv.ts';
import { escaped, strengthOf, toMarkdown } from './markdown.ts';

const quote = (fields: Partial<Insight['analysis']['evidence'][number]> = {}) => ({
  ...{
    documentId: 1,
    fileName: 'ines.txt',
    start: 10,
    end: 40,
    quote: 'We bake at three.',
    speaker: 'Ines',
    place: 'line 2',
  },
  ...{ stance: 'for' as const, ...fields },
});
const insight = (analysis: Partial<Insight['analysis']> = {}, fields: Partial<Insight> = {}): Insight => ({
  ...{ id: 1, projectId: 1, fileName: 'ines.txt', fileType: 'insight', source: 'ines.txt', title: 'Bakers rise early' },
  ...{ content: 'They do.', topics: [], createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...fields,
  analysis: {
    ...{ title: 'Bakers rise early', summary: 'They do.', supportingQuote: 'We bake at three.', sentiment: 0 },
    ...{
      keywords: [],
      themes: [],
      businessImpact: '',
      suggestedTopics: [],
      sources: [],
      evidence: [quote()],
      ...analysis,
    },
  },
});
const bakeries = { name: 'Bakeries', description: null };

test('reads as a document: title, facts, summary, quotes with where they stand, why it matters', () => {
  const topics = [{ id: 1, name: 'Planning', color: '#10B981' }];
  const strength = { people: 3, peopleInAll: 4, documents: 2, documentsInAll: 2, against: { people: 1, documents: 1 } };
  const evidence = [quote(), quote({ stance: 'against', quote: 'We never do.', speaker: null })];
  const row = insight(
    {
      emoji: '🥖',
      badge: 'HIGH_EMOTION',
      keywords: ['early', 'work'],
      strength,
      evidence,
      businessImpact: 'They are tired.',
    },
    { topics },
  );
  expect(toMarkdown({ name: 'Bakeries', description: 'How they plan.' }, [row])).toBe(`# Bakeries

How they plan.

1 insight

## 🥖 Bakers rise early

- **High Emotion**
- Tags: early, work
- Topics: Planning
- Evidence: 3 of 4 people, 2 documents; 1 against

They do.

> We bake at three.
>
> (Ines, ines.txt, line 2, characters 10 to 40)

### Against it

> We never do.
>
> (ines.txt, line 2, characters 10 to 40)

### Why it matters

They are tired.

---

Content may be AI-generated and should be verified.
`);
});

test('who wrote an insight, in which run, and that people edited it, is among its facts and in the columns of the spreadsheet', () => {
  const written = insight(
    {},
    {
      provenance: { engine: 'model', model: 'a-model', promptVersion: '3', runId: '3f2a91c4-0b7d' },
      textEdits: { count: 2, lastAt: '2026-02-03T10:00:00.000Z' },
    },
  );
  expect(toMarkdown(bakeries, [written])).toContain(
    '- Written by: Language model a-model, prompts 3, run 3f2a91c4\n- Edited by people 2 times, last on 2026-02-03',
  );
  const [head = '', row = ''] = toCsv([written]).split('\r\n');
  const column = (name: string) => row.split(',')[head.split(',').indexOf(name)];
  expect(['engine', 'model', 'prompt_version', 'run_id', 'text_edits'].map(column)).toEqual([
    ...['model', 'a-model', '3', '3f2a91c4-0b7d', '2'],
  ]);
});

test('a quote that is in no document is marked as such', () => {
  const row = insight({ supportingQuote: 'Somebody said so.', quoteState: 'unfound', evidence: [] });
  expect(toMarkdown(bakeries, [row])).toContain('> Somebody said so.\n>\n> (Not found in the documents)');
});

test('what only comes near stands apart, after what speaks against it', () => {
  const evidence = [quote(), quote({ stance: 'near', quote: 'The oven is old.', speaker: 'Ben' })];
  const text = toMarkdown(bakeries, [insight({ evidence })]);
  expect(text).toContain(
    '### Related, not counted\n\n> The oven is old.\n>\n> (Ben, ines.txt, line 2, characters 10 to 40)',
  );
  expect(toCsv([insight({ evidence })])).toContain('near,The oven is old.');
});

test('that none is against is said when it was looked for, and nothing when it was not', () => {
  const counted = { people: 1, peopleInAll: 2, documents: 1, documentsInAll: 1 };
  expect(strengthOf({ ...counted, against: { people: 0, documents: 0 } })).toMatch(/; none against$/);
  expect(strengthOf(counted)).not.toMatch(/against/);
});

test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['[a](javascript:b) ![c](http://d)', '\\[a\\](javascript:b) \\!\\[c\\](http\\://d)'],
  ['# a\n- b\n1. c\n=== d\n> e', '\\# a\n\\- b\n1\\. c\n\\=== d\n&gt; e'],
  ['*a* _b_ `c` ~~d~~ | e &amp;', '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~ \\| e &amp;amp;'],
  ['    code\r\nme@example.com www.example.com', 'code\nme\\@example.com www\\.example.com'],
])('markup in what people wrote is shown, not obeyed: %j', (written, shown) => {
  expect(escaped(written)).toBe(shown);
});

test('a title cannot break out of its line', () => {
  const text = toMarkdown({ name: 'A\n# B', description: null }, [insight({}, { title: 'C\n\n<script>' })]);
  expect(text).toContain('# A \\# B\n');
  expect(text).toContain('## C &lt;script&gt;\n');
});

test('says what was asked, once', () => {
  const asked = { start: 0, end: 9, text: 'When do you start?' };
  const answered = { evidence: [quote({ asked })] };
  expect(toMarkdown(bakeries, [insight({ ...answered, question: 'How do they plan?' })])).toContain(
    '- Question: How do they plan?\n- Context: When do you start?\n',
  );
  expect(toMarkdown(bakeries, [insight({ ...answered, question: 'When do you start?' })])).not.toContain('Context');
  expect(toCsv([insight(answered)])).toContain(',We bake at three.,When do you start?,yes,');
});

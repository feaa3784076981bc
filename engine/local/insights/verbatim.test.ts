import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectInsights } from '../../collect-insights.ts';
import { type EngineDocument, NoUsableTextError, type QuoteSpan } from '../../engine.ts';
import { isVerbatim } from '../../evidence/verify-quote.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

const words = {
  latin: 'I pay in cash because the card reader never works when it rains and nobody repairs it'.split(' '),
  cyrillic: 'Я плачу наличными потому что терминал никогда не работает когда идет дождь'.split(' '),
  arabic: 'أدفع نقدا لأن الجهاز لا يعمل عندما ينزل المطر وهذا صعب جدا'.split(' '),
  devanagari: 'मैं नकद देता हूँ क्योंकि मशीन बारिश में कभी नहीं चलती'.split(' '),
  han: '我 总是 付 现金 因为 下雨 的 时候 读卡器 从来 不 工作'.split(' '),
  odd: [
    '👩‍👩‍👧',
    '𝒜𝓁𝓅𝒽𝒶',
    'e\u0301te\u0301',
    'zero\u200bwidth',
    '\ud83d\ude00\ud83d\ude00',
    'ﬁnal',
    '…',
    '—',
    '\u202eabc',
  ],
};
const breaks = ['. ', '! ', '? ', '。', '।', '\n', '\r\n', '\n\n', ', ', ' '];
const labels = ['Interviewer: ', 'Rosa: ', 'Interviewer: ', 'P1: ', 'Q: ', '', '**Ben:** ', '[00:01:02] Cleo: '];

const sentence = fc
  .tuple(
    fc.constantFrom(...Object.values(words)),
    fc.array(fc.nat(), { minLength: 1, maxLength: 30 }),
    fc.constantFrom(...breaks),
  )
  .map(([list, picks, end]) => picks.map((n) => list[n % list.length]).join(' ') + end);
const line = fc
  .tuple(
    fc.constantFrom(...labels),
    fc.array(sentence, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('\n', '\r\n', '\n\n'),
  )
  .map(([label, said, end]) => label + said.join('') + end);
const text = fc.oneof(
  fc.array(line, { minLength: 0, maxLength: 12 }).map((lines) => lines.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const questions = [
  'Why do people pay in cash?',
  'What about “rain”?',
  'Почему люди платят наличными?',
  '为什么下雨时付现金？',
  '',
];

async function everything(documents: EngineDocument[]): Promise<QuoteSpan[]> {
  const corpus = await engine.prepare(documents, { language: 'english' });
  for (const p of corpus.passages) {
    const own = documents.find((d) => d.id === p.documentId)?.text ?? '';
    expect(own.slice(p.start, p.end)).toBe(p.text);
    expect(p.text.isWellFormed() || !own.isWellFormed()).toBe(true);
  }
  const about = { brief: {}, language: 'english' } as const;
  // Where no person states anything, nothing is proposed; a person may ask all the same.
  const own = await engine.proposeQuestions(corpus, about).catch((error) => {
    if (error instanceof NoUsableTextError) return [];
    throw error;
  });
  const asked = await collectInsights(engine, corpus, { ...about, questions: [...questions, ...own], perQuestion: 2 });
  const unasked = await collectInsights(engine, corpus, { ...about, questions: own, claimsOnly: true });
  const insights = [...asked, ...unasked];
  for (const insight of insights) {
    expect(insight.evidence.length).toBeGreaterThan(0);
    expect(insight.supportingQuote).toBe(insight.evidence[0]?.quote);
  }
  const people = await engine.findPeople(corpus, { language: 'english' });
  await engine.describe(corpus, { brief: {}, language: 'english' });
  for (const answered of await engine.answer(corpus, { questions, language: 'english' }))
    for (const p of answered.passages)
      expect(documents.find((d) => d.id === p.documentId)?.text.slice(p.start, p.end)).toBe(p.text);
  return [...insights, ...people].flatMap((x) => x.evidence);
}

test('every quote and passage equals the stored text at its offsets, in any script and from any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), async (texts) => {
      const documents = texts.map((t, i) => plainDocument(t, i + 1));
      const quotes = await everything(documents).catch((error) => {
        if (error instanceof NoUsableTextError) return [];
        throw error;
      });
      for (const quote of quotes) expect(isVerbatim(quote, documents)).toBe(true);
    }),
    { numRuns: 120, seed: 7 },
  );
});

test('the same documents give the same passages, insights and people', async () => {
  const documents = [
    plainDocument(
      `Interviewer: Why cash?\nRosa: ${words.latin.join(' ')}. I like cash.\nInterviewer: And cards?\nRosa: Never again.`,
    ),
  ];
  const run = async () => {
    const corpus = await engine.prepare(documents);
    const asked = await engine.proposeQuestions(corpus, { brief: {}, language: 'english' });
    return [
      asked,
      await collectInsights(engine, corpus, { questions: asked, brief: {}, language: 'english' }),
      await engine.embed(corpus.passages),
    ];
  };
  expect(await run()).toEqual(await run());
});

test('a document without a usable sentence ends with an error in words', async () => {
  for (const text of [' \n … \n', '12 34 56\n78 90', 'ok'])
    await expect(engine.prepare([plainDocument(text)], { language: 'english' })).rejects.toThrow(NoUsableTextError);
});

test('a document has the same passages alone and among others', async () => {
  const talk = (name: string) =>
    Array.from(
      { length: 40 },
      (_, i) => `Interviewer: And then?\n${name}: ${words.latin.join(' ')} for ${i} days.`,
    ).join('\n');
  const [first, second] = [plainDocument(talk('Rosa'), 1), plainDocument(talk('Ben'), 2)];
  const alone = await engine.prepare([second]);
  const both = await engine.prepare([first, second]);
  expect(both.passages.filter((p) => p.documentId === 2)).toEqual(alone.passages);
});

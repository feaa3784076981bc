import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { drawReport } from './draw.ts';
import type { InsightsReport, ReportInsight, ReportQuote } from './model.ts';
import { phrasesIn } from './phrases/phrases.ts';
import { packed, textOfPdf } from './testing/pdf-text.ts';
import { sampleAnalysisReport, sampleInsight, sampleInsightsReport } from './testing/sample-reports.ts';
import { sampleTexts } from './testing/sample-texts.ts';

const isUa = (pdf: Uint8Array) => Buffer.from(pdf).includes('pdfuaid:part');
const isTagged = (pdf: Uint8Array) => /\/MarkInfo\s*<<\s*\/Marked true/.test(Buffer.from(pdf).toString('latin1'));
const wordsOf = (text: string) =>
  text
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);

const reportOf = (insight: Partial<ReportInsight>, changes: Partial<InsightsReport> = {}): InsightsReport => ({
  ...sampleInsightsReport('english', 0),
  insights: [{ ...sampleInsight('english'), ...insight }],
  ...changes,
});

describe.each(languages.filter((language) => language !== 'arabic'))('in %s', (language: Language) => {
  const { quotes, title, summary, impact, document, place, speakers, project } = sampleTexts[language];

  test('a report on all insights is accessible and says everything as it is stored', async () => {
    const pdf = await drawReport(sampleInsightsReport(language, 2), 'auto');
    const said = packed(await textOfPdf(pdf));
    for (const text of [project, title, summary, impact, document, place, ...quotes, ...speakers])
      expect(said).toContain(packed(text));
    const { contents, appendix, notice, whyItMatters, insights } = phrasesIn(language);
    for (const text of [contents, appendix, notice, whyItMatters, insights(2)]) expect(said).toContain(packed(text));
    expect(isUa(pdf)).toBe(true);
    expect(isTagged(pdf)).toBe(true);
  });

  test('a report on the analysis says what was read and what was asked', async () => {
    const pdf = await drawReport(sampleAnalysisReport(language), 'auto');
    const said = packed(await textOfPdf(pdf));
    const { researchQuestions, analysedDocuments, notice } = phrasesIn(language);
    for (const text of [project, title, document, researchQuestions, analysedDocuments, notice, '99'])
      expect(said).toContain(packed(text));
    expect(isUa(pdf)).toBe(true);
  });
});

test('questions that the context document tells with their reasons are not listed again', async () => {
  const report = sampleAnalysisReport('english');
  const told = report.questions.map((q, i) => `${i + 1}. ${q} — asked by the brief`).join('\n');
  const pdf = await drawReport({ ...report, context: `${report.context}\n## The questions\n\n${told}\n` }, 'auto');
  const said = packed(await textOfPdf(pdf));
  expect(said).not.toContain(packed(phrasesIn('english').researchQuestions));
  for (const question of report.questions) expect(said.split(packed(question))).toHaveLength(2);
});

test('in Arabic at least 80 of 100 words of each quote can be copied out', async () => {
  const pdf = await drawReport(sampleInsightsReport('arabic', 1), 'auto');
  const said = new Set(wordsOf((await textOfPdf(pdf)).normalize('NFKC')));
  const words = sampleTexts.arabic.quotes.flatMap((quote) => wordsOf(quote.normalize('NFKC')));
  const found = words.filter((word) => said.has(word));
  expect(found.length / words.length).toBeGreaterThanOrEqual(0.8);
  expect(isUa(pdf)).toBe(true);
});

test('each quote has a number, and the appendix names document, place and speaker for it', async () => {
  const said = await textOfPdf(await drawReport(sampleInsightsReport('english', 2), 'auto'));
  const appendix = said.slice(said.lastIndexOf('Where each quote comes from'));
  for (const [n, speaker] of [...'1234'].map((n) => [n, Number(n) % 2 ? 'Mirela' : 'Tom']))
    expect(appendix).toContain(`${n} Interview with Mirela.docx page 2, line 14 ${speaker}`);
});

test.each(languages)('in %s what contradicts an insight stands apart from what speaks for it', async (language) => {
  const insight = sampleInsight(language);
  const [first, second] = insight.quotes as [ReportQuote, ReportQuote];
  const opposed = {
    ...insight,
    quotes: [{ ...first, stance: 'against' as const }, second],
    strength: { people: 1, peopleInAll: 3, documents: 1, documentsInAll: 2, against: 1 },
  };
  const pdf = await drawReport({ ...sampleInsightsReport(language, 0), single: true, insights: [opposed] }, 'auto');
  const raw = (await textOfPdf(pdf)).normalize('NFKC');
  expect(isUa(pdf)).toBe(true);
  if (language === 'arabic') return;
  const { supportingQuotes, opposingQuotes, against } = phrasesIn(language);
  const said = packed(raw);
  const places = [supportingQuotes, second.text, opposingQuotes, first.text].map((text) => said.indexOf(packed(text)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(said).toContain(packed(against(1)));
});

test('the template names only fonts that are there, and the document has its language and title', async () => {
  const raw = Buffer.from(await drawReport(sampleInsightsReport('german', 1), 'auto')).toString('latin1');
  expect(raw).toContain('/Lang (de)');
  expect(raw).toMatch(/\/Outlines /);
  expect(raw).toContain('DisplayDocTitle true');
});

describe('whatever people wrote', () => {
  const hostile = '#panic("x") *a* $m$ `c` <label> @ref \\ // /* #import "@preview/x" <script>alert(1)</script>';

  test('is drawn as it stands and never read as markup', async () => {
    const insight = { title: hostile, summary: hostile, impact: hostile, tags: [{ name: 'a', color: 'red; x' }] };
    const said = packed(await textOfPdf(await drawReport(reportOf(insight, { project: hostile }), 'auto')));
    expect(said.split(packed('#panic("x") *a* $m$')).length).toBeGreaterThan(4);
  });

  test('may hold control characters and marks of direction: they are left out', async () => {
    const pdf = await drawReport(reportOf({ title: 'Be\u0000fore\u0007 \u202edawn\u2066 \ud800' }), 'auto');
    expect(await textOfPdf(pdf)).toContain('Before dawn');
  });

  test('may be a title of nothing but control characters', async () => {
    expect(
      (await drawReport(reportOf({ title: '\u0001\u202e', emoji: '\u0000' }, { project: '\u0002' }), 'auto')).length,
    ).toBeGreaterThan(1000);
  });

  test('may hold characters that no font has: the report is made without the mark of the standard', async () => {
    const pdf = await drawReport(reportOf({ summary: 'Kop khun: ขอบคุณ \ue000' }), 'auto');
    expect(isUa(pdf)).toBe(false);
    expect(isTagged(pdf)).toBe(true);
  });

  test('may be a tag of 500 characters or a word without an end: it stays on the page', async () => {
    const endless = 'x'.repeat(500);
    const pdf = await drawReport(
      reportOf({ tags: [{ name: endless, color: '#0ea5e9' }], summary: endless, title: endless }),
      'auto',
    );
    const { openWithPdfium } = await import('#extract/formats/pdf/pdfium.ts');
    const lines = (await openWithPdfium(pdf)).allLines().flat();
    expect(Math.max(...lines.map((line) => line.right))).toBeLessThan(596);
    expect(
      lines
        .map((line) => line.text)
        .join('')
        .match(/x/g)?.length,
    ).toBeGreaterThan(1_000);
  });

  test('may be missing everywhere', async () => {
    const nothing = { title: '', summary: '', impact: '', question: '', emoji: '', tags: [], quotes: [], sources: [] };
    const said = await textOfPdf(await drawReport(reportOf({ ...nothing, strength: null }), 'auto'));
    expect(said).toContain('No source files');
  });

  test('is called typed when a quote was typed and stands in no document', async () => {
    const said = await textOfPdf(await drawReport(reportOf({ quotes: [], typedQuote: 'Bread is love.' }), 'auto'));
    expect(said).toContain('not checked against a document Bread is love.');
    expect(said).not.toContain('Where each quote comes from');
  });
});

test.each([
  ['embedded', 'Written by Built-in engine'],
  ['team', 'Written by People of your team'],
  ['model', 'Written by Language model a-model, prompts 3 · Run 3f2a91c4 · Changed by people 2×, last on May 4, 2026'],
] as const)('the report says who wrote an insight: %s', async (engine, line) => {
  const [model, prompts, run] = engine === 'model' ? ['a-model', '3', '3f2a91c4'] : ['', '', ''];
  const edits = engine === 'model' ? { times: 2, lastAt: '2026-05-04T10:00:00.000Z' } : null;
  const pdf = await drawReport(reportOf({ writer: { engine, model, prompts, run }, edits }), 'auto');
  expect(await textOfPdf(pdf)).toContain(line);
});

test('a project without insights has a report that says so', async () => {
  expect(await textOfPdf(await drawReport(sampleInsightsReport('english', 0), 'auto'))).toContain(
    'No insights generated yet.',
  );
});

test('one insight alone has neither cover nor contents', async () => {
  const said = await textOfPdf(await drawReport({ ...sampleInsightsReport('english', 1), single: true }, 'auto'));
  expect(said).not.toContain('Contents');
  expect(said).toContain(sampleTexts.english.quotes[0]);
});

test('where the native program is missing, the same report is made by WebAssembly', { timeout: 120_000 }, async () => {
  const pdf = await drawReport(sampleInsightsReport('french', 1), 'wasm');
  expect(packed(await textOfPdf(pdf))).toContain(packed(sampleTexts.french.quotes[0]));
  expect(isTagged(pdf)).toBe(true);
});

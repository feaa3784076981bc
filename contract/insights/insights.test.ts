import { describe, expect, test } from 'vitest';
import { lossesOf } from './insight-removal.ts';
import {
  hasCompleteAnalysis,
  type Insight,
  isCustomInsight,
  isDocument,
  isFeedInsight,
  isListedDocument,
} from './insights.ts';

const row = (over: object = {}) => ({ fileName: 'a.txt', source: 'upload', analysis: null, ...over });
const finished = { title: 'Bread is thrown away', summary: 'Three of four say so.', keywords: ['bread'] };

describe('a row is a document', () => {
  test('when it has a file name and no analysis, or one that names only the file, or no summary', () => {
    expect(isDocument(row())).toBe(true);
    expect(isDocument(row({ analysis: { ...finished, title: 'a.txt' } }))).toBe(true);
    expect(isDocument(row({ analysis: { ...finished, summary: '' } }))).toBe(true);
  });
  test('but not when it was written by hand, has no file name, or is a finding', () => {
    expect(isDocument(row({ source: 'custom' }))).toBe(false);
    expect(isDocument(row({ fileName: null }))).toBe(false);
    expect(isDocument(row({ analysis: finished }))).toBe(false);
  });
});

test('custom is what says so', () => {
  expect(isCustomInsight(row({ source: 'custom' }))).toBe(true);
  expect(isCustomInsight(row())).toBe(false);
});

test('an analysis is complete with a title of its own, a summary and a keyword', () => {
  expect(hasCompleteAnalysis(row({ analysis: finished }))).toBe(true);
  expect(hasCompleteAnalysis(row({ analysis: { ...finished, keywords: [] } }))).toBe(false);
});

test('the document list hides custom rows, rows without a name or with a question mark, and finished analyses', () => {
  expect(isListedDocument(row())).toBe(true);
  for (const hidden of [{ source: 'custom' }, { fileName: null }, { fileName: 'what?.txt' }, { analysis: finished }]) {
    expect(isListedDocument(row(hidden)), JSON.stringify(hidden)).toBe(false);
  }
});

test('the feed keeps finished insights with a file name', () => {
  expect(isFeedInsight(row({ analysis: finished }))).toBe(true);
  expect(isFeedInsight(row({ analysis: finished, fileName: null }))).toBe(false);
  expect(isFeedInsight(row())).toBe(false);
});

test('with a document go the generated insights that rest on it alone; others lose a quote', () => {
  const quoting = (id: number, source: string, ...documentIds: number[]) => ({
    id,
    source,
    fileName: 'anna.txt',
    analysis: { evidence: documentIds.map((documentId) => ({ documentId })) } as Insight['analysis'],
  });
  const rows = [
    quoting(1, 'anna.txt', 7, 7),
    quoting(2, 'anna.txt, ben.txt', 7, 8),
    quoting(3, 'custom', 7),
    quoting(4, 'ben.txt', 8),
    quoting(5, 'upload'),
  ];
  expect(lossesOf(rows, 7)).toEqual({ deleted: 1, shortened: 2 });
  expect(lossesOf(rows, 9)).toEqual({ deleted: 0, shortened: 0 });
});

import { describe, expect, test } from 'vitest';
import {
  hasCompleteAnalysis,
  insightFileType,
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
  test('never when a run found it, whatever is left of its words', () => {
    for (const analysis of [null, { title: 'a.txt' }, { ...finished, summary: '' }])
      expect(isDocument(row({ fileType: insightFileType, source: 'a.txt', analysis }))).toBe(false);
  });
});

test('custom is what says so', () => {
  expect(isCustomInsight(row({ source: 'custom' }))).toBe(true);
  expect(isCustomInsight(row())).toBe(false);
});

test('an analysis is complete with its own title, a summary and a keyword', () => {
  expect(hasCompleteAnalysis(row({ analysis: finished }))).toBe(true);
  expect(hasCompleteAnalysis(row({ analysis: { ...finished, keywords: [] } }))).toBe(false);
});

test('the document list hides custom rows, rows without a name or with a question mark, and finished analyses', () => {
  expect(isListedDocument(row())).toBe(true);
  for (const hidden of [{ source: 'custom' }, { fileName: null }, { fileName: 'what?.txt' }, { analysis: finished }]) {
    expect(isListedDocument(row(hidden)), JSON.stringify(hidden)).toBe(false);
  }
});

test('an insight without keywords is not listed as a document', () => {
  const untagged = { ...finished, keywords: [] };
  expect(isListedDocument(row({ source: 'a.txt', analysis: untagged }))).toBe(false);
  expect(isListedDocument(row({ source: 'custom', analysis: untagged }))).toBe(false);
});

test('the feed keeps finished insights with a file name', () => {
  expect(isFeedInsight(row({ analysis: finished }))).toBe(true);
  expect(isFeedInsight(row({ analysis: finished, fileName: null }))).toBe(false);
  expect(isFeedInsight(row())).toBe(false);
});

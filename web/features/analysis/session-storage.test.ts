import { expect, test } from 'vitest';
import type { CachedStatus } from '#contract/analysis/analysis.ts';
import { dropRun, load, loadTexts, maxEntryLength, save } from './session-storage.ts';

function storageOf(capacity: number): Storage {
  const entries = new Map<string, string>();
  const used = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    setItem: (key, value) => {
      if (used() - (entries.get(key)?.length ?? 0) + value.length > capacity) throw new Error('QuotaExceededError');
      entries.set(key, value);
    },
  };
}

const status: CachedStatus = {
  status: 'generating_insights',
  ragInitialized: true,
  agent1Complete: true,
  agent2Complete: false,
  contextDocument: '# Themes',
  insights: [{ id: 4, fileName: 'a.vtt' }],
  error: null,
};

test('what was saved for a project is loaded for that project only', () => {
  const storage = storageOf(10_000);
  expect(save(storage, 'analysisStatus', 1, status)).toBe(true);
  expect(load(storage, 'analysisStatus', 1)).toEqual(status);
  expect(load(storage, 'analysisStatus', 2)).toBeNull();
});

test('a status over the cap is trimmed, and keeps what the page needs to resume', () => {
  const storage = storageOf(10_000_000);
  expect(save(storage, 'analysisStatus', 1, { ...status, contextDocument: 'x'.repeat(maxEntryLength) })).toBe(true);
  expect(load<CachedStatus>(storage, 'analysisStatus', 1)).toEqual({ ...status, contextDocument: null });
});

test('any other entry over the cap is left out', () => {
  const storage = storageOf(10_000_000);
  expect(save(storage, 'contextDocument', 1, 'x'.repeat(maxEntryLength))).toBe(false);
  expect(load(storage, 'contextDocument', 1)).toBeNull();
});

test('when the storage is full, older statuses and context documents make room', () => {
  const storage = storageOf(1_000);
  save(storage, 'contextDocument', 1, 'x'.repeat(600));
  save(storage, 'sessionKey', 1, 'key-1');
  expect(save(storage, 'contextDocument', 2, 'y'.repeat(700))).toBe(true);
  expect(load(storage, 'contextDocument', 1)).toBeNull();
  expect(load(storage, 'sessionKey', 1)).toBe('key-1');
});

test('when nothing can make room, saving says no and throws nothing', () => {
  expect(save(storageOf(10), 'questions', 1, ['Why do people leave?'])).toBe(false);
});

test('an entry that is no JSON counts as none', () => {
  const storage = storageOf(1_000);
  storage.setItem('questions-1', '{broken');
  expect(load(storage, 'questions', 1)).toBeNull();
});

test('a list of questions that is none counts as empty', () => {
  const storage = storageOf(1_000);
  storage.setItem('unsavedQuestions-1', '{"a":1}');
  expect(loadTexts(storage, 'unsavedQuestions', 1)).toEqual([]);
  save(storage, 'questions', 1, ['Why?']);
  expect(loadTexts(storage, 'questions', 1)).toEqual(['Why?']);
});

test('forgetting a run takes its entries, and leaves what is to be done about the questions', () => {
  const storage = storageOf(10_000);
  for (const name of ['sessionKey', 'analysisStatus', 'contextDocument', 'notified'] as const)
    save(storage, name, 1, 'x');
  save(storage, 'unsavedQuestions', 1, ['Why?']);
  dropRun(storage, 1);
  expect(storage.length).toBe(1);
  expect(loadTexts(storage, 'unsavedQuestions', 1)).toEqual(['Why?']);
});

import { expect, test } from 'vitest';
import { type ChangeKind, countChanges, existingOf, noChanges, withChange } from './run-changes.ts';

const of = (...changes: [number, ChangeKind][]) =>
  changes.reduce((all, [id, kind]) => withChange(all, id, kind), noChanges());

test('an insight counts once: as new if the run added it, whatever it found of it later', () => {
  expect(countChanges(of([1, 'added'], [1, 'unchanged'], [2, 'unchanged'], [2, 'moreEvidence']))).toEqual({
    added: 1,
    moreEvidence: 1,
    unchanged: 0,
    notFoundAgain: 0,
  });
});

test('an insight that was deleted since is in no count', () => {
  const changes = of([1, 'added'], [2, 'added'], [3, 'notFoundAgain']);
  expect(existingOf(changes, (id) => id !== 2)).toEqual(of([1, 'added'], [3, 'notFoundAgain']));
});

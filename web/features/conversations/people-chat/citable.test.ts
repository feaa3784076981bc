import { expect, test } from 'vitest';
import { citableAmong } from './citable.ts';

const documents = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('selected documents limit what may be cited, deleted ones left out', () => {
  expect(citableAmong(documents, [3, 1, 9])).toEqual([1, 3]);
});

test('with all or none of the documents selected there is no limit, so that later ones may be cited too', () => {
  expect(citableAmong(documents, [])).toEqual([]);
  expect(citableAmong(documents, [3, 2, 1])).toEqual([]);
});

import { expect, test } from 'vitest';
import { inOrder, stillWaiting, withStored } from './order.ts';

const message = (id: number, createdAt = '2026-01-01T10:00:00.000Z') => ({ id, createdAt });
const outgoing = { clientMessageId: 'a', text: 'Why?', conversationId: 1, createdAt: '2026-01-01T10:00:00.000Z' };

test('messages are ordered by id, whatever their times say', () => {
  const early = message(2, '2026-01-01T09:00:00.000Z');
  expect(inOrder([message(3), early, message(1)]).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('messages without an id are ordered by creation time', () => {
  const later = { createdAt: '2026-01-01T10:00:01.000Z' };
  const first = { createdAt: '2026-01-01T10:00:00.000Z' };
  expect(inOrder([later, first])).toEqual([first, later]);
});

test('a message that waits for its reply is shown until the list contains it', () => {
  expect(stillWaiting([message(1)], outgoing)).toBe(outgoing);
  expect(stillWaiting([{ ...message(1), clientMessageId: 'a' }], outgoing)).toBeUndefined();
  expect(stillWaiting([message(1)], undefined)).toBeUndefined();
});

test('a stored message that another reading has brought is not shown twice', () => {
  const own = { ...message(2), clientMessageId: 'a' };
  expect(withStored([message(1), message(2)], [own, message(3)])).toEqual([message(1), own, message(3)]);
});

import { expect, test } from 'vitest';
import { matchTopics } from './match-topics.ts';

test('an insight belongs to the topics whose name it shares words with', () => {
  const topics = ['Bread waste', 'Opening hours'];
  expect(matchTopics('Ten loaves of bread are waste every evening.', topics, 'english')).toEqual(['Bread waste']);
});

test('and to a suggested topic whose words it uses, though not its name', () => {
  const topics = ['Storage and shelf life', 'Portion sizes'];
  expect(matchTopics('Half of it goes bad in the fridge.', topics, 'english')).toEqual(['Storage and shelf life']);
  expect(
    matchTopics('Ich warte jeden Morgen auf den Zug, er ist verspätet.', ['Verspätungen und Ausfälle'], 'german'),
  ).toEqual(['Verspätungen und Ausfälle']);
});

test('a topic that nothing speaks of is not forced on it', () => {
  expect(matchTopics('The dog sleeps in the yard.', ['Storage and shelf life', 'Prices'], 'english')).toEqual([]);
});

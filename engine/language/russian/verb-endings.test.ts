import { expect, test } from 'vitest';
import { foldWord } from '../../text/words.ts';
import { speechRules } from '../speech-rules.ts';
import { isFirstPerson } from './verb-endings.ts';

test.each([
  ...['забивается', 'рассказывает', 'паникует', 'снимаю', 'задаёт', 'выражают', 'купила', 'насобирал', 'посчитали'],
  ...['выключался', 'закончилась', 'прыгают', 'зависит', 'перезвонил', 'слетело', 'платили', 'болит', 'грустят'],
  ...['спросила', 'носила', 'видела', 'сидели', 'начали', 'вспоминала'],
])('%s is a verb', (word) => {
  expect(speechRules('russian').verbs.isVerb(foldWord(word))).toBe(true);
});

test.each([
  ...['посетители', 'производителя', 'провала', 'подвал', 'одеяло', 'постели', 'приют', 'салют', 'буфет', 'кредит'],
  ...['персонал', 'сигнал', 'материал', 'отдела', 'случаю', 'идею', 'красную'],
  ...['недели', 'правила', 'журнала', 'раздела', 'лимит', 'девять', 'ребят'],
])('%s is none', (word) => {
  expect(speechRules('russian').verbs.isVerb(foldWord(word))).toBe(false);
});

test('the first person is a subject by itself', () => {
  expect(['снимаю', 'вешаю'].every(isFirstPerson)).toBe(true);
  expect(['случаю', 'варежку', 'снимает'].some(isFirstPerson)).toBe(false);
});

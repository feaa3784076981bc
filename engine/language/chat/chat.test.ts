import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { languagePack } from '../pack.ts';
import { fieldsOfPhrases, fieldsOfWord } from '../synonyms.ts';
import { chatRules } from './chat-rules.ts';

describe.each(languages)('conversations in %s', (language) => {
  const rules = chatRules(language);

  test('recognise the questions that they suggest', () => {
    const { ask } = rules.insight;
    expect(rules.why.test(ask.why())).toBe(true);
    expect(rules.who.test(ask.who())).toBe(true);
    expect(rules.against.test(ask.against())).toBe(true);
    expect(rules.quote.test(ask.quote())).toBe(true);
    expect(rules.context.test(ask.context())).toBe(true);
    for (const question of [ask.why(), ask.who(), ask.against(), ask.quote(), ask.context()])
      expect(question).toMatch(/[?？؟]$/u);
  });

  test('take no suggested question for another one', () => {
    const { ask } = rules.insight;
    for (const question of [ask.why(), ask.who(), ask.quote()]) expect(rules.against.test(question)).toBe(false);
    for (const question of [ask.why(), ask.who(), ask.against()]) expect(rules.quote.test(question)).toBe(false);
  });

  test('do not greet back when no one greets', () => {
    const { general } = languagePack(language).templates.question;
    for (const question of [general('difficulty'), general('wish'), rules.insight.ask.why()])
      expect([rules.greeting, rules.thanks, rules.farewell].some((cue) => cue.test(question))).toBe(false);
  });

  test('end every sentence, and name who is mentioned', () => {
    const two = { list: 'Ada, Bo', count: 2 };
    const one = { list: 'Cleo', count: 1 };
    const { person, group, insight } = rules;
    const lines = [
      ...[person.greeting(), person.thanks(), person.farewell(), person.refusal(), person.nothingMore()],
      person.askedInstead(['Ada?', 'Bo?']),
      ...[
        person.returns(1),
        person.returns(3),
        group.allSpeak(two),
        group.someSpeak(two, one),
        group.someSpeak(one, two),
      ],
      ...[group.noneSpeaks(), group.contradict(two), insight.greeting(), insight.thanks(), insight.refusal()],
      ...[insight.nothingMore(), insight.noneAgainst(), insight.against(one), insight.against(two), insight.noReason()],
    ];
    for (const line of lines) expect(line).toMatch(/[.!。！।]$/u);
    for (const line of [group.someSpeak(two, one), group.someSpeak(one, two)]) {
      expect(line).toContain('Ada, Bo');
      expect(line).toContain('Cleo');
    }
    for (const lead of [person.nearest(), person.spokeOf(), insight.says('Ada')]) expect(lead).toMatch(/[:：。]$/u);
  });
});

test('words of one field mean about the same, in every language', () => {
  const money = {
    english: 'finances',
    german: 'gekostet',
    french: 'prix',
    russian: 'деньги',
    japanese: '費用',
  } as const;
  for (const [language, word] of Object.entries(money) as [keyof typeof money, string][])
    expect([...fieldsOfWord(word, language)], word).toContain('money');
});

test('German participles and infinitives have the field of their verb', () => {
  expect([...fieldsOfWord('gekostet', 'german')]).toContain('money');
  expect([...fieldsOfWord('wegzuziehen', 'german')]).toContain('moving');
});

test('a phrase has a field that none of its words has', () => {
  expect([...fieldsOfPhrases('What do you see when you look ahead?', 'english')]).toEqual(['future']);
  expect([...fieldsOfPhrases('They were overlooked ahead of us.', 'english')]).toEqual([]);
});

test('a single character of Japanese begins a word and is not looked for inside one', () => {
  expect([...fieldsOfWord('怖い', 'japanese')]).toContain('fear');
  expect([...fieldsOfWord('大丈夫', 'japanese')]).not.toContain('partner');
});

test('in Arabic "and" is written onto the question word', () => {
  const { why, when, who, more } = chatRules('arabic');
  expect(why.test('ولماذا؟')).toBe(true);
  expect(when.test('ومنذ متى؟')).toBe(true);
  expect(who.test('ومن قال ذلك؟')).toBe(true);
  expect(more.test('وماذا بعد؟')).toBe(true);
});

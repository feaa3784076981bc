import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { listed } from './compare-people.ts';
import { conversationWith } from './testing/conversation-with.ts';

const names = ['Ada', 'Ben', 'Cem', 'Dana', 'Edo', 'Fay', 'Gil'];

test('up to five names are listed, and of more the first four and how many others there are', () => {
  expect(listed(names.slice(0, 5), 'english')).toEqual({ list: 'Ada, Ben, Cem, Dana and Edo', count: 5 });
  expect(listed(names.slice(0, 6), 'english')).toEqual({ list: 'Ada, Ben, Cem, Dana and 2 others', count: 6 });
  expect(listed(names, 'german')).toEqual({ list: 'Ada, Ben, Cem, Dana und 3 weitere', count: 7 });
});

test.each(languages)('a long list of names is shortened in %s', (language) => {
  const { list } = listed(names, language);
  expect(list).toContain('3');
  for (const name of names) expect(list.includes(name)).toBe(names.indexOf(name) < 4);
});

describe('in a group', () => {
  const talk = (name: string, words: string, id: number) =>
    conversation(
      [
        ['Interviewer', 'What do you think of the old ferry?'],
        [name, words],
      ],
      id,
    );
  const line = async (...said: string[]) => {
    const names = ['Ada', 'Ben', 'Cem'].slice(0, said.length);
    const { ask } = await conversationWith(
      said.map((words, i) => talk(names[i] ?? '', words, i + 1)),
      names,
    );
    const { replies, comparison } = await ask('What do you think of the ferry?');
    const cited = replies.flatMap((r) => r.citations);
    return [comparison?.text, comparison?.citations.map((i) => cited[i]?.speaker)];
  };
  test.each([
    ['The ferry leaves twenty minutes too late.', 'I like the wind. The ferry leaves twenty minutes too late.'],
    ['We never trust the ferry in winter.', 'I never trust the ferry in winter.'],
  ])('those who plainly say the same agree: %j', async (a, b) => {
    expect(await line(a, b)).toEqual(['Ada and Ben agree on this.', ['Ada', 'Ben']]);
  });
  test('the others are mentioned as well', async () => {
    const late = 'The ferry leaves twenty minutes too late.';
    expect(await line(late, late, 'The ferry smells of diesel and fish.')).toEqual([
      'Ada and Ben agree on this. All 3 speak about this: Ada, Ben and Cem.',
      ['Ada', 'Ben', 'Cem'],
    ]);
  });
  test.each([
    ['a denial', 'The ferry leaves on time in winter.', 'The ferry never leaves on time in winter.'],
    ['another number', 'The ferry leaves twenty minutes too late.', 'The ferry leaves ten minutes too late.'],
    ['another time', 'I take the ferry before work every day.', 'I take the ferry after work every day.'],
    ['a condition', 'The ferry leaves twenty minutes too late.', 'If the ferry leaves twenty minutes too late I swim.'],
    ['somebody else', 'The ferry scares my daughter a lot.', 'The ferry scares my dog a lot.'],
  ])('%s is no agreement', async (_, a, b) => {
    expect((await line(a, b))[0]).not.toContain('agree');
  });
});

import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { languagePack } from '../pack.ts';

describe.each(languages)('in %s', (language) => {
  const { general, kindsAsked } = languagePack(language).templates.question;

  test.each(['difficulty', 'wish', 'liking', 'habit', 'reason'] as const)(
    'the general question for a %s asks for that and nothing else',
    (kind) => {
      expect(kindsAsked(general(kind))).toEqual([kind]);
    },
  );
});

test.each([
  ['What do they like?', ['liking']],
  ['What should be improved?', ['wish']],
  ['What would help?', ['wish']],
  ['Where do they need assistance?', ['difficulty']],
  ['How do they prevent or handle these issues?', ['habit']],
  ['How do problems with the lift arise?', ['reason']],
  ['What causes it?', ['reason']],
  ['What keeps the others?', ['liking']],
  ['What keeps them from asking?', []],
  ['What goes wrong at the counter?', ['difficulty']],
  ['Which tasks can they complete?', []],
  ['How do they feel about the new counter?', []],
])('“%s” asks for %j', (question, kinds) => {
  expect(languagePack('english').templates.question.kindsAsked(question)).toEqual(kinds);
});

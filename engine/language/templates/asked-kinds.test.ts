import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { languagePack } from '../pack.ts';

describe.each(languages)('in %s', (language) => {
  const { general, kindsAsked } = languagePack(language).templates.question;

  test.each(['difficulty', 'wish', 'liking', 'habit'] as const)(
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
  ['What makes them leave?', ['difficulty']],
  ['Why do members give up after six months?', ['difficulty']],
  ['What keeps them from leaving?', []],
  ['What should a program leave well alone?', []],
  ['What keeps the others?', ['liking']],
  ['What keeps them from asking?', []],
  ['What makes members stay?', ['liking']],
  ['Why do people like the counter?', ['liking']],
  ['What goes wrong at the counter?', ['difficulty']],
  ['Which tasks can they complete?', []],
  ['How do they feel about the new counter?', []],
])('“%s” asks for %j', (question, kinds) => {
  expect(languagePack('english').templates.question.kindsAsked(question)).toEqual(kinds);
});

test.each([
  ['german', 'Warum kündigen Mitglieder nach einem halben Jahr?'],
  ['german', 'Was bringt Helfer dazu, wieder aufzuhören?'],
  ['french', 'Pourquoi les adhérents quittent-ils le club ?'],
  ['spanish', '¿Por qué los socios se dan de baja?'],
  ['portuguese', 'Por que os sócios desistem?'],
  ['russian', 'Почему участники уходят?'],
  ['arabic', 'لماذا يترك الأعضاء النادي؟'],
  ['hindi', 'सदस्य क्यों छोड़ते हैं?'],
  ['chinese', '会员为什么离开？'],
  ['japanese', 'なぜ会員は退会するのですか？'],
] as const)('what makes people leave asks for difficulties, in %s', (language, question) => {
  expect(languagePack(language).templates.question.kindsAsked(question)).toEqual(['difficulty']);
});

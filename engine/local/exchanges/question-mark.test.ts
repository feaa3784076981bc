import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { withQuestionMark } from './question-mark.ts';

test.each<[Language, string, string]>([
  ['english', 'So what do you do now.', 'what do you do now?'],
  ['english', 'noted. how many invoices in a month', 'how many invoices in a month?'],
  ['english', '[laughs] What would the blue sheet do, in it', 'What would the blue sheet do?'],
  ['english', 'Did the reminders work for you, when they were, for the managers', 'Did the reminders work for you?'],
  ['german', 'Und wie läuft das mit den Rechnungen ab.', 'wie läuft das mit den Rechnungen ab?'],
  [
    'german',
    'Hat der Betrieb mal überlegt, auf was anderes zu wechseln.',
    'Hat der Betrieb mal überlegt, auf was anderes zu wechseln?',
  ],
  ['french', 'Et comment vous prévenez les parents.', 'comment vous prévenez les parents\u00a0?'],
  ['spanish', 'Y cómo avisan a los padres.', 'cómo avisan a los padres?'],
  ['portuguese', 'E como é que você paga o aluguel.', 'como é que você paga o aluguel?'],
])('in %s, what asks without a mark gets one: %s', (language, said, asked) => {
  expect(withQuestionMark(said, language)).toBe(asked);
});

test.each<[Language, string]>([
  ['english', 'So what do you do now?'],
  ['english', 'What I mean is the invoices.'],
  ['english', 'And when they press it do you think they have looked at the'],
  ['english', 'do you think it is because of the reminder or'],
  ['english', 'We do have rules for that now.'],
  ['french', 'Et comment vous prévenez les'],
  ['spanish', 'Como le decía, avisan a los padres.'],
  ['portuguese', 'Como eu disse, o aluguel subiu.'],
  ['german', 'Wie ich das sehe, ist das gut.'],
  ['german', 'Haben Sie das dann mit der'],
  ['german', 'War das Problem, dass es zu früh'],
])('in %s, what has a mark, asks nothing or breaks off stays as it is: %s', (language, said) => {
  expect(withQuestionMark(said, language)).toBe(said);
});

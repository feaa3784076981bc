import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

const asked = (lines: readonly string[], language: Language = 'english') =>
  askedInBrief({ description: lines.join('\n') }, language);

test('lines below a colon are a list without any sign', () => {
  const questions = asked([
    'We run a repair café in the old fire station. Twelve visitors were interviewed.',
    '',
    "What we'd like to know:",
    '',
    'How did people hear of the café?',
    'the first visit',
    'What do they bring, and what do they leave at home?',
    'Why do some come once and never again?',
  ]);
  expect(questions).toEqual([
    'How did people hear of the café?',
    'What do people bring?',
    'What do people leave at home?',
    'Why do some come once and never again?',
    'What is the first visit like for people?',
  ]);
});

test('running text that was broken at the end of a line is no list', () => {
  const questions = asked([
    'Please note the following about our repair café in the old fire station, which opens twice:',
    'we have eleven volunteers who mend bicycles, toasters and lamps on every second Saturday of',
    'the month, and we want to know how visitors hear of us and what makes them come again after',
    'the first visit.',
  ]);
  expect(questions).toEqual(['How do visitors hear of us?', 'What makes people come again after the first visit?']);
});

test('arrows, ticks and crosses are signs of a list, and what is crossed out is not asked', () => {
  const questions = asked(
    [
      'Slide 4 — Ce que nous cherchons',
      '→ Les raisons du retour au cahier',
      '→ Les usages réels du tableau',
      '✗ Un comparatif des outils',
    ],
    'french',
  );
  expect(questions).toEqual([
    'Quelles sont les raisons du retour au cahier\u00a0?',
    'Quels sont les usages réels du tableau\u00a0?',
  ]);
});

test('questions in quotation marks on separate lines are asked', () => {
  const questions = asked([
    "The board's questions, in their words:",
    '',
    '"Do tenants feel looked after?"',
    '“Has anyone changed how they heat the flat?”',
  ]);
  expect(questions).toEqual(['Do tenants feel looked after?', 'Has anyone changed how they heat the flat?']);
});

test('items that continue the line above them are asked with it', () => {
  const questions = asked(['How might we…', '- …help newcomers find the stairs?', '- …make the labels readable?']);
  expect(questions).toEqual(['How might we help newcomers find the stairs?', 'How might we make the labels readable?']);
});

test.each<[Language, readonly string[], string]>([
  [
    'english',
    [
      "What we're asking",
      '- How do leads measure a good shift?',
      '- What gets lost at night?',
      '',
      "What we're NOT asking",
      '- Pay and bonuses',
      '- The new canteen',
    ],
    'canteen',
  ],
  [
    'german',
    [
      'Wollen wir wissen',
      '- Haltung zu kürzeren Zeiten',
      '- Ärger an der Kasse',
      '',
      'Nicht nötig',
      '- Technik, Heizung, Fördermittel',
    ],
    'Technik',
  ],
  [
    'french',
    [
      'Questions',
      '- Comment viennent-ils ?',
      '- Pourquoi restent-ils ?',
      '',
      'Ce que nous ne cherchons pas',
      '- Le prix du billet',
    ],
    'billet',
  ],
])('a title that says what is not asked leaves out what stands below it: %s', (language, lines, out) => {
  const questions = asked(lines, language);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.join('\n')).not.toContain(out);
});

test('a guide without any sign is a list of its questions', () => {
  const questions = asked([
    'Laundrette, what we ask',
    '',
    'Why here and not at home?',
    'What do you do while you wait',
    'How do you feel about coins?',
    'What would make you stop coming?',
  ]);
  expect(questions).toContain('Why here and not at home?');
  expect(questions).toContain('How do you feel about coins?');
  expect(questions).toContain('What would make you stop coming?');
});

test('short lines below titles are items, and the titles are none', () => {
  const questions = asked([
    'The first visit',
    'Who told you about the shop?',
    'waiting for the kettle',
    '',
    'The second visit',
    'lost receipts',
    'What was different then?',
    '',
    'Looking back',
    'guilt and relief',
    'What would you pay for?',
  ]);
  expect(questions).toEqual([
    'Who told you about the shop?',
    'What was different then?',
    'What would you pay for?',
    'What is waiting for the kettle like for people?',
    'How do people cope with lost receipts?',
    'How do people feel about guilt and relief?',
  ]);
});

test('notes that nothing leads to are a list as well', () => {
  const questions = asked([
    'Mobile grooming, customer chats',
    '',
    'how they found me',
    'what they paid before',
    'nervous dogs and bite stories',
    'what they tell the neighbours',
  ]);
  expect(questions).toEqual([
    'How did people find me?',
    'What did people pay before?',
    'How do people feel about nervous dogs and bite stories?',
    'What do people tell the neighbours?',
  ]);
});

test('the fields of a form are no list', () => {
  const questions = asked([
    'Title: The canteen as families see it',
    'Client: the parents of the school',
    'Dates of the talks: May',
    'Number of talks: thirteen',
    '',
    'We want to know what children tell at home.',
  ]);
  expect(questions).toEqual(['What do children tell at home?']);
});

test.each(['Why people do not come back', 'Nobody to ask', 'No-shows'])(
  'a title about what people do not do leaves out nothing: %s',
  (title) => {
    const questions = asked([title, '- How do they cancel?', '- What happens to the free place?']);
    expect(questions).toEqual(expect.arrayContaining(['What happens to the free place?']));
  },
);

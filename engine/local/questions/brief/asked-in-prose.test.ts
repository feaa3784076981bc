import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

const asked = (language: Language, ...lines: string[]) => askedInBrief({ description: lines.join('\n') }, language);

/** Longer than what counts as a short brief, so that only what is wanted is asked. */
const background =
  'We run a bakery with four shops and a van that goes round the villages on three days of the week. The van was bought second hand, ' +
  'it has been repaired twice, and the driver, who has been with us since the beginning, retires in the autumn. Takings on the round ' +
  'fell by about a fifth last year, while those of the shops stayed the same, and the office has one explanation for each village, ' +
  'from the supermarket on the ring road to the new timetable of the bus and the parents who drive past the shops twice a day anyway. ' +
  'The board has put the decision about a new van off until we have talked to customers at the stops, which nobody has ever done.';

describe('a long brief', () => {
  test('asks each part of a sentence that says what is wanted, also after a part that begins with a preposition', () => {
    expect(
      asked(
        'english',
        `${background} We want to understand what the morning at a stop is really like, in which situations people skip the van, ` +
          "what role neighbours and family play, how they deal with bank holidays, and why the order card isn't catching on.",
      ),
    ).toEqual([
      'What is the morning at a stop really like?',
      'In which situations do people skip the van?',
      'What role do neighbours and family play?',
      'How do people deal with bank holidays?',
      "Why isn't the order card catching on?",
    ]);
  });

  test('asks what follows “please:”', () => {
    expect(
      asked(
        'english',
        `${background} So please: how did people hear of the van, who do they turn to when a loaf is wrong, what do neighbours do that helps. ` +
          'Also thanks for the rolls.',
      ),
    ).toEqual([
      'How did people hear of the van?',
      'Who do people turn to when a loaf is wrong?',
      'What do neighbours do that helps?',
    ]);
  });

  test('asks what it lists after a colon, also for yes or no', () => {
    expect(
      asked(
        'english',
        `${background} The board would love to hear from a few who stayed and a few who left: how did they come to us, what were the ` +
          'first loaves like, did they feel they were heard, the Tuesdays.',
      ),
    ).toEqual(['How did people come to us?', 'What were the first loaves like?', 'Did people feel they were heard?']);
  });

  test('asks in German what is to be cleared up, and what information is requested', () => {
    expect(
      asked(
        'german',
        'Vor der Entscheidung soll geklärt werden, wer den Wagen wofür nutzt, wie sicher sich die Menschen fühlen (auch nachts) und was ohne ' +
          'Verkäufer fehlt. Außerdem bitten wir um Hinweise, ob die Zeiten richtig liegen.',
      ),
    ).toEqual([
      'Wer nutzt den Wagen wofür?',
      'Wie sicher fühlen sich die Menschen (auch nachts)?',
      'Was fehlt ohne Verkäufer?',
      'Liegen die Zeiten richtig?',
    ]);
  });

  test('keeps the end of a list with the clause that it began in', () => {
    expect(
      asked(
        'english',
        `${background} We would like to understand at which points bakers go round the till and use paper, boards or the phone instead.`,
      ),
    ).toEqual(['At which points do bakers go round the till and use paper, boards or the phone instead?']);
  });
});

test.each<[Language, string, string[]]>([
  ['english', 'whether rail or road makes any difference', ['Does rail or road make any difference?']],
  ['english', 'why the oven has to be lit twice', ['Why does the oven have to be lit twice?']],
  ['english', 'how much it is worth', ['How much is it worth?']],
  ['english', 'what makes them come back or not', ['What makes people come back or not?']],
  ['english', 'what the counter is like for them', ['What is the counter like for people?']],
  ['english', 'whether to keep the van', []],
  ['english', 'flour, salt, yeast, ovens', ['How do people feel about flour, salt, yeast and ovens?']],
  ['german', 'was müsste der nächste Ofen können', ['Was müsste der nächste Ofen können?']],
  ['german', 'was müsste passieren, damit alle bestellen', ['Was müsste passieren, damit alle bestellen?']],
  ['german', 'Haustürverkauf: Erfahrungen, Vertrauen, Beschwerden!', ['Wie läuft der Haustürverkauf?']],
  ['german', 'Teigmenge pro Stunde', ['Wie zufrieden sind die Menschen mit der Teigmenge pro Stunde?']],
  ['german', 'Unsicherheiten (Teig, Ofen, Kasse)', ['Welche Unsicherheiten haben die Menschen?']],
  ['german', 'Anlass des Wechsels, Erwartungen', ['Was war der Anlass des Wechsels?']],
  ['german', 'Kontakt mit der Backstube', ['Wie erleben die Menschen den Kontakt mit der Backstube?']],
  ['german', 'Verfügbarkeit am Samstag', ['Wie sieht es mit der Verfügbarkeit am Samstag aus?']],
])('%s: an item “%s” is asked aloud', (language, item, questions) => {
  const order = language === 'german' ? 'Fragen' : 'Questions';
  expect(asked(language, order, `- ${item}`, '- x')).toEqual(questions);
});

test('a line of parts between dashes is a list', () => {
  expect(
    asked(
      'french',
      'pourquoi on commande – premier passage du camion – rôle du voisin – pain du lundi – ce qui ferait revenir',
    ),
  ).toEqual([
    'Pourquoi est-ce qu’on commande\u00a0?',
    'Que pensent les gens du premier passage du camion\u00a0?',
    'Quel est le rôle du voisin\u00a0?',
    'Les gens sont-ils satisfaits du pain du lundi\u00a0?',
    'Qu’est-ce qui ferait revenir\u00a0?',
  ]);
});

test('below “questions”, costs are what is asked about, and what is left out stays out', () => {
  expect(
    asked('german', 'Fragen', '- Kosten: wird gerechnet? womit wird verglichen?', '- Nicht: die Rezepte der Chefin'),
  ).toEqual(['Kosten: wird gerechnet? womit wird verglichen?']);
});

test('whether “that” is so says nothing without what precedes it', () => {
  expect(
    asked(
      'english',
      `${background} We want to know why people skip the van. The board is set on a second van, and I'd like to know if that's ` +
        'backed up by any of this.',
    ),
  ).toEqual(['Why do people skip the van?']);
});

test('whether what was said before is so is asked in its words', () => {
  expect(
    asked(
      'english',
      `${background} We want to know why people skip the van. The board is set on buying a second van and I'd like to know if that's ` +
        'backed up by any of this.',
    ),
  ).toEqual(['Why do people skip the van?', 'Is buying a second van backed up by any of this?']);
});

test('what a clause says of things between commas and “or” is asked with it', () => {
  expect(
    asked(
      'english',
      'How people decide what to buy, put out or hold back.',
      'Where they disagree, and whether it is the van, the driver or just the day.',
    ),
  ).toEqual([
    'How do people decide what to buy, put out or hold back?',
    'Where do people disagree? Is it the van, the driver or just the day?',
  ]);
});

test('what several do that changes something is asked in the order of a question', () => {
  expect(asked('english', 'Tell us what drivers and customers do that changes the round.')).toEqual([
    'What do drivers and customers do that changes the round?',
  ]);
});

test('where a report goes is no topic', () => {
  expect(
    asked(
      'english',
      `${background} We want to know why people skip the van. It's going to the board, who are attached to the van.`,
    ),
  ).toEqual(['Why do people skip the van?']);
});

test('how many people are asked is no question', () => {
  expect(asked('english', 'How does the van arrive, two who buy daily, two who gave up.')).toEqual([
    'How does the van arrive?',
  ]);
});

test('a Spanish question is opened after its topic, and one that only points back stays with it', () => {
  expect(asked('spanish', '- precio: qué pagarían por el pan?', '- descuentos: ¿los conocen? ¿los usan?')).toEqual([
    'Precio: ¿qué pagarían por el pan?',
    'Descuentos: ¿los conocen? ¿los usan?',
  ]);
});

describe('what surrounds a question', () => {
  test('a number above bullets is a heading and is not asked', () => {
    expect(
      asked(
        'french',
        '1. Le four',
        '- état réel du four, tensions éventuelles avec le bailleur',
        '- recrutement et logement des apprentis',
        '- ampleur des annulations et réaction à l’acompte',
        '',
        '2. La clientèle',
        '- évolution de la clientèle (familles, retraités)',
        '- déroulement des soirées, vie pendant les travaux',
        '- parcours et vie des apprentis (rapidement)',
        '- compréhension du règlement, utilisation des casiers et du panier',
      ),
    ).toEqual([
      'Quel est l’état réel du four\u00a0?',
      'Quelles sont les tensions éventuelles avec le bailleur\u00a0?',
      'Que disent les gens sur le recrutement et le logement des apprentis\u00a0?',
      'Quelle est l’ampleur des annulations, et quelle est la réaction des personnes à l’acompte\u00a0?',
      'Comment évolue la clientèle\u00a0?',
      'Comment se passent les soirées\u00a0?',
      'Comment se passe la vie pendant les travaux\u00a0?',
      'Que disent les gens sur le parcours et la vie des apprentis\u00a0?',
      'Comment les gens comprennent-ils le règlement\u00a0?',
      'Comment les gens utilisent-ils les casiers et le panier\u00a0?',
    ]);
  });

  test('is left out between dashes, after “if possible”, as “money-wise” and as a condition', () => {
    expect(
      asked(
        'english',
        `${background} We'd like to understand how drivers choose a route when the road is wet - the rule is thirty miles but we doubt ` +
          'that anyone keeps to it - and how regulars hear about a cancelled stop and if that works for them. ' +
          'We also want to know if people would use a second van and what the office should do first, money-wise. ' +
          'And if we stopped on Mondays, what would have to be different for them to accept that.',
        '',
        'If possible, what would people think of an evening round?',
      ),
    ).toEqual([
      'What would people think of an evening round?',
      'How do drivers choose a route when the road is wet?',
      'How do regulars hear about a cancelled stop? Does that work for them?',
      'Would people use a second van?',
      'What should the office do first?',
      'What would have to be different for people to accept that?',
    ]);
  });

  test('a sentence that continues what is wanted, or only wonders, is asked', () => {
    expect(
      asked(
        'english',
        `${background} So we'd like to understand from the people at the stops how an ordinary morning has changed since the van came, ` +
          'and what they actually do when the road is closed. Useful to know too whether they have had more trouble or less. ' +
          'Also how they were told beforehand. ' +
          "And lastly what they'd change if it was up to them.",
        '',
        "We're also curious who they think is losing out – older people, people with no car?",
      ),
    ).toEqual([
      'Who do people think is losing out – older people, people with no car?',
      'How has an ordinary morning changed since the van came?',
      'What do people actually do when the road is closed?',
      'Have people had more trouble or less?',
      'How were people told beforehand?',
      'What would people change if it was up to them?',
    ]);
  });

  test('a decision of the client is not asked', () => {
    expect(
      asked(
        'english',
        'The board wants to know if we should renew the loan.',
        '- effect on the family',
        '- the first three months',
      ),
    ).toEqual(['What is the effect on the family?', 'What are the first three months like?']);
  });

  test('“or why not (yet)” stays with the question before it', () => {
    expect(
      asked('english', '- Why did they buy an oven, or why not (yet)?', '- what they would tell a friend'),
    ).toEqual(['Why did people buy an oven, or why not (yet)?', 'What would people tell a friend?']);
  });

  test('“Why / why not?” is not asked alone, and plus signs and “J.” are read as words', () => {
    expect(
      asked(
        'english',
        '1. Have they thought about another oven? Why / why not?',
        '2. How do bakers and mill + van get on?',
      ),
    ).toEqual(['Have people thought about another oven?', 'How do bakers and mill and van get on?']);
    expect(asked('german', 'Fragen', '1. Wer bäckt + wer verkauft?', "2. wie soll's in 10 J. aussehen")).toEqual([
      'Wer bäckt und wer verkauft?',
      "Wie soll's in 10 Jahren aussehen?",
    ]);
  });

  test('what only stresses one part of a note is not asked by itself', () => {
    expect(
      asked('german', 'Fragen', '1. Wie läuft die Übergabe?', '2. Belastung durch die Schichten, insb. Nacht'),
    ).toEqual(['Wie läuft die Übergabe?', 'Wie sieht die Belastung durch die Schichten aus?']);
  });
});

describe('a brief that asks four questions or more', () => {
  const questions = 'What goes wrong with the ovens? How do people find out? Who repairs them? What would help?';

  test('is not asked what its sentences only name', () => {
    expect(
      asked('english', `We watched eight bakers try out the new oven, before it opens. ${questions}`).join(' '),
    ).not.toMatch(/new oven/u);
  });

  test('is not asked what points to the sentence before', () => {
    const brief = `I talked to eight bakers about their ovens and records, and I want to understand their trouble with them. ${questions}`;
    expect(asked('english', brief).join(' ')).not.toMatch(/trouble/u);
  });
});

test('what a brief says it is less interested in is not asked', () => {
  const brief = 'How do bakers store flour? I am less interested in their careers or in which mills they use.';
  expect(asked('english', brief)).toEqual(['How do bakers store flour?']);
  expect(
    asked('english', 'I am less interested in which mills they use than in how they store flour.').join(' '),
  ).toMatch(/store flour/u);
});

test('what other people are interested in, or not, is no wish of the brief', () => {
  expect(asked('english', 'Why are bakers not interested in the club? Who decides?')).toEqual([
    'Why are bakers not interested in the club?',
    'Who decides?',
  ]);
  expect(asked('english', 'We want to know whether bakers are interested in the club.')).toEqual([
    'Are bakers interested in the club?',
  ]);
});

test('what something has changed or cost is asked in the perfect', () => {
  const brief = 'We want to understand how it has changed the village, and what it has cost so far.';
  expect(asked('english', brief).join(' ')).toBe('How has it changed the village? What has it cost so far?');
});

test.each([
  'What have people changed?',
  'How have people heard of it?',
  'What has the oven cost?',
  'What other ovens have people tried?',
  "Why don't people use the oven?",
  "Why didn't people complain?",
  'How bad does it have to get before people call?',
  'How else could we tell people?',
  'When things go wrong, who do people turn to?',
  "What's the biggest headache?",
])('a question of the brief stays as it is: %s', (question) => {
  expect(asked('english', `We talked to five bakers about the oven. ${question}`)).toEqual([question]);
  expect(asked('english', 'Study of the oven', '', `- ${question}`, '- Who cleans the ovens?')).toEqual([
    question,
    'Who cleans the ovens?',
  ]);
});

test('whom a study talked to leads no question, and what only denies stays with its question', () => {
  expect(asked('japanese', '新しいオーブンについて五人のパン屋に話を聞きました。なぜやめるのですか。')).toEqual([
    'なぜやめるのですか？',
  ]);
  expect(asked('arabic', 'تحدثنا مع خمسة خبازين عن الفرن. كم هم مستعدون لدفعه؟')).toEqual(['كم هم مستعدون لدفعه؟']);
  expect(asked('spanish', 'Hemos hablado con cinco panaderos sobre el horno. ¿Para qué lo usan?')).toEqual([
    '¿Para qué lo usan?',
  ]);
  expect(asked('spanish', 'Hemos hablado con cinco panaderos. ¿Qué ha funcionado, qué no y por qué?')).toEqual([
    '¿Qué ha funcionado, qué no y por qué?',
  ]);
});

describe('titles within running text', () => {
  test.each<[Language, string, string[]]>([
    [
      'english',
      'Context: sales fell by a tenth. Goal: find out why small bakers leave, what they move to and what would have kept them. Out of scope: chains.',
      ['Why do small bakers leave?', 'What do people move to?', 'What would have kept them?'],
    ],
    [
      'german',
      'Hintergrund: der Umsatz sank. Ziel: herausfinden, warum kleine Bäcker gehen, wohin sie wechseln und was sie gehalten hätte. Out of Scope: Ketten.',
      ['Warum gehen kleine Bäcker?', 'Wohin wechseln die Menschen?', 'Was hätte sie gehalten?'],
    ],
  ])('say what is asked and what is not, in %s', (language, brief, questions) => {
    expect(asked(language, brief)).toEqual(questions);
  });
});

test('a thing that a brief is interested in is asked about, and what it wants to learn about is asked plainly', () => {
  expect(
    asked('english', "I'd like to learn about how bakers plan the week. We are also interested in the first month."),
  ).toEqual(['What is the first month like for people?', 'How do bakers plan the week?']);
});

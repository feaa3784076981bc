import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';
import { questionsInBrief } from './brief-questions.ts';

describe('the questions of a brief', () => {
  test('are in its own words, in its order, once', () => {
    const brief = {
      description: 'We met nine bakers. What do they throw away? Who decides?',
      longBrief: 'What do they throw away? It took us two weeks.',
    };
    expect(questionsInBrief(brief, 'english')).toEqual(['What do people throw away?', 'Who decides?']);
  });

  test.each<[Language, string, string[]]>([
    [
      'english',
      'What causes late loaves, what costs the most, and what would help?',
      ['What causes late loaves?', 'What costs the most?', 'What would help?'],
    ],
    [
      'german',
      'Was verspätet die Brote, was kostet das Mehl, und was würde helfen?',
      ['Was verspätet die Brote?', 'Was kostet das Mehl?', 'Was würde helfen?'],
    ],
    [
      'french',
      'Pourquoi partent les clients, et comment paient les autres ?',
      ['Pourquoi partent les clients ?', 'Comment paient les autres ?'],
    ],
    [
      'spanish',
      '¿Qué panes compran, y cuándo cierran las tiendas?',
      ['¿Qué panes compran?', '¿Cuándo cierran las tiendas?'],
    ],
    ['portuguese', 'Como compram a farinha, e quando a pagam?', ['Como compram a farinha?', 'Quando a pagam?']],
    ['russian', 'Что выбрасывают пекари, и как заказывают муку?', ['Что выбрасывают пекари?', 'Как заказывают муку?']],
    ['japanese', '何を捨て、どのように注文しますか？', ['何を捨て、どのように注文しますか？']],
    [
      'english',
      'We want to know two things: (1) where do bakers lose time? (2) What would help?',
      ['Where do bakers lose time?', 'What would help?'],
    ],
    [
      'english',
      'Which loaves can they buy, where do they need help, and what should they change?',
      ['Which loaves can people buy?', 'Where do people need help?', 'What should people change?'],
    ],
    ['english', 'Who bakes? And what makes others stay?', ['Who bakes?', 'What makes others stay?']],
    ['english', 'Who bakes? And, honestly, what makes others stay?', ['Who bakes?', 'What makes others stay?']],
    ['german', 'Und ehrlich gesagt: Warum gehen die anderen?', ['Warum gehen die anderen?']],
    ['english', 'And in winter, what makes others stay?', ['In winter, what makes others stay?']],
    ['german', 'Wer backt? Und was kostet das Mehl?', ['Wer backt?', 'Was kostet das Mehl?']],
    ['english', 'The new oven: what does it cost?', ['The new oven: what does it cost?']],
    [
      'english',
      'What bakers want to know about flour: who tells them?',
      ['What bakers want to know about flour: who tells them?'],
    ],
    ['english', 'Finally: what should stay as it is?', ['What should stay as it is?']],
    ['english', 'In particular, how do bakers wait?', ['How do bakers wait?']],
    [
      'german',
      'Wie kommen die Leute rein, und wer gibt vorher auf?',
      ['Wie kommen die Leute rein, und wer gibt vorher auf?'],
    ],
    ['english', 'Also flour: how long does it lie there?', ['Flour: how long does it lie there?']],
    ['german', 'Dann die Spätschicht: Wie versorgt die sich?', ['Die Spätschicht: Wie versorgt die sich?']],
    ['english', 'How do bakers get a stall? Who decides that?', ['How do bakers get a stall? Who decides that?']],
    ['german', 'Anfragen: was dauert dabei lange?', ['Anfragen: was dauert dabei lange?']],
    ['russian', 'Вопрос доставки: кто её оплачивает?', ['Вопрос доставки: кто её оплачивает?']],
    ['english', 'Our research questions are: 1. What do bakers waste?', ['What do bakers waste?']],
    ['german', 'Wir wollen eines verstehen: wer prüft den Ofen?', ['Wer prüft den Ofen?']],
    ['russian', 'Хотим понять одно: на каком шаге теряют муку?', ['На каком шаге теряют муку?']],
    ['hindi', 'पहला सवाल: आटा कहाँ बेकार जाता है?', ['आटा कहाँ बेकार जाता है?']],
  ])('that one sentence asks are asked one by one: %s', (language, description, questions) => {
    expect(questionsInBrief({ description }, language)).toEqual(questions);
  });

  test.each<[Language, string, string[]]>([
    ['english', 'Where does the order go wrong, and how do people get round it?', []],
    ['english', 'How do people come to decide on a trip, and how does booking fit with that?', []],
    ['english', 'How does a sample travel, and where does that differ from what the screen shows?', []],
    ['german', 'Wo hakt es, womit behelfen sie sich?', []],
    ['french', 'Pourquoi partent les clients, et comment paient-ils ?', []],
    ['spanish', '¿Qué panes compran los vecinos, y qué les falta?', []],
    ['russian', 'Что выбрасывают пекари, и как они заказывают муку?', []],
    [
      'english',
      'What causes late loaves, what do they cost, and what would help?',
      ['What causes late loaves, what do they cost?', 'What would help?'],
    ],
  ])('stay with the one before where they point to it: %s, %s', (language, description, questions) => {
    expect(questionsInBrief({ description }, language)).toEqual(questions.length > 0 ? questions : [description]);
  });

  test('stay whole where a part cannot be asked alone', () => {
    for (const description of [
      'What do bakers order, and why?',
      'How do bakers know what sells and what does not?',
      'Do bakers order what they need, which is a lot?',
    ])
      expect(questionsInBrief({ description }, 'english')).toEqual([description]);
  });
});

test.each<[Language, string, string]>([
  ['english', 'What would they change first?', 'What would people change first?'],
  ['english', 'What makes them leave?', 'What makes people leave?'],
  ['german', 'Wie gut verstehen sie, was das Brot kostet?', 'Wie gut verstehen die Leute, was das Brot kostet?'],
  [
    'german',
    'Was müsste passieren, damit sie wieder öfter kommen?',
    'Was müsste passieren, damit die Leute wieder öfter kommen?',
  ],
  ['german', 'Wie finden Sie das Brot?', 'Wie finden Sie das Brot?'],
  ['german', 'Wie entscheidet sie, was gebacken wird?', 'Wie entscheidet sie, was gebacken wird?'],
  ['french', 'Comment choisissent-ils leur pain ?', 'Comment les gens choisissent-ils leur pain ?'],
  ['spanish', '¿Cómo pagan ellos el pan?', '¿Cómo pagan las personas el pan?'],
  ['portuguese', 'Como eles pagam o pão?', 'Como as pessoas pagam o pão?'],
  ['russian', 'Как они выбирают хлеб?', 'Как люди выбирают хлеб?'],
  ['hindi', 'वे रोटी कहाँ से लेते हैं?', 'लोग रोटी कहाँ से लेते हैं?'],
  ['japanese', '彼らはどこでパンを買いますか？', '人々はどこでパンを買いますか？'],
  ['chinese', '他们在哪里买面包？', '受访者在哪里买面包？'],
])('in a question of a brief, a "they" that points to nobody is people: %s, %s', (language, description, question) => {
  expect(questionsInBrief({ description }, language)).toEqual([question]);
});

test('a title with a colon is no question of a brief', () => {
  const description = "The bakery: what's going on?\n\nBackground\nIt opened in May. What do people make of the oven?";
  expect(questionsInBrief({ description }, 'english')).toEqual(['What do people make of the oven?']);
  expect(questionsInBrief({ description: 'The new oven: what does it cost?' }, 'english')).toHaveLength(1);
});

test('a question of a brief that does not say what it is about stays with the one before it', () => {
  const brief = '1. What happens when no flour is left? Who notices it?\n2. Who notices it first?';
  const running = 'What happens when no flour is left? Who notices it? Who notices the empty bin first?';
  expect(questionsInBrief({ description: brief }, 'english')).toEqual([
    'What happens when no flour is left? Who notices it?',
    'Who notices it first?',
  ]);
  expect(questionsInBrief({ description: running }, 'english')).toEqual([
    'What happens when no flour is left? Who notices it?',
    'Who notices the empty bin first?',
  ]);
});

test.each([
  [
    'english',
    'We want to know how bakers get a stall and who decides it.',
    ['How do bakers get a stall? Who decides it?'],
  ],
  [
    'german',
    'Mich interessiert vor allem, wie die Vorbestellung im Alltag funktioniert und wer daran scheitert.',
    ['Wie funktioniert die Vorbestellung im Alltag? Wer scheitert daran?'],
  ],
  [
    'english',
    'We want to know how bakers get a stall and who decides the price.',
    ['How do bakers get a stall?', 'Who decides the price?'],
  ],
  [
    'german',
    'Mich interessiert, wie der Laden läuft. Was sonst noch aufkommt, gern mit aufnehmen.',
    ['Wie läuft der Laden?'],
  ],
] as const)('what %s briefs want to know stays together where it points back: %s', (language, description, asked) => {
  expect(askedInBrief({ description }, language)).toEqual(asked);
});

describe('what a brief asks', () => {
  test('is also what it wants to know without a question mark, asked aloud after its questions', () => {
    const brief = { description: 'We want to know how bakers order flour. Who decides what to bake?' };
    expect(askedInBrief(brief, 'english')).toEqual(['Who decides what to bake?', 'How do bakers order flour?']);
  });

  test.each([
    ['english', 'We ask about late drivers, trip costs, booked Saturdays.', 'How fair do people find trip costs?'],
    [
      'german',
      'Es geht um späte Fahrer, teure Fahrten, volle Samstage.',
      'Wie erleben die Menschen die teuren Fahrten?',
    ],
  ] as const)('are the subjects that it lists, without quotation marks: %s', (language, description, question) => {
    expect(askedInBrief({ description }, language)).toContain(question);
  });

  test('is what a Japanese brief wants to know, without that it wants to know it', () => {
    expect(askedInBrief({ description: '小さな店が補助金をどう使っているかを調べます。' }, 'japanese')).toEqual([
      '小さな店は補助金をどう使っていますか？',
    ]);
    const also = { description: '現金について調べます。あわせて、補助金がどのように使われているかも知りたいです。' };
    expect(askedInBrief(also, 'japanese')).toContain('補助金はどのように使われていますか？');
  });

  test.each<[Language, string, string[]]>([
    [
      'english',
      "Sanjay would like to hear what they bake at night, and I'm curious when someone trusts an oven.",
      ['What do people bake at night?'],
    ],
    [
      'english',
      'We want to know what happens when the flour is late: what it costs them, who notices, whether anybody rings.',
      ['What happens when the flour is late: what does it cost people, who notices, does anybody ring?'],
    ],
    [
      'english',
      'We want to know how the bread that gets sold comes about.',
      ['How does the bread that gets sold come about?'],
    ],
    ['english', 'I want to hear how it is.', []],
    [
      'english',
      `${'We look after ovens in the whole region and changed three things at once. '.repeat(12)}What happens around a cold oven at night. And what do people feel about working alone.`,
      ['What happens around a cold oven at night?', 'What do people feel about working alone?'],
    ],
    [
      'english',
      'We want to know how people actually get a loaf now, and whether the new oven has made that better or worse (I keep hearing both).',
      ['How do people actually get a loaf now?', 'Has the new oven made that better or worse?'],
    ],
    [
      'german',
      'Ehrlich gesagt wissen wir zwar, wie viele Brote gebacken werden, aber nicht, warum sie liegen bleiben.\n1. Wer lagert das Mehl?\n2. Was kostet der Ofen?',
      ['Wer lagert das Mehl?', 'Was kostet der Ofen?'],
    ],
    [
      'english',
      "We'd like to understand how bakers get through a flour shortage. So mainly: how they notice it early, and which tools carry the work.\n\n- what happens to the dough at handover\n- whether they'd accept another flour, and who decides\n- Do they share flour?\n\nSemi-structured, remote, where people disagree we want to see it.",
      [
        'What happens to the dough at handover?',
        'Do people share flour?',
        'Would people accept another flour?',
        'Who decides?',
        'How do bakers get through a flour shortage?',
        'How do people notice it early?',
        'Which tools carry the work?',
      ],
    ],
    [
      'german',
      'Hintergrund: Backstube Nord, Backstube Süd, Mühle West.\n1. Wer lagert das Mehl?\n2. Was kostet der Ofen?\n\nTobias wüsste außerdem gern, wie schlimm das Thema Frost noch ist. Daneben interessiert uns, ob das unser Fehler war.',
      ['Wer lagert das Mehl?', 'Was kostet der Ofen?', 'Wie schlimm ist das Thema Frost noch?'],
    ],
    ['english', 'What we do not need: wish lists, star ratings.', []],
    ['french', 'Si le temps le permet, des citations.', []],
    [
      'german',
      'Mich interessiert zuerst, ob der Ofen Arbeit abnimmt oder nur verschiebt (und wenn ja, zu wem).',
      ['Nimmt der Ofen Arbeit ab oder verschiebt nur?'],
    ],
    [
      'german',
      'Wir möchten wissen, wie Bäcker Mehl lagern, was sie ärgert und ob sie mehr zahlen würden.',
      ['Wie lagern Bäcker Mehl?', 'Was ärgert die Leute?', 'Würden die Menschen mehr zahlen?'],
    ],
    [
      'english',
      'We want to know how bakers store flour, what annoys them, and whether they would pay more.',
      ['How do bakers store flour?', 'What annoys people?', 'Would people pay more?'],
    ],
    [
      'spanish',
      'Queremos saber cómo guardan la harina los panaderos, qué les molesta y si pagarían más.',
      ['¿Cómo guardan la harina los panaderos?', '¿Qué les molesta?'],
    ],
    ['chinese', '我们想了解面包师如何储存面粉，什么让他们烦恼。', ['面包师如何储存面粉？']],
    ['german', 'Was wir NICHT brauchen: Wunschlisten.', []],
    [
      'german',
      'Dann das leidige Thema Mehl: Wie läuft das morgens wirklich, Stichwort Lieferung?',
      ['Mehl: Wie läuft das morgens wirklich?'],
    ],
  ])('holds what it wants to know in running text: %s, %s', (language, description, questions) => {
    const asked = askedInBrief({ description }, language);
    for (const question of questions) expect(asked).toContain(question);
    if (description.includes('\n')) expect(asked).toEqual(questions);
    if (questions.length === 0) expect(asked.filter((one) => /\?/.test(one) && !/thema|about/iu.test(one))).toEqual([]);
  });

  test('is nothing where a brief names nothing', () => {
    expect(askedInBrief({ name: 'How we bake' }, 'english')).toEqual([]);
    expect(askedInBrief({}, 'english')).toEqual([]);
  });
});

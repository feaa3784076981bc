import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { languagePack } from '../pack.ts';
import type { AddedAs, ConsequenceKind, GeneralQuestion, StatementKind, SummaryInput } from './templates.ts';

const themes = ['Θ', 'two words', 'a longer theme of several words', 'orders', 'zz', 'rain', 'paper list'];
const kinds: StatementKind[] = ['difficulty', 'wish', 'liking', 'habit', 'reason', 'other'];
const consequences: ConsequenceKind[] = [
  'cost',
  'time',
  'risk',
  'frequency',
  'workaround',
  'hindrance',
  'affected',
  'outcome',
];
const hows: AddedAs[] = ['when', 'reason', 'says', 'answers', 'also', 'next'];
const generals: GeneralQuestion[] = ['difficulty', 'wish', 'liking', 'habit', 'cost', 'rest'];
const names = ['Mara', 'Tom', 'Jon', 'Interviewee in P14', 'Lena'];
const summary: SummaryInput = {
  speakers: ['Mara', 'Tom', 'Jon'],
  people: 3,
  peopleInAll: 5,
  documents: 2,
  documentsInAll: 4,
  kinds: {},
};
const unnamed = { ...summary, speakers: [], people: 0, peopleInAll: 0 };
const counts = [1, 2, 3, 4, 5, 11, 21, 22, 100];
const questionMark = { arabic: '؟', chinese: '？', japanese: '？' } as Record<string, string | undefined>;

function everySentence(language: (typeof languages)[number]): string[] {
  const { templates } = languagePack(language);
  const { person, context, question } = templates;
  const { about, general } = question;
  const summaries = counts.flatMap((people) =>
    names.flatMap((name, i) =>
      [people, people + 1, 12].flatMap((peopleInAll) => {
        const counted = { ...summary, speakers: [name, ...names.slice(0, people - 1)], people, peopleInAll };
        const split = { difficulty: people, [kinds[i] ?? 'wish']: 1 };
        return [
          templates.summary({ ...counted, kinds: split }),
          templates.summary({
            ...counted,
            more: { quote: 'When it rains', speaker: 'Noor', how: hows[i] ?? 'adds' },
          }),
          templates.summary({
            ...counted,
            more: { quote: 'When it rains', speaker: name, how: 'further', asked: 'And why?' },
          }),
          templates.summary({ ...counted, against: { people, quote: 'Never.', speaker: name } }),
          templates.summary({ ...counted, roles: ['baker', '', 'drives a van'], peopleAsked: 7 }),
          templates.summary({ ...counted, isWish: true }),
          templates.summary({ ...counted, quoteTag: 'hi' }),
          templates.summary(counted),
          templates.summary({ ...unnamed, documents: people, documentsInAll: peopleInAll }),
        ];
      }),
    ),
  );
  const reasons = consequences.flatMap((kind) =>
    themes.flatMap((quote) => [
      templates.why({ consequences: [{ kind, quote, speaker: 'Noor' }], question: '' }),
      templates.why({
        consequences: [
          { kind, quote },
          { kind, quote, speaker: 'Noor' },
        ],
        question: '',
      }),
      templates.why({ consequences: [{ kind, quote }], brief: 'Bread and rain. More.', question: 'Why bread?' }),
      templates.why({ consequences: [], brief: `Why ${quote}?`, question: 'Why bread?' }),
      templates.why({ consequences: [], question: `Why ${quote}?` }),
      templates.why({ consequences: [], asked: `Why ${quote}?`, question: 'Why bread?' }),
    ]),
  );
  return [
    ...themes.map(about),
    ...generals.map(general),
    templates.summary({ ...unnamed, more: { quote: 'It rains', how: 'adds' } }),
    templates.summary({ ...unnamed, against: { people: 0, quote: 'It is dry' } }),
    ...summaries,
    ...reasons,
    templates.place({ page: 3 }),
    templates.place({ row: 14, cell: 'Comment' }),
    templates.place({ line: 40 }),
    templates.place({ paragraph: 2 }),
    templates.speakerSaid('Noor', 'It rains.'),
    templates.refusal([]),
    templates.refusal(['bread', 'rain', 'ovens']),
    templates.notStated(),
    person.unnamed(2),
    person.interviewee(),
    person.respondent(7),
    person.roleUnknown(),
    person.noDescription(),
    person.quoted('I bake.'),
    person.inDocument('P1', 'monday'),
    ...[person.career('Baker', null), person.career(null, '4'), person.career('Baker', '4')],
    ...[person.wishes('More rain.'), person.everyDay('I bake.'), person.background('I am old.')],
    ...counts.flatMap((n) => [context.respondents(n), context.others(n), context.fromGuide(n, n + 1)]),
    ...[context.concern('Noor', 'It rains.'), context.concern(null, 'It rains.')],
    ...[context.adds('Noor', 'It rains.'), context.adds(null, 'It rains.')],
    context.fromGuide(1, 1),
    context.fromSurvey(),
    context.title('Bread'),
    context.title(''),
    context.brief(),
    context.voices(),
    context.unnamed(),
    context.topics(),
    context.unanswered(),
    context.questions(),
    context.fromBrief(),
    context.general(),
    templates.noUsableText(),
  ];
}

describe.each(languages)('the sentences of %s', (language) => {
  const { templates } = languagePack(language);
  const sentences = everySentence(language);

  test('are finished: no gaps, no leftovers, no doubled marks', () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{|#/);
      expect(sentence).toBe(sentence.trim());
      expect(sentence).not.toMatch(/ {2}|[.。।]{2}|,,|\?\?|\( | \)/u);
      expect(sentence).not.toMatch(/["']/);
      expect(sentence.length).toBeGreaterThan(0);
    }
  });

  test('open as many quotation marks as they close', () => {
    const count = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;
    for (const sentence of sentences) {
      if (language === 'german') expect(count(sentence, /„/g)).toBe(count(sentence, /“/g));
      else expect(count(sentence, /[“«「]/g)).toBe(count(sentence, /[”»」]/g));
    }
  });

  test('ask with the question mark of the language, and in the words of the brief', () => {
    const mark = questionMark[language] ?? '?';
    const { about, general } = templates.question;
    for (const asked of [...themes.map(about), ...generals.map(general)]) {
      expect(asked.endsWith(mark)).toBe(true);
      if (language === 'spanish') expect(asked.startsWith('¿')).toBe(true);
    }
    for (const theme of themes) expect(about(theme)).toContain(theme);
  });

  test('are not all alike: several wordings for one kind of finding', () => {
    const openings = new Set(
      names.map((name) => templates.summary({ ...summary, speakers: [name] }).replaceAll(name, '…')),
    );
    expect(openings.size).toBeGreaterThan(1);
    expect(new Set(generals.map(templates.question.general)).size).toBe(generals.length);
  });

  test('are the same for the same finding', () => {
    expect(templates.summary(summary)).toBe(templates.summary({ ...summary }));
  });

  test('say who speaks, and of how many others only the number', () => {
    const text = templates.summary({ ...summary, people: 17, peopleInAll: 19 });
    for (const part of ['17', '19', 'Mara', 'Tom', 'Jon', '14']) expect(text).toContain(part);
  });

  test('give a number of people as a word, and no number of a single document', () => {
    if (language !== 'japanese')
      expect(templates.summary({ ...summary, people: 6, peopleInAll: 12 })).not.toMatch(/\d/);
    expect(templates.summary({ ...unnamed, documents: 1, documentsInAll: 1 })).not.toMatch(/\d/);
    const alone = templates.summary({ ...summary, speakers: ['Mara'], people: 1, peopleInAll: 1, documentsInAll: 1 });
    expect(alone).not.toMatch(/\d/);
    expect(alone).toContain('Mara');
  });

  test('say how people differ, and nothing of it where all say the same', () => {
    const plain = templates.summary(summary);
    const told = (kinds: SummaryInput['kinds']) => templates.summary({ ...summary, kinds });
    expect(told({ difficulty: 2, wish: 1 })).not.toBe(plain);
    expect(told({ difficulty: 2, wish: 1 })).not.toBe(told({ difficulty: 2, reason: 1 }));
    expect(told({ difficulty: 3 })).toBe(plain);
    expect(told({ other: 3 })).toBe(plain);
  });

  test('quote a second voice or those who contradict, with the name', () => {
    const when = templates.summary({
      ...summary,
      more: { quote: 'Only if it rains', speaker: 'Noor', how: 'when' },
    });
    const against = templates.summary({ ...summary, against: { people: 2, quote: 'Never in May', speaker: 'Lena' } });
    expect(when).toMatch(/Noor.*Only if it rains|Only if it rains.*Noor/su);
    expect(against).toMatch(/Lena.*Never in May/su);
    expect(against).not.toBe(
      templates.summary({ ...summary, against: { people: 1, quote: 'Never in May', speaker: 'Lena' } }),
    );
  });

  test('state what follows in cited words, and which part of the brief is answered', () => {
    const cited = { kind: 'time' as const, quote: 'it takes all Friday', speaker: 'Mara' };
    const why = templates.why({
      consequences: [cited],
      brief: 'How bakeries plan. And more.',
      question: 'What about rain?',
    });
    for (const part of ['it takes all Friday', 'Mara', 'How bakeries plan']) expect(why).toContain(part);
    expect(why).not.toMatch(/What about rain|And more/);
  });

  test('state the question where there is neither a consequence nor a brief, and never more than two consequences', () => {
    expect(templates.why({ consequences: [], question: 'What about rain?' })).toContain('What about rain');
    const aloud = templates.why({ consequences: [], asked: 'And when it snows?', question: 'What about rain?' });
    expect(aloud).toContain('And when it snows');
    expect(aloud).not.toContain('rain');
    const both = templates.why({ consequences: [], asked: 'How do you book? … And then?', question: '' });
    expect(both).toContain('How do you book? … And then?');
    const three = consequences.slice(0, 3).map((kind, i) => ({ kind, quote: `word${i}` }));
    expect(templates.why({ consequences: three, question: 'What about rain?' })).not.toMatch(/word2|rain/);
  });

  test('keep quotation marks inside a quotation apart from those around it', () => {
    const quote = 'They say "tomorrow" and mean never';
    const text = templates.summary({ ...summary, more: { quote, speaker: 'Noor', how: 'adds' } });
    expect(text).not.toContain('"');
    expect(text).toContain('tomorrow');
  });

  test('give an address only for what is known', () => {
    expect(templates.place({})).toBe('');
    expect(templates.place({ startMs: 725_000 })).toBe('00:12:05');
    expect(templates.place({ row: 14, cell: 'Comment' })).toMatch(/14.*Comment/);
    expect(templates.place({ sheet: 'Answers', row: 2 })).toContain('Answers');
  });

  test('name the nearest topics when something is not found', () => {
    expect(templates.refusal(['bread', 'rain'])).toContain('bread');
    expect(templates.refusal([])).not.toBe(templates.refusal(['bread']));
  });
});

test('the specification’s words are used in English', () => {
  const { person, place } = languagePack('english').templates;
  expect(person.unnamed(3)).toBe('Person 3');
  expect(person.roleUnknown()).toBe('Role unknown');
  expect(person.noDescription()).toBe('No description available');
  expect(place({ page: 3 })).toBe('page 3');
  expect(place({ row: 14, cell: 'Comment' })).toBe('row 14, Comment');
});

test.each([
  ['english', 'Baker', 'eleven years', 'Baker with eleven years of experience.'],
  ['german', 'Bäckerin', 'elf Jahren', 'Bäckerin, elf Jahre Erfahrung.'],
  ['german', null, 'einem Jahr', 'ein Jahr Erfahrung.'],
  ['french', 'Boulangère', 'onze ans', 'Boulangère avec onze ans d’expérience.'],
  ['russian', 'Пекарь', 'одиннадцать лет', 'Пекарь, опыт: одиннадцать лет.'],
  ['japanese', 'パン職人', '11年', 'パン職人、経験11年。'],
  ['arabic', 'خباز', null, 'خباز.'],
] as const)('%s joins the role and the years of experience', (language, role, years, sentence) => {
  expect(languagePack(language).templates.person.career(role, years)).toBe(sentence);
});

test.each([
  ['english', 'how small bakeries plan production', 'How do small bakeries plan production?'],
  ['english', 'how bakers are trained', 'How are bakers trained?'],
  ['english', 'how often people complain', 'How often do people complain?'],
  ['english', 'what they throw away', 'What do people throw away?'],
  ['english', 'what would help them most', 'What would help people most?'],
  ['english', 'what would have to change for them to stay', 'What would have to change for people to stay?'],
  ['english', 'what neighbours want for them', 'What do neighbours want for them?'],
  ['english', 'how usable the dashboard is for researchers', 'How usable is the dashboard for researchers?'],
  ['english', 'what the new booking has changed for the crew', 'What has the new booking changed for the crew?'],
  ['english', "whether it's changed what they buy", 'Has it changed what they buy?'],
  ['english', "what it's like on site now", 'What is it like on site now?'],
  ['german', "wie soll's in zehn Jahren aussehen", "Wie soll's in zehn Jahren aussehen?"],
  ['english', 'what costs them time', 'What costs people time?'],
  ['english', 'what makes them leave', 'What makes people leave?'],
  ['english', 'what keeps the others', 'What makes people stay?'],
  ['english', 'what the long waiting costs tenants', 'What does the long waiting cost tenants?'],
  ['english', 'how the owner decides', 'How does the owner decide?'],
  ['english', 'how the goods and the price decides', 'Can you tell us how the goods and the price decides?'],
  ['english', 'why bakers who like the work still leave', 'Why do bakers who like the work still leave?'],
  ['english', 'whether the line to the mill in town is ever used', 'Is the line to the mill in town ever used?'],
  [
    'english',
    'why people in their thirties come once and stay away',
    'Why do people in their thirties come once and stay away?',
  ],
  ['english', 'whether the short slot puts people off', 'Does the short slot put people off?'],
  ['english', 'whether night staff and day staff do it differently', 'Do night staff and day staff do it differently?'],
  ['english', 'what staff on site could do differently', 'What could staff on site do differently?'],
  ['english', 'why so many of them stop coming', 'Why do so many people stop coming?'],
  ['english', 'which kind of loaf sticks in people’s heads', 'Which kind of loaf sticks in people’s heads?'],
  ['english', 'what a “good” baker does differently', 'What does a “good” baker do differently?'],
  ['english', 'why regulars do not return', 'Why do regulars not return?'],
  ['english', 'which rounds don’t work', 'Which rounds don’t work?'],
  ['english', 'which insurance they rely on', 'Which insurance do people rely on?'],
  ['english', 'how bakers ordered last year', 'How did bakers order last year?'],
  ['english', 'why bread goes stale', 'Why does bread go stale?'],
  ['english', 'how dust builds up in the oven', 'How does dust build up in the oven?'],
  ['english', 'where the bread goes at night', 'Where does the bread go at night?'],
  ['english', 'what problems bakers have', 'What problems do bakers have?'],
  ['english', 'what staff believe lies behind late loaves', 'What do staff believe lies behind late loaves?'],
  ['english', 'which parts of it matter for their work', 'Which parts of it matter for their work?'],
  ['english', 'which of the ovens they tried they would keep', 'Which of the ovens they tried would people keep?'],
  ['english', 'what a tool for small bakeries should do first', 'What should a tool for small bakeries do first?'],
  ['english', 'where the work actually falls', 'Where does the work actually fall?'],
  ['english', 'what late loaves from bakers', 'Can you tell us what late loaves from bakers?'],
  ['english', 'late buses', 'What do people say about late buses?'],
  ['german', 'wie Bäcker bestellen', 'Wie bestellen Bäcker?'],
  ['german', 'späte Busse', 'Was berichten die Menschen zum Thema „späte Busse“?'],
  ['french', 'comment les boulangers commandent', 'Comment est-ce que les boulangers commandent\u00a0?'],
  ['french', 'pourquoi ils partent', 'Pourquoi est-ce qu’ils partent\u00a0?'],
  ['french', 'ce qui leur coûte du temps', 'Qu’est-ce qui leur coûte du temps\u00a0?'],
  ['french', 'ce qu’ils jettent', 'Qu’est-ce qu’ils jettent\u00a0?'],
  ['french', 'combien ils vendent', 'Combien est-ce qu’ils vendent\u00a0?'],
  ['french', 'à quel moment ils partent', 'À quel moment est-ce qu’ils partent\u00a0?'],
  ['french', 'si le four chauffe assez', 'Est-ce que le four chauffe assez\u00a0?'],
  ['french', 'ce que devient le pain invendu', 'Que devient le pain invendu\u00a0?'],
  ['french', 'à qui les clients se plaignent', 'À qui est-ce que les clients se plaignent\u00a0?'],
  ['french', 'à qui s’adressent-ils', 'À qui s’adressent-ils\u00a0?'],
  ['french', 'quelle place la famille prend', 'Quelle place est-ce que la famille prend\u00a0?'],
  ['spanish', 'si vale la pena', '¿Vale la pena?'],
  ['spanish', 'cómo piden los panaderos', '¿Cómo piden los panaderos?'],
  ['spanish', 'cómo los panaderos piden', '¿Qué cuentan las personas sobre cómo los panaderos piden?'],
  ['portuguese', 'como os padeiros encomendam', 'Como os padeiros encomendam?'],
  ['portuguese', 'se vale a pena', 'Vale a pena?'],
  ['russian', 'как пекари заказывают муку', 'Как пекари заказывают муку?'],
  ['arabic', 'كيف يطلب الخبازون', 'كيف يطلب الخبازون؟'],
  ['arabic', 'ما يرمونه', 'ما الذي يرمونه؟'],
  ['hindi', 'बेकर कैसे ऑर्डर करते हैं', 'बेकर कैसे ऑर्डर करते हैं?'],
  ['japanese', 'パン屋がどう注文しているか', 'パン屋はどう注文していますか？'],
  ['japanese', '何が店を助けているか', '何が店を助けていますか？'],
  ['japanese', 'パン屋が困っているか', 'パン屋は困っているのでしょうか？'],
  ['chinese', '面包师如何订货', '面包师如何订货？'],
] as const)('%s asks “%s” aloud', (language, clause, question) => {
  expect(languagePack(language).templates.question.about(clause)).toBe(question);
});

test.each([
  ['english', 'At least six of twelve people'],
  ['german', 'mindestens sechs von zwölf Personen'],
  ['french', 'au moins six personnes sur douze'],
  ['spanish', 'al menos seis de doce personas'],
  ['portuguese', 'pelo menos seis de doze pessoas'],
  ['russian', 'как минимум шесть из двенадцати опрошенных'],
  ['arabic', 'ستة على الأقل من أصل اثني عشر شخصًا'],
  ['hindi', 'बारह में से कम से कम छह लोगों'],
  ['japanese', '12人中少なくとも6人'],
  ['chinese', '十二人中至少有六人'],
] as const)(
  '%s counts six of twelve people, and says that more may speak of it in their own words',
  (language, phrase) => {
    const text = languagePack(language).templates.summary({ ...summary, people: 6, peopleInAll: 12 });
    expect(text.toLowerCase()).toContain(phrase.toLowerCase());
  },
);

test.each([
  [1, 'один человек говорит о трудностях'],
  [2, 'двое говорят о трудностях'],
  [5, 'пятеро говорят о трудностях'],
  [8, 'восемь человек говорят о трудностях'],
] as const)('russian agrees with %i people who describe a difficulty', (n, clause) => {
  const kinds = { difficulty: n, wish: 9 };
  expect(
    languagePack('russian')
      .templates.summary({ ...summary, people: 9, kinds })
      .toLowerCase(),
  ).toContain(clause);
});

test('one of several and all of two read naturally', () => {
  const { templates } = languagePack('english');
  const two = { ...summary, speakers: ['Mara', 'Tom'], people: 2, peopleInAll: 2 };
  expect(templates.summary(two)).toMatch(/^Both people (?:speak about this|bring this up): Mara and Tom\.$/);
  expect(templates.summary({ ...summary, speakers: ['Noor'], people: 1, peopleInAll: 2 })).toMatch(
    /^Noor, one of two people, [^.:]*\.$/,
  );
  expect(templates.summary({ ...summary, speakers: ['Noor'], people: 1 })).toMatch(
    /^Noor, one of five people, [^.:]*\.$/,
  );
  expect(templates.summary({ ...summary, speakers: ['Noor'], people: 1, peopleInAll: 42 })).toMatch(
    /^Noor, one of 42 people, [^.:]*\.$/,
  );
  const three = { ...summary, speakers: ['Mara', 'Tom', 'Noor'], people: 3 };
  expect(templates.summary(three)).toMatch(/three of five people/i);
  expect(templates.summary(three)).not.toMatch(/at least/i);
});

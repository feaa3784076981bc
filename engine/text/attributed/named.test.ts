import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { proseTurns } from './prose-turns.ts';
import { plainNames } from './testing/plain-names.ts';

/** What participants say in a text: "quoted Anna: I lift the hives by hand". */
function said(text: string, language: Language = 'english'): string[] {
  return (proseTurns(text, language, []) ?? []).flatMap(({ speaker, prose, start, end }) =>
    speaker ? [`${prose.part} ${speaker}: ${text.slice(start, end)}`] : [],
  );
}
const peopleOf = (text: string, language: Language = 'english') => [
  ...new Set((proseTurns(text, language, []) ?? []).flatMap(({ speaker }) => speaker ?? [])),
];

const expected: Record<Language, string[]> = {
  arabic: [
    'reported ليلى: أخبرتنا ليلى أن الماكينة تتعطل كل أسبوع.',
    'reported سامي: وقال سامي إن القماش يصل متأخرا.',
    'reported ليلى: ليلى: لا وقت للراحة بين الطلبات',
    'reported سامي: سامي (خياط): يكتب المقاسات على الحائط',
  ],
  chinese: ['reported 李强: 李强告诉我们，冬天的生意少一半。', 'quoted 王芳: 我一个人管账，晚上才有空。'],
  english: [
    'reported Anna: Anna told us that the scales stop working in the rain.',
    'quoted Anna: I lift the hives by hand',
    'reported Berta: Berta explained that the jars come too late.',
    'reported Tom: Tom (carpenter): no time for forms',
    "reported Berta: Berta: labels are printed at her cousin's shop",
  ],
  french: [
    'reported Claire: Claire nous a dit que la colle sèche trop vite.',
    'quoted Claire: Je travaille la nuit',
    'reported Hugo: Hugo explique que le papier arrive plié.',
    'reported Amina: Amina (relieuse) : pas de place pour la presse',
    'reported Hugo: Hugo : commande le cuir par téléphone',
  ],
  german: [
    'reported Jana: Jana erzählte uns, dass die Ersatzteile nie rechtzeitig kommen.',
    'quoted Jana: Ich löte die Lampen selbst',
    'reported Uwe: Uwe erklärte, dass die Kasse jeden Abend abstürzt.',
    'reported Selin: Selin (Lehrling): keine Zeit für das Berichtsheft',
    'reported Uwe: Uwe: schreibt die Termine auf Pappe',
  ],
  hindi: [
    'reported सुनीता: सुनीता ने हमें बताया कि मशीन हर हफ़्ते रुक जाती है।',
    'quoted सुनीता: मैं रात में सिलाई करती हूँ और बच्चे सो जाते हैं।',
    'reported सुनीता: सुनीता (दर्ज़ी): ऑर्डर लिखने का समय नहीं मिलता',
  ],
  japanese: [
    'reported 木村さん: 木村さんは、部品が届くのが遅いと話した。',
    'quoted 木村さん: 在庫は紙に書いています',
    'reported 大野さん: 大野さん（見習い）：日報を書く時間がない',
  ],
  portuguese: [
    'reported Inês: A Inês contou-nos que o forno apaga durante a noite.',
    'quoted Inês: Eu durmo ao lado do forno',
    'reported Tiago: O Tiago explicou que o barro chega seco.',
    'reported Lurdes: Lurdes (oleira): sem tempo para as faturas',
    'reported Tiago: Tiago: aponta as encomendas na parede',
  ],
  russian: [
    'reported Ольга: Ольга рассказала нам, что весы ломаются каждую неделю.',
    'quoted Ольга: Я взвешиваю муку на глаз',
    'reported Иван: Иван добавил, что печь остывает слишком быстро.',
    'reported Тамара: Тамара (кассир): нет времени на отчёты',
    'reported Иван: Иван: записывает заказы мелом на двери',
  ],
  spanish: [
    'reported Lucía: Lucía nos contó que el pegamento se seca enseguida.',
    'quoted Lucía: Yo coso de noche',
    'reported Andrés: Andrés explicó que las suelas llegan torcidas.',
    'reported Rosario: Rosario (aprendiza): sin tiempo para las facturas',
    'reported Andrés: Andrés: apunta los pedidos en la puerta',
  ],
};

test.each(Object.entries(expected) as [Language, string[]][])(
  'in %s, people who are only named speak where the writers met them, and lists note what each said',
  (language, lines) => {
    expect(said(plainNames[language], language)).toEqual(lines);
  },
);

describe('a person who is only named', () => {
  test.each([
    ['told the writers something', 'Field notes. Anna told us that the app logs her out twice a day.', ['Anna']],
    [
      'is one of several who were interviewed',
      'Notes. We interviewed Anna, Tom and Berta. Berta said that the oven is far too slow. Tom added that nobody repairs it.',
      ['Berta', 'Tom'],
    ],
    [
      'says several things',
      'Usability test, round 2. Anna said that the button is hard to find. Later Anna explained that she gave up twice.',
      ['Anna'],
    ],
    [
      'has a name that no list has, and is quoted as "I"',
      'Field notes. "I carry water twice a day," said Thandolwe. Thandolwe explained that the pump is always broken.',
      ['Thandolwe'],
    ],
    [
      'has two names',
      'Field notes. Anna Quist told us that the ferry is always late. Quist added that nobody waits for her.',
      ['Anna Quist'],
    ],
  ])('is a participant who %s', (_, text, people) => {
    expect(peopleOf(text)).toEqual(people);
  });

  test.each([
    ['says one thing only', 'Field notes from the harbour. Anna said that the ferry is always late.'],
    [
      'is told of by a participant',
      'Field notes. We watched the crew. Her sister Eva said that the ferry is late. Eva said that she takes the bus.',
    ],
    [
      'says something in the words of another',
      'Field notes. P3 told us that Eva said the ferry is late. P3 told us that Eva said the bus is full.',
    ],
    [
      'is a character of a novel',
      'Chapter One\n\nAnna said that the house was cold. "I shall leave," Anna said. Tom told us that she meant it. Tom said that the interview was over.',
    ],
    [
      'is in the news',
      'The strike goes on. Anna told reporters that she is tired. "I want to sleep," Anna said. The interview was published on Monday.',
    ],
    [
      'is an author',
      'Field notes. We read Anna (2013). Anna (2013) said that signs mean bad design. Anna (2013) said that forms are long.',
    ],
    ['asks', 'Interview notes. The moderator Anna said that we would begin. Anna said that the session is recorded.'],
    ['is a company', 'Field notes. Waxwing told us that scales are coming. Waxwing said that the price is fair.'],
    [
      'is a place',
      'Field notes from a trip to Sofia. In Sofia it rained. Sofia said no to the tram. Sofia said no again.',
    ],
    ['is a trade', 'Field notes. Nurses told us that the ward is cold. Management said that it will be repaired soon.'],
  ])('is none who %s', (_, text) => {
    expect(peopleOf(text).filter((name) => name !== 'P3')).toEqual([]);
  });
});

describe('a list', () => {
  const head = 'Interviews with bakers\n\nWe spoke with Tom and Ada.\n\n';
  test('notes what a person said over several sentences, and what they are quoted with', () => {
    expect(
      said(`${head}- Tom (baker): no time for forms. He writes orders on the door.\n- Ada: "I bake at four."`),
    ).toEqual([
      'reported Tom: Tom (baker): no time for forms.',
      'reported Tom: He writes orders on the door.',
      'quoted Ada: I bake at four.',
    ]);
  });
  test.each([
    ['of people', 'Participants\n- Tom (baker): recruited in the shop\n- Ada: nine years in the trade'],
    ['of tasks', 'Next steps:\n- Tom: send the photos of the oven\n- Ada: call back on Monday morning'],
  ])('%s notes nothing that was said', (_, list) => {
    expect(said(head + list)).toEqual([]);
  });
  test('credits no one with what another person says in it', () => {
    expect(said(`${head}- Tom (baker): Ada said that the oven is slow`)).toEqual([
      'reported Ada: Tom (baker): Ada said that the oven is slow',
    ]);
  });
});

test('the next people in a list do not describe a person', () => {
  const text = 'Interviews. We spoke with Anna, Tom and Berta. Anna told us that the app logs her out.';
  expect(proseTurns(text, 'english', [])?.find((t) => t.speaker === 'Anna')?.prose.about).toBeNull();
});

test('a sister is only mentioned, a nurse speaks', () => {
  const text = (who: string) => `Field notes. ${who} Eva Lund said that the ward is always cold.`;
  expect(peopleOf(text('Her sister'))).toEqual([]);
  expect(peopleOf(text('The nurse'))).toEqual(['Eva Lund']);
});

import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { conceptsOfLanguage } from '../data/data.ts';
import { languagePack } from '../pack.ts';
import { fields } from './fields.ts';
import { suggestTopicNames, type TopicBrief } from './topics.ts';

const briefs: readonly (readonly [Language, TopicBrief, readonly string[]])[] = [
  [
    'english',
    {
      name: 'Food waste at home',
      description: 'How families decide what to throw away and why food goes bad in the fridge.',
    },
    ['Reasons for throwing things away', 'Storage and shelf life', 'Use of leftovers'],
  ],
  [
    'english',
    {
      description:
        'Find out why customers cancel their gym membership and what role opening hours play. We care about pricing.',
    },
    ['Gym membership', 'Opening hours', 'Prices and special offers', 'Reasons for leaving'],
  ],
  [
    'spanish',
    { description: 'Qué esperan los visitantes de un museo pequeño y qué les haría volver.' },
    ['Museo pequeño', 'Motivos para volver', 'Señalización y orientación'],
  ],
  [
    'french',
    { name: 'Gaspillage alimentaire dans les cantines scolaires' },
    ['Gaspillage alimentaire', 'Cantines scolaires', 'Taille des portions'],
  ],
  [
    'german',
    {
      name: 'Pendeln',
      description: 'Wie Pendler mit verspäteten Zügen umgehen und was sie sich von der App wünschen.',
    },
    ['Verspätungen und Ausfälle', 'Auskunft bei Störungen', 'Nutzung der App'],
  ],
  [
    'portuguese',
    { name: 'Contas de luz', longBrief: 'As famílias atrasam o pagamento e querem economizar energia.' },
    ['Leitura da conta', 'Formas de economizar energia', 'Dívidas e pagamentos em atraso'],
  ],
  [
    'russian',
    { description: 'Как семьи сортируют мусор дома: место на кухне, правила, доверие к переработке.' },
    ['Нехватка места', 'Доверие к переработке', 'Контейнеры и пункты приёма'],
  ],
  [
    'chinese',
    { name: '社区垃圾分类', description: '了解居民在家里如何分类垃圾，为什么有些人不愿意分类。' },
    ['分类的意愿', '垃圾桶与投放点'],
  ],
  [
    'japanese',
    { name: '買い物アプリ', description: '高齢者がスーパーの買い物アプリをどう使い、どこで困るのかを知りたい。' },
    ['アプリの使い方', '操作のしやすさ', '文字の大きさと見やすさ'],
  ],
  [
    'arabic',
    { description: 'كيف يختار المرضى طبيبهم وما الذي يقلقهم عند حجز المواعيد عبر الإنترنت.' },
    ['حجز المواعيد عبر الإنترنت', 'اختيار الطبيب', 'المخاوف والقلق'],
  ],
  [
    'hindi',
    { name: 'अस्पताल में अपॉइंटमेंट', description: 'मरीज़ डॉक्टर का समय कैसे लेते हैं और कतार में कितना इंतज़ार करते हैं।' },
    ['अपॉइंटमेंट की बुकिंग', 'इंतज़ार का समय'],
  ],
];

function expectGoodNames(names: readonly string[], language: Language): void {
  expect(names.length).toBeGreaterThanOrEqual(5);
  expect(names.length).toBeLessThanOrEqual(10);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  const longest = language === 'chinese' || language === 'japanese' ? 20 : 40;
  for (const name of names) {
    expect(name.length).toBeGreaterThan(1);
    expect(name.length).toBeLessThanOrEqual(longest);
    expect(name).toBe(name.trim());
    expect(name).not.toMatch(/user experience|usability|general|undefined/iu);
  }
}

describe('topics from a brief', () => {
  test.each(briefs)('in %s: %o', (language, brief, expected) => {
    const names = suggestTopicNames(brief, language);
    expect(names).toEqual(expect.arrayContaining([...expected]));
    expectGoodNames(names, language);
    for (const plain of languagePack(language).topics.bare) expect(names).not.toContain(plain);
  });

  test('a place, a time or a person in the brief is no topic', () => {
    const names = suggestTopicNames(
      {
        name: 'Food waste',
        description: 'How small bakeries in Leeds deal with unsold bread.',
        longBrief:
          'Bakeries order flour weekly. Staff decide each evening what goes into the bin. Prices are cut after four.',
      },
      'english',
    );
    expect(names).toEqual(expect.arrayContaining(['Unsold bread', 'Price reductions']));
    expect(names.join()).not.toMatch(/Leeds|weekly|evening|Staff decide|\bBin\b/u);
  });

  test('no name is in a case that needs a sentence around it', () => {
    const german = { description: 'Wie Gäste mit verspäteten Zügen umgehen und von kleinen Kindern lernen.' };
    expect(suggestTopicNames(german, 'german').join()).not.toMatch(/Zügen|Kindern/u);
    const russian = { description: 'Как жители справляются с шумными соседями и говорят о новых домах.' };
    expect(suggestTopicNames(russian, 'russian').join()).not.toMatch(/соседями|домах/iu);
  });

  test('a verb is no topic, nor a noun with a person who does something', () => {
    const arabic = suggestTopicNames({ description: 'كيف يختار المرضى طبيبهم وما الذي يقلقهم.' }, 'arabic');
    expect(arabic.join()).not.toMatch(/طبيبهم|يقلقهم/u);
    const japanese = suggestTopicNames({ description: '高齢者がどこで困るのかを知りたい。' }, 'japanese');
    expect(japanese).not.toContain('困る');
    const russian = suggestTopicNames({ description: 'Новые клиенты скачивают приложение.' }, 'russian');
    expect(russian.join()).not.toMatch(/скачивают/u);
    const spanish = suggestTopicNames({ description: 'Muchos pacientes llaman por teléfono.' }, 'spanish');
    expect(spanish.join()).not.toMatch(/llaman/u);
  });

  test('two names do not say the same: a specific concept takes the place of the plain one', () => {
    const names = suggestTopicNames(
      { name: 'Сортировка мусора', description: 'Правила сортировки и доверие к переработке.' },
      'russian',
    );
    expect(names).toContain('Доверие к переработке');
    expect(names).not.toContain('Доверие и сомнения');
  });

  test('a brief of an unknown field keeps its subject in some names and is filled with what is asked of any', () => {
    const names = suggestTopicNames({ name: 'Tattoo studios' }, 'english');
    expect(names.filter((name) => /tattoo studios/iu.test(name)).length).toBeGreaterThanOrEqual(2);
    expect(names.filter((name) => !/tattoo studios/iu.test(name)).length).toBeGreaterThanOrEqual(2);
    expectGoodNames(names, 'english');
  });

  test('a brief in another language gets concepts in the language of the project', () => {
    const names = suggestTopicNames(
      { name: 'Food waste at home', description: 'How families decide what to throw away.' },
      'german',
    );
    expect(names).toEqual(expect.arrayContaining(['Gründe für das Wegwerfen', 'Verwertung von Resten']));
  });

  test('titles lose their capitals', () => {
    expect(suggestTopicNames({ name: 'Telehealth Appointments For Older Patients' }, 'english')).toContain(
      'Telehealth appointments',
    );
  });

  test('words about the research itself are no topics', () => {
    const names = suggestTopicNames(
      { description: 'The goal of this study is to explore insights about bread.' },
      'english',
    );
    expect(names.join(' ')).not.toMatch(/study|insight|explore/i);
    expect(names.join(' ')).toMatch(/bread/i);
  });

  test.each(languages)('an empty brief still gets five plain names in %s', (language) => {
    expect(suggestTopicNames({}, language)).toHaveLength(5);
    expect(suggestTopicNames({ name: '?!', description: '  ' }, language)).toHaveLength(5);
  });

  test('a brief of many subjects gives no more than ten', () => {
    const longBrief = Array.from(
      { length: 60 },
      (_, i) => `oven type ${String.fromCharCode(97 + (i % 26))}${i} matters for bread`,
    ).join('. ');
    expect(suggestTopicNames({ longBrief }, 'english').length).toBeLessThanOrEqual(10);
  });
});

describe('the concepts', () => {
  const english = Object.keys(conceptsOfLanguage('english').concepts);

  test.each(languages)('are named once each in %s, and every field has its cues', (language) => {
    const { fields: cues, concepts } = conceptsOfLanguage(language);
    expect(Object.keys(concepts).sort()).toEqual([...english].sort());
    expect(Object.keys(cues).sort()).toEqual(fields.map((field) => field.key).sort());
    const names = Object.values(concepts).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('belong to fields only by keys that exist', () => {
    for (const field of fields) {
      for (const concept of field.concepts) expect(english).toContain(concept);
      for (const other of field.leaves) expect(fields.map(({ key }) => key)).toContain(other);
    }
  });
});

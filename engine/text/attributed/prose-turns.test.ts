import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { proseTurns } from './prose-turns.ts';
import { reports } from './testing/reports.ts';

/** What participants say in a text: "quoted Maria Keller: I have forty patients". */
function said(text: string, language: Language = 'english'): string[] {
  return (proseTurns(text, language, []) ?? []).flatMap(({ speaker, prose, start, end }) =>
    speaker ? [`${prose.part} ${speaker}: ${text.slice(start, end)}`] : [],
  );
}

const expected: Record<Language, string[]> = {
  english: [
    'reported Maria Keller: Maria Keller, head nurse at a hospital in Ulm, told us she never reads the mails.',
    'quoted Maria Keller: I have forty patients',
    'quoted Maria Keller: By the time I sit down it is four in the morning, and I am not going to open a mailbox then.',
    'reported P4: P4 (teacher, 12 years) said that the rota is always late.',
    'reported Mr Tanaka: According to Mr Tanaka, the night porter, most messages are about parking.',
    'quoted Mr Tanaka: Nobody parks at night',
    'quoted Sofia Brandt: I print the rota and stick it to the fridge, because the app logs me out.',
    'quoted P7: We never see the new rota before Friday.',
    'reported Maria Keller: She explained that the list is faster than any app.',
  ],
  german: [
    'reported Petra Sommer: Frau Sommer erzählte uns, dass sie jeden Morgen vierzig Anrufe entgegennimmt.',
    'quoted Petra Sommer: Ich habe keine Hand frei, wenn jemand vor mir steht',
    'quoted Petra Sommer: Deshalb lasse ich es einfach klingeln.',
    'quoted Kai Lorenz: Ich unterschreibe Rezepte zwischen zwei Patienten, und manchmal vergesse ich eines.',
    'reported Kai Lorenz: Laut Dr. Lorenz dauert ein Rezept drei Minuten.',
    'reported Kai Lorenz: Herr Lorenz hat uns außerdem gesagt, dass er die neue Software nicht mag.',
    'reported TN3: TN3 (Auszubildende, 1. Lehrjahr) meinte, sie traue sich nicht zu fragen.',
    'quoted TN3: Alle haben es eilig',
    'quoted Aylin Demir: Ein Zettel am Bildschirm hilft mir mehr als jede Schulung.',
  ],
  french: [
    "reported Sophie Marchand: Sophie Marchand, livreuse depuis quatre ans, nous a expliqué qu'elle ne regarde jamais la carte.",
    'quoted Sophie Marchand: Je connais toutes les rues par cœur',
    "quoted Sophie Marchand: L'application m'envoie toujours par la montée.",
    'reported M. Diallo: Selon M. Diallo, ancien cuisinier, les pourboires ont disparu.',
    'quoted M. Diallo: Avant, les gens descendaient avec une pièce',
    'reported P2: P2 (étudiant, 22 ans) a dit que la pluie double les commandes.',
  ],
  spanish: [
    'reported Carmen Ruiz: Carmen Ruiz, pescadera desde hace veinte años, nos contó que abre a las cinco.',
    'quoted Carmen Ruiz: A las cinco ya hay cola, y yo sola no puedo con todo',
    'quoted Carmen Ruiz: El hielo me lo traen tarde',
    'reported Señor Molina: Según el señor Molina, frutero, los sábados vende el doble.',
    'reported P3: P3 (clienta, 67 años) dijo que le faltan bancos para sentarse.',
  ],
  portuguese: [
    'reported Joana Pires: Joana Pires, educadora há onze anos, contou-nos que escreve o relatório em casa.',
    'quoted Joana Pires: Aqui nunca tenho dez minutos seguidos',
    'quoted Joana Pires: Levo o caderno e escrevo na cozinha',
    'reported Sr Teixeira: Segundo o Sr. Teixeira, pai de gémeos, a aplicação envia avisos a mais.',
    'reported P3: P3 (cozinheira, 58 anos) disse que as alergias estão numa folha na parede.',
  ],
  russian: [
    'reported Ольга Миронова: Ольга Миронова, библиотекарь с двадцатилетним стажем, рассказала нам, что каталог зависает каждый день.',
    'quoted Ольга Миронова: Я записываю номера на бумажке и вношу их вечером',
    'reported Ольга Миронова: По словам Ольги Мироновой, читатели не жалуются.',
    'quoted Г-н Петров: Зимой дверь не закрывается, и все мёрзнут',
    'reported Респондент 3: Респондент 3 (студентка) сказала, что мест не хватает.',
  ],
  japanese: [
    'quoted 田中恵子: 夜勤のあとは記録を書く気力が残っていません。',
    'reported 田中恵子: 田中さんによると、記録は一晩に二十件ほどある。',
    'quoted 田中恵子: 手書きのほうが早いので、あとで写しています',
    'quoted 山本さん: 紙をなくしたいけれど、停電が心配です',
    'reported 参加者A: 参加者A（看護師、経験12年）は、引き継ぎの時間が短すぎると述べた。',
  ],
  chinese: [
    'reported 李秀兰: 李秀兰（退休教师，68岁）告诉我们，她每天十一点就去排队。',
    'quoted 李秀兰: 去晚了就没有鱼了',
    'quoted 李秀兰: 我一个人吃饭，做多了也是浪费。',
    'quoted 王师傅: 早上四点开始和面，冬天水特别冷。',
    'reported 受访者3: 受访者3（外卖员）表示，中午没有地方坐。',
  ],
  hindi: [
    'reported सीमा वर्मा: सीमा वर्मा (गणित की शिक्षिका, 15 वर्ष) ने हमें बताया कि रजिस्टर भरने में रोज़ एक घंटा लगता है।',
    'quoted सीमा वर्मा: बच्चों के सामने बैठकर मैं सिर्फ़ हाज़िरी लिखती रहती हूँ',
    'reported सीमा वर्मा: उन्होंने कहा कि ऐप बहुत धीमा है।',
    'reported श्री मोहन: श्री मोहन के अनुसार, बिजली दोपहर में चली जाती है।',
    'quoted प्रतिभागी 3: हमारे पास तीन ही कंप्यूटर हैं और दो खराब हैं।',
  ],
  arabic: [
    'reported مريم العلي: مريم العلي، صيدلانية منذ عشر سنوات، أخبرتنا أن النظام يتوقف كل مساء.',
    'quoted مريم العلي: أكتب الوصفات على الورق ثم أنقلها في الليل',
    'reported مريم العلي: وأضافت مريم العلي أن الورق لا يضيع.',
    'quoted السيد حسن: الزبائن ينتظرون نصف ساعة ويغضبون مني',
    'reported المشاركة 3: المشاركة 3 (طالبة، 22 عامًا) قالت إن الأسعار غير واضحة.',
  ],
};

test.each(Object.entries(expected) as [Language, string[]][])(
  'in %s, words in quotation marks and reports belong to the participants described, and to no others',
  (language, lines) => {
    expect(said(reports[language], language)).toEqual(lines);
  },
);

test('what prose says of a person comes with their words', () => {
  const about = (name: string) =>
    proseTurns(reports.english, 'english', [])?.find((t) => t.speaker === name)?.prose.about;
  expect(about('Maria Keller')).toMatchObject({ role: null, detail: 'head nurse at a hospital in Ulm', facts: [] });
  expect(about('P4')).toMatchObject({ role: null, detail: 'teacher', facts: ['12 years'] });
  expect(about('P7')).toBeNull();
});

describe('no one is a participant', () => {
  test.each([
    [
      'in the news',
      'The council met on Tuesday. "This is a good day for our city," said mayor Hans Gruber, 54. Petra Lang, head of the transport department, told reporters that the first buses will run in May.',
    ],
    [
      'in the news, though they gave an interview',
      'In an interview with the newspaper, the actor Paul Stern, 61, told reporters he is tired. "I want to sleep," said Paul Stern. The spokeswoman for the theatre did not comment.',
    ],
    [
      'in fiction',
      'Chapter One\n\nMr. Harland, a gentleman of small fortune, told me that the house was let at last. "You must visit him," said Mrs. Harland, his wife. "I shall do no such thing," Mr. Harland replied.',
    ],
    [
      'among authors who are cited',
      'We interviewed nobody yet. Don Norman (2013) said that signs mean bad design. In the words of Steve Krug, author of a well-known book, "Don\'t make me think." Lea Brandt et al said that forms are long.',
    ],
    [
      'among companies',
      'Notes on the site visit: Acme Logistics, a delivery company, said that routes will be shorter. Northern Rail, the operator of the line, said “We are working on the doors.”',
    ],
    [
      'who asks',
      'Interview notes. The moderator, Eva Stone, said that the session would be recorded. "Please think aloud," Eva Stone said.',
    ],
    ['who is merely mentioned', 'Field notes: Jonas Weber, the porter, fetched coffee. Anna Lind, a cook, left early.'],
    [
      'without a name',
      'Field notes from the ward. One nurse said the room was cold. "It is always cold," she said. Someone told us that the door is broken.',
    ],
  ])('%s', (_, text) => {
    expect(said(text)).toEqual([]);
  });
});

describe('a pronoun', () => {
  const visit = 'Field notes. Maria Keller, a head nurse, was there.';
  test('means the only person mentioned, also across paragraphs', () => {
    const text = `${visit} She said that the mails are too long.\n\n"I print the rota," she said.`;
    expect(said(text)).toEqual([
      'reported Maria Keller: She said that the mails are too long.',
      'quoted Maria Keller: I print the rota',
    ]);
  });
  test.each([
    [
      'two people were told of',
      `${visit} Sofia Brandt, a night nurse, came as well. She said that the mails are too long.`,
    ],
    ['somebody without a role was told of', `${visit} We then met Anna Berg. She said that the mails are too long.`],
    ['a relation was told of', `${visit} Her manager walked in. "This is too loud," she said.`],
    ['the wife of the person was told of', `${visit} Keller's sister agreed. "It is too loud," she said.`],
    ['the person is two paragraphs away', `${visit}\n\nThe ward has forty beds.\n\n"It is too loud," she said.`],
  ])('means no one where %s', (_, text) => {
    expect(said(text)).toEqual([]);
  });
});

test('of two people with one surname, the surname alone means neither', () => {
  const text =
    'Two of one family were interviewed. Ruth Adler, a cook, said the kitchen is too hot. Ben Adler, a driver, told us: "I eat in the van." Adler said that lunch starts at eleven.';
  expect(said(text)).toEqual([
    'reported Ruth Adler: Ruth Adler, a cook, said the kitchen is too hot.',
    'quoted Ben Adler: I eat in the van.',
  ]);
});

test('a surname means no one where the text also names a bearer without a description', () => {
  const text =
    'Field notes. Ruth Adler, a cook, said the kitchen is too hot. Later we saw Jonas Adler in the yard. Adler said that lunch starts at eleven.';
  expect(said(text)).toEqual(['reported Ruth Adler: Ruth Adler, a cook, said the kitchen is too hot.']);
});

test('what two people say together belongs to neither', () => {
  expect(
    said(
      'Interviews. Sarah Lind, a cook, and Tom Berg, a caretaker, live here. Sarah Lind and Tom Berg said the entrance is dark.',
    ),
  ).toEqual([]);
});

test.each([
  ['several people agree', 'Interviews. According to P1, P3 and P6, wages arrive after the tenth.'],
  ['only a trade is named', 'Interviews with drivers. A driver was late. "My wife does the paperwork." - Driver, 51'],
  ['they say it in a book', 'Interviews. In her memoir, Ada Quist, a former driver, said that the road is a home.'],
])('nothing is attributed where %s', (_, text) => {
  expect(said(text)).toEqual([]);
});

test('what people say is no description of them', () => {
  const text =
    'Interviews. The head of sales, Nils Dahl, told us that a new app is planned. "We hear you," Nils Dahl said.';
  expect(proseTurns(text, 'english', [])?.find((t) => t.speaker)?.prose.about ?? null).toBeNull();
});

test('a title is shown in the form that it has without a name', () => {
  const text = 'Interviews. Wir sprachen mit Herrn Yilmaz. Herr Yilmaz erklärte, er fahre täglich 80 Kilometer.';
  expect(said(text, 'german')).toEqual(['reported Herr Yilmaz: Herr Yilmaz erklärte, er fahre täglich 80 Kilometer.']);
});

test('a title and a single word in quotation marks are no statements', () => {
  const text =
    'Interviews. Ada Lind, a baker, said that "slow" is the wrong word. Ada Lind said she had read “The Long Winter”.';
  expect(said(text).filter((line) => line.startsWith('quoted'))).toEqual([]);
});

test('an apostrophe ends no quotation, and a second part continues it', () => {
  const text = "Interviews. 'I don't read it,' said Ada Lind, a baker, 'because it's never short.'";
  expect(said(text)).toEqual(["quoted Ada Lind: I don't read it", "quoted Ada Lind: because it's never short."]);
});

test('names before a colon, and after a quotation, attribute it', () => {
  const text =
    'Interviews\n\nAmir, 34, a nurse: "I keep the list in my head."\n\n“Paper gets wet.” (Lea Roth, courier)\n\n"I walk." – P12';
  expect(said(text)).toEqual([
    'quoted Amir: I keep the list in my head.',
    'quoted Lea Roth: Paper gets wet.',
    'quoted P12: I walk.',
  ]);
});

test('names may be bold, and lines wrapped', () => {
  const text =
    '# Interviews\n\n- **Ada Lind** (baker, Leeds) said: "I bake at\nfour in the morning."\n- **Ben Roth**, a driver, said that the bridge\nis closed.';
  expect(said(text)).toEqual([
    'quoted Ada Lind: I bake at\nfour in the morning.',
    'reported Ben Roth: **Ben Roth**, a driver, said that the bridge\nis closed.',
  ]);
});

test('only the words in quotation marks are theirs: the attribution and the rest of the text are not', () => {
  const text = 'Interviews. Ada Lind, a baker, lives here. "I bake at four in the morning," said Ada Lind. It rained.';
  const turns = proseTurns(text, 'english', []) ?? [];
  expect(turns.map(({ start, end, prose }) => [prose.part, text.slice(start, end).trim()])).toEqual([
    ['account', 'Interviews. Ada Lind, a baker, lives here. "'],
    ['quoted', 'I bake at four in the morning'],
    ['attribution', '," said Ada Lind.'],
    ['account', 'It rained.'],
  ]);
});

import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';
import { phraseTable } from '../phrases/key-phrases.ts';
import { genericWordsOf } from './generic-words.ts';

async function readIn(language: Language, sentences: readonly string[]) {
  const documents = sentences.map((text, i) => plainDocument(text, i + 1));
  const corpus = await engine.prepare(documents, { language });
  const phrase = (text: string) => phraseTable(corpus).all.find((p) => p.text === text);
  return { corpus, phrase };
}

const trains: [Language, string, string, string[]][] = [
  [
    'english',
    'train',
    'ticket',
    [
      'The train was full.',
      'I like the train.',
      'My train stood still.',
      'A train is a room. The ticket is dear, and the ticket is small.',
    ],
  ],
  [
    'german',
    'Zug',
    'Fahrkarte',
    ['Der Zug war voll.', 'Ich mag den Zug.', 'Mein Zug stand still.', 'Im Zug ist es warm. Die Fahrkarte ist teuer.'],
  ],
  [
    'spanish',
    'tren',
    'billete',
    ['El tren iba lleno.', 'Me gusta el tren.', 'Mi tren se paró.', 'En el tren hace calor. El billete es caro.'],
  ],
  [
    'french',
    'train',
    'billet',
    [
      'Le train était plein.',
      'Je préfère le train.',
      'Mon train reste à quai.',
      'Dans le train il fait chaud. Le billet est cher.',
    ],
  ],
  [
    'portuguese',
    'trem',
    'bilhete',
    ['O trem estava cheio.', 'Eu prefiro o trem.', 'Meu trem parou.', 'No trem faz calor. O bilhete é caro.'],
  ],
  [
    'russian',
    'поезд',
    'билет',
    [
      'Этот поезд был полон.',
      'Я люблю этот поезд.',
      'Мой поезд стоял.',
      'Наш поезд тёплый. Этот билет дорогой, и этот билет маленький.',
    ],
  ],
  [
    'arabic',
    'القطار',
    'التذكرة',
    ['كان القطار مزدحما.', 'أحب القطار كثيرا.', 'توقف القطار في الليل.', 'القطار دافئ. التذكرة غالية جدا.'],
  ],
  [
    'hindi',
    'गाड़ी',
    'टिकट',
    [
      'गाड़ी में आज सुबह बहुत भीड़ थी।',
      'मुझे गाड़ी में नींद आती है।',
      'मेरी गाड़ी में बैठने की जगह नहीं थी।',
      'गाड़ी में कल बहुत गर्मी थी। टिकट का दाम ज़्यादा है।',
    ],
  ],
  ['chinese', '火车', '车票', ['我的火车很满。', '我喜欢这火车。', '我们的火车停了。', '这火车很暖和。我的车票很贵。']],
  [
    'japanese',
    '電車',
    '切符',
    ['電車は混んでいました。', '私は電車が好きです。', '電車が止まりました。', '電車は暖かいです。切符が高いです。'],
  ],
];

test.each(trains)(
  'in %s, %s is generic where every document contains it, and %s is not',
  async (language, everywhere, once, sentences) => {
    const { corpus, phrase } = await readIn(language, sentences);
    const generic = genericWordsOf(corpus, {});
    const [common, rare] = [phrase(everywhere), phrase(once)];
    expect(common && generic.isGeneric(common)).toBe(true);
    expect(rare && generic.isGeneric(rare)).toBe(false);
  },
);

const rides = [
  'We like Railo, and the Railo app.',
  'I found Railo late. The bread is old.',
  'The bread is cheap.',
  'The bread was dry.',
];

test('a name that the brief uses is generic, however few mention it', async () => {
  const { corpus, phrase } = await readIn('english', [...rides.slice(0, 1), ...rides]);
  const railo = phrase('Railo');
  expect(railo && genericWordsOf(corpus, { name: 'Why people leave Railo' }).isGeneric(railo)).toBe(true);
});

test('a word of the brief is generic where half of the documents contain it, unless the brief names it by itself', async () => {
  const { corpus, phrase } = await readIn('english', rides);
  const bread = phrase('bread');
  const isGeneric = (description: string) => bread && genericWordsOf(corpus, { description }).isGeneric(bread);
  expect(isGeneric('How people buy their bread and what they throw away.')).toBe(true);
  expect(isGeneric('We ask about the queue, the bread, the price.')).toBe(false);
  expect(isGeneric('We ask about queues and prices.')).toBe(false);
});

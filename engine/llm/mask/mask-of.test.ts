import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { maskedText, maskOf } from './mask-of.ts';

const text = `Interviewer: Who are you?
Ines Duarte: I am Ines, and I bake with my aunt at 12 Harbour Street. Duarte is on the door.
Tom: Write to ines.duarte@bakery.example or call +44 20 7946 0958.
Ines Duarte: My account is GB29 NWBK 6016 1331 9268 19, and the card is 4111 1111 1111 1111.`;

async function masked(data: string) {
  const mask = maskOf(await prepare([plainDocument(text)]));
  const part = mask.part({ data, label: 'Text' });
  return { data: 'data' in part ? part.data : '', mask };
}

test('names, e-mail and postal addresses, phone and account numbers become marks', async () => {
  const { data } = await masked(text);
  expect(data).not.toMatch(/Ines|Duarte|Tom\b|@|7946|NWBK|4111|Harbour/);
  expect(data).toContain('Interviewer: Who are you?');
  expect(data.match(/[A-Z]+_\d+/g)?.length).toBe(10);
});

test('what a reply says with marks is read with the words again, also inside lists', async () => {
  const { data, mask } = await masked('Ines Duarte, Tom and 12 Harbour Street');
  expect(mask.restore({ all: [data] })).toEqual({ all: ['Ines Duarte, Tom and 12 Harbour Street'] });
  expect(mask.restore({ title: 'NAME_999 stays' })).toEqual({ title: 'NAME_999 stays' });
});

test('the same words get the same mark whatever is asked first', async () => {
  const first = await masked('Tom called +44 20 7946 0958.');
  const second = await masked('Write to ines.duarte@bakery.example.');
  expect((await masked('Tom called +44 20 7946 0958.')).data).toBe(first.data);
  expect((await masked('Write to ines.duarte@bakery.example.')).data).toBe(second.data);
});

test.each([
  ['Ich wohne in der Lindenstraße 14, 10117 Berlin.', /Linden|14/],
  ['Wir sind unter 030 1234567 zu erreichen.', /1234567/],
  ['J’habite 5 rue de la Paix.', /Paix/],
  ['Vivo en calle Mayor 12.', /Mayor/],
  ['Moro na rua das Flores 7.', /Flores/],
  ['Я живу: ул. Ленина, д. 5.', /Ленина/],
  ['我住在南京东路100号。', /南京/],
  ['DE89 3704 0044 0532 0130 00 ist mein Konto.', /3704/],
])('%s', (sentence, secret) => {
  expect(maskedText(sentence, 'english')).not.toMatch(secret);
});

test.each([
  'We throw away forty kilos in 2023.',
  'It costs 1,250 euros and takes 45 minutes.',
  'In week 12 we had 300 orders.',
])('%s stays as it is', (sentence) => {
  expect(maskedText(sentence, 'english')).toBe(sentence);
});

test('a name is masked to the letter, whatever marks it holds', () => {
  const text = 'D. Lind [2] spoke. DxLind spoke.';
  expect(maskedText(text, 'english', ['D. Lind [2]'])).toBe('NAME_1 spoke. DxLind spoke.');
});

test('speakers of a passage are masked where it is only compared', () => {
  expect(maskedText('Ines: I am Ines.', 'english', ['Ines'])).toBe('NAME_1: I am NAME_1.');
});

const mentions: readonly [Language, string, RegExp][] = [
  [
    'english',
    'I asked my boss Petra and Mr. Hollis about it. Petra said no, and then Lindqvist came.',
    /Petra|Hollis|Lindqvist/,
  ],
  [
    'german',
    'Meine Chefin Petra hat Frau Lindner angerufen, und Torsten wusste von nichts. Petra war sauer.',
    /Petra|Lindner|Torsten/,
  ],
  ['french', 'J’ai demandé à Petra et à Mme Lenoir, mais Petra ne savait rien.', /Petra|Lenoir/],
  ['spanish', 'Le pregunté a Petra y a la señora Ortega, pero Petra no sabía nada.', /Petra|Ortega/],
  ['portuguese', 'Perguntei à Petra e à dona Amélia, mas a Petra não sabia de nada.', /Petra|Amélia/],
  [
    'russian',
    'Я спросила Петру и Марию Ивановну, но Мария Ивановна ничего не знала, а Ивановну я люблю.',
    /Петру|Марию|Ивановну/,
  ],
  ['chinese', '我问了王经理和李娜，王经理说不知道。', /王|李娜/],
  ['japanese', '佐藤さんと田中部長に聞きましたが、佐藤さんは知りませんでした。', /佐藤|田中/],
  ['arabic', 'سألت مديرتي هناء والسيد طارق، لكن هناء لم تكن تعرف.', /هناء|طارق/],
  ['hindi', 'मैंने सुनीता और शर्मा जी से पूछा, पर सुनीता को पता नहीं था।', /सुनीता|शर्मा/],
];

test.each(mentions)(
  'in %s people who are only mentioned are masked, and come back in a reply',
  async (language, text, names) => {
    const corpus = await prepare([plainDocument(text)], { language });
    const mask = maskOf(corpus);
    const part = mask.part({ data: text, label: '' });
    const data = 'data' in part ? part.data : '';
    expect(data).not.toMatch(names);
    expect(mask.restore({ title: data })).toEqual({ title: text });
    expect(maskedText(text, language)).not.toMatch(names);
  },
);

test('days, months and words of the language are not taken for names', () => {
  const text = 'On Monday I order flour, and every March the oven is cleaned by the People who built it.';
  expect(maskedText(text, 'english')).toMatch(/Monday.+flour.+March.+oven/);
  const german = 'Am Montag bestelle ich Mehl, und die Maschine reinigt jemand aus der Firma.';
  expect(maskedText(german, 'german')).toBe(german);
});

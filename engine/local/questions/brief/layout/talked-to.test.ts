import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

const asked = (language: Language, description: string) => askedInBrief({ name: '', description }, language);

test.each<[Language, string, string]>([
  [
    'english',
    'We interviewed five people: a night baker, a shop lead, a miller and an administrator who does invoicing. We want to know why the bread runs out.',
    'Why does the bread run out?',
  ],
  [
    'english',
    'We spoke to:\n- a night baker\n- a shop lead\n- a miller\n\nGoals:\n- Find out why the bread runs out.',
    'Why does the bread run out?',
  ],
  [
    'german',
    'Gesprochen haben wir mit vier Leuten: einer Bäckerin, einem Müller, einer Verkäuferin und einem Fahrer. Wir wollen wissen, warum das Brot ausgeht.',
    'Warum geht das Brot aus?',
  ],
  [
    'french',
    'Nous avons rencontré quatre personnes : une boulangère, un meunier, une vendeuse, un chauffeur.\n\nObjectifs :\n- Comprendre pourquoi le pain manque',
    'Pourquoi est-ce que le pain manque\u00a0?',
  ],
  [
    'spanish',
    'Hemos entrevistado a cuatro personas: una panadera, un molinero, una dependienta y un repartidor.\n\nObjetivos:\n- Saber por qué falta pan',
    '¿Por qué falta pan?',
  ],
  [
    'german',
    'Interviewt wurden zwei Bäckerinnen, ein Müller und der Leiter der Mühle. Was ich wissen will:\n- Warum geht das Brot aus?',
    'Warum geht das Brot aus?',
  ],
  [
    'german',
    'Man bestellt per App oder Telefon, bekommt nach dem Backen ein Foto.\n\nFragen:\n- Warum geht das Brot aus?',
    'Warum geht das Brot aus?',
  ],
  [
    'japanese',
    '次の方々に話を聞きました：\n- パン職人\n- 店長\n- 配達員\n\n知りたいこと：\n- なぜパンが余るのか',
    'なぜパンが余るのでしょうか？',
  ],
  [
    'chinese',
    '我们采访了三个人：\n- 面包师\n- 店长\n- 送货员\n\n想了解的问题：\n- 为什么面包会剩下',
    '为什么面包会剩下？',
  ],
  [
    'portuguese',
    'Entrevistámos quatro pessoas: uma padeira, um moleiro, uma gerente e um motorista.\n\nObjetivos:\n- Perceber porque falta o pão',
    'Porque falta o pão?',
  ],
  [
    'russian',
    'Мы поговорили с четырьмя людьми: пекарь, мельник, продавец, водитель.\n\nВопросы:\n- Почему не хватает хлеба?',
    'Почему не хватает хлеба?',
  ],
])('who was talked to is not asked about: %s, %s', (language, brief, question) => {
  expect(asked(language, brief)).toEqual([question]);
});

test('what the same sentence wants to know is asked', () => {
  expect(
    asked('english', 'We talked to bakers and want to know: why they quit, how they learn, when they sleep.'),
  ).toEqual(expect.arrayContaining(['Why do people quit?']));
});

test.each([
  ['- when drivers use the app and when they use paper', 'When do drivers use the app and when do they use paper?'],
  ['- when people trust the scales and when they don’t', 'When do people trust the scales and when don’t they?'],
])('people who were named are “they” in the rest of the question: %s', (brief, question) => {
  expect(asked('english', brief)).toEqual([question]);
});

import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

const asked = (language: Language, ...items: string[]) =>
  askedInBrief({ description: items.map((item) => `- ${item}`).join('\n') }, language);

test.each<[Language, string, string]>([
  ['english', 'price tiers, which one are they on', 'Price tiers: which one are they on?'],
  [
    'english',
    'oven dropping out, do they notice before or after',
    'Oven dropping out: do they notice before or after?',
  ],
  ['english', 'leaving the old mill, what nearly put them off', 'Leaving the old mill: what nearly put them off?'],
  ['english', 'half loaves – good idea or not', 'Half loaves: good idea or not?'],
  ['german', 'Roggen/Dinkel: reicht die Auswahl', 'Roggen/Dinkel: reicht die Auswahl?'],
  ['spanish', 'conexión con el molino, ver si la quieren', 'Conexión con el molino: ¿la quieren?'],
  [
    'spanish',
    'hoja de pedidos (la de siempre), qué tiene que el cuaderno no tenga',
    'Hoja de pedidos: ¿qué tiene que el cuaderno no tenga?',
  ],
  [
    'french',
    'commande en ligne – date limite du jeudi, qui oublie',
    'Commande en ligne, date limite du jeudi\u00a0: qui oublie\u00a0?',
  ],
  ['portuguese', 'pão errado. quantas vezes volta', 'Pão errado: quantas vezes volta?'],
  ['russian', 'меню булочной. на какой строке сдаются', 'Меню булочной: на какой строке сдаются?'],
])('a note is asked with the thing that it names first, in %s: %s', (language, item, question) => {
  expect(asked(language, item, 'x')).toEqual([question]);
});

test('an item of a list is asked about even if nothing of it asks, where the others ask', () => {
  expect(asked('german', 'Schlange!! 25 min Pause', 'warum die Stammgäste wegbleiben', 'was fehlt im Regal')).toContain(
    'Wie gehen die Menschen mit der Schlange um?',
  );
  expect(asked('german', 'Schlange!! 25 min Pause', '20 Bäcker, 3 Mühlen', '2 Wochen im Mai')).toEqual([]);
});

test('a note says itself that it is dropped, and its list is what else is asked', () => {
  expect(
    asked(
      'english',
      'why people give up in year 2!! 14 plots handed back since Easter',
      'half plots?? would they have taken one. Sunita v keen',
      'water. the dip tanks. (careful, sore point) – how do they manage in a dry spell',
      'theft - not sure it is a thing any more. drop',
      'do newer ones feel welcome or is there a clique (Col: there isn’t. Ann: there is)',
      'how did they learn? youtube, grandad, nobody',
    ),
  ).toEqual([
    'Water, the dip tanks: how do they manage in a dry spell?',
    'Do newer ones feel welcome or is there a clique?',
    'How did people learn? Youtube, grandad, nobody?',
    'Why do people give up in year 2?',
    'Half plots: would they have taken one?',
  ]);
});

test('beside notes, what is asked about the work is not asked of people', () => {
  const notes = '- why bakers leave in spring\n- what holds them\n- who sells the flour\n- how they wait\n\n';
  expect(askedInBrief({ description: `${notes}who transcribes? Ann's niece? 10 people?` }, 'english')).toHaveLength(4);
});

test.each<[Language, string]>([
  ['german', 'wie lange es dauert, bis die Reparatur des Ofens erledigt ist'],
  ['russian', 'почему пекари отложили ремонт'],
  ['french', 'pourquoi les clients laissent tomber le pain noir'],
  ['english', 'which loaves were dropped'],
  ['japanese', '何を見て店を決める'],
])('a wish is no note that says it is dropped, in %s: %s', (language, wish) => {
  expect(asked(language, wish, 'x').filter((question) => !question.startsWith('x'))).toHaveLength(1);
});

test('beside notes, a question in prose is asked even if other words lead to it', () => {
  const notes = '- why bakers leave in spring\n- what holds them\n- who sells the flour\n- how they wait\n\n';
  const description = `${notes}In the end, which oven would bakers buy again?`;
  expect(askedInBrief({ description }, 'english').some((question) => question.includes('which oven'))).toBe(true);
});

test('an item that says what would be good to know is asked what it wants', () => {
  expect(asked('english', 'would be good to know how bakers cope', 'x')).toEqual(['How do bakers cope?']);
});

test.each<['english' | 'german' | 'french', string, string]>([
  ['english', 'bonus scheme (fair?)', 'Bonus scheme: fair?'],
  ['english', 'reminders (too many? too few?)', 'Reminders: too many, too few?'],
  ['german', 'Rabatte (versteht die einer?)', 'Rabatte: versteht die einer?'],
  ['german', 'Öfen – Reichweite im Winter', 'Öfen: wie läuft die Reichweite im Winter?'],
  ['english', 'neighbours - who did they ask', 'Neighbours: who did they ask?'],
  ['english', 'tablets vs paper for orders', 'Tablets or paper for orders: which do people prefer?'],
  ['french', 'tablettes vs papier', 'Tablettes ou papier\u00a0: que préfèrent les gens\u00a0?'],
  ['english', 'needle anxiety and how staff handled it', 'Needle anxiety: how did staff handle it?'],
  ['german', 'E-Rechnung – Angst oder Freude', 'E-Rechnung: Angst oder Freude?'],
  ['english', 'feeling safe in the yard', 'How safe do people feel in the yard?'],
  ['english', 'who in the shop actually looks at the list', 'Who in the shop actually looks at the list?'],
])('a note keeps what its brackets or its dash ask of its thing, in %s: %s', (language, item, question) => {
  const other = {
    english: 'why bakers leave',
    german: 'warum Bäcker gehen',
    french: 'pourquoi les boulangers partent',
  };
  expect(asked(language, item, other[language])).toContain(question);
});

test('titles among signed lines are not asked about', () => {
  const brief = `Apuntes (reunión con Rosa)

Antes de comprar
 – cómo se enteraron del horno
 – qué otros hornos miraron
Ya dentro
 – periodo de prueba
 – agenda digital, ¿la leen?
Dinero
 – cuota mensual`;
  expect(askedInBrief({ description: brief }, 'spanish')).toEqual([
    '¿Cómo se enteraron del horno?',
    '¿Qué otros hornos miraron?',
    'Agenda digital, ¿la leen?',
    '¿Qué tal le viene a la gente el periodo de prueba?',
    '¿Le parece justa a la gente la cuota mensual?',
  ]);
});

test.each(['-- ', '3/ ', '• '])('“%s” marks an item', (mark) => {
  const description = ['the oven', 'late flour', 'how bakers wait'].map((item) => mark + item).join('\n');
  expect(askedInBrief({ description }, 'english')).toEqual([
    'How do people use the oven?',
    'How do people cope with late flour?',
    'How do bakers wait?',
  ]);
});

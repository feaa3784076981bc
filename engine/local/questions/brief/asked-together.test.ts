import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

const asked = (description: string, language: Language) =>
  askedInBrief({ description }, language).map((question) => question.replace(/\s/gu, ' '));

test('what points back to a thing is asked together with the question that names it', () => {
  const brief =
    'Hi Tom, what I want from the talks at the mill:\n\nHow people really feel about vouchers, who decides on them, do they help with quiet days. ' +
    'And what would make a shop leave us. Drying the flour: who does it?';
  expect(asked(brief, 'english')).toContain(
    'How do people really feel about vouchers, who decides on them, do they help with quiet days?',
  );
});

test('two Spanish questions that are asked together have one pair of marks', () => {
  const brief =
    'Queremos entender cómo viven los panaderos los turnos, quién decide sobre ello y qué harían sin horno.';
  expect(asked(brief, 'spanish')).toContain('¿Cómo viven los panaderos los turnos, quién decide sobre ello?');
});

test('«les» means the people of the study, and is asked by itself', () => {
  expect(
    asked('Queremos saber cómo pagan la harina los panaderos, qué les molesta y si volverían.', 'spanish'),
  ).toContain('¿Cómo pagan la harina los panaderos?');
});

test.each([
  [
    'Luego los sacos que faltan o están rotos, quién los cuenta y cuánto les cuesta.',
    'Los sacos que faltan o están rotos: ¿quién los cuenta, cuánto les cuesta?',
  ],
  [
    'Cambios de última hora y cambios entre panaderos, qué pasa ahí.',
    'Cambios de última hora y cambios entre panaderos: ¿qué pasa ahí?',
  ],
])('a thing that a sentence names after a word that continues keeps its question: %s', (sentence, question) => {
  const brief = `Hola, aquí va lo que necesitamos de las cinco charlas. Lo primero: cómo se hace el pan hoy de verdad. ${sentence}`;
  const questions = asked(brief, 'spanish');
  expect(questions).toContain(question);
  expect(questions.join(' ')).not.toContain('Lo primero');
});

test('a question of a list may ask about something of those who ask, with the verb first', () => {
  const brief =
    'Fünf Gespräche zur Mühle.\n\n- wofür kommen die Leute am Sonntag überhaupt (Brot? Mehl?)\n- was passiert wenn der Ofen kalt ist\n- fehlt unser Müller eigentlich jemandem und wenn ja wofür';
  const questions = asked(brief, 'german');
  expect(questions).toContain('Wofür kommen die Leute am Sonntag überhaupt?');
  expect(questions).toContain('Fehlt unser Müller eigentlich jemandem und wenn ja wofür?');
});

test('« ça » and « ceux qui » are subjects, what its writer adds is left out, and no question is asked twice', () => {
  const brief =
    'Bonjour, pour les entretiens du fournil :\n\n- à quoi ça leur sert en vrai, et ce que ça remplace (pain, galette ?)\n- pourquoi ceux qui sont partis sont partis. la vraie raison pas juste le prix\n' +
    "- le tarif justement : à l'heure / forfait, comment ils calculent, qu'est-ce qui coince";
  const questions = asked(brief, 'french');
  expect(questions[0]).toMatch(/^À quoi est-ce que ça leur sert en vrai \?/u);
  expect(questions).toContain('Pourquoi est-ce que ceux qui sont partis sont partis ?');
  expect(questions.filter((question) => question.startsWith('Le tarif'))).toHaveLength(1);
});

test.each<[Language, string, string]>([
  [
    'english',
    '- bakers: what makes the night hard and what would make them leave? and is the new mixer helping or not, I hear two stories',
    'Bakers: what makes the night hard and what would make them leave? and is the new mixer helping or not?',
  ],
  ['russian', '- что решает на самом деле? мы все думаем что цена, я не уверен', 'Что решает на самом деле?'],
])(
  'in %s a question of a list keeps its own words without what its writer thinks of it',
  (language, item, question) => {
    const others = {
      english: '- who orders the flour?\n- who pays for it?',
      russian: '- кто заказывает муку?\n- кто за неё платит?',
    };
    expect(asked(`${item}\n${others[language as 'english']}`, language)).toContain(question);
  },
);

import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

const asked = (description: string, language: Language) =>
  askedInBrief({ description }, language).map((question) => question.replace(/\s/gu, ' '));

const story =
  'Four bakers and two drivers of the mill, mostly from the valley. Complaints are up since the harvest and nobody in the office agrees why. ' +
  'Want to understand what happens on the road when the flour is late, and do they hear of it at all? ';

test.each<[Language, string, string]>([
  [
    'english',
    `${story}The order book (new since May), where it lets people down and how drivers get round it. Need it before the 14th pls`,
    'The order book: where does it let people down, how do drivers get round it?',
  ],
  [
    'german',
    'Wollen wissen: wie läuft das Backen wirklich ab, wer macht das und wann? Abbestellen bei Regen, warum klappt das so oft nicht. Den Rest machen wir.',
    'Abbestellen bei Regen: warum klappt das so oft nicht?',
  ],
  [
    'french',
    "Entretiens au fournil, avant le budget. Ce qu'on aimerait comprendre : comment les gens choisissent leur pain (goût, prix). Les balances installées en mai, est-ce qu'ils s'en servent.",
    "Les balances installées en mai : est-ce qu'ils s'en servent ?",
  ],
])('in %s prose, what is asked about a thing keeps its name: %s', (language, brief, question) => {
  expect(asked(brief, language)).toContain(question);
});

test('what asks by itself is not asked about the words before it', () => {
  const brief = `${story}So mainly: how they notice it early, and which tools carry the work.`;
  expect(asked(brief, 'english').filter((question) => question.includes('mainly'))).toEqual([]);
  const french =
    "Le four communal, 3 boulangers et 2 meuniers. À creuser : comment ils s'inscrivent vraiment (le lundi), pourquoi certains appellent au lieu de passer par le site.";
  expect(asked(french, 'french')).toContain('Pourquoi est-ce que certains appellent au lieu de passer par le site ?');
  expect(asked(french, 'french').filter((question) => question.includes('creuser'))).toEqual([]);
});

test.each([
  ['The oven course, is it putting people off.', 'The oven course: is it putting people off?'],
  ['Oven hours - are Saturday + Wednesday evening any use.', 'Oven hours: are Saturday and Wednesday evening any use?'],
])('a yes-or-no question about a thing keeps its name: %s', (sentence, question) => {
  expect(asked(`${story}${sentence} Need it before the 14th pls`, 'english')).toContain(question);
});

test('what those who ask say they want is no part of what is asked', () => {
  const brief =
    'Five talks at the mill.\n\nWhat we want out of it: how do people order flour, and when do they give up?';
  expect(asked(brief, 'english')).toContain('How do people order flour, and when do they give up?');
});

test('a question with two marks is one, and no doubt about a thing', () => {
  expect(asked('Fünf Gespräche im Frühjahr. Verstehen die Leute ihre Rechnung??', 'german')).toEqual([
    'Verstehen die Leute ihre Rechnung?',
  ]);
});

test('questions in a row below what introduces them are separate questions', () => {
  const brief = 'Wollen wissen: Wer bestellt das Mehl? Was passiert, wenn keins da ist? Vertrauen sie der Waage?';
  expect(asked(brief, 'german')).toEqual([
    'Wer bestellt das Mehl?',
    'Was passiert, wenn keins da ist?',
    'Vertrauen sie der Waage?',
  ]);
});

test('what a brief rules out, and its background, are not asked about', () => {
  const brief =
    'Die Mühle beliefert vierzig Bäcker. Hintergrund: Das Büro ersäuft in Anfragen, und der Verband hat gefragt, was wir vorhaben.\n\n' +
    'Wollen wissen: wer bestellt das Mehl und wann? Bitte keine Wunschliste, lieber was wirklich passiert ist';
  expect(asked(brief, 'german')).toEqual(['Wer bestellt das Mehl und wann?']);
});

test('a clause that is a question already is asked as it is', () => {
  const brief = 'For those who have the order book: which parts do they use, what did they try and drop.';
  expect(asked(brief, 'english')).toEqual(['Which parts do people use?', 'What did people try and drop?']);
});

test('a question with a remark in brackets, or in the order of a clause, is asked as it would be aloud', () => {
  expect(
    asked(
      'How did new bakers learn the oven (the courses were a lot of work!!)? Why people freeze vs cancel, and is the freeze too complicated??',
      'english',
    ),
  ).toEqual([
    'How did new bakers learn the oven?',
    'Why do people freeze vs cancel, and is the freeze too complicated?',
  ]);
  expect(asked('Warum jemand bei uns bleibt, obwohl es billiger ginge?', 'german')).toEqual([
    'Warum bleibt jemand bei uns, obwohl es billiger ginge?',
  ]);
  expect(asked('How do they order (phone, app, at the counter)?', 'english')).toEqual([
    'How do people order (phone, app, at the counter)?',
  ]);
});

test('what everyone else thinks is asked of everyone else', () => {
  const brief =
    'Three talks at the mill.\n- what everyone else thinks about children on a Saturday\n- the gate obviously\n- who pays';
  expect(asked(brief, 'english')).toEqual([
    'Who pays?',
    'What does everyone else think about children on a Saturday?',
    'How do people feel about the gate?',
  ]);
});

import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { localEngine as engine } from '../../local/local-engine.ts';
import { plainDocument } from '../../testing/documents.ts';
import { legendAt } from './legend.ts';

const carries: Partial<Record<Language, string>> = {
  english: 'My brother carries the flour up from the cellar in the evening, and it takes him an hour.',
  german: 'Mein Bruder trägt das Mehl am Abend aus dem Keller nach oben, und das dauert eine Stunde.',
};

test.each<[Language, string, string, string]>([
  [
    'german',
    'Audio_17_Leitung.m4a\nautomatisch transkribiert (TK). I = Interviewer, B = Einrichtungsleitung, 44 J., 5 Gruppen, 98 Plätze',
    'Einrichtungsleitung',
    'Alter: 44.',
  ],
  [
    'german',
    'Nr. 5 / Küche / 29.4., nach der Ausgabe\nB: Koch und Hauswirtschaftsleiter, 49\nI: Interviewer',
    'Koch und Hauswirtschaftsleiter',
    'Alter: 49.',
  ],
  ['english', 'I = interviewer; B = baker, two sons', 'Baker', 'Two sons.'],
  [
    'english',
    'P5 - Production manager, sandwiches (a rail contract), approx. 130 staff',
    'Production manager',
    'Sandwiches (a rail contract).',
  ],
  ['english', 'INTERVIEW 3\nFounder / owner, chilled dips, 14 staff', 'Founder / owner', 'Chilled dips.'],
])('in %s the head of a talk explains who a label is: %s', async (language, head, title, demographics) => {
  const said = carries[language] ?? '';
  const text = `${head}\n\nI: How?\n\nB: ${said}\n\nI: Why?\n\nB: ${said}`;
  const corpus = await engine.prepare([plainDocument(text, 1)], { language });
  const people = await engine.findPeople(corpus, { language });
  expect(people).toMatchObject([{ title, demographics }]);
});

test('without an interviewer in it, lines with a label each are a talk', () => {
  const known = { known: ['english'] as const, ageLabel: 'Age' };
  expect(legendAt(['Ada: baker, 49', 'Ben: miller'], known)).toBeNull();
  expect(legendAt(['Ada: How are you?', 'Ben: interviewer'], known)).toBeNull();
  expect(legendAt(['Ada: baker, 49', 'Ben: interviewer'], known)).toMatchObject({
    length: 2,
    people: [{ name: 'Ada', about: { role: 'baker', facts: ['Age: 49'] } }, { asks: true }],
  });
});

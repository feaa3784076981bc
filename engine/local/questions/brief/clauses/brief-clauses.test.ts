import { describe, expect, test } from 'vitest';
import { collectInsights } from '../../../../collect-insights.ts';
import { fixtureInterviews } from '../../../../testing/documents.ts';
import { localEngine as engine } from '../../../local-engine.ts';
import { nearestSubject } from '../../nearest-subject.ts';
import { briefSubjects } from './brief-clauses.ts';

const brief = {
  description:
    'Half of the small bakeries that open in the valley close again within two years, and we want to know what makes their owners give up. How bakers order, what they throw away, and late deliveries.',
  longBrief: 'In spring we met nine of them, six in the valley, in English, two by telephone, which took an hour each.',
};

describe('what a brief names', () => {
  test('is a part that is clear by itself, never half a clause', () => {
    expect(briefSubjects(brief, 'english')).toEqual([
      'what makes their owners give up',
      'how bakers order',
      'what they throw away',
    ]);
    expect(briefSubjects({ description: 'We study late buses, dirty seats, the fare.' }, 'english')).toEqual([
      'We study late buses',
      'dirty seats',
      'the fare',
    ]);
    expect(
      briefSubjects({ description: 'We want to know what makes drivers stay or think about quitting.' }, 'english'),
    ).toEqual(['what makes drivers stay or think about quitting']);
    expect(
      briefSubjects({ description: 'We want to know why people keep spreadsheets, paper and chat groups.' }, 'english'),
    ).toEqual(['why people keep spreadsheets, paper and chat groups']);
    expect(briefSubjects({ description: 'How families plan their week.' }, 'english')).toEqual([
      'how families plan their week',
    ]);
  });

  test.each([
    ['english', 'And we want to know what keeps the others.', 'what keeps the others'],
    ['german', 'Und wir wollen wissen, was die anderen hält.', 'was die anderen hält'],
    ['spanish', 'Queremos entender cómo planean su semana.', 'cómo planean su semana'],
    ['french', 'Nous voulons savoir pourquoi ils partent.', 'pourquoi ils partent'],
    ['portuguese', 'Queremos saber como eles pagam.', 'como eles pagam'],
    ['arabic', 'نريد أن نعرف لماذا يغادر الناس', 'لماذا يغادر الناس'],
  ] as const)('is what is to be known, without the wish to know it: %s', (language, description, subject) => {
    expect(briefSubjects({ description }, language)).toEqual([subject]);
  });

  test('is tied to what shares an informative word with it alone', () => {
    const subjects = briefSubjects(brief, 'english');
    expect(nearestSubject(subjects, 'I throw ten loaves away every evening.', 'english')).toBe('what they throw away');
    expect(nearestSubject(subjects, 'What my mother says is how it is.', 'english')).toBeUndefined();
    const repair = ['what happens between the report of a fault and its repair'];
    expect(nearestSubject(repair, 'What would you change about how repairs work?', 'english')).toBeUndefined();
    expect(nearestSubject(repair, 'How do you report a fault?', 'english')).toBe(repair[0]);
  });
});

test('why it matters names a whole part of the brief, or none', async () => {
  const corpus = await engine.prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'));
  const questions = await engine.proposeQuestions(corpus, { brief, language: 'english' });
  const insights = await collectInsights(engine, corpus, { questions, brief, language: 'english', perQuestion: 2 });
  const answersBrief = insights.filter((insight) => questions.slice(0, 3).includes(insight.question));
  expect(answersBrief.length).toBeGreaterThan(1);
  for (const { question, businessImpact } of answersBrief) {
    expect(businessImpact).toMatch(/brief/);
    expect(businessImpact).toContain(`“${question}”`);
  }
  for (const { businessImpact } of insights)
    expect(businessImpact).not.toMatch(/…”|in the valley|Half of the small bakeries|which took an hour/);
});

test('a longer brief names no subject in its headings and in how the work was done', () => {
  const longBrief =
    'What will be decided. In July the bakery chooses an oven. We did six interviews: four in Lund, in English, and two in Malmö, in German. Out of scope. No bakery will be moved.';
  expect(briefSubjects({ longBrief }, 'english')).toEqual([]);
  expect(
    briefSubjects({ description: `${longBrief} ${'The bakery stands by the lake. '.repeat(30)}` }, 'english'),
  ).toEqual([]);
  expect(briefSubjects({ longBrief: 'We want to know how bakers order.' }, 'english')).toEqual(['how bakers order']);
});

test('what a brief asks to be written like is no subject, unless it asks to find out', () => {
  expect(
    briefSubjects({ description: 'Please no market figures, and quotes where people disagree.' }, 'english'),
  ).toEqual([]);
  expect(
    briefSubjects({ description: 'Bitte keine Marktzahlen, und auch, wo sie sich widersprechen.' }, 'german'),
  ).toEqual([]);
  expect(briefSubjects({ description: 'Please find out what keeps members.' }, 'english')).toEqual([
    'what keeps members',
  ]);
});

test('what begins with a word of asking continues over a list to its verb', () => {
  const description = 'Wir wollen wissen, welche Rolle Hausarzt, Familie und Nachbarn dabei spielen.';
  expect(briefSubjects({ description }, 'german')).toEqual([
    'welche Rolle Hausarzt, Familie und Nachbarn dabei spielen',
  ]);
});

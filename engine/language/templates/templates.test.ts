import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { languagePack } from '../pack.ts';
import type { StatementKind, SummaryInput } from './templates.ts';

const themes = ['Θ', 'two words', 'a longer theme of several words', 'orders', 'zz', 'rain', 'paper list'];
const kinds: StatementKind[] = ['difficulty', 'wish', 'liking', 'habit', 'reason', 'other'];
const summary: SummaryInput = {
  claim: 'We write it on a list',
  people: 3,
  peopleInAll: 5,
  documents: 2,
  documentsInAll: 4,
  stance: 'agree',
};
const counts = [1, 2, 3, 4, 5, 11, 21, 22, 100];
const questionMark = { arabic: '؟', chinese: '？', japanese: '？' } as Record<string, string | undefined>;

function everySentence(language: (typeof languages)[number]): string[] {
  const { templates } = languagePack(language);
  const { person, context, question } = templates;
  const summaries = counts.flatMap((people) =>
    (['agree', 'mixed', 'single'] as const).flatMap((stance) =>
      ['A claim', 'Another claim.', 'A third one!', 'And a fourth'].flatMap((claim) => [
        templates.summary({
          ...summary,
          claim,
          stance,
          people,
          peopleInAll: people,
          documents: people,
          documentsInAll: people,
        }),
        templates.summary({
          ...summary,
          claim,
          stance,
          people,
          peopleInAll: people + 1,
          opponents: people,
          speaker: 'Noor',
          more: ['One', 'Two?'],
        }),
        templates.summary({ ...summary, claim, stance, people: 0, peopleInAll: 0, documents: 1, documentsInAll: 1 }),
      ]),
    ),
  );
  const reasons = kinds.flatMap((kind) =>
    themes.flatMap((theme) => [
      templates.why({ theme, kind, brief: 'Bread and rain. More.', people: 2, peopleInAll: 3, question: 'Why bread?' }),
      templates.why({ theme, kind, people: 1, peopleInAll: 1, question: 'Why bread?' }),
      templates.why({ theme, kind, people: 0, peopleInAll: 0, question: '' }),
    ]),
  );
  return [
    ...themes.flatMap((theme) =>
      Object.values(question).flatMap((ask) => [0, 1, 2, 3, 4].map((turn) => ask(theme, turn))),
    ),
    ...summaries,
    ...reasons,
    templates.place({ page: 3 }),
    templates.place({ row: 14, cell: 'Comment' }),
    templates.place({ line: 40 }),
    templates.place({ paragraph: 2 }),
    templates.speakerSaid('Noor', 'It rains.'),
    templates.refusal([]),
    templates.refusal(['bread', 'rain', 'ovens']),
    templates.notStated(),
    person.unnamed(2),
    person.respondent(7),
    person.roleUnknown(),
    person.noDescription(),
    ...counts.flatMap((n) => [person.restsOn(n, n), context.saidBy(n, n), context.saidBy(0, n)]),
    context.title('Bread'),
    context.title(''),
    context.documents(),
    context.themes(),
    context.brief(),
    context.people(),
    templates.noUsableText(),
  ];
}

describe.each(languages)('the sentences of %s', (language) => {
  const { templates } = languagePack(language);
  const sentences = everySentence(language);

  test('are finished: no gaps, no leftovers, no doubled marks', () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{|#/);
      expect(sentence).toBe(sentence.trim());
      expect(sentence).not.toMatch(/ {2}|[.。।]{2}|,,|\?\?|\( | \)/u);
      expect(sentence).not.toMatch(/["']/);
      expect(sentence.length).toBeGreaterThan(0);
    }
  });

  test('open as many quotation marks as they close', () => {
    const count = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;
    for (const sentence of sentences) {
      if (language === 'german') expect(count(sentence, /„/g)).toBe(count(sentence, /“/g));
      else expect(count(sentence, /[“«「]/g)).toBe(count(sentence, /[”»」]/g));
    }
  });

  test('ask with the question mark of the language, and name the theme', () => {
    const mark = questionMark[language] ?? '?';
    for (const theme of themes) {
      for (const ask of Object.values(templates.question)) {
        expect(ask(theme).endsWith(mark)).toBe(true);
        expect(ask(theme)).toContain(theme);
        if (language === 'spanish') expect(ask(theme).startsWith('¿')).toBe(true);
      }
    }
  });

  test('are not all alike: several wordings for one kind of finding', () => {
    const wordings = new Set(
      themes.map((theme) =>
        templates
          .why({ theme, kind: 'difficulty', brief: 'Bread', people: 2, peopleInAll: 3, question: '' })
          .replaceAll(theme, '…'),
      ),
    );
    expect(wordings.size).toBeGreaterThan(2);
    const asked = Object.values(templates.question).map((ask) => ask('bread'));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('ask for the same thing in another wording at each turn, until all have been used', () => {
    const wordings = (ask: (theme: string, turn?: number) => string, turns: number) =>
      new Set(Array.from({ length: turns }, (_, turn) => ask('bread', turn))).size;
    const { theme, reason, ...others } = templates.question;
    expect(wordings(theme, 5)).toBe(5);
    expect(wordings(theme, 6)).toBe(5);
    expect(theme('bread')).toBe(theme('bread', 0));
    expect(reason('bread')).toContain('bread');
    for (const ask of Object.values(others)) expect(wordings(ask, 2)).toBe(2);
  });

  test('are the same for the same finding', () => {
    expect(templates.summary(summary)).toBe(templates.summary({ ...summary }));
  });

  test('tell the people and the documents, and quote the claim', () => {
    const text = templates.summary({ ...summary, people: 7, peopleInAll: 9, documents: 6, documentsInAll: 8 });
    for (const number of ['7', '9', '6', '8']) expect(text).toContain(number);
    expect(text).toContain('We write it on a list');
  });

  test('set both sides of a mixed finding', () => {
    const counts = { people: 7, peopleInAll: 19, opponents: 6, documents: 3, documentsInAll: 8 };
    const text = templates.summary({ ...summary, ...counts, stance: 'mixed', more: ['We never write it down'] });
    for (const number of ['7', '19', '6', '3', '8']) expect(text).toContain(number);
    expect(text).toContain('We write it on a list');
    expect(text).toContain('We never write it down');
  });

  test('tie a finding to the brief, and without one to the question', () => {
    const why = { theme: 'rain', kind: 'habit' as const, people: 2, peopleInAll: 3, question: 'What about rain?' };
    expect(templates.why({ ...why, brief: 'How bakeries plan. And more.' })).toContain('How bakeries plan');
    expect(templates.why(why)).toContain('What about rain');
  });

  test('keep quotation marks inside a quotation apart from those around it', () => {
    const text = templates.summary({ ...summary, claim: 'They say "tomorrow" and mean never' });
    expect(text).not.toContain('"');
    expect(text).toContain('tomorrow');
  });

  test('give an address only for what is known', () => {
    expect(templates.place({})).toBe('');
    expect(templates.place({ startMs: 725_000 })).toBe('00:12:05');
    expect(templates.place({ row: 14, cell: 'Comment' })).toMatch(/14.*Comment/);
    expect(templates.place({ sheet: 'Answers', row: 2 })).toContain('Answers');
  });

  test('name the nearest topics when something is not found', () => {
    expect(templates.refusal(['bread', 'rain'])).toContain('bread');
    expect(templates.refusal([])).not.toBe(templates.refusal(['bread']));
  });
});

test('the specification’s words stand in English', () => {
  const { person, place } = languagePack('english').templates;
  expect(person.unnamed(3)).toBe('Person 3');
  expect(person.roleUnknown()).toBe('Role unknown');
  expect(person.noDescription()).toBe('No description available');
  expect(place({ page: 3 })).toBe('page 3');
  expect(place({ row: 14, cell: 'Comment' })).toBe('row 14, Comment');
});

test.each([
  ['russian', 1, 'Основано на 1 цитате из 1 документа.'],
  ['russian', 2, 'Основано на 2 цитатах из 2 документов.'],
  ['russian', 5, 'Основано на 5 цитатах из 5 документов.'],
  ['russian', 21, 'Основано на 21 цитате из 21 документа.'],
  ['arabic', 1, 'يستند إلى اقتباس واحد من مستند واحد.'],
  ['arabic', 2, 'يستند إلى اقتباسين من مستندين.'],
  ['arabic', 3, 'يستند إلى 3 اقتباسات من 3 مستندات.'],
  ['arabic', 11, 'يستند إلى 11 اقتباسًا من 11 مستندًا.'],
  ['arabic', 100, 'يستند إلى 100 اقتباس من 100 مستند.'],
  ['german', 1, 'Beruht auf 1 Zitat aus 1 Dokument.'],
  ['german', 4, 'Beruht auf 4 Zitaten aus 4 Dokumenten.'],
  ['english', 1, 'Based on 1 quote from 1 document.'],
  ['hindi', 1, '1 दस्तावेज़ के 1 उद्धरण पर आधारित।'],
  ['hindi', 3, '3 दस्तावेज़ों के 3 उद्धरणों पर आधारित।'],
  ['french', 1, 'S’appuie sur 1 citation tirée de 1 document.'],
  ['japanese', 3, '3件の文書、3件の引用に基づいています。'],
] as const)('%s counts %i in the right form', (language, n, sentence) => {
  expect(languagePack(language).templates.person.restsOn(n, n)).toBe(sentence);
});

test('one of several and all of two read naturally', () => {
  const { templates } = languagePack('english');
  const two = { ...summary, people: 2, peopleInAll: 2, documents: 2, documentsInAll: 2 };
  expect(templates.summary(two)).toMatch(/Both people/);
  expect(templates.summary(two)).toMatch(/both documents/);
  expect(templates.summary({ ...summary, people: 1, speaker: 'Noor', stance: 'single' })).toMatch(/Noor/);
});

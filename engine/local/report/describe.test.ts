import { expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { fixtureInterviews, plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

async function report(texts: readonly string[], description = '', language: Language = 'english') {
  const corpus = await engine.prepare(
    texts.map((text, i) => plainDocument(text, i + 1)),
    { language },
  );
  return engine.describe(corpus, { brief: { description }, language });
}

const sectionOf = (text: string, heading: string) =>
  text.split(/^(?=##? )/m).find((part) => part.startsWith(`## ${heading}\n`)) ?? '';
const headingsOf = (text: string) => text.split('\n').filter((line) => /^#+ /.test(line));

const bakeries = async (description = '') => {
  const documents = fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas');
  return { documents, text: await engine.describe(await engine.prepare(documents), about(description)) };
};
const about = (description: string) => ({ brief: { name: 'Bread', description }, language: 'english' as const });

test('each document says who speaks, with the role, what is important to them, and a quote that says something else', async () => {
  const { documents, text } = await bakeries();
  const voices = sectionOf(text, 'Who speaks, and what matters to them');
  for (const { fileName, text: source } of documents) {
    const part = voices.split('### ').find((p) => p.startsWith(fileName)) ?? '';
    const quote = /^> (.+)$/m.exec(part)?.[1] ?? '';
    expect(source).toContain(quote);
    expect(quote).toMatch(/[.!]$/);
    const told = [...part.matchAll(/“([^”]+)\.”/g)].map((m) => m[1] ?? '');
    expect(told.length).toBeLessThanOrEqual(2);
    for (const one of told) expect(quote.toLowerCase()).not.toContain(one.toLowerCase());
  }
  expect(voices).toMatch(/\*\*Joon\*\* · Baker|\*\*Joon\*\*\n\nBaker\./);
});

test('no quote is of those who ask', async () => {
  const { documents, text } = await bakeries();
  const asked = documents.flatMap((d) => d.text.split('\n').filter((line) => line.startsWith('Interviewer:')));
  for (const [, quote = ''] of text.matchAll(/^\s*> (.+)$/gm))
    expect(asked.some((line) => line.includes(quote))).toBe(false);
});

test('a topic of several people is counted and headed by the claim, and its quote is of another person', async () => {
  const talk = (name: string, said: string) =>
    `Interviewer: What makes the delivery difficult for you?\n${name}: ${said}\n` +
    `Interviewer: And what does the delivery cost you?\n${name}: It depends on the season, and on who is in the shop.`;
  const text = await report([
    talk('Ada', 'The delivery always comes too late in the morning, because the driver starts in the harbour.'),
    talk('Ben', 'The delivery is too late for us as well, because the driver never calls before he comes.'),
  ]);
  const matters = sectionOf(text, 'What several people speak about');
  expect(matters).toMatch(/^### The delivery/m);
  expect(matters).toMatch(/both people/i);
  const [, lead] = /^### (.+)$/m.exec(matters) ?? [];
  const [, quote] = /^> (.+)$/m.exec(matters) ?? [];
  expect(quote).toMatch(/^The delivery/);
  expect(quote).not.toContain(lead);
});

test('what the brief asks and no passage answers is listed, what people speak of is not', async () => {
  const { text } = await bakeries('Where does the delivery go wrong? Which insurance do museums buy?');
  const unanswered = sectionOf(text, 'What the brief asks and no passage answers');
  expect(unanswered).toContain('- Which insurance do museums buy?');
  expect(unanswered).not.toContain('delivery');
  expect((await bakeries('Where does the delivery go wrong?')).text).not.toContain('no passage answers');
});

test('each question comes with the reason why it was chosen', async () => {
  const { text } = await bakeries('Where does the delivery go wrong?');
  const questions = sectionOf(text, 'The questions, and why they were chosen');
  expect(questions).toContain('1. Where does the delivery go wrong? — asked by the brief');
  expect(questions).toMatch(/— (?:asked in \d of 3 interviews|fits any material)$/m);
});

test('a group is a list of names, the answers of a survey are counted, and words without a name are no one’s', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];
  const turns = names.map(
    (name) => `${name}: I bring my own crates because the market has too few of them every week.`,
  );
  const group = await report([`Moderator: How do you bring your goods to the market?\n${turns.join('\n')}`]);
  expect(group).toContain('- **Ada**\n- **Ben**');
  expect(group).toContain('- and 2 more');
  const plain = await report(['The crates are heavy, and the van breaks down every week because nobody repairs it.']);
  expect(plain).toContain('The document does not name who speaks.');
});

test('one who has only a label is named once, and a sentence that begins in lower case is no quote', async () => {
  const text = await report([
    'Interviewer: What is difficult about the market?\n' +
      'participant: because nobody ever repairs the scales, they are wrong every week. ' +
      'The scales are the worst problem, because they show too much and the customers complain every single week. ' +
      'I never get the stall that I want, because the office is always closed when I come.',
  ]);
  expect(text.match(/Participant in document-1/g)).toHaveLength(1);
  expect(text).not.toContain('> because');
  expect(text).toMatch(/^What matters: “/m);
});

test('words of another language keep it, labelled, and are never set in a sentence of the project’s', async () => {
  const documents = fixtureInterviews('bakery-ines', 'bakery-joon', 'pflege-martina');
  const text = await engine.describe(await engine.prepare(documents), about(''));
  const part = text.split('### ').find((p) => p.startsWith('pflege-martina')) ?? '';
  expect(part).toMatch(/^> .+ \(German\)$/m);
  expect(part).not.toContain('What matters to');
});

test.each(languages)('headings in %s follow one another without a gap', async (language) => {
  const source = fixtureInterviews('bakery-ines', 'taxi-samir', 'school-yuko', 'pflege-martina');
  const told = await engine.describe(await engine.prepare(source), { brief: {}, language });
  const levels = headingsOf(told).map((line) => line.indexOf(' '));
  expect(levels[0]).toBe(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect(told).toContain(`## ${languagePack(language).templates.context.voices()}`);
  expect(told).not.toMatch(/undefined|null|\n{3}/);
});

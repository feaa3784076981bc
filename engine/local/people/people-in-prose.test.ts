import { expect, test } from 'vitest';
import { collectReplies } from '../../collect-replies.ts';
import { voiceRefsOf } from '../../corpus/voice-refs.ts';
import { inAll } from '../../evidence/count-support.ts';
import { findQuote } from '../../evidence/find-quote.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

const report = `Field notes: two bakeries

We visited two bakeries before sunrise.

Rosa Vidal, a baker in the old town, told us that the flour comes late. "I order flour on Monday, and it comes on Thursday," she said. "I wish the driver called the evening before." We drank coffee.

According to Mr Okafor, a driver, the bridge is closed at night. P3 (customer) said that the queue is long on Saturdays.`;
const talk = (label: string, head = '') =>
  `${head}Interviewer: How is it?\n${label}: ${'We open at six and the first guests come from the night shift, so the coffee has to be ready by then. '.repeat(12)}`;

const corpusOf = (...texts: string[]) =>
  engine.prepare(texts.map((text, i) => plainDocument(text, i + 1, `notes ${i + 1}.txt`)));
const peopleOf = async (...texts: string[]) => engine.findPeople(await corpusOf(...texts), { language: 'english' });

test('those whom a report describes and quotes are people, beside those of long interviews', async () => {
  const people = await peopleOf(report, talk('Ines'));
  expect(people.map((p) => [p.name, p.title]).toSorted()).toEqual([
    ['Ines', 'Role unknown'],
    ['Mr Okafor', 'Driver'],
    ['P3 in notes 1', 'Customer'],
    ['Rosa Vidal', 'Baker in the old town'],
  ]);
});

test('fields hold their own words only, and the quotes say which of them are reported', async () => {
  const people = await peopleOf(report);
  const rosa = people.find((p) => p.name === 'Rosa Vidal');
  expect(rosa?.needs).toBe('I wish the driver called the evening before.');
  expect(rosa?.evidence.map(({ quote, place, speaker }) => [quote, place.endsWith('reported'), speaker])).toEqual([
    ['I wish the driver called the evening before.', false, 'Rosa Vidal'],
    ['I order flour on Monday, and it comes on Thursday', false, 'Rosa Vidal'],
    ['Rosa Vidal, a baker in the old town, told us that the flour comes late.', true, 'Rosa Vidal'],
  ]);
  expect(people.find((p) => p.name === 'Mr Okafor')?.evidence.map((q) => q.place)).toEqual(['line 7, reported']);
});

test('a report and an interview are of one person where full name and role agree, who is counted once', async () => {
  const interview = talk('Rosa Vidal', 'Participant: Rosa Vidal\nRole: baker\n\n');
  const corpus = await corpusOf(report, interview);
  const rosa = (await engine.findPeople(corpus, { language: 'english' })).filter((p) => p.name.startsWith('Rosa'));
  expect(rosa.map((p) => p.documentIds)).toEqual([[1, 2]]);
  expect(inAll(corpus.reading)).toEqual({ peopleInAll: 3, documentsInAll: 2 });
});

test('the writer of a report is no participant, but their account can be quoted', async () => {
  const corpus = await corpusOf(report);
  expect(inAll(corpus.reading).peopleInAll).toBe(3);
  const told = corpus.reading.voices.find((v) => v.role === 'records');
  expect(told?.name).toBeNull();
});

test('in a document that holds a transcript, prose is context', async () => {
  const people = await peopleOf(`${report}\n\n${talk('P7')}`);
  expect(people.map((p) => p.name)).toEqual(['P7 in notes 1']);
});

test('in a conversation, reported speech is shown as the words of the document', async () => {
  const corpus = await corpusOf(report);
  const voice = corpus.reading.voices.findIndex((v) => v.name === 'Rosa Vidal');
  const person = { id: 1, name: 'Rosa Vidal', voices: voiceRefsOf(corpus, voice) };
  const ask = async (message: string) => {
    const input = { people: [person], message, history: [], language: 'english' as const };
    return (await collectReplies(engine.askPeople(corpus, input))).replies[0]?.sentences.map((s) => [s.basis, s.text]);
  };
  expect(await ask('On which day do you order flour?')).toContainEqual([
    'said',
    'I order flour on Monday, and it comes on Thursday',
  ]);
  expect(await ask('Does the flour come late?')).toContainEqual([
    'inferred',
    'In the words of the document: “Rosa Vidal, a baker in the old town, told us that the flour comes late.”',
  ]);
  expect((await ask('Is the bridge closed at night?'))?.[0]).toEqual(['none', "I didn't talk about that."]);
});

test('words that a person of the team types are found with who says them and how', async () => {
  const find = (quote: string) => findQuote([plainDocument(report)], { quote, language: 'english' });
  expect(await find('it comes on Thursday')).toMatchObject({ speaker: 'Rosa Vidal', place: 'line 5' });
  expect(await find('told us that the flour comes late')).toMatchObject({
    speaker: 'Rosa Vidal',
    place: 'line 5, reported',
  });
  expect(await find('We drank coffee')).toMatchObject({ speaker: null, place: 'line 5' });
});

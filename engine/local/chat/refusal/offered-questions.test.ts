import { expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { collectReplies } from '../../../collect-replies.ts';
import { voiceRefsOf } from '../../../corpus/voice-refs.ts';
import type { EngineDocument } from '../../../engine.ts';
import { surveyDocument } from '../../../testing/documents.ts';
import { conversation } from '../../../testing/guided-interviews.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { conversationWith } from '../testing/conversation-with.ts';

const tess = conversation([
  ['Interviewer', 'Is the chair comfortable like that?'],
  ['Tess', 'Yes.'],
  ['Interviewer', 'What do you do for a living?'],
  ['Tess', 'I am a gardener, and I have looked after the parks of this town for eleven years.'],
  ['Interviewer', 'Um, so what makes the work hard in winter?'],
  ['Tess', 'My hands. The gloves are soaked by nine, and we only get two pairs a season.'],
  ['Interviewer', 'And how do you plan the week with your colleagues?'],
  ['Tess', 'On paper. There is a list in the shed, and whoever comes first takes the easy jobs.'],
  ['Interviewer', 'Why is that?'],
  ['Tess', 'Nobody wants to be the one who decides.'],
]);
const far = 'Which insurance company would you recommend?';

const refusalOf = async (document: EngineDocument, name: string, language: Language = 'english') => {
  const { ask } = await conversationWith([document], [name], language);
  const [reply] = (await ask(far)).replies;
  expect(reply?.refused).toBe(true);
  return reply;
};

test('where nothing is near, a person names questions that they answered, and where', async () => {
  const reply = await refusalOf(tess, 'Tess');
  expect(reply?.sentences.map(({ text, basis }) => [basis, text])).toEqual([
    ['none', "I didn't talk about that."],
    [
      'none',
      'I was asked about other things, for example “How do you plan the week with your colleagues?” and “What makes the work hard in winter?”.',
    ],
  ]);
  expect(reply?.sentences[1]?.citations.map((at) => reply.citations[at]?.quote)).toEqual([
    'There is a list in the shed, and whoever comes first takes the easy jobs.',
    'The gloves are soaked by nine, and we only get two pairs a season.',
  ]);
});

test('what the message names comes first among the questions', async () => {
  const { ask } = await conversationWith([tess], ['Tess']);
  const [reply] = (await ask('How do you insure the tools for the hard winter of a freelance sculptor?')).replies;
  expect(reply?.sentences[1]?.text).toMatch(/for example “What makes the work hard in winter\?”/u);
});

test('no question is offered twice, nor one that was answered', async () => {
  const { say } = await conversationWith([tess], ['Tess']);
  await say('How do you plan your week?');
  expect((await say(far)).sentences[1]?.text).toBe(
    'I was asked about other things, for example “What makes the work hard in winter?”.',
  );
  expect((await say('What is your favourite film?')).sentences).toHaveLength(1);
});

test('"Tell me more" after an offer gives the offered answer from where it begins', async () => {
  const { say } = await conversationWith([tess], ['Tess']);
  await say(far);
  const { sentences } = await say('Tell me more.');
  expect(sentences[0]?.text).toBe('My hands.');
});

test('people whom no one asked say once what they say most about', async () => {
  const letter = conversation([
    ['Tess', 'The gloves are soaked by nine, and we only get two pairs a season.'],
    ['Omar', 'The mower starts when it likes to, and it likes to on Mondays.'],
    ['Tess', 'I like the ducks.'],
  ]);
  const { say } = await conversationWith([letter], ['Tess']);
  expect((await say(far)).sentences.map(({ text }) => text)).toEqual([
    "I didn't talk about that.",
    'What I did speak about was this:',
    'The gloves are soaked by nine, and we only get two pairs a season.',
  ]);
  expect((await say('What is your favourite film?')).sentences).toHaveLength(1);
});

test('the heading of a column is what a row of a survey was asked', async () => {
  const survey = surveyDocument('What annoys you about the ferry?', [
    'The ramp is too steep for my pram, and nobody helps.',
    'The last boat leaves at nine, before my shift ends.',
  ]);
  const corpus = await engine.prepare([survey]);
  const people = [{ id: 1, name: 'Respondent 1', voices: voiceRefsOf(corpus, 0) }];
  const input = { people, message: far, history: [], language: 'english' as const };
  const [reply] = (await collectReplies(engine.askPeople(corpus, input))).replies;
  expect(reply?.sentences[1]?.text).toBe(
    'I was asked about other things, for example “What annoys you about the ferry?”.',
  );
});

test.each(languages)('questions are offered in a sentence in %s', async (language) => {
  const reply = await refusalOf(tess, 'Tess', language);
  expect(reply?.sentences).toHaveLength(2);
  expect(reply?.sentences[1]?.text).toContain('What makes the work hard in winter?');
  expect(reply?.citations).toHaveLength(2);
});

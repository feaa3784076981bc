import { expect, test } from 'vitest';
import { localEngine } from '../local/local-engine.ts';
import { plainDocument, surveyDocument } from '../testing/documents.ts';
import { textOf } from './corpus.ts';
import { sentencesOfVoices } from './voice-refs.ts';

const interview = [
  'Interviewer: How do you plan the week?',
  'Rosa: I plan it on Sunday with a cup of tea. I write it on the fridge, because the phone is always empty.',
  'Interviewer: And what goes wrong with the plan?',
  'Rosa: The children move the notes on the fridge. Then nobody knows who fetches whom from training on Tuesday.',
].join('\n');

test('a person comes with the documents and labels under which they speak', async () => {
  const corpus = await localEngine.prepare([plainDocument(interview, 4), plainDocument(interview, 9)]);
  const [rosa] = await localEngine.findPeople(corpus, { language: 'english' });
  expect(rosa?.voices).toEqual([
    { documentId: 4, voice: 'rosa' },
    { documentId: 9, voice: 'rosa' },
  ]);
});

test('the sentences of a voice are its own in the documents named, and never those of the interviewer', async () => {
  const corpus = await localEngine.prepare([plainDocument(interview, 4), plainDocument(interview, 9)]);
  const said = (voice: string) =>
    sentencesOfVoices(corpus, [{ documentId: 9, voice }]).map((i) => {
      const sentence = corpus.reading.sentences[i];
      return sentence ? `${corpus.documents[sentence.document]?.id}: ${textOf(corpus, sentence).slice(0, 12)}` : '';
    });
  expect(said('rosa')).toEqual(['9: I plan it on', '9: I write it o', '9: The children', '9: Then nobody ']);
  expect(said('interviewer')).toEqual([]);
  expect(said('someone else')).toEqual([]);
});

test('who the team says speaks comes before what the labels say', async () => {
  const generic = interview.replaceAll('Rosa:', 'P1:');
  const said = (person: number) => ({ knownVoices: [{ voice: 'p1', person, name: 'Rosa Lind' }] });
  const peopleOf = async (...persons: number[]) => {
    const documents = persons.map((person, n) => ({
      ...plainDocument(`${generic}\nP1: Day ${n}.`, n + 1),
      ...said(person),
    }));
    const corpus = await localEngine.prepare(documents);
    return (await localEngine.findPeople(corpus, { language: 'english' })).map((p) => [p.name, p.documentIds]);
  };
  expect(await peopleOf(7, 7)).toEqual([['Rosa Lind', [1, 2]]]);
  expect((await peopleOf(7, 8)).map(([, documentIds]) => documentIds)).toEqual([[1], [2]]);
});

test('a respondent and a speaker whom the team made one person are found under the labels of both documents', async () => {
  const answers = ['A list on the fridge helps the most.', 'A quiet hour on Sunday helps me.'];
  const survey = surveyDocument('What helps you?', answers, 2);
  const said = (voice: string) => ({ knownVoices: [{ voice, person: 7, name: 'Rosa Lind' }] });
  const talk = { ...plainDocument(interview, 1), ...said('rosa') };
  const [respondent] = await localEngine.findPeople(await localEngine.prepare([survey]), { language: 'english' });
  const row = respondent?.voices[0]?.voice ?? '';
  const refs = [
    { documentId: 1, voice: 'rosa' },
    { documentId: 2, voice: row },
  ];
  for (const documents of [
    [talk, { ...survey, ...said(row) }],
    [{ ...survey, ...said(row) }, talk],
  ]) {
    const corpus = await localEngine.prepare(documents);
    const found = sentencesOfVoices(corpus, refs).map((i) => corpus.reading.sentences[i]?.document);
    expect(found.toSorted()).toEqual(documents[0] === talk ? [0, 0, 0, 0, 1] : [0, 1, 1, 1, 1]);
    const person = (await localEngine.findPeople(corpus, { language: 'english' })).find((p) => p.name === 'Rosa Lind');
    expect(person?.voices.toSorted((a, b) => a.documentId - b.documentId)).toEqual(refs);
  }
});

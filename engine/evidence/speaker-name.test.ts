import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languages } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { prepare } from '../corpus/prepare.ts';
import { plainDocument } from '../testing/documents.ts';
import { isGenericName, nameOfVoice, namesInList } from './speaker-name.ts';

test.each(languages)('a label with its document is no person’s name in a project in %s', (language) => {
  const { inDocument, respondent } = languagePack(language).templates.person;
  for (const label of ['P1', 'Speaker 2', 'Befragte', '参加者A', respondent(7)])
    expect(isGenericName(inDocument(label, 'talk in May'), language), label).toBe(true);
  expect(isGenericName(inDocument('Olga', 'talk in May'), language)).toBe(false);
  expect(isGenericName('Olga', language)).toBe(false);
});

test.each(languages)('a list of names in %s says a label or a document once', (language) => {
  const { inDocument, respondent } = languagePack(language).templates.person;
  expect(
    namesInList(
      ['monday', 'tuesday', 'friday'].map((day) => inDocument('P1', day)),
      language,
    ),
  ).toEqual([inDocument('P1', 'monday'), 'tuesday', 'friday']);
  expect(
    namesInList(
      [1, 4].map((n) => inDocument(respondent(n), 'answers')),
      language,
    ),
  ).toEqual([inDocument(respondent(1), 'answers'), respondent(4)]);
  const namesakes = ['monday', 'tuesday'].map((day) => inDocument('Mara', day));
  const other = inDocument('P2', 'friday');
  const mixed = [inDocument('P1', 'monday'), 'Mara', ...namesakes, other];
  expect(namesInList(mixed, language)).toEqual(mixed);
});

describe('who said something', () => {
  const nameIn = async (language: Language, text: string) => {
    const corpus = await prepare([plainDocument(text, 1, 'P14.txt')], { language });
    const voice = corpus.reading.voices.find((v) => v.role === 'answers');
    return voice && nameOfVoice(corpus, voice, language);
  };

  test.each<[Language, string, string]>([
    ['english', 'Interviewer: How is the bread?\nInterviewee: It is dry today.', 'Interviewee in P14'],
    ['german', 'Interviewer: Wie ist das Brot?\nBefragte: Es ist heute trocken.', 'Befragte in P14'],
    ['french', 'Intervieweur : Comment est le pain ?\nParticipant 2 : Il est sec.', 'Participant 2 dans P14'],
    ['spanish', 'Entrevistadora: ¿Cómo está el pan?\nEntrevistado: Está seco hoy.', 'Entrevistado en P14'],
    ['english', 'Q: How is the bread?\nA: It is dry today.', 'Interviewee in P14'],
    ['german', 'I: Wie ist das Brot?\nB: Es ist heute trocken.', 'Befragte Person in P14'],
    [
      'english',
      'Interviewer: How is the bread?\nA: It is dry today.\nInterviewer: And yours?\nB: Mine is not.\nA: You keep it cold.\nB: I do.',
      'A in P14',
    ],
  ])('is named after the document where there is only a label: %s', async (language, text, name) => {
    expect(await nameIn(language, text)).toBe(name);
  });

  test('is named by their own name, whatever the document is called', async () => {
    expect(await nameIn('english', 'Interviewer: How is the bread?\nMara: It is dry today.')).toBe('Mara');
  });

  test('has small letters where labels are written in capitals', async () => {
    expect(await nameIn('english', 'INTERVIEWER: How is the bread?\nMARA LIND: It is dry today.')).toBe('Mara Lind');
    expect(
      await nameIn(
        'english',
        'Interviewer: How is the bread?\nML: It is dry today.\nInterviewer: Why?\nML: It is old.',
      ),
    ).toBe('ML');
  });

  test('is no one where a text names no one', async () => {
    expect((await nameIn('english', 'The bread is dry today, and the oven is cold.')) ?? null).toBeNull();
  });
});

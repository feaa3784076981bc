import { expect, test } from 'vitest';
import { plainDocument } from '../../../testing/documents.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { saysMore } from './says-more.ts';
import { titleAt } from './spoken.ts';

test('words that the title is cut from say nothing more', async () => {
  const said = 'Frau Ott hat gesagt, ich kann nicht mehr um fünf Uhr bittend durch den Hafen telefonieren.';
  const corpus = await engine.prepare([plainDocument(`Interviewerin: Und nachts?\nHerr Ott: ${said}`, 1)]);
  const lead = corpus.reading.sentences.length - 1;
  expect(titleAt(corpus, lead)).toBe(said.slice(0, -1));
  const part = 'Ich kann nicht mehr um fünf Uhr bittend durch den Hafen telefonieren';
  const isNew = saysMore(corpus, { lead, speaking: [lead], against: [] }, 'german');
  expect(isNew(said, 'adds')).toBe(false);
  expect(isNew(part, 'adds')).toBe(false);
  expect(isNew('Seitdem schläft das Telefon im Flur', 'adds')).toBe(true);
});

test('another person is quoted on the topic, and not for the name of a place', async () => {
  const said = "I'd like a person to ring at Harl Lane, because the website never answers.";
  const corpus = await engine.prepare([plainDocument(`Interviewer: And?\nAda: ${said}`, 1)]);
  const lead = corpus.reading.sentences.length - 1;
  const isNew = saysMore(corpus, { lead, speaking: [lead], against: [] }, 'english');
  expect(isNew('I found a shop at Harl Lane', 'says')).toBe(false);
  expect(isNew('The website is slow on Sundays', 'says')).toBe(true);
  expect(isNew('I found a shop at Harl Lane', 'adds')).toBe(true);
});

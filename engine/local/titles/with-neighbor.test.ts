import { expect, test } from 'vitest';
import { plainDocument } from '../../testing/documents.ts';
import { findClaims } from '../claims/find-claims.ts';
import { localEngine as engine } from '../local-engine.ts';
import { withNeighbor } from './with-neighbor.ts';

/** The title of the claim that holds these words, in an answer to a question. */
async function titleIn(answer: string, words: string, others = '') {
  const text = `Interviewer: How do you get your bread at the weekend?\n\nAda: ${answer}\n\n${others}`;
  const corpus = await engine.prepare([plainDocument(text, 1)]);
  const claim = findClaims(corpus).find(({ clause }) => clause.includes(words));
  return claim && { ...claim, said: text.slice(corpus.reading.sentences[claim.from]?.start) };
}

test('a title takes as much of its sentence as can be read', async () => {
  const title = await titleIn(
    'The oven broke, we rang for an hour, and nobody told us when the man would come to the yard.',
    'nobody told us',
  );
  expect(title?.title).toBe(
    'The oven broke, we rang for an hour, and nobody told us when the man would come to the yard',
  );
});

test('a title leaves out what breaks off before it', async () => {
  const title = await titleIn(
    'I queue at the, you know what I smell of, so there is never any rye bread left after nine.',
    'rye bread',
  );
  expect(title?.title ?? '').not.toContain('smell of');
});

test('a title that points back begins with the sentence before it', async () => {
  const title = await titleIn(
    'A notice hung on the door of the bakery with a code to point a phone at. I stood there in the rain with an empty basket.',
    'in the rain',
  );
  expect(title?.title).toBe(
    'A notice hung on the door of the bakery with a code to point a phone at. I stood there in the rain with an empty basket',
  );
  expect([title?.from, title?.to]).toEqual([1, 3]);
});

test('a title continues with the next sentence if that takes something back', async () => {
  const title = await titleIn(
    'I come in on Thursdays for the market and always call at the bakery. But you never know whether anybody is in the bakery.',
    'on Thursdays',
  );
  expect(title?.title).toBe(
    'I come in on Thursdays for the market and always call at the bakery. But you never know whether anybody is in the bakery',
  );
});

test('a title keeps the "or" of the sentence that continues it', async () => {
  const said = 'The bakery never tells me.';
  const text = `Interviewer: How do you hear of it?\n\nAda: ${said} Or they hang a sheet of paper on the door on Mondays.`;
  const corpus = await engine.prepare([plainDocument(text, 1)]);
  const index = corpus.reading.sentences.findIndex(({ start, end }) => text.slice(start, end) === said);
  const whole = { text: said.slice(0, -1), start: 0, end: said.length - 1 };
  expect(withNeighbor(corpus, index, { whole, claims: false }).text).toBe(
    'The bakery never tells me. Or they hang a sheet of paper on the door on Mondays',
  );
});

test('a joining word before the sentence after a title is written once', async () => {
  const title = await titleIn(
    'On Thursdays the bakery opens late for everybody. Although, what is late for a bakery in the summer?',
    'opens late',
  );
  expect(title?.title ?? '').not.toMatch(/Although Although/u);
  const other = await titleIn(
    'The bakery opens late on Thursdays for everybody. Although, the baker is often there at nine.',
    'opens late',
  );
  expect(other?.title).toBe(
    'The bakery opens late on Thursdays for everybody. Although, the baker is often there at nine',
  );
});

test('a title begins with no pronoun, no question and no other speaker’s words', async () => {
  const alone = 'I never get any rye bread there after nine';
  expect((await titleIn(`It was lovely. ${alone}.`, 'rye bread'))?.title).toBe(alone);
  expect((await titleIn(`Did I tell you about the queue at the door? ${alone}.`, 'rye bread'))?.title).toBe(alone);
  const ben =
    'Ben: The queue at the bakery goes round the corner by eight.\n\nAda: I never get any rye bread there after nine.';
  expect((await titleIn('Me too.', 'rye bread', ben))?.title).toBe(alone);
});

test('the lead quote holds all that its title was cut from', async () => {
  const notice = 'A notice hung on the door of the bakery with a code to point a phone at.';
  const rain = 'I stood there in the rain with an empty basket.';
  const long =
    'Then I walked home along the canal, all the way past the mill, the school and the two bridges, as I always do.';
  const text = `Interviewer: How do you get your bread?\n\nAda: ${notice} ${rain} ${long}`;
  const corpus = await engine.prepare([plainDocument(text, 1)]);
  const found = [];
  const input = {
    questions: ['How do you get your bread?'],
    brief: {},
    language: 'english' as const,
    claimsOnly: true,
  };
  for await (const event of engine.findInsights(corpus, input)) if (event.type === 'insight') found.push(event.insight);
  const insight = found.find(({ title }) => title.includes('in the rain'));
  expect(insight?.title).toContain('A notice hung');
  expect(insight?.supportingQuote).toContain(notice);
  expect(insight?.evidence[0]?.asked?.text).toBe('How do you get your bread?');
});

test('a title that only reports something continues with its point', async () => {
  const title = await titleIn(
    'A bill for forty loaves came on the Friday after the feast. I rang and the girl said that it stands in the small print.',
    'forty loaves',
  );
  expect(title?.title).toBe(
    'A bill for forty loaves came on the Friday after the feast. I rang and the girl said that it stands in the small print',
  );
});

test('a title that claims something needs no neighbour, and none says the same twice', async () => {
  const claims = await titleIn(
    'The bread is always too expensive for a family of five. I walked past the bakery on the Friday after the feast.',
    'too expensive',
  );
  expect(claims?.title).toBe('The bread is always too expensive for a family of five');
  const twice = await titleIn(
    'A lady brought crackers made of the crust of the rye bread. Crackers made of the crust.',
    'crackers made',
  );
  expect(twice?.title).toBe('A lady brought crackers made of the crust of the rye bread');
});

test('a title begins with no sentence that could not be one itself', async () => {
  const text =
    'Entrevistadora: O que acontece na padaria?\n\nAda: Na segunda ela falou que ia deixar de comprar pão na loja. Aí o padeiro me pediu para não contar isso, porque são clientes antigos e pagam bem.';
  const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'portuguese' });
  const titles = findClaims(corpus).map(({ title }) => title);
  expect(titles).toEqual([expect.stringMatching(/^O padeiro me pediu/)]);
});

test('two sentences are separated by the mark of their language', async () => {
  const text =
    'साक्षात्कारकर्ता: बेकरी का हिसाब कैसे रखते हैं?\n\nAda: हमारे यहाँ एक रुपये की भी गड़बड़ी नहीं है। पर मेरी एक कॉपी बारिश में पिछले साल भीग गई थी।';
  const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'hindi' });
  expect(
    findClaims(corpus)
      .map(({ title }) => title)
      .join(),
  ).toMatch(/नहीं है। पर मेरी/);
});

test.each([
  ['says nothing because it holds no verb', 'I queue for an hour in the rain on Saturdays. But this rain.'],
  [
    'is quoted from somebody else',
    'I queue for an hour in the rain on Saturdays. "But it makes the rolls cold when the queue is long."',
  ],
])('a title does not continue with a sentence that %s', async (_, answer) => {
  expect((await titleIn(answer, 'queue for an hour'))?.title).toBe('I queue for an hour in the rain on Saturdays');
});

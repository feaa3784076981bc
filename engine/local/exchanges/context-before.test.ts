import { expect, test } from 'vitest';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';
import { contextBefore } from './context-before.ts';

/** What is shown before a title that was cut from the sentence with its first words. */
async function context(text: string, title: string, words = title) {
  const corpus = await engine.prepare([plainDocument(text, 1)]);
  const from = corpus.reading.sentences.findIndex(({ start, end }) => text.slice(start, end).includes(words));
  return contextBefore(corpus, { title, from });
}

const bakery = [
  'Interviewer: How do you order the flour for the week?',
  'Ada: On the screen. The new till has a page for the mill. It takes an hour.',
  'Interviewer: And who keeps the list of what has run out?',
  'Ada: Nobody, really. There is a policy in a folder under the counter. Nobody would find page nine in it on a Saturday.',
  'Interviewer: Did you tell them? The mill?',
  'Ada: I wrote a letter to the mill, and they sent a calendar.',
].join('\n\n');

test('a title that points back is shown after what its speaker said before', async () => {
  const found = await context(bakery, 'It takes an hour');
  expect(found?.text).toBe('How do you order the flour for the week? – The new till has a page for the mill.');
  expect(bakery.slice(found?.start, found?.end)).toMatch(/^How do you order[\s\S]*for the mill\.$/);
});

test('what was said before is shown back to where it names something', async () => {
  const talk = bakery.replace('It takes an hour.', 'It has nine fields. They are all the same. It takes an hour.');
  expect((await context(talk, 'It takes an hour'))?.text).toContain('It has nine fields. They are all the same.');
});

test('without hesitations, every word stays', async () => {
  const said = (words: string) => bakery.replace('The new till has a page for the mill.', words);
  const before = async (words: string) => (await context(said(words), 'It takes an hour'))?.text.split(' – ')[1];
  const meant = 'The new till was like a page that the mill, you know, had torn out.';
  expect(await before(meant)).toBe(meant);
  expect(await before('The new till, um, has a page (laughs) for the mill.')).toBe(
    'The new till has a page for the mill.',
  );
});

test('a title that says enough by itself is shown with the question alone', async () => {
  const title =
    'On Saturdays customers wait outside the shop because nobody has counted the loaves that were ordered by phone';
  const talk = `Interviewer: How is the weekend?\n\nBen: Busy with cakes and coffee. ${title}.`;
  expect((await context(talk, title))?.text).toBe('How is the weekend?');
});

test('a few words that ask about what was said are shown after it', async () => {
  expect((await context(bakery, 'I wrote a letter to the mill, and they sent a calendar'))?.text).toBe(
    'Nobody would find page nine in it on a Saturday. – Did you tell them? The mill?',
  );
});

test('of a long sentence the first clauses are shown', async () => {
  const long = `The oven reads the card of the baker, and the new card has another chip, ${'or it is a little bent, '.repeat(8)}or it is wet.`;
  const talk = `Interviewer: How is the oven?\n\nBen: ${long} So it stays cold.`;
  const { text = '' } = (await context(talk, 'It stays cold', 'stays cold')) ?? {};
  expect(text).toMatch(/^How is the oven\? – The oven reads the card of the baker, .* …$/);
  expect(text.length).toBeLessThan(250);
});

test('what cannot be read is passed over once, and shown in no case', async () => {
  const talk = (said: string) => `Interviewer: How is the oven?\n\nBen: The card has a chip. ${said} It stays cold.`;
  expect((await context(talk('The <b>door</b> sticks.'), 'It stays cold'))?.text).toBe(
    'How is the oven? – The card has a chip. …',
  );
  expect((await context(talk('The <b>door</b> sticks. The <i>handle</i> too.'), 'It stays cold'))?.text).toBe(
    'How is the oven?',
  );
});

test('nothing of another turn, or of another document, is what a speaker said before', async () => {
  const talk = 'Ben: The card has a chip.\n\nInterviewer: Okay.\n\nAda: It stays cold in the morning.';
  expect(await context(talk, 'It stays cold in the morning')).toBeNull();
});

test('before words that notes quote, their heading is shown, and what the note-taker says about them', async () => {
  const notes = `Ada – baker – Leeds, by phone, typing as we go

DELIVERIES
The driver comes at four. "He leaves the flour in the yard." "We carry thirty sacks up."
Nobody told him about the cellar. "It takes my brother an hour."

PAYMENTS
Link by text, she says people think it is a scam. "They never press the link, they ring the shop."
Asked who decides. "My brother decides what the bread costs."
"I would rather have the old till back."
`;
  const before = async (title: string) => (await context(notes, title))?.text;
  expect(await before('It takes my brother an hour')).toBe('DELIVERIES – Nobody told him about the cellar.');
  expect(await before('They never press the link')).toBe(
    'PAYMENTS – Link by text, she says people think it is a scam.',
  );
  expect(await before('My brother decides what the bread costs')).toBe('Asked who decides.');
});

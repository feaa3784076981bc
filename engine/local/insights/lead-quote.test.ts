import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { cutQuote } from '../../evidence/cut-quote.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';
import { withWideLead } from './lead-quote.ts';

const asked = 'Interviewer: What happens when you are late?\n\n';

/** The quote around a claim in an answer, with sentences of it that lead other insights. */
async function quoted(answer: string, claim: string, leads: string[] = [], language: Language = 'english') {
  const text = `${asked}Owen: ${answer}\n\nInterviewer: Thank you.`;
  const corpus = await engine.prepare([plainDocument(text, 1)], { language });
  const { sentences } = corpus.reading;
  const at = (words: string) => sentences.findIndex(({ start, end }) => text.slice(start, end).includes(words));
  const quoteAt = (words: string) => cutQuote(corpus, at(words), () => false);
  const cut = quoteAt(claim);
  const [lead] = withWideLead(corpus, [{ sentence: at(claim), cut, related: 1 }], leads.map(quoteAt));
  return text.slice(lead?.cut.start, lead?.cut.end);
}

const late = 'I can do nothing at half past seven in front of an empty bay and my customer waits.';

describe('the lead quote', () => {
  test('holds all of a short answer, because the claim alone would only repeat the title', async () => {
    const before = 'If somebody is late, send me a message. I can move a job.';
    expect(await quoted(`${before} ${late}`, 'empty bay')).toBe(`${before} ${late}`);
  });

  test('begins and ends with a sentence that says something', async () => {
    expect(await quoted(`Oh, dear. I had told him so before. ${late} Yes, really.`, 'empty bay')).toBe(
      `I had told him so before. ${late}`,
    );
  });

  test('does not begin with what points back to words that are not quoted', async () => {
    const other = 'The rules are on the door of the club house.';
    const back = 'That was a big quarrel in our club. They shouted for two whole evenings.';
    expect(await quoted(`${other} ${back} ${late}`, 'empty bay', ['The rules'])).toBe(late);
    expect(await quoted(`${back} ${late}`, 'empty bay')).toBe(`${back} ${late}`);
  });

  describe('of a long answer', () => {
    const long = Array.from({ length: 8 }, (_, n) => `My ${n + 2} cousins live by the sea and grow beans.`).join(' ');

    test('takes the next sentence, and what continues from there', async () => {
      const next = 'Two jobs are gone this year. It has cost me a customer as well.';
      expect(await quoted(`${long} ${late} ${next} ${long}`, 'empty bay')).toBe(`${late} ${next}`);
    });

    test('takes what names the same before it', async () => {
      expect(await quoted(`${long} The bay is next to the old church. ${late}`, 'empty bay')).toBe(
        `The bay is next to the old church. ${late}`,
      );
    });

    test('takes the sentence before where nothing follows', async () => {
      expect(await quoted(`${long} ${late}`, 'empty bay')).toBe(`My 9 cousins live by the sea and grow beans. ${late}`);
    });

    test('never stops before it is taken back', async () => {
      const more = 'Two jobs are gone this year and nobody at the office has said a word about any of it to me.';
      const back = 'But that was in June.';
      expect(await quoted(`${long} ${late} ${more} ${back} ${long}`, 'empty bay')).toBe(`${late} ${more} ${back}`);
    });
  });

  test.each([
    ['a question', 'Do you know what I mean by that?'],
    ['a courtesy', 'Thank you very much for asking.'],
    ['a sentence that falters', 'Um, the, uh, the bay, you know, um, it is, it is far.'],
    ['a sentence that breaks off', 'And then the bay was simply'],
  ])('takes no %s along', async (_, beside) => {
    expect(await quoted(`${late} ${beside}`, 'empty bay')).toBe(late);
  });

  test('leaves what leads another insight to that one', async () => {
    const other = 'The bay by the station is always dirty.';
    expect(await quoted(`${other} ${late}`, 'empty bay')).toBe(`${other} ${late}`);
    expect(await quoted(`${other} ${late}`, 'empty bay', ['always dirty'])).toBe(late);
  });

  test('stays within the words of one person', async () => {
    const text = `${asked}Owen: ${late}\n\nInterviewer: It was empty.\n\nOwen: It was. The bay was empty all morning.`;
    const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'english' });
    const sentence = corpus.reading.sentences.findIndex(({ start, end }) =>
      text.slice(start, end).includes('half past'),
    );
    const cut = cutQuote(corpus, sentence, () => false);
    const [lead] = withWideLead(corpus, [{ sentence, cut, related: 1 }]);
    expect(text.slice(lead?.cut.start, lead?.cut.end)).toBe(late);
  });

  test('does the same without spaces between words', async () => {
    const said = '閉店後のパンは毎晩十個ほど捨てています。それが本当につらいです。近所の人に配ったこともあります。';
    expect(await quoted(said, '捨てて', [], 'japanese')).toBe(said);
  });
});

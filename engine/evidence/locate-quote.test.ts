import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, locateQuote } from './locate-quote.ts';

const text = 'Ada said:\r\n“It’s   too slow — I gave up\u200b twice.” Ben agreed: it’s too slow. ﬁne café.';
const found = (quote: string) => {
  const span = locateQuote(foldText(text), quote);
  return span && text.slice(span.start, span.end);
};

test('a quote is found although quotation marks, dashes, spaces, case or invisible characters differ', () => {
  expect(found("it's too slow - I GAVE UP twice")).toBe('It’s   too slow — I gave up\u200b twice');
  expect(found('"It’s too slow — I gave up twice."')).toBe('It’s   too slow — I gave up\u200b twice.');
  expect(found('fine cafe\u0301')).toBe('ﬁne café');
});

test('a quote with another word, a missing word or half a word is not found', () => {
  expect(found('it’s too fast — I gave up twice')).toBeNull();
  expect(found('it’s slow')).toBeNull();
  expect(found('Ben agre')).toBeNull();
  expect(found('…')).toBeNull();
});

test('of several places the one named is taken', () => {
  const span = locateQuote(foldText(text), 'too slow', text.indexOf('Ben'));
  expect(span?.start).toBeGreaterThan(text.indexOf('Ben'));
});

test('any whole stretch of any text is found at its place', () => {
  const word = fc.stringMatching(/^[\p{Script=Latin}]{1,8}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 20 }), fc.nat(), fc.nat(), (words, a, b) => {
      const own = words.join('  ');
      const from = a % words.length;
      const to = from + 1 + (b % (words.length - from));
      const span = locateQuote(foldText(own), words.slice(from, to).join(' '));
      expect(span).not.toBeNull();
      const folded = (t: string) => foldText(t).text.trim();
      expect(folded(own.slice(span?.start, span?.end))).toBe(folded(words.slice(from, to).join(' ')));
    }),
  );
});

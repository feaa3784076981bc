import { type Corpus, textOf } from '../../corpus/corpus.ts';
import { isCitable } from '../material/offer.ts';

/** A made-up quote, as a model writes it: in quotation marks, with the id of a sentence that exists. */
export type Fabrication = { kind: 'altered' | 'spliced' | 'misattributed' | 'invented'; text: string; cited: number };

const swaps = ['purple', 'never', 'seventeen', 'lawyers', 'underwater', 'democracy'];

/** As many fabrications as wanted from a corpus of at least a few sentences, always the same. */
export function fabrications(corpus: Corpus, count: number): Fabrication[] {
  const sentences = corpus.reading.sentences
    .flatMap((sentence, i) =>
      isCitable(corpus, i)
        ? [{ index: i, document: sentence.document, words: textOf(corpus, sentence).replace(/\s+/g, ' ').split(' ') }]
        : [],
    )
    .filter(({ words }) => words.length >= 8);
  const at = (n: number) => sentences[n % sentences.length] as (typeof sentences)[number];
  return Array.from({ length: count }, (_, n): Fabrication => {
    const one = at(n);
    const other = at(n * 7 + 3 + Math.floor(n / sentences.length));
    const place = 1 + (n % (one.words.length - 2));
    const swap = swaps[n % swaps.length] ?? '';
    switch (n % 4) {
      case 0:
        return { kind: 'altered', cited: one.index, text: one.words.with(place, swap).join(' ') };
      case 1: {
        const second = other.index === one.index ? at(n + 1) : other;
        const text = [...one.words.slice(0, 5), ...second.words.slice(-5)].join(' ');
        return { kind: 'spliced', cited: one.index, text };
      }
      case 2: {
        // Said, but by another speaker.
        const elsewhere = sentences.filter(({ document }) => document !== one.document);
        const cited = elsewhere[n % elsewhere.length]?.index ?? one.index;
        return { kind: 'misattributed', cited, text: one.words.join(' ') };
      }
      default:
        return {
          kind: 'invented',
          cited: one.index,
          text: `We ${swap} stop the ${swaps[(n + 2) % swaps.length]} before dawn number ${n}`,
        };
    }
  });
}

/** The ways in which a true quote may be written, with the words unchanged. */
export const nearVerbatim: Readonly<Record<string, (quote: string) => string>> = {
  'curly quotes': (quote) => `“${quote.replaceAll("'", '’')}”`,
  'straight quotes': (quote) => `"${quote.replaceAll('’', "'")}"`,
  spaces: (quote) => quote.replaceAll(' ', '  '),
  'line breaks': (quote) => quote.replace(/ (\S+)$/, '\n$1'),
  'upper case': (quote) => quote.toUpperCase(),
  'lower case': (quote) => quote.toLowerCase(),
  'no full stop': (quote) => quote.replace(/[.。!?]$/u, ''),
  'non-breaking spaces': (quote) => quote.replaceAll(' ', '\u00a0'),
  dashes: (quote) => quote.replaceAll('-', '–'),
  ellipsis: (quote) => {
    const words = quote.split(' ');
    return words.length < 9 ? quote : [...words.slice(0, 3), '…', ...words.slice(-3)].join(' ');
  },
};

import type { Language } from '#contract/languages.ts';
import { type Corpus, textOf } from '../../corpus/corpus.ts';
import { isUnspaced } from '../../text/words.ts';
import { isCitable } from '../material/offer.ts';

/** A made-up quote, as a model writes it: in quotation marks, with the id of a sentence that exists. */
export type Fabrication = {
  kind: 'altered' | 'spliced' | 'misattributed' | 'brief' | 'invented';
  text: string;
  cited: number;
};

/** Words that no one says; a fabrication is written in those of its language. */
const swaps: Partial<Record<Language, readonly string[]>> = {
  english: ['purple', 'never', 'seventeen', 'lawyers', 'underwater', 'democracy'],
  german: ['violett', 'niemals', 'siebzehn', 'Anwälte', 'unterwasser', 'Demokratie'],
  japanese: ['紫色', '決して', '十七個', '弁護士', '水中', '民主主義'],
  chinese: ['紫色', '从不', '十七个', '律师', '水下', '民主'],
};

/** What a quote is made of: words, or characters where no spaces are between words. */
const piecesOf = (text: string, language: Language): string[] =>
  isUnspaced(language) ? [...text.replace(/\s+/g, '')] : text.replace(/\s+/g, ' ').split(' ');

/** As many fabrications as wanted from a corpus of at least a few sentences, always the same. */
export function fabrications(corpus: Corpus, count: number, language: Language = 'english'): Fabrication[] {
  const joined = (pieces: readonly string[]) => pieces.join(isUnspaced(language) ? '' : ' ');
  const wrong = swaps[language] ?? [];
  const sentences = corpus.reading.sentences
    .flatMap((sentence, i) =>
      isCitable(corpus, i)
        ? [{ index: i, document: sentence.document, pieces: piecesOf(textOf(corpus, sentence), language) }]
        : [],
    )
    .filter(({ pieces }) => pieces.length >= 8);
  const at = (n: number) => sentences[n % sentences.length] as (typeof sentences)[number];
  return Array.from({ length: count }, (_, n): Fabrication => {
    const one = at(n);
    const other = at(n * 7 + 3 + Math.floor(n / sentences.length));
    const place = 1 + (n % (one.pieces.length - 2));
    const swap = wrong[n % wrong.length] ?? '';
    switch (n % 5) {
      case 0:
        return { kind: 'altered', cited: one.index, text: joined(one.pieces.with(place, swap)) };
      case 1: {
        const second = other.index === one.index ? at(n + 1) : other;
        const text = joined([...one.pieces.slice(0, 5), ...second.pieces.slice(-5)]);
        return { kind: 'spliced', cited: one.index, text };
      }
      case 2: {
        // Said, but by another speaker.
        const elsewhere = sentences.filter(({ document }) => document !== one.document);
        const cited = elsewhere[n % elsewhere.length]?.index ?? one.index;
        return { kind: 'misattributed', cited, text: joined(one.pieces) };
      }
      case 3:
        return { kind: 'brief', cited: one.index, text: joined([one.pieces[place] ?? '', swap]) };
      default: {
        const text = joined([wrong[(n + 1) % wrong.length] ?? '', swap, wrong[(n + 2) % wrong.length] ?? '', `${n}`]);
        return { kind: 'invented', cited: one.index, text };
      }
    }
  });
}

/** The quotation marks that languages and keyboards have. */
export const quotationMarks = [
  '“”',
  '""',
  '„“',
  '„”',
  '«»',
  '»«',
  '‘’',
  '‚‘',
  "''",
  '‹›',
  '›‹',
  '「」',
  '『』',
] as const;

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

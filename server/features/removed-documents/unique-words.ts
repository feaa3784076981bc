import { setImmediate } from 'node:timers/promises';

/**
 * Whether a text rests on a document: whether it holds words that this document says and no other of the project does. Single
 * everyday words prove nothing, so it takes a sequence of words, a shorter one with a word that is said nowhere else, a name or code, or
 * a word in quotation marks.
 */

/** A sequence of this many words that only one document holds was taken from it. */
const maxWords = 5;
/** A shorter one was, if one of its words is said nowhere else and is long enough to tell something. */
const minWords = { strict: 3, loose: 2 };
const minLettersOfShort = 5;
const minLetters = 4;

const word = /[\p{L}\p{M}\p{N}]+(?:['’_-][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts that are written without spaces: each character counts as a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const quoted = /["“”„«»‘’「『](.{1,200}?)["“”«»’」』]/gu;

const wordsIn = (text: string): string[] =>
  (text.normalize('NFKC').replace(unspaced, ' $& ').match(word) ?? []).map((one) =>
    one.toLowerCase().replace(/’/g, "'"),
  );

/** `isLoose`: two words in a row are enough, where nothing is lost by a mistake. */
export type Judged = { text: string; isLoose?: boolean };

/** What to look for in the documents in order to judge a text. */
type Marks = {
  /** Sequences of `maxWords` words. */
  sequences: readonly string[];
  /** Shorter sequences, with the words of which one must be said nowhere else. */
  short: readonly { sequence: string; words: readonly string[] }[];
  /** Names, codes and words in quotation marks. */
  single: readonly string[];
};

function marksOf({ text, isLoose = false }: Judged): Marks {
  const words = wordsIn(text);
  const short = runs(words, isLoose ? minWords.loose : minWords.strict).map((run) => ({
    sequence: run.join(' '),
    words: run.filter((one) => [...one].length >= minLettersOfShort),
  }));
  const inQuotes = [...text.matchAll(quoted)].flatMap(([, inner]) => wordsIn(inner ?? ''));
  return {
    sequences: runs(words, maxWords).map((run) => run.join(' ')),
    short: short.filter((s) => s.words.length > 0),
    single: [...new Set([...inQuotes, ...namesIn(text)])].filter((one) => [...one].length >= minLetters),
  };
}

const runs = (words: readonly string[], length: number): string[][] =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, i) => words.slice(i, i + length));

/** Words with digits among letters, in capitals, or with a capital inside a sentence. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const match of text.normalize('NFKC').matchAll(word)) {
    const [one] = match;
    const before = text.slice(0, match.index).trimEnd();
    const begins = before === '' || /[.!?:\n]["'”’)]*$/u.test(before);
    const isCode = /\p{L}/u.test(one) && /\p{N}/u.test(one);
    const isName = /^\p{Lu}/u.test(one) && (!begins || /\p{Lu}.*\p{Lu}/u.test(one));
    if (isCode || isName) names.push(...wordsIn(one));
  }
  return names;
}

/** How much is read before other work gets its turn. */
const pieceLength = 200_000;
/** Pieces overlap, so that no sequence is cut. */
const overlap = 500;

/** Notes which of these words and sequences the texts hold that it reads. */
function reader(wanted: Iterable<string>) {
  const byFirst = Map.groupBy(new Set(wanted), (one) => one.split(' ', 1)[0] ?? '');
  const held = new Set<string>();
  const readPiece = (piece: string) => {
    const words = wordsIn(piece);
    for (const [i, first] of words.entries())
      for (const one of byFirst.get(first) ?? []) {
        if (held.has(one)) continue;
        const length = one.split(' ').length;
        if (length === 1 || words.slice(i, i + length).join(' ') === one) held.add(one);
      }
  };
  return {
    held,
    async read(text: string): Promise<void> {
      for (let from = 0; from < text.length; from += pieceLength) {
        readPiece(text.slice(Math.max(0, from - overlap), from + pieceLength));
        await setImmediate();
      }
    },
  };
}

/** Those of the texts that rest on the document, by what the other texts of the project do not hold. */
export async function restingOn<T extends Judged>(
  texts: readonly T[],
  document: string,
  others: AsyncIterable<string>,
): Promise<T[]> {
  const marks = new Map(texts.map((one) => [one, marksOf(one)]));
  const all = [...marks.values()].flatMap(({ sequences, short, single }) => [
    ...sequences,
    ...short.flatMap(({ sequence, words }) => [sequence, ...words]),
    ...single,
  ]);
  const own = reader(all);
  await own.read(document);
  const elsewhere = reader(own.held);
  if (own.held.size > 0) for await (const text of others) await elsewhere.read(text);
  const isUnique = (one: string) => own.held.has(one) && !elsewhere.held.has(one);
  return texts.filter((one) => {
    const { sequences = [], short = [], single = [] } = marks.get(one) ?? {};
    const shortRests = short.some(({ sequence, words }) => isUnique(sequence) && words.some(isUnique));
    return sequences.some(isUnique) || shortRests || single.some(isUnique);
  });
}

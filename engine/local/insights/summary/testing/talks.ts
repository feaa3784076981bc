import { plainDocument } from '../../../../testing/documents.ts';
import { localEngine as engine } from '../../../local-engine.ts';

/** A talk about the way to work; each line is a turn of the same person. */
export const talk = (name: string, ...lines: string[]) =>
  ['Interviewer: How do you get to work?', ...lines.map((line) => `${name}: ${line}`)].join('\n\n');

/** A talk about another topic. */
export const gardener = 'Interviewer: Since when do you have the garden?\n\nLena: I dig on Sundays and grow beans.';

/** Talks as a corpus; `at`: the index of the first sentence that contains some words. */
export async function read(...talks: string[]) {
  const corpus = await engine.prepare(talks.map((text, i) => plainDocument(text, i + 1)));
  const at = (words: string) =>
    corpus.reading.sentences.findIndex(({ document, start, end }) =>
      corpus.documents[document]?.text.slice(start, end).includes(words),
    );
  return { corpus, at };
}

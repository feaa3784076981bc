import type { EngineDocument } from '../engine.ts';
import { plainDocument } from './documents.ts';

/** Turns of a conversation, one line each. */
export type Turn = readonly [speaker: string, words: string];

export function conversation(turns: readonly Turn[], id = 1, fileName?: string): EngineDocument {
  return plainDocument(turns.map(([speaker, words]) => `${speaker}: ${words}`).join('\n'), id, fileName);
}

/**
 * Four conversations in a launderette with the same guide, worded differently each time: what people do for a living, what goes
 * wrong, how they pick a machine, and what should change. Ada is asked back once; Dev is not asked about machines.
 */
export function launderetteInterviews(): EngineDocument[] {
  return [ada, ben, cleo, dev].map((turns, i) =>
    conversation(
      turns.map(([speaker, words]) => [speaker === 'I' ? 'Interviewer' : speaker, words]),
      i + 1,
      `wash-${i + 1}.txt`,
    ),
  );
}

const ada: Turn[] = [
  ['I', 'Thanks for coming. What do you do for a living?'],
  ['Ada', 'I work as a nurse in the hospital up the road, and I have been there for nine years now.'],
  ['I', 'What goes wrong in the launderette on a busy Saturday?'],
  ['Ada', 'The card machine takes my money without a receipt about once a week, and that is a real problem for me.'],
  ['I', 'Mm-hm.'],
  ['Ada', 'Last month I lost twelve euros that way, and I had to wash my uniforms by hand in the bath.'],
  ['I', 'And how did that make you feel, being left alone with it?'],
  ['Ada', 'I was angry, because I start at six in the morning and cannot stand around waiting for a stranger.'],
  ['I', 'How do you decide which washing machine to take?'],
  ['Ada', 'I need the big washing machine by the window, because the small ones leave soap in my uniforms.'],
  ['I', 'What should the owner change before next winter?'],
  ['Ada', 'The owner should put a telephone next to the card machine, and somebody should answer it at six.'],
];

const ben: Turn[] = [
  ['I', 'To begin with, what do you do for a living?'],
  ['Ben', 'I am a retired bus driver, I drove the night line through the harbour for thirty years.'],
  ['I', 'What goes wrong in the launderette on a Saturday?'],
  ['Ben', 'The old dryer is too slow for four heavy towels, and they still come out as wet as a dog.'],
  ['I', 'How do you decide which washing machine you take?'],
  ['Ben', 'I take whatever is free, because on Saturdays every machine is taken until late in the afternoon.'],
  ['I', 'So what should the owner change before next winter?'],
  ['Ben', 'It would be nice to see from home whether a dryer is free before I carry two bags down the hill.'],
];

const cleo: Turn[] = [
  ['I', 'First of all, what do you do for a living?'],
  ['Cleo', 'I study law at the university, and I live in a shared flat with four other students.'],
  ['I', 'What goes wrong in the launderette on a busy Saturday, then?'],
  ['Cleo', 'My card is refused by the card machine every other time, so I carry a bag of coins with me now.'],
  ['I', 'How do you decide which washing machine to take, then?'],
  ['Cleo', 'The ones at the back are quicker, but people leave their clothes in them for hours.'],
  ['I', 'What should the owner change before next winter, in your eyes?'],
  [
    'Cleo',
    'I would like somebody to empty the machines that have finished, because I will not touch other people’s socks.',
  ],
];

const dev: Turn[] = [
  ['I', 'What do you do for a living, if I may ask?'],
  ['Dev', 'I cook in a canteen, and before that I sold carpets with my uncle for a couple of years.'],
  ['I', 'And what goes wrong in the launderette on a busy Saturday?'],
  ['Dev', 'It is too dark at night, and I am afraid to walk back to the car with my daughter asleep on my arm.'],
  ['I', 'What should the owner change before next winter?'],
  ['Dev', 'The owner should put a lamp over the back door, because I nearly fell on the steps twice this winter.'],
];

import type { Dice } from './dice.ts';

/**
 * Interviews about a bicycle workshop. Every answer holds a made-up name that no other document holds, so that what is
 * left of a document can be told apart.
 */
export type Material = { name: string; fileName: string; text: string };

const guide: { question: string; answers: ((name: string) => string)[] }[] = [
  {
    question: 'What happens when your bicycle breaks down?',
    answers: [
      (x) => `I push it to the ${x} workshop and I lose half a working day every time. I hate that walk in the rain.`,
      (x) =>
        `I repair it myself, because the ${x} workshop never has a free hour in spring. That costs me a whole evening.`,
      (x) => `My neighbour fixes it. I stopped going to the ${x} workshop after they broke my gear cable twice.`,
    ],
  },
  {
    question: 'How do you book an appointment?',
    answers: [
      (x) =>
        `I call ${x} in the morning and nobody picks up before ten. I have missed three appointments because of that.`,
      (x) => `I book it in the ${x} app, but it forgets my bicycle each time and I type everything in again.`,
      (x) => `I just turn up at ${x}. I would never book, because their calendar shows hours that are not free.`,
    ],
  },
  {
    question: 'What do you think about the price?',
    answers: [
      (x) => `The ${x} bill is always higher than what they told me. Last month I paid forty euros more than agreed.`,
      (x) => `The price at ${x} is fair. I would pay more if they brought the bicycle to my door.`,
      (x) => `I never know what ${x} will charge until I stand at the till, and that makes me angry.`,
    ],
  },
  {
    question: 'What would make you come back?',
    answers: [
      (x) => `I wish ${x} sent me a message when the bicycle is ready. I rang four times last week for nothing.`,
      (x) =>
        `I want a spare bicycle from ${x} while mine is there, because I cannot take my children to school without one.`,
      (x) => `I would come back if ${x} told me what they had changed. They swapped my brakes without a word.`,
    ],
  },
  {
    question: 'Who else in your family rides?',
    answers: [
      (x) => `My daughter rides to school and I check her brakes every Sunday, since ${x} forgot them once.`,
      (x) => `All of us ride. We keep a list of what ${x} repaired, because otherwise we pay for the same thing twice.`,
      (x) => `Only my son does. I do not trust the ${x} child seat, so he sits in a trailer now.`,
    ],
  },
];

const people = ['Marta', 'Jonas', 'Aylin', 'Pavel', 'Ines', 'Tom', 'Rosa', 'Emil', 'Nora', 'Viktor', 'Lena', 'Oskar'];
const beginnings = ['Bral', 'Drov', 'Fenn', 'Glim', 'Kess', 'Morv', 'Plon', 'Quill', 'Stav', 'Trem', 'Vosk', 'Zarn'];
const endings = ['abin', 'etto', 'idar', 'omel', 'ursk', 'aleph', 'ordin', 'ivex', 'ulon', 'astra'];

/** The number makes its names differ from those of all others. */
export function newInterview(dice: Dice, number: number): Material {
  const person = people[number % people.length] ?? 'Mia';
  const name = `${beginnings[number % beginnings.length]}${endings[Math.floor(number / beginnings.length) % endings.length]}`;
  const turns = dice
    .shuffled(guide)
    .slice(0, 3 + dice.below(3))
    .map(({ question, answers }) => `Interviewer: ${question}\n${person}: ${dice.oneOf(answers)(name)}`);
  return { name, fileName: `${person.toLowerCase()}-${number}.txt`, text: `${turns.join('\n')}\n` };
}

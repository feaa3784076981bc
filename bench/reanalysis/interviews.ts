import type { EngineDocument } from '#engine/engine.ts';

const names = ['Ines', 'Joon', 'Tomas', 'Amina', 'Pavel', 'Greta', 'Luis', 'Nadia', 'Oskar', 'Yuki'];
const things = [
  'the ordering list',
  'the paper notebook',
  'the oven plan',
  'the delivery note',
  'the till report',
  'the shift table',
];
const places = [
  'in the cellar',
  'behind the shop',
  'on the counter',
  'next to the oven',
  'at the market',
  'in the van',
];
const times = [
  'every Monday',
  'twice a week',
  'at three in the morning',
  'on market days',
  'before Christmas',
  'after lunch',
];
const faults = [
  'never reaches me in time',
  'gets lost when it rains',
  'says something else than the shop',
  'takes twenty minutes to fill in',
  'is out of date by noon',
  'cannot be read with flour on the hands',
];
const questions = [
  'How do you plan the next day?',
  'What is the hardest part of your morning?',
  'What would help you most?',
  'How do you handle leftovers?',
  'What have you tried to plan better?',
  'Who else works with you?',
];

/** One interview of about 12 kB, always the same for a number: people of small bakeries who answer six questions. */
export function interviewOf(number: number): EngineDocument {
  let state = number * 2_654_435_761;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
  const of = (list: readonly string[]) => list[next(list.length)] ?? '';
  const speaker = `${of(names)} ${String.fromCharCode(65 + next(26))}`;
  const sentences = [
    () => `The biggest problem is that ${of(things)} ${of(faults)} ${of(times)}.`,
    () => `I wish ${of(things)} were kept ${of(places)}, because it ${of(faults)}.`,
    () => `We threw away ${next(90) + 10} loaves ${of(times)}, and that really hurts me.`,
    () => `I like that ${of(things)} lies ${of(places)} where my people find it.`,
    () => `Last winter I counted ${next(400) + 20} rolls ${of(places)} and wrote them on ${of(things)}.`,
    () => `Nobody told me that ${of(things)} ${of(faults)}, so I called the shop ${of(times)}.`,
  ];
  const answer = () => Array.from({ length: 5 + next(6) }, () => sentences[next(sentences.length)]?.()).join(' ');
  const turns = Array.from({ length: 18 }, (_, i) => {
    return `Interviewer: ${questions[i % questions.length]}\n${speaker}: ${answer()}`;
  });
  return { id: number, fileName: `interview-${number}.txt`, text: `${turns.join('\n')}\n`, blocks: [] };
}

import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { counted, type Quotes, spelled } from '../templates/wording.ts';

/** British lists: no comma before “and”. */
export const tag = 'en-GB';
export const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '.', stopInside: true };

const numerals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = spelled(numerals);
const people = counted(tag, { one: '# person', other: '# people' }, numerals);
const documents = counted(tag, { one: '# document', other: '# documents' }, numerals);
const others = counted(tag, { one: '# other', other: '# others' }, numerals);

/** The subject of a clause about some of the people. */
const some = (n: number) => (n === 1 || n > numerals.length ? people(n) : number(n));

const kinds: Record<StatedKind, (who: string, one: boolean) => string> = {
  difficulty: (who, one) => `${who} ${one ? 'describes' : 'describe'} a difficulty`,
  wish: (who, one) => `${who} ${one ? 'says' : 'say'} what they would like`,
  reason: (who, one) => `${who} ${one ? 'gives' : 'give'} a reason`,
  liking: (who, one) => `${who} ${one ? 'says' : 'say'} what works well`,
};
const kindOf = (kind: StatedKind) => (n: number) => kinds[kind](some(n), n === 1);

const listed = (names: string) => (names ? `: ${names}` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: ' ',
  people: (n, inAll, least) =>
    n < inAll
      ? `${least ? 'at least ' : ''}${number(n)} of ${people(inAll)}`
      : n === 2
        ? 'both people'
        : `all ${people(n)}`,
  documents: (n, inAll) =>
    n < inAll ? `${number(n)} of ${documents(inAll)}` : n === 2 ? 'both documents' : `all ${documents(n)}`,
  others,
  someone: 'one person',
  some: [
    ({ who, names }) => `${who} speak about this${listed(names)}.`,
    ({ who, names }) => `${who} talk about this${listed(names)}.`,
    ({ who, names }) => `${who} bring this up${listed(names)}.`,
    ({ who, names }) => `this comes up with ${who}${listed(names)}.`,
  ],
  all: [
    ({ who, names }) => `${who} speak about this${listed(names)}.`,
    ({ who, names }) => `${who} bring this up${listed(names)}.`,
  ],
  single: [
    ({ speaker, inAll }) => `${speaker}, one of ${people(inAll)}, speaks about this.`,
    ({ speaker, inAll }) => `${speaker}, one of ${people(inAll)}, says this.`,
  ],
  singleWish: ({ speaker, inAll }) => `${speaker}, one of ${people(inAll)}, wishes for this.`,
  singleAsked: ({ speaker, asked }) =>
    `${speaker}, one of the ${people(asked)} who answered the same question, says this.`,
  alone: (speaker) => `${speaker} speaks about this.`,
  role: (role) => ` (${role})`,
  unnamed: [({ where }) => `${where} speak about this.`, ({ where }) => `this comes up in ${where}.`],
  unnamedSingle: (inAll) => `one of ${documents(inAll)} speaks about this.`,
  unnamedDocument: 'the document does not name who says this.',
  hiddenOnly: 'only people who are hidden in this project speak about this.',
  kinds: {
    difficulty: kindOf('difficulty'),
    wish: kindOf('wish'),
    reason: kindOf('reason'),
    liking: kindOf('liking'),
  },
  join: (first, second) => (second ? `${first}, and ${second}.` : `${first}.`),
  added: {
    when: ({ speaker, said }) => `${speaker} says when it happens: ${said}`,
    reason: ({ speaker, said }) => `${speaker} gives the reason: ${said}`,
    adds: ({ speaker, said }) => `${speaker} adds: ${said}`,
    says: ({ speaker, said }) => `${speaker} says about it: ${said}`,
    answers: ({ speaker, said }) => `asked the same, ${speaker} says: ${said}`,
    also: ({ speaker, said }) => `in the same answer, ${speaker} says: ${said}`,
    next: ({ speaker, said }) => `${speaker} goes on: ${said}`,
  },
  further: ({ speaker, said, asked }) => `to the next question, ${asked}, ${speaker} answers: ${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1 ? `${people(n)} see it differently. ${speaker} says: ${said}` : `${speaker} sees it differently: ${said}`,
    ({ people: n, speaker, said }) =>
      n > 1 ? `${people(n)} contradict this, such as ${speaker}: ${said}` : `${speaker} contradicts this: ${said}`,
  ],
  elsewhere: (said) => `another passage adds: ${said}`,
  elsewhereAgainst: (said) => `another passage contradicts this: ${said}`,
  foreign: (name) => `the words quoted are in ${name}.`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: ' ',
  colon: ': ',
  aside: (speaker) => ` (${speaker})`,
  leads: {
    cost: ['it is a matter of money'],
    time: ['it takes time', 'time goes into it'],
    risk: ['something is at risk', 'there is a risk in it'],
    frequency: ['how often it happens', 'it comes up again and again'],
    workaround: ['people find their own way', 'what people do instead'],
    hindrance: ['it gets in the way', 'what it prevents'],
    affected: ['it affects people', 'who is affected'],
    outcome: ['what came of it', 'what followed'],
  },
  toBrief: [
    (question) => `It answers the brief’s question ${question}.`,
    (question) => `The brief asks ${question}; this is part of the answer.`,
  ],
  toSubject: [
    (subject) => `It belongs to this part of the brief: ${subject}.`,
    (subject) => `It speaks to what the brief wants to know: ${subject}.`,
  ],
  toAsked: [(question) => `It came up in answer to the question ${question}.`],
  toQuestion: [(question) => `It stands under the question ${question}.`],
});

import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { counted, inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'en';
const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '.', stopInside: true };
const people = counted(tag, { one: '# person', other: '# people' });
const documents = counted(tag, { one: '# document', other: '# documents' });
const quotations = counted(tag, { one: '# quote', other: '# quotes' });
const q = (theme: string) => quoted(theme, quotes);

function who(n: number, inAll: number): string {
  if (n < inAll) return `${n} of ${people(inAll)}`;
  return n === 2 ? 'Both people' : `All ${people(n)}`;
}

function where(n: number, inAll: number): string {
  if (n < inAll) return `, in ${n} of ${documents(inAll)}`;
  return n === 2 ? ', in both documents' : `, in all ${documents(n)}`;
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `What do people say about ${q(theme)}, and why does it matter to them?`,
          `What part does ${q(theme)} play in people’s everyday life?`,
          `How do people deal with ${q(theme)}?`,
          `What experiences do people describe with ${q(theme)}?`,
          `What counts for people when it comes to ${q(theme)}?`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn(
        [`What makes ${q(theme)} difficult for people?`, `Where do people get stuck with ${q(theme)}?`],
        theme,
        turn,
      ),
    wish: (theme, turn) =>
      inTurn(
        [`What do people wish for when it comes to ${q(theme)}?`, `What should change about ${q(theme)}?`],
        theme,
        turn,
      ),
    habit: (theme, turn) =>
      inTurn([`How do people go about ${q(theme)} today?`, `What habits have grown around ${q(theme)}?`], theme, turn),
    reason: (theme) => `What reasons do people give when they talk about ${q(theme)}?`,
    difference: (theme, turn) =>
      inTurn(
        [`Where do people’s views on ${q(theme)} differ?`, `What do people disagree on when it comes to ${q(theme)}?`],
        theme,
        turn,
      ),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: ' ',
    agree: [
      (s) => `${s.who} say this${s.where}. ${s.speaker ?? 'One of them'} puts it like this: ${s.said}`,
      (s) => `${s.who} agree on this${s.where}${s.among ? `, among them ${s.among}` : ''}: ${s.said}`,
      (s) => `${s.said} ${s.who} say this or much the same${s.where}.`,
    ],
    mixed: [
      (s) =>
        `Views differ. On one side, ${s.who}${s.where}: ${s.said} On the other, ${people(s.opponents)}: ${s.against}`,
      (s) => `People do not agree. ${s.who}${s.where}: ${s.said} Against that, ${people(s.opponents)}: ${s.against}`,
    ],
    single: [
      (s) => `So far one voice of ${s.peopleInAll}, ${s.speaker ?? 'heard once'}: ${s.said}`,
      (s) => `Only ${s.speaker ?? 'one person'} says this, out of ${people(s.peopleInAll)}: ${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? 'The person interviewed'} says${s.where}: ${s.said}`],
    torn: [(s) => `Both are said${s.where}: ${s.said} And then again: ${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `Found in ${s.documents} of ${documents(s.documentsInAll)}: ${s.said}`
          : `The document says: ${s.said}`,
    ],
    also: (more) => `Said as well: ${more.join(' And: ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${n} of ${people(inAll)})`,
    oneVoice: ' (one voice so far)',
    toBrief: [
      (subject) => `The brief asks about ${subject}; here is something concrete to work on.`,
      (subject) => `Of what the project sets out to understand, ${subject}, this is one piece.`,
      (subject) => `On ${subject}, this is evidence from people’s own practice.`,
      (subject) => `Whatever is decided on ${subject} has to reckon with this.`,
    ],
    toQuestion: [
      (question) => `The question ${question} gets part of its answer here.`,
      (question) => `Asked ${question}, people speak from their own experience here.`,
      (question) => `Any answer to ${question} has to take this in.`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `With ${w.theme}, people run into an obstacle${w.tally}: decide whether to remove it or to help people around it.`,
        (w) =>
          `Check how often ${w.theme} goes wrong${w.tally} and what it costs, then decide what has to wait for the fix.`,
        (w) => `Before anything new is added, find out what would make things easy with ${w.theme}${w.tally}.`,
        (w) => `Left as it is, ${w.theme} will go on costing people effort${w.tally}: settle who takes it on.`,
      ],
      wish: [
        (w) =>
          `People ask for ${w.theme} in so many words${w.tally}: decide whether to offer it, and tell them either way.`,
        (w) => `Weigh ${w.theme} against what is already planned: people bring this wish up themselves${w.tally}.`,
        (w) =>
          `Check what people would do with ${w.theme} that they cannot do today${w.tally}; that shows what it is worth.`,
      ],
      liking: [
        (w) => `With ${w.theme}, things work for people${w.tally}: keep that when the rest changes.`,
        (w) => `Whatever is redesigned, ${w.theme} should survive it${w.tally}; ask people before touching it.`,
        (w) => `Find out what exactly makes ${w.theme} work${w.tally}, and where else the same would help.`,
      ],
      habit: [
        (w) =>
          `${w.theme} is part of how people already do things${w.tally}: fit new ideas into it rather than beside it.`,
        (w) => `Take ${w.theme} as it is today as the yardstick${w.tally}: a change has to be less trouble than this.`,
        (w) => `Look at when and why ${w.theme} comes in${w.tally} before changing the steps around it.`,
      ],
      reason: [
        (w) => `It tells why people act as they do over ${w.theme}${w.tally}: address the cause, not only what shows.`,
        (w) =>
          `Now that a reason behind ${w.theme} is on the table${w.tally}, check whether it holds for others before building on it.`,
        (w) => `A decision about ${w.theme} can start from this reason${w.tally} instead of a guess.`,
      ],
      other: [
        (w) =>
          `${w.theme} is something people dwell on${w.tally}: decide whether it belongs in the plan or in the next round of questions.`,
        (w) => `Check how far ${w.theme} holds beyond the people heard here${w.tally} before anything rests on it.`,
        (w) => `Keep ${w.theme} in view when choices are made${w.tally}: it is what people bring along.`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `page ${n}`,
    row: (n) => `row ${n}`,
    line: (n) => `line ${n}`,
    paragraph: (n) => `paragraph ${n}`,
    comma: ', ',
  }),
  speakerSaid: (speaker, sentence) => `${speaker} said: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `This was not found in the selected documents. The nearest they come to it is ${listOf(tag, nearest, quotes)}.`
      : 'This was not found in the selected documents.',
  notStated: () => 'Not stated in the documents.',
  person: {
    unnamed: (n) => `Person ${n}`,
    respondent: (n) => `Respondent ${n}`,
    roleUnknown: () => 'Role unknown',
    noDescription: () => 'No description available',
    restsOn: (d, n) => `Rests on ${quotations(n)} from ${documents(d)}.`,
  },
  context: {
    title: (projectName) => (projectName ? `What the material for ${q(projectName)} says` : 'What the material says'),
    documents: () => 'Documents',
    themes: () => 'Themes',
    brief: () => 'Brief',
    people: () => 'People',
    saidBy: (n, d) => (n > 0 ? `said by ${people(n)} in ${documents(d)}` : `in ${documents(d)}`),
  },
  noUsableText: () =>
    'None of the selected documents holds a sentence that could be quoted. Check that the files contain readable text ' +
    'rather than scanned pages or pictures, then upload them again.',
};

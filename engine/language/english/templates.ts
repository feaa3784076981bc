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

const says = (n: number) => (n === 1 ? 'says' : 'say');
const disagrees = (n: number) => (n === 1 ? 'disagrees' : 'disagree');

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
      (s) => `${s.who} say this${s.where}. ${s.speaker ?? 'One of them'} puts it this way: ${s.said}`,
      (s) => `${s.who} agree on this${s.where}${s.among ? `, including ${s.among}` : ''}: ${s.said}`,
      (s) => `${s.said} ${s.who} say this or something very similar${s.where}.`,
    ],
    mixed: [
      (s) =>
        `Views differ. ${s.who} ${says(s.people)} this${s.where}: ${s.said} ${people(s.opponents)} ${disagrees(s.opponents)}: ${s.against}`,
      (s) =>
        `People disagree. ${s.who} ${says(s.people)} this${s.where}: ${s.said} ${people(s.opponents)} ${says(s.opponents)} the opposite: ${s.against}`,
    ],
    single: [
      (s) => `So far, only ${s.speaker ?? 'one person'} says this, out of ${people(s.peopleInAll)}: ${s.said}`,
      (s) => `${s.speaker ?? 'One person'} is the only one of ${people(s.peopleInAll)} to say this: ${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? 'The person interviewed'} says${s.where}: ${s.said}`],
    torn: [
      (s) =>
        s.people === 1
          ? `${s.speaker ?? 'This person'} says both${s.where}: ${s.said} And also: ${s.against}`
          : `Both views appear${s.where}: ${s.said} And also: ${s.against}`,
    ],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `Found in ${s.documents} of ${documents(s.documentsInAll)}: ${s.said}`
          : `The document says: ${s.said}`,
    ],
    also: (more) => `${more.length === 1 ? 'A similar quote' : 'Similar quotes'}: ${more.join(' ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${n} of ${people(inAll)})`,
    onePerson: ' (only one person so far)',
    toBrief: [
      (subject) => `The brief asks about ${subject}, and this is concrete evidence.`,
      (subject) => `This helps answer what the project asks about ${subject}.`,
      (subject) => `This is first-hand evidence on ${subject}.`,
      (subject) => `Any decision about ${subject} should account for this.`,
    ],
    toQuestion: [
      (question) => `The question ${question} is partly answered here.`,
      (question) => `On the question ${question}, people speak from experience here.`,
      (question) => `Any answer to ${question} should account for this.`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `People run into problems with ${w.theme}${w.tally}: decide whether to fix them or to help people work around them.`,
        (w) =>
          `Find out how often ${w.theme} causes problems${w.tally} and what they cost, then decide how soon to act.`,
        (w) => `Before adding anything new, find out what would make things easier around ${w.theme}${w.tally}.`,
        (w) => `Left as it is, ${w.theme} will keep costing people effort${w.tally}: decide who takes it on.`,
      ],
      wish: [
        (w) =>
          `People say what they want or need around ${w.theme}${w.tally}: decide whether to act on it, and let them know either way.`,
        (w) => `Weigh ${w.theme} against what is already planned: people raised it themselves${w.tally}.`,
        (w) =>
          `Find out what people want around ${w.theme} that they do not have today${w.tally}; that shows how much a change would help.`,
      ],
      liking: [
        (w) => `${w.theme} works well for people${w.tally}: keep it that way when other things change.`,
        (w) => `Keep ${w.theme} in any redesign${w.tally}, and ask people before changing it.`,
        (w) => `Find out exactly what makes ${w.theme} work${w.tally} and where else it would help.`,
      ],
      habit: [
        (w) =>
          `${w.theme} is part of how people already do things${w.tally}: build new ideas into that routine, not alongside it.`,
        (w) => `Measure any change against ${w.theme} as it is today${w.tally}: it has to be less trouble than this.`,
        (w) => `Look at when and why ${w.theme} comes up${w.tally} before changing the steps around it.`,
      ],
      reason: [
        (w) =>
          `This explains why people act as they do around ${w.theme}${w.tally}: address the cause, not just the symptoms.`,
        (w) =>
          `This is one reason behind ${w.theme}${w.tally}: check whether it applies to others before relying on it.`,
        (w) => `Decisions about ${w.theme} can start from this reason${w.tally} rather than from a guess.`,
      ],
      other: [
        (w) =>
          `People have something to say about ${w.theme}${w.tally}: decide whether it belongs in the plan or in the next round of questions.`,
        (w) => `Before relying on this, check whether others say the same about ${w.theme}${w.tally}.`,
        (w) => `Keep ${w.theme} in mind when making decisions${w.tally}.`,
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
      ? `The selected documents do not answer this. The closest ${nearest.length === 1 ? 'topic' : 'topics'} in them: ${listOf(tag, nearest, quotes)}.`
      : 'The selected documents do not answer this.',
  notStated: () => 'Not stated in the documents.',
  person: {
    unnamed: (n) => `Person ${n}`,
    respondent: (n) => `Respondent ${n}`,
    roleUnknown: () => 'Role unknown',
    noDescription: () => 'No description available',
    restsOn: (d, n) => `Based on ${quotations(n)} from ${documents(d)}.`,
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
    'None of the selected documents contains a sentence that can be quoted. Check that the files contain readable text, ' +
    'not scanned pages or pictures, then upload them again.',
};

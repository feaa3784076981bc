import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { counted, type Quotes, spelled } from '../templates/wording.ts';

export const tag = 'de';
export const quotes: Quotes = { open: '„', close: '“', innerOpen: '‚', innerClose: '‘', stop: '.', stopInside: true };

const numerals = 'eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const number = spelled(numerals);
const people = counted(tag, { one: '# Person', other: '# Personen' }, numerals);
/** Always after a preposition with the dative. */
const ofDocuments = counted(tag, { one: 'einem Dokument', other: '# Dokumenten' }, numerals);
const others = counted(tag, { one: 'eine weitere Person', other: '# weitere' }, numerals);

const some = (n: number) => (n === 1 || n > numerals.length ? people(n) : number(n));

const kinds: Record<StatedKind, (who: string, one: boolean) => string> = {
  difficulty: (who, one) => `${who} ${one ? 'beschreibt' : 'beschreiben'} eine Schwierigkeit`,
  wish: (who, one) => `${who} ${one ? 'äußert' : 'äußern'} einen Wunsch`,
  reason: (who, one) => `${who} ${one ? 'nennt' : 'nennen'} einen Grund`,
  liking: (who, one) => `${who} ${one ? 'erzählt' : 'erzählen'}, was gut läuft`,
};
const kindOf = (kind: StatedKind) => (n: number) => kinds[kind](some(n), n === 1);

const listed = (names: string) => (names ? `: ${names}` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: ' ',
  people: (n, inAll, least) =>
    n < inAll
      ? `${least ? 'mindestens ' : ''}${number(n)} von ${people(inAll)}`
      : n === 2
        ? 'beide Personen'
        : `alle ${people(n)}`,
  documents: (n, inAll) =>
    n < inAll ? `${number(n)} von ${ofDocuments(inAll)}` : n === 2 ? 'beiden Dokumenten' : `allen ${ofDocuments(n)}`,
  others,
  someone: 'eine Person',
  some: [
    ({ who, names }) => `${who} sprechen darüber${listed(names)}.`,
    ({ who, names }) => `davon erzählen ${who}${listed(names)}.`,
    ({ who, names }) => `${who} kommen darauf zu sprechen${listed(names)}.`,
    ({ who, names }) => `das Thema kommt bei ${who} vor${listed(names)}.`,
  ],
  all: [
    ({ who, names }) => `${who} sprechen darüber${listed(names)}.`,
    ({ who, names }) => `${who} kommen darauf zu sprechen${listed(names)}.`,
  ],
  single: [
    ({ speaker, inAll }) => `${speaker}, eine von ${people(inAll)}, spricht darüber.`,
    ({ speaker, inAll }) => `${speaker}, eine von ${people(inAll)}, sagt das.`,
  ],
  singleWish: ({ speaker, inAll }) => `${speaker}, eine von ${people(inAll)}, wünscht sich das.`,
  singleAsked: ({ speaker, asked }) =>
    `${speaker}, eine von ${people(asked)}, die diese Frage beantwortet haben, spricht darüber.`,
  alone: (speaker) => `${speaker} spricht darüber.`,
  role: (role) => ` (${role})`,
  unnamed: [({ where }) => `das kommt in ${where} vor.`, ({ where }) => `davon ist in ${where} die Rede.`],
  unnamedSingle: (inAll) => `das kommt in einem von ${ofDocuments(inAll)} vor.`,
  unnamedDocument: 'das Dokument nennt nicht, wer das sagt.',
  hiddenOnly: 'darüber sprechen nur Personen, die in diesem Projekt ausgeblendet sind.',
  kinds: {
    difficulty: kindOf('difficulty'),
    wish: kindOf('wish'),
    reason: kindOf('reason'),
    liking: kindOf('liking'),
  },
  join: (first, second) => (second ? `${first}${first.includes(',') ? ';' : ','} ${second}.` : `${first}.`),
  added: {
    when: ({ speaker, said }) => `${speaker} sagt, wann es so ist: ${said}`,
    reason: ({ speaker, said }) => `${speaker} nennt den Grund: ${said}`,
    adds: ({ speaker, said }) => `${speaker} ergänzt: ${said}`,
    says: ({ speaker, said }) => `${speaker} sagt dazu: ${said}`,
    answers: ({ speaker, said }) => `auf dieselbe Frage antwortet ${speaker}: ${said}`,
    also: ({ speaker, said }) => `in derselben Antwort sagt ${speaker}: ${said}`,
    next: ({ speaker, said }) => `weiter sagt ${speaker}: ${said}`,
  },
  further: ({ speaker, said, asked }) => `auf die nächste Frage, ${asked}, antwortet ${speaker}: ${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1 ? `${people(n)} sehen das anders. ${speaker} sagt: ${said}` : `${speaker} sieht das anders: ${said}`,
    ({ people: n, speaker, said }) =>
      n > 1 ? `${people(n)} widersprechen, zum Beispiel ${speaker}: ${said}` : `${speaker} widerspricht: ${said}`,
  ],
  elsewhere: (said) => `an anderer Stelle heißt es dazu: ${said}`,
  elsewhereAgainst: (said) => `an anderer Stelle heißt es dagegen: ${said}`,
  foreign: (name) => `das Zitat ist auf ${name}.`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: ' ',
  colon: ': ',
  aside: (speaker) => ` (${speaker})`,
  leads: {
    cost: ['es geht um Geld'],
    time: ['das kostet Zeit', 'es geht um Zeit'],
    risk: ['dabei kann etwas schiefgehen', 'hier steht etwas auf dem Spiel'],
    frequency: ['so oft kommt es vor', 'das ist kein Einzelfall'],
    workaround: ['so behelfen sich die Befragten', 'was stattdessen geschieht'],
    hindrance: ['woran es scheitert', 'dadurch geht etwas nicht'],
    affected: ['es belastet Menschen', 'wen es trifft'],
    outcome: ['was daraus wurde', 'wie es weiterging'],
  },
  toBrief: [
    (question) => `Das beantwortet die Frage ${question} aus dem Auftrag.`,
    (question) => `Der Auftrag fragt: ${question} Das hier ist ein Teil der Antwort.`,
  ],
  toSubject: [
    (subject) => `Das gehört zu diesem Teil des Auftrags: ${subject}.`,
    (subject) => `Danach fragt der Auftrag: ${subject}.`,
  ],
  toAsked: [(question) => `Zur Sprache kam das bei der Frage ${question}.`],
  toQuestion: [(question) => `Das steht unter der Frage ${question}.`],
});

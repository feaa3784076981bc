import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { counted, type Quotes, spelled } from '../templates/wording.ts';

export const tag = 'es';
export const quotes: Quotes = { open: '«', close: '»', innerOpen: '“', innerClose: '”', stop: '.', stopInside: false };

const numerals = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const number = spelled(numerals);
const people = counted(tag, { one: 'una persona', other: '# personas' }, numerals);
const documents = counted(tag, { one: 'un documento', other: '# documentos' }, numerals);
const others = counted(tag, { one: 'otra persona', other: 'otras # personas' }, numerals);

const some = (n: number) => (n === 1 || n > numerals.length ? people(n) : number(n));

const kinds: Record<StatedKind, (who: string, one: boolean) => string> = {
  difficulty: (who, one) => `${who} ${one ? 'describe' : 'describen'} una dificultad`,
  wish: (who, one) => `${who} ${one ? 'expresa' : 'expresan'} un deseo`,
  reason: (who, one) => `${who} ${one ? 'da' : 'dan'} un motivo`,
  liking: (who, one) => `${who} ${one ? 'dice' : 'dicen'} lo que funciona bien`,
};
const kindOf = (kind: StatedKind) => (n: number) => kinds[kind](some(n), n === 1);

const listed = (names: string) => (names ? `: ${names}` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: ' ',
  people: (n, inAll, least) =>
    n < inAll
      ? `${least ? 'al menos ' : ''}${number(n)} de ${people(inAll)}`
      : n === 2
        ? 'las dos personas'
        : `las ${people(n)}`,
  documents: (n, inAll) =>
    n < inAll ? `${number(n)} de ${documents(inAll)}` : n === 2 ? 'los dos documentos' : `los ${documents(n)}`,
  others,
  someone: 'una persona',
  some: [
    ({ who, names }) => `${who} hablan de esto${listed(names)}.`,
    ({ who, names }) => `de esto hablan ${who}${listed(names)}.`,
    ({ who, names }) => `${who} sacan el tema${listed(names)}.`,
    ({ who, names }) => `el tema aparece en lo que cuentan ${who}${listed(names)}.`,
  ],
  all: [
    ({ who, names }) => `${who} hablan de esto${listed(names)}.`,
    ({ who, names }) => `${who} sacan el tema${listed(names)}.`,
  ],
  single: [
    ({ speaker, inAll }) => `${speaker}, una de ${people(inAll)}, habla de esto.`,
    ({ speaker, inAll }) => `${speaker}, una de ${people(inAll)}, lo dice.`,
  ],
  singleWish: ({ speaker, inAll }) => `${speaker}, una de ${people(inAll)}, lo desea.`,
  singleAsked: ({ speaker, asked }) =>
    `${speaker}, una de las ${people(asked)} que respondieron a la misma pregunta, habla de esto.`,
  alone: (speaker) => `${speaker} habla de esto.`,
  role: (role) => ` (${role})`,
  unnamed: [({ where }) => `esto aparece en ${where}.`, ({ where }) => `de esto se habla en ${where}.`],
  unnamedSingle: (inAll) => `esto aparece en uno de ${documents(inAll)}.`,
  unnamedDocument: 'el documento no indica quién lo dice.',
  hiddenOnly: 'solo hablan de ello personas ocultas en este proyecto.',
  kinds: {
    difficulty: kindOf('difficulty'),
    wish: kindOf('wish'),
    reason: kindOf('reason'),
    liking: kindOf('liking'),
  },
  join: (first, second) => (second ? `${first} y ${second}.` : `${first}.`),
  added: {
    when: ({ speaker, said }) => `${speaker} dice cuándo ocurre: ${said}`,
    reason: ({ speaker, said }) => `${speaker} da el motivo: ${said}`,
    adds: ({ speaker, said }) => `${speaker} añade: ${said}`,
    says: ({ speaker, said }) => `${speaker} dice al respecto: ${said}`,
    answers: ({ speaker, said }) => `a la misma pregunta, ${speaker} responde: ${said}`,
    also: ({ speaker, said }) => `en la misma respuesta, ${speaker} dice: ${said}`,
    next: ({ speaker, said }) => `${speaker} sigue: ${said}`,
  },
  further: ({ speaker, said, asked }) => `a la pregunta siguiente, ${asked}, ${speaker} responde: ${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1
        ? `${people(n)} lo ven de otra manera. ${speaker} dice: ${said}`
        : `${speaker} lo ve de otra manera: ${said}`,
    ({ people: n, speaker, said }) =>
      n > 1
        ? `${people(n)} dicen lo contrario, por ejemplo ${speaker}: ${said}`
        : `${speaker} dice lo contrario: ${said}`,
  ],
  elsewhere: (said) => `otro pasaje añade: ${said}`,
  elsewhereAgainst: (said) => `otro pasaje dice lo contrario: ${said}`,
  foreign: (name) => `la cita está en ${name}.`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: ' ',
  colon: ': ',
  aside: (speaker) => ` (${speaker})`,
  leads: {
    cost: ['es cuestión de dinero'],
    time: ['esto lleva tiempo', 'en esto se va el tiempo'],
    risk: ['hay un riesgo', 'algo puede salir mal'],
    frequency: ['así de a menudo ocurre', 'no es un caso aislado'],
    workaround: ['la gente se las arregla de otra manera', 'lo que se hace en su lugar'],
    hindrance: ['esto frena a la gente', 'lo que impide'],
    affected: ['afecta a personas', 'a quién afecta'],
    outcome: ['qué pasó después', 'en qué quedó'],
  },
  toBrief: [
    (question) => `Responde a la pregunta del encargo ${question}.`,
    (question) => `El encargo pregunta ${question}; esto es parte de la respuesta.`,
  ],
  toSubject: [
    (subject) => `Tiene que ver con esta parte del encargo: ${subject}.`,
    (subject) => `Es lo que el encargo quiere saber: ${subject}.`,
  ],
  toAsked: [(question) => `Surgió en respuesta a la pregunta ${question}.`],
  toQuestion: [(question) => `Figura bajo la pregunta ${question}.`],
});

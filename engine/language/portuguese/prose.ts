import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { counted, type Quotes, spelled } from '../templates/wording.ts';

export const tag = 'pt';
export const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '.', stopInside: false };

const feminine = 'uma duas três quatro cinco seis sete oito nove dez onze doze'.split(' ');
const masculine = ['um', 'dois', ...feminine.slice(2)];
const number = spelled(feminine);
const people = counted(tag, { one: 'uma pessoa', other: '# pessoas' }, feminine);
const documents = counted(tag, { one: 'um documento', other: '# documentos' }, masculine);
const others = counted(tag, { one: 'outra pessoa', other: 'outras # pessoas' }, feminine);

const some = (n: number) => (n === 1 || n > feminine.length ? people(n) : number(n));

const kinds: Record<StatedKind, (who: string, one: boolean) => string> = {
  difficulty: (who, one) => `${who} ${one ? 'descreve' : 'descrevem'} uma dificuldade`,
  wish: (who, one) => `${who} ${one ? 'expressa' : 'expressam'} um desejo`,
  reason: (who, one) => `${who} ${one ? 'dá' : 'dão'} um motivo`,
  liking: (who, one) => `${who} ${one ? 'diz' : 'dizem'} o que funciona bem`,
};
const kindOf = (kind: StatedKind) => (n: number) => kinds[kind](some(n), n === 1);

const listed = (names: string) => (names ? `: ${names}` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: ' ',
  people: (n, inAll, least) =>
    n < inAll
      ? `${least ? 'pelo menos ' : ''}${number(n)} de ${people(inAll)}`
      : n === 2
        ? 'as duas pessoas'
        : `as ${people(n)}`,
  documents: (n, inAll) =>
    n < inAll
      ? `em ${spelled(masculine)(n)} de ${documents(inAll)}`
      : n === 2
        ? 'nos dois documentos'
        : `nos ${documents(n)}`,
  others,
  someone: 'uma pessoa',
  some: [
    ({ who, names }) => `${who} falam disso${listed(names)}.`,
    ({ who, names }) => `falam disso ${who}${listed(names)}.`,
    ({ who, names }) => `${who} tocam no assunto${listed(names)}.`,
    ({ who, names }) => `o assunto aparece no que contam ${who}${listed(names)}.`,
  ],
  all: [
    ({ who, names }) => `${who} falam disso${listed(names)}.`,
    ({ who, names }) => `${who} tocam no assunto${listed(names)}.`,
  ],
  single: [
    ({ speaker, inAll }) => `${speaker}, uma de ${people(inAll)}, fala disso.`,
    ({ speaker, inAll }) => `${speaker}, uma de ${people(inAll)}, diz isso.`,
  ],
  singleWish: ({ speaker, inAll }) => `${speaker}, uma de ${people(inAll)}, deseja isso.`,
  singleAsked: ({ speaker, asked }) =>
    `${speaker}, uma das ${people(asked)} que responderam à mesma pergunta, fala disso.`,
  alone: (speaker) => `${speaker} fala disso.`,
  role: (role) => ` (${role})`,
  unnamed: [({ where }) => `isso aparece ${where}.`, ({ where }) => `fala-se disso ${where}.`],
  unnamedSingle: (inAll) => `isso aparece em um de ${documents(inAll)}.`,
  unnamedDocument: 'o documento não indica quem diz isso.',
  hiddenOnly: 'só pessoas ocultadas neste projeto falam disto.',
  kinds: {
    difficulty: kindOf('difficulty'),
    wish: kindOf('wish'),
    reason: kindOf('reason'),
    liking: kindOf('liking'),
  },
  join: (first, second) => (second ? `${first} e ${second}.` : `${first}.`),
  added: {
    when: ({ speaker, said }) => `${speaker} diz quando isso acontece: ${said}`,
    reason: ({ speaker, said }) => `${speaker} dá o motivo: ${said}`,
    adds: ({ speaker, said }) => `${speaker} acrescenta: ${said}`,
    says: ({ speaker, said }) => `${speaker} diz a respeito: ${said}`,
    answers: ({ speaker, said }) => `à mesma pergunta, ${speaker} responde: ${said}`,
    also: ({ speaker, said }) => `na mesma resposta, ${speaker} diz: ${said}`,
    next: ({ speaker, said }) => `${speaker} continua: ${said}`,
  },
  further: ({ speaker, said, asked }) => `à pergunta seguinte, ${asked}, ${speaker} responde: ${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1
        ? `${people(n)} veem isso de outra forma. ${speaker} diz: ${said}`
        : `${speaker} vê isso de outra forma: ${said}`,
    ({ people: n, speaker, said }) =>
      n > 1 ? `${people(n)} dizem o contrário, por exemplo ${speaker}: ${said}` : `${speaker} diz o contrário: ${said}`,
  ],
  elsewhere: (said) => `outro trecho acrescenta: ${said}`,
  elsewhereAgainst: (said) => `outro trecho diz o contrário: ${said}`,
  foreign: (name) => `a citação está em ${name}.`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: ' ',
  colon: ': ',
  aside: (speaker) => ` (${speaker})`,
  leads: {
    cost: ['é uma questão de dinheiro'],
    time: ['isso leva tempo', 'gasta-se tempo com isso'],
    risk: ['há um risco', 'algo pode dar errado'],
    frequency: ['com que frequência acontece', 'não é um caso isolado'],
    workaround: ['as pessoas dão um jeito', 'o que se faz no lugar disso'],
    hindrance: ['isso trava as pessoas', 'o que isso impede'],
    affected: ['isso afeta pessoas', 'quem é afetado'],
    outcome: ['o que veio depois', 'no que deu'],
  },
  toBrief: [
    (question) => `Responde à pergunta do projeto ${question}.`,
    (question) => `O projeto pergunta ${question}; isto é parte da resposta.`,
  ],
  toSubject: [
    (subject) => `Tem a ver com esta parte do projeto: ${subject}.`,
    (subject) => `É o que o projeto quer saber: ${subject}.`,
  ],
  toAsked: [(question) => `Surgiu em resposta à pergunta ${question}.`],
  toQuestion: [(question) => `Está sob a pergunta ${question}.`],
});

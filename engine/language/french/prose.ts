import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { counted, type Quotes, spelled } from '../templates/wording.ts';

export const tag = 'fr';
/** The spaces inside the marks, and before the colon and the question mark, do not break. */
export const quotes: Quotes = {
  open: '«\u00a0',
  close: '\u00a0»',
  innerOpen: '“',
  innerClose: '”',
  stop: '.',
  stopInside: false,
};

const numerals = 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const number = spelled(numerals);
const people = counted(tag, { one: 'une personne', other: '# personnes' }, numerals);
const documents = counted(tag, { one: '# document', other: '# documents' }, numerals);
const others = counted(tag, { one: 'une autre personne', other: '# autres' }, numerals);

const some = (n: number) => (n === 1 || n > numerals.length ? people(n) : number(n));

const kinds: Record<StatedKind, (who: string, one: boolean) => string> = {
  difficulty: (who, one) => `${who} ${one ? 'décrit' : 'décrivent'} une difficulté`,
  wish: (who, one) => `${who} ${one ? 'exprime' : 'expriment'} un souhait`,
  reason: (who, one) => `${who} ${one ? 'donne' : 'donnent'} une raison`,
  liking: (who, one) => `${who} ${one ? 'dit' : 'disent'} ce qui marche bien`,
};
const kindOf = (kind: StatedKind) => (n: number) => kinds[kind](some(n), n === 1);

const listed = (names: string) => (names ? `\u00a0: ${names}` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: ' ',
  people: (n, inAll, least) =>
    n < inAll
      ? `${least ? 'au moins ' : ''}${people(n)} sur ${number(inAll)}`
      : n === 2
        ? 'les deux personnes'
        : `les ${people(n)}`,
  documents: (n, inAll) =>
    n < inAll ? `${documents(n)} sur ${number(inAll)}` : n === 2 ? 'les deux documents' : `les ${documents(n)}`,
  others,
  someone: 'une personne',
  some: [
    ({ who, names }) => `${who} en parlent${listed(names)}.`,
    ({ who, names }) => `${who} évoquent ce point${listed(names)}.`,
    ({ who, names }) => `${who} abordent ce point${listed(names)}.`,
    ({ who, names }) => `le sujet revient chez ${who}${listed(names)}.`,
  ],
  all: [
    ({ who, names }) => `${who} en parlent${listed(names)}.`,
    ({ who, names }) => `${who} abordent ce point${listed(names)}.`,
  ],
  single: [
    ({ speaker, inAll }) => `${speaker}, l’une des ${people(inAll)}, en parle.`,
    ({ speaker, inAll }) => `${speaker}, l’une des ${people(inAll)}, le dit.`,
  ],
  singleWish: ({ speaker, inAll }) => `${speaker}, l’une des ${people(inAll)}, le souhaite.`,
  singleAsked: ({ speaker, asked }) =>
    `${speaker}, l’une des ${people(asked)} qui ont répondu à la même question, en parle.`,
  alone: (speaker) => `${speaker} en parle.`,
  role: (role) => ` (${role})`,
  unnamed: [({ where }) => `${where} en parlent.`, ({ where }) => `le sujet revient dans ${where}.`],
  unnamedSingle: (inAll) => `un document sur ${number(inAll)} en parle.`,
  unnamedDocument: 'le document ne précise pas qui le dit.',
  hiddenOnly: 'seules des personnes masquées dans ce projet en parlent.',
  kinds: {
    difficulty: kindOf('difficulty'),
    wish: kindOf('wish'),
    reason: kindOf('reason'),
    liking: kindOf('liking'),
  },
  join: (first, second) => (second ? `${first} et ${second}.` : `${first}.`),
  added: {
    when: ({ speaker, said }) => `${speaker} dit quand cela arrive\u00a0: ${said}`,
    reason: ({ speaker, said }) => `${speaker} en donne la raison\u00a0: ${said}`,
    adds: ({ speaker, said }) => `${speaker} ajoute\u00a0: ${said}`,
    says: ({ speaker, said }) => `${speaker} en dit\u00a0: ${said}`,
    answers: ({ speaker, said }) => `à la même question, ${speaker} répond\u00a0: ${said}`,
    also: ({ speaker, said }) => `dans la même réponse, ${speaker} dit\u00a0: ${said}`,
    next: ({ speaker, said }) => `${speaker} poursuit\u00a0: ${said}`,
  },
  further: ({ speaker, said, asked }) => `à la question suivante, ${asked}, ${speaker} répond\u00a0: ${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1
        ? `${people(n)} voient les choses autrement. ${speaker} dit\u00a0: ${said}`
        : `${speaker} voit les choses autrement\u00a0: ${said}`,
    ({ people: n, speaker, said }) =>
      n > 1
        ? `${people(n)} disent le contraire, par exemple ${speaker}\u00a0: ${said}`
        : `${speaker} dit le contraire\u00a0: ${said}`,
  ],
  elsewhere: (said) => `un autre passage ajoute\u00a0: ${said}`,
  elsewhereAgainst: (said) => `un autre passage dit le contraire\u00a0: ${said}`,
  foreign: (name) => `la citation est en ${name}.`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: ' ',
  colon: '\u00a0: ',
  aside: (speaker) => ` (${speaker})`,
  leads: {
    cost: ['c’est une question d’argent'],
    time: ['cela prend du temps', 'du temps y passe'],
    risk: ['il y a un risque', 'quelque chose peut mal tourner'],
    frequency: ['voici à quelle fréquence', 'ce n’est pas un cas isolé'],
    workaround: ['on se débrouille autrement', 'ce qui se fait à la place'],
    hindrance: ['cela bloque quelque chose', 'ce que cela empêche'],
    affected: ['cela pèse sur des personnes', 'qui est touché'],
    outcome: ['ce qui a suivi', 'la suite'],
  },
  toBrief: [
    (question) => `Cela répond à la question du projet ${question}.`,
    (question) => `Le projet demande ${question}\u00a0; voici une partie de la réponse.`,
  ],
  toSubject: [
    (subject) => `Cela touche à cette partie du projet\u00a0: ${subject}.`,
    (subject) => `C’est ce que le projet cherche à savoir\u00a0: ${subject}.`,
  ],
  toAsked: [(question) => `C’est venu en réponse à la question ${question}.`],
  toQuestion: [(question) => `Cela figure sous la question ${question}.`],
});

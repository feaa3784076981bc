import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { counted, inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'de';
const quotes: Quotes = { open: '„', close: '“', innerOpen: '‚', innerClose: '‘', stop: '.', stopInside: true };
const people = counted(tag, { one: '# Person', other: '# Personen' });
/** Always behind a preposition with the dative. */
const inDocuments = counted(tag, { one: '# Dokument', other: '# Dokumenten' });
const quotations = counted(tag, { one: '# Zitat', other: '# Zitaten' });
const q = (theme: string) => quoted(theme, quotes);

/** Within a sentence; at its beginning with a capital. */
function whoWithin(n: number, inAll: number): string {
  if (n < inAll) return `${n} von ${people(inAll)}`;
  return n === 2 ? 'beide Personen' : `alle ${people(n)}`;
}
const who = (n: number, inAll: number) => whoWithin(n, inAll).replace(/^[ab]/u, (letter) => letter.toUpperCase());

/** Set after the verb, without a comma. */
function where(n: number, inAll: number): string {
  if (n < inAll) return ` in ${n} von ${inDocuments(inAll)}`;
  return n === 2 ? ' in beiden Dokumenten' : ` in allen ${inDocuments(n)}`;
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `Was sagen die Befragten zum Thema ${q(theme)}, und warum ist es ihnen wichtig?`,
          `Welche Rolle spielt das Thema ${q(theme)} im Alltag?`,
          `Wie gehen die Befragten mit dem Thema ${q(theme)} um?`,
          `Welche Erfahrungen schildern die Befragten zum Thema ${q(theme)}?`,
          `Worauf kommt es den Befragten beim Thema ${q(theme)} an?`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn(
        [`Was fällt den Befragten beim Thema ${q(theme)} schwer?`, `Wo hakt es beim Thema ${q(theme)}?`],
        theme,
        turn,
      ),
    wish: (theme, turn) =>
      inTurn(
        [`Was wünschen sich die Befragten zum Thema ${q(theme)}?`, `Was sollte sich beim Thema ${q(theme)} ändern?`],
        theme,
        turn,
      ),
    habit: (theme, turn) =>
      inTurn(
        [
          `Wie läuft es beim Thema ${q(theme)} heute ab?`,
          `Welche Gewohnheiten haben sich rund um ${q(theme)} gebildet?`,
        ],
        theme,
        turn,
      ),
    reason: (theme) => `Welche Gründe nennen die Befragten, wenn es um ${q(theme)} geht?`,
    difference: (theme, turn) =>
      inTurn(
        [
          `Worin gehen die Ansichten zum Thema ${q(theme)} auseinander?`,
          `Worüber sind sich die Befragten beim Thema ${q(theme)} uneinig?`,
        ],
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
      (s) => `${s.who} sagen das${s.where}. ${s.speaker ?? 'Eine von ihnen'} bringt es so auf den Punkt: ${s.said}`,
      (s) => `${s.who} sind sich darin${s.where} einig${s.among ? `, darunter ${s.among}` : ''}: ${s.said}`,
      (s) => `${s.said} So oder ganz ähnlich äußern sich ${whoWithin(s.people, s.peopleInAll)}${s.where}.`,
    ],
    mixed: [
      (s) =>
        `Die Ansichten gehen auseinander. Einerseits ${s.who}${s.where}: ${s.said} Andererseits ${people(s.opponents)}: ${s.against}`,
      (s) =>
        `Darüber besteht keine Einigkeit. ${s.who}${s.where}: ${s.said} Dagegen ${people(s.opponents)}: ${s.against}`,
    ],
    single: [
      (s) => `Von ${people(s.peopleInAll)} sagt das bisher nur ${s.speaker ?? 'eine'}: ${s.said}`,
      (s) => `Nur ${s.speaker ?? 'eine Person'} sagt das, von insgesamt ${people(s.peopleInAll)}: ${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? 'Die befragte Person'} sagt${s.where}: ${s.said}`],
    torn: [(s) => `Beide Ansichten kommen${s.where} vor: ${s.said} Aber auch: ${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `Das steht in ${s.documents} von ${inDocuments(s.documentsInAll)}: ${s.said}`
          : `Im Dokument heißt es: ${s.said}`,
    ],
    also: (more) => `Außerdem heißt es: ${more.join(' Und: ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${n} von ${people(inAll)})`,
    onePerson: ' (bisher nur eine Person)',
    toBrief: [
      (subject) => `Der Auftrag fragt nach ${subject}, und das hier ist ein konkreter Beleg.`,
      (subject) => `Das hilft zu beantworten, was das Projekt zu ${subject} wissen will.`,
      (subject) => `Zu ${subject} ist das ein Beleg aus der Praxis.`,
      (subject) => `Jede Entscheidung zu ${subject} sollte das berücksichtigen.`,
    ],
    toQuestion: [
      (question) => `Die Frage ${question} wird hier zum Teil beantwortet.`,
      (question) => `Auf die Frage ${question} antworten die Befragten hier aus eigener Erfahrung.`,
      (question) => `Jede Antwort auf ${question} sollte das berücksichtigen.`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `Beim Thema ${w.theme} gibt es im Alltag Probleme${w.tally}: Zu entscheiden ist, ob sie behoben werden oder ob es Hilfe gibt, sie zu umgehen.`,
        (w) =>
          `Zu prüfen ist, wie oft es bei ${w.theme} schiefgeht${w.tally} und was das kostet; danach lässt sich entscheiden, was warten kann.`,
        (w) => `Bevor Neues dazukommt, lohnt die Frage, was es bei ${w.theme} leichter machen würde${w.tally}.`,
        (w) =>
          `Bleibt alles, wie es ist, kostet ${w.theme} weiterhin Kraft${w.tally}: Offen ist, wer sich darum kümmert.`,
      ],
      wish: [
        (w) =>
          `Zu ${w.theme} gibt es ausdrückliche Wünsche${w.tally}: Zu entscheiden ist, ob sie erfüllt werden, und die Antwort sollten alle erfahren.`,
        (w) =>
          `${w.theme} gehört gegen das abgewogen, was schon geplant ist${w.tally}: Der Wunsch kommt von den Leuten selbst.`,
        (w) =>
          `Zu prüfen bleibt, was mit ${w.theme} möglich wäre, was heute nicht geht${w.tally}; daran zeigt sich der Wert.`,
      ],
      liking: [
        (w) => `Bei ${w.theme} läuft es gut${w.tally}: Das sollte bleiben, auch wenn sich anderes ändert.`,
        (w) =>
          `Was auch umgestaltet wird, ${w.theme} sollte erhalten bleiben${w.tally}; vor einer Änderung lieber nachfragen.`,
        (w) =>
          `Es lohnt sich herauszufinden, was genau an ${w.theme} gut funktioniert${w.tally} und wo dasselbe noch helfen würde.`,
      ],
      habit: [
        (w) =>
          `${w.theme} gehört schon zum Alltag${w.tally}: Neues sollte sich dort einfügen und nicht daneben herlaufen.`,
        (w) => `Der Maßstab ist ${w.theme} in der heutigen Form${w.tally}: Eine Änderung muss weniger Mühe machen.`,
        (w) =>
          `Bevor sich die Schritte ringsum ändern, lohnt der Blick darauf, wann und warum ${w.theme} ins Spiel kommt${w.tally}.`,
      ],
      reason: [
        (w) =>
          `Daran zeigt sich, warum die Leute bei ${w.theme} so handeln${w.tally}: Anzusetzen ist an der Ursache, nicht nur an dem, was man sieht.`,
        (w) =>
          `Ein Grund hinter ${w.theme} ist jetzt bekannt${w.tally}; ob er auch für andere gilt, sollte geprüft sein, bevor etwas darauf aufbaut.`,
        (w) => `Eine Entscheidung zu ${w.theme} kann von diesem Grund ausgehen${w.tally} statt von einer Vermutung.`,
      ],
      other: [
        (w) =>
          `Zu ${w.theme} haben die Leute etwas zu sagen${w.tally}: Zu entscheiden ist, ob es in den Plan gehört oder in die nächste Fragerunde.`,
        (w) => `Bevor sich etwas auf ${w.theme} stützt${w.tally}, sollten weitere Stimmen dazu gehört werden.`,
        (w) => `${w.theme} sollte bei Entscheidungen im Blick bleiben${w.tally}.`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `Seite ${n}`,
    row: (n) => `Zeile ${n} der Tabelle`,
    line: (n) => `Zeile ${n}`,
    paragraph: (n) => `Absatz ${n}`,
    comma: ', ',
  }),
  speakerSaid: (speaker, sentence) => `${speaker} sagte: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `Dazu steht nichts in den ausgewählten Dokumenten. Am nächsten kommen dem die Themen ${listOf(tag, nearest, quotes)}.`
      : 'Dazu steht nichts in den ausgewählten Dokumenten.',
  notStated: () => 'In den Dokumenten nicht genannt.',
  person: {
    unnamed: (n) => `Person ${n}`,
    respondent: (n) => `Befragte Person ${n}`,
    roleUnknown: () => 'Funktion unbekannt',
    noDescription: () => 'Keine Beschreibung vorhanden',
    restsOn: (d, n) => `Beruht auf ${quotations(n)} aus ${inDocuments(d)}.`,
  },
  context: {
    title: (projectName) => (projectName ? `Was das Material zu ${q(projectName)} sagt` : 'Was das Material sagt'),
    documents: () => 'Dokumente',
    themes: () => 'Themen',
    brief: () => 'Auftrag',
    people: () => 'Personen',
    saidBy: (n, d) => (n > 0 ? `gesagt von ${people(n)} in ${inDocuments(d)}` : `in ${inDocuments(d)}`),
  },
  noUsableText: () =>
    'Keines der ausgewählten Dokumente enthält einen Satz, der sich zitieren ließe. Bitte prüfen, ob die Dateien lesbaren ' +
    'Text enthalten und nicht gescannte Seiten oder Bilder, und dann noch einmal hochladen.',
};

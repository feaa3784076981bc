import type { Chat } from '../chat/chat.ts';
import { words } from '../cue.ts';
import { listOf } from '../templates/compose.ts';
import { quotes, tag } from './prose.ts';

export const chat: Chat = {
  lightWords: words(
    'je|jemals|pro|funktionier\\p{L}*|klapp\\p{L}*|viel|mehr|schon(?: einmal| mal)?|einmal|leide[nst]?|leidet|gelitten|umgehen|bewältig\\p{L}*|zurecht|zurechtkomm\\p{L}*|komm(?:st|t|en)?|kam|kamen|erleb\\p{L}*|erfahr\\p{L}*|passier\\p{L}*|geschieht|hattest|hast|bist|wärst|könntest|würdest|darunter|dabei|dafür|dagegen|eigentlich|genau|normalerweise|üblich\\p{L}*|persönlich\\p{L}*|wählst|hältst|halten|findest|finden|finde|benutz\\p{L}*|nutz\\p{L}*|gehst|vorstellen|denkst|machst|deine?[rnms]?|dein|dich|dir|du|ihr|euch|ihre?[rnms]?|sie|ihnen|bei|oft|läuft|aus|geworden',
  ),
  presents: words('(?:es gibt|es gab|da (?:ist|war|gibt es|gab es)) (?:ja |auch )?(?:ein|eine|einen|kein|keine)'),
  hollow: words(
    'genau|richtig|stimmt|okay|ok|ja|gut|super|klar|sicher|natürlich|ach so|verstehe|ich verstehe|alles klar|gerne?|danke(?: schön)?|vielen dank|entschuldigung|moment|(?:das ist (?:eine )?)?gute frage|mal (?:sehen|schauen|überlegen)|lass(?:en sie)? mich (?:kurz )?(?:überlegen|nachdenken|schauen)|(?:das )?weiß ich (?:jetzt )?nicht|ich weiß (?:es )?nicht|keine ahnung|wie soll ich (?:das )?sagen|wie gesagt|sagen wir(?: mal)?|sozusagen|ich sag(?:e)? mal|ich meine|wissen sie|weißt du|mein name ist(?: [\\p{L}]+){1,2}|ich heiße(?: [\\p{L}]+){1,2}|und so weiter|das wars|das ist alles|glaube ich|denke ich',
  ),
  announces: words(
    '(?:ich (?:gebe|nenne|erzähle) (?:ihnen|dir|euch|mal|jetzt)(?: \\p{L}+){0,3} (?:ein beispiel|davon|kurz)|lassen sie mich (?:ein beispiel|kurz)|ich fange (?:mal )?(?:an|damit an)|wie ich (?:schon |vorhin )(?:gesagt|sagte|erwähnt))',
  ),
  greeting: words(
    "hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|grüß (?:dich|gott|sie)|wie geht(?:'s| es (?:dir|ihnen))?",
  ),
  thanks: words('danke(?: schön| sehr)?|vielen dank|herzlichen dank|dankeschön|besten dank'),
  farewell: words("tschüss|auf wiedersehen|bis (?:bald|dann|später)|ciao|mach'?s gut"),
  why: words('warum(?: das| nicht)?|wieso|weshalb|aus welchem grund|gründe|wie kommt das|woran liegt das'),
  more: words(
    '(?:erzähl(?:e|en sie)?|sag(?:e|en sie)?)(?: mir| uns)?(?: bitte)? (?:noch )?mehr(?: davon| darüber| dazu)?|mehr(?: davon| darüber| dazu)?|weiter|und dann|was noch|sonst noch(?: etwas| was)?|(?:ein|noch ein|zum) beispiel|inwiefern|genauer|was (?:meinst du|meinen sie)(?: damit)?',
  ),
  when: words('seit wann|wie lange(?: schon)?|wann(?: war das)?'),
  ordinals: [
    words('erste[nrsm]?|ersten punkt'),
    words('zweite[nrsm]?'),
    words('dritte[nrsm]?'),
    words('vierte[nrsm]?'),
    words('fünfte[nrsm]?'),
    words('letzte[nrsm]?'),
  ],
  who: words('wer|wessen|wie viele|welche (?:personen|leute|menschen)|alle|noch jemand|sonst jemand'),
  against: words(
    'dagegen|widersprech\\p{L}*|widerspr(?:icht|uch|üche)|gegenteil\\p{L}*|gegenbeispiel\\p{L}*|andere(?:r)? meinung|(?:sehen?|sieht) (?:das |es )?anders|anders(?: sehen| sieht)?|einw[aä]nd\\p{L}*',
  ),
  quote: words('(?:ein |noch ein |weitere[sr]? |andere[sr]? |das |mehr )?zitate?|wörtlich|beleg(?:e|stelle)?'),
  context: words('zusammenhang|kontext'),
  person: {
    greeting: () => 'Hallo! Fragen Sie mich gern nach allem, was ich im Gespräch erzählt habe.',
    thanks: () => 'Gern geschehen.',
    farewell: () => 'Auf Wiedersehen!',
    refusal: () => 'Darüber habe ich nicht gesprochen.',
    nearest: () => 'Am ehesten passt dazu, was ich hierüber gesagt habe:',
    spokeOf: () => 'Gesprochen habe ich hierüber:',
    askedInstead: (questions) => `Gefragt wurde ich zum Beispiel: ${listOf(tag, questions, quotes)}.`,
    reported: (sentence) => `In den Worten des Dokuments: „${sentence}“`,
    noReason: () => 'Warum, habe ich nicht gesagt.',
    nothingMore: () => 'Mehr habe ich dazu nicht gesagt.',
    returns: (places) =>
      places === 1
        ? 'Darüber habe ich noch an einer anderen Stelle gesprochen.'
        : `Darüber habe ich noch an ${places} anderen Stellen gesprochen.`,
  },
  group: {
    others: (count) => `${count} weitere`,
    allSpeak: ({ list, count }) =>
      count === 2 ? `${list} sprechen beide darüber.` : `Alle ${count} sprechen darüber: ${list}.`,
    someSpeak: (speaking, silent) =>
      `${speaking.list} ${speaking.count === 1 ? 'spricht' : 'sprechen'} darüber, ${silent.list} nicht.`,
    noneSpeaks: () => 'Keine der Personen hat darüber gesprochen.',
    agree: ({ list }) => `${list} sind sich hier einig.`,
    contradict: ({ list }) => `${list} sehen das unterschiedlich.`,
  },
  insight: {
    greeting: () =>
      'Hallo! Fragen Sie mich zu dieser Erkenntnis: wer darüber spricht, warum, oder was dagegen spricht.',
    thanks: () => 'Gern geschehen.',
    refusal: () => 'Die Dokumente dieser Erkenntnis beantworten das nicht.',
    nothingMore: () => 'Dazu gibt es keine weiteren Zitate.',
    noneAgainst: () => 'Keine Aussage in diesen Dokumenten widerspricht dem eindeutig.',
    against: ({ list, count }) => `${list} ${count === 1 ? 'widerspricht' : 'widersprechen'} dem.`,
    noReason: () => 'Keine der zitierten Personen nennt einen Grund dafür.',
    here: () => 'In den Dokumenten dieser Erkenntnis:',
    nearest: () => 'Am ehesten passt dazu diese Aussage:',
    says: (name) => `${name}:`,
    ask: {
      context: () => 'Was wurde im selben Zusammenhang noch gesagt?',
      who: () => 'Wer spricht darüber?',
      why: () => 'Welche Gründe werden dafür genannt?',
      against: () => 'Was spricht dagegen?',
      quote: () => 'Gibt es noch ein Zitat dazu?',
    },
  },
};

import { words } from '../cue.ts';
import type { PersonCues } from '../definition.ts';

const number =
  '(?:\\d+|ein(?:em|er|igen)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|mehreren|vielen|' +
  'ein paar|anderthalb)(?: bis (?:\\d+|\\p{L}+))?';
const about =
  '(?:etwa |circa |ca\\. |ungefähr |rund |fast |über |gut |mehr als |jetzt |schon |mittlerweile |inzwischen )*';
const years = `(?<years>${number} (?:jahren?|monaten?))`;
const habit = '(?:normalerweise|meistens|meist|üblicherweise|in der regel|regelmäßig|immer|oft|täglich)';
const turn = '(?:tag|morgen|abend|nacht|woche|monat|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)';
const state =
  '(?!(?:bin|habe?|finde?|denke?|glaube?|weiß|will|möchte?|war|hatte?|würde?|mag|sage?|fühle?|wünsche?|mein|meine)(?!\\p{L}))';

export const person: PersonCues = {
  fact: [
    words(
      `(?:ich|bin|arbeite|mache|leite|führe)(?: [\\p{L}-]+){0,8}? seit ${about}${years}|seit ${about}${number} jahren (?:arbeite|bin|mache|leite|führe) ich`,
    ),
    words(`ich (?:habe|hab)(?: [\\p{L}-]+){0,2}? ${about}${years} (?:berufs)?erfahrung`),
    words(
      'ich habe (?:[\\p{L}-]+ ){0,6}(?:studiert|gelernt|promoviert)|meine ausbildung|mein studium|ich bin gelernte[rn]?|ich komme aus (?:der|dem|einem|einer)',
      `ich bin ${number.replace('(?:\\d+', '(?:[1-9]\\d')} (?:jahre alt)|ich bin (?:jetzt |schon |auch schon |gerade )*(?:[1-9]\\d|achtzehn|neunzehn|(?:\\p{L}+und)?(?:zwan|drei(?=ß)|vier|fünf|sech|sieb|acht|neun)[zß]ig)(?=[,.])`,
      `ich (?:bin|habe) (?:verheiratet|geschieden|alleinerziehend|rentnerin|rentner|mutter|vater|${number} (?:kinder|kind|töchter|tochter|söhne|sohn))`,
      '(?:wohnen|leben) tue? ich|(?:ich |^|, )(?:wohne?|lebe?) (?:noch |jetzt |hier )?(?:in|im|bei|mit|auf|allein)|ich bin aufgewachsen|ich bin (?:in [\\p{L}]+ )?geboren|ich bin selbstständig',
      `wir sind (?:[\\p{L}]+ )?(?:${number}) (?:leute|personen|mitarbeiter\\p{L}*|kolleg\\p{L}+|angestellte)|wir haben ${about}${number} (?:mitarbeiter\\p{L}*|angestellte)`,
    ),
  ],
  activity: [
    words(
      `ich ${state}\\p{L}+ (?!dann )(?:[\\p{L}]+ ){0,3}?${habit}|${habit} ${state}\\p{L}+ (?:ich|wir)`,
      `(?:jeden|jede) ${turn} ${state}\\p{L}+ (?:ich|wir)|(?:ich|wir) ${state}\\p{L}+ (?:[\\p{L}-]+ ){0,5}?(?:jeden|jede) ${turn}|(?:ich|wir) ${state}\\p{L}+ (?:[\\p{L}-]+ ){0,3}?(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|morgens|abends)`,
      '^ich (?:mache?|plane|leite|organisiere|koordiniere|verwalte) (?:die|das|den|alles|unsere[n]?)|ich bin (?:[\\p{L}]+ )?(?:verantwortlich|zuständig) für|ich kümmere mich um|ich betreue|meine aufgabe ist|meine arbeit besteht|mein (?:arbeits)?tag (?:beginnt|fängt)',
      'ich verbringe (?:[\\p{L}-]+ ){0,6}(?:zeit|stunden|stunde|tage|minuten)',
    ),
  ],
  wish: [
    words(
      '(?:ich|wir) wünsche?n? (?:mir|uns)|wünschen? würde (?:ich|wir)|(?:ich|wir) würden? (?:mir|uns) wünschen|würde (?:ich mir|mir) wünschen|wünsche ich mir|mein (?:größter )?wunsch',
      '(?:ich|wir) hätten? (?:[\\p{L}]+ )?gerne?|hätte ich (?:[\\p{L}]+ )?gerne?|(?:ich|wir) würden? (?:[\\p{L}]+ )?gerne?(?! (?:sagen|hinzufügen|anfangen|fragen))|(?:ich|wir) bräuchten?|(?:ich|wir) möchten? (?!(?:sagen|hinzufügen|nur|noch|ihnen)(?!\\p{L}))(?:[\\p{L}]+ )*',
      '(?:es |das )?wäre (?:[\\p{L}]+ )?(?:gut|schön|toll|super|hilfreich|besser|ideal|praktisch|leichter|prima), wenn|(?:schön|gut|toll|super|hilfreich|besser|praktisch|ideal) wäre',
      'wenn (?:ich|wir|man|es) (?:nur|doch|endlich) (?:[\\p{L}]+ ){0,6}(?:könnte|könnten|gäbe|hätte|hätten|wäre)|(?:mir|uns) fehl(?:t|en)',
    ),
  ],
  belief: [
    words(
      'ich (?:bin (?:fest |davon |der festen )*überzeugt|glaube fest|finde grundsätzlich)|das (?:aller)?wichtigste (?:[\\p{L}]+ ){0,3}ist',
      '(?:man|jeder|niemand|alle|wir) sollten? (?:immer|nie|niemals)|sollte (?:man|jeder) (?:immer|nie|niemals)',
    ),
  ],
  span: [words('[\\p{L}\\d]+ (?:Jahre|Jahren|Monate|Monaten)')],
  over: [
    words(
      '^(?:hin|auf|an|ein|ab|aus|um)ge\\p{L}+t|war(?:en|st|t)?|hatten?|gab|ging(?:en)?|kam(?:en)?|wurden?|musste[n]?|früher|damals|vorher|bis (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)',
      '(?:hab|habe|haben|hat|bin|sind|ist) (?:[\\p{L}-]+ ){0,9}?(?:ge\\p{L}+|\\p{L}+ge\\p{Ll}+)(?:t|en)',
    ),
  ],
  aside: [
    // Words to the interviewer („Lachen Sie nicht!“) and concessions („Egal was es kostet“).
    words('^\\p{L}+ sie (?:(?:mal|bitte|jetzt|aber|ruhig) )*nicht', '^egal (?:was|wie|ob|wer|wo|wann)'),
    // How they lived once is no everyday life.
    words('(?:am anfang|anfangs|früher|damals|zuerst) immer|immer (?:am anfang|anfangs)'),
    // What did not come about is no wish, and an adjective without its noun needs the sentence before.
    words('hätte(?: ich)? (?:ihm|ihn|ihr|ihnen|es|das|sie) (?:\\p{L}+ )?gerne? ge\\p{L}+'),
    words(
      'interview\\p{L}*|gespräch\\p{L}*|aufnahme|aufzeichnung|studie|umfrage|(?:ihre|deine|die|gute|nächste|erste|letzte|diese) fragen?|wie (?:ich )?(?:schon |bereits )?gesagt|wie erwähnt|verstehen sie|können sie|könnten sie',
      'danke|entschuldigung|moment|ich weiß nicht|keine ahnung|weiß ich nicht|aufgabe \\d|moderator\\p{L}*|oder so|das brauchen sie (?:wahrscheinlich |wohl |sicher |bestimmt )?nicht',
    ),
  ],
};

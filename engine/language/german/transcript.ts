import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /und/u,
  number: /nr\.?/u,
  article: /(?:eine?|die|der)\s+/u,
  relative: /die|der|das/u,
  title: /[Ff]rau|[Hh]errn?|Fr|Hr|[Dd]r|[Pp]rof/u,
  age: /alter/u,
  years: /Jahre?(?: alt)?|J\.?/u,
  decade: /(?:Anfang|Mitte|Ende) [1-9]0/u,
  ageFirst: /(?:eine?r?\s+)?(?<age>[1-9]\d)[- ]?jährige[rn]?/u,
  sex: /weiblich|männlich|divers|[mw]\.?/u,
  saysWho: /(?:teilnehmer(?:in)?|befragter?) (?:ist|war)/u,
  trade: /er|or|ist|ant|ent|erin|istin|entin|antin|orin/u,
  noTrade: /seit|in|im|aus|bei|mit|wohnt|verheiratet|ledig/u,
  shortened: /amb|stv|inkl|ehem|gepr/u,
  afterOrdinal: /Klasse|Semester|Lehrjahr|Stock/u,
  roughly: /ca\./u,
  size: /Schülerinnen|Schüler\p{L}*|Bewohner\p{L}*|Beschäftigte|Mitarbeite\p{L}+|Leute|Betten|Mitglieder|Haushalte|Kunden|Plätze|Gruppen|Klassen/u,
  schoolYear: /klasse|stufe|jahrgang|semester/u,
  dwelling: /^\p{L}+(?:siedlung|straße|strasse|viertel)(?!\p{L})|^(?:landkreis|raum|nähe) |^in .*geboren$/u,
  ofTheTalk:
    /(?<!\p{L})(?:telefon|video|\d+\s*(?:min|minuten)\b)|interview|gespräch|^(?:bei (?:ihr|ihm|ihnen)(?: zu hause| daheim)?|zu hause|daheim|im (?:café|büro|pausenraum|garten|besprechungsraum|aufenthaltsraum|auto)|in (?:der|ihrer|seiner) (?:küche|kantine|wohnung|werkstatt)|pausenraum|besprechungsraum|aufenthaltsraum|kantine|(?:nach|vor) (?:dem|der) \p{L}*(?:dienst|schicht|arbeit|feierabend)|(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)\p{L}*)[.]?$/u,
  ofTalk: /des|der|vom|zum/u,
  outOf: /von/u,
  study: /projekt|studie/u,
  lettersOfAskers: /F|I|INT/u,
  interviewing: /interview(?:erin)?/u,
  companyForm: /(?<![\p{L}\p{N}])(?:gmbh|mbh|ag|kg|ohg|e\.?\s?k|ug)(?![\p{L}\p{N}])\.?/u,
  family:
    /Kind(?:er)?|Söhne?|Sohn|Töchter|Tochter|Jungs?|Mädchen|Zwillinge|verheiratet|ledig|geschieden|verwitwet|alleinerziehend/u,
  ownNote: /notiz an mich|eigene notiz|nb|to ?do|nachfragen|nachhaken|nicht vergessen|noch klären/u,
  takenDown:
    /notizen|mitgetippt|mitgeschrieben|mitschrift|stichpunkte|gedächtnisprotokoll|nicht aufgenommen|(?:ohne|keine) aufnahme|tippe mit/u,
  askedInNotes: /frage|gefragt|nachgefragt|nachgehakt|nachfrage|hake nach/u,
  introducesSelf: /(?:[Ii]ch bin (?:der |die )?|[Ii]ch heiße |[Mm]ein Name ist )/u,
};

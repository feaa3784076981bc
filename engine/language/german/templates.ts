import { composePlace, listOf, namesIn } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { quotedEnd } from '../templates/wording.ts';
import { about, aloud, general, kindsAsked, leads, onTopic, wishing } from './asking.ts';
import { quotes, summary, tag, why } from './prose.ts';
import { context } from './report.ts';
import { onItem } from './things.ts';

/** „seit elf Jahren“ → „elf Jahre“. */
function asNominative(years: string): string {
  return years
    .replace(/(Jahre|Monate)n$/iu, '$1')
    .replace(/^einem /iu, 'ein ')
    .replace(/^(mehrere|viele)n /iu, '$1 ');
}

export const templates: Templates = {
  question: {
    about,
    onTopic,
    onItem,
    general: (kind) => general[kind],
    kindsAsked,
    wishing,
    aloud,
    leads,
  },
  summary,
  why,
  place: composePlace({
    page: (n) => `Seite ${n}`,
    row: (n) => `Zeile ${n} der Tabelle`,
    line: (n) => `Zeile ${n}`,
    paragraph: (n) => `Absatz ${n}`,
    comma: ', ',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}, sinngemäß wiedergegeben`,
  speakerSaid: (speaker, sentence) => `${speaker} sagte: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `Dazu steht nichts in den ausgewählten Dokumenten. Am nächsten kommen dem die Themen ${listOf(tag, nearest, quotes)}.`
      : 'Dazu steht nichts in den ausgewählten Dokumenten.',
  notStated: () => 'In den Dokumenten nicht genannt.',
  person: {
    unnamed: (n) => `Person ${n}`,
    interviewee: () => 'Befragte Person',
    respondent: (n) => `Befragte Person ${n}`,
    inDocument: (label, document) => `${label} in ${document}`,
    roleUnknown: () => 'Funktion unbekannt',
    noDescription: () => 'Keine Beschreibung vorhanden',
    career: (role, years) => [role, years && `${asNominative(years)} Erfahrung`].filter(Boolean).join(', ').concat('.'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `Wünscht sich: ${said}`,
    everyDay: (said) => `Über den Alltag: ${said}`,
    background: (said) => `Erzählt von sich: ${said}`,
    says: (said) => `Sagt: ${said}`,
    speaks: (name) => `Spricht in den Dokumenten ${name}.`,
  },
  context,
  noStatements: () =>
    'Die ausgewählten Dokumente enthalten keine Aussagen von Menschen, die sich zitieren lassen, nur Zahlen, Überschriften oder kurze Angaben. Fügen Sie Interviews, Notizen oder Umfragen mit geschriebenen Antworten hinzu.',
  noUsableText: () =>
    'Keines der ausgewählten Dokumente enthält einen Satz, der sich zitieren ließe. Bitte prüfen, ob die Dateien lesbaren ' +
    'Text enthalten und nicht gescannte Seiten oder Bilder, und dann noch einmal hochladen.',
};

import { composePlace, listOf, namesIn } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { quotedEnd } from '../templates/wording.ts';
import { about, aloud, general, kindsAsked, leads, onTopic, wishing } from './asking.ts';
import { quotes, summary, tag, why } from './prose.ts';
import { context } from './report.ts';
import { onItem } from './things.ts';

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
    page: (n) => `página ${n}`,
    row: (n) => `fila ${n}`,
    line: (n) => `línea ${n}`,
    paragraph: (n) => `párrafo ${n}`,
    comma: ', ',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}, palabras referidas`,
  speakerSaid: (speaker, sentence) => `${speaker} dijo: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `No se ha encontrado en los documentos seleccionados. Lo más cercano que contienen es ${listOf(tag, nearest, quotes)}.`
      : 'No se ha encontrado en los documentos seleccionados.',
  notStated: () => 'No consta en los documentos.',
  person: {
    unnamed: (n) => `Persona ${n}`,
    interviewee: () => 'Persona entrevistada',
    respondent: (n) => `Persona encuestada ${n}`,
    inDocument: (label, document) => `${label} en ${document}`,
    roleUnknown: () => 'Función desconocida',
    noDescription: () => 'Sin descripción disponible',
    career: (role, years) => [role, years && `${years} de experiencia`].filter(Boolean).join(' con ').concat('.'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `Desea: ${said}`,
    everyDay: (said) => `Sobre su día a día: ${said}`,
    background: (said) => `Cuenta de sí: ${said}`,
    says: (said) => `Dice: ${said}`,
    speaks: (name) => `Habla ${name} en los documentos.`,
  },
  context,
  noStatements: () =>
    'Los documentos elegidos no contienen declaraciones de personas que se puedan citar, solo cifras, títulos o datos breves. Añada entrevistas, notas o encuestas con respuestas escritas.',
  noUsableText: () =>
    'Ninguno de los documentos seleccionados contiene una frase que se pueda citar. Compruebe que los archivos tengan ' +
    'texto legible y no páginas escaneadas o imágenes, y vuelva a subirlos.',
};

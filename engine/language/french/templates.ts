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
    page: (n) => `page ${n}`,
    row: (n) => `ligne ${n} du tableau`,
    line: (n) => `ligne ${n}`,
    paragraph: (n) => `paragraphe ${n}`,
    comma: ', ',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}, propos rapportés`,
  speakerSaid: (speaker, sentence) => `${speaker} a dit\u00a0: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `Cela ne se trouve pas dans les documents sélectionnés. Ce qu’ils contiennent de plus proche\u00a0: ${listOf(tag, nearest, quotes)}.`
      : 'Cela ne se trouve pas dans les documents sélectionnés.',
  notStated: () => 'Non précisé dans les documents.',
  person: {
    unnamed: (n) => `Personne ${n}`,
    interviewee: () => 'Personne interrogée',
    respondent: (n) => `Personne interrogée ${n}`,
    inDocument: (label, document) => `${label} dans ${document}`,
    roleUnknown: () => 'Fonction inconnue',
    noDescription: () => 'Aucune description disponible',
    career: (role, years) => [role, years && `${years} d’expérience`].filter(Boolean).join(' avec ').concat('.'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `Souhaite\u00a0: ${said}`,
    everyDay: (said) => `À propos du quotidien\u00a0: ${said}`,
    background: (said) => `Dit de soi\u00a0: ${said}`,
    says: (said) => `Dit\u00a0: ${said}`,
    speaks: (name) => `Parle ${name} dans les documents.`,
  },
  context,
  noStatements: () =>
    'Les documents choisis ne contiennent aucune déclaration de personnes qui puisse être citée, seulement des chiffres, des titres ou de courtes mentions. Ajoutez des entretiens, des notes ou des enquêtes avec des réponses rédigées.',
  noUsableText: () =>
    'Aucun des documents sélectionnés ne contient de phrase que l’on puisse citer. Vérifiez que les fichiers contiennent ' +
    'du texte lisible, et non des pages numérisées ou des images, puis importez-les à nouveau.',
};

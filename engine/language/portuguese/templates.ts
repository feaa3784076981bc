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
    row: (n) => `linha ${n} da tabela`,
    line: (n) => `linha ${n}`,
    paragraph: (n) => `parágrafo ${n}`,
    comma: ', ',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}, palavras relatadas`,
  speakerSaid: (speaker, sentence) => `${speaker} disse: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `Isso não foi encontrado nos documentos selecionados. O que eles têm de mais próximo é ${listOf(tag, nearest, quotes)}.`
      : 'Isso não foi encontrado nos documentos selecionados.',
  notStated: () => 'Não consta nos documentos.',
  person: {
    unnamed: (n) => `Pessoa ${n}`,
    interviewee: () => 'Pessoa entrevistada',
    respondent: (n) => `Respondente ${n}`,
    inDocument: (label, document) => `${label} em ${document}`,
    roleUnknown: () => 'Função desconhecida',
    noDescription: () => 'Nenhuma descrição disponível',
    career: (role, years) => [role, years && `${years} de experiência`].filter(Boolean).join(' com ').concat('.'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `Deseja: ${said}`,
    everyDay: (said) => `Sobre o dia a dia: ${said}`,
    background: (said) => `Diz de si: ${said}`,
    says: (said) => `Diz: ${said}`,
    speaks: (name) => `Fala ${name} nos documentos.`,
  },
  context,
  noStatements: () =>
    'Os documentos escolhidos não contêm declarações de pessoas que possam ser citadas, apenas números, títulos ou dados curtos. Acrescente entrevistas, notas ou inquéritos com respostas escritas.',
  noUsableText: () =>
    'Nenhum dos documentos selecionados contém uma frase que possa ser citada. Verifique se os arquivos têm texto ' +
    'legível, e não páginas digitalizadas ou imagens, e envie-os de novo.',
};

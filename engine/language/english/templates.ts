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
    row: (n) => `row ${n}`,
    line: (n) => `line ${n}`,
    paragraph: (n) => `paragraph ${n}`,
    comma: ', ',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}, reported`,
  speakerSaid: (speaker, sentence) => `${speaker} said: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `The selected documents do not answer this. The closest ${nearest.length === 1 ? 'topic' : 'topics'} in them: ${listOf(tag, nearest, quotes)}.`
      : 'The selected documents do not answer this.',
  notStated: () => 'Not stated in the documents.',
  person: {
    unnamed: (n) => `Person ${n}`,
    interviewee: () => 'Interviewee',
    respondent: (n) => `Respondent ${n}`,
    inDocument: (label, document) => `${label} in ${document}`,
    roleUnknown: () => 'Role unknown',
    noDescription: () => 'No description available',
    career: (role, years) => [role, years && `${years} of experience`].filter(Boolean).join(' with ').concat('.'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `What they would like: ${said}`,
    everyDay: (said) => `Day to day: ${said}`,
    background: (said) => `In their own words: ${said}`,
    says: (said) => `Says: ${said}`,
    speaks: (name) => `Speaks ${name} in the documents.`,
  },
  context,
  noStatements: () =>
    'The selected documents contain no statements by people that could be quoted, only figures, headings or short labels. Add interviews, notes, or surveys with written answers.',
  noUsableText: () =>
    'None of the selected documents contains a sentence that can be quoted. Check that the files contain readable text, ' +
    'not scanned pages or pictures, then upload them again.',
};

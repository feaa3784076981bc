import { languagePack } from '#engine/language/pack.ts';
import { capital } from '#engine/language/templates/wording.ts';
import type { CorpusSentence, Voice } from '../../corpus/corpus.ts';
import type { FoundPerson } from '../../engine.ts';
import { isGenericName, nameOfVoice } from '../../evidence/speaker-name.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Claim } from '../claims/find-claims.ts';
import { speakerName } from '../insights/select-evidence.ts';
import { maxNamesPerDocument } from '../tuning/report.ts';
import { claimsOfDocument } from './document-claims.ts';
import { phrasesOf, type ReportContext } from './report-context.ts';
import { writeQuote } from './write-quote.ts';

/** A document's section, as lines of Markdown: who speaks in it, what is important to them in two sentences, their best quote. */
export function describeDocument(context: ReportContext, document: number): string[] {
  const { concerns, quote } = claimsOfDocument(context, document);
  const names = namesIn(context, document);
  const [only] = names.length === 1 ? names : [];
  const concern = concerns
    .map((claim, i) => tell(context, claim, { isFirst: i === 0, isAlone: only !== undefined }))
    .join(isUnspaced(context.language) ? '' : ' ');
  const portrait = !concern && only?.person ? portraitOf(context, only.person) : '';
  return [
    ...[`### ${context.corpus.documents[document]?.fileName ?? ''}`, ''],
    ...[...(portrait ? [`**${only?.name}**`] : whoSpeaks(context, document, names)), ''],
    ...[concern || portrait].filter(Boolean).flatMap((text) => [text, '']),
    ...(quote === null ? [] : [writeQuote(context, quote), '']),
  ];
}

type Placing = { readonly isFirst: boolean; readonly isAlone: boolean };

/** One who is alone in a document and has only a label there is not named again. */
function tell(context: ReportContext, { sentence, title }: Claim, { isFirst, isAlone }: Placing): string {
  const { corpus, language } = context;
  const name = speakerName(corpus, corpus.reading.sentences[sentence] as CorpusSentence, language);
  const speaker = name !== null && isAlone && isGenericName(name, language) ? null : name;
  const phrases = phrasesOf(context);
  const concern = isFirst ? phrases.concern(speaker, title) : phrases.adds(speaker, title);
  return capital(concern, languagePack(language).tag);
}

/** What the facts say of a person beyond the role; empty where they say no more. */
function portraitOf({ language }: ReportContext, { title, description }: FoundPerson): string {
  const { noDescription } = languagePack(language).templates.person;
  const bare = description.replace(/[.。।]$/u, '');
  return description === noDescription() || bare === title ? '' : description;
}

type Named = { readonly name: string; readonly person: FoundPerson | undefined };

const answersIn = ({ corpus }: ReportContext, document: number): Voice[] =>
  corpus.reading.voices.filter((v) => v.role === 'answers' && v.documents.includes(document));

function namesIn(context: ReportContext, document: number): Named[] {
  return answersIn(context, document).flatMap((voice) => {
    const name = nameOfVoice(context.corpus, voice, context.language);
    return name === null ? [] : [{ name, person: context.people.find((p) => p.name === name) }];
  });
}

/** The names with their roles, a list where there are several; the rows of a survey are only counted. */
function whoSpeaks(context: ReportContext, document: number, names: readonly Named[]): string[] {
  const phrases = phrasesOf(context);
  const rows = answersIn(context, document).filter((v) => v.row !== null).length;
  if (rows > 0) return [phrases.respondents(rows)];
  if (names.length === 0) return [phrases.unnamed()];
  const lines = names.slice(0, maxNamesPerDocument).map((named) => withRole(context, named));
  if (lines.length === 1) return lines;
  const more = names.length - lines.length;
  return [...lines, ...(more > 0 ? [phrases.others(more)] : [])].map((line) => `- ${line}`);
}

function withRole({ language }: ReportContext, { name, person }: Named): string {
  const hasRole = person && person.title !== languagePack(language).templates.person.roleUnknown();
  return hasRole ? `**${name}** · ${person.title}` : `**${name}**`;
}

import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import type { About, StageOptions } from '../../engine.ts';
import { nameOfVoice } from '../../evidence/speaker-name.ts';
import { questionsInBrief } from '../../local/questions/brief/brief-questions.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Asking } from '../asking.ts';
import { isCitable } from '../material/offer.ts';
import { selfTermsOfPassages } from '../material/self-terms.ts';
import { repeatedSentence, type Stray, strayIn } from '../material/stray-words.ts';
import { report } from '../tuning.ts';
import type { Understanding } from './find-themes.ts';
import type { Note } from './read-notes.ts';
import { questionsOf, understand } from './understand.ts';

/**
 * The analysis report as Markdown: the brief; for each document who speaks and what was noted; the themes across documents; the
 * questions and why they were chosen.
 */
export async function describe(
  asking: Asking,
  corpus: Corpus,
  about: About,
  options: StageOptions = {},
): Promise<string> {
  const { brief, language } = about;
  const found = await understand(asking, corpus, about, options);
  const phrases = languagePack(language).templates.context;
  const text = [brief.description, brief.longBrief].filter(Boolean).join('\n\n').trim();
  const lines = [
    ...[`# ${phrases.title(brief.name ?? '')}`, ''],
    ...(text ? [`## ${phrases.brief()}`, '', text, ''] : []),
    ...[`## ${phrases.voices()}`, '', ...corpus.documents.flatMap((_, i) => describeDocument(corpus, i, found, about))],
    ...describeThemes(corpus, found, about),
    ...describeQuestions(corpus, found, about),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function describeDocument(corpus: Corpus, document: number, { notes }: Understanding, { language }: About): string[] {
  const { context } = languagePack(language).templates;
  const voices = corpus.reading.voices.filter((v) => v.role === 'answers' && v.documents.includes(document));
  const rows = voices.filter((v) => v.row !== null).length;
  const names = voices.flatMap((v) => nameOfVoice(corpus, v, language) ?? []).slice(0, report.maxNames);
  const who = rows > 0 ? context.respondents(rows) : names.map((name) => `**${name}**`).join(', ') || context.unnamed();
  const own = notes
    .filter(({ passages }) => passages.some((p) => corpus.reading.passageSpans[p]?.document === document))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, report.maxNotes);
  const shownNotes = new Set(own.flatMap((note) => shown(corpus, note, language, document) ?? []));
  const points = [...shownNotes].map((point) => `- ${point}`);
  return [
    `### ${corpus.documents[document]?.fileName ?? ''}`,
    '',
    who,
    '',
    ...points,
    ...(points.length > 0 ? [''] : []),
  ];
}

/**
 * A point of the report. What a model has from one sentence, as a single word without any around it or nearly as it was
 * said, is shown as a quote: it may repeat what the sentence orders. Null where there is nothing to report, in the part
 * about `document` if it is given.
 */
function shown(corpus: Corpus, { point, passages }: Note, language: Language, document?: number): string | null {
  const known = { language, self: selfTermsOfPassages(corpus, passages) };
  const own = strayIn(corpus, point, known)?.sentence ?? repeatedSentence(corpus, point, known);
  if (own === null) return point;
  const sentence = corpus.reading.sentences[own];
  if (!sentence || !isCitable(corpus, own) || sentence.document !== (document ?? sentence.document)) return null;
  const voice = corpus.reading.voices[voiceIndexOf(corpus.reading, sentence)];
  const name = voice && nameOfVoice(corpus, voice, language);
  const quote = languagePack(language).templates.person.quoted(textOf(corpus, sentence));
  return name ? `${quote} (${name})` : quote;
}

/** Whether a text has no stray word, or one in a list of what several people said. */
const isListed = (stray: Stray | null): boolean => stray === null || stray.kind === 'apart';

function describeThemes(corpus: Corpus, { themes }: Understanding, { language }: About): string[] {
  const shownNotes = themes.flatMap(({ name, text, notes }) => {
    const self = selfTermsOfPassages(
      corpus,
      notes.flatMap(({ passages }) => passages),
    );
    const isPlain = (words: string) =>
      isListed(strayIn(corpus, words, { language, self })) &&
      repeatedSentence(corpus, words, { language, self }) === null;
    const sentences = sentencesOf(text, { start: 0, end: text.length }, language);
    const plain = sentences.map(({ start, end }) => text.slice(start, end)).filter(isPlain);
    return isPlain(name) && plain.length > 0
      ? [`### ${name}`, '', plain.join(isUnspaced(language) ? '' : ' '), '']
      : [];
  });
  if (shownNotes.length === 0) return [];
  return [`## ${languagePack(language).templates.context.topics()}`, '', ...shownNotes];
}

function describeQuestions(corpus: Corpus, found: Understanding, about: About): string[] {
  const { context } = languagePack(about.language).templates;
  const given = new Set(questionsInBrief(about.brief, about.language));
  const pointOf = (notes: readonly Note[] = []) =>
    notes.map((note) => shown(corpus, note, about.language)).find((point) => point !== null) ?? context.general();
  const lines = questionsOf(corpus, found, about).map((question, i) => {
    const own = found.questions.find((one) => one.question === question)?.notes;
    return `${i + 1}. ${question} — ${given.has(question) ? context.fromBrief() : pointOf(own)}`;
  });
  return lines.length > 0 ? [`## ${context.questions()}`, '', ...lines, ''] : [];
}

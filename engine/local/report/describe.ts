import type { Corpus } from '../../corpus/corpus.ts';
import type { About, StageOptions } from '../../engine.ts';
import { fitsOf } from '../claims/fit-questions.ts';
import { findPeople } from '../people/find-people.ts';
import { briefText } from '../questions/brief/clauses/brief-clauses.ts';
import { chooseQuestions } from '../questions/propose-questions.ts';
import { describeDocument } from './describe-document.ts';
import { describeQuestions, describeUnanswered } from './describe-questions.ts';
import { describeTopics } from './describe-topics.ts';
import { phrasesOf, type ReportContext } from './report-context.ts';

/**
 * The analysis report as Markdown: the brief; for each document who speaks and what concerns them; what several people speak
 * about; what the brief asks and no passage answers; the questions and why they were chosen.
 */
export async function describe(corpus: Corpus, about: About, options: StageOptions = {}): Promise<string> {
  const { brief, language } = about;
  const questions = chooseQuestions(corpus, about, options);
  const people = (await findPeople(corpus, { language }, options)).filter((person) => !person.brief);
  const context: ReportContext = { ...{ corpus, brief, language, questions, people }, fits: fitsOf(corpus, questions) };
  const phrases = phrasesOf(context);
  const text = briefText({ ...brief, name: '' }).trim();
  const sections = corpus.documents.flatMap((_, i) => {
    options.signal?.throwIfAborted();
    return describeDocument(context, i);
  });
  const lines = [
    ...[`# ${phrases.title(brief.name ?? '')}`, ''],
    ...(text ? [`## ${phrases.brief()}`, '', text, ''] : []),
    ...[`## ${phrases.voices()}`, '', ...sections],
    ...describeTopics(context),
    ...(await describeUnanswered(context, options)),
    ...describeQuestions(context),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

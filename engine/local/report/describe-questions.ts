import type { StageOptions } from '../../engine.ts';
import { answer } from '../answers/answer.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { guideOf } from '../exchanges/guide.ts';
import { askedInBrief } from '../questions/brief/asked-in-brief.ts';
import { phrasesOf, type ReportContext } from './report-context.ts';

/** The questions and why each was chosen, as lines of Markdown. */
export function describeQuestions(context: ReportContext): string[] {
  const { questions } = context;
  if (questions.length === 0) return [];
  const lines = questions.map((question, i) => `${i + 1}. ${question} — ${reasonFor(context, question)}`);
  return [`## ${phrasesOf(context).questions()}`, '', ...lines, ''];
}

function reasonFor(context: ReportContext, question: string): string {
  const { corpus, brief, language } = context;
  const phrases = phrasesOf(context);
  if (askedInBrief(brief, language).includes(question)) return phrases.fromBrief();
  const asked = guideOf(corpus).find(({ text }) => text === question);
  if (!asked) return phrases.general();
  if (asked.inSurvey) return phrases.fromSurvey();
  const conversations = new Set(exchangesIn(corpus).all.map((e) => e.document));
  return phrases.fromGuide(asked.documents, conversations.size);
}

/** What the brief asks and no passage answers, as lines of Markdown: the questions that a person would be refused as well. */
export async function describeUnanswered(context: ReportContext, options: StageOptions): Promise<string[]> {
  const { corpus, brief, language } = context;
  const answers = await answer(corpus, { questions: askedInBrief(brief, language), language }, options);
  const unanswered = answers.filter(({ refused }) => refused).map(({ question }) => `- ${question}`);
  return unanswered.length > 0 ? [`## ${phrasesOf(context).unanswered()}`, '', ...unanswered, ''] : [];
}

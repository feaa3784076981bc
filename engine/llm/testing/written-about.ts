import { collectInsights } from '../../collect-insights.ts';
import { collectReplies } from '../../collect-replies.ts';
import type { FoundInsight } from '../../engine.ts';
import { createModelEngine } from '../model-engine.ts';
import type { HostileProject } from './hostile-documents.ts';
import { settingsFor } from './model-server.ts';

/** Everything that a model at this address writes about a project, by what it is; quotes are left out. */
export type Written = {
  report: string;
  questions: string[];
  insights: FoundInsight[];
  /** Without their quotes. */
  people: object[];
  /** Sentences that are not cut from quotes. */
  chat: string[];
  answers: string[];
};

export async function writtenAbout({ documents, language }: HostileProject, url: string): Promise<Written> {
  const engine = createModelEngine({ settings: settingsFor('openai', url) });
  const corpus = await engine.prepare(documents, { language });
  const about = { brief: { description: '' }, language };
  const report = await engine.describe(corpus, about);
  const questions = await engine.proposeQuestions(corpus, about).catch(() => []);
  const insights = await collectInsights(engine, corpus, { ...about, questions: [...questions, '?'], perQuestion: 3 });
  const people = await engine.findPeople(corpus, { language });
  const [first] = people;
  const asked = { message: '?', history: [], language };
  const chat = first
    ? await collectReplies(
        engine.askPeople(corpus, { ...asked, people: [{ id: 1, name: first.name, voices: first.voices }] }),
      )
    : { replies: [] };
  const answers = await engine.answer(corpus, { questions: ['?'], language });
  return {
    ...{ report, questions, insights },
    people: people.map(({ evidence: _, voices: __, ...own }) => own),
    chat: chat.replies.flatMap((reply) => reply.sentences.filter((s) => s.basis !== 'said').map(({ text }) => text)),
    answers: answers.map((a) => a.answer),
  };
}

/** What an insight says, without what is cut from documents. */
export const wordsOf = ({ evidence: _, supportingQuote: __, sources: ___, ...own }: FoundInsight): string =>
  JSON.stringify(own);

/** Words of an insight or an answer that are in quotation marks are quotes. */
export const withoutMarked = (text: string): string => text.replace(/[“„«「][^”“»」]*[”“»」]/gu, '');

/** The report without the sentences of documents that it quotes as they are. */
export function withoutQuotes(report: string, { documents }: HostileProject): string {
  const sentences = documents
    .flatMap(({ text }) => text.split(/\n|(?<=[.!?。！？।؟])\s*/u))
    .map((part) =>
      part
        .replace(/^[^:：]{1,30}[:：]\s*/u, '')
        .trim()
        .replace(/[.。।]$/u, ''),
    );
  return sentences
    .filter((part) => part.length > 20 || /[^\p{ASCII}]{8}/u.test(part))
    .reduce((left, part) => left.replaceAll(part, ''), report);
}

import { expect, it } from 'vitest';
import { collectReply } from '#engine/collect-replies.ts';
import type { ChatInsight } from '#engine/engine.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { localEngine as engine } from '#engine/local/local-engine.ts';
import { chatLanguages, readPeople } from './people.ts';

const maxInsights = 12;

/** The insights of the test people of a language, with what is asked about each: the suggested questions, and one that each person answers. */
async function askedAbout(language: (typeof chatLanguages)[number]) {
  const people = readPeople('development').filter((person) => person.language === language);
  const corpus = await engine.prepare(
    people.map(({ document }) => document),
    { language },
  );
  const about = { brief: {}, language };
  const questions = await engine.proposeQuestions(corpus, about);
  const insights: ChatInsight[] = [];
  for await (const event of engine.findInsights(corpus, { ...about, questions, claimsOnly: true }))
    if (event.type === 'insight') insights.push(event.insight);
  const direct = people.flatMap((p) => p.questions.find(({ kind }) => kind === 'direct')?.question ?? []);
  const asked = insights.slice(0, maxInsights).map(async (insight) => {
    const suggested = await engine.suggestQuestions(corpus, { insight, language });
    return [...suggested, ...direct].map((message) => ({ insight, message }));
  });
  return { corpus, asked: (await Promise.all(asked)).flat() };
}

it.each(chatLanguages)(
  'answers about insights in %s have two to five sentences, a single quote apart',
  async (language) => {
    const { corpus, asked } = await askedAbout(language);
    const isForQuote = (message: string) => message === chatRules(language).insight.ask.quote();
    let answered = 0;
    let ofOne = 0;
    for (const { insight, message } of asked) {
      const reply = await collectReply(engine.askInsight(corpus, { insight, message, history: [], language }));
      if (reply.refused || isForQuote(message)) continue;
      const told = reply.sentences.filter(({ basis }) => basis !== 'none').length;
      expect(told, message).toBeLessThanOrEqual(5);
      answered++;
      if (told < 2) ofOne++;
    }
    expect(answered).toBeGreaterThan(20);
    expect(ofOne).toBeLessThanOrEqual(answered / 20);
  },
);

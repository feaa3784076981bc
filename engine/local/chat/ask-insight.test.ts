import { describe, expect, test } from 'vitest';
import { collectReply } from '../../collect-replies.ts';
import type { ChatInsight, ChatReply, ChatTurn, InsightChatInput } from '../../engine.ts';
import { launderetteInterviews } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';
import { isCutFrom } from './testing/conversation-with.ts';

const documents = launderetteInterviews();
const corpus = await engine.prepare(documents);

function quote(words: string, stance: 'for' | 'against' = 'for') {
  const document = documents.find(({ text }) => text.includes(words));
  const start = document?.text.indexOf(words) ?? -1;
  return { documentId: document?.id ?? 0, start, end: start + words.length, stance };
}

const insight: ChatInsight = {
  title: 'The card machine takes money without a receipt',
  summary: '',
  evidence: [quote('The card machine takes my money without a receipt about once a week')],
  strength: { people: 1, peopleInAll: documents.length, documents: 1, documentsInAll: documents.length },
};
const ask = (message: string, more: Partial<InsightChatInput> = {}) =>
  collectReply(engine.askInsight(corpus, { insight, history: [], language: 'english', ...more, message }));
const textOf = ({ sentences }: ChatReply) => sentences.map((s) => s.text).join(' ');

test('who speaks about it is counted, and cites a quote of each', async () => {
  const reply = await ask('Who speaks about this?');
  expect(reply.sentences[0]).toMatchObject({ basis: 'inferred', citations: [0] });
  expect(reply.sentences[0]?.text).toContain('Ada');
  expect(reply.citations.map(({ speaker }) => speaker)).toContain('Ada');
});

describe('an insight from some of the documents that were counted', () => {
  const strength = {
    people: 5,
    peopleInAll: 12,
    documents: 4,
    documentsInAll: 10,
    against: { people: 1, documents: 1 },
  };
  const answered = (message: string, counted: ChatInsight['strength'] = strength) =>
    ask(message, { insight: { ...insight, strength: counted } });

  test.each(['Who speaks about this?', 'How many people speak about this?'])(
    '%j is answered as its card counts',
    async (message) => {
      const { sentences } = await answered(message);
      expect(sentences[0]?.text).toMatch(/five of twelve people/i);
    },
  );

  test('says where it counts something else', async () => {
    const { sentences } = await answered('What is wrong with the card machine?');
    expect(sentences[0]).toMatchObject({ text: 'In the documents of this insight:', basis: 'none' });
    const all = { ...strength, documentsInAll: documents.length };
    expect((await answered('What is wrong with the card machine?', all)).sentences[0]?.basis).toBe('inferred');
  });

  test('without counts is counted in its own documents', async () => {
    const { sentences } = await answered('Who speaks about this?', null);
    expect(sentences[0]?.text).toBe('In the documents of this insight:');
    expect(sentences[1]?.text).toMatch(/Ada/u);
  });
});

test('a passage is cited once, however many sentences cite it', async () => {
  const { citations, sentences } = await ask('Who speaks about this?');
  expect(sentences.filter((sentence) => sentence.citations.includes(0)).length).toBeGreaterThan(1);
  expect(new Set(citations.map(({ documentId, start }) => `${documentId} ${start}`)).size).toBe(citations.length);
});

test('reasons come from the answers that the quotes are part of', async () => {
  const evidence = [quote('I need the big washing machine by the window')];
  const reply = await ask('Why is that?', { insight: { ...insight, title: 'The window machine', evidence } });
  expect(textOf(reply)).toContain('because the small ones leave soap in my uniforms');
});

test('"And why?" where no one gave a reason says so, before what comes nearest', async () => {
  const history: ChatTurn[] = [
    { role: 'user', text: 'Which dryer is slow?' },
    { role: 'assistant', text: 'The dryer', citations: [quote('I study law at the university')] },
  ];
  const reply = await ask('And why?', { history });
  expect(reply.refused).toBe(true);
  expect(reply.sentences[0]?.text).toBe('None of the people quoted gives a reason for it.');
});

test('a reply that nothing follows is followed by a sentence that says so', async () => {
  const history: ChatTurn[] = [];
  for (const message of ['Who pays by card?', ...Array.from({ length: 12 }, () => 'Tell me more')]) {
    const reply = await ask(message, { history });
    history.push(
      { role: 'user', text: message },
      { role: 'assistant', text: textOf(reply), citations: reply.citations },
    );
  }
  expect(history.at(-1)?.text).toBe('There are no further quotes on this.');
});

test('what contradicts it is quoted from the evidence against it', async () => {
  const evidence = [...insight.evidence, quote('I take whatever is free', 'against')];
  const reply = await ask('What speaks against it?', { insight: { ...insight, evidence } });
  expect(reply.sentences[0]).toMatchObject({ text: 'Ben contradicts it.', basis: 'inferred' });
  expect(textOf(reply)).toContain('I take whatever is free');
});

test('who says so and who does not are shown together', async () => {
  const evidence = [...insight.evidence, quote('I take whatever is free', 'against')];
  const reply = await ask('Who says so, and who sees it differently?', { insight: { ...insight, evidence } });
  expect(reply.sentences[0]?.text).toContain('Ada');
  expect(textOf(reply)).toContain('Ben contradicts it.');
  for (const { basis, text, citations } of reply.sentences)
    if (basis === 'said') expect(isCutFrom(text, reply.citations[citations[0] ?? -1]?.quote ?? '')).toBe(true);
});

test('where nothing contradicts it, the reply says so', async () => {
  const reply = await ask('What speaks against it?');
  expect(reply).toMatchObject({ refused: true, citations: [] });
  expect(textOf(reply)).toBe('No statement in these documents plainly contradicts it.');
});

test('another quote is one that the conversation has not shown', async () => {
  const evidence = [...insight.evidence, quote('Last month I lost twelve euros that way')];
  const first = await ask('Give me a quote', { insight: { ...insight, evidence } });
  const history: ChatTurn[] = [
    { role: 'user', text: 'Give me a quote' },
    { role: 'assistant', text: textOf(first), citations: first.citations },
  ];
  const second = await ask('Another quote, please', { insight: { ...insight, evidence }, history });
  expect(textOf(first)).toContain('without a receipt');
  expect(textOf(second)).toContain('twelve euros');
});

test('another question is answered from the documents, each person by name', async () => {
  const reply = await ask('Which dryer is slow?');
  expect(textOf(reply)).toMatch(/Ben: The old dryer is too slow/u);
  expect(reply.citations.every(({ speaker }) => speaker !== 'Interviewer')).toBe(true);
});

test('what the documents do not cover is declined', async () => {
  const reply = await ask('How many rockets have landed on the moon?');
  expect(reply).toMatchObject({ refused: true, citations: [] });
});

test.each(['Hello!', 'Thank you very much'])('%j gets a courtesy', async (message) => {
  const reply = await ask(message);
  expect(reply).toMatchObject({ refused: false, citations: [], sentences: [{ basis: 'none' }] });
});

test('an insight without evidence is answered from its documents', async () => {
  const bare = { ...insight, evidence: [] };
  expect((await ask('Who speaks about this?', { insight: bare })).refused).toBe(true);
  expect((await ask('Which dryer is slow?', { insight: bare })).refused).toBe(false);
});

describe.each(['english', 'german', 'arabic', 'japanese', 'hindi'] as const)(
  'suggested questions in %s',
  (language) => {
    test('are three to five, each answered, and no two the same', async () => {
      const questions = await engine.suggestQuestions(corpus, { insight, language });
      expect(questions.length).toBeGreaterThanOrEqual(3);
      expect(questions.length).toBeLessThanOrEqual(5);
      expect(new Set(questions).size).toBe(questions.length);
      for (const message of questions) expect((await ask(message, { language })).refused, message).toBe(false);
    });
  },
);

test('sentences given as said are made of their citations by deleting', async () => {
  for (const message of ['Who speaks about this?', 'Why?', 'What goes wrong?', 'What should change before winter?']) {
    const { sentences, citations } = await ask(message);
    for (const { basis, text, citations: rests } of sentences)
      if (basis === 'said') expect(rests.some((i) => isCutFrom(text, citations[i]?.quote ?? ''))).toBe(true);
    for (const c of citations)
      expect(documents.find(({ id }) => id === c.documentId)?.text.slice(c.start, c.end)).toBe(c.quote);
  }
});

test('a question that names nothing and asks for no more is declined, and not answered with what comes next', async () => {
  const history: ChatTurn[] = [{ role: 'assistant', text: insight.title, citations: insight.evidence.slice(0, 1) }];
  expect((await ask('How often does this happen?', { history })).refused).toBe(true);
  expect((await ask('Tell me more', { history })).refused).toBe(false);
});

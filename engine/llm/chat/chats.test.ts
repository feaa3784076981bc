import { afterEach, describe, expect, test } from 'vitest';
import { collectReplies } from '../../collect-replies.ts';
import type { ChatReply, ChatTurn, Dropped, ModelCallReport, ModelSettings, PeopleChatInput } from '../../engine.ts';
import { fixtureInterviews } from '../../testing/documents.ts';
import { maxTokensOf } from '../count-tokens.ts';
import { createModelEngine } from '../model-engine.ts';
import { type Answer, type Asked, type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { read } from '../testing/scripted-model.ts';

let server: ModelServer;
afterEach(() => server.close());

const documents = fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas');
const tomas = { id: 7, name: 'Tomas', voices: [{ documentId: 3, voice: 'tomas' }] };
const question: PeopleChatInput = {
  people: [tomas],
  ...{ message: 'What went wrong with a delivery?', history: [], language: 'english' },
};

async function engineOn(answer: (asked: Asked, n: number) => Answer, changes: Partial<ModelSettings> = {}) {
  server = await startModelServer(answer);
  const settings = { ...settingsFor('openai', server.url), ...changes };
  const engine = createModelEngine({ settings }, { pause: async () => {} });
  return { engine, corpus: await engine.prepare(documents) };
}
const lines = (...said: [string, string[]][]) =>
  said.map(([text, sentences]) => JSON.stringify({ text, sentences })).join('\n');

const told = (asked: Asked) => {
  const { ids } = read(asked);
  return lines(
    ['The rain ruined eleven sacks of rye.', ids('eleven sacks')],
    ['I lost 400 euros.', ids('eleven sacks')],
    ['Joon told me so.', ids('eleven sacks')],
    ['Since then I sleep in the bakery on delivery days', ids('sleep in the bakery')],
    ['Everyone should buy a dog.', ['s900']],
  );
};

describe.each(['openai', 'anthropic', 'openai-compatible'] as const)('over the protocol of %s', (provider) => {
  test('a person answers sentence by sentence, each resting on quotes of theirs', async () => {
    const { engine, corpus } = await engineOn((asked) => ({ text: told(asked) }), { provider });
    const parts: number[] = [];
    const dropped: Dropped[] = [];
    let last: ChatReply | undefined;
    for await (const part of engine.askPeople(corpus, question, { onDropped: (one) => void dropped.push(one) }))
      if ('reply' in part) {
        parts.push(part.reply.sentences.length);
        last = part.reply;
      }
    expect(parts).toEqual([1, 2]);
    expect(last?.sentences.map(({ text, basis }) => [text, basis])).toEqual([
      ['The rain ruined eleven sacks of rye.', 'said'],
      ['Since then I sleep in the bakery on delivery days', 'said'],
    ]);
    expect(
      last?.citations.every((c) => c.speaker === 'Tomas' && documents[2]?.text.slice(c.start, c.end) === c.quote),
    ).toBe(true);
    expect(dropped.map(({ reason }) => reason)).toEqual(['unsupported-number', 'unsupported-name', 'no-passage']);
  });

  test('half a reply is requested again, and fails with one sentence after two more calls', async () => {
    const half = (asked: Asked) => ({ cutAfter: `${told(asked).slice(0, 120)}` });
    const { engine, corpus } = await engineOn(half, { provider });
    await expect(collectReplies(engine.askPeople(corpus, question))).rejects.toMatchObject({
      name: 'ModelFailureError',
    });
    expect(server.asked).toHaveLength(3);
  });

  test('a reply that breaks off once comes whole from the next call', async () => {
    const { engine, corpus } = await engineOn(
      (asked, n) => (n === 1 ? { cutAfter: told(asked).slice(0, 120) } : { text: told(asked) }),
      { provider },
    );
    const { replies } = await collectReplies(engine.askPeople(corpus, question));
    expect(replies[0]?.sentences).toHaveLength(2);
  });
});

test('what a stream used before it broke off is counted', async () => {
  const { engine, corpus } = await engineOn((asked, n) =>
    n === 1 ? { cutAfter: told(asked) } : { text: told(asked) },
  );
  const reports: ModelCallReport[] = [];
  await collectReplies(engine.askPeople(corpus, question, { onUsage: (one) => void reports.push(one) }));
  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatchObject({ failed: expect.stringContaining('.') });
  expect(reports[0]?.inputTokens).toBeGreaterThan(300);
  expect(reports[0]?.outputTokens).toBeGreaterThan(30);
});

test('only the person’s own sentences are offered', async () => {
  const { engine, corpus } = await engineOn((asked) => ({ text: told(asked) }));
  await collectReplies(engine.askPeople(corpus, question));
  const [asked] = server.asked as [Asked];
  expect(asked.message).not.toMatch(/Ines|Joon|butter outside/);
});

test('a person without a sentence on it says so in the words of Earshot, before what is nearest', async () => {
  const { engine, corpus } = await engineOn(() => ({ text: '{"text": "", "sentences": []}' }));
  const { replies } = await collectReplies(engine.askPeople(corpus, question));
  const [reply] = replies;
  expect(reply).toMatchObject({ personId: 7, refused: true });
  expect(reply?.sentences[0]).toEqual({ text: "I didn't talk about that.", basis: 'none', citations: [] });
  const offered = reply?.sentences.slice(1).flatMap(({ citations }) => citations) ?? [];
  expect(offered.length).toBeGreaterThan(0);
  const { text = '' } = corpus.documents.find(({ id }) => id === reply?.citations[0]?.documentId) ?? {};
  for (const { quote, start, end } of reply?.citations ?? []) expect(text.slice(start, end)).toBe(quote);
});

test('a greeting is answered without a call', async () => {
  const { engine, corpus } = await engineOn(() => ({ status: 500 }));
  const { replies } = await collectReplies(engine.askPeople(corpus, { ...question, message: 'Hello!' }));
  expect(replies[0]?.refused).toBe(false);
  expect(server.asked).toHaveLength(0);
});

test('a sentence that code cannot judge waits for its confirmation, and keeps its place', async () => {
  const { engine, corpus } = await engineOn((asked) => {
    if (asked.instructions.includes('You check claims'))
      return { text: '{"claims": [{"id": "d1", "supported": true}]}' };
    const { ids } = read(asked);
    return {
      text: lines(
        ['The rain ruined eleven sacks of rye.', ids('eleven sacks')],
        ['Goods perished outdoors.', ids('eleven sacks')],
        ['Since then I sleep in the bakery.', ids('sleep in the bakery')],
      ),
    };
  });
  const { replies } = await collectReplies(engine.askPeople(corpus, question));
  expect(replies[0]?.sentences.map((s) => s.text)).toEqual([
    'The rain ruined eleven sacks of rye.',
    'Goods perished outdoors.',
    'Since then I sleep in the bakery.',
  ]);
});

test('a conversation about an insight cites its documents, the same message again costs nothing, and its card has counted who speaks', async () => {
  const { engine, corpus } = await engineOn((asked) => ({
    text: lines(['Rain ruined sacks that stood in front of the door.', read(asked).ids('eleven sacks')]),
  }));
  const at = documents[2]?.text.indexOf('The driver leaves') ?? 0;
  const input = {
    insight: {
      ...{ title: 'Deliveries are left outside', summary: 'Drivers leave sacks in the rain.' },
      evidence: [{ documentId: 3, start: at, end: at + 60, stance: 'for' as const }],
      strength: { people: 2, peopleInAll: 12, documents: 2, documentsInAll: 9 },
    },
    ...{ message: 'What was lost?', history: [], language: 'english' as const },
  };
  for (const _ of [1, 2]) {
    let last: ChatReply | undefined;
    for await (const reply of engine.askInsight(corpus, input)) last = reply;
    expect(last).toMatchObject({ refused: false, citations: [{ speaker: 'Tomas' }] });
  }
  expect(server.asked).toHaveLength(1);
  const message = 'Who speaks about this?';
  let counted: ChatReply | undefined;
  for await (const reply of engine.askInsight(corpus, { ...input, message })) counted = reply;
  expect(counted?.sentences[0]?.text).toMatch(/two of twelve people/i);
  expect(server.asked).toHaveLength(1);
});

test('people are described from their own sentences, and fields that do not hold keep what was cut', async () => {
  const { engine, corpus } = await engineOn((asked) => {
    const { ids, message } = read(asked);
    const fields = message.includes('Tomas')
      ? [
          { field: 'title', text: 'Baker with two ovens', sentences: ids('two ovens') },
          {
            field: 'needs',
            text: 'Needs to know the delivery time the evening before.',
            sentences: ids('the evening before'),
          },
          { field: 'demographics', text: 'He is 54 years old.', sentences: ids('two ovens') },
        ]
      : [];
    return { text: JSON.stringify({ fields }) };
  });
  const plain = await engine.findPeople(corpus, { language: 'english' });
  const person = plain.find(({ name }) => name === 'Tomas');
  expect(person).toMatchObject({
    title: 'Baker with two ovens',
    needs: 'Needs to know the delivery time the evening before.',
  });
  expect(person?.demographics).not.toContain('54');
  expect(person?.evidence.every((e) => e.speaker === 'Tomas')).toBe(true);
});

test('a question is answered from its sentences, and refused where none is left', async () => {
  const { engine, corpus } = await engineOn((asked) => {
    const { ids, message } = read(asked);
    const answer = message.includes('What is wrong with')
      ? [{ text: 'The website logs bakers out while they count.', sentences: ids('logs me out') }]
      : [];
    return { text: JSON.stringify({ answer }) };
  });
  const questions = ['What is wrong with the website?', 'Which ovens explode?'];
  const [website, ovens] = await engine.answer(corpus, { questions, language: 'english' });
  expect(website).toMatchObject({ refused: false, answer: 'The website logs bakers out while they count.' });
  expect(website?.passages[0]?.text).toContain('logs me out');
  expect(ovens?.refused).toBe(true);
});

describe('with a model that reads 4,000 tokens and refuses more', () => {
  const contextTokens = 4_000;
  const refusesMore = (asked: Asked): Answer => {
    const size = maxTokensOf(asked.instructions + asked.message) + Number(asked.body.max_tokens ?? 0);
    return size > contextTokens
      ? { status: 400, body: '{"error":{"type":"exceed_context_size_error","message":"too much"}}' }
      : { text: told(asked) };
  };
  const history = Array.from({ length: 6 }, (_, n): ChatTurn => {
    const text = `What happened to the delivery of week ${n}? ${'And then we waited for the driver. '.repeat(10)}`;
    return n % 2 === 0 ? { role: 'user', text } : { role: 'assistant', text, citations: [] };
  });
  const message = `What went wrong with a delivery? ${'Tell me everything that you remember. '.repeat(40)}`;
  const small = { provider: 'openai-compatible' as const, contextTokens };
  const long = fixtureInterviews('bakery-tomas').map((one) => ({ ...one, id: 3, text: one.text.repeat(6) }));

  test('people answer a long message after a long conversation', async () => {
    server = await startModelServer(refusesMore);
    const settings = { ...settingsFor('openai-compatible', server.url), ...small };
    const engine = createModelEngine({ settings }, { pause: async () => {} });
    const corpus = await engine.prepare(long);
    const { replies } = await collectReplies(engine.askPeople(corpus, { ...question, message, history }));
    expect(replies[0]?.refused).toBe(false);
  });

  test('so does a conversation about an insight with a long text', async () => {
    server = await startModelServer(refusesMore);
    const settings = { ...settingsFor('openai-compatible', server.url), ...small };
    const engine = createModelEngine({ settings }, { pause: async () => {} });
    const corpus = await engine.prepare(long);
    const insight = {
      ...{ title: 'Deliveries are left outside', summary: 'Drivers leave sacks in the rain. '.repeat(30) },
      evidence: [],
      strength: { people: 1, peopleInAll: 1, documents: 1, documentsInAll: 1 },
    };
    let last: ChatReply | undefined;
    for await (const reply of engine.askInsight(corpus, { insight, message, history, language: 'english' }))
      last = reply;
    expect(last?.refused).toBe(false);
  });
});

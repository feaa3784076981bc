import { expect, test } from 'vitest';
import { collectInsights } from '../../collect-insights.ts';
import type { EngineDocument } from '../../engine.ts';
import { fixtureInterviews, plainDocument } from '../../testing/documents.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';

const bakeries = () => fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas');
const brief = { description: 'How small bakeries order supplies and what costs them time' };

async function insightsFor(documents: EngineDocument[], questions: string[], perQuestion = 1) {
  const corpus = await engine.prepare(documents, { language: 'english' });
  return collectInsights(engine, corpus, { questions, brief, language: 'english', perQuestion });
}

const interview = (name: string, ...answers: string[]) =>
  answers.map((a) => `Interviewer: Please go on.\n${name}: ${a}`).join('\n');

test('what only the interviewer says is no finding', async () => {
  const found = await insightsFor(bakeries(), ['Do bakers compare prices every week?']);
  for (const insight of found) {
    expect(insight.evidence.every((e) => e.speaker !== 'Interviewer')).toBe(true);
    expect(insight.title).not.toMatch(/compare prices every week/i);
  }
});

test('a question that the material does not answer gets no insight', async () => {
  expect(await insightsFor(bakeries(), ['Which football club won the championship in Portugal?'])).toEqual([]);
});

test('people and documents are counted, not mentions', async () => {
  const paid = 'The card reader is far too slow for my queue of customers, so I only take cash.';
  const documents = [
    plainDocument(interview('Ada', paid, 'Really, the card reader is too slow for the queue, I take cash.'), 1),
    plainDocument(
      interview('Ben', 'My card reader is so slow that the queue of customers leaves, I take cash now.'),
      2,
    ),
    plainDocument(interview('Cleo', 'I plant tomatoes behind the stall and water them every evening.'), 3),
    plainDocument(interview('Dev', 'With a slow card reader and a queue of customers I take cash only.'), 4),
  ];
  const [insight] = await insightsFor(documents, ['Why is the “card reader” a problem?']);
  expect(insight?.strength).toEqual({
    ...{ people: 3, peopleInAll: 4, documents: 3, documentsInAll: 4 },
    against: { people: 0, documents: 0 },
  });
  expect(insight?.summary).toMatch(/three of four people/i);
  expect(insight?.badge).toBe('WIDELY_APPLICABLE');
  expect(new Set(insight?.evidence.map((e) => e.speaker))).toEqual(new Set(['Ada', 'Ben', 'Dev']));
});

test('those who say what a part of the brief asks count together, in any words, and the other side counts against them', async () => {
  const documents = [
    plainDocument(interview('Ada', 'We throw away about ten loaves every evening, and that really hurts.'), 1),
    plainDocument(interview('Ben', 'There is so much bread that we throw away, more than I admit to my mother.'), 2),
    plainDocument(interview('Cleo', 'One whole shelf we throw away when the shop closes on Saturday.'), 3),
    plainDocument(interview('Dev', 'I hardly throw away anything, because I bake in small batches.'), 4),
    plainDocument(interview('Eve', 'The notebook next to the oven is full of flour and cannot be read.'), 5),
  ];
  const [insight] = await insightsFor(documents, ['What do people say about “what they throw away”?']);
  expect(insight?.strength).toEqual({
    ...{ people: 3, peopleInAll: 5, documents: 3, documentsInAll: 5 },
    against: { people: 1, documents: 1 },
  });
  expect(insight?.sources.map((s) => s.documentId).toSorted()).toEqual([1, 2, 3, 4]);
  expect(insight?.summary).toMatch(/differently|contradicts/);
  expect(new Set(insight?.evidence.slice(0, 4).map((e) => e.speaker))).toEqual(new Set(['Ada', 'Ben', 'Cleo', 'Dev']));
});

test('a single word that no one says more about is no separate question', async () => {
  const documents = fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas');
  const corpus = await engine.prepare(documents, { language: 'english' });
  const questions = await engine.proposeQuestions(corpus, { brief, language: 'english' });
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(questions.join(' ')).not.toMatch(/“(oven|shop|bake|plan)”/);
});

test('a contradiction is shown as mixed, with a quote of each side first', async () => {
  const documents = [
    plainDocument(interview('Ada', 'The standing order does not work for me at all, I hate the standing order.'), 1),
    plainDocument(interview('Ben', 'The standing order works really well for me, I love the standing order.'), 2),
  ];
  const [insight] = await insightsFor(documents, ['What do people think of the “standing order”?']);
  expect(
    insight?.evidence
      .slice(0, 2)
      .map((e) => e.speaker)
      ?.toSorted(),
  ).toEqual(['Ada', 'Ben']);
  expect(insight?.summary).toMatch(/differently|contradicts/);
});

test('titles without a question are findings: at least 5 words and at most 172 characters, without fillers, labels or file names, with a capital', async () => {
  const corpus = await engine.prepare(bakeries(), { language: 'english' });
  const questions = await engine.proposeQuestions(corpus, { brief, language: 'english' });
  const found = await collectInsights(engine, corpus, { questions, brief, language: 'english', claimsOnly: true });
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(found.length).toBeGreaterThanOrEqual(3);
  for (const { title, keywords, evidence, summary } of found) {
    expect(title.split(' ').length).toBeGreaterThanOrEqual(5);
    expect(title.length).toBeLessThanOrEqual(172);
    expect(title).toMatch(/^\p{Lu}/u);
    expect(title).not.toMatch(/\b(?:um|uh|you know)\b|bakery-\w+|^(?:Interviewer|Tomas|Ines|Joon):/i);
    expect(keywords.join(' ')).not.toMatch(/\b(?:tomas|ines|joon|interviewer|um|the)\b/i);
    for (const e of evidence) expect(e.quote).not.toMatch(/^um,/i);
    const said = corpus.documents.map((d) => d.text.replace(/\s+/g, ' ')).join(' ');
    for (const [, quoted = ''] of summary.matchAll(/“([^”]+)”/g)) expect(said).toContain(quoted.replace(/[.,]$/, ''));
  }
});

test('no two insights of a call begin with the same quote, also with several for a question', async () => {
  const found = await insightsFor(bakeries(), ['What about the “delivery”?', 'What about the “delivery time”?'], 3);
  const quotes = found.map((i) => i.supportingQuote);
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(quotes).size).toBe(quotes.length);
});

test('why it matters names what the brief asks where the finding is part of it, and only there', async () => {
  const corpus = await engine.prepare(bakeries(), { language: 'english' });
  const questions = [
    'How is an “order” of “supplies” made?',
    'What happens with the “website”?',
    'What happens with the “order”?',
  ];
  const [order, website, word] = await collectInsights(engine, corpus, { questions, brief, language: 'english' });
  expect(order?.businessImpact).toContain('“How do small bakeries order supplies?”');
  expect(website?.businessImpact).not.toMatch(/brief/);
  expect(word?.businessImpact).not.toMatch(/brief/);
});

test('why it matters names no part of the brief of which only a word is said', async () => {
  const said = 'The order of the shelves annoys me every morning, since small bakeries have no room to put the flour.';
  const corpus = await engine.prepare([plainDocument(interview('Ada', said, 'In the evening I clean the oven.'), 1)]);
  const [shelves] = await collectInsights(engine, corpus, {
    questions: ['What annoys them in the morning?'],
    brief,
    language: 'english',
  });
  expect(shelves?.title).toContain('shelves');
  expect(shelves?.businessImpact).not.toContain('order supplies');
});

test('what people praise follows from nothing that they praise', async () => {
  const quick = 'I love the new till, because the old one took two hours every evening.';
  const corpus = await engine.prepare([
    plainDocument(interview('Ada', quick, 'In the evening I clean the oven and count the loaves.'), 1),
  ]);
  const [till] = await collectInsights(engine, corpus, {
    ...{ questions: ['What do they like?'], brief: {}, language: 'english', claimsOnly: true },
  });
  expect(till?.title).toContain('love the new till');
  expect(till?.businessImpact).toBe('It stands under the question “What do they like?”.');
});

test('what is said before a finding follows from something else', async () => {
  const said =
    'We spend two hours on the rota every Friday. The quarrel about the rota is the biggest problem for the bakery.';
  const corpus = await engine.prepare([
    plainDocument(`Interviewer: What is the biggest problem in the bakery?\nAda: ${said}`, 1),
  ]);
  const [quarrel] = await collectInsights(engine, corpus, {
    ...{ questions: ['What is the biggest problem?'], brief: {}, language: 'english', claimsOnly: true },
  });
  expect(quarrel?.title).toContain('quarrel');
  expect(quarrel?.businessImpact).not.toContain('two hours');
});

test('why it matters may be said by another person who is quoted', async () => {
  const corpus = await engine.prepare(bakeries(), { language: 'english' });
  const questions = ['What happens with the “website”?'];
  const [website] = await collectInsights(engine, corpus, { questions, brief, language: 'english' });
  const [lead, ...others] = website?.evidence ?? [];
  const teller = others.find((e) => website?.businessImpact.includes(`(${e.speaker})`));
  expect(teller?.speaker).not.toBe(lead?.speaker);
  expect(website?.businessImpact).toMatch(/^What people do instead/);
});

test('topics of the project are suggested where they fit', async () => {
  const corpus = await engine.prepare(bakeries(), { language: 'english' });
  const topics = ['Delivery times', 'Holiday pay', 'Website'];
  const questions = ['What happens with the “website”?'];
  const [insight] = await collectInsights(engine, corpus, { questions, brief, language: 'english', topics });
  expect(insight?.suggestedTopics).toContain('Website');
  expect(insight?.suggestedTopics).not.toContain('Holiday pay');
});

test('who a person is makes no finding', async () => {
  const said = 'I work as a baker in a shop by the harbour. The oven is older than I am and it breaks every winter.';
  const found = await insightsFor(
    [plainDocument(interview('Ada', said, 'In the evening I clean the oven.'))],
    ['What about the “baker”?'],
  );
  for (const insight of found) expect(insight.title).not.toMatch(/work as a baker/);
});

test('a row of a table is one respondent', async () => {
  const answers = [
    'The checkout takes too long for me.',
    'The checkout takes far too long.',
    'I like the map of the roads.',
  ];
  let text = '';
  const blocks = answers.map((a, i) => {
    text += `answer: ${a}\n\n`;
    return {
      kind: 'row' as const,
      row: i + 2,
      cell: 'answer',
      start: text.length - a.length - 2,
      end: text.length - 2,
    };
  });
  const [insight] = await insightsFor([{ ...plainDocument(text), blocks }], ['What about the “checkout”?']);
  expect(insight?.strength).toMatchObject({ people: 2, peopleInAll: 3 });
  expect(insight?.evidence.map((e) => e.speaker).toSorted()).toEqual([
    'Respondent 1 in document-1',
    'Respondent 2 in document-1',
  ]);
  expect(insight?.evidence[0]?.place).toMatch(/row [23]/);
});

test('however short its answers, all of a survey are counted', async () => {
  const times = ['ten', 'twelve', 'fifteen', 'twenty', 'thirty'];
  const answers = Array.from(
    { length: 40 },
    (_, i) => `The checkout queue takes me ${times[i % times.length]} minutes.`,
  );
  let text = '';
  const blocks = answers.map((a, i) => {
    const start = text.length;
    text += `${a}\n\n`;
    return { kind: 'row' as const, row: i + 2, cell: 'answer', start, end: start + a.length };
  });
  const [insight] = await insightsFor([{ ...plainDocument(text), blocks }], ['What about the “checkout queue”?']);
  expect(insight?.strength).toMatchObject({ people: 40, peopleInAll: 40 });
});

test.each([
  ['german', 'pflege-martina', 'Was sagen die Befragten zum „Zettel“?', /Zettel/],
  ['japanese', 'school-yuko', '「連絡」について、人々は何を語っていますか？', /連絡/],
  ['arabic', 'taxi-samir', 'ماذا يقول الناس عن «التطبيق»؟', /التطبيق|للتطبيق/],
] as const)('findings in %s are written in that language', async (language, name, question, word) => {
  const corpus = await engine.prepare(fixtureInterviews(name));
  expect(corpus.language).toBe(language);
  const [insight] = await collectInsights(engine, corpus, { questions: [question], brief: {}, language });
  expect(insight?.supportingQuote).toMatch(word);
  expect(insight?.summary).not.toMatch(/people|person/);
});

test('a bare mention leads nothing, and speaking about it is not shown as agreement', async () => {
  const documents = [
    plainDocument(interview('Ada', 'For the weekend, maybe.'), 1),
    plainDocument(interview('Ben', 'We have given up on weekends.'), 2),
    plainDocument(interview('Cleo', 'Every car is taken at the weekend, whatever time I look.'), 3),
    plainDocument(interview('Dev', 'The cable is stiff and my hands hurt afterwards.'), 4),
  ];
  const [insight] = await insightsFor(documents, ['What counts for people when it comes to “weekends”?']);
  expect(insight?.title).toMatch(/taken at the weekend/);
  expect(insight?.strength.people).toBe(3);
  expect(new Set(insight?.evidence.map((e) => e.speaker))).not.toContain('Dev');
  expect(insight?.summary).not.toMatch(/agree|say (?:this|so|the same)/i);
});

test('who finds the same thing good or bad in a few words says the same', async () => {
  const documents = [
    plainDocument(interview('Ada', 'The tickets are too expensive.'), 1),
    plainDocument(interview('Ben', 'Tickets are expensive, really.'), 2),
    plainDocument(interview('Cleo', 'The window seat is mine since I was a boy of seven.'), 3),
  ];
  const [insight] = await insightsFor(documents, ['What do people say about “tickets”?']);
  expect(insight?.strength.people).toBe(2);
});

test('quotes after the first are about the whole topic, not one of its words', async () => {
  const documents = [
    plainDocument(interview('Ada', 'I never knew what a trip costs until the bill came.'), 1),
    plainDocument(interview('Ben', 'I did not understand what a trip costs, there was a fee in it.'), 2),
    plainDocument(interview('Cleo', 'The estate costs that in parking. My insurance costs three thousand a year.'), 3),
    plainDocument(interview('Dev', 'The trip to the sea with my daughter was the best day of June.'), 4),
  ];
  const [insight] = await insightsFor(documents, ['What makes “trip costs” difficult for people?']);
  expect(insight?.evidence.map((e) => e.speaker)).toEqual(['Ada', 'Ben']);
});

test('a word that another language only writes alike is no keyword', async () => {
  const documents = [
    plainDocument(interview('Ada', 'I love the electric cars, the little one falls asleep in them.'), 1),
    plainDocument(
      'Interviewerin: Erzählen Sie bitte.\nJana: In diesem Fall rufe ich an. Der Fall war klar, und im schlimmsten Fall zahle ich.',
      2,
    ),
  ];
  const [insight] = await insightsFor(documents, ['What do people say about “electric cars”?']);
  expect(insight?.keywords).not.toContain('Fall');
});

test('a question that was asked in other words is answered by what people said to it, one quote of each', async () => {
  const talks = [
    conversation([
      ['Interviewer', 'How do you find the people at the desk when you buy a ticket for the ferry?'],
      [
        'Ada',
        "Mixed. There's an older man with a pipe, he knows everybody by name. And there's a young one who hides.",
      ],
      ['Interviewer', 'Where do you read about cancelled crossings?'],
      ['Ada', 'The desk at the old pier had a board, where people wrote their names in chalk.'],
    ]),
    conversation(
      [
        ['Interviewer', 'What are the people at the ferry desk like?'],
        ['Ben', 'They shout a little. My boy thinks they are pirates and waves at them.'],
      ],
      2,
    ),
  ];
  const corpus = await engine.prepare(talks);
  const question = 'How are the people at the ferry desk perceived?';
  const [insight] = await collectInsights(engine, corpus, { questions: [question], brief: {}, language: 'english' });
  expect(insight?.title).toBe(
    "There's an older man with a pipe, he knows everybody by name. There's a young one who hides",
  );
  expect(insight?.evidence.map(({ speaker, stance }) => [speaker, stance])).toEqual([
    ['Ada', 'for'],
    ['Ben', 'for'],
  ]);
  expect(insight?.strength.people).toBe(2);
});

test('in a meeting, what is said right after a question does not answer it by its place', async () => {
  const meeting = conversation([
    ['Interviewer', 'What are the people at the ferry desk like?'],
    ['Ada', 'My goats have eaten the whole hedge behind the school, because the gate was left open again.'],
    ['Interviewer', 'And what else is there?'],
    ['Ben', 'The hedge is older than the school, and nobody wants to pay for a new one.'],
    ['Interviewer', 'Who has something to add?'],
    ['Cleo', 'People at the ferry desk are perceived as rude, because they never look up from the screen.'],
  ]);
  const corpus = await engine.prepare([meeting]);
  const question = 'How are the people at the ferry desk perceived?';
  const [insight] = await collectInsights(engine, corpus, { questions: [question], brief: {}, language: 'english' });
  expect(insight?.evidence[0]?.speaker).toBe('Cleo');
});

import { writeFileSync } from 'node:fs';
import { collectInsights } from '#engine/collect-insights.ts';
import type { Dropped } from '#engine/engine.ts';
import { createModelEngine } from '#engine/llm/model-engine.ts';
import { settingsFor, startModelServer } from '#engine/llm/testing/model-server.ts';
import { kindOf, type Read, type Script, scripted } from '#engine/llm/testing/scripted-model.ts';
import { fixtureInterviews } from '#engine/testing/documents.ts';
import { bakeries } from './interviews.ts';
import { heading, row } from './print.ts';

type Ids = Read['ids'];
const told = (text: string, sentences: string[]) => ({ text, sentences });
const none = { why: [], support: [], keywords: [], theme: '' };

/** What a good model would make of the three bakeries, with the faults that good models have. */
const script: Script = {
  notes: ({ ids }) => ({
    notes: [
      note('Bakers wait or sleep in the shop because they are not told when the delivery comes.', 'negative', 3, [
        ...ids('four and eight'),
        ...ids('sleep in the bakery'),
        ...ids('plan the night shift'),
      ]),
      note(
        'The supplier’s website logs bakers out while they enter an order, so they go back to paper or the phone.',
        'negative',
        3,
        ids('logs me out'),
      ),
      note(
        'Goods that are left outside spoil: eleven sacks of rye in the rain, forty kilos of butter in the sun.',
        'negative',
        3,
        [...ids('eleven sacks'), ...ids('forty kilos')],
      ),
      note(
        'A standing order suits a pastry shop and not a bakery whose demand changes with the season.',
        'mixed',
        2,
        ids('standing order'),
      ),
      note('Bakers trust the miller and each other more than catalogues and discounts.', 'positive', 2, [
        ...ids('miller'),
        ...ids('one list of suppliers'),
      ]),
      note(
        'Invoices arrive as pictures and are typed in again by the accountant.',
        'negative',
        1,
        ids('picture on the phone'),
      ),
      // A number that is in no document.
      note('Joon spends 12 hours a week on hold.', 'negative', 2, ids('on hold')),
    ],
  }),
  themes: ({ ids }) => ({
    themes: [
      {
        name: 'Nights arranged around a van',
        text: 'Bakers give up sleep or pay somebody to wait, because the delivery has no time. They would pay for one.',
        notes: ids('delivery comes'),
      },
      {
        name: 'Ordering in spite of the website',
        text: 'Sessions end during an order; the order then goes through paper and the phone.',
        notes: ids('logs bakers out'),
      },
      {
        name: 'Advice that is trusted',
        text: 'The miller and other bakers are believed; catalogues are not.',
        notes: ids('catalogues'),
      },
    ],
    questions: [
      { question: 'What do bakers do because they do not know when a delivery comes?', notes: ids('delivery comes') },
      { question: 'How do orders reach the supplier when the website fails?', notes: ids('logs bakers out') },
      {
        question: 'Whom do bakers trust when they choose a supplier, and why, and what would change it?',
        notes: ids('catalogues'),
      },
    ],
  }),
  insights: ({ ids, message }) => {
    if (message.includes('when a delivery comes?')) return { insights: deliveries(ids) };
    return { insights: message.includes('website fails?') ? orders(ids) : trust(ids) };
  },
  against: ({ ids, message }) => ({
    claims: [
      { claim: 'c1', against: message.includes('log') ? ids('works really well') : ids('Friendly') },
      { claim: 'c9', against: [] },
    ],
  }),
  confirm: ({ offered, message }) => ({
    claims: offered.map((id) => ({
      id,
      supported: !new RegExp(`\\[${id}\\] claim: .*(?:should|afraid|Probably)`).test(message),
    })),
  }),
  people: ({ ids, message }) => ({
    fields: [
      {
        field: 'title',
        text: message.includes('pastry') ? 'Owner of a pastry shop' : 'Baker',
        sentences: [...ids('pastry shop'), ...ids('small bakery'), ...ids('as a baker')],
      },
      {
        field: 'needs',
        text: 'To know the delivery time the evening before.',
        sentences: [...ids('evening before'), ...ids('delivery time')],
      },
      { field: 'demographics', text: 'Probably in their forties.', sentences: ids('bakery') },
      { field: 'philosophy', text: '', sentences: [] },
    ],
  }),
};

function note(point: string, stance: string, weight: number, passages: string[]) {
  return { point, stance, weight, passages };
}

function deliveries(ids: Ids) {
  return [
    {
      title: 'Bakers sleep in the shop or keep somebody waiting because nobody tells them when the delivery comes',
      titleSentences: [...ids('sleep in the bakery'), ...ids('wait in the shop')],
      summary: [
        told('The window is from four to eight in the morning, so somebody waits in the shop for four hours.', [
          ...ids('four and eight'),
          ...ids('wait in the shop'),
        ]),
        told('Tomas sleeps in the bakery on delivery days since the rain ruined eleven sacks of rye (s4).', [
          ...ids('sleep in the bakery'),
          ...ids('eleven sacks'),
        ]),
        told('Without a time the **night shift** cannot be planned.', ids('plan the night shift')),
        // Counted by the model, and advice.
        told('All 3 bakers suffer from this.', ids('plan the night shift')),
        told('Suppliers should send a text message the evening before.', ids('evening before')),
      ],
      why: [
        told('Two euros more would be paid for a time that can be trusted.', ids('two euros more')),
        told('They are afraid of losing their marriages.', ids('sleep at home')),
      ],
      support: ids('evening before'),
      keywords: ['delivery time', 'night shift', 'logistics'],
      theme: 'Delivery time',
    },
    {
      title: 'Delivery problems',
      titleSentences: ids('delivery'),
      summary: [told('Delivery is a problem.', ids('delivery'))],
      ...none,
    },
  ];
}

function orders(ids: Ids) {
  return [
    {
      title: 'Bakers order on paper and by phone because the website logs them out while they are counting',
      titleSentences: ids('logs me out'),
      summary: [
        told('Joon calls instead, and spends three mornings a week on hold.', [
          ...ids('logs me out'),
          ...ids('on hold'),
        ]),
        told('Tomas still writes the order on paper.', ids('logs me out')),
        // Said by another person than is named.
        told('Ines left a message on the answering machine.', ids('answering machine')),
      ],
      why: [told('It takes the mornings in which a baker would bake.', ids('on hold'))],
      ...{ support: ids('answering machine'), keywords: ['logs me out', 'phone', 'paper'], theme: 'Website' },
    },
  ];
}

function trust(ids: Ids) {
  return [
    {
      title: 'Bakers believe the miller and other bakers rather than a catalogue or a discount',
      titleSentences: [...ids('more honest than'), ...ids('more than any discount')],
      summary: [
        told('The miller comes by once a month, tastes the bread and says which flour to try.', ids('once a month')),
        told('In one street bakers share a list of suppliers with notes.', ids('one list of suppliers')),
        told('One has bought from the same mill for nine years and never compares prices.', [
          ...ids('nine years'),
          ...ids('never compare'),
        ]),
      ],
      ...{ why: [], support: [], keywords: ['miller', 'notes'], theme: 'Trust' },
    },
  ];
}

/** A run of three interviews; with a file name every prompt as it was sent is written there. */
export async function reportRealisticRun(file?: string): Promise<void> {
  heading('A run of three interviews, to a model with realistic replies');
  const server = await startModelServer(scripted(script));
  const engine = createModelEngine({ settings: settingsFor('openai', server.url) });
  const corpus = await engine.prepare(fixtureInterviews(...bakeries));
  const about = {
    brief: { name: 'Bakeries', description: 'How small bakeries order, and what goes wrong with deliveries.' },
    language: 'english' as const,
  };
  const dropped: Dropped[] = [];
  const options = { onDropped: (one: Dropped) => void dropped.push(one) };
  const report = await engine.describe(corpus, about, options);
  const questions = await engine.proposeQuestions(corpus, about);
  const insights = await collectInsights(engine, corpus, { ...about, questions, claimsOnly: true }, options);
  const people = await engine.findPeople(corpus, about, options);
  await server.close();
  row('calls', server.asked.map(kindOf).join(', '));
  for (const { title, summary, businessImpact, strength, evidence } of insights)
    row(
      title,
      `${summary} | ${businessImpact} | ${strength.people} people, ${evidence.length} quotes, ${strength.against.people} against`,
    );
  for (const { text, reason } of dropped) row(`dropped, ${reason}`, text);
  for (const { name, title, needs, demographics } of people) row(name, `${title} | ${needs} | ${demographics}`);
  if (!file) return;
  const prompts = server.asked.map(
    (one, n) => `## ${n + 1}. ${kindOf(one)}\n\n${one.instructions.trim()}\n\n----\n\n${one.message}\n`,
  );
  writeFileSync(file, `${prompts.join('\n')}\n# Report\n\n${report}`);
}

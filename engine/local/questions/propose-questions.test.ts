import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { GeneralQuestion } from '#engine/language/templates/templates.ts';
import { type Brief, type EngineDocument, NoUsableTextError } from '../../engine.ts';
import { fixtureInterviews, plainDocument, surveyDocument } from '../../testing/documents.ts';
import { conversation, launderetteInterviews, type Turn } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';

const guide = [
  'What goes wrong in the launderette on a busy Saturday?',
  'What should the owner change before next winter?',
  'How do you decide which washing machine to take?',
];

async function proposed(
  documents: readonly EngineDocument[],
  brief: Brief,
  { language = 'english', maxQuestions }: { language?: Language; maxQuestions?: number } = {},
) {
  const corpus = await engine.prepare(documents);
  return engine.proposeQuestions(corpus, { brief, language, ...(maxQuestions ? { maxQuestions } : {}) });
}

describe('what is asked', () => {
  const brief = { description: 'What keeps students away, and how do they pay? We also want to know who cleans.' };

  test('are the questions of the brief in its own words, then those of the interview guide', async () => {
    expect(await proposed(launderetteInterviews(), brief)).toEqual([
      'What keeps students away, and how do they pay?',
      expect.stringMatching(/who cleans\?$/i),
      ...guide,
    ]);
  });

  test('are those of the guide alone where there is no brief', async () => {
    expect(await proposed(launderetteInterviews(), {})).toEqual(guide);
  });

  test('is never who a person is', async () => {
    for (const question of await proposed(launderetteInterviews(), {})) expect(question).not.toMatch(/living/);
  });

  test('is asked once, whether the brief or the guide asks it', async () => {
    const questions = await proposed(launderetteInterviews(), {
      description: 'How do people decide which washing machine to take?',
    });
    expect(questions.filter((question) => /machine/.test(question))).toEqual([
      'How do people decide which washing machine to take?',
    ]);
  });

  test('is nothing that only one person could be asked about one day, beside a brief that asks enough', async () => {
    const talk = [
      conversation([
        ['Interviewer', 'What happened in the tea break?'],
        [
          'Ada',
          'The others stood round the urn in a ring, and nobody made room for me, so I looked at my phone for ten minutes.',
        ],
        ['Interviewer', 'How do people find out when rehearsals are?'],
        [
          'Ada',
          'There is a sheet on the door, and it is wrong every other week, so I ring Jean to be on the safe side.',
        ],
      ]),
    ];
    const asked = 'What keeps singers? Who pays for the hall? Which songs are missing?';
    expect(await proposed(talk, { description: asked })).not.toContain('What happened in the tea break?');
    expect(await proposed(talk, { description: asked })).toContain('How do people find out when rehearsals are?');
    expect(await proposed(talk, {})).toContain('What happened in the tea break?');
  });

  test('is nothing about a person whom only the interview names, beside a brief that asks enough', async () => {
    const said =
      'There is a sheet on the door, and it is wrong every other week, so I ring her to be on the safe side.';
    const talk = (question: string) => [
      conversation([
        ['Interviewer', question],
        ['Ada', said],
      ]),
    ];
    const description = 'What keeps singers? Who pays for the hall? Which songs are missing?';
    const [named, unnamed] = [
      'How do people find out when Jean Tolley rehearses?',
      'How do people find out when rehearsals are?',
    ];
    expect(await proposed(talk(named), { description })).not.toContain(named);
    expect(await proposed(talk(unnamed), { description })).toContain(unnamed);
    expect(await proposed(talk(named), {})).toContain(named);
  });

  test('is nothing about one of those who answer, beside a brief that asks enough', async () => {
    const question = 'What would become of the machines if Ben left?';
    const talks = launderetteInterviews().map((talk, i) =>
      plainDocument(
        `${talk.text}\nInterviewer: ${question}\n${['Ada', 'Ben', 'Cleo', 'Dev'][i]}: They would stand still on most Saturdays, because nobody else looks after the ${['belts', 'drums', 'pipes', 'locks'][i]}.`,
        i + 1,
      ),
    );
    const description = 'What keeps students away? How do they pay? Who cleans?';
    expect(await proposed(talks, { description })).not.toContain(question);
    expect(await proposed(talks, {})).toContain(question);
  });

  test('is a subject that the brief only names in the words of an interviewer who asked about it', async () => {
    const questions = await proposed(launderetteInterviews(), {
      description:
        'What keeps students away? We want to know more.\n- deciding which washing machine to take\n- opening hours',
    });
    expect(questions.slice(0, 2)).toEqual([
      'What keeps students away?',
      'How do you decide which washing machine to take?',
    ]);
  });

  test('is placed where the brief names it, also beside a question with its mark', async () => {
    const questions = await proposed(launderetteInterviews(), {
      description: 'We want to know:\n- how people pay for the dryer\n- what keeps students away?',
    });
    expect(questions.slice(0, 2)).toEqual(['How do people pay for the dryer?', 'What keeps students away?']);
  });

  test('is not what a study is about, where its brief asks questions', async () => {
    const asks = 'What keeps students away? How do they pay?';
    const topic = 'We look at how people in the harbour wash their clothes.';
    const questions = await proposed(launderetteInterviews(), { description: `${topic} ${asks}` });
    expect(questions).toEqual(await proposed(launderetteInterviews(), { description: asks }));
    expect((await proposed(launderetteInterviews(), { description: topic })).join()).toMatch(/harbour/);
  });

  test('is at most twelve questions, or fewer where fewer are wanted', async () => {
    const things = ['soap', 'lamp', 'bench', 'clock', 'door', 'steps', 'kettle', 'radio', 'mirror', 'plant', 'sign'];
    const description = [...things, 'tap', 'roof', 'sink'].map((thing) => `Who looks after the ${thing}?`).join(' ');
    const questions = await proposed(launderetteInterviews(), { description });
    expect(questions).toHaveLength(12);
    expect(questions.at(-1)).toBe('Who looks after the tap?');
    expect(await proposed(launderetteInterviews(), { description }, { maxQuestions: 2 })).toHaveLength(2);
  });

  test('leaves a place for what else people were asked where a brief only names more than eleven things', async () => {
    const description = [
      'how neighbours share soap',
      'why lamps break',
      'why benches wobble',
      'when kettles boil',
      'where children sit',
      'how radios get tuned',
      'how stairs are swept',
      'why mirrors crack',
      'how plants survive',
      'when clocks stop',
      'where coats hang',
      'why signs fade',
      'how roofs leak',
    ]
      .map((wish) => `- ${wish}`)
      .join('\n');
    const questions = await proposed(launderetteInterviews(), { description });
    expect(questions).toHaveLength(12);
    expect(guide).toContain(questions.at(-1));
  });

  test('is no question of the guide that no one answers', async () => {
    const nothing: Turn[] = [
      ['Interviewer', 'How do you carry the flour into the bakery?'],
      ['Ada', 'Up the stairs, past the cat and the old bicycle of my late uncle, every single evening, on my back.'],
    ];
    const talks = [1, 2, 3].map((id) => conversation(nothing, id));
    await expect(proposed(talks, {})).rejects.toThrow(NoUsableTextError);
  });

  test('is no question in another language than the project’s', async () => {
    const questions = await proposed(launderetteInterviews(), {}, { language: 'german' });
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(question).not.toMatch(/launderette|owner|machine/);
  });

  test('has no quotation marks', async () => {
    const brief = { description: 'How small bakeries order supplies and what costs them time' };
    const questions = await proposed(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'), brief);
    expect(questions.slice(0, 2)).toEqual(['How do small bakeries order supplies?', 'What costs people time?']);
    for (const question of questions) expect(question).not.toMatch(/[“”"]/);
  });
});

describe('what only one person was asked', () => {
  const shared = [
    'What goes wrong at the counter on a busy Saturday?',
    'How do you order the flour for a week?',
    'Who looks after the big oven at night?',
    'What do you do when the delivery van is late?',
    'How do you decide how many loaves to bake?',
    'What would make the mornings easier for you?',
    'How do you teach somebody new at the counter?',
    'Which customers give you the most work?',
    'What does the landlord do when the roof leaks?',
  ];
  const alone = 'What happens to the bread that nobody buys?';
  const told =
    'I cannot sell the bread of yesterday, because the chain next door gives it away. I throw forty loaves away at night, because the food bank closes at six.';
  const bakers = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      conversation(
        [
          ...shared.flatMap((question): Turn[] => [
            ['Interviewer', question],
            ['Ada', `Well, that is a long story, and I could tell you a lot about what is behind it, number ${i}.`],
          ]),
          ...(i === 0 ? [['Interviewer', alone] as const, ['Ada', told] as const] : []),
        ],
        i + 1,
      ),
    );

  test('is asked where what it led to answers nothing else, before a general question for so little', async () => {
    expect(await proposed(bakers(3), {})).toContain(alone);
    const brief = { description: 'Who sweeps the yard? When does the market open?' };
    expect(await proposed(bakers(3), brief, { maxQuestions: 4 })).toContain(alone);
    expect(await proposed(bakers(7), {})).toContain(alone);
  });

  test('is not asked beside a brief that asks a lot itself', async () => {
    const others = [
      [
        'What happens to the flour that gets wet?',
        'I cannot use the flour from the cellar, because the wall lets the rain in. I lose nine sacks a month, because the pump is too small.',
      ],
      [
        'Which tools break in the winter?',
        'I cannot use the mixer in January, because the yard freezes. I wait two weeks for parts, because the factory has closed.',
      ],
      [
        'Where do the customers wait in the evening?',
        'I cannot let the customers in before six, because the alarm goes off. I lose the last of them, because the bus leaves at ten to six.',
      ],
      [
        'Who repairs the till on a Sunday?',
        'I cannot open the till by myself, because the key is with my brother. I write the sums on paper, because nobody answers the phone.',
      ],
      [
        'How do you find a helper for Christmas?',
        'I never find a helper, because the school holidays begin too late. I cannot pay more, because the rent has doubled.',
      ],
    ] as const;
    const talks = [[alone, told] as const, ...others].map(([question, answer], i) =>
      conversation(
        [
          ['Interviewer', question],
          ['Ada', answer],
        ],
        i + 1,
      ),
    );
    const singles = async (brief: Brief) =>
      (await proposed(talks, brief)).filter((text) => [alone, ...others.map(([one]) => one)].includes(text)).length;
    expect(await singles({})).toBeGreaterThan(2);
    const full =
      'Who sweeps the yard? When does the market open? What does a stall cost? Why do people leave? Who pays the rent? How is snow cleared?';
    expect(await singles({ description: full })).toBe(0);
  });
});

test('the questions of a survey are asked beside a full brief as well', async () => {
  const columns: Record<string, string[]> = {
    'What annoys you at the pool?': [
      'The showers are cold every morning and the caretaker never repairs them.',
      'You have to wait at the till for ten minutes with a season ticket.',
      'The lockers take my coin and do not give it back.',
    ],
    'What is missing on the meadow?': [
      'The old trees were cut and nobody has put up a roof for the children.',
      'The grass is dry in July because the sprinklers never work.',
      'The bins are full at noon and the wasps come to our blankets.',
    ],
    'What goes wrong in the car park?': [
      'The barrier never opens when the sun shines on the camera.',
      'The bicycles lie on the path because the racks are too narrow.',
      'The bus cannot turn because the delivery vans stand there all day.',
    ],
    'What do you miss at the kiosk?': [
      'The coffee machine breaks every week and nobody can pay by card.',
      'The queue for chips blocks the door to the ladies’ changing room.',
      'The ice cream is sold out at three because the freezer is too small.',
    ],
  };
  const asked = Object.keys(columns);
  const surveys = asked.map((question, i) => surveyDocument(question, columns[question] ?? [], i + 1));
  const description =
    'Who sweeps the yard? When does the market open? What does a stall cost? Why do bakers leave? Who pays the rent? How is snow cleared?';
  const questions = await proposed(surveys, { description });
  expect(questions.filter((question) => asked.includes(question)).length).toBeGreaterThan(2);
});

test('a claim that would be selected has a question, if only a general one', async () => {
  const { general } = languagePack('english').templates.question;
  const talk = conversation([
    ['Interviewer', 'And is there anything else?'],
    ['Ada', 'The biggest problem is the broken card machine by the door, because nobody carries coins.'],
  ]);
  const brief = { description: 'Who sweeps the yard? When does the market open? Which flour is sold most?' };
  expect(await proposed([talk], brief)).toContain(general('rest'));
});

describe('where neither brief nor guide has three questions', () => {
  const general = (kind: GeneralQuestion) => languagePack('english').templates.question.general(kind);
  const said = (...sentences: string[]) =>
    proposed(
      sentences.map((sentence, i) => plainDocument(`${['Ada', 'Ben', 'Cleo'][i]}: ${sentence}`, i + 1)),
      {},
    );

  test('difficulties are asked about only where people complain, and wishes only where they wish', async () => {
    const complaints = await said(
      'The biggest problem is the broken card machine by the door.',
      'The old dryer is too slow for four heavy towels.',
    );
    expect(complaints).toEqual([general('difficulty')]);
    const wishes = await said('I would like a lamp over the back door because the steps are dark.');
    expect(wishes).not.toContain(general('difficulty'));
    expect(wishes).toContain(general('wish'));
  });

  test('of material with several claims three questions are asked, also where all complain', async () => {
    const complaints = await said(
      'The biggest problem is the broken card machine by the door. The old dryer is too slow for four heavy towels.',
      'The worst problem is the noise of the old dryer at night. The broken lamp makes the steps dangerous for my mother.',
      'The difficult part is the queue on a busy Saturday morning. The old coin machine fails every single week.',
    );
    expect(complaints).toEqual([general('difficulty'), general('wish'), general('habit')]);
  });

  test('what most people speak of is asked first', async () => {
    const questions = await said(
      'I need a lamp over the back door because the steps are dark.',
      'The biggest problem is the broken card machine by the door.',
      'The old dryer is too slow for four heavy towels.',
    );
    expect(questions[0]).toBe(general('difficulty'));
  });

  test.each([
    ['english', 'On Tuesdays, mostly. Four coins.', /no statements by people/],
    ['german', 'Meistens am Dienstag, mit vier Münzen.', /keine Aussagen von Menschen/],
    ['japanese', '火曜日と木曜日。四枚の硬貨。', /発言がなく/],
  ] as const)(
    'nothing is asked where no one states anything, and that is said plainly: %s',
    async (language, text, message) => {
      await expect(proposed([plainDocument(text)], {}, { language })).rejects.toThrow(message);
    },
  );
});

test('what an interviewer asked is not asked again where the brief asks it in other words', async () => {
  const talk = conversation([
    ['Interviewer', 'What do you think about gas for the oven?'],
    [
      'Ada',
      'The biggest problem with gas is the smell, because it goes straight into the bread and the flat upstairs.',
    ],
    ['Interviewer', 'What would help with the cold rooms?'],
    ['Ada', 'A new window would help most, because the draught comes straight through the old frame.'],
  ]);
  const brief = {
    description: 'Does gas or wood make any difference? Which flour is sold most? Who sweeps the yard?',
  };
  expect(await proposed([talk], brief)).toEqual([
    'Does gas or wood make any difference?',
    'Which flour is sold most?',
    'Who sweeps the yard?',
    'What would help with the cold rooms?',
  ]);
});

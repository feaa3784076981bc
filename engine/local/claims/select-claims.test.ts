import { describe, expect, test } from 'vitest';
import type { Corpus } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import { surveyDocument } from '../../testing/documents.ts';
import { conversation, launderetteInterviews } from '../../testing/guided-interviews.ts';
import { judgementWeight, maxInsights } from '../tuning/claims.ts';
import { type Claim, findClaims } from './find-claims.ts';
import { type Candidate, selectClaims, strongestFirst } from './select-claims.ts';

const candidates = (
  corpus: Corpus,
  change: (claim: Claim, i: number) => Partial<Candidate> = () => ({}),
): Candidate[] => findClaims(corpus).map((claim, i) => ({ claim, question: 0, fit: 0, ...change(claim, i) }));

const selected = (corpus: Corpus, from: readonly Candidate[]) =>
  selectClaims(corpus, from).map(({ claim }) => claim.title);

describe('the claims that become insights', () => {
  test('are those most worth saying, each once', async () => {
    const corpus = await prepare(launderetteInterviews());
    const titles = selected(corpus, candidates(corpus));
    expect(titles.length).toBeGreaterThan(3);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toContain(findClaims(corpus)[0]?.title);
  });

  test('say different things: what another has said already is left out', async () => {
    const corpus = await prepare([
      conversation([['Ada', 'The card machine takes my money without a receipt, and that is a problem for me.']]),
      conversation([['Ben', 'It is a problem for me that the card machine takes my money without a receipt.']], 2),
      conversation([['Cleo', 'The owner should put a lamp over the back door before next winter.']], 3),
    ]);
    expect(findClaims(corpus).length).toBeGreaterThan(1);
    const titles = selected(corpus, candidates(corpus));
    expect(titles.filter((title) => title.includes('money'))).toHaveLength(1);
    expect(titles.filter((title) => title.includes('lamp'))).toHaveLength(1);
  });

  test('answer a question of the brief first with what several people speak of, and not with what one person says', async () => {
    const corpus = await prepare([
      conversation([['Ada', 'The parcels go missing on Mondays, and that is a problem.']]),
      conversation([['Ben', 'My parcels go missing on Mondays, about twice a month.']], 2),
      conversation([['Dora', 'The owner should put a lamp over the back door before next winter.']], 3),
      conversation([['Emil', 'The stairs are too steep for the pram, so we leave it in the rain.']], 4),
    ]);
    const placeOf = (word: string, judged: number, isOfBrief: boolean) => {
      const of = ({ title }: Claim) => title.includes(word);
      const from = candidates(corpus, (claim) => (of(claim) ? { question: 1, isOfBrief, judged } : {}));
      return selected(corpus, from).findIndex((title) => title.includes(word));
    };
    expect([placeOf('Mondays', -2.4, false), placeOf('Mondays', -2.4, true)]).toEqual([2, 0]);
    expect([placeOf('lamp', 0, false), placeOf('lamp', 0, true)]).toEqual([2, 2]);
  });

  test('are not what a person is quoted with on the topic of another', async () => {
    const cells = [
      'On Saturdays everything is booked by Wednesday.',
      'The chapel choir had its jubilee on a Saturday and everything was booked.',
      'The van before me was late and I missed the ferry.',
      'The heating smells of dust whenever it is on.',
      'I take photographs of everything, every time.',
      'The price is fair if you know the coast.',
      'There is sand on every seat after the holidays.',
      'The key is cold in winter and sticks in the lock.',
    ];
    const corpus = await prepare([surveyDocument('What annoys you?', cells)]);
    const booked = (titles: readonly string[]) => titles.filter((title) => title.includes('booked'));
    expect(booked(findClaims(corpus).map(({ title }) => title))).toHaveLength(2);
    expect(booked(selected(corpus, candidates(corpus)))).toEqual([
      'The chapel choir had its jubilee on a Saturday and everything was booked',
    ]);
  });

  test('stay when one of fewer people would quote them, and are quoted by no other', async () => {
    const cells = [
      'The skipper before me was late by forty minutes and the app said nothing.',
      'The skipper before me was late by two hours.',
      'The skipper before us was late again on Sunday.',
      "I open the app and there's nothing free until half past six.",
      'The heating smells of dust whenever it is on.',
      'The price is fair if you know the coast.',
      'There is sand on every seat after the holidays.',
      'The key is cold in winter and sticks in the lock.',
      'I take photographs of everything, every time.',
      'The rope is too short for the pier at low tide.',
    ];
    const corpus = await prepare([surveyDocument('What annoys you?', cells)]);
    const first = 'The skipper before me was late by forty minutes and the app said nothing';
    const chosen = selectClaims(
      corpus,
      candidates(corpus, ({ title }) => ({ judged: title === first ? 3 : 0 })),
    );
    const lead = chosen.find(({ claim }) => claim.title === first)?.claim.sentence;
    expect(lead).toBe(0);
    const titles = chosen.map(({ claim }) => claim.title);
    expect(titles).toContain('The skipper before us was late again on Sunday');
    expect(chosen.filter(({ others }) => others.some(({ sentence }) => sentence === lead))).toEqual([]);
  });

  test('do not cite the same sentences twice, unless one praises what the other blames', async () => {
    const said = {
      Ada: 'The missing parcels are a big problem for the whole shop.',
      Ben: 'The missing parcels are never found again by anybody.',
      Cleo: 'The missing parcels are never paid back by the depot.',
      Dora: 'The owner should put a lamp over the back door before next winter.',
    };
    const talks = Object.entries(said).map(([name, words], i) =>
      conversation(
        [
          ['Interviewer', `What happened in week ${i + 1}?`],
          [name, words],
        ],
        i + 1,
      ),
    );
    const corpus = await prepare(talks);
    const titles = selected(corpus, candidates(corpus));
    expect(titles.filter((title) => title.includes('missing parcels'))).toHaveLength(1);
    expect(titles.filter((title) => title.includes('lamp'))).toHaveLength(1);
    const [first, second] = findClaims(corpus).filter(({ title }) => title.includes('missing parcels'));
    const praised = candidates(corpus, (claim) => ({
      claim: claim.sentence === second?.sentence ? { ...claim, kind: 'liking' } : { ...claim, kind: 'difficulty' },
    }));
    expect(selected(corpus, praised)).toEqual(expect.arrayContaining([first?.title, second?.title]));
  });

  test('leave out what is worth nothing, however few there are', async () => {
    const corpus = await prepare(launderetteInterviews());
    const worthless = candidates(corpus).map((c) => ({ ...c, claim: { ...c.claim, worth: -5 } }));
    expect(selected(corpus, worthless)).toEqual([]);
  });

  test('are at most as many as a first run shows', async () => {
    const things = ['soap', 'lamp', 'bench', 'clock', 'door', 'kettle', 'radio', 'mirror', 'plant', 'sign'];
    const places = ['kitchen', 'garden', 'cellar'];
    const talks = places.map((place, i) =>
      conversation(
        things.map((thing) => [
          ['Ada', 'Ben', 'Cleo'][i] ?? '',
          `The ${thing} in the ${place} is too heavy for my ${thing} brush.`,
        ]),
        i + 1,
      ),
    );
    const corpus = await prepare(talks);
    expect(findClaims(corpus).length).toBeGreaterThan(maxInsights);
    expect(selected(corpus, candidates(corpus)).length).toBeLessThanOrEqual(maxInsights);
  });
});

test('where clear claims repeat one another, plain statements fill the places that are left', async () => {
  const things = ['soap', 'lamp', 'bench', 'clock', 'door', 'kettle', 'radio', 'mirror'];
  const said = Array.from({ length: maxInsights }, (_, i): [string, string] => {
    const thing = things[i % things.length];
    return ['Ada', `The ${thing} in the cellar is too heavy for my ${thing} brush.`];
  });
  const plain = 'The towels of the guests come from a farm behind the harbour';
  const corpus = await prepare([conversation(said), conversation([['Ben', `${plain}.`]], 2)]);
  const all = candidates(corpus).map((c) => ({ ...c, claim: { ...c.claim, worth: 2 } }));
  expect(all.filter((c) => c.claim.isClear)).toHaveLength(maxInsights);
  expect(selected(corpus, all)).toContainEqual(expect.stringContaining('farm'));
});

test('a plain statement comes before one whose title may be no complete clause', async () => {
  const corpus = await prepare([
    conversation([['Ada', 'The parcels go missing on Mondays, and that is a problem.']]),
    conversation([['Ben', 'The owner should put a lamp over the back door before next winter.']], 2),
  ]);
  const from = candidates(corpus);
  const title = from[0]?.claim.title;
  const made = from.map(({ claim, ...rest }) => {
    const isPlain = claim.title === title;
    return { ...rest, claim: { ...claim, worth: 1, isClear: false, goesOn: false, isLoose: !isPlain } };
  });
  expect(selected(corpus, made)[0]).toBe(title);
  expect(selected(corpus, made.toReversed())[0]).toBe(title);
});

describe('among claims of the same worth', () => {
  const sentences: [string, string][] = [
    ['Ada', 'The old dryer is too slow for four heavy towels.'],
    ['Ada', 'The owner should put a lamp over the back door.'],
    ['Ben', 'The soap is too expensive for a family with children.'],
  ];
  const same = async () => {
    const corpus = await prepare([conversation(sentences)]);
    const equal = candidates(corpus).map((c) => ({ ...c, claim: { ...c.claim, worth: 1, isClear: true } }));
    return { corpus, equal: equal.toSorted((a, b) => a.claim.sentence - b.claim.sentence) };
  };

  test('another person speaks before the same one speaks again', async () => {
    const { corpus, equal } = await same();
    expect(equal).toHaveLength(3);
    expect(selected(corpus, equal)[1]).toMatch(/soap/);
  });

  test('another question is answered before the same one is answered again', async () => {
    const { corpus, equal } = await same();
    const asked = equal.map((c, i) => ({ ...c, claim: { ...c.claim, voice: i }, question: i === 2 ? 0 : i }));
    expect(selected(corpus, asked)[1]).toMatch(/lamp/);
  });

  test('the better answer to its question comes first', async () => {
    const { corpus, equal } = await same();
    const fitting = equal.map((c, i) => ({ ...c, fit: i === 1 ? 0.2 : 0 }));
    expect(selected(corpus, fitting)[0]).toMatch(/lamp/);
  });

  test('what people value comes first, but not before what is worth much more', async () => {
    const { corpus, equal } = await same();
    const valued = equal.map((c, i) => ({ ...c, judged: i === 1 ? judgementWeight : 0 }));
    expect(selected(corpus, valued)[0]).toMatch(/lamp/);
    const outweighed = valued.map((c, i) => ({ ...c, claim: { ...c.claim, worth: i === 2 ? 1.5 : 1 } }));
    expect(selected(corpus, outweighed)[0]).toMatch(/soap/);
  });

  test('a title that names its subject comes before one that opens with “it”', async () => {
    const { corpus, equal } = await same();
    const indirect = equal.map((c, i) => ({ ...c, claim: { ...c.claim, voice: i, isIndirect: i < 2 } }));
    expect(selected(corpus, indirect)[0]).toMatch(/soap/);
    expect(selected(corpus, indirect)).toHaveLength(3);
  });

  test('a title whose sentence continues comes last, and stays', async () => {
    const { corpus, equal } = await same();
    const cut = equal.map((c, i) => ({ ...c, claim: { ...c.claim, voice: i, goesOn: i === 0 } }));
    expect(selected(corpus, cut).at(-1)).toMatch(/dryer/);
    expect(selected(corpus, cut)).toHaveLength(3);
  });

  test('what is close to a deleted insight comes last', async () => {
    const { corpus, equal } = await same();
    const disliked = equal.map((c, i) => ({ ...c, judged: i === 0 ? -judgementWeight : 0 }));
    expect(selected(corpus, disliked).at(-1)).toMatch(/dryer/);
  });
});

test('what says most by itself and is spoken of by several people is read first', async () => {
  const corpus = await prepare([
    conversation([
      ['Ada', 'We want to buy a bigger lamp for the garden behind the house.'],
      ['Ada', 'The driver before me was late and the whole cake melted.'],
    ]),
    conversation([['Ben', 'The driver before me was late again, and nobody in the bakery told me.']], 2),
    conversation([['Cleo', 'The towels of the guests are always too short for the tall people.']], 3),
  ]);
  const found = selectClaims(corpus, candidates(corpus)).toReversed();
  expect(found.at(0)?.claim.title).not.toContain('driver before me');
  expect(strongestFirst(found).at(0)?.claim.title).toContain('driver before me');
});

test('every interview is heard before one says another thing', async () => {
  const corpus = await prepare([
    conversation([
      ['Ada', 'The lamp in the cellar is too weak for the long stairs.'],
      ['Ada', 'The new dryer burned two of my best shirts in March.'],
      ['Ada', 'The card machine never takes the coins of the students.'],
    ]),
    conversation(
      [
        ['Ben', 'The owner never answers the letters from the second floor.'],
        ['Ben', 'The bench by the window is always wet after the weekend.'],
      ],
      2,
    ),
  ]);
  const documentOf = ({ claim }: Candidate) => corpus.reading.sentences[claim.sentence]?.document;
  const all = candidates(corpus).map((c) => ({
    ...c,
    claim: { ...c.claim, worth: documentOf(c) === 0 ? 1.3 : 1, isClear: true },
  }));
  expect(selectClaims(corpus, all).slice(0, 2).map(documentOf)).toEqual([0, 1]);
});

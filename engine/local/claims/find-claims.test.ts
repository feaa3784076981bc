import { describe, expect, test } from 'vitest';
import { textOf } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import type { EngineDocument } from '../../engine.ts';
import { plainDocument } from '../../testing/documents.ts';
import { conversation, launderetteInterviews } from '../../testing/guided-interviews.ts';
import { guideOf } from '../exchanges/guide.ts';
import { minWorth } from '../tuning/claims.ts';
import { findClaims } from './find-claims.ts';

async function claimsIn(documents: readonly EngineDocument[]) {
  const corpus = await prepare(documents);
  const guide = guideOf(corpus);
  return findClaims(corpus).map((claim) => {
    const sentence = corpus.reading.sentences[claim.sentence];
    return { ...claim, said: sentence ? textOf(corpus, sentence) : '', asked: guide[claim.guide]?.text ?? null };
  });
}

/** Said in answer to a question. */
const asked = (said: string): [string, string][] => [
  ['Interviewer', 'What goes wrong in the launderette?'],
  ['Ada', said],
];
const dryer = 'The old dryer is too slow for four heavy towels.';

describe('a claim', () => {
  test('is made by a participant and has a title of their words', async () => {
    const claims = await claimsIn(launderetteInterviews());
    expect(claims.map((claim) => claim.title)).toContain(
      'The old dryer is too slow for four heavy towels, and they still come out as wet as a dog',
    );
    for (const { title, said } of claims) expect(said.toLowerCase()).toContain(title.toLowerCase().slice(-12));
  });

  test('is no question, no answer in a few words, and nothing that the interviewer says', async () => {
    const claims = await claimsIn([
      conversation([
        ['Interviewer', 'I think that the old dryer is too slow for towels. What do you think about the dryers?'],
        [
          'Ada',
          'Too slow. Is the old dryer not too slow for four heavy towels? I wash my towels by hand because I am afraid of the dryer.',
        ],
      ]),
    ]);
    expect(claims.map((claim) => claim.said)).toEqual(['I wash my towels by hand because I am afraid of the dryer.']);
  });

  test('is loose where its clause is not shown to be complete, and none at all where it breaks off', async () => {
    const claimOf = async (said: string) => (await claimsIn([conversation(asked(said))]))[0];
    const loose = await claimOf("If I was worried about the noise I'd put it in the yard.");
    expect(loose).toMatchObject({ isLoose: true, isClear: false });
    expect(
      await claimOf("The dryer's not, I'm afraid of the, the noise of that dryer is terrible with the."),
    ).toBeUndefined();
    expect(
      await claimOf('If the dryer is too hot, not the towels, the wool that I should never put in.'),
    ).toBeUndefined();
    expect(await claimOf('Carries the wet towels home on the tram, and I never understood why.')).toBeUndefined();
    expect(await claimOf('Towels, wool, sheets, blankets, never more than that many things for me.')).toBeUndefined();
  });

  test('is nothing that several people read aloud, unless the same document is there twice', async () => {
    const screen = 'An itemized receipt must accompany every single load of washing.';
    const door = ['The door is too heavy for me and my basket.', 'I hate the light, it is always too bright.'];
    const talk = (own: string, id: number) =>
      conversation([...asked(`${screen} ${own}`), ...asked(door[id % 2] ?? '')], id);
    const others = ['It should be easier to get one.', 'Nobody needs such a receipt for a towel.'].map((own, i) =>
      talk(own, i + 1),
    );
    const many = launderetteInterviews().map((document, i) => ({ ...document, id: i + 3 }));
    expect((await claimsIn([...others, ...many])).map((claim) => claim.said)).not.toContain(screen);
    const twice = [talk('It should be easier to get one.', 1), talk('It should be easier to get one.', 3)];
    expect((await claimsIn(twice)).map((claim) => claim.said)).toContain(screen);
  });

  test('is worth more where its title is about what many of the documents speak of', async () => {
    const said = 'The old dryer is too slow for four heavy towels.';
    const worthBeside = async (...others: string[]) => {
      const claims = await claimsIn([said, ...others].map((text, i) => conversation(asked(text), i + 1)));
      return claims.find((claim) => claim.said === said)?.worth ?? 0;
    };
    const alone = await worthBeside('The floor is cold for my feet.', 'The door is hard to open with a basket.');
    const shared = await worthBeside('The dryer eats my towels again.', 'Slow dryers are bad for heavy towels.');
    expect(shared).toBeGreaterThan(alone);
  });

  test('is nothing that people say to introduce themselves', async () => {
    for (const { said } of await claimsIn(launderetteInterviews()))
      expect(said).not.toMatch(/nurse|retired|law|canteen/);
  });

  test('is nothing that is said before the first question of a longer conversation', async () => {
    const [first, ...others] = launderetteInterviews();
    const opening =
      'Interviewer: Hi Ada, can you hear me all right?\nAda: The children use the radio, so the line is slow.';
    const document = { ...plainDocument(`${opening}\n${first?.text}`), id: 1 };
    const claims = await claimsIn([document, ...others]);
    expect(claims.map((claim) => claim.said)).not.toContain('The children use the radio, so the line is slow.');
    expect((await claimsIn([plainDocument(opening)])).map((claim) => claim.said)).toEqual([
      'The children use the radio, so the line is slow.',
    ]);
  });

  test('is nothing about who somebody is in one of the first answers', async () => {
    const said = "Manager, yes, I'm the manager of the launderette on weekends and I work at the baths otherwise.";
    const more = ['Which dryer is used?', 'Who empties the filters?', 'Is there a rota?', 'And the soap?'];
    const talk = conversation([
      ['Interviewer', 'You run the launderette, is that right?'],
      ['Ada', said],
      ...more.flatMap((question): [string, string][] => [
        ['Interviewer', question],
        ['Ada', dryer],
      ]),
    ]);
    expect((await claimsIn([talk])).map((claim) => claim.said)).not.toContain(said);
  });

  test('is nothing that is said before anybody has asked, either', async () => {
    const [first, ...others] = launderetteInterviews();
    const opening = 'Interviewer: It is running now.\nAda: The children use the radio, so the line is slow.';
    const document = { ...plainDocument(`${opening}\n${first?.text}`), id: 1 };
    const said = (await claimsIn([document, ...others])).map((claim) => claim.said);
    expect(said).not.toContain('The children use the radio, so the line is slow.');
  });

  test('is no small talk before a person is asked who they are', async () => {
    const [first, ...others] = launderetteInterviews();
    const chat =
      'Interviewer: Did you find it all right?\nAda: No problem at all.\nInterviewer: Can you hear me now?\n' +
      'Ada: The children use the radio, so the line is slow.\nInterviewer: Could you tell me a bit about yourself?\nAda: I am a nurse.';
    const document = { ...plainDocument(`${chat}\n${first?.text}`), id: 1 };
    const said = (await claimsIn([document, ...others])).map((claim) => claim.said);
    expect(said).not.toContain('The children use the radio, so the line is slow.');
    expect(said.length).toBeGreaterThan(0);
  });

  test('is no apology, and nothing that follows one in the same breath', async () => {
    const said = 'Sorry, the pan. I have turned the stove off because the soup was too hot.';
    expect((await claimsIn([plainDocument(said)])).map((claim) => claim.said)).toEqual([]);
    const [, after = ''] = said.split(/(?<=pan\.) /);
    expect((await claimsIn([plainDocument(after)])).map((claim) => claim.said)).toEqual([after]);
  });

  test('is found without any question, too', async () => {
    const [claim] = await claimsIn([plainDocument(dryer)]);
    expect(claim).toMatchObject({ said: dryer, guide: -1 });
  });

  test('that is worth more comes first', async () => {
    const worths = (await claimsIn(launderetteInterviews())).map((claim) => claim.worth);
    expect(worths.length).toBeGreaterThan(3);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  });
});

describe('the question that a claim answers', () => {
  test('is that of the guide before it', async () => {
    const claims = await claimsIn(launderetteInterviews());
    const lamp = claims.find((claim) => claim.title.includes('lamp'));
    expect(lamp?.asked).toBe('What should the owner change before next winter?');
  });

  test('is that of the one before where a follow-up cannot be asked alone', async () => {
    const claims = await claimsIn(launderetteInterviews());
    const morning = claims.find((claim) => claim.said.includes('six in the morning'));
    expect(morning?.asked).toBe('What goes wrong in the launderette on a busy Saturday?');
  });

  test.each(['And the landlord, the bailiff and the police, did you hear from them?', 'What about landlords?'])(
    'is not that of the one before where a follow-up names another topic: %s',
    async (asked) => {
      const [document] = launderetteInterviews();
      const followUp = conversation([
        ['Interviewer', asked],
        ['Ada', 'The landlord never answers a single letter about the broken lamp in the yard.'],
      ]);
      const text = `${document?.text}\n${followUp.text}`;
      const claims = await claimsIn([{ ...followUp, text }, ...launderetteInterviews().slice(1)]);
      const letter = claims.find((claim) => claim.said.includes('single letter'));
      expect(letter).toMatchObject({ asked: null });
    },
  );
});

describe('a story', () => {
  const manages = [
    'Nobody answers the phone, so I drive to the laundry to ask.',
    'The old dryer is too slow for four heavy towels.',
    'I wash my towels by hand because I am afraid of the dryer.',
    'You never know whether a machine is free before you get there.',
  ];
  const tells = ['My mother is afraid of the big dryer.', 'Last week I lost a coin and nobody helped me.'];
  const worthOf = async (sentences: readonly string[], words: string) =>
    (await claimsIn([conversation(sentences.map((said) => ['Ada', said] as const))])).find(({ title }) =>
      title.includes(words),
    )?.worth ?? Number.NaN;

  test('of a relative, or of what happened once, leads no insight', async () => {
    const among = [
      ...['the', 'this', 'that'].flatMap((it) => manages.map((said) => said.replace('the', it))),
      ...tells,
    ];
    expect(await worthOf(among, 'My mother')).toBeLessThan(minWorth);
    expect(await worthOf(among, 'Last week')).toBeLessThan(minWorth);
    expect(await worthOf(among, 'Nobody answers')).toBeGreaterThan(minWorth);
  });

  test('may lead one where stories are a good part of the claims', async () => {
    expect(await worthOf([...manages.slice(0, 2), ...tells], 'My mother')).toBeGreaterThan(minWorth);
  });
});

import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { type Corpus, voiceOf } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import { fixtureInterviews, plainDocument } from '../../testing/documents.ts';
import { contradictionsOf } from '../insights/contradiction.ts';
import { findPoints } from '../insights/find-points.ts';
import { askedTerms, opposes } from './stance.ts';

const talk = (name: string, said: string, id: number) => plainDocument(`Interviewer: …?\n${name}: ${said}`, id);
const others = () =>
  fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas').map((d) => ({ ...d, id: d.id + 10 }));

async function talkOf(language: Language, claim: string, other: string) {
  const corpus = await prepare([talk('Ada', claim, 1), talk('Ben', other, 2), ...others()], { language });
  const [ada = -1] = saidBy(corpus, 0);
  return { corpus, ada, bens: saidBy(corpus, 1) };
}

function saidBy({ reading }: Corpus, document: number): number[] {
  return [...reading.sentences.entries()]
    .filter(([, s]) => s.document === document && voiceOf(reading, s).role === 'answers')
    .map(([i]) => i);
}

async function contradicts(language: Language, claim: string, other: string, question?: string): Promise<boolean> {
  const { corpus, ada, bens } = await talkOf(language, claim, other);
  const points = question ? findPoints(corpus, question, []) : null;
  const asked = points ? askedTerms(points.query) : new Set<number>();
  return contradictionsOf(corpus, { claim: ada, backing: [ada], asked }, bens).length > 0;
}

describe('a denial of something else leaves a claim as it was said', () => {
  test.each<[Language, string, string]>([
    ['english', 'I buy the bread every week.', 'I buy the bread every week, not because it is cheap.'],
    ['english', 'I buy the bread every week.', 'I buy the bread every week and I do not regret it.'],
    ['english', 'I buy the bread every week.', 'I buy the bread every week but never on a Sunday.'],
    ['english', 'I buy the bread every week.', 'I buy the bread every week because nobody else has time.'],
    ['english', 'The reader works in the shop.', 'The reader does not always work in the shop.'],
    ['english', 'The reader works in the shop.', 'I am not sure that the reader works in the shop.'],
    ['english', 'The reader works in the shop.', 'At first the reader did not work in the shop.'],
    ['german', 'Ich kaufe das Brot jede Woche.', 'Ich kaufe das Brot jede Woche, nicht weil es billig ist.'],
    ['german', 'Ich kaufe das Brot jede Woche.', 'Ich kaufe das Brot jede Woche und ich bereue es nicht.'],
    ['german', 'Ich kaufe das Brot jede Woche.', 'Ich kaufe das Brot noch jede Woche.'],
    ['german', 'Der Leser funktioniert im Laden.', 'Der Leser funktioniert im Laden nicht immer.'],
    ['spanish', 'Compro el pan cada semana.', 'Compro el pan cada semana y no me arrepiento.'],
    ['spanish', 'Compro el pan cada semana.', 'Compro el pan cada semana porque no tengo horno.'],
    ['french', 'J’achète le pain chaque semaine.', 'J’achète le pain chaque semaine et je ne le regrette pas.'],
    ['french', 'Le lecteur est rapide dans la boutique.', 'Le lecteur est plus rapide dans la boutique.'],
    ['portuguese', 'Compro o pão toda semana.', 'Compro o pão toda semana e não me arrependo.'],
    ['russian', 'Я покупаю хлеб каждую неделю.', 'Я покупаю хлеб каждую неделю и не жалею.'],
    ['russian', 'Терминал работает в магазине.', 'Терминал работает в магазине не всегда.'],
    ['chinese', '我每周买面包。', '我每周买面包但是不后悔。'],
    ['japanese', '注文は夕方に届く。', '注文は夕方に届くかもしれない。'],
    ['hindi', 'मैं हर हफ़्ते रोटी ख़रीदता हूँ।', 'मैं हर हफ़्ते रोटी ख़रीदता हूँ और मुझे अफ़सोस नहीं है।'],
    ['arabic', 'أشتري الخبز كل أسبوع.', 'أشتري الخبز كل أسبوع ولا أندم على ذلك.'],
  ])('%s: %s / %s', async (language, claim, other) => {
    expect(await contradicts(language, claim, other)).toBe(false);
    expect(await contradicts(language, other, claim)).toBe(false);
  });

  test.each<[Language, string, string]>([
    ['english', 'I buy the bread every week.', 'I buy the bread every week, not because it is cheap.'],
    ['english', 'I buy the bread every week.', 'I buy the bread every week and I do not regret it.'],
    ['german', 'Ich kaufe das Brot jede Woche.', 'Ich kaufe das Brot jede Woche und ich bereue es nicht.'],
  ])('and whoever says so agrees: %s: %s / %s', async (language, claim, other) => {
    const { corpus, ada, bens } = await talkOf(language, claim, other);
    expect(bens.some((ben) => opposes(corpus, ada, ben))).toBe(false);
  });

  test('in French two words of denial are one', async () => {
    const { corpus, ada, bens } = await talkOf(
      'french',
      'La commande fixe fonctionne bien chez nous.',
      'La commande fixe ne fonctionne pas bien chez nous.',
    );
    expect(bens.some((ben) => opposes(corpus, ada, ben))).toBe(true);
  });
});

describe('who answers what was asked', () => {
  const asked = 'How do people deal with “what a trip costs”?';

  test.each([
    ['I know what a trip costs.', 'No, it was not a trip.'],
    ['A trip costs eleven pounds.', 'It does not cost a lot, the coat that I wear.'],
    ['I know what a trip costs.', 'I did not know there was a trip to the harbour.'],
    ['A trip costs eleven pounds.', 'A coat costs nothing at the market.'],
    ['I can tell what a trip costs before I book.', 'What a day, I did not book a thing.'],
  ])('shares more than an article to say the opposite: %s / %s', async (claim, other) => {
    expect(await contradicts('english', claim, other, asked)).toBe(false);
    expect(await contradicts('english', other, claim, asked)).toBe(false);
  });

  test.each([
    ['I do not think it is a mixing bowl.', 'With the mixing bowl, that is better.', '“mixing bowl”'],
    ['We had the flour bin in the hall.', 'Not the flour bin, no.', '“flour bin”'],
    ['You can not see a bin behind the flour bin.', 'We have the flour bin.', '“flour bin”'],
    ['No the flour bin needs a lid.', 'The flour bin needs a lid.', '“flour bin”'],
    ['Um, so it is a bin, um, of plastic.', 'Um, no, it is not plastic.', '“flour bin”'],
  ])('says more of it than its name, and more than a sound: %s / %s', async (claim, other, theme) => {
    const question = `What do people say about ${theme}?`;
    expect(await contradicts('english', claim, other, question)).toBe(false);
    expect(await contradicts('english', other, claim, question)).toBe(false);
  });

  test('says the opposite of a deed in two words', async () => {
    expect(await contradicts('english', 'I trust bakers.', 'I never trust bakers.')).toBe(true);
  });

  test('says the opposite in the words of the question', async () => {
    const question = 'What do bakers do with the bread they “throw away”?';
    const [claim, other] = ['We throw away a lot of bread.', 'We never throw away bread.'] as const;
    expect(await contradicts('english', claim, other, question)).toBe(true);
    expect(await contradicts('english', other, claim, question)).toBe(true);
  });
});

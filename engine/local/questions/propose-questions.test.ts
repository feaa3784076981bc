import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { Brief } from '../../engine.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

const interview = (asker: string, ask: string, name: string, answers: readonly string[]) =>
  answers.map((answer) => `${asker}: ${ask}\n${name}: ${answer}`).join('\n');

async function proposed(interviews: Record<string, readonly string[]>, brief: Brief, language: Language = 'english') {
  const [asker, ask] = language === 'german' ? ['Interviewer', 'Und weiter?'] : ['Interviewer', 'Please go on.'];
  const documents = Object.entries(interviews).map(([name, answers], i) =>
    plainDocument(interview(asker, ask, name, answers), i + 1),
  );
  const corpus = await engine.prepare(documents, { language });
  return engine.proposeQuestions(corpus, { brief, language });
}

const marked = (questions: readonly string[]) =>
  questions.map((question) => /[“„«]\s*(.+?)\s*[”“»]/u.exec(question)?.[1] ?? '');

/** A club that repairs bikes, called Spokely; everybody speaks of the bike, and of the club by its name. */
const club = {
  Ada: [
    'I ride the bike to work every day, and I am glad that Spokely looks after the bike.',
    'The bike had flat tyres again, and flat tyres cost me a whole morning, it was terrible.',
    'The repair stand is too high for me, I cannot lift the bike onto the repair stand.',
    'I wish the loan bike had lights, because the loan bike is all I have on a Thursday.',
    'My hands are cold when I wait in the hall, and the bike waits with me.',
    'Without Spokely the bike would rust behind the house, I like Spokely for that.',
  ],
  Ben: [
    'My bike is older than my son, and Spokely knows the bike well.',
    'Flat tyres are the worst, I hate flat tyres on the gravel by the canal.',
    'They gave me a loan bike with a broken bell and no lights, which was awful.',
    'Spokely is cheaper than the shop, so I bring the bike here.',
    'I love the bike, and I clean the chain of the bike on Sundays with an old brush.',
    'I wish that Spokely opened before seven, because I leave with the bike at seven.',
  ],
  Cleo: [
    'Without the bike I would not see anybody, and I found Spokely by chance.',
    'The repair stand wobbles, and I am afraid that the bike falls off the repair stand.',
    'I would like a loan bike for my daughter, she has never had a loan bike.',
    'I rode the bike home in the rain and told my neighbour about Spokely.',
    'The bike is a problem in our stairwell, the neighbours complain about the bike.',
    'Spokely is a lovely place, I like to sit there with the bike upside down.',
  ],
  Dev: [
    'I bought the bike from a friend, and he told me about Spokely.',
    'Flat tyres again last week, I was angry, and nobody had a patch for flat tyres.',
    'It is hard to reach the repair stand when the hall is full.',
    'The bike is my horse, and Spokely is its stable.',
    'I wish I could lock the bike inside, I am afraid for the bike at night.',
    'It is a problem that Spokely is closed in August, I need the bike most in August.',
  ],
};

describe('a question of its own', () => {
  const brief = { name: 'Spokely', description: 'What keeps people with Spokely, the repair club for every bike.' };

  test('is never about the name of the product, nor about a word that the whole material is about', async () => {
    const themes = marked(await proposed(club, brief)).map((theme) => theme.toLowerCase());
    expect(themes.length).toBeGreaterThanOrEqual(3);
    expect(themes).not.toContain('bike');
    expect(themes).not.toContain('spokely');
  });

  test('is about the phrases around such a word', async () => {
    const themes = marked(await proposed(club, brief));
    expect(themes).toContain('loan bike');
    expect(themes).toContain('repair stand');
    expect(themes).toContain('flat tyres');
  });

  test('is about a single word that the brief names as a matter of its own, however many speak of it', async () => {
    const description = 'We ask about flat tyres, the repair stand, gloves, the bike.';
    expect(marked(await proposed(club, { description }))).toContain('bike');
  });

  test('is not about the name alone where there is no brief', async () => {
    expect(marked(await proposed(club, {}))).not.toContain('Spokely');
    expect(marked(await proposed(club, {}))).not.toContain('bike');
  });

  test('names a thing and not what the thing does', async () => {
    const themes = marked(
      await proposed(
        {
          Ada: ['The screen logs me out at noon.', 'The screen logs me out, and I stand there with cold hands.'],
          Ben: ['The screen logs us out twice a day.', 'I keep a warm coat in the cold store.'],
          Cleo: ['The screen logs me out in the cold store.', 'The cold store is too cold for my hands.'],
        },
        {},
      ),
    );
    expect(themes.join(' | ')).not.toMatch(/screen logs/);
  });

  test('leaves out the German word that everybody says', async () => {
    const themes = marked(
      await proposed(
        {
          Ada: [
            'Ich hole das Paket am Abend.',
            'Das Paket lag in der Abholstation.',
            'Die Abholstation war wieder voll.',
          ],
          Ben: ['Das Paket kam zu spät.', 'An der Abholstation fehlt mir ein Dach, ich stehe mit dem Paket im Regen.'],
          Cleo: ['Ein Paket habe ich nie bekommen.', 'Die Abholstation ist zu weit weg.', 'Das Paket war nass.'],
          Dev: [
            'Mein Paket ist oft schwer.',
            'Die Öffnungszeiten passen mir nicht, ich wünsche mir andere Öffnungszeiten.',
          ],
          Eva: ['Das Paket trage ich nicht gern.', 'Wegen der Öffnungszeiten hole ich das Paket erst am Samstag.'],
        },
        { description: 'Wie Menschen ein Paket bekommen, die Abholstation und die Öffnungszeiten.' },
        'german',
      ),
    );
    expect(themes).not.toContain('Paket');
    expect(themes.join(' ')).toMatch(/Abholstation/);
  });
});

describe('the words of a question fit what people say', () => {
  const differ = /differ|disagree/;
  const difficult = /difficult|get stuck/;
  const wish = /wish for|should change/;
  const about = (questions: readonly string[], theme: string) => questions.find((q) => q.includes(`“${theme}”`)) ?? '';

  test('it asks where views differ only where somebody contradicts somebody else', async () => {
    const agreed = await proposed(club, { description: 'We study repair stands, flat tyres, loan bikes, gloves.' });
    expect(agreed.length).toBeGreaterThanOrEqual(3);
    expect(agreed.filter((question) => differ.test(question))).toEqual([]);
    const opposed = await proposed(
      {
        Ada: ['The front desk picks up the phone within a minute, it picks up every time.', 'I walk to the hall.'],
        Ben: ['The front desk does not pick up the phone.', 'I bring tea along for everybody in the hall.'],
        Cleo: ['I have asked the front desk about gloves, and about the phone.', 'I sweep the floor of the hall.'],
      },
      {},
    );
    expect(about(opposed, 'front desk')).toMatch(differ);
  });

  test('it asks for difficulties only where people complain, and for wishes only where they wish', async () => {
    const questions = await proposed(
      {
        Ada: [
          'The tool wall is lovely, I love the tool wall and its painted outlines.',
          'The coffee corner is where I met my best friend, I like the coffee corner.',
          'The entrance ramp is far too steep, the entrance ramp is a terrible problem for my trike.',
        ],
        Ben: [
          'I really like the tool wall, everything hangs where it belongs.',
          'We sit in the coffee corner on Sundays and it is wonderful.',
          'I slip on the entrance ramp, it is dangerous and I hate it.',
        ],
        Cleo: [
          'The tool wall is great, my children love the tool wall.',
          'The coffee corner is a joy.',
          'I cannot get up the entrance ramp when it is wet, it is awful.',
        ],
      },
      {},
    );
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const theme of ['tool wall', 'coffee corner']) {
      expect(about(questions, theme)).not.toBe('');
      expect(about(questions, theme)).not.toMatch(difficult);
      expect(about(questions, theme)).not.toMatch(wish);
      expect(about(questions, theme)).not.toMatch(differ);
    }
    expect(about(questions, 'entrance ramp')).toMatch(difficult);
  });

  test('praise is never asked for as a difficulty or a wish, however many questions have been asked before', async () => {
    const questions = await proposed(
      {
        Ada: [
          'I love the kitchen, because my grandmother taught me to bake on that old green stove when I was four.',
          'The garden is wonderful, the beans climb up to the roof and the hens sleep under the pear tree.',
          'I like the library, the chairs are soft there and nobody minds when I nod off over a novel.',
        ],
        Ben: [
          'My brother and I love the kitchen at night, we fry onions and listen to the radio until the neighbours knock.',
          'I like the workshop best, it smells of glue, and the lathe hums as if it were singing to itself.',
          'The stage is great, I played a drunken king in April and three hundred people laughed at my crown.',
        ],
        Cleo: [
          'The kitchen is a joy on Mondays, when the whole street comes along with soup bowls and too many spoons.',
          'I love the garden in the rain, I stand beneath the awning with a cup of tea and count the snails.',
          'The stage is lovely, my daughter dances there, and the velvet curtain still has the moon that I sewed.',
        ],
        Dev: [
          'I like the garden because of the bees, they are gentle and they give us forty jars of honey a year.',
          'The workshop is wonderful, I built a cradle and a sledge, and the old carpenter lends me his plane.',
          'The library is great for maps, I love to plan walks along rivers that I will never see.',
        ],
        Eva: [
          'I love the workshop, last winter I learned welding and made a gate with two iron herons on it.',
          'The library is a joy, the librarian keeps poems for me under the desk and never asks for them back.',
          'I like the stage, we sing on it every Advent, and even the mayor hums along in the second row.',
        ],
      },
      {},
    );
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const question of questions) expect(question).not.toMatch(/difficult|get stuck|wish for|should change|differ/);
  });

  test('a part of the brief is asked for as what people say of it', async () => {
    const questions = await proposed(club, { description: 'We study flat tyres, gloves, the price of tea.' });
    expect(about(questions, 'flat tyres')).toMatch(difficult);
  });
});

import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { plainDocument } from '../../testing/documents.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';

const personOf = async (turns: [string, string][], language: Language = 'english') => {
  const corpus = await engine.prepare([conversation(turns)], { language });
  const [person] = await engine.findPeople(corpus, { language });
  return person;
};
const asked: [string, string][] = [
  ['Interviewer', 'What happens when the ferry is late?'],
  ['Ada', 'We wait on the pier until somebody rings from the other side, and nobody tells us how long it will be.'],
  ['Interviewer', 'And in winter?'],
  ['Ada', 'The shed is locked by four, so we stand in the rain with the boxes and the dog.'],
];

test('what people first answer about who they are describes them, however they word it', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    ['Ada', "So I'm forty-one, I'm in Oban, I mend nets. And we've got two dogs, Pip and Olive. Lovely day, mind."],
    ...asked,
  ]);
  expect(person?.demographics).toBe("I'm forty-one, I'm in Oban, I mend nets. We've got two dogs, Pip and Olive.");
  expect(person?.description).toContain("“I'm forty-one, I'm in Oban, I mend nets.”");
});

test('a few words that make no sentence introduce no one', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself. Have you been here long?'],
    ['Ada', 'Properly, as in every week, since I retired. The nets come from the old shed behind the harbour.'],
    ...asked,
  ]);
  expect(person?.demographics).not.toMatch(/Properly/);
});

test('a name introduces no one by itself', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    ['Ada', "My name is Interviewee. I'm forty-one, I'm in Oban, I mend nets."],
    ...asked,
  ]);
  expect(person?.demographics).toBe("I'm forty-one, I'm in Oban, I mend nets.");
});

test('what follows a name is shown without the name', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    ['Ada', "First my full name is, I'm from the old town behind the harbour."],
    ...asked,
  ]);
  expect(person?.demographics).toBe("I'm from the old town behind the harbour.");
});

test('the same question in the middle of a talk introduces no one', async () => {
  const person = await personOf([
    ...asked,
    ...asked,
    ['Interviewer', 'Tell me a little about yourself.'],
    ['Ada', "So I mend nets, and the nets come from my uncle's old shed."],
  ]);
  expect(person?.demographics).not.toContain('uncle');
});

test('an age in words is a fact: the first one, and not a false start', async () => {
  const english = await personOf([...asked, ['Ada', "I'm sixty-four, I don't mind saying, and the knees are older."]]);
  expect(english?.demographics).toMatch(/^I'm sixty-four/);
  const german = await personOf(
    [
      ['Interviewerin', 'Wie leben Sie hier?'],
      [
        'Frau Behn',
        'Ruhig ist es, und ich bin auch schon vierundsiebzig. Nachmittags kommt die Nachbarin mit den Kindern.',
      ],
    ],
    'german',
  );
  expect(german?.demographics).toBe('Ich bin auch schon vierundsiebzig.');
});

test('an abandoned beginning is not shown', async () => {
  const said =
    "So I'm, um, I've got the flower shop here, eleven years now. Before that I was in a bakery, with my sister, for years.";
  const person = await personOf([
    ['Interviewer', 'Tell me who you are and what you do.'],
    ['Ada', said],
  ]);
  expect(person?.demographics).toMatch(/^I've got the flower shop here/);
});

test('an answer about wishes is none where it is about the past or names no one', async () => {
  const wishOf = async (wish: string) =>
    (await personOf([...asked, ['Interviewer', 'What would you wish for?'], ['Ada', wish]]))?.needs;
  const notStated = languagePack('english').templates.notStated();
  expect(await wishOf('A bench on the pier.')).toBe('A bench on the pier.');
  expect(await wishOf('Somebody who knows him.')).toBe(notStated);
  expect(await wishOf('Before the bridge we used to have a man on the pier.')).toBe(notStated);
});

test('what the head states about a person is shown, and not what they mention beside it', async () => {
  const talk = conversation([
    ...asked,
    ['Ada', "I've been carrying the same heavy nets for eleven years and still nobody gives me a trolley."],
  ]);
  const head = 'Role: Boatbuilder, old harbour yard\nAge: 49\n\n';
  const corpus = await engine.prepare([{ ...talk, text: head + talk.text }]);
  const [person] = await engine.findPeople(corpus, { language: 'english' });
  expect(person?.demographics).toBe('Age: 49.');
});

test('a job title that the head states is not repeated', async () => {
  const talk = conversation([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    ['Ada', 'My title is boatbuilder. The yard is behind the harbour.'],
    ...asked,
  ]);
  const corpus = await engine.prepare([{ ...talk, text: `Role: Boatbuilder, old harbour yard\n\n${talk.text}` }]);
  const [person] = await engine.findPeople(corpus, { language: 'english' });
  expect(person?.description).toBe('Boatbuilder, old harbour yard.');
});

test('people introduce themselves in answer to a request without a question mark, too', async () => {
  const person = await personOf([
    ['Interviewer', 'So first off just tell me what you do.'],
    ['Ada', "Nets. I've had the shed behind the harbour since my father stopped, and I rent out the other half."],
    ...asked,
  ]);
  expect(person?.demographics).toBe(
    "I've had the shed behind the harbour since my father stopped, and I rent out the other half.",
  );
});

test('numbers between commas break no sentence', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself.'],
    ['Ada', "Right, so, I'm Ada, I'm forty-one, I've got three kids, eleven, eight and the little one's four."],
    ...asked,
  ]);
  expect(person?.demographics).toBe("I'm forty-one, I've got three kids, eleven, eight and the little one's four.");
});

test('a long introduction is shown although a pronoun in it points back', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself.'],
    ['Ada', "My brother has the boat. I've mended nets with him since I was twenty, and I'm fifty-nine in August."],
    ...asked,
  ]);
  expect(person?.demographics).toContain("I'm fifty-nine in August.");
});

test('an imagined case introduces no one', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself.'],
    ['Ada', "I mend nets behind the harbour. If I've got six waiting, I'm not sending a man with two of them home."],
    ...asked,
  ]);
  expect(person?.demographics).not.toContain('six waiting');
});

test('what a person does there is day-to-day activity and no fact', async () => {
  const person = await personOf([
    ['Interviewer', 'What do you do here?'],
    ['Ada', "I'm forty-one, from Oban. I do the nets, I do the buoys when Hal is off, and I paint the boats."],
    ...asked,
  ]);
  expect(person?.demographics).toBe("I'm forty-one, from Oban.");
  expect(person?.activities).toBe('I do the nets, I do the buoys when Hal is off, and I paint the boats.');
});

test.each<[Language, string, string, string, string]>([
  [
    'german',
    'Mögen Sie kurz sagen, was Sie hier machen?',
    'Also ich bin in der Netzmacherei, Zuschnitt. Vorher war ich acht Jahre auf dem Kutter.',
    'Ich bin in der Netzmacherei, Zuschnitt. Vorher war ich acht Jahre auf dem Kutter.',
    'Was passiert, wenn die Fähre zu spät kommt?',
  ],
  [
    'spanish',
    'Cuéntame un poco de ti.',
    'Pues nada, tengo diecinueve años, coso redes, y vivo en el puerto con mi tía.',
    'Tengo diecinueve años, coso redes, y vivo en el puerto con mi tía.',
    '¿Qué pasa cuando llega tarde el barco?',
  ],
  [
    'french',
    'Vous pouvez me dire qui vous êtes, ce que vous faites ?',
    'Ouais, trente-quatre ans, je suis ravaudeur au port, donc je répare des filets toute la journée.',
    'Trente-quatre ans, je suis ravaudeur au port, donc je répare des filets toute la journée.',
    'Que se passe-t-il quand le bateau est en retard ?',
  ],
])('who they are is told in %s as well', async (language, ask, said, told, other) => {
  const asker = language === 'german' ? 'Interviewerin' : 'E';
  const person = await personOf(
    [
      [asker, ask],
      ['P1', said],
      [asker, other],
      ['P1', said.slice(0, 12)],
    ],
    language,
  );
  expect(person?.demographics).toBe(told);
});

test('an introduction that begins with the name needs no subject, and an age before the role stays', async () => {
  const introduced = (said: string) =>
    personOf([['Interviewer', 'Tell me a little about yourself.'], ['Ada', said], ...asked]);
  expect((await introduced('Ada Hill, sixty-six, retired surveyor.'))?.demographics).toBe(
    'Ada Hill, sixty-six, retired surveyor.',
  );
  expect((await introduced("I'm Ada, twenty-seven, I'm the manager."))?.demographics).toBe(
    "I'm Ada, twenty-seven, I'm the manager.",
  );
});

test('from the third sentence of an introduction only facts are shown', async () => {
  const person = await personOf([
    ['Interviewer', 'Tell me a little about yourself and your boat.'],
    [
      'Ada',
      "I'm forty-one, I'm in Oban, I mend nets. We've got two dogs, Pip and Olive. I just thought the ferry was late. I live with my sister.",
    ],
    ...asked,
  ]);
  expect(person?.demographics).not.toContain('ferry');
  expect(person?.demographics).toContain('I live with my sister');
});

test.each<[Language, string, string]>([
  ['english', 'Interview 2 – Ada, 43, nurse, at her home, Thursday morning', 'Age: 43.'],
  ['german', 'Interview 2 – Ada, 43, Pflegefachfrau, Pausenraum, nach dem Frühdienst', 'Alter: 43.'],
  ['french', 'Entretien n° 2 — Ada, 67 ans, sociétaire — chez elle, jeudi matin', 'Âge\u00a0: 67.'],
])('where and when a talk took place is no fact about a person: %s, %s', async (language, head, facts) => {
  const text = `${head}\n\nInterviewer: Hm?\n\nAda: ${'Pip, Olive, nets, boats and boxes. '.repeat(6)}`;
  const corpus = await engine.prepare([plainDocument(text, 1)], { language });
  const [person] = await engine.findPeople(corpus, { language });
  expect(person?.demographics).toBe(facts);
});

test('what people say when they are asked who they are is shown beside what the head says', async () => {
  const text = [
    'Interview 2 – Ada, 51, Angehörige',
    'Interviewerin: Erzählen Sie etwas über sich.',
    'Ada: Ich arbeite im Finanzamt, meine Tochter studiert. Ich singe im Chor, aber das brauchen Sie wahrscheinlich nicht. Den muss ich noch holen.',
    `Interviewerin: Und sonst?\n\nAda: ${'Der Hafen liegt hinter dem Haus am Wasser. '.repeat(6)}`,
  ].join('\n\n');
  const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'german' });
  const [person] = await engine.findPeople(corpus, { language: 'german' });
  expect(person?.demographics).toBe('Alter: 51. Ich arbeite im Finanzamt, meine Tochter studiert. Ich singe im Chor.');
});

test.each<[Language, string, string, string]>([
  [
    'english',
    'Can you tell me who you are?',
    'Um. Ada. Twenty-three. Block D, ground floor. Two years?',
    'Twenty-three. Block D, ground floor.',
  ],
  [
    'german',
    'Sag doch kurz, wer du bist.',
    'Ja klar. Äh, Ada. Achtzehn. Azubi, zweites Lehrjahr. Reicht das?',
    'Achtzehn. Azubi, zweites Lehrjahr.',
  ],
])('in %s, single words behind a name introduce: %s %s', async (language, question, answer, told) => {
  const later: Partial<Record<Language, [string, string][]>> = {
    english: asked,
    german: [
      ['Interviewerin', 'Und der Markt?'],
      ['Ada', 'Der Platz ist voll, und die Stände stehen dicht im Regen.'],
    ],
  };
  const person = await personOf([['Interviewer', question], ['Ada', answer], ...(later[language] ?? [])], language);
  expect(person?.demographics).toBe(told);
});

test('a single word after a name introduces no one', async () => {
  const person = await personOf([['Interviewer', 'Can you tell me who you are?'], ['Ada', 'Ada. Hello.'], ...asked]);
  expect(person?.demographics).toBe(languagePack('english').templates.notStated());
});

test('what people say before they introduce themselves does not count', async () => {
  const person = await personOf(
    [
      ['Interviewerin', 'Mögen Sie mir etwas über sich erzählen, wer Sie sind?'],
      ['Ada', 'Ach Gott, ja. Was wollen Sie da hören. Also ich bin die Ada, ich werd im November neunundsiebzig.'],
      ['Interviewerin', 'Und der Markt?'],
      ['Ada', 'Der Platz ist voll, und die Stände stehen dicht im Regen.'],
    ],
    'german',
  );
  expect(person?.demographics).toBe('Ich bin die Ada, ich werd im November neunundsiebzig.');
});

import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { fixtureInterviews, plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

const notStated = 'Not stated in the documents.';

async function peopleOf(texts: readonly string[], language: Language = 'english') {
  const corpus = await engine.prepare(texts.map((text, i) => plainDocument(text, i + 1, `day ${i + 1}.txt`)));
  return engine.findPeople(corpus, { language });
}

test('those who answer are people, those who ask are not', async () => {
  const corpus = await engine.prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'));
  const people = await engine.findPeople(corpus, { language: 'english' });
  expect(people.map((p) => p.name).toSorted()).toEqual(['Ines', 'Joon', 'Tomas']);
  expect(people.find((p) => p.name === 'Joon')?.title).toBe('Baker');
  const tomas = people.find((p) => p.name === 'Tomas');
  expect(tomas?.needs).toBe('I wish they told me the delivery time the evening before.');
  expect(tomas?.activities).toBe('I order every Monday night after we close.');
  expect(tomas?.description).toBe(
    'Runs a small bakery. In their own words: “I have bought from the same mill for nine years, and the miller knows what my dough needs.” Day to day: “I order every Monday night after we close.”',
  );
  expect(tomas?.evidence[0]?.speaker).toBe('Tomas');
});

test('those who took part in a short talk are people beside an interview of an hour', async () => {
  const long = `Interviewer: How is it?\nAda: ${'The shop is old and the yard is small and wet. '.repeat(60)}`;
  const group = `Moderator: Who waters the beds?
Omar: I do it on Sundays, before the bus leaves, and I fill both of the barrels by the shed.
Greta: I come on weekdays, when my granddaughter is at school, and I bring the big can with me.
Moderator: And the tap?
Omar: It drips, and we wrote to the council in March, but there was no answer.
Greta: We put a bucket under it. I carry the water to the roses, so it is not lost.
Moderator: What else is broken?
Greta: The lamp, but we go home before it is dark.
Omar: And the door of the shed. It hangs on one hinge.
Greta: That door again.`;
  const people = await peopleOf([long, group]);
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Greta', 'Omar']);
});

test('what the role says is not repeated as their background', async () => {
  const [person] = await peopleOf([
    `Interviewer: What do you do?\nAda: I drive a bus all week. ${'The bus is old and the stops are far apart. '.repeat(4)}`,
  ]);
  expect(person?.title).toBe('Drives a bus all week');
  expect(person?.description).toBe('Drives a bus all week.');
});

test('how often a person works is day-to-day activity', async () => {
  const [person] = await peopleOf([
    `Interviewer: How is it?\nAda: I work at a primary school, three days a week. ${'The school is old and the yard is small and wet. '.repeat(4)}`,
  ]);
  expect(person?.activities).toBe('I work at a primary school, three days a week.');
});

const filler = 'The market square is busy and the stalls stand close to each other in the rain. '.repeat(2);

test('a wish or a habit whose pronoun has no noun is left out, and so is a fact that is shown already', async () => {
  const [person] = await peopleOf([
    `Interviewer: How is it?\nAda: I'm a baker, self-employed. I am Ada. I'm a baker. I'd pay more for it. I usually get it from the office. ${'The shop is old and the yard is small and wet. '.repeat(4)}`,
  ]);
  expect(person?.demographics).toBe("I'm a baker, self-employed.");
  expect([person?.needs, person?.activities]).toEqual([notStated, notStated]);
});

test('a portrait quotes what was said word for word, and nothing in another language', async () => {
  const chatter = 'The shop is old and the yard is small and wet. '.repeat(4);
  const people = await peopleOf([
    `Interviewer: How is it?\nAda: I'm a baker. I live in a village by the river. ${chatter}`,
    `Interviewer: How is it?\nBen: I'm a baker. I live in, um, in a village by the river. ${chatter}`,
  ]);
  const [clean, hesitant] = ['Ada', 'Ben'].map((name) => people.find((p) => p.name === name));
  expect(clean?.description).toBe('Baker. In their own words: “I live in a village by the river.”');
  expect(hesitant?.description).toBe('Baker. In their own words: I live in a village by the river.');
  const [german] = await peopleOf([
    `Interviewerin: Wie ist das?\nUte: Ich bin Bäckerin. Ich wohne in einem Dorf am Fluss. ${'Der Laden ist alt und der Hof ist klein und nass. '.repeat(4)}`,
  ]);
  expect(german?.description).not.toContain('Dorf');
  expect(german?.description).toMatch(/Speaks German in the documents\.$/);
});

test('a stray sentence portrays no person whose role is known', async () => {
  const [person] = await peopleOf([
    `Interviewer: How is it?\nAda: I'm a baker. We park behind the church on most days. The gate does not open when the van comes back at night. We carry it in.`,
  ]);
  expect(person?.description).toBe('Baker.');
});

test('a person with nothing but a role is portrayed by their best claim, if they make several', async () => {
  const [person] = await peopleOf([
    `Interviewer: What is your job?
Ada: I'm a baker.
Interviewer: What is the most difficult thing about the deliveries?
Ada: The gate does not open when the van comes back at night, so the driver leaves the flour in the rain.
Interviewer: And about the orders?
Ada: The order form is closed at noon, and the bakery only knows the numbers in the evening. The mill charges for every change after that.
Interviewer: What else makes the nights hard?
Ada: The oven takes two hours to heat because the thermostat is broken. The dough is ruined when the oven is cold.`,
  ]);
  expect(person?.description).toMatch(/^Baker\. Says: “?The gate does not open when the van comes back at night/);
});

test.each<[Language, string]>([
  ['english', 'We used to carry flour up every morning.'],
  ['english', 'I ring her every Monday and ask whether she comes.'],
  ['german', 'Früher hab ich den Lehrlingen immer zwanzig Euro mitgegeben.'],
  ['german', 'Ich brauch oft nur einmal.'],
])(
  'what is over, or does not say with what, is nothing that somebody does day to day: %s, %s',
  async (language, said) => {
    const corpus = await engine.prepare([plainDocument(`Interviewer: …?\nAda: ${said} ${said}`)], { language });
    const [person] = await engine.findPeople(corpus, { language });
    expect(person?.activities).toBe(languagePack(language).templates.notStated());
  },
);

test('without a role, a fact or a wish, a statement about a thing portrays no one', async () => {
  const [person] = await peopleOf([
    `Interviewer: What problems does the bakery have with the bread?\nAda: The colour of the crust depends on the heat of the old oven. We moved to the old town by the river then.`,
  ]);
  expect(person?.description).toBe('No description available');
});

test('a wish or a difficulty by itself portrays no one', async () => {
  const [person] = await peopleOf([
    `Interviewer: What annoys you about the boats?\nAda: The rope is too short for the pier, and I cannot tie the boat by myself.\nInterviewer: And what would you like?\nAda: I would like a longer rope for the boats. We park behind the church on most days.`,
  ]);
  expect(person?.needs).toBe('I would like a longer rope for the boats.');
  expect(person?.description).toBe('No description available');
});

test('what is hard or good for others is not shown as what a person finds hard or likes', async () => {
  const [person] = await peopleOf([
    `Interviewer: How is the pool?\nAda: I'm a baker. You can't have ten-year-olds in the water at half past nine at night. It'd have been easier if the guards had been rude.`,
  ]);
  expect(person?.description).toBe('Baker.');
});

test('a wish or a habit that names nothing fills no field', async () => {
  const [person] = await peopleOf([
    `Interviewer: How is it?\nAda: I'd like to know. I always have. ${'The shop is old and the yard is small and wet. '.repeat(4)}`,
  ]);
  expect([person?.needs, person?.activities]).toEqual([notStated, notStated]);
});

test('a field that no one spoke about says so, and nothing is guessed', async () => {
  const [person] = await peopleOf([
    `Interviewer: How is it?\nAda: ${'The stalls stand in two rows beside the church, below the lamps. '.repeat(3)}`,
  ]);
  expect(person?.title).toBe('Role unknown');
  expect(person?.description).toBe('No description available');
  for (const field of ['demographics', 'psychographics', 'philosophy', 'activities', 'needs', 'toneOfVoice'] as const)
    expect(person?.[field], field).toBe(notStated);
});

test.each([
  ['a question', 'Would you like it if I had a list?'],
  ['a denied wish', 'I do not think I would like a bigger stall at all.'],
  ['talk about the interview', 'I would like to come back to your question about the stalls.'],
  ['a sentence that breaks off', 'I would like to have a list of the.'],
  ['a condition', 'If I were a nurse on that ward I would know.'],
])('%s fills no field', async (_, sentence) => {
  const [person] = await peopleOf([`Interviewer: How is it?\nAda: ${filler}${sentence}`]);
  expect([person?.needs, person?.demographics, person?.title]).toEqual([notStated, notStated, 'Role unknown']);
});

test('praise that allows no word against it is no difficulty', async () => {
  const said = 'Der Service in dem Laden war wirklich gut, da lass ich nichts drauf kommen.';
  const [person] = await peopleOf([`Interviewerin: Wie lief das?\nAnna: ${said} ${said}`], 'german');
  expect(person?.description).not.toContain('Schwierigkeiten');
});

test('an article without its noun leaves open what a person does', async () => {
  const [person] = await peopleOf(
    ['Interviewerin: Wie lief das?\nAnna: Ich überweis dem das jetzt jeden Monat. Der Laden liegt gleich am Markt.'],
    'german',
  );
  expect(person?.activities).not.toMatch(/überweis/);
});

test('hesitations and repeated words are left out of a field', async () => {
  const said = 'So um I, I usually, uh, walk the whole the whole market before I buy anything.';
  const [person] = await peopleOf([`Interviewer: How is it?\nAda: ${filler}${said}`]);
  expect(person?.activities).toBe('I usually walk the whole market before I buy anything.');
});

test('a first name and a generic label are a different person in each interview', async () => {
  const talk = (label: string, n: number) => `Interviewer: How is it?\n${label}: ${filler.repeat(2)}It was day ${n}.`;
  expect((await peopleOf([talk('Ada', 1), talk('Ada', 2)])).map((p) => [p.name, p.hasOwnName])).toEqual([
    ['Ada in day 1', true],
    ['Ada in day 2', true],
  ]);
  const generic = await peopleOf([talk('Participant', 1), talk('Participant', 2)]);
  expect(generic.map((p) => [p.name, p.hasOwnName])).toEqual([
    ['Participant in day 1', false],
    ['Participant in day 2', false],
  ]);
  const said = 'Die Stände auf dem Markt stehen eng beieinander, und im Regen wird alles nass und kalt. '.repeat(3);
  const asked = 'Interviewerin: Wie war es?\nBefragte: ';
  const german = await peopleOf([`${asked}${said}`, `${asked}${said}Heute auch.`], 'german');
  german.sort((a, b) => a.name.localeCompare(b.name));
  expect(german.map((p) => [p.name, p.hasOwnName])).toEqual([
    ['Befragte in day 1', false],
    ['Befragte in day 2', false],
  ]);
});

test('two documents are of one person only if full name and role agree', async () => {
  const talk = (name: string) => (head: string, n: number) =>
    `Participant: ${name}\n${head}\n\nInterviewer: How is it?\n${name}: ${filler.repeat(2)}It was day ${n}.`;
  const documentsOf = async (name: string, ...heads: string[]) =>
    (await peopleOf(heads.map(talk(name)))).map((p) => p.documentIds.length);
  expect(await documentsOf('Mara Lind', 'Role: baker', 'Role: Head baker')).toEqual([2]);
  expect(await documentsOf('Mara Lind', 'Role: baker', 'Age: 34')).toEqual([1, 1]);
  expect(await documentsOf('Mara Lind', 'Role: baker', 'Role: nurse')).toEqual([1, 1]);
  expect(await documentsOf('Mara Lind', 'Role: baker', 'Role: nurse', 'Role: baker')).toEqual([2, 1]);
  expect(await documentsOf('Mara', 'Role: baker', 'Role: baker')).toEqual([1, 1]);
});

test('a copy of a file brings no new people, whatever they are called', async () => {
  const talk = (label: string) => `Interviewer: How is it?\n${label}: ${filler.repeat(2)}`;
  for (const label of ['Ada', 'P1']) {
    const people = await peopleOf([talk(label), talk(label)]);
    expect(people.map((p) => p.documentIds.length)).toEqual([2]);
  }
});

test('the head of a transcript gives the name, the role and facts', async () => {
  const talk = `Interviewer: How is it?\nP: ${filler.repeat(2)}`;
  const [mara] = await peopleOf([`Interview with Mara, parent of two, Leeds\n\n${talk}`]);
  expect([mara?.name, mara?.title, mara?.demographics]).toEqual(['Mara', 'Parent of two', 'Leeds.']);
  const [noor] = await peopleOf([`Participant: Noor\nRole: baker\nAge: 34\n\n${talk}`]);
  expect([noor?.name, noor?.title, noor?.demographics]).toEqual(['Noor', 'Baker', 'Age: 34.']);
  expect(noor?.evidence.every((q) => q.speaker === 'Noor')).toBe(true);
});

test.each<[Language, string, string, string, string]>([
  [
    'german',
    'Interviewerin: Was machen Sie?\nBefragte: Ich bin Köchin und arbeite hier seit zwölf Jahren. Jeden Morgen kaufe ich auf dem Markt ein. Ich hätte gern einen größeren Herd. Die Küche ist im Sommer furchtbar heiß.',
    'Köchin',
    'Jeden Morgen kaufe ich auf dem Markt ein.',
    'Ich hätte gern einen größeren Herd.',
  ],
  [
    'french',
    'Intervieweuse : Que faites-vous ?\nParticipante : Je suis jardinière et je travaille ici depuis neuf ans. Tous les matins, je taille les rosiers avec mon frère. J’aimerais avoir une serre plus grande. Le sol est trop sec en été.',
    'Jardinière',
    'Tous les matins, je taille les rosiers avec mon frère.',
    'J’aimerais avoir une serre plus grande.',
  ],
  [
    'japanese',
    '聞き手：お仕事は何ですか？\n参加者：小さな店で販売員として働いています。毎朝、市場で魚を選んでいます。もう少し広い台所がほしいです。夏はとても暑くて、立っているだけで疲れてしまいます。',
    '販売員',
    '毎朝、市場で魚を選んでいます。',
    'もう少し広い台所がほしいです。',
  ],
  [
    'chinese',
    '采访者：您是做什么的？\n受访者：我是一名司机，在这里工作了八年。我每天早上都要检查车上的轮胎。我希望车站旁边有一间休息室。夏天车里特别热，坐久了很累，也没有地方喝水。',
    '司机',
    '我每天早上都要检查车上的轮胎。',
    '我希望车站旁边有一间休息室。',
  ],
])('role, activity and wish are found in %s', async (language, text, title, activities, needs) => {
  const [person] = await peopleOf([text], language);
  expect([person?.title, person?.activities, person?.needs]).toEqual([title, activities, needs]);
});

function table(heading: string, cells: readonly string[], id = 1) {
  let text = '';
  const blocks = cells.map((cell, i) => {
    const start = text.length;
    text += `${cell}\n\n`;
    return { kind: 'row' as const, row: i + 2, cell: heading, start, end: start + cell.length };
  });
  return { ...plainDocument(text, id, 'answers.csv'), blocks };
}

test('beside interviews every respondent of a survey is a person too: brief, with the answer as quote, in the order of the rows', async () => {
  const interview = `Interviewer: How is it?\nAda: ${'I take the old tram to the shop because the bus is slow. '.repeat(20)}`;
  const answers = ['The bus is never on time.', 'Too expensive!', 'The stop has no roof, so I get wet in the morning.'];
  const corpus = await engine.prepare([plainDocument(interview, 1, 'ada.txt'), table('Why the tram?', answers, 2)]);
  const people = await engine.findPeople(corpus, { language: 'english' });
  expect(people.map(({ name, brief, evidence }) => [name, brief, evidence.map((e) => e.quote)])).toEqual([
    ['Ada', false, expect.anything()],
    ...answers.map((answer, i) => [`Respondent ${i + 1} in answers`, true, [answer]]),
  ]);
});

test('who only says yes is no person', async () => {
  const talk = `Interviewer: How is it?\nAda: ${'I take the old tram to the shop because the bus is slow. '.repeat(20)}\nBea: Yes. Exactly.`;
  expect((await peopleOf([talk])).map(({ name }) => name)).toEqual(['Ada']);
});

test('the rows of a survey are people, those of a table of figures are not', async () => {
  const long =
    'I take the tram because the bus is never on time and the stop has no roof, so I get wet in the morning.';
  const answers = await engine.prepare([table('Why the tram?', [long, `${long} My son does the same.`])]);
  const people = await engine.findPeople(answers, { language: 'english' });
  expect(people.map((p) => p.name)).toEqual(['Respondent 2 in answers', 'Respondent 1 in answers']);
  const goods =
    'Kettle of steel with a long handle, a lid of glass, two litres, for gas and induction, dark red, with a spare seal';
  const prices = await engine.prepare([table('Description', [goods, `${goods} and a brush`])]);
  expect(await engine.findPeople(prices, { language: 'english' })).toEqual([]);
});

test('what a person always did is no everyday life, and praise that is denied no liking', async () => {
  const [person] = await peopleOf([
    `Interviewer: How is the pier?\nAda: I'm a baker. We always got there when they were shutting the gate. There's a quick way under the bridge, and I don't take it after dark.`,
  ]);
  expect(person?.activities).toBe(notStated);
  expect(person?.description).not.toMatch(/What they like|Day to day/);
});

test('years are experience where they are said beside the role', async () => {
  const told = (first: string, second: string) =>
    peopleOf([`Interviewer: How is the pool?\nAda: ${first}\nInterviewer: And the water?\nAda: ${second}`]);
  const [swimmer] = await told(
    'I have been in the water for six years now.',
    "I'm a nurse in the hospital on the hill.",
  );
  expect(swimmer?.description).not.toMatch(/experience/);
  const [nurse] = await told("I'm a nurse. I have been at the hospital for six years.", 'It is cold in the morning.');
  expect(nurse?.description).toMatch(/six years of experience/);
});

test('a few words that do not say what they are about portray no one', async () => {
  const [person] = await peopleOf([
    `Interviewer: What about the cord in the changing room?\nAda: I always untie it.\nInterviewer: And then?\nAda: I always swim in the slow lane before the school comes in.`,
  ]);
  expect(person?.activities).toMatch(/slow lane/);
  expect(person?.activities).not.toMatch(/untie/);
});

test('the respondent of an interview without names is called after its document', async () => {
  const talk = [
    '_How do you order the flour?_',
    'By phone, on Sunday night. The mill never answers before ten, so I lose an hour every week.',
    '_And what happens when it is late?_',
    'Then the first loaves are late as well. I would like to see on my phone when the lorry comes.',
    '_Who else waits for it?_',
    'My sister waits in the shop. She cannot leave before the bread is there.',
    '_How often is that?_',
    'Every second week at least. In winter it is worse.',
  ].join('\n\n');
  const corpus = await engine.prepare([plainDocument(talk, 1, 'mill.txt')]);
  const people = await engine.findPeople(corpus, { language: 'english' });
  expect(people.map(({ name, hasOwnName }) => ({ name, hasOwnName }))).toEqual([
    { name: 'Interviewee in mill', hasOwnName: false },
  ]);
});

test('what a person is not is no fact about them', async () => {
  const [person] = await peopleOf(
    [
      `Interviewerin: Wie ist das?\nUte: Ich bin keine Bäckerin. ${'Der Laden ist alt und der Hof ist klein und nass. '.repeat(4)}`,
    ],
    'german',
  );
  expect(person?.demographics).toBe('In den Dokumenten nicht genannt.');
});

test('what people quote, or take back at once, describes them in no field', async () => {
  const [german] = await peopleOf(
    [
      `Interviewerin: Wie ist das?\nUte: Luka sagt: »Mama, ich bin Polizist, ich mache auf.« ${'Der Laden ist alt und der Hof ist klein und nass. '.repeat(4)}`,
    ],
    'german',
  );
  expect(german?.title).toBe('Funktion unbekannt');
  const [person] = await peopleOf([
    `Interviewer: What would help?\nAda: I'd like the names of the bakers. No. They would only ring them. ${'The shop is old and the yard is small and wet. '.repeat(4)}`,
  ]);
  expect(person?.needs).toBe(notStated);
});

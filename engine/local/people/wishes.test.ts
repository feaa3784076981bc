import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

const notStated = 'Not stated in the documents.';
const filler = 'The market square is busy and the stalls stand close to each other in the rain. '.repeat(2);

async function peopleOf(texts: readonly string[], language: Language = 'english') {
  const corpus = await engine.prepare(texts.map((text, i) => plainDocument(text, i + 1, `day ${i + 1}.txt`)));
  return engine.findPeople(corpus, { language });
}

test.each<[Language, string, string]>([
  ['english', 'Interviewer: How is it?\nAda: ', 'We throw away more bread than I would like to admit to my mother.'],
  [
    'portuguese',
    'Entrevistadora: Como vai?\nAda: ',
    'Deitamos fora mais pão do que eu gostaria de contar à minha mãe.',
  ],
  ['russian', 'Интервьюер: Как дела?\nАда: ', 'Мы выбрасываем больше хлеба, чем мне хотелось бы показать маме.'],
])('what is more than somebody would like is no wish: %s', async (language, asked, said) => {
  const corpus = await engine.prepare([plainDocument(`${asked}${said} ${said}`)], { language });
  const [person] = await engine.findPeople(corpus, { language });
  expect(person?.needs).not.toContain(said.slice(0, 12));
});

test('what is missing is no wish, which would turn it into its opposite', async () => {
  const [person] = await peopleOf(
    ['Interviewerin: Wie buchen Sie?\nAnna: Es gibt keine Möglichkeit zu sagen, ich habe einen Zug zu erreichen.'],
    'german',
  );
  expect(person?.needs).not.toMatch(/Möglichkeit/);
});

test('what cannot be left undone is no wish', async () => {
  const said = "There's no way to not sort the bread, because the shelf would collapse.";
  const [person] = await peopleOf([`Interviewer: How was it?\nAda: ${filler}${said}`]);
  expect(person?.needs).toBe(notStated);
});

test('what a person does not need is no wish', async () => {
  const said = "What I'd need is not sixty lines about flour.";
  const [person] = await peopleOf([`Interviewer: How was it?\nAda: ${filler}${said}`]);
  expect(person?.needs).toBe(notStated);
});

test('what is missing, or was forgotten, is no wish', async () => {
  const said =
    "I wish I'd brought the list today. There's no way of seeing it on that machine, it's been broken for a year.";
  const [person] = await peopleOf([`Interviewer: How was it?\nAda: ${filler}${said}`]);
  expect(person?.needs).toBe(notStated);
});

test('what a person would want is a wish', async () => {
  const said = "I'd want a one-hour slot that I can pick myself.";
  const [person] = await peopleOf([`Interviewer: What would you change?\nAda: ${filler}${said}`]);
  expect(person?.needs).toBe(said);
});

test.each<[Language, string, string, string]>([
  [
    'english',
    'If you ran the bakery for one day, what would you do?',
    'Tell the next person. That’s all.',
    'Tell the next person.',
  ],
  [
    'english',
    'What should the bakery change first?',
    'Saturdays. Put two more people behind the counter.',
    'Put two more people behind the counter.',
  ],
  [
    'german',
    'Was würdest du als Erstes ändern?',
    'Einen Preis vor dem Brot, eine Zahl.',
    'Einen Preis vor dem Brot, eine Zahl.',
  ],
  [
    'spanish',
    '¿Qué cambiaría usted primero?',
    'Las cajas de pan pesadas, por unas más pequeñas.',
    'Las cajas de pan pesadas, por unas más pequeñas.',
  ],
])('in %s what people answer when asked for a wish is one: %s', async (language, question, answer, needs) => {
  const [person] = await peopleOf(
    [`Interviewer: ${question}\nAda: ${answer}\nInterviewer: …?\nAda: ${answer}`],
    language,
  );
  expect(person?.needs).toBe(needs);
});

test.each<[Language, string, string]>([
  ['english', 'What should the bakery change first?', 'Nothing really, it is all as it was.'],
  ['english', 'What is hard about the mornings?', 'The boxes with the bread in them.'],
  ['english', 'What should the bakery change first?', 'The hours, but that’s not the bakery, that’s the mill.'],
  [
    'french',
    'Que voudriez-vous changer ?',
    'C’est une liste de pains qui était dans deux cahiers du magasin et que nous relions.',
  ],
  ['german', 'Was ist im Winter anders?', 'Die Kinder sitzen unter dem Dach.'],
  ['german', 'Was würden Sie sich für den Winter wünschen?', 'Ich bin eigentlich sehr zufrieden mit dem Dach.'],
])('in %s not every answer is a wish: %s %s', async (language, question, answer) => {
  const [person] = await peopleOf(
    [`Interviewer: ${question}\nAda: ${answer}\nInterviewer: …?\nAda: ${answer}`],
    language,
  );
  expect(person?.needs).toBe(languagePack(language).templates.notStated());
});

test('who is asked what should change may name several things, and what they do today is none', async () => {
  const [person] = await peopleOf([
    'Interviewer: If you were in charge for a day, what would you do?\n' +
      'Ada: Put the names on the bags. I write a list every night. And a second oven for the rolls.\n' +
      'Interviewer: And the till?\nAda: The till is old, and the drawer sticks whenever it rains.',
  ]);
  expect(person?.needs).toBe('Put the names on the bags. A second oven for the rolls.');
});

test('a wish may begin with “that” or “for”, and what others know or do is none', async () => {
  const wished = async (answer: string) =>
    (await peopleOf([`Interviewer: If you could change one thing about the bakery?\nAda: ${answer}`]))[0]?.needs;
  expect(await wished('That I knew on Friday what the mill sends.')).toBe('That I knew on Friday what the mill sends.');
  expect(await wished('For the mill to know when somebody has left.')).toBe(
    'For the mill to know when somebody has left.',
  );
  expect(await wished('They know how many sacks there are.')).toBe(notStated);
});

test.each([
  ['words of a button', 'What would you change first?', '"Two sacks of wheat," and it goes in.'],
  ['what leans on a single word', 'What would you change first?', 'Overbook. Like the airlines.'],
  [
    'talk about the interview',
    'How is it?',
    "I'd like to put that first, because I will be negative for half an hour.",
  ],
  ['what points back', 'How is it?', "That's all I'd want."],
])('%s is no wish', async (_, question, answer) => {
  const talk = `Interviewer: ${question}\n\nAda: ${answer}\n\nInterviewer: And the market?\n\nAda: ${filler}`;
  expect((await peopleOf([talk]))[0]?.needs).toBe(notStated);
});

test.each([
  ['Was war für Sie der Anlass, das zu ändern?', 'Das Urteil, dass man Arbeitszeit erfassen muss.'],
  ['Was würden Sie ändern?', 'Auf dem Balkon würde ich es auch nicht machen.'],
])('in German, neither a reason in the past nor what a person would not do is a wish: %s', async (question, answer) => {
  const talk = `Interviewerin: ${question}\n\nAda: ${answer}\n\nInterviewerin: Und der Markt?\n\nAda: ${'Der Platz ist voll, und die Stände stehen dicht im Regen. '.repeat(3)}`;
  const corpus = await engine.prepare([plainDocument(talk, 1)], { language: 'german' });
  const [person] = await engine.findPeople(corpus, { language: 'german' });
  expect(person?.needs).toBe(languagePack('german').templates.notStated());
});

test.each([
  ['Eine Bank. Lachen Sie nicht!', ''],
  ['Egal was der Müller sagt.', ''],
  ['Dass ein Kind nicht stehen gelassen wird.', 'Dass ein Kind nicht stehen gelassen wird.'],
])(
  'in German, what is said to the listener or granted is no wish, and a clause with “dass” is one: %s',
  async (answer, needs) => {
    const talk = `Interviewerin: Was würden Sie als Erstes ändern?\n\nAda: ${answer}\n\nInterviewerin: Und der Markt?\n\nAda: ${'Der Platz ist voll, und die Stände stehen dicht im Regen. '.repeat(3)}`;
    const [person] = await peopleOf([talk], 'german');
    expect(person?.needs).toBe(needs || languagePack('german').templates.notStated());
  },
);

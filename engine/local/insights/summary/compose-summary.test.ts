import { expect, test } from 'vitest';
import { plainDocument, surveyDocument } from '../../../testing/documents.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { summaryOf } from './compose-summary.ts';
import { gardener, read, talk } from './testing/talks.ts';

const mara = talk('Mara', 'The bus is late again and again.');
const tom = talk('Tom', 'I always miss my train when the bus stands at the bridge.');
const lena = talk('Lena', 'For me the bus is always on time and really reliable.');

test('those who speak are named with the lead voice first, and a second voice gives the circumstance', async () => {
  const { corpus, at } = await read(mara, tom, lena);
  const lead = at('late again');
  const summary = summaryOf(corpus, { lead, speaking: [lead, at('miss my train')], against: [] }, 'english');
  expect(summary).toMatch(/two of three people/i);
  expect(summary).toMatch(/Mara and Tom/);
  expect(summary).toMatch(/Tom .*: “I always miss my train when the bus stands at the bridge\.”$/);
  expect(summary).not.toContain('late again');
});

test('a name that ends with a stop ends the sentence with it', async () => {
  const { corpus, at } = await read(talk('Anil D.', 'The bus is late again and again.'), gardener, lena);
  const lead = at('late again');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).toMatch(/Anil D\.(?!\.)/);
});

test('people who are only labelled are listed by their documents after the first', async () => {
  const { corpus, at } = await read(
    talk('Interviewee', 'The bus is late again and again.'),
    talk('Interviewee', 'I always miss my train when the bus stands at the bridge.'),
    lena,
  );
  const lead = at('late again');
  const summary = summaryOf(corpus, { lead, speaking: [lead, at('miss my train')], against: [] }, 'english');
  expect(summary).toMatch(/^Two of three people .*Interviewee in document-1 and document-2\./);
});

test('those who contradict are counted and quoted by themselves', async () => {
  const { corpus, at } = await read(mara, tom, lena);
  const lead = at('late again');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [at('on time')] }, 'english');
  expect(summary).toMatch(/^Mara, one of three people, [^.:]*\. /);
  expect(summary).toMatch(/Lena (?:sees it differently|contradicts this): “For me the bus is always on time/);
});

test('a person who says both is not counted among those who contradict', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'The bus is late again and again.', 'The bus is great, I love it a lot.'),
    lena,
  );
  const lead = at('late again');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [at('love it')] }, 'english');
  expect(summary).not.toMatch(/differently|contradict/);
});

test('another voice is quoted without notes of the transcript, and in whole clauses', async () => {
  const { corpus, at } = await read(
    mara,
    talk('Participant', '(The participant looks at the old timetable) The bus leaves before I can close the shop.'),
    talk('Ben', 'I do think that the buses, since I am an old driver myself. I always wait for the bus in the bakery.'),
  );
  const lead = at('late again');
  const about = (other: number) => summaryOf(corpus, { lead, speaking: [lead, other], against: [] }, 'english');
  expect(about(at('close the shop'))).not.toContain('old timetable');
  expect(about(at('I do think'))).not.toContain('I do think that');
});

test('documents are counted where no one is named', async () => {
  const { corpus, at } = await read('The bus is late again and again.', 'I miss my train because the bus is late.');
  const lead = at('late again');
  const summary = summaryOf(corpus, { lead, speaking: [lead, at('miss my train')], against: [] }, 'english');
  expect(summary).toMatch(/both documents/i);
  expect(summary).not.toMatch(/people|person/);
});

test('a voice that is alone adds what it says around the lead, but nothing of the lead quote', async () => {
  const { corpus, at } = await read(
    talk(
      'Mara',
      'The bus is late again and again. I walk home when the bus does not come. But the walk is hard with my bad knee.',
    ),
    gardener,
  );
  const lead = at('late again');
  const spoken = { lead, speaking: [lead], against: [] };
  expect(summaryOf(corpus, spoken, 'english')).toContain('“I walk home when the bus does not come.”');
  const shown = [lead, at('walk home')];
  expect(summaryOf(corpus, { ...spoken, shown }, 'english')).toContain('“the walk is hard with my bad knee.”');
});

test('a condition beside the lead may be the opposite case, and is not shown as when it happens', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'The bus is late again and again. The bus is on time when the school is closed for a week.'),
    gardener,
  );
  const lead = at('late again');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).toMatch(
    /adds: “The bus is on time when the school is closed/,
  );
});

test('what a voice says before the lead is added only where it names the same thing', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'I cannot plan a holiday without a date, and that is a problem. The bus is late again and again.'),
    gardener,
  );
  const lead = at('late again');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).not.toContain('holiday');
});

test('what the lead was asked is above it, and not in the summary again', async () => {
  const { corpus, at } = await read(
    'Interviewer: What annoys you about the way to the mill?\n\nMara: The worst problem is the late bus at the bridge.',
    lena,
  );
  const lead = at('worst problem');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).not.toContain('What annoys');
});

const asked = 'What annoys you about the way to the mill?';

test('a single voice that adds nothing is set beside the answer of another who was asked the same', async () => {
  const { corpus, at } = await read(
    `Interviewer: ${asked}\n\nMara: The worst problem is the late bus at the bridge.`,
    `Interviewer: ${asked}\n\nTom: The tram never stops at the mill after seven.`,
  );
  const lead = at('worst problem');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [], question: asked }, 'english');
  expect(summary).toMatch(/^Mara, one of two people, /);
  expect(summary).toMatch(/Asked the same, Tom says: “[^”]*tram never stops[^”]*”$/);
});

test('a question that only shares a name with that of a single voice is not the same', async () => {
  const { corpus, at } = await read(
    'Interviewer: If you ran the mill for one day, what would you change?\n\nMara: The worst problem is the late bus at the bridge.',
    'Interviewer: What keeps you at the mill?\n\nTom: The tram to the mill is cheap and never late.',
    gardener,
  );
  const lead = at('worst problem');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [], question: asked }, 'english');
  expect(summary).not.toMatch(/asked the same/i);
});

test('what only repeats the title is not shown beside it', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'On Saturdays everything is booked by Wednesday.'),
    talk('Tom', 'Everything is booked on a Saturday.'),
    talk('Ida', 'My mother’s wedding was on a Saturday and everything was booked.'),
  );
  const lead = at('by Wednesday');
  const summary = summaryOf(corpus, { lead, speaking: [lead, at('booked on'), at('wedding')], against: [] }, 'english');
  expect(summary).not.toContain('Everything is booked on a Saturday');
  expect(summary).toContain('wedding was on a Saturday');
});

test('a circumstance that the title names is not shown as when it happens', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'I never knew what a trip costs until the bill came.'),
    talk('Tom', 'I never know what a trip costs until the bill comes.'),
    gardener,
  );
  const lead = at('bill came');
  const summary = summaryOf(corpus, { lead, speaking: [lead, at('bill comes')], against: [] }, 'english');
  expect(summary).not.toContain('when it happens');
});

test('a short question that names the same thing in other words is another question', async () => {
  const { corpus, at } = await read(
    'Interviewer: What about the tram itself?\n\nMara: The worst problem is the wet seat by the door.',
    'Interviewer: How do the trams look?\n\nTom: The tram is cheap and never late.',
    gardener,
  );
  const lead = at('worst problem');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [], question: asked }, 'english');
  expect(summary).not.toMatch(/asked the same/i);
});

test('a follow-up on another topic is not the same question, though its words are the same', async () => {
  const talks = [
    'Karin: Das größte Problem ist der späte Bus an der Brücke.',
    'Ute: Der Tee in der Kantine ist jeden Morgen kalt.',
  ];
  const corpus = await engine.prepare(
    talks.map((said, i) => plainDocument(`Interviewerin: Was ist da passiert?\n\n${said}`, i + 1)),
    { language: 'german' },
  );
  const summary = summaryOf(corpus, { lead: 1, speaking: [1], against: [] }, 'german');
  expect(summary).toMatch(/Karin/);
  expect(summary).not.toContain('Tee');
});

test('what another says far into the answer is not set beside it where it names another topic', async () => {
  const { corpus, at } = await read(
    `Interviewer: ${asked}\n\nMara: The worst problem is the late bus at the bridge.`,
    `Interviewer: ${asked}\n\nTom: Hm. Not much. My neighbour grows the best tomatoes of the whole street, and nobody may touch them.`,
  );
  const lead = at('worst problem');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [], question: asked }, 'english');
  expect(summary).not.toContain('tomatoes');
});

test('those who were asked the same are not counted, because who was asked in other words is not known', async () => {
  const { corpus, at } = await read(
    ...['Mara', 'Tom', 'Ida'].map(
      (name) =>
        `Interviewer: ${asked}\n\n${name}: The ${name === 'Mara' ? 'bus is late' : 'road is steep'} at the bridge every day, and I have to leave the house before six in the morning because of it.`,
    ),
    'Interviewer: How long have you had your garden?\n\nLena: I dig in my garden on Sundays and grow beans.',
  );
  const lead = at('bus is late');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [], question: asked }, 'english');
  expect(summary).toMatch(/^Mara, one of four people, [^.:]*\. /);
});

test('people are named with what they do, as they said it', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'I work as a night nurse.', 'The bus is late again and again.'),
    talk('Tom', 'I always miss my train when the bus is late.'),
  );
  const lead = at('late again');
  const summary = summaryOf(corpus, { lead, speaking: [lead, at('miss my train')], against: [] }, 'english');
  expect(summary).toContain('Mara (night nurse) and Tom');
});

test('words of another language are not set in a sentence of the project’s, which names their language', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'I work as a nurse.', 'The bus is late again and again.'),
    'Interviewerin: Wie kommen Sie zur Arbeit?\n\nUte: Ich bin Bäckerin. Der Bus kommt jeden Tag zu spät. Ich gehe zu Fuß, wenn der Bus nicht kommt.',
  );
  const lead = at('zu spät');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english');
  expect(summary).toMatch(/Ute/);
  expect(summary).toMatch(/The words quoted are in German\.$/);
  expect(summary).not.toMatch(/Bäckerin|Ich gehe/);
});

test('a respondent of a survey is set beside others who filled in the same column', async () => {
  const cells = [
    'The showers are cold every morning at the pool.',
    'You have to wait at the till for ten minutes with a season ticket.',
    'The lockers take my coin and do not give it back.',
  ];
  const corpus = await engine.prepare([surveyDocument('What annoys you?', cells)]);
  const summary = summaryOf(corpus, { lead: 0, speaking: [0], against: [] }, 'english');
  expect(summary).toMatch(
    /^Respondent 1 in survey-1, one of the three people who answered the same question, says this\. Asked the same, Respondent \d in survey-1 says: “[^”]+”$/,
  );
});

test('what is said right beside the lead is quoted whole, preferably what names a difficulty', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'They changed the timetable. The bus is late again and again. It is a problem for my boss.'),
    gardener,
  );
  const lead = at('late again');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).toContain(
    '“It is a problem for my boss.”',
  );
});

test('in German, too', async () => {
  const talks = ['Karin', 'Ute'].map(
    (name, i) =>
      `Interviewerin: Wie kommen Sie zur Arbeit?\n\n${name}: ${i === 0 ? 'Das größte Problem ist der späte Bus an der Brücke.' : 'Ich gehe zu Fuß am Fluss entlang.'}`,
  );
  const corpus = await engine.prepare(
    talks.map((text, i) => plainDocument(text, i + 1)),
    { language: 'german' },
  );
  const lead = corpus.reading.sentences.findIndex(({ document, start }) =>
    corpus.documents[document]?.text.startsWith('Das größte', start),
  );
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'german')).toMatch(
    /^Karin, eine von zwei Personen, /,
  );
});

test('in French a reason is quoted with both of its words', async () => {
  const said =
    "Monsieur Le Bris a attendu son pain jusqu'à onze heures parce que j'étais au téléphone avec le moulin depuis 9:30.";
  const talks = [`Inès : Les clients attendent. ${said}`, 'Karim : Les clients restent dehors.'].map(
    (answer) => `Enquêtrice : Qu'est-ce que ça change pour les clients ?\n${answer}`,
  );
  const corpus = await engine.prepare(
    talks.map((text, i) => plainDocument(text, i + 1)),
    { language: 'french' },
  );
  const lead = corpus.reading.sentences.findIndex(
    ({ document, start, end }) => corpus.documents[document]?.text.slice(start, end) === said,
  );
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'french')).toMatch(
    /la raison\s:\s«\sparce que j'étais au téléphone avec le moulin depuis 9:30\s»/,
  );
});

test('in Spanish no quote ends in the words that join what the title says', async () => {
  const chelo = [
    'Entrevistadora: ¿Cómo lo llevan en tu casa?',
    'Chelo: Mi marido, Toño, es panadero desde las 3:30, así que nos cruzamos en el pasillo a las cuatro de la mañana como dos fantasmas.',
  ].join('\n\n');
  const { corpus, at } = await read(chelo);
  const lead = at('nos cruzamos');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'spanish');
  expect(summary).toContain('«Mi marido, Toño, es panadero desde las 3:30»');
});

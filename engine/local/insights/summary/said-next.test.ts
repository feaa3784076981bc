import { describe, expect, test } from 'vitest';
import { plainDocument } from '../../../testing/documents.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { summaryOf } from './compose-summary.ts';
import { gardener, read, talk } from './testing/talks.ts';

test('what a voice says next is quoted without the words that only open it', async () => {
  const { corpus, at } = await read(
    talk(
      'Mara',
      'The bus is late again and again. Well, so. I love the garden behind the house, because nobody shouts there.',
    ),
    gardener,
  );
  const lead = at('late again');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).toContain(
    'Mara goes on: “I love the garden behind the house, because nobody shouts there.”',
  );
});

test('a voice that is alone continues with whole sentences until they say something', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'The bus is late again and again. I was cross. I told two managers.'),
    gardener,
  );
  const lead = at('late again');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).toMatch(
    /goes on: “I was cross\. I told two managers\.”$/,
  );
});

test('what a voice says after its quote begins where the quote ends', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'The bus is late again and again. I was cross. I told two managers. Nobody ever wrote back to me.'),
    gardener,
  );
  const lead = at('late again');
  const quoted = [lead, lead + 1, lead + 2];
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [], quoted, shown: quoted }, 'english')).toMatch(
    /goes on: “Nobody ever wrote back to me\.”$/,
  );
});

test('what leads another insight, falters or asks is not shown after the quote', async () => {
  const behind = [
    'I walk to the mill from the bridge.',
    'I I walk uh to the mill from the, the bridge.',
    'Who would walk from the bridge?',
  ];
  for (const [i, next] of behind.entries()) {
    const { corpus, at } = await read(talk('Mara', `The bus is late again and again. ${next}`), gardener);
    const lead = at('late again');
    const shown = i === 0 ? [lead, lead + 1] : [lead];
    const summary = summaryOf(corpus, { lead, speaking: [lead], against: [], quoted: [lead], shown }, 'english');
    expect(summary, next).not.toContain('bridge');
  }
});

test('what a voice asks is shown with what follows, and never alone', async () => {
  const { corpus, at } = await read(
    talk('Mara', 'The bus is late again and again. Does the timetable tell you? It says that the bus is on its way.'),
    gardener,
  );
  const lead = at('late again');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).toMatch(
    /goes on: “Does the timetable tell you\? It says that the bus is on its way\.”$/,
  );
});

describe('what is asked next, where the quote ends its answer', () => {
  const followedBy = async (question: string, answer = 'No. The driver pointed at his watch.') => {
    const { corpus, at } = await read(
      `${talk('Mara', 'The bus is late, and the driver shut the door.')}\n\nInterviewer: ${question}\n\nMara: ${answer}`,
      gardener,
    );
    const lead = at('the driver shut');
    return summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english');
  };

  test.each([
    ['points to what was said', 'Did he let you in?'],
    ['names it', 'Why did the driver do so?'],
    ['asks for an example', 'Can you give me an example?'],
  ])('is shown with its answer if it %s', async (_, question) => {
    expect(await followedBy(question)).toMatch(
      new RegExp(
        `To the next question, “${question.replace('?', '\\?')}”, Mara answers: “No\\. The driver pointed at his watch\\.”$`,
        'u',
      ),
    );
  });

  test.each([
    ['names another matter', 'How do you pay for the ferry?'],
    ['closes the conversation', 'Is there anything else about it?'],
    ['asks nothing', 'The driver told me so.'],
    ['asks what should change', 'What would you change about it?'],
    ['is long', `Did he let you in, ${'or did he leave you there, '.repeat(4)}or what?`],
  ])('is not shown if it %s', async (_, question) => {
    expect(await followedBy(question)).not.toContain('pointed at');
  });

  test('in German, too', async () => {
    const corpus = await engine.prepare(
      [
        plainDocument(
          'Interviewerin: Wie kommen Sie zur Arbeit?\n\nMara: Der Bus hat Verspätung, und der Fahrer hat mir die Tür zugemacht.\n\n' +
            'Interviewerin: Und wie haben Sie das gelöst?\n\nMara: Meine Schwester hat mich gefahren. Das war ein Donnerstag.',
          1,
        ),
        plainDocument('Interviewerin: Seit wann haben Sie den Garten?\n\nLena: Ich grabe sonntags um.', 2),
      ],
      { language: 'german' },
    );
    const lead = corpus.reading.sentences.findIndex(({ start }) =>
      corpus.documents[0]?.text.startsWith('Der Bus', start),
    );
    expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'german')).toContain(
      'Auf die nächste Frage, „Und wie haben Sie das gelöst?“, antwortet Mara: „Meine Schwester hat mich gefahren. Das war ein Donnerstag.“',
    );
  });

  test('is not shown if the answer says next to nothing', async () => {
    expect(await followedBy('Did he let you in?', 'No.')).not.toContain('let you in');
  });

  test('is not shown if a remark follows', async () => {
    const corpus = await read(
      [
        'Interviewer: What about the driver?',
        'Mara: He shut the door of the bus in the rain.',
        'Interviewer: That is the first time I hear that.',
        'Mara: I am not popular with the driver at all.',
      ].join('\n\n'),
      gardener,
    );
    const lead = corpus.at('shut the door');
    expect(summaryOf(corpus.corpus, { lead, speaking: [lead], against: [] }, 'english')).not.toContain('popular');
  });

  test('is shown if it begins with “and” and names hardly anything, or nothing', async () => {
    expect(await followedBy('And were you able to tell anybody?')).toContain('“And were you able to tell anybody?”');
    expect(await followedBy('What happened?')).toContain('“What happened?”');
    expect(await followedBy('And the tickets?')).not.toContain('tickets');
  });

  test('is not shown if another person answers it', async () => {
    const { corpus, at } = await read(
      `${talk('Mara', 'The bus is late, and the driver shut the door.')}\n\nInterviewer: Did he let you in?\n\nLena: He let me in, as I was early.`,
    );
    const lead = at('the driver shut');
    expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).not.toContain('let me in');
  });
});

test.each([
  ['Old lady, third floor. With a bird, of all things.', null],
  ['Old lady, third floor. She waits for the van at six.', 'Old lady, third floor. She waits for the van at six.'],
])('words without a verb are shown only with a sentence that has one: %s', async (behind, told) => {
  const { corpus, at } = await read(talk('Mara', `The bus is late again and again. ${behind}`), gardener);
  const lead = at('late again');
  const summary = summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english');
  if (told) expect(summary).toContain(`“${told}”`);
  else expect(summary).not.toContain('lady');
});

test.each([
  ['reads off a screen', 'Clear. Garden, seven, beans. Weekly, ten. I do that.'],
  ['tells of private life', 'My grandson laughs about it every time.'],
])('a voice that only %s next is not quoted further', async (_, next) => {
  const { corpus, at } = await read(talk('Mara', `The bus is late again and again. ${next}`), gardener, gardener);
  const lead = at('late again');
  expect(summaryOf(corpus, { lead, speaking: [lead], against: [] }, 'english')).not.toContain('goes on');
});

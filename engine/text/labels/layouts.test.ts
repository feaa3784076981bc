import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/documents/blocks.ts';
import { prepare } from '../../corpus/prepare.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { plainDocument } from '../../testing/documents.ts';

const talk: readonly (readonly [name: string, words: string])[] = [
  ['Kim Berger', 'How do you order the flour for the week?'],
  [
    'Rosa Lind',
    'I order it on Sunday night by phone. The mill never answers before ten, so I lose an hour every week.',
  ],
  ['Kim Berger', 'I see. And what happens when they deliver late?'],
  ['Rosa Lind', 'Then the first loaves are late as well. We have lost two restaurants because of that.'],
  ['Kim Berger', 'Okay, let me write that down. What would help you most?'],
  ['Rosa Lind', 'I would like to see on my phone when the lorry is coming. Nobody at the mill can tell me that today.'],
  ['Kim Berger', 'Mm-hm. Who else is waiting for it?'],
  ['Rosa Lind', 'My sister waits in the shop. She cannot leave before the bread is there.'],
  ['Kim Berger', 'And how often does that happen?'],
  ['Rosa Lind', 'Every second week at least. In winter it is worse because the road is not cleared.'],
];
const said = talk.flatMap(([name, words]) => (name.startsWith('Rosa') ? words.split(/(?<=\.) /) : []));

const two = (n: number) => String(n).padStart(2, '0');
const at = (i: number) => `${two(Math.floor((i * 17) / 60))}:${two((i * 17) % 60)}`;
const first = (name: string) => name.split(' ')[0] ?? '';
const number = (name: string) => (name.startsWith('Kim') ? 0 : 1);
const layout = (turn: (name: string, words: string, i: number) => string, between = '\n\n') =>
  talk.map(([name, words], i) => turn(name, words, i)).join(between);

/** Who asks, who answers, and what can be quoted of a text. */
async function read(text: string, blocks: Block[] = []) {
  const { reading } = await prepare([{ ...plainDocument(text, 1), blocks }], { language: 'english' });
  const named = (role: string) => reading.voices.flatMap((v) => (v.role === role && v.name ? [v.name] : []));
  const quotable = reading.sentences.filter((s) => mayBeEvidence(reading, s)).map((s) => text.slice(s.start, s.end));
  return { asks: named('asks'), answers: named('answers'), quotable };
}

test.each<[string, string, [asks: string, answers: string]?]>([
  ['a colon', layout((name, words) => `${name}: ${words}`, '\n')],
  ['a label above the words', layout((name, words) => `${name}:\n${words}`)],
  ['an arrow behind a short label', layout((name, words) => `${number(name) ? 'P4' : 'INT'}> ${words}`), ['INT', 'P4']],
  ['a name in arrows', layout((name, words) => `<${name}> ${words}`, '\n')],
  ['a time behind the name', layout((name, words, i) => `${name}  ${at(i)}\n${words}`)],
  [
    'a service below',
    `${layout((name, words, i) => `${name}  ${at(i)}\n${words}`)}\n\nTranscribed by https://example.org`,
  ],
  ['a time in brackets behind the name', layout((name, words, i) => `${name} (00:${at(i)}):\n${words}`)],
  ['a time for the colon', layout((name, words, i) => `${name} [00:${at(i)}] ${words}`)],
  [
    'a time between hashes at the end',
    layout((name, words, i) => `${first(name)}: ${words} #00:${at(i)}-${i}#`, '\n'),
    ['Kim', 'Rosa'],
  ],
  [
    'a time between hashes in front',
    layout((name, words, i) => `#00:${at(i)}-${i}# ${first(name)}: ${words}`, '\n'),
    ['Kim', 'Rosa'],
  ],
  [
    'a time and initials in front',
    layout((name, words, i) => `[00:${at(i)}] ${name.replace(/\P{Lu}/gu, '')}  ${words}`, '\n'),
    ['KB', 'RL'],
  ],
  ['captions', layout((name, words, i) => `${i + 1}\n00:${at(i)}.000 --> 00:${at(i + 1)}.000\n${name}: ${words}`)],
  [
    'captions with the name above',
    layout((name, words, i) => `00:${at(i)}.000 --> 00:${at(i + 1)}.000\n${name}\n${words}`),
  ],
  [
    'a range of times',
    layout((name, words, i) => `[00:${at(i)} - 00:${at(i + 1)}] SPEAKER_0${number(name)}: ${words}`, '\n'),
    ['SPEAKER_00', 'SPEAKER_01'],
  ],
  ['a label in brackets with a colon', layout((name, words) => `[${name}]: ${words}`, '\n')],
  ['a label in brackets', layout((name, words) => `[${name}] ${words}`, '\n')],
  ['a label in brackets with a time', layout((name, words, i) => `[${name}] ${at(i)}\n${words}`)],
  ['angle brackets', layout((name, words) => `<${name}> ${words}`, '\n')],
  [
    'captions with voices',
    `WEBVTT\n\n${layout((name, words, i) => `00:${at(i)}.000 --> 00:${at(i + 1)}.000\n<v ${name}>${words}</v>`)}`,
  ],
  [
    'times that are not filled up, and notes behind names',
    layout(
      (name, words, i) => `0:0:${i * 3}.2 --> 0:0:${i * 3 + 2}.585\n${name}${number(name) ? ' (Guest)' : ''}\n${words}`,
    ),
  ],
  ['a messenger', layout((name, words, i) => `[12/03/2025, 00:${at(i)}] ${name}: ${words}`, '\n')],
  ['another messenger', layout((name, words, i) => `12.03.25, 10:${two(i)} - ${name}: ${words}`, '\n')],
  ['a name on its own line', layout((name, words) => `${name.toUpperCase()}\n${words}`), ['KIM BERGER', 'ROSA LIND']],
  ['a name, then a time, on lines of their own', layout((name, words, i) => `${name}\n00:${at(i)}\n${words}`)],
  ['a heading', layout((name, words) => `### ${name}\n\n${words}`)],
  ['a dash', layout((name, words) => `${name} – ${words}`, '\n')],
  ['a dash before the name', layout((name, words) => `— ${name}: ${words}`)],
  ['a tab', layout((name, words, i) => `00:${at(i)}\t${name}\t${words}`, '\n')],
  ['numbered lines', layout((name, words, i) => `${i + 1}. ${name}: ${words}`, '\n')],
  ['numbered turns', layout((name, words, i) => `#${i + 1} ${name}: ${words}`)],
  [
    'letters below fields of the head',
    `Style: verbatim\nRespondent: baker\n\n${layout((name, words) => `${number(name) ? 'A' : 'Q'}.  ${words}`)}`,
    ['Q', 'A'],
  ],
  ['a note behind the name', layout((name, words, i) => `${name} (year ${number(name) + 2})   ${at(i)}\n${words}`)],
  ['initials and spaces', layout((name, words) => `${name.replace(/\P{Lu}/gu, '')}   ${words}`), ['KB', 'RL']],
  [
    'a number, initials and spaces',
    layout((name, words, i) => `${i + 1}   ${name.replace(/\P{Lu}/gu, '')}   ${words}`),
    ['KB', 'RL'],
  ],
  [
    'columns between bars',
    `no|from|who|text\n${layout((name, words, i) => `${i + 1}|00:${at(i)}|${first(name)}|${words}`, '\n')}`,
    ['Kim', 'Rosa'],
  ],
  [
    'columns between bars, with signs outside of the basic plane before them',
    layout((name, words, i) => `${i + 1} 🎙️🎙️|${first(name)}|${words}`, '\n'),
    ['Kim', 'Rosa'],
  ],
  [
    'columns between tabs',
    `no\twho\ttext\n${layout((name, words, i) => `${i + 1}\t${name.slice(0, 1)}\t${words}`, '\n')}`,
    ['K', 'R'],
  ],
  ['letters with a full stop', layout((name, words) => `${number(name) ? 'A' : 'Q'}. ${words}`), ['Q', 'A']],
])('who asks and who answers is read with %s', async (_, text, names = ['Kim Berger', 'Rosa Lind']) => {
  expect(await read(text)).toEqual({ asks: [names[0]], answers: [names[1]], quotable: said });
});

test.each([
  ['in bold', layout((name, words) => (number(name) ? words : `**${words}**`))],
  ['headings', layout((name, words) => (number(name) ? words : `## ${words}`))],
  ['lines of their own', layout((_, words) => words)],
  ['behind a dash', layout((name, words) => (number(name) ? words : `――${words}`))],
  ['between signs', layout((name, words) => (number(name) ? words : `_${words}_`))],
  [
    'behind a sign',
    layout((name, words) => (number(name) ? `    ${words}` : `>> ${words.replace(' for ', '\nfor ')}`), '\n'),
  ],
])('where no speaker is named, questions that are %s are asked, and the text below them answers', async (_, text) => {
  expect(await read(text)).toEqual({ asks: [], answers: [], quotable: said });
});

test('where only those who ask have a label, each paragraph below answers', async () => {
  const text = layout((name, words) => (number(name) ? words : `Q:  ${words}`));
  expect(await read(`A TITLE ABOVE\n\n${text}`)).toEqual({ asks: ['Q'], answers: [], quotable: said });
});

test('a program that names speakers may write no marks at all', async () => {
  const bare = (words: string) => words.toLowerCase().replace(/[.,?]/gu, '');
  const text = layout((name, words) => `SPEAKER_0${number(name)}\n${bare(words)}`);
  const { asks, answers, quotable } = await read(text);
  expect({ asks, answers }).toEqual({ asks: ['SPEAKER_00'], answers: ['SPEAKER_01'] });
  expect(quotable.join(' ')).toBe(bare(said.join(' ')));
});

test.each<[string, (name: string, words: string) => string]>([
  ['a wide blank', (name, words) => `${name}\u3000${words}`],
  ['a blank', (name, words) => `[00:12] ${name} ${words.replace(/^\d/u, '')}`],
  ['corner brackets', (name, words) => `${name}「${words.replace(/。$/u, '')}」`],
])('in Japanese the label may stand before %s, and a question may break off', async (_, turn) => {
  const open = ['予約はどんなふうに入ってきますか。', '電話は減りましたか。', 'いつ書きますか。', '誰が見ますか。'];
  const asked = [
    ...open,
    '帳面をやめる、という話には。',
    '佐藤さんも。',
    'いない日は。',
    'ああ、それで。',
    'クマ担当って。',
  ];
  const answer = '電話と画面の両方から入るので、毎朝ふたつを見比べて写しています。';
  const text = asked.map((one, i) => `${turn('野村', one)}\n\n${turn('晃', `${i}月は${answer}`)}`).join('\n\n');
  const { reading } = await prepare([plainDocument(text, 1)], { language: 'japanese' });
  expect(reading.voices.map(({ name, role }) => [name, role])).toEqual([
    ['野村', 'asks'],
    ['晃', 'answers'],
  ]);
});

test('in Japanese dashes may mark questions', async () => {
  const asked = [
    '予約はどんなふうに入ってきますか。',
    '電話は減りましたか。',
    'いつ書きますか。',
    'いない日は。',
    'ああ、それで。',
  ];
  const answer = '電話と画面の両方から入るので、毎朝ふたつを見比べて写しています。';
  const text = asked.map((one, i) => `――${one}\n三宅 ${'春夏秋冬朝'.charAt(i)}は${answer}`).join('\n');
  const { reading } = await prepare([plainDocument(text, 1)], { language: 'japanese' });
  expect(reading.voices.map(({ role }) => role)).toEqual(['asks', 'answers']);
  expect(reading.voices.at(1)?.name).toBe('三宅');
});

test('a word that joins to what was said before is no name', async () => {
  const text = layout((name, words) => `${name}: ${words}`, '\n').replace('Okay, let me', '\nThen: let me');
  expect((await read(text)).answers).toEqual(['Rosa Lind']);
});

test('remarks between signs are of the one who asks as well, if many of them ask', async () => {
  const text = layout((name, words) => (number(name) ? words : `_${words}_`)).replace(
    '_And how often does that happen?_',
    '_That sounds like a lot._',
  );
  expect(await read(text)).toEqual({ asks: [], answers: [], quotable: said });
});

test('lines in brackets ask, also without a question mark, and notes in brackets do not', async () => {
  const text = layout((name, words) => (number(name) ? `${words}\n` : `[${words.replace('?', '').toLowerCase()}]\n`));
  expect(await read(text)).toEqual({ asks: [], answers: [], quotable: said });
  const noted = said.map((words) => `${words}\n\n[laughs]`).join('\n\n');
  expect((await read(noted)).quotable.join(' ')).toContain(said[0]);
});

test.each([
  ['square', '[', ']'],
  ['round', '(', ')'],
])('notes may keep the questions in %s brackets before the answers', async (_, open, close) => {
  const lines = talk.map(([name, words]) => (number(name) ? ` ${words}\n\n` : `${open}${words}${close}`));
  expect(await read(lines.join(''))).toEqual({ asks: [], answers: [], quotable: said });
  // "the mill" asks no less where the others do
  const [first = ''] = lines;
  const short = lines.join('').replace(first, `${open}the mill${close}`);
  expect((await read(short)).quotable).toEqual(said);
});

test('a question in brackets within an answer is asked as well, and other brackets are not', async () => {
  const lines = talk.map(([name, words]) =>
    number(name) ? ` ${words.replace('. ', ' (she laughs). (really?) ')}\n` : `(${words})`,
  );
  const { quotable } = await read(lines.join(''));
  expect(quotable).toContain('I order it on Sunday night by phone (she laughs).');
  expect(quotable).toContain('The mill never answers before ten, so I lose an hour every week.');
  expect(quotable.join(' ')).not.toContain('really');
});

test('what those who take such notes write for themselves is nothing that was said', async () => {
  const notes = ['→ asked about the mill twice', 'NB: check the year with Lou', 'Note to self, bring bread'];
  const lines = talk.map(([name, words], i) =>
    number(name) ? ` ${words}\n${notes[(i - 1) / 2] ?? ''}\n` : `[${words}]`,
  );
  expect(await read(lines.join(''))).toEqual({ asks: [], answers: [], quotable: said });
});

test('a time may be above a name with a place after it, or with an initial at its end', async () => {
  const names: Record<string, string> = { 'Kim Berger': 'Kim B.', 'Rosa Lind': 'Rosa Lind (Mill shop)' };
  const text = layout((name, words, i) => `00:${at(i)} ${names[name]}\n${words}`);
  expect(await read(text)).toEqual({ asks: ['Kim B.'], answers: ['Rosa Lind'], quotable: said });
});

test.each(['— ', '– ', '- '])(
  'where each turn of a printed talk begins with “%s”, one asks and the other answers',
  async (dash) => {
    const text = layout(
      (_, words) => `${dash}${words.replace('And how often does that happen?', 'That sounds like a lot.')}`,
    );
    expect(await read(text)).toEqual({ asks: [], answers: [], quotable: said });
    const head = 'Participant: Rosa Lind, 52\nRole: baker\nInterviewer: Kim';
    expect(await read(`${head}\n\n${text}`)).toEqual({ asks: [], answers: ['Rosa Lind'], quotable: said });
  },
);

test('where unnamed speakers alternate by paragraph, one without a mark asks, too, and an answer may have several', async () => {
  const stated = (words: string) => words.replace('And how often does that happen?', 'So that costs you a morning.');
  const text = layout((_, words) => stated(words).replace('restaurants because', 'restaurants.\n\nThey left because'));
  const { quotable } = await read(text);
  expect(quotable).not.toContain('So that costs you a morning.');
  expect(quotable).toContain('They left because of that.');
  expect(quotable).toContain(said.at(-1));
});

test('dashes before points of a list, or in a tale, mark no one who asks', async () => {
  const points = said.map((words) => `— ${words}`).join('\n');
  expect((await read(points)).quotable).toHaveLength(said.length);
  const tale = said.map((words, i) => (i % 3 ? `The miller waited. ${words}` : `— And then? — ${words}`)).join('\n\n');
  expect((await read(tale)).quotable.join(' ')).toContain('And then?');
});

describe('where captions mark each change of voice by a sign', () => {
  const caption = (sign: string, words: string, i: number) =>
    `00:00:${two(i)}\n${sign}${words.toLowerCase().replace(/[.,?]/gu, '')}`;
  const told = said.map((sentence) => sentence.toLowerCase().replace(/[.,?]/gu, ''));

  test('one asks, and the other answers', async () => {
    const { quotable } = await read(talk.map(([, words], i) => caption('>> ', words, i)).join('\n'));
    expect(quotable.join(' ')).toBe(told.join(' '));
  });

  test('a missed change of speaker is found by how the two speak', async () => {
    const { quotable } = await read(talk.map(([, words], i) => caption(i === 3 ? '' : '>> ', words, i)).join('\n'));
    expect(quotable.join(' ')).toBe(told.join(' '));
  });
});

test('a text that asks now and then is no interview', async () => {
  const [prose] = said.map((_, i) => `${said.slice(i).join('\n')}\nWhy is that so?\n${said.slice(0, i).join('\n')}`);
  expect((await read(prose ?? '')).quotable).toContain('Why is that so?');
});

test.each([
  [
    'a diary',
    'Monday – The oven was cold.\nTuesday – It rained all day.\nMonday – We sold out.\nTuesday – Nobody came.',
  ],
  [
    'chapters',
    'Costs\nThe oven costs more than the flour.\n\nStaff\nTwo people are ill.\n\nCosts\nThe rent is due.\n\nStaff\nWho is next?',
  ],
  ['a list of choices', 'A. The oven is new.\nB. The oven is old.\nA. The flour is dry.\nB. The flour is wet.'],
  [
    'an agenda',
    '09:00 Opening of the day\n10:00 Coffee in the hall\n11:00 Talk about the oven\n12:00 Lunch with the bakers',
  ],
])('%s names no speaker', async (_, text) => {
  const { asks, answers } = await read(text);
  expect([...asks, ...answers]).toEqual([]);
});

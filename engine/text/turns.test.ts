import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { plainDocument } from '../testing/documents.ts';
import { rolesOf } from './roles.ts';
import { sentencesOf } from './sentences.ts';
import { turnsOf } from './turns.ts';

const spoken = (text: string) =>
  turnsOf(plainDocument(text), 'english').map((t) => [t.speaker, text.slice(t.start, t.end)]);

test('labels are read however a transcript writes them', () => {
  const words = [
    ['Interviewer', 'How was it?'],
    ['Ada', 'Slow.'],
    ['Interviewer', 'Why?'],
    ['Ada', 'No idea.'],
  ];
  expect(spoken('Interviewer: How was it?\nAda: Slow.\nInterviewer: Why?\nAda: No idea.')).toEqual(words);
  expect(spoken('**Interviewer:** How was it?\n**Ada:** Slow.\n**Interviewer:** Why?\n**Ada:** No idea.')).toEqual(
    words,
  );
  expect(
    spoken(
      '[00:00:01] Interviewer: How was it?\n[00:00:04] Ada: Slow.\n[00:00:07] Interviewer: Why?\n[00:01:00] Ada: No idea.',
    ),
  ).toEqual(words);
  expect(
    spoken('Interviewer (00:01)\nHow was it?\nAda (00:04)\nSlow.\nInterviewer (00:07)\nWhy?\nAda (01:00)\nNo idea.'),
  ).toEqual(words);
});

test('a time between the label and the words, or at the head of every line, is no part of what is said', () => {
  const bold =
    '**I [00:00:01]** How was it?\n\n**B [00:00:04]** Slow.\n\n**I [00:00:07]** Why?\n\n**B [00:01:00]** No idea.';
  expect(spoken(bold)).toEqual([
    ['I', 'How was it?'],
    ['B', 'Slow.'],
    ['I', 'Why?'],
    ['B', 'No idea.'],
  ]);
  const lines = [
    '(0:02) **Rosa:** I plan the week on Sunday,',
    '(0:06) because the phone is always empty.',
    '(0:09) Right.',
    '(0:11) **Lena:** And then?',
    '(0:13) **Rosa:** Then nobody looks at it.',
    '(0:15) **Lena:** Why?',
    '(0:19) **Rosa:** No idea.',
  ].join('\n');
  expect(spoken(lines).map(([speaker]) => speaker)).toEqual(['Rosa', 'Lena', 'Rosa', 'Lena', 'Rosa']);
  const said = lines.slice(lines.indexOf('I plan'), lines.indexOf('\n(0:11)'));
  expect(sentencesOf(said, { start: 0, end: said.length }, 'english').map((s) => said.slice(s.start, s.end))).toEqual([
    'I plan the week on Sunday,\n(0:06) because the phone is always empty.',
    'Right.',
  ]);
});

test('a word before a time within what is said is no label', () => {
  expect(
    spoken(
      'I: How was it?\nB: It was slow.\nSomehow [00:07:14] it got better. And [00:07:20] Then not.\nI: Why?\nB: No idea.',
    ).map(([speaker]) => speaker),
  ).toEqual(['I', 'B', 'I', 'B']);
});

test('what one who asks says within the line of another is not theirs', () => {
  const session = `Moderator: Please find the timetable.
Participant: I click on the map. It is slow ... MODERATOR: Could you try the search? There is a box. Oh, here it is. I type the stop.
Moderator: And the price?
Participant: I see no price. MODERATOR: It stands below. Take your time.
Moderator: Would you buy it?
Participant: Note: no. I would walk.`;
  expect(spoken(session)).toEqual([
    ['Moderator', 'Please find the timetable.'],
    ['Participant', 'I click on the map. It is slow ...'],
    ['MODERATOR', 'Could you try the search? There is a box.'],
    ['Participant', 'Oh, here it is. I type the stop.'],
    ['Moderator', 'And the price?'],
    ['Participant', 'I see no price.'],
    ['MODERATOR', 'It stands below. Take your time.'],
    ['Moderator', 'Would you buy it?'],
    ['Participant', 'Note: no. I would walk.'],
  ]);
});

test('a turn continues over several lines until the next label', () => {
  expect(spoken('Q: How was it?\nA: Slow.\nAnd loud.\n\nVery loud.\nQ: Why?\nA: No idea.')).toEqual([
    ['Q', 'How was it?'],
    ['A', 'Slow.\nAnd loud.\n\nVery loud.'],
    ['Q', 'Why?'],
    ['A', 'No idea.'],
  ]);
});

test('prose with a colon and a form with fields have no speakers', () => {
  expect(spoken('We met twice.\nNote: bring the keys.\nIt rained.')).toEqual([
    [null, 'We met twice.\nNote: bring the keys.\nIt rained.'],
  ]);
  const form = 'Name: Ada\nAge: 34\nAnswer: fine\nName: Ben\nAge: 51\nAnswer: slow';
  expect(spoken(form)).toEqual([[null, form]]);
});

test('a heading with a colon beside a talk is no speaker', () => {
  const said = 'Ich schreib den Zähler jeden Morgen auf.';
  const talk = Array.from({ length: 4 }, (_, i) => `Frage: Und dann, ${i}?\n\nFrau Lind: ${said}`).join('\n\n');
  const text = `Zur Person: Schneiderin, wohnt allein.\n\n${talk}\n\nEigene Anmerkung: Der Ordner war beeindruckend.`;
  expect([...new Set(turnsOf(plainDocument(text, 1), 'german').flatMap(({ speaker }) => speaker ?? []))]).toEqual([
    'Frage',
    'Frau Lind',
  ]);
});

test('in a meeting, a person who speaks once at its end or as the chair is a speaker', () => {
  const names = ['Ada Hill', 'Ben Lund', 'Cleo Park', 'Dora Sand'];
  const minister = 'Ada Hill (Minister of Innovation, Science and Industry of the Province)';
  const order = [...names, ...names.toReversed(), 'Ben Lund', 'Dora Sand', minister];
  const talk = order.map((name, n) => `${name}: We agreed on point ${n}.`).join('\n');
  const text = `${talk}\nThe Deputy Chair: I close the meeting.\nSome Honourable Members: Hear, hear.`;
  const speakers = turnsOf(plainDocument(text, 1), 'english').flatMap(({ speaker }) => speaker ?? []);
  expect(speakers.slice(-3)).toEqual([
    expect.stringContaining('Ada Hill'),
    'The Deputy Chair',
    'Some Honourable Members',
  ]);
});

test('where each of two letters may be of the one who asks, what they do decides', () => {
  const text = Array.from(
    { length: 4 },
    (_, i) => `E: ¿Y qué pasó después, ${i}?\nP: Llamé a la clínica y nadie contestó, así que me fui caminando.`,
  ).join('\n');
  const document = plainDocument(text, 1);
  expect([...rolesOf(text, turnsOf(document, 'spanish'), 'spanish')]).toEqual([
    ['e', 'asks'],
    ['p', 'answers'],
  ]);
});

test('who asks is known by the label or, without one, by behaviour', () => {
  const roles = (text: string) => rolesOf(text, turnsOf(plainDocument(text), 'english'), 'english');
  expect(roles('Moderator: Go on.\nP1: It is slow.\nModerator: And?\nP1: Loud.').get('moderator')).toBe('asks');
  const talk = [1, 2, 3]
    .map((n) => `Kim: What about ${n}?\nLee: I use it ${n} times a day and I like it well enough.`)
    .join('\n');
  expect(roles(talk).get('kim')).toBe('asks');
  expect(roles(talk).get('lee')).toBe('answers');
});

test('where a program writes no question marks, the one of two who says less asks', () => {
  const talk = (asked: string) =>
    [1, 2, 3]
      .map(
        (n) => `SPEAKER_00: so how about ${n}${asked}\nSPEAKER_01: i use it ${n} times a day and i like it well enough`,
      )
      .join('\n');
  const rolesOfTalk = (text: string) =>
    Object.fromEntries(rolesOf(text, turnsOf(plainDocument(text), 'english'), 'english'));
  expect(rolesOfTalk(talk(''))).toEqual({ speaker_00: 'asks', speaker_01: 'answers' });
  expect(rolesOfTalk('Ada: so how about it\nBen: i use it a lot\n'.repeat(3))).toEqual({
    ada: 'answers',
    ben: 'answers',
  });
});

test('of two with names, who says little and asks in words asks, though hardly a question is marked', () => {
  const long = 'the flour comes on Monday and we carry it down to the cellar, and by Friday there is none of it left';
  const asked = ['so how does it come in', 'right', 'and who carries it', 'okay', 'what happens then', 'mm-hmm'];
  const rolesWith = (answer: string) => {
    const text = asked.map((said) => `Ada Hill: ${said}\nBen: ${answer}`).join('\n');
    return Object.fromEntries(rolesOf(text, turnsOf(plainDocument(text), 'english'), 'english'));
  };
  expect(rolesWith(long)).toEqual({ 'ada hill': 'asks', ben: 'answers' });
  expect(rolesWith('and how is yours')).toEqual({ 'ada hill': 'answers', ben: 'answers' });
});

test.each<[Language, [asked: string, answered: string][]]>([
  [
    'chinese',
    [
      ['那你一般几点去拿菜', '我下了班去拿,七点多吧,有时候加班就要到九点,反正店里开到十点'],
      ['拿的时候顺不顺', '还行,就是货架上都是袋子,我得蹲下来一个一个翻我那个号'],
      ['翻一次要多久', '两三分钟吧,有一回我翻了十分钟,最后发现在冰柜里'],
      ['那你会跟老板说吗', '我不说,人家也忙,我自己找找就算了,说了也没用'],
      ['嗯嗯,明白了', '不过我老婆会说,她上次就跟老板吵了一架'],
      ['后来怎么解决的', '后来老板给我们赔了一盒鸡蛋,我就没再管这事了'],
    ],
  ],
  [
    'hindi',
    [
      ['तो पहले थोड़ा बताइए आपका काम क्या है यहाँ', 'मैं सुबह दुकान खोलता हूँ फिर मेरा भाई आ जाता है और हम दोनों मिलके माल लगाते हैं'],
      ['और माल कब मँगाते हो', 'मैं तो रात में मँगाता हूँ जब ग्राहक कम होते हैं, मुझे तब ही फ़ुरसत मिलती है'],
      ['अच्छा और वो सब फिर कैसे दिखता है आपको फ़ोन में', 'मेरे फ़ोन में लिस्ट आती है पर मैं लिस्ट नहीं देखता, मैं आवाज़ से बोल देता हूँ'],
      ['अच्छा', 'हमारे यहाँ तो बिजली भी चली जाती है, तो मेरी पूरी लिस्ट गायब हो गई थी एक बार'],
      ['फिर कितना नुक़सान हुआ', 'मेरा तो पूरा हफ़्ता ख़राब गया, मुझे सब दुबारा लिखना पड़ा'],
      ['तो अब क्या करते हो दुबारा न हो इसके लिए', 'अब मैं कॉपी में भी लिखता हूँ, मेरी बेटी लिख देती है शाम को'],
    ],
  ],
  [
    'russian',
    [
      [
        'тогда расскажи по шагам как ты это делаешь в конце месяца',
        'ну я прихожу утром и сразу открываю свою табличку, мне так спокойнее, я там всё вижу',
      ],
      [
        'а сам сервис тебе тогда вообще зачем если есть табличка',
        'сервис у меня для отчётов, я туда захожу раз в месяц, мне больше не надо',
      ],
      ['понятно', 'я один раз туда загрузила выписку и у меня всё задвоилось, я потом два дня чистила'],
      ['два дня прям', 'два дня, я даже мужу не готовила, мы пельмени ели, честно говоря'],
      ['и что поддержка', 'мне они ответили через день, я уже всё сама сделала к тому моменту'],
      [
        'ясно, тогда последнее на сегодня, кому бы посоветовала',
        'я с тех пор всё проверяю руками, мне так надёжнее, я никому не верю',
      ],
    ],
  ],
])('in %s who means themselves less, and asks more, asks, though nothing is marked', (language, talk) => {
  const lines = talk.map(([asked, answered], i) => `Lena 00:0${i}:05\n${asked}\n\nMarek 00:0${i}:20\n${answered}`);
  const text = lines.join('\n\n');
  const roles = rolesOf(text, turnsOf(plainDocument(text, 1), language), language);
  expect([...roles]).toEqual([
    ['lena', 'asks'],
    ['marek', 'answers'],
  ]);
});

test('a person who drops a word in a talk with one person is a bystander', () => {
  const long = 'I get up at four and light the oven, and then I carry the flour up from the cellar. '.repeat(4);
  const talk = [1, 2, 3].map((n) => `Kim: What about ${n}?\nLee: ${long}`).join('\n');
  expect(rolesIn(`${talk}\nTarek: Hello.\nKim: And then?\nLee: ${long}\nTarek: Bye.`)).toEqual({
    kim: 'asks',
    lee: 'answers',
    tarek: 'asks',
  });
  expect(rolesIn(`${talk}\nTarek: ${long}\nKim: And then?\nLee: ${long}`)).toMatchObject({ tarek: 'answers' });
});

const rolesIn = (text: string) => Object.fromEntries(rolesOf(text, turnsOf(plainDocument(text), 'english'), 'english'));

const answers = [
  'It takes me the whole morning to find the right form.',
  'You know what? I gave up. I paid by cash.',
  'My brother does it for me now.',
  'The office closes at noon, so I take a day off for it.',
  'They lost it twice. Can you imagine?',
  'Nobody told me.',
  'I would rather walk there.',
  'It is better than it was.',
];

test('an interviewer who asks by name is recognised though they also report, nod and explain, and the other asks back', () => {
  const asked = [
    'I see, so let me explain what we do here first.',
    'And how do you find the form?',
    'Right.',
    'Who helps you with it?',
    'Okay, and when do you go?',
    'Sure.',
    'Why is that so?',
    'Mm.',
  ];
  expect(rolesIn(answers.map((answer, i) => `Kim: ${asked[i]}\nLee: ${answer}`).join('\n'))).toEqual({
    kim: 'asks',
    lee: 'answers',
  });
});

test('of two who ask each other, neither is the interviewer', () => {
  const talk = answers.map(
    (answer, i) => `Kim: ${answer} ${i % 2 ? 'And yours?' : ''}\nLee: ${answers[7 - i]} ${i % 2 ? '' : 'And yours?'}`,
  );
  expect(rolesIn(talk.join('\n'))).toEqual({ kim: 'answers', lee: 'answers' });
});

test('two who ask by turns, and a person who asks once, are no respondents', () => {
  const talk = answers.map((answer, i) => `${i % 2 ? 'Kim' : 'Lou'}: And what about number ${i}?\nLee: ${answer}`);
  expect(rolesIn([...talk, ...talk, 'Max: And in winter?', 'Lee: Nothing then.'].join('\n'))).toEqual({
    lou: 'asks',
    kim: 'asks',
    lee: 'answers',
    max: 'asks',
  });
});

test('where a program goes over to numbers for a while, the two who talk stay two', () => {
  const talk = answers.map((answer, i) => {
    const [asker, other] = i > 5 ? ['Speaker 1', 'Speaker 2'] : ['A1', 'P8'];
    return `${asker}  0:${10 + i}\nWhat about number ${i}?\n\n${other}  0:${30 + i}\n${answer}`;
  });
  expect(rolesIn(talk.join('\n\n'))).toEqual({ a1: 'asks', p8: 'answers' });
});

test('in a group that talks among itself everybody answers', () => {
  const talk = answers.map((answer, i) => `${['Kim', 'Lou', 'Lee'][i % 3]}: ${answer} ${i % 4 ? '' : 'And you?'}`);
  expect(Object.values(rolesIn([...talk, ...talk].join('\n')))).toEqual(['answers', 'answers', 'answers']);
});

test('a letter and a number do not say who asks: behaviour does, and who has the same letter takes notes', () => {
  const talk = answers.map((answer, i) => `A1: What about number ${i}?\nP4: ${answer}`).join('\n');
  expect(rolesIn(`${talk}\nA5: I have that.`)).toEqual({ a1: 'asks', p4: 'answers', a5: 'asks' });
});

test('each cell of a table is a turn of its row, and a caption that continues joins the one before', () => {
  const text = 'id: 1\nanswer: Too slow.\n\nid: 2\nanswer: I like it.';
  const cell = (start: number, end: number, row: number, name: string) => ({
    kind: 'row' as const,
    start,
    end,
    row,
    cell: name,
  });
  const table = {
    ...plainDocument(text),
    blocks: [cell(4, 5, 2, 'id'), cell(14, 23, 2, 'answer'), cell(29, 30, 3, 'id'), cell(39, 49, 3, 'answer')],
  };
  expect(turnsOf(table, 'english').map((t) => [t.row?.ordinal, text.slice(t.start, t.end)])).toEqual([
    [1, '1'],
    [1, 'Too slow.'],
    [2, '2'],
    [2, 'I like it.'],
  ]);
  const captions = 'Ada: I pay in cash,\nalways.';
  const cue = (start: number, end: number, index: number) => ({
    kind: 'cue' as const,
    start,
    end,
    speaker: 'Ada',
    cue: { index, startMs: index * 1000, endMs: index * 1000 + 900 },
  });
  const turns = turnsOf({ ...plainDocument(captions), blocks: [cue(5, 19, 1), cue(20, 27, 2)] }, 'english');
  expect(turns.map((t) => captions.slice(t.start, t.end))).toEqual(['I pay in cash,\nalways.']);
});

// A pattern that tries each of the blanks against all others would not come to an end.
test.each([
  ['tabs before a word', `${'\t'.repeat(200_000)}word`],
  ['blanks within a line', `word?${' '.repeat(200_000)}word`],
  ['a line of blanks', `word\n${' '.repeat(200_000)}\nword`],
])('%s are read to their end', (_, text) => {
  expect(turnsOf(plainDocument(`Interview 1\n${text}`), 'english').at(-1)?.end).toBe(12 + text.length);
});

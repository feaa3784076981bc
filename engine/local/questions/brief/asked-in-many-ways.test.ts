import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

/** Briefs that list what they want to know. */
const listed = (...items: string[]) => `We want to understand:\n${items.map((item) => `- ${item}`).join('\n')}`;
const aufgelistet = (...items: string[]) => `Wir wollen verstehen:\n${items.map((item) => `- ${item}`).join('\n')}`;

test.each<[Language, string, string[]]>([
  ['english', listed('what prompted people to leave', 'x', 'y'), ['What prompted people to leave?']],
  [
    'english',
    listed('how long they had been baking', 'who taught them', 'why they stopped', 'how they found the oven'),
    ['How long had people been baking?', 'Who taught people?', 'Why did people stop?', 'How did people find the oven?'],
  ],
  [
    'english',
    listed(
      'whether anything could have persuaded them',
      "what they've had to change since May",
      "which loaf they'd fight for",
      'where they bake now, if anywhere',
    ),
    [
      'Could anything have persuaded people?',
      'What have people had to change since May?',
      'Which loaf would people fight for?',
      'Where do people bake now, if anywhere?',
    ],
  ],
  [
    'english',
    listed(
      'to what extent they trust the scales',
      'the reasons why so few loaves are sold',
      'what advantage, if any, they see in a club',
      'whom sole bakers ring when they are stuck',
    ),
    [
      'To what extent do people trust the scales?',
      'Why are so few loaves sold?',
      'What advantage do people see in a club?',
      'Whom do sole bakers ring when they are stuck?',
    ],
  ],
  [
    'english',
    listed('what actually happens to the dough', 'what catches their eye', 'how often they cross the yard'),
    ['What actually happens to the dough?', 'What catches their eye?', 'How often do people cross the yard?'],
  ],
  [
    'english',
    listed(
      'how they decide what to bake and what to leave',
      'how they hear of changes, and whether they feel they had a say',
      'z',
    ),
    [
      'How do people decide what to bake and what to leave?',
      'How do people hear of changes? Do people feel they had a say?',
    ],
  ],
  [
    'english',
    'We would like to find out how bakers store flour, which mills they rely on, and how confident they feel about it.',
    ['How do bakers store flour?', 'Which mills do people rely on?'],
  ],
  [
    'english',
    'How do they decide, on a busy day, where to eat and who with? And do they pay?',
    ['How do people decide, on a busy day, where to eat and who with?', 'Do people pay?'],
  ],
  [
    'english',
    "2. What we want to know\n2.1 How do bakers rest?\n2.2 What do they miss? Why that one?\n2.3 I'm also curious about the young ones: what keeps them?",
    ['How do bakers rest?', 'What do people miss?', 'The young ones: what keeps them?'],
  ],
  ['english', 'They rewrote the letter, it got longer, calls went up again.', []],
  ['english', 'The club wants to understand what is going on before it decides.', []],
  [
    'german',
    'Wir wollen verstehen, wie Bäcker entscheiden, welche Brote in den Laden kommen und welche nicht, und was sie daran hindert, früher zu öffnen.',
    [
      'Wie entscheiden Bäcker, welche Brote in den Laden kommen und welche nicht?',
      'Was hindert die Leute daran, früher zu öffnen?',
    ],
  ],
  [
    'german',
    aufgelistet(
      'welche Rolle Dinge spielen, die keine Brote sind',
      'mit welchen Erwartungen sie den Laden betreten',
      'ob und an wen sie Mängel melden',
      'aus welchen Gründen Mängel gemeldet oder eben nicht gemeldet werden',
    ),
    [
      'Welche Rolle spielen Dinge, die keine Brote sind?',
      'Mit welchen Erwartungen betreten die Menschen den Laden?',
      'An wen melden die Menschen Mängel?',
      'Aus welchen Gründen werden Mängel gemeldet oder eben nicht gemeldet?',
    ],
  ],
  [
    'german',
    aufgelistet(
      'wann und wodurch Bäcker beginnen, sich mit der Nachfolge zu beschäftigen',
      'ob sie seltener kommen und, wenn ja, aus welchem Grund',
      'was sie tun, wenn kein Mehl da ist',
    ),
    [
      'Wann und wodurch beginnen Bäcker, sich mit der Nachfolge zu beschäftigen?',
      'Kommen die Menschen seltener?',
      'Was tun die Menschen, wenn kein Mehl da ist?',
    ],
  ],
  [
    'german',
    'Wie am Dienstag besprochen, schicke ich ein paar Zeilen. Wie erleben sie den Morgen, und wie gehen sie damit um? Und schließlich: wie sie auf den Winter blicken, auch was den Ofen angeht.',
    ['Wie erleben die Leute den Morgen, und wie gehen sie damit um?', 'Wie blicken die Menschen auf den Winter?'],
  ],
  [
    'german',
    'Bitte finden Sie im Gespräch heraus, wie sie an frisches Mehl kommen. Danach geht es um Folgendes: wie der Morgen abläuft und wo es hakt.',
    ['Wie kommen die Menschen an frisches Mehl?', 'Wie läuft der Morgen ab? Wo hakt es?'],
  ],
  [
    'german',
    'Fragestellung\na) Was bedeutet der Ofen, und wie hat sich das im Lauf der Jahre gewandelt?\nb) Wie wird entschieden, was erlaubt ist, und wer hat das letzte Wort?\nc) Und wissen die Jungen davon?',
    [
      'Was bedeutet der Ofen, und wie hat sich das im Lauf der Jahre gewandelt?',
      'Wie wird entschieden, was erlaubt ist, und wer hat das letzte Wort?',
      'Wissen die Jungen davon?',
    ],
  ],
  [
    'english',
    listed(
      'why bakers who have left this year decided to go',
      'whether bakers under 35 regard the hall as theirs',
      'what regulars would miss most',
      'at what point they started to think about it',
    ),
    [
      'Why did bakers who have left this year decide to go?',
      'Do bakers under 35 regard the hall as theirs?',
      'What would regulars miss most?',
      'At what point did people start to think about it?',
    ],
  ],
  [
    'english',
    listed(
      'how they first heard of the mill',
      'what wears them down',
      "which parts they didn't understand or didn't trust",
      'how much difference the oven itself makes',
    ),
    [
      'How did people first hear of the mill?',
      'What wears people down?',
      "Which parts didn't people understand or trust?",
      'How much difference does the oven itself make?',
    ],
  ],
  [
    'english',
    'Could you also ask the bakers? How they handle allergies: is it a worry? Bakers know their trade. What do we want to learn?',
    ['How do people handle allergies: is it a worry?'],
  ],
  [
    'german',
    aufgelistet(
      'wie glaubwürdig sie die Waage finden',
      'welche Bäcker und Müller ihnen im Gedächtnis geblieben sind',
      'was sie hätte umstimmen können',
      'ab wann der Gedanke an den Verkauf da war',
      'was sich ändern müsste, damit sie wieder kommen',
    ),
    [
      'Wie glaubwürdig finden die Menschen die Waage?',
      'Welche Bäcker und Müller sind ihnen im Gedächtnis geblieben?',
      'Was hätte sie umstimmen können?',
      'Ab wann war der Gedanke an den Verkauf da?',
      'Was müsste sich ändern, damit die Leute wieder kommen?',
    ],
  ],
  [
    'german',
    'Mich interessiert, wie Bäcker mit dem Frost umgehen: Heizen sie mehr? Die Leitung erfährt nicht, wer teilnimmt.\n\nWas wir wissen möchten\nWie backen die Jungen?',
    ['Wie gehen Bäcker mit dem Frost um: Heizen sie mehr?', 'Wie backen die Jungen?'],
  ],
  [
    'english',
    listed(
      'what the first months are really like for beginners',
      'how welcome strangers feel',
      'which parts of the job come as a surprise',
      'which tasks could be dropped',
      'what has become harder for bakers',
    ),
    [
      'What are the first months really like for beginners?',
      'How welcome do strangers feel?',
      'Which parts of the job come as a surprise?',
      'Which tasks could be dropped?',
      'What has become harder for bakers?',
    ],
  ],
  [
    'german',
    'Uns interessiert, wie lange man bereit ist zu warten. Umgekehrt: Wie backen die Neuen? Schaffst du es bis Ende August?',
    ['Wie lange ist man bereit zu warten?', 'Wie backen die Neuen?'],
  ],
  [
    'english',
    listed(
      'their views on the price rise last autumn',
      'attitudes towards tests',
      'the effect of the rules on families',
    ),
    [
      'What are people’s views on the price rise last autumn?',
      'What are people’s attitudes towards tests?',
      'What is the effect of the rules on families?',
    ],
  ],
  [
    'german',
    aufgelistet('Einstellung zu höheren Preisen', 'ihre Erwartungen an den Verband', 'Umgang mit altem Brot'),
    [
      'Welche Einstellung haben die Menschen zu höheren Preisen?',
      'Welche Erwartungen haben die Menschen an den Verband?',
      'Wie gehen die Menschen mit altem Brot um?',
    ],
  ],
  [
    'japanese',
    '知りたいこと\n・パン屋はどのように小麦粉を保管しているか\n・何に困っているか\n１．どこで買うか',
    ['パン屋はどのように小麦粉を保管していますか？', '何に困っていますか？'],
  ],
  [
    'chinese',
    '我们想了解\n・面包师如何储存面粉\n・什么让他们烦恼\n・他们为什么离开',
    ['面包师如何储存面粉？', '什么让他们烦恼？', '他们为什么离开？'],
  ],
  [
    'french',
    'Nous voulons savoir\n· comment les boulangers gardent la farine\n· ce qui les gêne\n· pourquoi ils partent',
    ['Comment est-ce que les boulangers gardent la farine\u00a0?', 'Pourquoi est-ce qu’ils partent\u00a0?'],
  ],
])('a brief is asked aloud however it says what it wants to know: %s, %s', (language, description, questions) => {
  const asked = askedInBrief({ description }, language);
  for (const question of questions) expect(asked).toContain(question);
  if (questions.length === 0) expect(asked).toEqual([]);
  expect(asked.filter((one) => /teil|could you|schaffst|wir wissen|we want/iu.test(one))).toEqual([]);
});

test('lines without any full stop are what a brief asks for, and headings only beside sentences', () => {
  const lines = 'Der Preis von Brot\nDie Wege zum Laden\nDie Zeiten am Morgen';
  expect(askedInBrief({ description: lines }, 'german')).toHaveLength(3);
  const beside = 'Der Preis von Brot\nBrot wird teurer. Das Mehl auch. Was kostet es?';
  expect(askedInBrief({ description: beside }, 'german').join()).not.toContain('Preis');
});

test('a brief with 400,000 blanks is read to its end', () => {
  const description = `How ${' '.repeat(400_000)}do bakers rest?`;
  expect(askedInBrief({ description }, 'english')).toEqual(['How do bakers rest?']);
});

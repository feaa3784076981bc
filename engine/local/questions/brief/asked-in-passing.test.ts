import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

const asked = (description: string, language: Language) =>
  askedInBrief({ description }, language).map((question) => question.replace(/\s/gu, ' '));

test.each<[Language, string, string, RegExp]>([
  [
    'english',
    "hiya, transcripts are in the folder. it's the new order line at the mill. want to know where people give up on it. dev reckons it's only the older bakers who hate it, not convinced, see if that holds up?",
    "Is it true that it's only the older bakers who hate it?",
    /reckons|holds up/u,
  ],
  [
    'english',
    "hiya, transcripts are in the folder. want to know where people give up on the line. oh and if someone's mentioned going to the mill in Ash because of it i want to hear that, even if it's just one.",
    'Has anyone mentioned going to the mill in Ash because of it?',
    /want to hear/u,
  ],
  [
    'german',
    'Hallo Tobi, hier die Interviews zur Mühle, und mich treibt vor allem um, was die mit dem alten Mehl gemacht hätten, wenn es uns nicht gäbe. Antrag muss am 30. raus, vielleicht schaffst du es eine Woche vorher? Liebe Grüße, Annika',
    'Was hätten die mit dem alten Mehl gemacht, wenn es uns nicht gäbe?',
    /schaffst/u,
  ],
  [
    'german',
    'Brotvorbestellung – was ich aus den Interviews brauche\n\n- ob sie was spenden würden oder obs echt nur geht weils nix kostet\n- was sie sonst noch gern vorbestellen würden',
    'Was würden die Menschen sonst noch gern vorbestellen?',
    /was brauche ich|kostet obs/u,
  ],
  [
    'spanish',
    'hola pili, te acabo de subir los 5 audios. lo q necesito saber: por qué la gente no aparece, q esta semana llevo tres plantones. cada cuánto creen ellos q hay q traer el trigo. mira a ver si sale algo. de precios nada eh, q ya los subí en enero.',
    '¿Cada cuánto creen ellos que hay que traer el trigo?',
    /Qué esta|sale algo|Qué ya/u,
  ],
  [
    'spanish',
    'Molino, servicio por encargo\n\n1) Qué harina NO nos mandan. Sospecho que la vieja, por pena.\n2) de quién aprenden: ¿del vecino, de los talleres?\n3) qué hacen con lo que les sobra, porque yo veo sacos pudriéndose',
    '¿Qué hacen con lo que les sobra?',
    /cierto que la vieja|De, quién|yo veo/u,
  ],
  [
    'french',
    "Bonjour Hélène,\n\nCe qui nous préoccupe d'abord, c'est de comprendre comment la décision d'appeler le moulin a été prise. Par ailleurs, les étiquettes sont-elles lisibles pour les boulangers ?\n\nBien cordialement,\nMarie",
    "Comment est-ce que la décision d'appeler le moulin a été prise ?",
    /préoccupe|Par ailleurs/u,
  ],
  [
    'french',
    "Alors pour le moulin, je te mets tout en vrac : ce que je voudrais en tirer c'est surtout comment ils sont tombés sur nous et pourquoi nous et pas le moulin d'à côté. Rien ne presse.",
    'Comment est-ce qu’ils sont tombés sur nous ?',
    /voudrais en tirer|est-ce que nous/u,
  ],
])(
  'in %s, what a message asks by the way is asked, and what its writer says to a colleague is not: %s',
  (language, brief, question, others) => {
    const questions = asked(brief, language);
    expect(questions).toContain(question);
    expect(questions.join(' ')).not.toMatch(others);
  },
);

test.each<[Language, string]>([
  ['english', 'Five recordings. We want to know what they think of the oven.'],
  ['german', 'Fünf Telefonate. Wir wollen wissen, was sie vom Ofen halten.'],
  ['french', 'Cinq conversations. On voudrait savoir ce qu’ils pensent du four.'],
  ['spanish', 'Cinco charlas. Queremos saber qué piensan del horno.'],
  ['portuguese', 'Cinco conversas. Queremos saber o que pensam do forno.'],
])('in %s how many were talked to is no thing to ask about: %s', (language, brief) => {
  expect(asked(brief, language)).toHaveLength(1);
});

test('a German question that only points back keeps the statement before it', () => {
  const brief =
    "Protokoll, Punkt 3: Mühle\n\nDonnerstag seit Herbst halb leer. Woran liegt's? Der Ausweis verfällt nach einem Jahr. Weiß das wer?";
  expect(asked(brief, 'german')).toEqual([
    "Donnerstag seit Herbst halb leer. Woran liegt's?",
    'Der Ausweis verfällt nach einem Jahr. Weiß das wer?',
  ]);
});

test('in English a verb shows by the word after it, and those whom anyone would want are things', () => {
  const brief =
    '- what ends up in the compost\n- what breaks first\n- short courses at half-term, and whether anyone would want them';
  const questions = asked(brief, 'english');
  expect(questions).toContain('What ends up in the compost?');
  expect(questions).toContain('What breaks first?');
  expect(questions.join(' ')).not.toContain('want people');
});

test.each<[Language, string, readonly string[], RegExp]>([
  [
    'english',
    "Mill handover interviews – what I want out of them\n\n- five bakers, all first timers, all back since Aug. Transcripts with Jo\n- main one: the handover. we give them 50 mins & then they're off. what had they forgotten by the first night?\n" +
      "- who ends up lifting, and is anyone left out\n- when they rang us – and when they should've rung and didn't, why not\n- would they come again",
    ['What had they forgotten by the first night?', 'When did people ring us?'],
    /five bakers|first timers|I want out|main one|rang us/u,
  ],
  [
    'english',
    'Learner interviews (5 done)\n\n1. Swapping instructors. Had one who wanted to and never said, so: what stops them.\n2. Test nerves. What helped, if anything.\n' +
      '3. The two who packed it in. Was it us, money? Dawn says money. Dawn always says money.\n4. Practising in between lessons, how that goes.',
    ['Test nerves: what helped?', 'Practising in between lessons: how does that go?'],
    /Dawn/u,
  ],
  [
    'german',
    'hey jana, die interviews sind im ordner, alle fünf. ich will endlich wissen wo die gläser bleiben. was machen die wenn sie kein glas mithaben? und was kaufen sie trotzdem weiter im supermarkt und warum.',
    ['Was kaufen die Leute trotzdem weiter im supermarkt?'],
    /Was supermarkt/u,
  ],
  [
    'german',
    'Liebe Frau Wendt,\n\nanbei die Abschriften. Mich würde interessieren, wie die ersten Besuche gelaufen sind. Ganz wichtig ist mir auch das Thema Grenzen: Was machen sie, wenn der Ofen kalt ist? An wen wenden sie sich?\n\nLieße sich das bis zum 22. einrichten?',
    ['Grenzen: Was machen sie, wenn der Ofen kalt ist?', 'Wie sind die ersten Besuche gelaufen?'],
    /einrichten|wichtig/u,
  ],
  [
    'french',
    "salut Inès, t'as dû recevoir les entretiens, donc si tu peux me sortir l'essentiel... en gros comment les parents ont su qu'on louait, pourquoi ils louent au lieu d'acheter.",
    ["Pourquoi est-ce qu’ils louent au lieu d'acheter ?"],
    /tu peux/u,
  ],
  [
    'french',
    'Bonjour Mathilde,\n\nVous savez que notre four passe une fois par mois, et que depuis la rentrée une personne sur trois annule. Je voudrais comprendre pourquoi. Qui prend le rendez-vous ?',
    ['Qui prend le rendez-vous ?'],
    /rentrée/u,
  ],
  [
    'french',
    "coucou Léa, je te mets les entretiens sur la clé. en gros ce qu'on voudrait savoir : pourquoi les gens viennent chez nous au printemps (Didier dit que c'est les prix lol), ce qu'ils font quand le pain rassit justement, " +
      "et puis nos conseils, est-ce que ça leur sert une fois à la maison. et ce qu'ils achètent plutôt au marché.",
    [
      'Pourquoi est-ce que les gens viennent chez nous au printemps ?',
      "Qu’est-ce qu'ils font quand le pain rassit justement ?",
    ],
    /Coucou|Didier|savoir/u,
  ],
  [
    'spanish',
    'Molino – entrevistas a panaderos (5). Lo que hay que sacar:\n\n- primera impresión del cuestionario. Larguísimo, lo sé. ¿Se sintieron juzgados?\n- ¿pensaron en devolver el saco?\n- cómo se enteran de los turnos, que seguimos imprimiendo folletos',
    ['¿Pensaron en devolver el saco?', '¿Cómo se enteran de los turnos?'],
    /Lo sé|imprimiendo/u,
  ],
  [
    'portuguese',
    'oi Dani, tudo bem? então, as entrevistas já tão no drive. queria que vc visse pra mim: como elas escolheram a gente, e o que acham de avisar falta pelo grupo do zap pq aquilo virou uma bagunça, 200 mensagem por dia. ninguém avisa, vê aí. consegue até sexta?',
    ['Como elas escolheram a gente?', 'O que acham de avisar falta pelo grupo do zap?'],
    /bagunça|vê aí|sexta/iu,
  ],
  [
    'portuguese',
    'Prezada Luciana!\n\nO que a gente quer entender é, antes de tudo, por que não voltaram. Veja também como foi a entrevista.',
    ['Por que não voltaram?'],
    /entender é|prezada/iu,
  ],
])('in %s, no remark between its wishes becomes a question: %s', (language, brief, questions, others) => {
  const all = asked(brief, language);
  for (const question of questions) expect(all).toContain(question);
  expect(all.join(' ')).not.toMatch(others);
});

test.each<[Language, string, RegExp]>([
  [
    'german',
    'Liebe Frau Roth,\n\nanbei die fünf Gespräche. Mich beschäftigt vor allem, weshalb Stammkunden auf einmal im Internet bestellen. Beim Lieferdienst selbst: Passen die Zeiten, ' +
      'und was bedeutet es den Leuten, dass es immer Ali ist, der klingelt? Und was tun sie, wenn etwas nicht lieferbar ist?\n\nMit freundlichen Grüßen\nE. Brandt',
    /Passen die Zeiten: |klingelt: |Ach ja/u,
  ],
  [
    'russian',
    '- как выбирают муку. Пекарь убеждён, что дело в цене.\n- не слишком ли поправляют ошибки\n- чем занимаются между встречами',
    /убеждён|на тему/u,
  ],
  [
    'english',
    'Notes, Tues (me, Ngozi)\n\nNgozi: drop-off after Level 3. Why there?\n\nWaiting list. How do parents take it?',
    /Ngozi/u,
  ],
  [
    'spanish',
    'Hola, te paso lo de la tienda, a ver si tú sacas algo en claro. ¿Los precios les parecen caros? Para el viernes 17, si puede ser; si no, el lunes.',
    /sacas|viernes/u,
  ],
  [
    'russian',
    '- за языком или, может, поболтать\n- зачем вообще приходят\n- чем занимаются между встречами',
    /За языком или:/u,
  ],
])('in %s, words that name no thing are not asked about: %s', (language, brief, others) => {
  const questions = asked(brief, language);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.join(' ')).not.toMatch(others);
});

test.each<[Language, string, string]>([
  ['spanish', 'Guía de charla\n\n- ¿Tú usas la lista del pan?\n- ¿Quién hornea?', '¿Tú usas la lista del pan?'],
  ['spanish', 'Charlas del horno\n\n- Horno: ¿quién lo limpia?\n- Luz: ¿quién la paga?', 'Luz: ¿quién la paga?'],
  ['german', '- Wer bäckt?\n- Und sonntags, gehst du dann woanders hin?', 'Sonntags, gehst du dann woanders hin?'],
  ['russian', '- Пекарь думает, что мука дорогая?\n- Кто платит?', 'Пекарь думает, что мука дорогая?'],
])('in %s, a question of the brief stays that resembles a remark: %s', (language, brief, question) => {
  expect(asked(brief, language)).toContain(question);
});

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

test('a German question that only points back keeps the statement before it', () => {
  const brief =
    "Protokoll, Punkt 3: Mühle\n\nDonnerstag seit Herbst halb leer. Woran liegt's? Der Ausweis verfällt nach einem Jahr. Weiß das wer?";
  expect(asked(brief, 'german')).toEqual([
    "Donnerstag seit Herbst halb leer. Woran liegt's?",
    'Der Ausweis verfällt nach einem Jahr. Weiß das wer?',
  ]);
});

test('in English a verb shows by the word behind it, and those whom anyone would want are things', () => {
  const brief =
    '- what ends up in the compost\n- what breaks first\n- short courses at half-term, and whether anyone would want them';
  const questions = asked(brief, 'english');
  expect(questions).toContain('What ends up in the compost?');
  expect(questions).toContain('What breaks first?');
  expect(questions.join(' ')).not.toContain('want people');
});

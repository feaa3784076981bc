import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

const asked = (description: string, language: Language = 'english') => askedInBrief({ description }, language);

test('a dictated brief is asked all that it says it wants, however long its sentence is', () => {
  const dictated =
    "ok so basically we mend bikes for people who ride to work, it's called Spoke, we've been going about two years, and the thing that's " +
    'bugging me is that people come twice and then they vanish, so I had a friend phone up eighteen riders who stopped and what I want to get ' +
    'out of it is why they actually stopped, like the real reason not the polite one, and then what they were riding the month after, and whether ' +
    'anyone else at home was riding, and also how they found us in the first place because half of them were sent by a shop, oh and if ' +
    "they'd ever come back for a new bike. we're meeting on the 9th, thanks";
  expect(asked(dictated)).toEqual([
    'Why did people actually stop?',
    'What were people riding the month after?',
    'Was anyone else at home riding?',
    'How did people find us in the first place?',
    'Would people ever come back for a new bike?',
  ]);
});

test('a brief that was typed in a hurry is asked all that it needs to know', () => {
  const typed =
    'Late dryers at the launderette, running since may.\n\n4 interviews pls. need to know why ppl dont sign up, what they do there when theyre in, ' +
    'also whether they feel safe?? (the boss keeps asking). what goes wrong w nobody about / how they cope. and the deposit thing, is that what ' +
    'puts ppl off. oh and what they think about the neighbours in all this, the landlord is nervous\n\nreport by end of month if poss, short!!';
  expect(asked(typed)).toEqual([
    'Is the deposit what puts people off?',
    'Why don’t people sign up? What do people do there when they’re in?',
    'Do people feel safe?',
    'What goes wrong with nobody about?',
    'How do people cope?',
    'What do people think about the neighbours in all this?',
  ]);
  expect(asked('Need to know: how they found us & what they paid. want to hear what they ate before')).toEqual([
    'How did people find us?',
    'What did people pay?',
    'What did people eat before?',
  ]);
});

test.each([
  'Ich möchte wissen, warum die Stammgäste wegbleiben und wo sie jetzt essen.',
  'Wir wollen wissen, warum die Stammgäste wegbleiben und wo sie jetzt essen.',
])('what people would like to know is not what they know: %s', (brief) => {
  expect(asked(brief, 'german')).toEqual(['Warum bleiben die Stammgäste weg?', 'Wo essen die Menschen jetzt?']);
});

test('examples of answers after a dash are not asked with what is wanted', () => {
  const brief = 'Ich möchte wissen, was die Leute im Alltag dann machen – rufen sie an, raten sie?';
  expect(asked(brief, 'german')).toEqual(['Was machen die Leute im Alltag dann?']);
});

test('an item in the order of a question is one without its mark', () => {
  expect(
    asked('Under that:\n- was there a moment, or did it fade\n- is there anything that would bring them back'),
  ).toEqual(['Was there a moment, or did it fade?', 'Is there anything that would bring them back?']);
  const french = "À éclaircir :\n- est-ce que les gens comprennent la consigne\n- qu'est-ce qui s'est perdu en route";
  expect(asked(french, 'french')).toEqual([
    'Est-ce que les gens comprennent la consigne?',
    "Qu'est-ce qui s'est perdu en route?",
  ]);
});

test('the fields of a form are no questions to people', () => {
  const form =
    'What decisions will it inform? Whether to rewrite the guide.\n\nWhat do you want to find out?\n1) Where do readers land first?\n' +
    '2) Why the four gave up\n\nWhat do you already know? Search logs show nothing.';
  expect(asked(form)).toEqual(['Where do readers land first?', 'Why did the four give up?']);
});

test('guesses at the answer after a dash are left out', () => {
  const brief = 'Questions:\n- Role of the samples – copied as is? adapted? distrusted?\n- Do they notice the switch?';
  expect(asked(brief)).toEqual(['Do people notice the switch?', 'What role do the samples play?']);
});

test('the label of a thesis is no part of it', () => {
  const brief =
    'Wir möchten wissen, ob folgende Annahmen gestützt werden:\n\nT1 Das Brett wird kaum angeschaut.\nT2 Die Zahl wird nicht verstanden.';
  expect(asked(brief, 'german')).toEqual([
    'Stimmt diese Annahme: Das Brett wird kaum angeschaut?',
    'Stimmt diese Annahme: Die Zahl wird nicht verstanden?',
  ]);
});

test.each<[Language, string, string]>([
  [
    'english',
    'We want to know how parents and teachers learn that a lesson is off.',
    'How do parents and teachers learn that a lesson is off?',
  ],
  [
    'english',
    'We want to know how people in the old town do their shopping now.',
    'How do people in the old town do their shopping now?',
  ],
  [
    'english',
    'We want to know when in the week they actually deal with paperwork.',
    'When in the week do people actually deal with paperwork?',
  ],
  ['english', 'We want to know the reasons some members leave.', 'Why do some members leave?'],
  ['english', "- volunteers' views on the rota\n- the first month", "What are volunteers' views on the rota?"],
  [
    'english',
    '- adequacy of the training weeks, including the paperwork\n- the first month',
    'How adequate do people find the training weeks?',
  ],
  [
    'english',
    '- the circumstances in which a move was first raised\n- the first month',
    'In which circumstances was a move first raised?',
  ],
  [
    'english',
    '- alterations to the home, storage and deliveries of supplies\n- the first month',
    'How do people feel about alterations to the home, storage and deliveries of supplies?',
  ],
  ['english', 'We want to know how tea and energy drinks are used.', 'How are tea and energy drinks used?'],
  [
    'english',
    'How engineers decide within a minute; what they mute; who owns a rule in the end.',
    'Who owns a rule in the end?',
  ],
  ['german', 'Wir möchten wissen, wie gut verstehen Teams ihre Backstube.', 'Wie gut verstehen Teams ihre Backstube?'],
  [
    'german',
    'Wir möchten wissen, wie die Verkäuferinnen das hinkriegen wenn vorne Schlange ist.',
    'Können Sie uns sagen, wie die Verkäuferinnen das hinkriegen wenn vorne Schlange ist?',
  ],
  ['english', 'We want to know whether anyone felt rushed.', 'Did anyone feel rushed?'],
  [
    'english',
    'We want to know what families have to arrange at short notice.',
    'What do families have to arrange at short notice?',
  ],
  ['english', 'We want to know why weekly visits fell after May.', 'Why did weekly visits fall after May?'],
  [
    'german',
    'Wir möchten wissen, was mit den Schalen zuhause und im Büro passiert.',
    'Was passiert mit den Schalen zuhause und im Büro?',
  ],
  [
    'german',
    'Wir möchten wissen, an welchen Stellen das im Alltag wehtut.',
    'An welchen Stellen tut das im Alltag weh?',
  ],
  [
    'portuguese',
    '1. Porque é que as pessoas se inscreveram?\n2. Que apoio esperam da câmara?',
    'Porque é que as pessoas se inscreveram?',
  ],
])('in %s it is asked aloud: %s', (language, brief, question) => {
  expect(asked(brief, language)).toContain(question);
});

test('what the team decides by itself is not asked', () => {
  expect(
    asked(
      'Wir müssen wissen, ob wir die Waage fertig bauen oder nicht. Uns interessiert, wie ein Samstag abläuft.',
      'german',
    ),
  ).toEqual(['Wie läuft ein Samstag ab?']);
});

test('a condition at the start of a sentence asks nothing', () => {
  expect(asked('Si ves algo de la app, apúntalo aparte. ¿Cómo deciden qué alerta importa?', 'spanish')).toEqual([
    '¿Cómo deciden qué alerta importa?',
  ]);
});

test('in French two things that are wanted in a row are two questions', () => {
  const brief =
    'Nous voudrions comprendre pourquoi certains ont désinscrit leur enfant, et ce que les enfants racontent à la maison.';
  expect(asked(brief, 'french')).toEqual([
    'Pourquoi est-ce que certains ont désinscrit leur enfant\u00a0?',
    'Qu’est-ce que les enfants racontent à la maison\u00a0?',
  ]);
});

test('who signs with an initial begins no list', () => {
  const brief =
    'Wir wollen verstehen, wie die Eltern die Gespräche erlebt haben und was die Vorbereitung an Zeit kostet.\n\nR. Thal, Schulleitung';
  expect(asked(brief, 'german')).toEqual([
    'Wie haben die Eltern die Gespräche erlebt?',
    'Was kostet die Vorbereitung an Zeit?',
  ]);
});

test.each<[Language, string, string[]]>([
  [
    'english',
    "Bread is fine. What keeps Ida and me awake is what happens around week six: they just stop. What we'd like out of these talks, first of all, is to understand why people joined and whether that is still the reason they stay. I'd just like to hear how the last couple of orders went, good or bad.",
    [
      'What happens around week six?',
      'Why did people join? Is that still the reason they stay?',
      'How did the last couple of orders go, good or bad?',
    ],
  ],
  [
    'english',
    'We want to learn how orders and late changes are really handled, what role bakers want to keep, and where the oven helps or gets in the way.',
    [
      'How are orders and late changes really handled?',
      'What role do bakers want to keep?',
      'Where does the oven help or get in the way?',
    ],
  ],
  [
    'english',
    "The thing that bugs us is late dryers, so mainly I want to understand what's going on in people's heads when they walk in. Anything that went wrong (or right!) in front of the dryer would be really useful. Marcus will ask about refunds, whether anyone claims one and what's stopping them. If anybody says they don't feel safe here, I want to know about that even if it's one person. If anybody brings a child or a dog along, ask how that goes.",
    [
      "What is going on in people's heads when they walk in?",
      'What went wrong in front of the dryer?',
      'Refunds: does anyone claim one and what is stopping them?',
      "Does anybody say they don't feel safe here?",
      'How does it go when anybody brings a child or a dog along?',
    ],
  ],
  [
    'english',
    "Half the cards are dead, and I'd really like us to get at why somebody signs up at the oven and then never bothers again. Ida wants to hear which of the perks people can actually name. I keep wondering what members make of the leaflet too – my aunt bins it. It would be good to hear about times a roll got rejected and what they did next. Maybe ten or twelve members, mix of ages?",
    [
      'Why does somebody sign up at the oven and then never bother again?',
      'Which of the perks can people actually name?',
      'What do members make of the leaflet?',
      'What happened when a roll got rejected?',
    ],
  ],
  [
    'german',
    'Genau da müsste man mal reinhören: was in der Backstube eigentlich los ist, wenn der Ofen ausfällt. Ida hätte gern etwas dazu, wie die Familien zu altem Brot stehen. Ach ja, Lieferung: Wozu brauchen die uns noch, wenn alles im Netz ist?',
    [
      'Lieferung: Wozu brauchen die uns noch, wenn alles im Netz ist?',
      'Was ist in der Backstube eigentlich los, wenn der Ofen ausfällt?',
      'Wie stehen die Familien zu altem Brot?',
    ],
  ],
  [
    'spanish',
    'Hola Ana, ¿cómo estás? El jefe quiere que salga algo sobre las ofertas, si las ven, si les sirven. A mí me da curiosidad quién de la familia compra el pan. Otra cosa: hay que ver cómo les ha ido con los pedidos.',
    ['¿Cómo les ha ido con los pedidos?', '¿Quién de la familia compra el pan?', 'Las ofertas: ¿las ven, les sirven?'],
  ],
  [
    'french',
    "Anne tient à savoir vers qui les clients se tournent quand le four tombe en panne, parce que la boutique ne voit pas tout. J'aimerais qu'on leur fasse raconter cette attente, ce qu'ils font pendant ce temps. Une douzaine d'entretiens, ça te paraît jouable ?",
    [
      "Qu’est-ce qu'ils font pendant ce temps ?",
      'Vers qui est-ce que les clients se tournent quand le four tombe en panne ?',
    ],
  ],
  [
    'japanese',
    'お疲れさまです。パンの予定表と紙のメモをどう分けて使っているのか、まずそこを聞いてもらえると助かります。あと、どのあたりで書かなくなるのかが気になっています。店頭で何を見て決めているのかも、営業がずっと知りたがっています。人数は10人くらい、20代中心でどうでしょうか。',
    [
      'パンの予定表と紙のメモをどう分けて使っているのでしょうか？',
      'どのあたりで書かなくなるのでしょうか？',
      '店頭で何を見て決めているのでしょうか？',
    ],
  ],
  [
    'french',
    "Contexte\n- le fournil livre 34 écoles\n- délai de commande : 48 h\n\nCe qu'on veut savoir\n- les oublis : qui paie, qui rattrape le coup ?\n- les menus affichés : lus ou pas lus, crus ou pas crus",
    ['Les oublis : qui paie, qui rattrape le coup ?', 'Les menus affichés : lus ou pas lus, crus ou pas crus ?'],
  ],
  [
    'spanish',
    'También queremos saber\n- cómo eligen horno. Ana: "por el precio". Luis: "por las fotos". A ver.\n- plazos: ¿les cumplen? ¿qué hacen mientras están sin pan?\n- garantía de la casa: ¿saben que existe?',
    [
      '¿Cómo eligen horno?',
      'Plazos: ¿les cumplen? ¿qué hacen mientras están sin pan?',
      'Garantía de la casa: ¿saben que existe?',
    ],
  ],
  [
    'german',
    'Notizen Montag (Ute, Cem, Falk, ich)\n\n- Auslöser: wann kümmert man sich um den Ofen. Erst wenn er kaputt ist?\n- Falk: App mit Verbrauch – braucht das jemand?\n- Mehlpreise diesmal NICHT',
    ['Wann kümmert man sich um den Ofen?', 'App mit Verbrauch: braucht das jemand?'],
  ],
])('colleagues, guesses and what leads up to a wish are left out, in %s: %s', (language, description, questions) => {
  const plain = asked(description, language).map((question) => question.replace(/\u00a0/gu, ' '));
  expect(plain.toSorted()).toEqual(questions.toSorted());
});

const messages: [Language, string, string[]][] = [
  [
    'english',
    "Hi Lena, quick one before my flight. Twelve talks, readout on the 9th. First of all the ovens, because half of them stand idle. I want the story of how bakers got used to the timer. Ida, who drives the van, wonders at what point the oven gets switched off for good. How anyone found out about us is another mystery. And I'd like a bit on how bakers settle on a miller. Don't ask how the price is set.",
    [
      'At what point does the oven get switched off for good?',
      'How did anyone find out about us?',
      'How did bakers get used to the timer?',
      'How do bakers settle on a miller?',
    ],
  ],
  [
    'german',
    'Servus Vroni, ich meld mich umständlich. Es geht um die Öfen. Zehn Gespräche, bis Ostern. Mir geht nicht aus dem Kopf, wie die Bäcker mit altem Brot umgehen. Wir hören immer nur vom Mehl, aber nie, wieso der Ofen leer bleibt. Den Preis lass bitte weg. Danke dir.',
    ['Wie gehen die Bäcker mit altem Brot um?', 'Wieso bleibt der Ofen leer?'],
  ],
  [
    'spanish',
    'Hola, Nuria: perdona las horas. Te cuento lo del horno. Serían trece entrevistas. Ana cree que es el precio, pero yo preferiría que averiguaras cómo se llega a la decisión de cerrar. De los pedidos sabemos poco, y no por qué la mitad no aparece. Le encargo lo de en qué se basan para decir que un pan es bueno. De la luz ni palabra. Un abrazo, Inma',
    [
      '¿Cómo se llega a la decisión de cerrar?',
      '¿En qué se basan para decir que un pan es bueno?',
      '¿Por qué la mitad no aparece?',
    ],
  ],
];

test.each(messages)('a message asks what it only mentions, in %s: %s', (language, description, questions) => {
  expect(asked(description, language)).toEqual(expect.arrayContaining(questions));
  expect(asked(description, language).join()).not.toMatch(/price|mystery|Preis|Kopf|luz/i);
});

test.each<[Language, string, string[]]>([
  [
    'english',
    'Bike hire catch-up (me, Pritesh, Jo from stores)\n\n- the deposit – putting people off? Jo: "it is, 100%". Pritesh not convinced\n- late arrivals. Jo: truckers. how does it go for them\n- key cards: nobody sees the question. → already being fixed, skip\n- no survey, we are surveyed to death\n- out: e-scooters\n- report to Pritesh before spring',
    ['The deposit – putting people off?', 'How do people cope with late arrivals?'],
  ],
  [
    'german',
    'Mitschrift Öfen, mit Sevda, Holger (Vertrieb), Anke\n\n- Auslöser – wann kümmert man sich um den Ofen? Sevda: eher nach dem ersten guten Monat\n- Personal zur App befragen – nein, macht Holger selbst\n- Preisstufen auch raus, Holger nicht glücklich\n- raus: Gasöfen',
    ['Auslöser – wann kümmert man sich um den Ofen?'],
  ],
  [
    'spanish',
    'Reunión hornos, jueves (Inma, Quique)\n\n- ¿cuándo hornean y con qué? Quique: "de noche y punto"\n- permiso de obra: fuera\n- inspectores: ni tocarlo\n- para antes de la campaña de verano',
    ['¿Cuándo hornean y con qué?'],
  ],
  [
    'german',
    'Protokoll Freibad\n\n– Anwesend: Uschi (Kasse), Bülent, ich\n– Verkauft 24 % weniger\n– Nele: Woran erkennen die, dass es zu voll ist?\n– Bülent: Woran erkennen die, dass das Wasser kalt ist?\n– Pommespreise: NICHT\n– Dankeschön: 10er-Karte\n– Ergebnis 21. August',
    ['Nele: Woran erkennen die, dass es zu voll ist?', 'Woran erkennen die, dass das Wasser kalt ist?'],
  ],
  [
    'french',
    'CR four (Maud, Yannick)\n\n- ceux qui paient en espèces : pourquoi ?\n- chauffe-t-on plus avec ? Maud : les factures le diront, pas la peine de demander\n- saisonniers : hors sujet\n- clients belges : pas cette fois, trop loin\n- entretiens sur place, fin juin',
    ['Ceux qui paient en espèces : pourquoi ?'],
  ],
])(
  'what colleagues said and what is ruled out is no question of notes, in %s: %s',
  (language, description, questions) => {
    expect(asked(description, language).map((one) => one.replace(/\u00a0/gu, ' '))).toEqual(questions);
  },
);

test('what announces a list is not asked, and what follows it is, with or without its mark', () => {
  const brief =
    "Hi Dan, re the interviews, what I'd want out of it:\n\nwhere do the orders go wrong in the shop (wrong day? twice?) and what do they do " +
    "instead. End of day cashing up - Ollie says it's fine, I'm not so sure!! Is the shop scared of us? be honest here pls. " +
    'Also Night Saver, how do people feel about us calling them?';
  const questions = asked(brief);
  expect(questions).toContain('Where do the orders go wrong in the shop and what do they do instead?');
  expect(questions).toContain('What is the end of day cashing up like for people?');
  expect(questions).toContain('Is the shop scared of us?');
  expect(questions.join(' ')).not.toMatch(/want out of it|honest/u);
});

test('in French a topic keeps all that is asked of it, and those who have tried are asked how it went', () => {
  const brief =
    "Bonjour, voilà ce qu'on aimerait savoir.\n\nDonc : pourquoi ils n'y vont pas ? Ce qu'ils font à la place quand le four est froid et que le boulanger ne peut pas. Ceux qui ont essayé, " +
    "ici ou ailleurs, comment ça s'est passé.\n\nL'autre gros morceau c'est les commandes : comment ils passent les leurs (appli, courrier), où " +
    "est-ce que ça coince, et est-ce qu'ils comprennent le prix.";
  const questions = asked(brief, 'french');
  expect(questions).toContain("Qu’est-ce qu'ils font à la place quand le four est froid\u00a0?");
  expect(questions).toContain("Comment est-ce que ça s'est passé pour ceux qui ont essayé\u00a0?");
  expect(questions).toContain(
    "Les commandes : comment ils passent les leurs (appli, courrier), où est-ce que ça coince, et est-ce qu'ils comprennent le prix ?",
  );
  expect(questions.join(' ')).not.toContain('le boulanger ne peut pas');
  expect(asked("Pourquoi ils viennent ? Et si quelqu'un parle du pain de la veille, je prends.", 'french')).toContain(
    'Qu’est-ce que les gens disent du pain de la veille\u00a0?',
  );
});

test('in German what is asked with a participle alone is asked whole', () => {
  expect(asked('Was haben sie schon probiert + warum wieder aufgehört.', 'german')).toContain(
    'Warum haben die Leute wieder aufgehört?',
  );
});

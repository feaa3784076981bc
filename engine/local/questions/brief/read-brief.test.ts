import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';
import { readBrief } from './read-brief.ts';

const asked = (language: Language, ...lines: string[]) => askedInBrief({ description: lines.join('\n') }, language);

describe('what a brief asks', () => {
  test('is each line that orders to find something out, with a bullet or without one', () => {
    const briefs = [
      [
        'english',
        'Village bakeries, round one',
        '',
        'Understand how bakers who start at two decide how much to bake.',
        'Find out if the standing orders are still kept.',
        'Map out the steps when the oven fails on a Saturday.',
        'Identify moments where loaves were nearly forgotten.',
        '',
        'Six calls, not about pay.',
      ],
      [
        'french',
        'Comprendre comment les boulangers préparent la nuit',
        "Voir si l'aide du dimanche suffit",
        'Identifier les moments où le pain manque',
      ],
      ['spanish', '- Conocer cómo se reparte el horno', '- Averiguar si habría interés en un segundo horno'],
      ['german', '- herausfinden, ob der zweite Ofen genutzt würde', '- Einarbeitung neuer Aushilfen durchleuchten'],
    ] as const;
    expect(briefs.map(([language, ...lines]) => asked(language, ...lines))).toEqual([
      [
        'How do bakers who start at two decide how much to bake?',
        'Are the standing orders still kept?',
        'What are the steps when the oven fails on a Saturday?',
        'What are the moments where loaves were nearly forgotten?',
      ],
      [
        'Comment est-ce que les boulangers préparent la nuit\u00a0?',
        "Est-ce que l'aide du dimanche suffit\u00a0?",
        'Quels sont les moments où le pain manque\u00a0?',
      ],
      ['¿Cómo se reparte el horno?', '¿Habría interés en un segundo horno?'],
      ['Würde der zweite Ofen genutzt?', 'Wie sieht die Einarbeitung neuer Aushilfen aus?'],
    ]);
  });

  test('is an assumption, asked whether it is true', () => {
    expect(
      asked(
        'english',
        'H1: Sales drop in June because of the road works.',
        'H2: We believe that regulars bake at home.',
      ),
    ).toEqual([
      'Is it true that sales drop in June because of the road works?',
      'Is it true that regulars bake at home?',
    ]);
    expect(
      asked(
        'german',
        'Hypothese 1: Wer einmal mitgebacken hat, kauft öfter.',
        'Hypothese 2: Der Preis gibt selten den Ausschlag.',
      ),
    ).toEqual([
      'Stimmt diese Annahme: Wer einmal mitgebacken hat, kauft öfter?',
      'Stimmt diese Annahme: Der Preis gibt selten den Ausschlag?',
    ]);
    expect(asked('spanish', 'Hipótesis:', 'a) Creemos que los domingos sobra pan.')).toEqual([
      '¿Es cierto que los domingos sobra pan?',
    ]);
    expect(asked('french', 'Hypothèse 1 : Le prix compte moins que l’accueil.')).toEqual([
      'Est-il vrai que le prix compte moins que l’accueil ?',
    ]);
  });

  test('is each numbered part, on a separate line or within one', () => {
    expect(
      asked('english', 'RQ1 How do people find the shop?', 'RQ2 how children take to rye', 'RQ3 Who decides at home'),
    ).toEqual(['How do people find the shop?', 'Who decides at home?', 'How do children take to rye?']);
    expect(
      asked(
        'french',
        'Nous voulons les entendre. 1) à quel moment ils sont partis 2) la place du pain le soir 3) Est-ce que le prix compte ?',
      ),
    ).toEqual([
      'Est-ce que le prix compte ?',
      'À quel moment est-ce qu’ils sont partis\u00a0?',
      'Quelle est la place du pain le soir\u00a0?',
    ]);
  });

  test('is all of a list between two ends', () => {
    expect(asked('english', 'We want to know how bakers decide between first choice, second choice and bin.')).toEqual([
      'How do bakers decide between first choice, second choice and bin?',
    ]);
  });

  test('keeps the capital of a name in an assumption', () => {
    expect(
      asked(
        'english',
        'Bakers in the valley talk about Brunnhof every day.',
        'H1: Brunnhof sells out first.',
        'H2: Bread is late on Mondays.',
      ),
    ).toEqual(['Is it true that Brunnhof sells out first?', 'Is it true that bread is late on Mondays?']);
  });

  test('is an assumption below a line that announces some, or after its number alone', () => {
    expect(
      asked(
        'english',
        'We think we know the following:',
        'H1 – Owners with one oven do not bake on Mondays.',
        'H2 the queue is shorter than people say',
        'H3: Reviews hurt. One bad review and a week is lost',
        'Assumption (Sales): everybody would pay more at Easter.',
      ),
    ).toEqual([
      'Is it true that owners with one oven do not bake on Mondays?',
      'Is it true that the queue is shorter than people say?',
      'Is it true that reviews hurt: One bad review and a week is lost?',
      'Is it true that everybody would pay more at Easter?',
    ]);
    expect(
      asked(
        'french',
        'Quelques idées, à vérifier :',
        '– le prix affiché fait peur',
        '– le dimanche attire les familles',
      ),
    ).toEqual(['Est-il vrai que le prix affiché fait peur ?', 'Est-il vrai que le dimanche attire les familles ?']);
  });

  test('is no decision of the client', () => {
    expect(
      asked(
        'english',
        'Goal: Decide where to put the second oven',
        'Questions: Why people do not order twice; what they remember; is the shop hard to find?',
        'Not included: the van',
      ),
    ).toEqual(['Is the shop hard to find?', 'Why do people not order twice?', 'What do people remember?']);
  });

  test('is a topic with what is asked of it', () => {
    expect(
      asked(
        'german',
        'Fragen:',
        'Verschiedene Auskünfte zum Teig – woher kommen sie und wie gehen die Kunden damit um',
      ),
    ).toEqual(['Verschiedene Auskünfte zum Teig: woher kommen sie und wie gehen die Kunden damit um?']);
  });

  test('is in one piece, with all between its ends', () => {
    expect(
      asked(
        'english',
        'We need to know what makes somebody say yes or no when the shop rings, and when and where people bake.',
      ),
    ).toEqual(['What makes somebody say yes or no when the shop rings?', 'When and where do people bake?']);
    expect(asked('german', 'Uns interessiert, warum Leute, die früher kamen, heute im Tal einkaufen.')).toEqual([
      'Warum kaufen Leute, die früher kamen, heute im Tal ein?',
    ]);
    expect(asked('german', 'Zu prüfen wäre noch, ob ein Laden ohne Personal angenommen würde.')).toEqual([
      'Würde ein Laden ohne Personal angenommen?',
    ]);
    expect(
      asked('french', "- Mesurer l'écart entre ce qui était prévu et ce qui est cuit", '- Voir si le four suffit'),
    ).toEqual([
      "Quel est l'écart entre ce qui était prévu et ce qui est cuit\u00a0?",
      'Est-ce que le four suffit\u00a0?',
    ]);
  });

  test('is nothing where a brief was dictated without a stop and breaks off', () => {
    const talk = 'okay so um this is about the ovens and what I keep hearing is that they are slow and ';
    expect(
      asked(
        'english',
        `${talk.repeat(6)} find out what those days are like when the oven is down who helps them do they have a spare and then`,
      ),
    ).toEqual([]);
  });

  test('is in the titled parts of a form, and not in those that say how the study is done', () => {
    expect(
      asked(
        'english',
        'Background:\tTakings down a tenth, complaints about crusts',
        'Questions:\tWhat do people miss on Mondays? Who gets sent away, and by whom',
        'Out of scope:\tprices, the van',
        'Method:\tsix interviews, different ages',
      ),
    ).toEqual(['What do people miss on Mondays?', 'Who gets sent away, and by whom?']);
    expect(
      asked(
        'german',
        'Fragestellungen: Wozu kommen die Leute vor sechs? Wie wird mit Streit umgegangen, wenn niemand da ist',
        'Methode: Einzelgespräche, verschiedene Altersgruppen',
      ),
    ).toEqual(['Wozu kommen die Leute vor sechs?', 'Wie wird mit Streit umgegangen, wenn niemand da ist?']);
  });

  test('is what a letter wants among much else, and no courtesy of it', () => {
    expect(
      asked(
        'english',
        'Hi Joan,',
        '',
        'how are you? The grant is through, fieldwork ends on 4 May and the board wants three slides.',
        '',
        "We'd like to get a feel for what a normal night looks like for a baker. What we don't yet get is why people who say they like it still leave.",
        '',
        'Best wishes',
        'Ann',
      ),
    ).toEqual(['What does a normal night look like for a baker?', 'Why do people who say they like it still leave?']);
    expect(
      asked(
        'spanish',
        'Hola Inés,',
        '',
        '¿qué tal todo? Lo que necesitamos es entender cómo ven los panaderos su futuro.',
        '',
        'Un abrazo,',
        'Paz',
      ),
    ).toEqual(['¿Cómo ven los panaderos su futuro?']);
  });

  test('is what short notes name, and neither their figures nor their doubts', () => {
    expect(
      asked(
        'english',
        'ovens',
        '- 14 ovens, 300 loaves, wait 6 yrs??',
        '- why ppl give up in yr 1',
        '- late deliveries: how they land',
        '- half loaves – good idea or not',
      ),
    ).toEqual([
      'Why do people give up in year 1?',
      'Late deliveries: how do they land?',
      'Half loaves: good idea or not?',
    ]);
  });

  test('is a noun in a list, as the question that it names', () => {
    expect(
      asked(
        'english',
        'Ovens in use.',
        '- daily routines before the delivery',
        '- trust in the thermometer',
        '- pain points with repairs',
        '- division of work between the shifts',
        '- unmet needs around training',
      ),
    ).toEqual([
      'What do daily routines before the delivery look like?',
      'How much do people trust the thermometer?',
      'What pain points do people have with repairs?',
      'How is work divided between the shifts?',
      'What unmet needs do people have around training?',
    ]);
    expect(
      asked(
        'german',
        '– Ablauf der Bestellung bis zur Abholung',
        '– Auslöser und Hürden beim Umstieg',
        '– Rollenverteilung zwischen Laden, Backstube und Fahrer',
      ),
    ).toEqual([
      'Wie sieht der Ablauf der Bestellung bis zur Abholung aus?',
      'Welche Auslöser und Hürden gibt es beim Umstieg?',
      'Wie sieht die Rollenverteilung zwischen Laden, Backstube und Fahrer aus?',
    ]);
  });

  test('is read at once whatever its length', () => {
    const long = `Goals: ${'. '.repeat(200_000)}\n${' '.repeat(200_000)}: x`;
    expect(readBrief({ description: long }, 'english').description).toContain('x');
  });

  test.each<[Language, string, string[]]>([
    [
      'portuguese',
      'Perguntas: Quem fica até tarde?\nFora do escopo: preços\nHipótese 1: Acreditamos que o pão sobra.',
      ['Quem fica até tarde?', 'É verdade que o pão sobra?'],
    ],
    [
      'russian',
      'Вопросы: Кто остаётся до вечера?\nСроки: до мая\nГипотеза 1: Мы считаем, что хлеб остаётся.',
      ['Кто остаётся до вечера?', 'Верно ли, что хлеб остаётся?'],
    ],
    [
      'arabic',
      'الأسئلة: من يبقى حتى المساء؟\nالميزانية: ألف\nفرضية 1: نعتقد أن الخبز يبقى.',
      ['من يبقى حتى المساء؟', 'هل صحيح أن الخبز يبقى؟'],
    ],
    [
      'hindi',
      'प्रश्न: शाम तक कौन रुकता है?\nबजट: हज़ार\nपरिकल्पना 1: हमें लगता है कि रोटी बचती है',
      ['शाम तक कौन रुकता है?', 'क्या यह सच है कि रोटी बचती है?'],
    ],
    [
      'japanese',
      '質問：夕方まで残るのは誰ですか？\n予算：十万円\n仮説1：日曜はパンが余る。',
      ['夕方まで残るのは誰ですか？', '「日曜はパンが余る」というのは本当ですか？'],
    ],
    [
      'chinese',
      '问题：谁留到晚上？\n预算：一千\n假设1：我们认为周日面包会剩下。',
      ['谁留到晚上？', '周日面包会剩下，这是真的吗？'],
    ],
  ])('is marked with the titles of each language: %s', (language, brief, questions) => {
    expect(askedInBrief({ description: brief }, language)).toEqual(questions);
  });
});

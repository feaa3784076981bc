import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

/** What running text is asked as, in any order: the place in the brief decides later. */
const asked = (language: Language, description: string) => askedInBrief({ description }, language).toSorted();

test.each<[Language, string, string[]]>([
  [
    'english',
    'Understand how bakers plan the week, their pain points and the workarounds they use.',
    ['How do bakers plan the week?', 'What are people’s pain points?', 'What workarounds do people use?'],
  ],
  [
    'english',
    'We want to know what works, what doesn’t, and the main points of friction.',
    ['What works? What doesn’t?', 'What are the main points of friction?'],
  ],
  [
    'english',
    'We sell bread in two towns. Our goal is to identify key barriers to a second visit, understand the decision process, and explore attitudes towards the price.',
    [
      'What are the key barriers to a second visit?',
      'What does the decision process look like?',
      'What are people’s attitudes towards the price?',
    ],
  ],
  [
    'english',
    'We want to understand perceptions of freshness, trust in the baker and willingness to queue.',
    [
      'What are people’s perceptions of freshness?',
      'How much do people trust the baker?',
      'How willing are people to queue?',
    ],
  ],
  [
    'english',
    "Our aim is to understand bakers' needs and expectations around delivery.",
    ["What are bakers' needs and expectations around delivery?"],
  ],
  [
    'english',
    'Learn more about their daily routine, tools and challenges.',
    ['What does people’s daily routine look like?', 'How do people use their tools?', 'What are people’s challenges?'],
  ],
  [
    'english',
    'Find out why bakers give up, the alternatives they consider and the role of rents.',
    ['Why do bakers give up?', 'What alternatives do people consider?', 'What role do rents play?'],
  ],
  [
    'german',
    'Wir möchten verstehen, warum Bäcker aufhören, und die wichtigsten Gründe für den Wechsel.',
    ['Warum hören Bäcker auf?', 'Was sind die wichtigsten Gründe für den Wechsel?'],
  ],
  ['german', 'Wir wollen wissen, was funktioniert und was nicht.', ['Was funktioniert und was nicht?']],
  [
    'german',
    'Wir möchten mehr über den Alltag der Bäcker, ihre Sorgen und ihre Wünsche erfahren.',
    [
      'Wie erleben die Menschen den Alltag der Bäcker?',
      'Welche Sorgen haben die Menschen?',
      'Welche Wünsche haben die Menschen?',
    ],
  ],
  [
    'german',
    'Uns interessieren die Gründe für den Wechsel, die Rolle des Preises und die größten Hürden.',
    [
      'Welche Gründe haben die Menschen für den Wechsel?',
      'Welche Rolle spielt der Preis?',
      'Was sind die größten Hürden?',
    ],
  ],
  [
    'french',
    'Nous souhaitons savoir pourquoi les boulangers partent, leurs difficultés et le rôle du prix.',
    [
      'Pourquoi est-ce que les boulangers partent\u00a0?',
      'Quelles sont leurs difficultés\u00a0?',
      'Quel est le rôle du prix\u00a0?',
    ],
  ],
  [
    'french',
    'Objectifs : identifier les besoins et explorer les attitudes envers le prix.',
    ['Quels sont les besoins\u00a0?', 'Quelles sont les attitudes envers le prix\u00a0?'],
  ],
  [
    'spanish',
    'Nos interesan las expectativas, la confianza en el horno y la disposición a pagar.',
    [
      '¿Cuáles son las expectativas?',
      '¿Cuánto confía la gente en el horno?',
      '¿Hasta qué punto está la gente dispuesta a pagar?',
    ],
  ],
  [
    'portuguese',
    'Queremos saber por que os padeiros saem, as alternativas que consideram e o papel do preço.',
    ['Por que os padeiros saem?', 'Quais são as alternativas que consideram?', 'Que papel tem o preço?'],
  ],
  [
    'russian',
    'Мы хотим узнать, почему пекари уходят, и понять роль цены.',
    ['Почему пекари уходят?', 'Роль цены: какова она?'],
  ],
  [
    'arabic',
    'نريد أن نفهم أسباب المغادرة، وآراء الخبازين في السعر.',
    ['ما أسباب المغادرة؟', 'ما آراء الخبازين في السعر؟'],
  ],
  [
    'english',
    'Motives for joining the bakers’ guild and what nearly made them quit.',
    ['What are people’s motives for joining the bakers’ guild?', 'What nearly made them quit?'],
  ],
  [
    'english',
    'Key topics are trust in the oven, the wait, and how first-time visitors find their way.',
    [
      'How much do people trust the oven?',
      'What is the wait like for people?',
      'How do first-time visitors find their way?',
    ],
  ],
  [
    'english',
    'Investigate the use of scales by people with sight loss, including their workarounds.',
    ['How do people with sight loss use scales?', 'What are people’s workarounds?'],
  ],
  [
    'english',
    'Questions:\n- Key barriers to a second visit\n- Unmet needs',
    ['What are the key barriers to a second visit?', 'What unmet needs do people have?'],
  ],
  [
    'japanese',
    '共働き家庭における家事分担の実態、不満が出る場面、今後も続けるつもりがあるかについて知りたい。',
    [
      '共働き家庭における家事分担の実態については、どう感じていますか？',
      '不満が出る場面については、どう感じていますか？',
      '今後も続けるつもりはあるのでしょうか？',
    ],
  ],
  [
    'chinese',
    '我们希望弄清居民在家里实际怎么分、不愿意分的原因以及对志愿者的看法。',
    ['居民在家里实际怎么分？', '不愿意分的原因是什么？', '对志愿者的看法是什么？'],
  ],
  [
    'english',
    'The focus is on bakers over 65 - their reasons for starting, what a typical day is like for them.',
    ['What are people’s reasons for starting?', 'What is a typical day like for people?'],
  ],
  [
    'english',
    'Before the autumn review: How do bakers rest? We want to understand the reasons for closing before 6 pm.',
    ['How do bakers rest?', 'What are people’s reasons for closing before 6 pm?'],
  ],
  [
    'english',
    'Perceptions of trust, freshness and fairness around the new scales.',
    ['What are people’s perceptions of trust, freshness and fairness around the new scales?'],
  ],
  [
    'english',
    'We want to learn how each bakery qualifies flour, where the process breaks down and their hygiene concerns.',
    [
      'How does each bakery qualify flour?',
      'Where does the process break down?',
      'What are people’s hygiene concerns?',
    ],
  ],
  [
    'english',
    'Please ask bakers about motivation, the buddy system and whether they feel listened to.',
    ['What does motivation mean to people?', 'How do people use the buddy system?', 'Do people feel listened to?'],
  ],
  [
    'english',
    'Evaluate the pilot of the night shift from the point of view of bakers, drivers and clients, with special attention to handovers.',
    ['What has the pilot of the night shift changed for people?', 'How well do handovers work for people?'],
  ],
  [
    'german',
    'Ziel der Studie ist es, die größten Sorgen der Bäcker besser zu verstehen.',
    ['Was sind die größten Sorgen der Bäcker?'],
  ],
  [
    'german',
    'Der Alltag der Bäcker, ihre Belastungen sowie ihre Erfahrungen mit der Innung.',
    [
      'Wie sieht der Alltag der Bäcker aus?',
      'Wie gehen die Menschen mit den Belastungen um?',
      'Welche Erfahrungen haben die Menschen mit der Innung?',
    ],
  ],
  [
    'french',
    'Les thèmes clés sont le sentiment de sécurité le soir et notamment les raisons de départ.',
    ['Quel est le sentiment de sécurité le soir\u00a0?', 'Quelles sont les raisons de départ\u00a0?'],
  ],
  [
    'spanish',
    'La vida cotidiana de los panaderos, sus miedos y cómo descansan.',
    ['¿Cómo es la vida cotidiana de los panaderos?', '¿Cuáles son sus miedos?', '¿Cómo descansan?'],
  ],
  [
    'portuguese',
    'O dia a dia dos padeiros, os riscos que correm e a relação com os moinhos.',
    ['Como é o dia a dia dos padeiros?', 'Quais são os riscos que correm?', 'Como é a relação com os moinhos?'],
  ],
  [
    'spanish',
    'Nos interesan la percepción del gremio sobre el horno y los motivos de abandono.',
    ['¿Cómo percibe el gremio el horno?', '¿Cuáles son los motivos de abandono?'],
  ],
  [
    'french',
    "Recueillir le ressenti des boulangers sur le four, ce qu'ils en retiennent et s'ils le recommanderaient.",
    [
      'Quel est le ressenti des boulangers sur le four\u00a0?',
      "Qu’est-ce qu'ils en retiennent\u00a0? Est-ce qu’ils le recommanderaient\u00a0?",
    ],
  ],
  [
    'spanish',
    'Motivaciones y frustraciones de los panaderos del barrio',
    ['¿Cuáles son las motivaciones y frustraciones de los panaderos del barrio?'],
  ],
])('in %s, things that a brief names are asked about: %s', (language, description, questions) => {
  expect(asked(language, description)).toEqual(questions.toSorted());
});

test.each<[string, string, string[]]>([
  [
    'a clause keeps its own objects',
    'We want to know how bakers plan the week, the rota and holidays.',
    ['How do bakers plan the week, the rota and holidays?'],
  ],
  [
    'what points back names nothing',
    'We want to know how bakers rest, and the reasons for it.',
    ['How do bakers rest?'],
  ],
  ['whom a study learns from is none of it', 'We want to learn from bakers and millers about flour.', []],
  ['a decision of the client is none of it', 'Goal: decide where to put the second oven and the new counter.', []],
  ['a report before its wishes is none of it', 'The new survey will run in May, and the needs are high.', []],
  [
    'an order for the work is none of it',
    'See the notes from May and the recordings. Collect the forms and the badges.',
    [],
  ],
  ['what people want is none of it', 'They want to know the rules and their rights.', []],
  [
    'a sentence may begin with the noun',
    'Concerns about the heat and the reasons for closing early.',
    ['What are people’s concerns about the heat?', 'What are people’s reasons for closing early?'],
  ],
])('%s', (_, description, questions) => {
  expect(asked('english', description)).toEqual(questions);
});

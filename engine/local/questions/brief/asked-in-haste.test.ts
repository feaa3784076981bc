import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

const asked = (language: Language, description: string) => askedInBrief({ description }, language);

test('what a message wants is asked without the remarks around it', () => {
  expect(
    asked(
      'english',
      "re the talks, I spoke to Joan and basically what everyone wants to know is what bakers do when the oven won't light, do they wait, ring someone?? and find out if ppl w/ small shops share a van, bc of the price. if we closed on mondays who'd be stuck and what would they do. my hunch is that nobody reads the label. think that's it??",
    ),
  ).toEqual([
    "What do bakers do when the oven won't light, do they wait, ring someone?",
    "If we closed on mondays, who'd be stuck and what would they do?",
    'Is it true that nobody reads the label?',
    'Do people with small shops share a van?',
  ]);
});

test.each<[Language, string, string]>([
  [
    'english',
    'What we want to know\n- evening hours without staff - who uses them, for what, and do they feel ok in there',
    'Evening hours without staff: who uses them, for what, do they feel ok in there?',
  ],
  [
    'english',
    'What we want to know\n- How does ordering fit into the day (when, where, who does it)',
    'How does ordering fit into the day (when, where, who does it)?',
  ],
  [
    'english',
    'What we want to know\n- why people join, why they stay and why they leave',
    'Why do people join, why do they stay and why do they leave?',
  ],
  [
    'german',
    'Was wir wissen wollen\n- warum man eintritt, warum man bleibt, warum man geht',
    'Warum tritt man ein, warum bleibt man, warum geht man?',
  ],
  [
    'french',
    'Ce qu’on veut savoir\n- pourquoi on entre, pourquoi on reste, pourquoi on part',
    'Pourquoi est-ce qu’on entre, pourquoi est-ce qu’on reste, pourquoi est-ce qu’on part\u00a0?',
  ],
  [
    'french',
    'Ce qu’on veut savoir\n- horaires du soir : qui vient, et pour quoi faire',
    'Horaires du soir : qui vient, pour quoi faire\u00a0?',
  ],
  [
    'french',
    'Comment les familles s’organisent-elles pour réserver, et qui s’en charge ?',
    'Comment les familles s’organisent-elles pour réserver, et qui s’en charge ?',
  ],
])('what belongs together is one question: %s, %s', (language, brief, question) => {
  expect(asked(language, brief)).toEqual([question]);
});

test('a part that ends in “well” keeps it', () => {
  expect(asked('english', 'What we want to know: what works well, what is annoying')).toEqual([
    'What works well?',
    'What is annoying?',
  ]);
  const briefly =
    "What we want to know\n- things that work well, please don't only bring complaints!\n- the price of bread";
  expect(asked('english', briefly)).toContain('Which things work well?');
});

test('in German, what people understand is asked, and not taken for what the team wants to understand', () => {
  const question = 'Verstehen die Leute, was sie da unterschreiben?';
  expect(asked('german', question)).toEqual([question]);
  expect(asked('german', 'Wir wollen verstehen, was die Leute da unterschreiben.')).toEqual([
    'Was unterschreiben die Leute da?',
  ]);
});

test.each<[Language, string, string[]]>([
  [
    'english',
    'Oh and do they read the label, or does it go in a drawer?',
    ['Do people read the label, or does it go in a drawer?'],
  ],
  [
    'russian',
    'Как они узнают, что хлеб хороший, если не пробуют?',
    ['Как люди узнают, что хлеб хороший, если не пробуют?'],
  ],
  [
    'russian',
    'Мне хочется знать, чего люди боятся, когда берут чёрный хлеб.',
    ['Чего люди боятся, когда берут чёрный хлеб?'],
  ],
  [
    'chinese',
    '阿强在吗 我马上登机\n先搞清楚客人面包剩下的都怎么处理 是扔了还是冻着\n卖家嘛 她们怎么判断新不新鲜',
    ['客人面包剩下的都怎么处理，是扔了还是冻着？', '卖家嘛，她们怎么判断新不新鲜？'],
  ],
])('what only leads to a question is not asked, in %s: %s', (language, description, questions) => {
  expect(asked(language, description)).toEqual(questions);
});

test('a message without capitals has sentences', () => {
  const typed =
    'dsl je suis dans le train. ça coupe tout le temps. en gros je veux piger pourquoi les boulangers arrêtent pdt l’hiver. le chef veut savoir s’ils louent leur four.';
  expect(asked('french', typed)).toEqual([
    'Pourquoi est-ce que les boulangers arrêtent pendant l’hiver\u00a0?',
    'Est-ce qu’ils louent leur four\u00a0?',
  ]);
});

test.each<[Language, string, string[]]>([
  [
    'german',
    'Ich muss was sagen können, und zwar vor allem, warum die Bäcker immer noch anrufen statt online zu bestellen. Dann das ewige Thema Mehlsäcke: wer zahlt die? Ach ja, und ob die zweite Tour was bringt.',
    [
      'Mehlsäcke: wer zahlt die?',
      'Warum rufen die Bäcker immer noch an, statt online zu bestellen?',
      'Bringt die zweite Tour was?',
    ],
  ],
  [
    'spanish',
    'También porfa pregúntales por el horno viejo, dónde lo guardan y por qué no lo venden. De los precios no tengo ni idea si la gente los conoce. Los panaderos: cómo los tratan, si los saludan.',
    [
      'El horno viejo: ¿dónde lo guardan y por qué no lo venden?',
      'Los precios: ¿la gente los conoce?',
      'Los panaderos: ¿cómo los tratan, los saludan?',
    ],
  ],
  [
    'portuguese',
    'O que mais me tira o sono é por que os padeiros somem no inverno, pq o caderno só mostra quem veio. Tem tb a fila das seis, queria saber como cada um dribla isso. E o forno novo, me fala se alguém usa.',
    [
      'Por que os padeiros somem no inverno?',
      'A fila das seis: como cada um dribla isso?',
      'O forno novo: alguém usa?',
    ],
  ],
  [
    'russian',
    'Во-первых, почему утром не берут булку. Потом про муку: читают ли состав или спрашивают, и что им отвечают. Про очередь тоже узнай, на какой минуте уходят. Подозреваю, что хлеб берут в другой пекарне.',
    [
      'Верно ли, что хлеб берут в другой пекарне?',
      'Почему утром не берут булку?',
      'Про муку: читают ли состав или спрашивают, что им отвечают?',
      'Про очередь: на какой минуте уходят?',
    ],
  ],
  [
    'chinese',
    '老板昨晚又在群里发火，所以第一个得搞清楚大家对新面包到底啥感觉，是不好吃还是没注意到。会员卡也问问，积分有没有人在用，我自己都不知道能换啥。晚上打折那个，我有点担心大家都等着打折才来，你帮我看看是不是这么回事。推荐办卡那套话烦不烦人也可以带一句，别问得太直接。',
    [
      '大家对新面包到底啥感觉，是不好吃还是没注意到？',
      '会员卡，积分有没有人在用？',
      '晚上打折那个，大家都等着打折才来，是不是这么回事？',
      '推荐办卡那套话烦不烦人？',
    ],
  ],
  [
    'hindi',
    'मुझे असल में ये समझना है कि लोग सुबह की रोटी लेना बंद क्यों कर देते हैं, सुनील बोलता है सब ठीक है, मुझे डाउट है। भट्टी का भी देखो कि दिन में कितनी बार जलती है। हाँ एक चीज़ और, आटे का चक्कर, पैसा किसकी जेब से जाता है।',
    ['लोग सुबह की रोटी लेना बंद क्यों कर देते हैं?', 'भट्टी: दिन में कितनी बार जलती है?', 'आटे का चक्कर, पैसा किसकी जेब से जाता है?'],
  ],
  [
    'japanese',
    'いちばん聞きたいのは、朝の列で何を見てパンを選ぶのかってとこです。実際どのくらい待てるのか、分けて見てもらえると助かります。',
    ['朝の列で何を見てパンを選ぶのでしょうか？', '実際どのくらい待てるのでしょうか？'],
  ],
])('a hurried message is asked what it wants, in %s', (language, description, questions) => {
  const got = asked(language, description);
  expect([...got].sort()).toEqual([...questions].sort());
});

test.each<[Language, string, string, readonly string[]]>([
  [
    'german',
    'Wir wollen wissen:',
    'Für wen passt der Ofen nicht? Kinder, Rollator, Schicht usw.',
    ['Für wen passt der Ofen nicht?'],
  ],
  [
    'spanish',
    'Queremos saber:',
    '¿Qué ha mejorado respecto a antes? que algo habrá...',
    ['¿Qué ha mejorado respecto a antes?'],
  ],
  [
    'spanish',
    'Queremos saber:',
    'hornos vacíos que en la lista salen llenos (¿por qué pasa? ¿cuánto?)',
    ['Hornos vacíos que en la lista salen llenos: ¿por qué pasa, cuánto?'],
  ],
  [
    'english',
    'What we want to know:',
    'what did the old oven do that the new one does not? anything people do NOT miss about it?',
    ['What did the old oven do that the new one does not? Anything people do NOT miss about it?'],
  ],
])('in %s, below “%s”, what stands behind a question asks nothing by itself: %s', (language, title, item, asked) => {
  const other = { german: 'Wie buchen die Leute?', spanish: '¿Cómo consiguen pan?', english: 'How do they order?' };
  const description = `${title}\n- ${other[language as keyof typeof other]}\n- ${item}\n`;
  expect(askedInBrief({ description }, language).slice(1)).toEqual(asked);
});

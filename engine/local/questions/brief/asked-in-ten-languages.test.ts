import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

test.each<[Language, string, string[]]>([
  [
    'chinese',
    '大家好，明天要开会，先发一下，写得乱。一个是面包师到底怕什么，是价格还是时间；再一个面粉，谁来订、怎么付的；还有夜班的日子；哦对还有学徒，他们的话算不算数。别替他们圆。',
    [
      '面包师到底怕什么，是价格还是时间？',
      '面粉，谁来订、怎么付的？',
      '人们怎么看夜班的日子？',
      '学徒，他们的话算不算数？',
    ],
  ],
  [
    'japanese',
    'お疲れさまです。パン屋の聞き取りから、次のことを知りたいです。\n\n・注文の段階での行き違い。どこで、なぜ起きているか（忙しいから、で片づけずに）\n・夜勤の前と比べて、家族との時間がどう変わったか\n・粉の値段に対する納得感\n・店をたたむ決断は、いつ、何をきっかけに起きるのか\n\nどちらが正しいと決めずに、並べて見せてください。',
    [
      '注文の段階での行き違いは、どこで、なぜ起きていますか？',
      '夜勤の前と比べて、家族との時間はどう変わったのでしょうか？',
      '粉の値段に対する納得感については、どう感じていますか？',
      '店をたたむ決断は、いつ、何をきっかけに起きるのでしょうか？',
    ],
  ],
  [
    'hindi',
    'नमस्कार, बेकरी वाले अध्ययन के बारे में लिख रहा हूँ। हमें मुख्य रूप से यह समझना है कि बेकर आटा कैसे चुनते हैं – चक्की, दुकान या कोई और – और बीच में बदलते क्यों हैं। उधारी का घर के बजट पर क्या असर पड़ता है, यह भी देखिए। भट्टी की असली हालत जाननी है। औरतों की भागीदारी पर अलग से ध्यान दें: काम किसका है और निर्णय किसका। हमें लंबी भूमिका नहीं चाहिए।',
    [
      'बेकर आटा कैसे चुनते हैं और बीच में बदलते क्यों हैं?',
      'उधारी का घर के बजट पर क्या असर पड़ता है?',
      'भट्टी की असली हालत: लोग इसके बारे में क्या सोचते हैं?',
      'औरतों की भागीदारी: काम किसका है और निर्णय किसका?',
    ],
  ],
  [
    'arabic',
    'نودّ أن نفهم كيف يختار الخبّاز الطحين وعلى أي أساس يثق بالمورّد، ثم كيف يُتَّفق على السعر. ونريد كذلك أن نرى ما الذي يفعله تعطّل الفرن بيوم العمل. وهناك مسألة الدَّين: من يدفع ومتى؟ ونودّ أيضًا أن نعرف كيف تنتقل المهنة من جيل إلى جيل، ولماذا يتركها الشباب.',
    [
      'الدَّين: من يدفع ومتى؟',
      'كيف يختار الخبّاز الطحين وعلى أي أساس يثق بالمورّد؟',
      'كيف يُتَّفق على السعر؟',
      'ما الذي يفعله تعطّل الفرن بيوم العمل؟',
      'كيف تنتقل المهنة من جيل إلى جيل؟',
      'لماذا يتركها الشباب؟',
    ],
  ],
  [
    'russian',
    'Из бесед с пекарями хотим вынести следующее:\n\n- что подтолкнуло взять ученика (или почему так и не взяли);\n- признаки усталости у тех, кто работает ночью: в чём проявляется, что поддерживает;\n- отношения с мельницей и поставщиками, где возникают трудности;\n- приспособления и хитрости, которые стоит передать другим.',
    [
      'Что подтолкнуло взять ученика?',
      'Признаки усталости у тех, кто работает ночью: в чём проявляется, что поддерживает?',
      'Отношения с мельницей и поставщиками: где возникают трудности?',
      'Приспособления и хитрости, которые стоит передать другим: каковы они?',
    ],
  ],
  [
    'portuguese',
    'Oi pessoal, tô escrevendo correndo. Antes da reunião na quinta eu preciso saber umas coisas. Primeiro, com base em que critério o padeiro escolhe um moinho e não outro. O que dá segurança em relação ao forno. Como funciona a entrega do dia a dia, atraso, falta, essas coisas, e onde ela falha. Ah e dinheiro: o que incomoda na cobrança, dos dois lados. Obrigada, Meire',
    [
      'Com base em que critério o padeiro escolhe um moinho e não outro?',
      'O que dá segurança em relação ao forno?',
      'Como funciona a entrega do dia a dia? Onde ela falha?',
      'Dinheiro: o que incomoda na cobrança?',
    ],
  ],
  [
    'spanish',
    'Preguntas\n- Horno: dónde falla, qué cuesta\n- Pedidos: quién los hace',
    ['Horno: ¿dónde falla, qué cuesta?', 'Pedidos: ¿quién los hace?'],
  ],
  [
    'chinese',
    '陈老师,您好!\n\n我们想知道烤箱晚上到底空着多少,学徒不来主要是什么原因。另外请帮忙了解一下附近其他面包店每天卖多少。客人大多是走路来还是坐车来,也请一并问问。房东那边的事,请不要跟客人提起。\n\n刘明',
    [
      '烤箱晚上到底空着多少？',
      '学徒不来主要是什么原因？',
      '附近其他面包店每天卖多少？',
      '客人大多是走路来还是坐车来？',
    ],
  ],
  [
    'chinese',
    '问题\n- 弄清楚为什么烤箱会停\n- 面包剩下的占多少,为啥不买',
    ['为什么烤箱会停？', '面包剩下的占多少，为啥不买？'],
  ],
  [
    'japanese',
    'いつもお世話になっております。そこで、お客さんがパンを選ぶときに何を重視しているのかを知りたいと考えています。また、夜の配達があれば利用したいかどうかも伺えればと思います。それから、高齢の方の買い物で困っていることもぜひ教えてください。なお、店員の評判については今回は結構です。',
    [
      'お客さんはパンを選ぶときに何を重視しているのでしょうか？',
      '夜の配達があれば利用したいのでしょうか？',
      '高齢の方の買い物で困っていることは、何ですか？',
    ],
  ],
  [
    'hindi',
    'आसपास की बेकरियों का मासिक किराया कितना है, यह भी पता कर लीजिए। कृपया किसी से उसकी तनख़्वाह के बारे में न पूछें।\n\n1. इंतज़ार का समय: पर्ची से रोटी मिलने तक\n2. ख़र्च: एक रोटी पर कुल ख़र्च',
    [
      'आसपास की बेकरियों का मासिक किराया कितना है?',
      'इंतज़ार का समय: यह लोगों के लिए कितना सुविधाजनक है?',
      'एक रोटी पर कुल ख़र्च: लोगों को यह कितना ठीक लगता है?',
    ],
  ],
  [
    'arabic',
    'الأسئلة\n- معرفة ما إذا كانت ساعات الفرن كافية\n- ليش الناس صارت تشتري من السوق',
    ['هل كانت ساعات الفرن كافية؟', 'ليش الناس صارت تشتري من السوق؟'],
  ],
  [
    'russian',
    'Почему пекари уходят раньше 17:00. Ещё узнайте, пожалуйста, сколько стоит мука в других пекарнях района.',
    ['Почему пекари уходят раньше 17:00?', 'Сколько стоит мука в других пекарнях района?'],
  ],
  [
    'portuguese',
    'Como te disse ao telefone, vamos renegociar o contrato da padaria. Também nos interessa perceber se os atrasos se devem ao forno ou à falta de pessoal. Já agora, quanto custa a farinha noutras padarias?\n\n1. Horário: os clientes viriam mais se o forno abrisse à tarde?\n2. Lugares: de onde vêm os clientes?',
    [
      'Quanto custa a farinha noutras padarias?',
      'Horário: os clientes viriam mais se o forno abrisse à tarde?',
      'Lugares: de onde vêm os clientes?',
      'Os atrasos se devem ao forno ou à falta de pessoal?',
    ],
  ],
  [
    'portuguese',
    '- quem larga o forno e pq\n- fila p/ pão, qto tempo espera??',
    ['Quem larga o forno e por quê?', 'Fila para pão: quanto tempo espera?'],
  ],
  ['russian', 'Вопросы\n- почём хлеб в соседних городах', ['Почём хлеб в соседних городах?']],
  ['arabic', 'الأسئلة\n- كم رغيف يرجع آخر النهار؟؟', ['كم رغيف يرجع آخر النهار؟']],
  [
    'english',
    '- who cleans the oven\n- how flour is stored\n- where the bread goes at night\nwhy the queue is so long',
    ['Who cleans the oven?', 'How is flour stored?', 'Where does the bread go at night?', 'Why is the queue so long?'],
  ],
  [
    'english',
    'Dear Hana, as you know the oven moved two years ago, so we would like to come prepared. We want to understand the reasons for the long queue in the morning. We would also like to know the share of bread that comes back, and what other bakers do about it.',
    [
      'What are people’s reasons for the long queue in the morning?',
      'How do people feel about the share of bread that comes back?',
      'What do other bakers do about it?',
    ],
  ],
  [
    'german',
    'Liebe Hana, wie du weißt, ist der Ofen umgezogen, und der Vorstand tagt nächsten Monat. Wir möchten die Gründe für die lange Schlange am Morgen verstehen. Außerdem wüssten wir gern, was andere Bäcker dagegen tun.',
    ['Welche Gründe haben die Menschen für die lange Schlange am Morgen?', 'Was tun andere Bäcker dagegen?'],
  ],
  ['arabic', 'نودّ أن نفهم سبب قلة الإقبال على الخبز الأسمر.', ['ما سبب قلة الإقبال على الخبز الأسمر؟']],
  ['german', 'Fragen\n- Kasse und Büro: wer darf was', ['Kasse und Büro: wer darf was?']],
])('a brief is asked as its team would in %s', (language, description, questions) => {
  expect(askedInBrief({ description }, language)).toEqual(questions);
});

test.each<[Language, string, string[]]>([
  [
    'japanese',
    '1. 背景\n四月に予約を電話からウェブに変えた。\n2. 目的\n・来年度の窯を決める材料にする。\n3. 明らかにしたいこと\n(1) 朝の列で帰ってしまうのはなぜか\n(2) 窯の予約はわかりやすいか\n4. 対象と方法\n・常連10名\n・1人40分程度',
    ['朝の列で帰ってしまうのはなぜでしょうか？', '窯の予約はわかりやすいのでしょうか？'],
  ],
  [
    'chinese',
    '一、背景\n面包房去年搬到新址。\n二、目标\n1. 找出客人减少的原因；\n2. 为明年的计划提供依据。\n三、希望了解的问题\n1. 早上排队时发生什么；\n2. 对夜间开门的感受。\n四、访谈对象\n1. 常客十人',
    ['客人减少的原因是什么？', '早上排队时发生什么？', '对夜间开门的感受是什么？'],
  ],
])('the numbers of a brief’s parts count no questions, in %s', (language, description, questions) => {
  expect(askedInBrief({ description }, language)).toEqual(questions);
});

test('an Arabic question is asked without the “and” that joins it to the one before', () => {
  expect(askedInBrief({ description: 'لماذا ترك الناس الفرن القديم؟\nوهل سألهم أحد عن السبب؟' }, 'arabic')).toEqual([
    'لماذا ترك الناس الفرن القديم؟',
    'هل سألهم أحد عن السبب؟',
  ]);
});

test.each<[Language, string, string[]]>([
  [
    'arabic',
    'الأسئلة:\n1- كيف يختار الناس الفرن؟\n2- ما أنسب مواعيد الخبز؟',
    ['كيف يختار الناس الفرن؟', 'ما أنسب مواعيد الخبز؟'],
  ],
  ['hindi', 'सवाल\n१. लोग भट्टी कैसे चुनते हैं?\n२. रोटी कब मिलती है?', ['लोग भट्टी कैसे चुनते हैं?', 'रोटी कब मिलती है?']],
  [
    'french',
    'Questions\n- le fournil, trop petit : ce qui manque\n- par où ils arrivent',
    ['Par où est-ce qu’ils arrivent\u00a0?', 'Le fournil, trop petit : qu’est-ce qui manque\u00a0?'],
  ],
  [
    'spanish',
    'Sobre la tienda en sí (luz, ruido) me alcanza con saber qué les gusta y qué les molesta.',
    ['La tienda en sí: ¿qué les gusta y qué les molesta?'],
  ],
])('numbers and topics of a brief stand before what it asks, in %s: %s', (language, description, questions) => {
  expect([...askedInBrief({ description }, language)].sort()).toEqual([...questions].sort());
});

test('a German question that is in order stays as it is, also before examples', () => {
  const asked = 'Wie bekommen die Leute das Brot mit – Zettel, App, gar nicht?';
  expect(askedInBrief({ description: `Fragen\na) ${asked}\nb) Was kostet das Mehl?` }, 'german')).toContain(asked);
});

test('parts of a Chinese document that are numbered twice hold whole questions', () => {
  const description =
    '一、背景\n面包房三年了。\n三、想了解的内容\n（一）开门之前\n1. 决定来买的过程中，家里人有没有分歧，最后谁拿的主意；\n2. 是从哪里听说的。\n（二）排队期间\n3. 第一天排队的感受，哪些事情没人说清楚；\n4. 最后那几分钟，哪些让人难受。\n\n五、时间\n六月开始。';
  expect(askedInBrief({ description }, 'chinese')).toEqual([
    '决定来买的过程中，家里人有没有分歧，最后谁拿的主意？',
    '是从哪里听说的？',
    '第一天排队的感受，哪些事情没人说清楚？',
    '最后那几分钟，哪些让人难受？',
  ]);
});

test.each([
  ['how much slack people leave themselves', 'How much slack do people leave themselves?'],
  ['what premium people will tolerate', 'What premium will people tolerate?'],
])('how much of a thing is asked in order: %s', (clause, question) => {
  expect(askedInBrief({ description: `Questions\n- ${clause}\n- x` }, 'english')).toEqual([question]);
});

test('in a long list of a language with question words in their place, the questions of an item stay together', () => {
  const item = (n: number) => `${n}. パンの値段は誰が決めているのか。第${n}の店では納得されているか。`;
  const briefOf = (items: number) =>
    `知りたいこと\n${Array.from({ length: items }, (_, n) => item(n + 1)).join('\n')}\n\n使いみち\n来年の会議の資料にします。`;
  const asked = (items: number) => askedInBrief({ description: briefOf(items) }, 'japanese');
  expect(asked(3)).toHaveLength(6);
  expect(asked(7)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map(
      (n) => `パンの値段は誰が決めているのでしょうか？第${n}の店では納得されているのでしょうか？`,
    ),
  );
});

test('a Japanese alternative is asked on both sides', () => {
  expect(askedInBrief({ description: '知りたいこと\n1. 通知は多すぎるか、少なすぎるか。' }, 'japanese')).toEqual([
    '通知は多すぎるのでしょうか、少なすぎるのでしょうか？',
  ]);
});

test.each<[Language, string, string]>([
  [
    'french',
    'Nous voulons aussi comprendre les principaux freins à l’inscription.',
    'Quels sont les principaux freins à l’inscription ?',
  ],
  [
    'spanish',
    'También queremos entender las principales barreras de entrada.',
    '¿Cuáles son las principales barreras de entrada?',
  ],
  [
    'portuguese',
    'Também queremos entender as principais barreiras de entrada.',
    'Quais são as principais barreiras de entrada?',
  ],
])('in %s, a thing that running text wants to understand is asked about', (language, description, question) => {
  expect(askedInBrief({ description }, language)).toEqual([question]);
});

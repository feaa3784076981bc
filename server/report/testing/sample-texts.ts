import type { Language } from '#contract/languages.ts';

/** One finding of a bakery study in each language; the quotes are our own sentences. */
export type SampleText = {
  project: string;
  description: string;
  title: string;
  question: string;
  summary: string;
  quotes: [string, string];
  impact: string;
  tags: string[];
  document: string;
  place: string;
  speakers: [string, string];
  context: string;
};

export const sampleTexts: Record<Language, SampleText> = {
  english: {
    project: 'Bread left over in the evening',
    description: 'How small bakeries decide how much to bake, and what they do with what is left.',
    title: 'Bakers plan tomorrow from what is left tonight',
    question: 'How do bakers decide how much to bake?',
    summary:
      'Two of three bakers say that they look into the baskets in the evening and guess. None of them keeps figures from last year.',
    quotes: [
      'I look at what was left over today, and I add a little for the weekend; honestly, it’s a guess.',
      'Nobody has the time to write it down, because we start at three in the morning.',
    ],
    impact: 'A number that can be trusted every evening would save about ten loaves a day.',
    tags: ['Planning', 'Waste'],
    document: 'Interview with Mirela.docx',
    place: 'page 2, line 14',
    speakers: ['Mirela', 'Tom'],
    context:
      '# Bread\n\n## What it is about\n\nSmall bakeries and **their evenings**, see [the brief](https://example.com/brief).\n\n## Themes\n\n- **left over bread**, said by 2 people\n  > We throw away about ten loaves every evening.\n- **weather**\n\n1. First\n2. Second\n\n| Day | Loaves |\n| --- | --- |\n| Monday | 12 |\n| Sunday | 4 |\n',
  },
  spanish: {
    project: 'El pan que sobra por la noche',
    description: 'Cómo deciden las panaderías pequeñas cuánto hornear y qué hacen con lo que sobra.',
    title: 'El pan de mañana se calcula con lo que sobra hoy',
    question: '¿Cómo deciden los panaderos cuánto hornear?',
    summary:
      'Dos de tres personas cuentan que miran las cestas por la noche y calculan a ojo. Ninguna guarda cifras del año pasado.',
    quotes: [
      'Miro lo que sobró hoy y añado un poco para el fin de semana; la verdad, es una corazonada.',
      '¿Quién tiene tiempo de apuntarlo, si empezamos a las tres de la mañana?',
    ],
    impact: 'Un número fiable cada noche ahorraría unas diez hogazas al día.',
    tags: ['Planificación', 'Desperdicio'],
    document: 'Entrevista con Begoña.docx',
    place: 'página 2, línea 14',
    speakers: ['Begoña', 'Íñigo'],
    context:
      '# Pan\n\n## De qué trata\n\nPanaderías pequeñas y **sus noches**.\n\n## Temas\n\n- **pan que sobra**, en 2 documentos\n  > Tiramos unas diez hogazas cada noche.\n',
  },
  french: {
    project: 'Le pain qui reste le soir',
    description: 'Comment les petites boulangeries décident des quantités, et ce qu’elles font des restes.',
    title: 'On cuit pour demain d’après ce qui reste ce soir',
    question: 'Comment les boulangers décident-ils des quantités ?',
    summary:
      'Deux boulangers sur trois disent regarder les paniers le soir et deviner. Aucun ne garde les chiffres de l’an passé.',
    quotes: [
      'Je regarde ce qui est resté aujourd’hui et j’en ajoute un peu pour le week-end : à l’œil, quoi.',
      'Personne n’a le temps de le noter, puisqu’on commence à trois heures du matin.',
    ],
    impact: 'Un chiffre fiable chaque soir épargnerait une dizaine de pains par jour.',
    tags: ['Prévision', 'Gaspillage'],
    document: 'Entretien avec Hélène.docx',
    place: 'page 2, ligne 14',
    speakers: ['Hélène', 'Benoît'],
    context:
      '# Pain\n\n## De quoi il s’agit\n\nDe petites boulangeries et **leurs soirées**.\n\n## Thèmes\n\n- **le pain qui reste**, dans 2 documents\n  > On jette une dizaine de pains chaque soir.\n',
  },
  german: {
    project: 'Das Brot, das abends übrig bleibt',
    description: 'Wie kleine Bäckereien ihre Mengen bestimmen und was sie mit dem Rest tun.',
    title: 'Was heute übrig ist, bestimmt die Menge von morgen',
    question: 'Wie entscheiden Bäcker, wie viel sie backen?',
    summary: 'Zwei von drei Bäckern schauen abends in die Körbe und schätzen. Zahlen vom Vorjahr hebt niemand auf.',
    quotes: [
      'Ich schaue, was heute übrig geblieben ist, und lege fürs Wochenende etwas drauf; ehrlich gesagt ist das geschätzt.',
      'Zum Aufschreiben hat keiner Zeit, weil wir um drei Uhr früh anfangen müssen.',
    ],
    impact: 'Eine verlässliche Zahl am Abend würde rund zehn Laibe am Tag sparen.',
    tags: ['Mengenplanung', 'Verschwendung'],
    document: 'Gespräch mit Jörg.docx',
    place: 'Seite 2, Zeile 14',
    speakers: ['Jörg', 'Änne'],
    context:
      '# Brot\n\n## Worum es geht\n\nKleine Bäckereien und **ihre Abende**.\n\n## Themen\n\n- **übriges Brot**, in 2 Dokumenten\n  > Wir werfen jeden Abend zehn Laibe weg.\n',
  },
  chinese: {
    project: '傍晚剩下的面包',
    description: '小面包店怎样决定烘焙的数量，又怎样处理剩下的面包。',
    title: '面包师按当晚的剩余安排第二天的产量',
    question: '面包师如何决定烤多少？',
    summary: '三位面包师中有两位说，他们晚上看看篮子，然后凭感觉估计。没有人保留去年的数字。',
    quotes: [
      '我看看今天剩了多少，周末再多加一点，说实话全凭“感觉”。',
      '没有人有时间记下来，因为我们凌晨三点就开工了。',
    ],
    impact: '如果每天晚上有一个可信的数字，每天可以少浪费大约10个面包。',
    tags: ['产量计划', '浪费'],
    document: '与陈丽的访谈.docx',
    place: '第2页第14行',
    speakers: ['陈丽', '王强'],
    context:
      '# 面包\n\n## 内容\n\n小面包店和**它们的夜晚**。\n\n## 主题\n\n- **剩余面包**，见于2份文档\n  > 我们每天晚上扔掉大约十个面包。\n',
  },
  japanese: {
    project: '夕方に残るパン',
    description: '小さなパン屋は焼く量をどう決め、残りをどうしているのか。',
    title: '明日の量は今夜の売れ残りで決まる',
    question: 'パン職人は焼く量をどう決めているか？',
    summary: '3人のうち2人は、夜にかごをのぞいて勘で決めると話している。昨年の数字を残している人はいない。',
    quotes: [
      '今日どれだけ残ったかを見て、週末は少し足します。正直なところ、勘なんです。',
      '朝の3時に始めるので、書き留める時間は誰にもありません。',
    ],
    impact: '毎晩信頼できる数字があれば、1日に約10個のパンを無駄にせずにすむ。',
    tags: ['生産計画', '食品ロス'],
    document: '佐藤さんへの聞き取り.docx',
    place: '2ページ、14行目',
    speakers: ['佐藤', '鈴木'],
    context:
      '# パン\n\n## 概要\n\n小さなパン屋と**その夜**について。\n\n## テーマ\n\n- **売れ残り**、2件の文書\n  > 毎晩10個ほど捨てています。\n',
  },
  arabic: {
    project: 'الخبز الذي يبقى في المساء',
    description: 'كيف تقرر المخابز الصغيرة كمية الخبز، وماذا تفعل بما يبقى منه.',
    title: 'يحسب الخبازون كمية الغد مما بقي الليلة',
    question: 'كيف يقرر الخبازون كم يخبزون؟',
    summary: 'يقول اثنان من ثلاثة خبازين إنهم ينظرون في السلال مساءً ثم يخمنون. لا يحتفظ أحد بأرقام العام الماضي.',
    quotes: [
      'أنظر إلى ما بقي اليوم وأضيف قليلا لنهاية الأسبوع، وبصراحة هذا مجرد تخمين.',
      'لا وقت عند أحد ليكتب ذلك لأننا نبدأ العمل قبل الفجر.',
    ],
    impact: 'رقم موثوق كل مساء يوفر نحو عشرة أرغفة في اليوم.',
    tags: ['تخطيط', 'هدر'],
    document: 'مقابلة مع سلمى.docx',
    place: 'صفحة 2، سطر 14',
    speakers: ['سلمى', 'كريم'],
    context:
      '# الخبز\n\n## الموضوع\n\nمخابز صغيرة و**أمسياتها**.\n\n## المحاور\n\n- **الخبز المتبقي**، في مستندين\n  > نرمي نحو عشرة أرغفة كل مساء.\n',
  },
  russian: {
    project: 'Хлеб, который остаётся вечером',
    description: 'Как маленькие пекарни решают, сколько печь, и что делают с остатками.',
    title: 'Завтрашний объём считают по сегодняшним остаткам',
    question: 'Как пекари решают, сколько печь?',
    summary: 'Двое из трёх пекарей вечером смотрят в корзины и прикидывают. Цифр за прошлый год не хранит никто.',
    quotes: [
      'Смотрю, что сегодня осталось, и добавляю немного на выходные; честно говоря, это догадка.',
      'Записывать никому некогда, ведь мы начинаем в три часа ночи.',
    ],
    impact: 'Надёжное число каждый вечер сберегало бы около десяти буханок в день.',
    tags: ['Планирование', 'Остатки'],
    document: 'Беседа с Фёдором.docx',
    place: 'страница 2, строка 14',
    speakers: ['Фёдор', 'Юлия'],
    context:
      '# Хлеб\n\n## О чём речь\n\nМаленькие пекарни и **их вечера**.\n\n## Темы\n\n- **остатки хлеба**, в 2 документах\n  > Каждый вечер мы выбрасываем десять буханок.\n',
  },
  portuguese: {
    project: 'O pão que sobra à noite',
    description: 'Como as padarias pequenas decidem quanto assar e o que fazem com as sobras.',
    title: 'O pão de amanhã é calculado pelo que sobra hoje',
    question: 'Como os padeiros decidem quanto assar?',
    summary:
      'Dois de três padeiros dizem que olham os cestos à noite e calculam de cabeça. Ninguém guarda os números do ano passado.',
    quotes: [
      'Olho o que sobrou hoje e acrescento um pouco para o fim de semana; não é ciência, é palpite.',
      'Ninguém tem tempo de anotar, porque começamos às três da manhã.',
    ],
    impact: 'Um número confiável toda noite pouparia cerca de dez pães por dia.',
    tags: ['Planejamento', 'Desperdício'],
    document: 'Conversa com João.docx',
    place: 'página 2, linha 14',
    speakers: ['João', 'Conceição'],
    context:
      '# Pão\n\n## Do que se trata\n\nPadarias pequenas e **suas noites**.\n\n## Temas\n\n- **pão que sobra**, em 2 documentos\n  > Jogamos fora uns dez pães toda noite.\n',
  },
  hindi: {
    project: 'शाम को बची हुई रोटी',
    description: 'छोटी बेकरियाँ कैसे तय करती हैं कि कितना बनाना है और बचे हुए का क्या करती हैं।',
    title: 'कल की मात्रा आज की बची हुई रोटी से तय होती है',
    question: 'बेकर कैसे तय करते हैं कि कितना बनाना है?',
    summary: 'तीन में से दो लोग कहते हैं कि वे शाम को टोकरियाँ देखकर अंदाज़ा लगाते हैं। पिछले साल के आँकड़े कोई नहीं रखता।',
    quotes: [
      'मैं देखती हूँ कि आज कितना बचा है और सप्ताहांत के लिए थोड़ा बढ़ा देती हूँ, सच कहूँ तो यह अंदाज़ा ही है।',
      'लिखने का समय किसी के पास नहीं है क्योंकि हम सुबह तीन बजे काम शुरू करते हैं।',
    ],
    impact: 'हर शाम एक भरोसेमंद संख्या मिले तो रोज़ लगभग दस पाव रोटियाँ बच सकती हैं।',
    tags: ['योजना', 'बर्बादी'],
    document: 'शालिनी से बातचीत.docx',
    place: 'पृष्ठ 2, पंक्ति 14',
    speakers: ['शालिनी', 'राजेंद्र'],
    context:
      '# रोटी\n\n## विषय\n\nछोटी बेकरियाँ और **उनकी शामें**।\n\n## विषय-वस्तु\n\n- **बची हुई रोटी**, 2 दस्तावेज़ों में\n  > हम हर शाम दस पाव फेंक देते हैं।\n',
  },
};

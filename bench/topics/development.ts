import type { LabelledBrief } from './labelled-brief.ts';

/** The briefs that the concept vocabulary and the phrase rules were tuned on. `subject`: stems that a linked name holds. */
export const development: readonly LabelledBrief[] = [
  {
    language: 'english',
    name: 'Food waste at home',
    description: 'How families decide what to throw away and why food goes bad in the fridge.',
    subject: 'food throw thrown waste fridge famil bad spoil storage leftover meal shop date expir',
  },
  {
    language: 'english',
    name: 'Onboarding study',
    subject: 'onboard first sign-up account setup instruction tour verif support drop',
  },
  {
    language: 'english',
    name: 'Electric cars in rented flats',
    description: 'We want to understand how tenants without their own parking space charge an electric car.',
    longBrief:
      'Public chargers are often taken in the evening. Some landlords refuse wall boxes. We are interested in planning of trips, cost per charge, range worries in winter and the apps people use to find a free charger. Interviews last 45 minutes.',
    subject: 'electric car charg park tenant landlord range batter trip app cost price wall winter plan',
  },
  {
    language: 'english',
    description: 'Why do members stop going to the gym after the first three months?',
    subject: 'gym member motiv train cancel equip fitness class crowd habit routin staff opening goal',
  },
  {
    language: 'spanish',
    name: 'Comedores escolares',
    description:
      'Qué piensan las familias de los menús del comedor escolar y por qué los niños dejan comida en el plato.',
    subject: 'comedor escolar menú famil niñ comida plato sabor ración aliment sobra salud hambre',
  },
  {
    language: 'spanish',
    name: 'Citas médicas',
    description: 'Entender cómo los pacientes reservan cita con el especialista y cuánto tiempo esperan.',
    longBrief:
      'Muchos pacientes llaman por teléfono varias veces. Otros usan la web del hospital, pero no confían en los recordatorios.',
    subject: 'cita médic pacient reserv especial esper teléfono web hospital record confian',
  },
  {
    language: 'spanish',
    name: 'Estudio sobre teletrabajo',
    description: 'Cómo organizan su jornada quienes trabajan desde casa dos o tres días por semana.',
    subject: 'trabaj teletrab jornada casa horario reunion concentr concili equipo aislam hogar espacio',
  },
  {
    language: 'spanish',
    description: 'Queremos saber qué esperan los visitantes de un museo pequeño y qué les haría volver.',
    subject: 'museo visita exposici entrada guía horario volver expectativ señal cartel regres',
  },
  {
    language: 'french',
    name: 'Tri des déchets',
    description: 'Comprendre pourquoi les habitants d’immeubles trient mal leurs déchets et ce qui les aiderait.',
    subject: 'tri déchet immeuble habitant consigne poubelle bac recycl local compost embal',
  },
  {
    language: 'french',
    name: 'Assurance pour animaux',
    description:
      'Comment les propriétaires de chiens et de chats choisissent une assurance et ce qu’ils attendent lors d’un remboursement.',
    subject:
      'assur animal animaux chien chat rembours vétérin garantie cotisation prix choi contrat confiance soin tarif',
  },
  {
    language: 'french',
    description:
      'Étude auprès d’agriculteurs qui utilisent un logiciel de gestion des parcelles : saisie des données, conseils et temps gagné.',
    subject: 'agricult logiciel parcelle saisie donnée conseil temps gestion météo culture récolt matériel',
  },
  {
    language: 'french',
    name: 'Bibliothèque de quartier',
    longBrief:
      'La bibliothèque a changé ses horaires en janvier. Nous voulons savoir comment les lecteurs empruntent des livres, utilisent les salles de travail et vivent le bruit. Les parents viennent surtout le mercredi.',
    subject: 'biblioth horaire lecteur lecture livre emprunt salle bruit parent prêt accueil',
  },
  {
    language: 'german',
    name: 'Pendeln',
    description: 'Wie Pendler mit verspäteten Zügen umgehen und was sie sich von der App wünschen.',
    subject: 'pend zug züg verspät app anschl auskunft inform warte fahr umst',
  },
  {
    language: 'german',
    name: 'Bäckereistudie',
    description:
      'Wir wollen verstehen, wie kleine Bäckereien die Produktion für morgen planen und was mit unverkauftem Brot passiert.',
    subject: 'bäck brot produktion plan unverkauft rest weitergab spende teig menge preis wegwerf',
  },
  {
    language: 'german',
    description: 'Warum bauen Kunden ihre Möbel nicht selbst auf? Es geht um Anleitungen, Werkzeug und fehlende Teile.',
    subject: 'möbel aufbau anleit werkzeug teil montage liefer ersatz',
  },
  {
    language: 'german',
    name: 'Energierechnungen verstehen',
    description: 'Haushalte sollen ihre Strom- und Gasrechnung besser verstehen.',
    longBrief:
      'Die Rechnungen sind lang und voller Fachbegriffe. Viele Haushalte haben Angst vor Nachzahlungen. Uns interessiert, wie sie Abschläge prüfen, Anbieter vergleichen und Energie sparen. Wir sprechen mit 20 Haushalten in Köln.',
    subject: 'energie rechnung strom gas abschl nachzahl anbieter haushalt spar verbrauch tarif preis zähler kosten',
  },
  {
    language: 'chinese',
    name: '社区垃圾分类',
    description: '了解居民在家里如何分类垃圾，为什么有些人不愿意分类。',
    subject: '垃圾 分类 居民 社区 回收 投放 规则 厨余',
  },
  {
    language: 'chinese',
    name: '老年人网购',
    description: '我们想知道老年人在手机上购物时遇到哪些困难，以及他们担心什么。',
    subject: '老年 网购 购物 手机 字 支付 诈骗 家人 子女 退 担心 操作',
  },
  {
    language: 'chinese',
    description: '上班族为什么坚持不下去在线英语课程？研究学习动力、上课时间和老师的反馈。',
    subject: '英语 课程 学习 动力 时间 老师 反馈 上课 口语 练习 进度',
  },
  {
    language: 'chinese',
    name: '外卖包装',
    longBrief:
      '外卖餐盒数量多，顾客常常抱怨漏汤和塑料太多。我们想了解商家怎样选择包装、顾客怎样处理餐盒，以及环保包装的价格能否被接受。',
    subject: '外卖 包装 餐盒 塑料 环保 价格 商家 漏 配送 处理 顾客',
  },
  {
    language: 'japanese',
    name: '買い物アプリ',
    description: '高齢者がスーパーの買い物アプリをどう使い、どこで困るのかを知りたい。',
    subject: '買い物 アプリ 高齢 スーパー 画面 文字 操作 支払 クーポン 商品 家族',
  },
  {
    language: 'japanese',
    name: '通勤電車の混雑',
    description: '通勤客が満員電車をどう避け、遅延のときに何を頼りにするのかを調べる。',
    subject: '通勤 電車 混雑 満員 遅延 運行 情報 時差 乗り換え 乗車 運賃',
  },
  {
    language: 'japanese',
    description: '家具の組み立てで失敗した経験を聞き、説明書と工具の改善点を見つけたい。',
    subject: '家具 組み立て 説明書 工具 失敗 部品 配送',
  },
  {
    language: 'japanese',
    name: '在宅勤務',
    longBrief:
      '在宅勤務を始めて三年がたった。会議が増え、同僚との雑談が減ったという声がある。仕事と家庭の境目、集中できる場所、上司の評価について話を聞く。',
    subject: '在宅 勤務 会議 同僚 雑談 仕事 家庭 集中 場所 上司 評価 働',
  },
  {
    language: 'arabic',
    name: 'دراسة',
    description: 'كيف يختار المرضى طبيبهم وما الذي يقلقهم عند حجز المواعيد عبر الإنترنت.',
    subject: 'طبيب الأطباء مرضى المريض حجز مواعيد المواعيد موعد الانتظار الخصوصية الإنترنت قلق العيادة العلاج التذكير',
  },
  {
    language: 'arabic',
    name: 'هدر الطعام في المطاعم',
    description: 'نريد أن نعرف ماذا تفعل المطاعم بالطعام المتبقي وكيف تخطط للكميات.',
    subject: 'الطعام هدر المطاعم بقايا المتبقي الكميات كميات التخزين التبرع تخطيط',
  },
  {
    language: 'arabic',
    description: 'لماذا يترك الطلاب دورات اللغة عبر الإنترنت بعد الأسابيع الأولى؟',
    subject: 'الطلاب دورات اللغة المعلم التعلم التقدم دروس الدروس المحادثة الدافع الدراسة الإنترنت الانسحاب',
  },
  {
    language: 'arabic',
    name: 'فواتير الكهرباء',
    description: 'فهم كيف تقرأ الأسر فاتورة الكهرباء وكيف توفر الطاقة في الصيف.',
    longBrief:
      'ترتفع الفواتير كثيرا في الصيف. تشكو الأسر من الأسعار ومن صعوبة التطبيق الجديد. نهتم بالعدادات الذكية وبالثقة في الشركة.',
    subject:
      'فاتورة فواتير الفواتير الكهرباء الطاقة العداد عدادات الأسعار الاستهلاك استهلاك الأسر التطبيق الثقة الصيف التكييف',
  },
  {
    language: 'russian',
    name: 'Опоздания электричек',
    description: 'Как пассажиры справляются с опозданиями электричек и откуда узнают об изменениях.',
    subject: 'опоздан электрич пассажир изменен информ расписан ожидан пересад билет поезд задерж отмен',
  },
  {
    language: 'russian',
    name: 'Запись к врачу',
    description: 'Мы хотим понять, почему пациенты поликлиник не записываются к врачу через интернет.',
    subject: 'запис врач пациент поликлин интернет онлайн приём очеред регистратур талон лечен лекарств',
  },
  {
    language: 'russian',
    description: 'Исследование о том, как семьи сортируют мусор дома: место на кухне, правила, доверие к переработке.',
    subject: 'мусор сортир семь кухн правил довери переработ контейнер отход упаков',
  },
  {
    language: 'russian',
    name: 'Банковское приложение',
    longBrief:
      'Новые клиенты скачивают приложение, но не завершают регистрацию. Нас интересует проверка документов, первый перевод, страх мошенников и помощь в чате. Проводим 12 интервью.',
    subject: 'банк приложен клиент регистр проверк документ перевод мошен чат поддержк безопас платёж платеж',
  },
  {
    language: 'portuguese',
    name: 'Reservas de hotel',
    description: 'Como viajantes escolhem um hotel e por que cancelam a reserva na última hora.',
    subject: 'hotel reserva viaj cancel quarto preço avalia escolh local atendimento recepção diária foto',
  },
  {
    language: 'portuguese',
    name: 'Idosos no supermercado',
    description: 'Queremos entender como pessoas idosas fazem compras no supermercado e usam o caixa automático.',
    subject: 'idos supermercado compra caixa fila corredor preço produto letra ajuda pagamento autoatend prateleira',
  },
  {
    language: 'portuguese',
    description:
      'Por que os alunos desistem do curso de inglês online? Interessam-nos a motivação, os horários e os professores.',
    subject: 'alun curso inglês motiva horário professor aula desist progresso prática conversa ritmo estudo',
  },
  {
    language: 'portuguese',
    name: 'Contas de luz',
    longBrief:
      'As famílias acham a conta de luz difícil de ler. Muitas atrasam o pagamento. Queremos saber como economizam energia, se confiam na distribuidora e o que pensam do aplicativo.',
    subject:
      'conta luz energia famíli pagamento econom distribuidora aplicativo consumo tarifa medidor confian leitura preço atras',
  },
  {
    language: 'hindi',
    name: 'भोजन की बर्बादी',
    description: 'परिवार कैसे तय करते हैं कि क्या फेंकना है और फ्रिज में खाना क्यों खराब होता है।',
    subject: 'भोजन खाना खाने बर्बादी फ्रिज परिवार बचा भंडारण फेंक ख़रीद ख़राब मात्रा रसोई',
  },
  {
    language: 'hindi',
    name: 'अस्पताल में अपॉइंटमेंट',
    description: 'मरीज़ डॉक्टर का समय कैसे लेते हैं और कतार में कितना इंतज़ार करते हैं।',
    subject: 'अस्पताल अपॉइंटमेंट मरीज़ डॉक्टर समय कतार इंतज़ार बुकिंग इलाज पर्ची दवा',
  },
  {
    language: 'hindi',
    description: 'किसान खेती के ऐप का उपयोग कैसे करते हैं? हमें मौसम की जानकारी, मंडी के दाम और भाषा में रुचि है।',
    subject: 'किसान खेती ऐप मौसम मंडी दाम भाषा फ़सल जानकारी सलाह बीज कीट',
  },
  {
    language: 'hindi',
    name: 'ऑनलाइन भाषा कोर्स',
    longBrief:
      'विद्यार्थी कुछ हफ़्तों बाद कोर्स छोड़ देते हैं। हम प्रेरणा, शिक्षक की प्रतिक्रिया, कक्षा का समय और फ़ीस के बारे में जानना चाहते हैं।',
    subject: 'भाषा कोर्स विद्यार्थी प्रेरणा शिक्षक प्रतिक्रिया कक्षा समय फ़ीस पढ़ाई अभ्यास प्रगति बोल',
  },
];

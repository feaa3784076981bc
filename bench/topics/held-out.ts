import type { LabelledBrief } from './labelled-brief.ts';

/** Written before anything was tuned, and not tuned on: two briefs in each language. */
export const heldOut: readonly LabelledBrief[] = [
  {
    language: 'english',
    name: 'Volunteering at animal shelters',
    description: 'What keeps volunteers coming back to animal shelters, and why do others quit after a few weeks?',
    subject: 'volunteer animal shelter quit motiv shift train coordinat emotion time staff recogn',
  },
  {
    language: 'english',
    name: 'Second-hand clothes',
    description: 'How young adults buy and sell used clothes online, and what makes them trust a seller.',
    subject: 'cloth second-hand used sell buy trust seller price size deliver return photo quality fashion shipping',
  },
  {
    language: 'spanish',
    name: 'Cuidadores familiares',
    description: 'Conocer el día a día de quienes cuidan a un familiar con demencia y qué apoyo reciben.',
    subject: 'cuid famili demencia apoyo descanso medic carga ayuda residencia',
  },
  {
    language: 'spanish',
    description: 'Por qué los ciclistas evitan ciertas calles y qué opinan de los nuevos carriles bici.',
    subject: 'cicl bici carril calle tráfico seguridad robo aparc ruta coche',
  },
  {
    language: 'french',
    name: 'Achat d’un premier logement',
    description: 'Comment de jeunes couples cherchent leur premier logement, visitent et obtiennent un crédit.',
    subject: 'logement couple crédit visite achat recherche banque prix quartier agence budget prêt',
  },
  {
    language: 'french',
    description: 'Nous étudions l’accueil des nouveaux salariés dans une petite entreprise du bâtiment.',
    subject: 'accueil salarié entreprise bâtiment intégr formation équipe chantier arrivée sécurité encadrement tâche',
  },
  {
    language: 'german',
    name: 'Arzttermine online',
    description: 'Was hält ältere Patienten davon ab, Arzttermine im Internet zu buchen?',
    subject: 'arzt termin patient internet online buch wart praxis telefon daten',
  },
  {
    language: 'german',
    name: 'Vereinsleben',
    description: 'Warum treten junge Leute aus dem Sportverein aus und wie ließen sich Ehrenamtliche gewinnen?',
    subject: 'verein sport ehrenamt jung austritt mitglied beitrag training gemeinschaft trainer',
  },
  {
    language: 'chinese',
    name: '共享单车',
    description: '调查市民使用共享单车的习惯、停车问题和押金的看法。',
    subject: '单车 停车 押金 习惯 骑 车 安全 价格 费',
  },
  {
    language: 'chinese',
    description: '护士如何在夜班中交接病人信息，哪些环节容易出错？',
    subject: '护士 夜班 交接 病人 信息 出错 错误 人手 记录 疲劳',
  },
  {
    language: 'japanese',
    name: '保育園の連絡帳アプリ',
    description: '保護者と保育士が連絡帳アプリをどのように使い分けているか、負担に感じる点は何か。',
    subject: '保育 保護者 連絡 アプリ 負担 子ども 写真 通知 入力 操作',
  },
  {
    language: 'japanese',
    description: '地方の観光地を訪れる外国人旅行者が、移動や言葉で困った経験を調べたい。',
    subject: '観光 旅行 外国 移動 言葉 交通 宿 案内 言語 地方',
  },
  {
    language: 'arabic',
    name: 'النقل العام',
    description: 'كيف يتنقل الموظفون إلى عملهم بالحافلات وما رأيهم في الأسعار والازدحام.',
    subject: 'النقل الحافلات حافلات الموظف الأسعار تذاكر التذاكر الازدحام التنقل التأخير المواعيد محطات',
  },
  {
    language: 'arabic',
    description: 'نبحث في تجربة الأمهات مع تطبيقات تعليم الأطفال القراءة في البيت.',
    subject: 'الأمهات تطبيق الأطفال القراءة البيت التعلم تعلم الشاشة المحتوى الشاشات',
  },
  {
    language: 'russian',
    name: 'Доставка продуктов',
    description: 'Почему покупатели отказываются от доставки продуктов и возвращаются в магазины?',
    subject: 'доставк продукт покуп магазин курьер цен качеств замен свеж заказ',
  },
  {
    language: 'russian',
    description: 'Как учителя сельских школ готовятся к урокам и какие материалы им нужны.',
    subject: 'учител школ урок материал подготовк сельск нагрузк ученик интернет',
  },
  {
    language: 'portuguese',
    name: 'Motoristas de aplicativo',
    description:
      'Entender a rotina dos motoristas de aplicativo: ganhos, segurança à noite e relação com os passageiros.',
    subject: 'motorista aplicativo rotina ganho segurança noite passageir corrida combust carro trânsito avalia',
  },
  {
    language: 'portuguese',
    description: 'Como pequenos produtores de queijo vendem nas feiras e lidam com as regras sanitárias.',
    subject: 'produtor queijo feira regra sanitár venda client preço qualidade fiscaliz produção',
  },
  {
    language: 'hindi',
    name: 'मोबाइल से पैसे भेजना',
    description: 'छोटे दुकानदार मोबाइल से भुगतान लेने पर क्या सोचते हैं और धोखाधड़ी से कैसे बचते हैं।',
    subject: 'मोबाइल पैस भुगतान दुकानदार धोखा सुरक्षा ग्राहक बैंक भरोसा नेटवर्क शुल्क',
  },
  {
    language: 'hindi',
    description: 'गाँव की महिलाएँ पीने का पानी कैसे लाती हैं और साफ़ पानी के लिए क्या उपाय करती हैं।',
    subject: 'पानी महिला गाँव साफ़ सफ़ाई समय नल स्वास्थ्य बीमारी दूरी पीने',
  },
];

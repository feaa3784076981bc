import type { Language } from '#contract/languages.ts';

/** What the server itself answers where there is nobody or nothing to ask, in the project's language. */
type Phrases = {
  /** A person has left the project. */
  gone: (name: string) => string;
  /** The team has hidden a person. */
  hidden: (name: string) => string;
  /** A person's documents are there and none of their words can be found in them. */
  unread: (name: string) => string;
  /** An insight quotes no document of the project. */
  noMaterial: string;
};

const phrases: Record<Language, Phrases> = {
  english: {
    gone: (name) => `${name} is no longer in this project.`,
    hidden: (name) => `${name} is hidden in this project and does not answer.`,
    unread: (name) => `Nothing that ${name} said can be read. Please identify the people of the documents again.`,
    noMaterial:
      'This insight quotes no document of the project, so there is nothing to answer from. Add a quote to it and ask again.',
  },
  german: {
    gone: (name) => `${name} gehört nicht mehr zu diesem Projekt.`,
    hidden: (name) => `${name} ist in diesem Projekt ausgeblendet und antwortet nicht.`,
    unread: (name) =>
      `Nichts von dem, was ${name} gesagt hat, ist lesbar. Bitte lassen Sie die Personen der Dokumente erneut erkennen.`,
    noMaterial:
      'Diese Erkenntnis zitiert kein Dokument des Projekts, daher gibt es nichts, woraus sich antworten ließe. Fügen Sie ein Zitat hinzu und fragen Sie erneut.',
  },
  french: {
    gone: (name) => `${name} ne fait plus partie de ce projet.`,
    hidden: (name) => `${name} : cette personne est masquée dans ce projet et ne répond pas.`,
    unread: (name) =>
      `Aucun propos de ${name} ne peut être lu. Veuillez identifier à nouveau les personnes des documents.`,
    noMaterial:
      'Cet insight ne cite aucun document du projet : rien ne permet donc de répondre. Ajoutez-lui une citation et reposez votre question.',
  },
  spanish: {
    gone: (name) => `${name} ya no está en este proyecto.`,
    hidden: (name) => `${name} no responde: se ha ocultado a esta persona en el proyecto.`,
    unread: (name) =>
      `No se puede leer nada de lo que dijo ${name}. Vuelva a identificar a las personas de los documentos.`,
    noMaterial:
      'Este hallazgo no cita ningún documento del proyecto, así que no hay de dónde responder. Añada una cita y vuelva a preguntar.',
  },
  portuguese: {
    gone: (name) => `${name} já não faz parte deste projeto.`,
    hidden: (name) => `${name} não responde: esta pessoa foi ocultada neste projeto.`,
    unread: (name) => `Nada do que ${name} disse pode ser lido. Identifique novamente as pessoas dos documentos.`,
    noMaterial:
      'Este insight não cita nenhum documento do projeto, por isso não há de onde responder. Adicione uma citação e pergunte novamente.',
  },
  russian: {
    gone: (name) => `${name} больше нет в этом проекте.`,
    hidden: (name) => `${name}: этот человек скрыт в проекте и не отвечает.`,
    unread: (name) =>
      `Не удаётся прочитать слова участника: ${name}. Пожалуйста, определите людей в документах ещё раз.`,
    noMaterial:
      'Этот вывод не цитирует ни одного документа проекта, поэтому отвечать не из чего. Добавьте цитату и спросите снова.',
  },
  arabic: {
    gone: (name) => `${name}: لم يعد ضمن هذا المشروع.`,
    hidden: (name) => `${name}: هذا الشخص مخفي في هذا المشروع ولا يجيب.`,
    unread: (name) => `تعذّرت قراءة أي مما قاله ${name}. يُرجى تحديد الأشخاص في الوثائق مرة أخرى.`,
    noMaterial: 'لا تقتبس هذه النتيجة من أي وثيقة في المشروع، فلا يوجد ما يُجاب منه. أضف اقتباسًا ثم اسأل مرة أخرى.',
  },
  hindi: {
    gone: (name) => `${name} अब इस प्रोजेक्ट में नहीं हैं।`,
    hidden: (name) => `${name} इस प्रोजेक्ट में छिपाए गए हैं और उत्तर नहीं देते।`,
    unread: (name) => `${name} की कही कोई बात पढ़ी नहीं जा सकती। कृपया दस्तावेज़ों के लोगों को फिर से पहचानें।`,
    noMaterial:
      'यह निष्कर्ष प्रोजेक्ट के किसी दस्तावेज़ को उद्धृत नहीं करता, इसलिए उत्तर देने के लिए कुछ नहीं है। इसमें एक उद्धरण जोड़ें और फिर पूछें।',
  },
  japanese: {
    gone: (name) => `${name}さんは、もうこのプロジェクトにいません。`,
    hidden: (name) => `${name}さんはこのプロジェクトで非表示になっているため、回答しません。`,
    unread: (name) => `${name}さんの発言を読み取れません。文書の人物をもう一度特定してください。`,
    noMaterial:
      'このインサイトはプロジェクトの文書を引用していないため、答えのもとになるものがありません。引用を追加して、もう一度質問してください。',
  },
  chinese: {
    gone: (name) => `${name}已不在此项目中。`,
    hidden: (name) => `${name}在此项目中已被隐藏，不会回答。`,
    unread: (name) => `无法读取${name}说过的内容。请重新识别文档中的人物。`,
    noMaterial: '这条洞察没有引用项目中的任何文档，因此无从回答。请为它添加一条引用，然后再问。',
  },
};

export const phrasesOf = (language: Language): Phrases => phrases[language];

import type { Language } from '#contract/languages.ts';

/** Role responsibilities, daily challenges, team interaction, tools used, goals for the next quarter. */
type Five = readonly [string, string, string, string, string];

const questions: Record<Language, Five> = {
  english: [
    'What are you responsible for in your role?',
    'What challenges do you face from day to day?',
    'How do you work together with your team?',
    'Which tools do you use?',
    'What are your goals for the next quarter?',
  ],
  german: [
    'Wofür sind Sie in Ihrer Rolle verantwortlich?',
    'Welche Schwierigkeiten haben Sie im Alltag?',
    'Wie arbeiten Sie mit Ihrem Team zusammen?',
    'Welche Werkzeuge und Programme benutzen Sie?',
    'Was sind Ihre Ziele für das nächste Quartal?',
  ],
  french: [
    'De quoi êtes-vous responsable dans votre travail ?',
    'Quelles difficultés rencontrez-vous au quotidien ?',
    'Comment travaillez-vous avec votre équipe ?',
    'Quels outils utilisez-vous ?',
    'Quels sont vos objectifs pour le prochain trimestre ?',
  ],
  spanish: [
    '¿De qué es responsable en su trabajo?',
    '¿Qué dificultades tiene en el día a día?',
    '¿Cómo trabaja con su equipo?',
    '¿Qué herramientas utiliza?',
    '¿Cuáles son sus objetivos para el próximo trimestre?',
  ],
  portuguese: [
    'Pelo que você é responsável no seu trabalho?',
    'Que dificuldades você enfrenta no dia a dia?',
    'Como você trabalha com a sua equipe?',
    'Quais ferramentas você usa?',
    'Quais são os seus objetivos para o próximo trimestre?',
  ],
  russian: [
    'За что вы отвечаете на своей работе?',
    'С какими трудностями вы сталкиваетесь каждый день?',
    'Как вы работаете со своей командой?',
    'Какими инструментами вы пользуетесь?',
    'Какие у вас цели на следующий квартал?',
  ],
  chinese: [
    '您在工作中负责什么？',
    '您每天会遇到哪些困难？',
    '您如何与团队合作？',
    '您使用哪些工具？',
    '您下个季度的目标是什么？',
  ],
  japanese: [
    'お仕事ではどのようなことを担当していますか？',
    '日々どのようなことに困っていますか？',
    'チームとはどのように協力していますか？',
    'どのようなツールを使っていますか？',
    '次の四半期の目標は何ですか？',
  ],
  arabic: [
    'ما هي مسؤولياتك في عملك؟',
    'ما الصعوبات التي تواجهك يوميًا؟',
    'كيف تعمل مع فريقك؟',
    'ما الأدوات التي تستخدمها؟',
    'ما هي أهدافك للربع القادم؟',
  ],
  hindi: [
    'आपके काम में आपकी क्या ज़िम्मेदारियाँ हैं?',
    'आपको रोज़ किन मुश्किलों का सामना करना पड़ता है?',
    'आप अपनी टीम के साथ कैसे काम करते हैं?',
    'आप कौन-से उपकरण इस्तेमाल करते हैं?',
    'अगली तिमाही के लिए आपके लक्ष्य क्या हैं?',
  ],
};

/** Questions that most people can be asked, in the language of the project. */
export const suggestedQuestions = (language: Language): Five => questions[language];

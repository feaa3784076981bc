import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { type SenseName, senseNames, senseRules } from '#engine/language/senses.ts';
import { senseAskedFor } from './sense-asked-for.ts';

/** For each sense a question and a sentence that answers it, in the order of `senseNames`. */
const examples: Record<Language, readonly (readonly [string, string])[]> = {
  english: [
    ['What are you responsible for in your role?', "I'm responsible for the night shift on two wards."],
    ['What challenges do you face from day to day?', 'Our biggest problem is that the lift breaks down.'],
    ['How do you work together with your team?', 'We are a team of five people and share the phone.'],
    ['Which tools do you use?', 'Mostly we use a spreadsheet that my sister made.'],
    ['What are your goals for the next quarter?', 'Next quarter we want to open on Sundays as well.'],
    ['What would you change?', "I'd like a bell that I can hear from the yard."],
    ['What do you like best about your job?', 'I really like the mornings before anyone comes in.'],
  ],
  german: [
    ['Wofür sind Sie in Ihrer Rolle verantwortlich?', 'Ich bin für die Nachtschicht auf zwei Stationen zuständig.'],
    ['Welche Schwierigkeiten haben Sie im Alltag?', 'Das größte Problem ist, dass der Aufzug ausfällt.'],
    ['Wie arbeiten Sie mit Ihrem Team zusammen?', 'Wir sind zu fünft und teilen uns das Telefon.'],
    ['Welche Werkzeuge und Programme benutzen Sie?', 'Wir benutzen meistens eine Tabelle von meiner Schwester.'],
    ['Was sind Ihre Ziele für das nächste Quartal?', 'Im nächsten Quartal wollen wir auch sonntags öffnen.'],
    ['Was würden Sie ändern?', 'Ich hätte gern eine Klingel, die ich im Hof höre.'],
    ['Was gefällt Ihnen am besten?', 'Mir gefällt der Morgen, das macht mir Spaß.'],
  ],
  french: [
    ['De quoi êtes-vous responsable dans votre travail ?', "Je m'occupe de l'équipe de nuit."],
    ['Quelles difficultés rencontrez-vous au quotidien ?', "Le plus gros problème, c'est l'ascenseur."],
    ['Comment travaillez-vous avec votre équipe ?', 'Notre équipe est petite, on partage le téléphone.'],
    ['Quels outils utilisez-vous ?', 'On utilise un tableur que ma sœur a fait.'],
    ['Quels sont vos objectifs pour le prochain trimestre ?', 'Notre objectif est d’ouvrir aussi le dimanche.'],
    ['Que changeriez-vous ?', 'J’aimerais une sonnette qu’on entend dans la cour.'],
    ['Qu’est-ce que vous aimez le plus ?', "J'aime bien le matin avant l'ouverture."],
  ],
  spanish: [
    ['¿De qué es responsable en su trabajo?', 'Soy responsable de los turnos de noche.'],
    ['¿Qué dificultades tiene en el día a día?', 'El mayor problema es el ascensor.'],
    ['¿Cómo trabaja con su equipo?', 'Somos un equipo de cinco y compartimos el teléfono.'],
    ['¿Qué herramientas utiliza?', 'Usamos una hoja de cálculo que hizo mi hermana.'],
    ['¿Cuáles son sus objetivos para el próximo trimestre?', 'El próximo trimestre queremos abrir los domingos.'],
    ['¿Qué le gustaría cambiar?', 'Me gustaría un timbre que se oiga en el patio.'],
    ['¿Qué le gusta más de su trabajo?', 'Me gusta la mañana, antes de abrir.'],
  ],
  portuguese: [
    ['Pelo que você é responsável no seu trabalho?', 'Sou responsável pelo turno da noite.'],
    ['Que dificuldades você enfrenta no dia a dia?', 'O maior problema é o elevador.'],
    ['Como você trabalha com a sua equipe?', 'Somos uma equipe de cinco e dividimos o telefone.'],
    ['Quais ferramentas você usa?', 'Usamos uma planilha que minha irmã fez.'],
    ['Quais são os seus objetivos para o próximo trimestre?', 'No próximo trimestre queremos abrir aos domingos.'],
    ['O que você mudaria no seu trabalho?', 'Eu gostaria de uma campainha que se ouvisse no pátio.'],
    ['Do que você mais gosta no seu trabalho?', 'Eu gosto da manhã, antes de abrir.'],
  ],
  russian: [
    ['За что вы отвечаете на своей работе?', 'Я отвечаю за ночные смены.'],
    ['С какими трудностями вы сталкиваетесь каждый день?', 'Самая большая проблема — это лифт.'],
    ['Как вы работаете со своей командой?', 'Наша команда небольшая, телефон у нас общий.'],
    ['Какими инструментами вы пользуетесь?', 'Мы пользуемся таблицей, которую сделала сестра, это наша таблица.'],
    ['Какие у вас цели на следующий квартал?', 'В следующем квартале мы хотим открыться по воскресеньям.'],
    ['Что бы вы хотели изменить?', 'Я хотела бы звонок, который слышно во дворе.'],
    ['Что вам больше всего нравится в работе?', 'Мне очень нравится утро до открытия.'],
  ],
  chinese: [
    ['您在工作中负责什么？', '我主要负责两个病区的夜班。'],
    ['您每天会遇到哪些困难？', '最大的问题是电梯经常坏。'],
    ['您如何与团队合作？', '我们一共五个人，每天早上开会。'],
    ['您使用哪些工具？', '我们平时用一个表格，是我姐姐做的。'],
    ['您下个季度的目标是什么？', '下个季度我们想星期天也开门。'],
    ['您希望有什么改变？', '我希望有一个在院子里也能听到的门铃。'],
    ['您最喜欢什么？', '我最喜欢早上开门之前。'],
  ],
  japanese: [
    ['お仕事ではどのようなことを担当していますか？', '夜勤のシフトを担当しています。'],
    ['日々どのようなことに困っていますか？', '一番困るのは、エレベーターが止まることです。'],
    ['チームとはどのように協力していますか？', 'チームは五人で、毎朝ミーティングをしています。'],
    ['どのようなツールを使っていますか？', '姉が作ったアプリを使っています。'],
    ['次の四半期の目標は何ですか？', '来年は日曜日も開けたいと思っています。'],
    ['改善してほしいことは何ですか？', '庭でも聞こえる呼び鈴がほしいです。'],
    ['一番好きなところは何ですか？', '開店前の朝が好きです。'],
  ],
  arabic: [
    ['ما هي مسؤولياتك في عملك؟', 'أنا مسؤولة عن نوبات الليل.'],
    ['ما الصعوبات التي تواجهك يوميًا؟', 'أكبر مشكلة هي المصعد.'],
    ['كيف تعمل مع فريقك؟', 'أعمل كل يوم مع فريقي ونوزع المهام.'],
    ['ما الأدوات التي تستخدمها؟', 'نستخدم برنامج صغير صممته أختي.'],
    ['ما هي أهدافك للربع القادم؟', 'نخطط أن نفتح يوم الأحد أيضا.'],
    ['ماذا تتمنى أن يتغير؟', 'أتمنى جرسا أسمعه في الساحة.'],
    ['ماذا تحب أكثر في عملك؟', 'أحب الصباح قبل أن نفتح.'],
  ],
  hindi: [
    ['आपके काम में आपकी क्या ज़िम्मेदारियाँ हैं?', 'रात की पाली की ज़िम्मेदारी मेरी है।'],
    ['आपको रोज़ किन मुश्किलों का सामना करना पड़ता है?', 'सबसे बड़ी समस्या लिफ़्ट की है।'],
    ['आप अपनी टीम के साथ कैसे काम करते हैं?', 'हमारी टीम में पाँच लोग हैं।'],
    ['आप कौन-से उपकरण इस्तेमाल करते हैं?', 'हम एक ऐप का इस्तेमाल करते हैं।'],
    ['अगली तिमाही के लिए आपके लक्ष्य क्या हैं?', 'अगले महीने हम रविवार को भी खोलना चाहते हैं।'],
    ['आप क्या बदलना चाहेंगे?', 'काश एक घंटी होती जो आँगन में सुनाई दे।'],
    ['आपको सबसे ज़्यादा क्या पसंद है?', 'मुझे सुबह का समय पसंद है।'],
  ],
};

describe.each(languages)('what is asked most, in %s', (language) => {
  const named = examples[language].map(
    ([question, answer], i) => [senseNames[i] as SenseName, question, answer] as const,
  );

  test.each(named)('%s are what "%s" asks', (name, question) => {
    expect(senseAskedFor(question, [language])).toBe(name);
  });

  test.each(named)('%s: "%s" is answered by a sentence that states it', (name, _, answer) => {
    const { foremost, never, plainly } = senseRules(language)[name];
    expect(foremost?.test(answer) || plainly.test(answer)).toBe(true);
    expect(never?.test(answer) ?? false).toBe(false);
  });
});

test('a question that names something beside it asks for no sense alone', () => {
  expect(senseAskedFor('Which tools do you use to check the brakes?', ['english'])).toBeNull();
  expect(senseAskedFor('What problems do you have with the lift?', ['english'])).toBeNull();
});

import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedAloud, asksForBackground } from './asked-aloud.ts';

const aloud = (sentence: string, language: Language = 'english') => askedAloud(sentence, language)?.text ?? null;

describe('a question that can be read aloud', () => {
  test('is said without hesitation, joining words, numbers and notes', () => {
    expect(aloud('And um, so how do you decide which loaf to bake first?')).toBe(
      'How do you decide which loaf to bake first?',
    );
    expect(aloud('3.a What makes a morning at the bakery stressful for you?')).toBe(
      'What makes a morning at the bakery stressful for you?',
    );
    expect(aloud('What makes [laughs] a morning at the bakery stressful?')).toBe(
      'What makes a morning at the bakery stressful?',
    );
  });

  test.each<[Language, string]>([
    ['english', 'How do you choose the flour for the week?'],
    ['german', 'Was stört Sie an der Übergabe am Morgen?'],
    ['german', 'Welche Rolle spielt das Wetter bei der Bestellung?'],
    ['french', 'Comment choisissez-vous la farine pour la semaine?'],
    ['french', 'Qu’est-ce qui marche bien dans la boutique ?'],
    ['french', 'Vous vous sentez soutenue par la mairie ?'],
    ['spanish', '¿Cómo organizan los turnos de la panadería?'],
    ['portuguese', 'Como escolhem a farinha para a semana?'],
    ['russian', 'Что мешает вам утром при передаче смены?'],
    ['arabic', 'ما الذي يزعجكم في تسليم الصباح؟'],
    ['hindi', 'सुबह की डिलीवरी में आपको क्या परेशान करता है?'],
    ['japanese', '一週間分の小麦粉はどのように選びますか？'],
    ['chinese', '早上交接班时最让您烦恼的是什么？'],
  ])('may hold articles and forms of address: %s, %s', (language, question) => {
    expect(aloud(question, language)).toBe(question);
  });

  test.each([
    'If you could change one thing about the oven or the van, what would it be?',
    'Have you ever mended the oven yourself rather than wait?',
    'Is there anything about the oven that you keep to yourself?',
    'Does having a kitchen of that kind change how you feel about living at the bakery?',
  ])('may point to what it has named, or name a single topic: %s', (question) => {
    expect(aloud(question)).toBe(question);
  });

  test.each<[Language, string, string]>([
    [
      'english',
      'If you think about next year, what worries you or what would you want from it?',
      'If you think about next year, what worries you?',
    ],
    ['german', 'Andersrum: Wer kommt neu in die Bäckerei?', 'Wer kommt neu in die Bäckerei?'],
    ['german', 'Jetzt, im Alltag, wie oft fahren Sie mit dem Lieferwagen?', 'Wie oft fahren Sie mit dem Lieferwagen?'],
    ['english', 'If not, what flour would you add?', 'What flour would you add?'],
    ['english', 'So how do people get reminded, then?', 'How do people get reminded?'],
    ['english', 'Is there a charge for late orders as well?', 'Is there a charge for late orders?'],
  ])('leaves out a last word that goes on with the talk: %s, %s', (language, said, question) => {
    expect(aloud(said, language)).toBe(question);
  });

  test.each<[Language, string]>([
    ['english', 'Who did you ring?'],
    ['english', 'How did you start baking?'],
    ['english', 'When you say borrowed, is the flour from another bakery?'],
    ['english', 'What happens, when an order like that comes in at the bakery?'],
    ['english', 'What do you do when you hear that late?'],
    ['english', 'What do you base that on, the forecast?'],
    ['english', 'When you bake your own, how often are you right?'],
    ['english', 'What about flour, do they, does the mill deliver on Sundays?'],
    ['german', 'Wie ist der Kontakt zur Bäckerei, seit es das gibt?'],
    ['german', 'Was im August in der Bäckerei passiert?'],
    ['german', 'Wie das aus Ihrer Sicht mit der Bäckerei ist, hat sich der Kontakt verändert?'],
    ['german', 'Wenn ab Herbst das Brot da drüber laufen soll, was denken Sie?'],
    ['english', 'What happened with the blue van?'],
    ['english', 'What are the issues?'],
    ['english', 'Sunday afternoon, with flour and a ramp?'],
    ['german', 'Inzwischen auch Fragen zu der Bäckerei?'],
    ['german', 'Was ist die Lösung?'],
    ['german', 'Was haben Sie heute eingegeben?'],
    ['german', 'Was wollte der Ofen da nicht?'],
    ['german', 'Wie lange sitzen Sie schon hier in dem Häuschen der Bäckerei?'],
    ['german', 'Wie fängt so ein Tag in der Bäckerei an?'],
    ['german', 'Wofür kommen Leute damit in die Bäckerei?'],
    ['german', 'Wenn ein Kind kommt, ich will das gar nicht groß machen, wie ist das mit dem Ofen?'],
    ['english', 'How is the oven down here in the winter?'],
    ['english', 'If a child comes in, I don’t want to make much of it, what happens at the oven?'],
    ['german', 'Wie hättest du’s in der Bäckerei gern gehabt?'],
    ['german', 'Was hat Frau Kessel am Ofen gemacht?'],
    ['german', 'Wie ist das auf dem Markt am Samstag?'],
    ['german', 'Was ist mit denen, die abends backen?'],
    ['english', 'How do you get on with the other people?'],
    ['english', 'How many would you say get closed without a visit?'],
    ['english', 'What did the bakery do about 47?'],
    ['english', 'How about the waiting list?'],
    ['english', 'What do you make of the photos, that they take a picture?'],
    ['english', 'When you have the number of loaves, how does that become, the shopping?'],
    ['german', 'Was hätte sie gebraucht, denken Sie, am Ofen?'],
    ['german', 'Was kaufen Sie in der Bäckerei, außer Zitronen?'],
    ['english', 'What do you do with that gap?'],
    ['english', 'And how long would you say that takes you?'],
    ['german', 'Ist da von der Bäckerei mal was gekommen?'],
    ['german', 'Und wenn du jetzt, sagen wir, bei der Bäckerei was zu sagen hättest?'],
    ['english', 'What happened about the oven that day?'],
    ['english', 'What do you bake with instead?'],
    ['german', 'Wie oft passiert so was in der Woche?'],
    ['german', 'Wie lösen Sie es in den Wochen mit ihr?'],
    ['french', 'Que faisait le boulanger ce jour-là ?'],
    ['spanish', '¿Qué pasó con el horno aquel día?'],
    ['portuguese', 'O que aconteceu com o forno naquele dia?'],
    ['russian', 'Что случилось с печью в тот день?'],
    ['arabic', 'ماذا حدث للفرن في ذلك اليوم؟'],
    ['hindi', 'तंदूर के साथ उस दिन क्या हुआ था?'],
    ['japanese', 'その日のオーブンはどうでしたか？'],
    ['chinese', '那天烤箱出了什么问题？'],
  ])('is no question by itself where it points back or asks nothing: %s, %s', (language, said) => {
    expect(aloud(said, language)).toBeNull();
  });

  test('may ask after a condition', () => {
    const said = 'Wenn du hier etwas zu sagen hättest, würdest du den Ofen verkaufen?';
    expect(aloud(said, 'german')).toBe(said);
  });

  test.each(['How about when the flour reaches you?', 'Are the prices clear to you otherwise?'])(
    'continues what was said before: %s',
    (question) => {
      expect(aloud(question)).toBeNull();
    },
  );

  test.each(['Could you re-submit the order for flour?', 'Do you want to read the price list again at the top?'])(
    'asks to do something there and then: %s',
    (question) => {
      expect(aloud(question)).toBeNull();
    },
  );

  test('reads better when it begins with what it asks for than after a pause', () => {
    const plain = askedAloud('What annoys you about the morning delivery?', 'english')?.score ?? 0;
    const late = askedAloud('On a Monday, what annoys you about the morning delivery?', 'english')?.score ?? 0;
    expect(plain).toBeGreaterThan(late);
  });
});

describe('a question of two halves', () => {
  test.each<[Language, string, string]>([
    [
      'english',
      'Have you ever measured the quality of your flour and or tried to improve it?',
      'Have you ever measured the quality of your flour?',
    ],
    ['english', 'Have you ever cleaned the old oven and or tried to?', 'Have you ever cleaned the old oven?'],
    [
      'spanish',
      '¿Han medido alguna vez la calidad de su harina o han cambiado algo por ello?',
      '¿Han medido alguna vez la calidad de su harina?',
    ],
  ])('is the first half where the second leans on it: %s, %s', (language, sentence, half) => {
    expect(aloud(sentence, language)).toBe(half);
  });

  test.each<[Language, string]>([
    ['english', 'Have you ever looked at the oven and the van with them?'],
    ['german', 'Was müsste er oder der Verband sonst noch tun?'],
  ])('is none where the first half would break off: %s, %s', (language, sentence) => {
    expect(aloud(sentence, language)).toBeNull();
  });
});

test.each<[Language, string]>([
  ['english', 'When the, bakers or drivers of the bakery?'],
  ['german', 'Wann haben die, Bäcker oder Fahrer der Bäckerei?'],
])('a question that has lost its words is none: %s, %s', (language, sentence) => {
  expect(aloud(sentence, language)).toBeNull();
});

describe('what leads up to a question', () => {
  test.each<[Language, string, string]>([
    [
      'english',
      'And so my next question is, how do you choose the flour for the week?',
      'How do you choose the flour for the week?',
    ],
    [
      'english',
      'I was wondering, what annoys you about the morning delivery?',
      'What annoys you about the morning delivery?',
    ],
    [
      'german',
      'Meine nächste Frage ist, was stört Sie an der Übergabe am Morgen?',
      'Was stört Sie an der Übergabe am Morgen?',
    ],
    ['japanese', '次に、一週間分の小麦粉はどのように選びますか。', '一週間分の小麦粉はどのように選びますか？'],
    ['japanese', '山田さん、一週間分の小麦粉はどのように選びますか？', '一週間分の小麦粉はどのように選びますか？'],
    ['japanese', '毎日の注文の確認は、どうされていますか？', '毎日の注文の確認は、どうされていますか？'],
  ])('is left out: %s, %s', (language, sentence, question) => {
    expect(aloud(sentence, language)).toBe(question);
  });

  test('as is a second question that needs the first', () => {
    expect(aloud('Do you know what the baker has to do by law, and how did you find out?')).toBe(
      'Do you know what the baker has to do by law?',
    );
  });
});

describe('not a question that can be read aloud', () => {
  test.each<[string, string, Language]>([
    ['it asks nothing', 'Tell me about the flour and the oven.', 'english'],
    ['it is too short', 'Why flour?', 'english'],
    ['it begins with what was said', 'Die in der Bäckerei, wie heizen Sie den Ofen?', 'german'],
    ['it points to what was said', 'How do you bake them in the old oven?', 'english'],
    ['it takes up what was said', 'You mentioned the oven, what is wrong with the oven door?', 'english'],
    ['it refers to other questions', 'After the previous questions, is the oven useful for the bakery?', 'english'],
    ['it goes on talking', 'Is there anything else about flour or the oven?', 'english'],
    ['it starts twice', 'What do you, what do you bake in the old oven?', 'english'],
    ['it begins twice', 'How do you, well, have you ever cleaned the old oven?', 'english'],
    ['it names nothing', 'What do you do about it?', 'english'],
    ['it starts twice', "When the van is back, in the evening, what's, how does the handover go?", 'english'],
    ['it leans on the one before', 'Wie stehen Sie dann zu den Briefen vom Laden?', 'german'],
    ['it leans on the one before', 'Wie sind Sie drauf gekommen, dass es zwei sind?', 'german'],
    ['it leans on the one before', '¿Cómo que era otro perro?', 'spanish'],
    ['it leans on the one before', "Même quand vous n'avez que des livres ?", 'french'],
    ['it leans on the one before', 'Even when you only have books?', 'english'],
    ['it lacks its verb', 'Warum über den Bäcker und nicht über den Händler?', 'german'],
    ['it only leads up to one', 'Could you think of the last time something in your bakery broke?', 'english'],
    ['it sets a task', 'Could you please try another flour while the oven is hot?', 'english'],
    ['it points to what was said', 'Bekommen Sie dafür denn Anerkennung in der Bäckerei?', 'german'],
  ])('because %s: %s', (_, sentence, language) => {
    expect(aloud(sentence, language)).toBeNull();
  });

  test('because it is a speech', () => {
    const long = 'What do you think when the oven is cold and the flour is late and the driver';
    expect(aloud(`${long} sleeps in the van outside and the baker shouts at the cat on the roof again?`)).toBeNull();
  });
});

test.each<[Language, string, string]>([
  ['english', 'Could you tell us about your role?', 'What is difficult about the oven?'],
  ['english', 'So just to start, what sort of work do you do?', 'What sort of flour do you use?'],
  ['german', 'Was machen Sie beruflich?', 'Was ist schwierig am Ofen?'],
  ['french', 'Pouvez-vous vous présenter ?', 'Qu’est-ce qui est difficile avec le four ?'],
  ['spanish', '¿A qué se dedica usted?', '¿Qué es difícil del horno?'],
])('who somebody is is asked in other words than what they think: %s', (language, background, matter) => {
  expect(asksForBackground(background, language)).toBe(true);
  expect(asksForBackground(matter, language)).toBe(false);
});

test.each<[Language, string, string]>([
  ['spanish', '¿Y cómo acabaste subida a una grúa?', '¿Cómo acabaste subida a una grúa?'],
  ['spanish', 'Y dime, ¿qué es lo peor del trabajo?', '¿Qué es lo peor del trabajo?'],
  ['spanish', 'Y cuando se hizo el horno, ¿qué esperaba usted?', 'Cuando se hizo el horno, ¿qué esperaba usted?'],
  [
    'german',
    'Ich würde mal offen anfangen: Wie bist du eigentlich zum Backen gekommen?',
    'Wie bist du eigentlich zum Backen gekommen?',
  ],
  ['french', 'Justement, comment se passe la livraison des colis ?', 'Comment se passe la livraison des colis ?'],
  ['portuguese', 'Diga-me, de que é que gosta mais neste trabalho?', 'De que é que gosta mais neste trabalho?'],
  ['russian', 'Скажите, как проходит обычный день в депо?', 'Как проходит обычный день в депо?'],
  ['chinese', '那付钱方便吗？', '付钱方便吗？'],
  ['chinese', '……烤箱的事情，您一般是怎么做的？', '烤箱的事情，您一般是怎么做的？'],
  ['english', '– … how do you choose the flour for the week?', 'How do you choose the flour for the week?'],
  ['chinese', '最后一个问题，您最希望公司改变什么？', '您最希望公司改变什么？'],
  ['arabic', 'أخبريني، كيف تقررين كمية الخبز كل يوم؟', 'كيف تقررين كمية الخبز كل يوم؟'],
  ['arabic', 'وهل تعلمت المهنة عند أحد؟', 'هل تعلمت المهنة عند أحد؟'],
  ['russian', 'Нина Сергеевна, как вы считаете кассу вечером?', 'Как вы считаете кассу вечером?'],
  [
    'russian',
    'Если представить, что можно поменять одну вещь, что выберете?',
    'Если представить, что можно поменять одну вещь, что выберете?',
  ],
  [
    'russian',
    'Как с расчётом — понятно ли, за что и сколько удержали?',
    'Как с расчётом — понятно ли, за что и сколько удержали?',
  ],
  [
    'english',
    'If you could change one thing about the depot, what would it be?',
    'If you could change one thing about the depot, what would it be?',
  ],
  ['hindi', 'अगर एक चीज़ बदल सकते, तो क्या बदलते?', 'अगर एक चीज़ बदल सकते, तो क्या बदलते?'],
  ['hindi', 'ये बताइए, बारात के दिन काम कैसे चलता है?', 'बारात के दिन काम कैसे चलता है?'],
])('in %s a question begins where it asks: %s', (language, sentence, asked) => {
  expect(aloud(sentence, language)).toBe(asked);
});

test.each<[Language, string]>([
  ['russian', 'А если машина пришла ночью, пока сторож на обходе?'],
  ['english', 'And if the van comes at noon, while she is at school?'],
  ['russian', 'Отвечать на них вы не пробовали?'],
])('in %s a condition or a pronoun alone asks nothing: %s', (language, sentence) => {
  expect(aloud(sentence, language)).toBeNull();
});

test.each<[Language, string]>([
  ['english', "You'd buy the second oven, what sort of thing would you pay?"],
  ['english', 'What about the mill, how was that when it broke, did you feel they helped you?'],
  ['english', 'On the way home?'],
])('in %s what asks too much at once, or leaves out what, is no question: %s', (language, sentence) => {
  expect(aloud(sentence, language)).toBeNull();
});

test.each([
  'In your own words, what does it want you to do?',
  "What do you think's going on?",
  'What would you expect to happen?',
  'Before you click, what do you see?',
  'What are you looking for here?',
  'The last two or three things you had delivered?',
  'Do you know who would pay for something like this, or what would be fair?',
])('what a moderator asks about whatever is on a screen, or at hand, is no question of a guide: %s', (question) => {
  expect(askedAloud(question, 'english')).toBeNull();
});

test('a question of which only its condition was asked is none', () => {
  expect(askedAloud("And when you'd found something to take home?", 'english')).toBeNull();
  expect(askedAloud('When did you find something to take home?', 'english')).not.toBeNull();
  expect(askedAloud("When people get stuck and you're not there, what do they do?", 'english')).not.toBeNull();
});

test('in German, “wie lang” asks for background as “wie lange” does', () => {
  expect(asksForBackground('Wie lang sind Sie schon hier im Haus?', 'german')).toBe(true);
});

test.each<[Language, string]>([
  ['chinese', '一看就知道？'],
  ['chinese', '那次后来咋办的？'],
  ['chinese', '护士长晓得不？'],
  ['chinese', '您挑最近的一次,从头给我讲讲?'],
  ['hindi', 'एक बार में एक ही फ़ोन में चलता है?'],
  ['hindi', 'और ये 118 किसका हो सकता है?'],
  ['russian', 'А что вы об этом думаете?'],
  ['russian', 'В сервисе же есть календарь?'],
  ['arabic', 'هل سيقلل هذا من الغياب؟'],
])('in %s a question that follows up on what was said does not stand by itself: %s', (language, question) => {
  expect(aloud(question, language)).toBeNull();
});

test.each<[Language, string, string]>([
  ['chinese', '那付钱方便吗？', '付钱方便吗？'],
  ['chinese', '您平时怎么知道自己下周上什么班？', '您平时怎么知道自己下周上什么班？'],
  ['hindi', 'और माल कब मँगाते हैं आप?', 'माल कब मँगाते हैं आप?'],
  ['russian', 'А как вы передаёте документы бухгалтеру?', 'Как вы передаёте документы бухгалтеру?'],
])('in %s one that names its matter does: %s', (language, question, text) => {
  expect(aloud(question, language)).toBe(text);
});

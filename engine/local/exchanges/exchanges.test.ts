import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { textOf } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { conversation, launderetteInterviews, type Turn } from '../../testing/guided-interviews.ts';
import { exchangesIn, startsNewTopic } from './exchanges.ts';

async function exchangesOf(...turns: Turn[]) {
  const corpus = await prepare([conversation(turns)], { language: 'english' });
  const texts = (indexes: readonly number[]) =>
    indexes.map((i) => {
      const sentence = corpus.reading.sentences[i];
      return sentence ? textOf(corpus, sentence) : '';
    });
  const { all, of } = exchangesIn(corpus);
  return { all: all.map((e) => ({ ...e, asking: texts(e.asking), answer: texts(e.answer) })), of: [...of] };
}

test('an answer is all that a person says until the next question, with all murmurs in between', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'What happens when the oven breaks down?'],
    ['Ada', 'I call my cousin.'],
    ['Interviewer', 'Mm-hm. I see.'],
    ['Ada', 'He comes at night with his tools. By then the dough is flat.'],
    ['Interviewer', 'And who pays for the dough then?'],
    ['Ada', 'I do, of course, it is my shop.'],
  );
  expect(all.map((e) => e.asking)).toEqual([
    ['What happens when the oven breaks down?'],
    ['And who pays for the dough then?'],
  ]);
  expect(all[0]?.answer).toEqual([
    'I call my cousin.',
    'He comes at night with his tools.',
    'By then the dough is flat.',
  ]);
  expect(all.map((e) => e.place)).toEqual([0, 1]);
});

test('where no question is marked, whatever is more than a nod begins another exchange', async () => {
  const talk = (mark: string): Turn[] =>
    [
      'how does the flour come in',
      'so one sack comes in, take me through it',
      'okay',
      'and the form you filled in',
    ].flatMap((asked) => [
      ['Interviewer', asked + mark] as const,
      ['Ada', 'we carry it down to the cellar and write it on the slate'] as const,
      ['Interviewer', `mm-hmm${mark}`] as const,
      ['Ada', 'and on Friday there is none of it left'] as const,
    ]);
  const { all } = await exchangesOf(...talk(''));
  expect(all.map((e) => e.asking)).toEqual([
    ['how does the flour come in'],
    ['so one sack comes in, take me through it'],
    ['and the form you filled in'],
  ]);
  const [, statement] = (
    await exchangesOf(...talk('?'), ['Interviewer', 'The slate is black, then.'], ['Ada', 'I did.'])
  ).all.slice(-2);
  expect(statement?.asking).not.toContain('The slate is black, then.');
});

test('what leads up to a question is not part of it, and two questions in a row are one', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'Thank you for your time today. What do you bake on a Monday? And what do you bake on a Friday?'],
    ['Ada', 'Rye on Monday and braided loaves on Friday.'],
  );
  expect(all.map((e) => e.asking)).toEqual([['What do you bake on a Monday?', 'And what do you bake on a Friday?']]);
});

test('in notes each question in brackets begins another exchange, marked or not', async () => {
  const notes = [
    ['how do you carry the flour?', 'My brother carries it up from the cellar.'],
    ['the oven', 'It is too small for us, and old.'],
    ['the shop, who looks after it', 'My sister looks after it until noon.'],
    ['and in winter?', 'We close in winter because of the snow.'],
    ['prices, what about them', 'They went up by a third in May.'],
  ];
  const text = notes.map(([asked, answer]) => `[${asked}] ${answer}`).join('\n\n');
  const corpus = await prepare([plainDocument(text, 1)]);
  const said = (indexes: readonly number[]) =>
    indexes.map((i) => text.slice(corpus.reading.sentences[i]?.start, corpus.reading.sentences[i]?.end)).join(' ');
  expect(exchangesIn(corpus).all.map(({ asking, answer }) => [said(asking), said(answer)])).toEqual(notes);
});

test('a request with a word of asking in front is a question without its mark', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'Tell me how you order flour for the week.'],
    ['Ada', 'I phone the mill on Thursday morning.'],
  );
  expect(all.map((e) => e.asking)).toEqual([['Tell me how you order flour for the week.']]);
});

test('two people who are asked together answer the same question, each for themselves', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'What happens when the oven breaks down?'],
    ['Ada', 'I call my cousin.'],
    ['Ben', 'I go home and sleep.'],
    ['Ada', 'And then I call my sister.'],
  );
  expect(all.map((e) => e.answer)).toEqual([
    ['I call my cousin.', 'And then I call my sister.'],
    ['I go home and sleep.'],
  ]);
  expect(new Set(all.map((e) => e.voice)).size).toBe(2);
});

test('a short question that only names another topic begins an exchange, and one on what was just said does not', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'What happens when the oven breaks down?'],
    ['Ada', 'I call my cousin, who has a van.'],
    ['Interviewer', 'And the cousin?'],
    ['Ada', 'He comes at night.'],
    ['Interviewer', 'And the customers?'],
    ['Ada', 'They go to the station.'],
    ['Interviewer', 'Why?'],
    ['Ada', 'They sell rolls there.'],
  );
  expect(all.map((e) => e.answer)).toEqual([
    ['I call my cousin, who has a van.', 'He comes at night.'],
    ['They go to the station.', 'They sell rolls there.'],
  ]);
});

test('what is said before anybody asks answers nothing', async () => {
  const { all, of } = await exchangesOf(
    ['Ada', 'The oven is older than I am.'],
    ['Interviewer', 'What happens when the oven breaks down?'],
    ['Ada', 'I call my cousin.'],
  );
  expect(all).toHaveLength(1);
  expect(of).toEqual([-1, -1, 0]);
});

test('a question and its answer stay within one document', async () => {
  const corpus = await prepare(launderetteInterviews(), { language: 'english' });
  for (const { asking, answer, document } of exchangesIn(corpus).all)
    for (const i of [...asking, ...answer]) expect(corpus.reading.sentences[i]?.document).toBe(document);
});

test('a text in which no one asks has none', async () => {
  const corpus = await prepare([plainDocument('The oven is old. It breaks every winter, and then I call my cousin.')]);
  expect(exchangesIn(corpus).all).toEqual([]);
});

const statements: Record<Language, Turn> = {
  english: ['Ada', 'I work in the shop every day.'],
  german: ['Ada', 'Ich arbeite jeden Tag im Laden.'],
  french: ['Ada', 'Je travaille au magasin tous les jours.'],
  spanish: ['Ada', 'Trabajo en la tienda todos los días.'],
  portuguese: ['Ada', 'Trabalho na loja todos os dias.'],
  russian: ['Ada', 'Я работаю в магазине каждый день.'],
  japanese: ['Ada', '私は毎日店で働いています。'],
  chinese: ['Ada', '我每天在店里工作，很累。'],
  arabic: ['Ada', 'أعمل في المتجر كل يوم.'],
  hindi: ['Ada', 'मैं हर दिन दुकान में काम करता हूँ।'],
};

const other: [Language, string[], string[]][] = [
  [
    'english',
    ['And what about the parents?', 'So, how about the old machines in the cellar?', 'And the parents?'],
    ['How about you?', 'What about when it rains?', 'What about the second one?'],
  ],
  ['german', ['Und was ist mit den Eltern?', 'Wie sieht es mit der Bezahlung aus?'], ['Und was ist mit denen?']],
  ['french', ['Et pour les parents ?', 'Qu’en est-il des commandes ?'], ['Et pour vous ?', 'Et avec ça ?']],
  ['spanish', ['¿Y qué hay de los padres?', '¿Qué pasa con los pedidos?'], ['¿Qué tal?', '¿Y qué pasa con eso?']],
  ['portuguese', ['E quanto aos pais?', 'E o que diz dos preços?'], ['E quanto a isso?']],
  ['russian', ['А как насчёт родителей?', 'А что с доставкой?'], ['А что с этим?']],
  ['japanese', ['保護者についてはどうですか？', '料金はいかがですか。'], ['それはどうですか？']],
  ['chinese', ['那家长呢？', '价格怎么样？'], ['你呢？', '那这个呢？']],
  ['arabic', ['وماذا عن الأهالي؟'], ['وماذا عن ذلك؟']],
  ['hindi', ['और माता-पिता का क्या?', 'दाम के बारे में क्या कहेंगे?'], ['और इसका क्या?', 'आपका क्या?']],
];

test.each(other)('in %s a question may only name another topic', async (language, naming, leaning) => {
  const startsOne = async (question: string) => {
    const corpus = await prepare([conversation([['Interviewer', question], statements[language]])], { language });
    return startsNewTopic(corpus, 0, undefined);
  };
  for (const question of naming) expect([question, await startsOne(question)]).toEqual([question, true]);
  for (const question of leaning) expect([question, await startsOne(question)]).toEqual([question, false]);
});

const invitations: [Language, string[]][] = [
  ['english', ['Walk me through a normal day.', 'So, tell us about the last order.']],
  ['german', ['Beschreib mal einen normalen Tag.', 'Und erzählen Sie uns von Ihrem Team.']],
  ['french', ['Racontez-moi la dernière fois où cela s’est mal passé.', 'Décris une journée normale.']],
  ['spanish', ['Cuénteme la última vez que salió mal.', 'Háblame de tu jefe.']],
  ['portuguese', ['Fale-me da sua equipa.', 'Me conta um dia ruim.']],
  ['russian', ['Расскажите о последнем случае.', 'Поделитесь самым трудным случаем.']],
  ['japanese', ['前回うまくいかなかった時のことを教えてください。']],
  ['chinese', ['说说最近一次出问题的时候。', '请您讲讲您的团队。']],
  ['arabic', ['احكي لي عن مرة ساء فيها الأمر.', 'حدثيني عن زبائنك في السوق.']],
  ['hindi', ['अपने ग्राहकों के बारे में बताइए।', 'अपना एक आम दिन समझाइए।']],
];

test.each(invitations)('in %s an invitation to talk is a question without its mark', async (language, said) => {
  for (const invitation of said) {
    const corpus = await prepare([conversation([['Interviewer', invitation], statements[language]])], { language });
    expect([invitation, exchangesIn(corpus).all.length]).toEqual([invitation, 1]);
  }
});

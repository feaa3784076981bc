import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { localEngine as engine } from '../local-engine.ts';
import { askedExchanges } from './asked-exchanges.ts';

const talk = () =>
  conversation([
    ['Interviewer', 'How did the price rise go?'],
    ['Ada', 'Two people rang the surgery to complain, and one of them had moved away years ago.'],
    [
      'Interviewer',
      'Who repairs the fence by the goat shed, and when does the price of the wood rise at the mill in the village?',
    ],
    ['Ada', 'My brother does it in spring, and the saw mill is expensive by then.'],
    ['Interviewer', 'What did you pay for the fence?'],
    ['Ada', 'Nothing at all, he owed me a favour for the goats.'],
  ]);

/** The numbers of the exchanges in which a question is taken to have been asked. */
async function found(question: string, isTaken: boolean) {
  const corpus = await engine.prepare([talk()]);
  const taken = new Set(isTaken ? exchangesIn(corpus).all.keys() : []);
  return [...askedExchanges(corpus, [question], taken).keys()];
}

test('a short question that names nearly all of what another asks is that question, even if it has answers already', async () => {
  expect(await found('How did the price rise land?', true)).toEqual([0]);
});

test('a long question that names it among other things is another one', async () => {
  expect(await found('Who repairs the wood of the price rise?', true)).not.toContain(1);
});

test('one word in common is not enough where the exchange has its question', async () => {
  expect(await found('How do people like the fence?', true)).toEqual([]);
});

test('to understand or to know is no topic that two questions share', async () => {
  const first = conversation([
    ['Interviewer', 'I understand that you have stopped coming?'],
    ['Ada', 'My table is in the barn now, with the old carts and a family of owls.'],
    ['Interviewer', 'What is a stall in the market for you?'],
    ['Ada', 'Eleven a month, and the owls are another matter.'],
  ]);
  const corpus = await engine.prepare([first]);
  const asked = (question: string) => [...askedExchanges(corpus, [question], new Set()).keys()];
  expect(asked('Do people understand the surcharge?')).toEqual([]);
  expect(asked('Do people know what a stall is?')).toEqual([1]);
});

describe('a question that only asks what should change was asked wherever that was asked', () => {
  const change = async (question: string, language: Language, asked: string, answer: string) => {
    const talk = conversation([
      ['Interviewer', asked],
      ['Ada', answer],
    ]);
    const corpus = await engine.prepare([talk], { language });
    return [...askedExchanges(corpus, [question], new Set()).keys()];
  };

  test.each<[Language, string, string, string]>([
    [
      'english',
      'What would people change first (cheap things please)?',
      'If you were in charge for a day, what would you do?',
      'A chair at the till.',
    ],
    [
      'german',
      'Wünsche: was müsste zuerst geändert werden?',
      'Und wenn Sie eine Sache ändern könnten, sofort?',
      'Ein Stuhl an der Kasse.',
    ],
    [
      'french',
      'Que changeraient les gens en premier ?',
      'Si vous aviez une baguette magique ?',
      'Une chaise près de la caisse.',
    ],
    ['spanish', '¿Qué cambiarían primero?', 'Con una varita mágica, ¿qué harías?', 'Una silla junto a la caja.'],
    ['portuguese', 'O que mudariam primeiro?', 'Com uma varinha mágica, o que fazia?', 'Uma cadeira ao pé da caixa.'],
    ['russian', 'Что люди изменили бы в первую очередь?', 'Если бы у вас была волшебная палочка?', 'Стул возле кассы.'],
    ['arabic', 'ماذا سيغيرون أولا؟', 'لو كان الأمر بيدك، ماذا تفعل؟', 'كرسي بجانب الصندوق.'],
    ['chinese', '大家最想改的是什么？', '如果可以，您会改变什么？', '在收银台旁边放一把椅子。'],
    [
      'japanese',
      'まず何を変えたいですか？',
      '一つだけ変えられるとしたら、どうしますか？',
      'レジのそばに椅子を置きます。',
    ],
    ['hindi', 'लोग सबसे पहले क्या बदलना चाहेंगे?', 'अगर जादू की छड़ी होती तो?', 'काउंटर के पास एक कुर्सी।'],
  ])('%s', async (language, question, asked, answer) => {
    expect(await change(question, language, asked, answer)).toEqual([0]);
  });

  test('one that asks what should change about something was not', async () => {
    const asked = 'If you were in charge for a day, what would you do?';
    const answer = 'A chair at the till, and kiosks that are lower.';
    expect(await change('What would people change about the kiosks?', 'english', asked, answer)).toEqual([]);
    expect(await change('What would people change first?', 'english', 'How do you like the till?', answer)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { conversationWith } from '../local/chat/testing/conversation-with.ts';
import { localEngine as engine } from '../local/local-engine.ts';
import { plainDocument } from '../testing/documents.ts';
import { conversation } from '../testing/guided-interviews.ts';
import { cutQuote } from './cut-quote.ts';
import { isOffRecord } from './off-record.ts';

async function offRecord(answer: string, language: Language): Promise<boolean[]> {
  const corpus = await engine.prepare([plainDocument(`Interviewer: ?\n\nMara: ${answer}`, 1)], { language });
  return corpus.reading.sentences.flatMap(({ turn }, i) => (turn === 1 ? [isOffRecord(corpus, i)] : []));
}

test.each<[Language, string, string]>([
  ['english', "My wife is ill. Don't put that in.", "The clerks are ill. They don't put that in the book."],
  [
    'english',
    'I will stop in June. That stays between us.',
    'I will stop in June. The fence stays between us and the road.',
  ],
  [
    'german',
    'Meine Frau ist krank. Schreiben Sie das bitte nicht auf.',
    'Die Leute sind krank. Da schreiben sie das nicht auf.',
  ],
  ['french', 'Ma femme est malade. Ça reste entre nous.', 'Ma femme est malade. Ils ne notent pas ça.'],
  [
    'spanish',
    'Mi mujer está enferma. Que esto quede entre nosotros.',
    'Mi mujer está enferma. No lo apuntan en la lista.',
  ],
  [
    'portuguese',
    'A minha mulher está doente. Isso fica entre nós.',
    'A minha mulher está doente. Eles não escrevem isso.',
  ],
  ['russian', 'Жена болеет. Не записывайте это, пожалуйста.', 'Жена болеет. Они это не записывают.'],
  ['arabic', 'زوجتي مريضة. لا تكتب هذا من فضلك.', 'زوجتي مريضة. هم لا يكتبون هذا.'],
  ['chinese', '我太太病了。这个别写进去。', '我太太病了。他们从来不写。'],
  ['chinese', '我太太病了。先别记下来。', '我太太病了。我特别记得那一天。'],
  ['japanese', '妻が病気です。これは書かないでください。', '妻が病気です。あの人たちは何も書きません。'],
  ['hindi', 'मेरी पत्नी बीमार है। यह मत लिखिए।', 'मेरी पत्नी बीमार है। वे यह नहीं लिखते।'],
  ['russian', 'Жена болеет. Вот это давайте вы не пишите, хорошо?', 'Жена болеет. Вы же не пишите от руки в журнал.'],
  ['russian', 'Жена болеет. Это вырежьте потом.', 'Жена болеет. Они вырезают это из бумаги.'],
  ['russian', 'Жена болеет. Строго между нами.', 'Жена болеет. Забор между нами и дорогой.'],
  ['arabic', 'زوجتي مريضة. الحتة دي ما تتكتبش.', 'زوجتي مريضة. ما تكتبيش ساعة وإنتي مش قدها.'],
  ['arabic', 'زوجتي مريضة. ما تكتب هالحكي.', 'زوجتي مريضة. هم ما بيكتبوا الحكي على الدفتر.'],
  ['arabic', 'زوجتي مريضة. شيلي الكلام ده.', 'زوجتي مريضة. بشيل الكراسي كل يوم.'],
  ['chinese', '我太太病了。还有句话我跟你说,这个你莫写啊。', '我太太病了。他莫名其妙就走了,从来不写。'],
  ['chinese', '我太太病了。这段您给我掐了吧。', '我太太病了。我把叶子都掐了。'],
  ['hindi', 'मेरी पत्नी बीमार है। एक बात बोलूँ, ये बात मत लिखना।', 'मेरी पत्नी बीमार है। पक्का मत लिख देना, कुछ और भी हो सकता है।'],
  ['hindi', 'मेरी पत्नी पिछले महीने से बीमार है। ये काट देना इसमें से।', 'मेरी पत्नी पिछले महीने से बीमार है। वे पैसा काट देते हैं।'],
])(
  'in %s, what somebody asks not to write down is off the record, and a habit of not writing is not: %s',
  async (language, asked, told) => {
    expect(await offRecord(asked, language)).not.toContain(false);
    expect(await offRecord(told, language)).not.toContain(true);
  },
);

test.each<[Language, string, string]>([
  ['english', 'My wife is ill, and I will stop in June.', 'Shall I leave that out?'],
  ['german', 'Meine Frau ist krank, und im Juni höre ich auf.', 'Soll ich das lieber weglassen?'],
  ['french', 'Ma femme est malade, et j’arrête en juin.', 'Vous préférez que je n’en parle pas ?'],
  ['spanish', 'Mi mujer está enferma, y lo dejo en junio.', '¿Prefiere que no lo mencione?'],
])('in %s, neither is what those who ask offer to leave out: %s', async (language, said, offer) => {
  const talk = (next: string) =>
    plainDocument(`Interviewer: ?\n\nMara: ${said}\n\nInterviewer: ${next}\n\nMara: Yes.`, 1);
  const mark = async (next: string) => {
    const corpus = await engine.prepare([talk(next)], { language });
    return isOffRecord(
      corpus,
      corpus.reading.sentences.findIndex(({ turn }) => turn === 1),
    );
  };
  expect(await mark(offer)).toBe(true);
  expect(await mark('?')).toBe(false);
});

test.each<[Language, string]>([
  ['english', "My wife is ill. This isn't for the paper, please."],
  ['english', 'My wife is ill. Leave that bit out if you would.'],
  ['english', 'Could you not use this bit. My wife is ill, and I will stop in June.'],
  ['english', "My wife is ill. Just don't put it in anything."],
  ['german', 'Meine Frau ist krank. Also das mit meiner Frau bleibt bitte hier, ja.'],
  ['german', 'Meine Frau ist krank, das schreibst jetzt bitte nicht auf.'],
  ['german', 'Meine Frau ist krank. Nein wirklich, lass das weg.'],
  ['french', 'Ma femme est malade. Vous l’écrivez pas ça.'],
  ['french', 'Ma femme est malade. Ça vous le marquez pas hein.'],
  ['german', 'Meine Frau ist krank. Das müssen Sie jetzt auch nicht aufschreiben, ja?'],
  ['german', 'Machen Sie das mal aus. Meine Frau ist krank.'],
  ['french', 'Coupez l’enregistrement. Ma femme est malade.'],
  ['spanish', 'Mi mujer está enferma. Pero no lo pongas, anda.'],
  ['spanish', 'Mi mujer está enferma. Que no salga lo de mi mujer.'],
  ['portuguese', 'A minha mulher está doente. Isso não sai daqui.'],
  ['russian', 'Жена болеет. Никому не говорите.'],
  ['arabic', 'زوجتي مريضة. أوقف التسجيل من فضلك.'],
  ['chinese', '我太太病了。先别录。'],
  ['japanese', '妻が病気だ。そこは書かんでくれ。'],
  ['japanese', '妻が病気です。すみません、ここは記録なしでお願いできますか。'],
  ['hindi', 'मेरी पत्नी कई महीनों से बीमार है। रिकॉर्डिंग बंद कर दीजिए।'],
])('in %s there is more than one way to ask: %s', async (language, said) => {
  expect(await offRecord(said, language)).not.toContain(false);
});

test.each<[Language, string]>([
  ['english', "I won't put that in."],
  ['german', 'Das bleibt hier im Raum.'],
  ['french', 'Je ne le note pas.'],
  ['spanish', 'No se preocupe, eso no saldrá en ningún informe.'],
  ['portuguese', 'Isso fica de fora.'],
  ['russian', 'Это останется между нами.'],
  ['arabic', 'لا تقلقي، لن أكتبه في التقرير أبدا.'],
  ['chinese', '好的，我不写进去。'],
  ['japanese', '承知しました、書きません。'],
  ['hindi', 'यह हमारे बीच ही रहेगा।'],
])('in %s, what those who ask promise to leave out is off the record: %s', async (language, promise) => {
  const corpus = await engine.prepare(
    [plainDocument(`Interviewer: ?\n\nMara: Bread.\n\nInterviewer: ${promise}\n\nMara: Bread.`, 1)],
    { language },
  );
  const marks = corpus.reading.sentences.flatMap(({ turn }, i) => (turn % 2 === 1 ? [isOffRecord(corpus, i)] : []));
  expect(marks).toEqual([true, false]);
});

async function offRecordTurns(turns: readonly string[]): Promise<boolean[]> {
  const corpus = await engine.prepare([plainDocument(turns.join('\n\n'), 1)]);
  return turns.map((_, n) =>
    isOffRecord(
      corpus,
      corpus.reading.sentences.findIndex(({ turn }) => turn === n),
    ),
  );
}

test('a request that comes before the confidence is about the turn after it, unless something else is asked first', async () => {
  const talk = (remark: string) => [
    'Interviewer: Who repairs the oven?',
    "Mara: There's one more thing. This isn't for the report, please.",
    `Interviewer: ${remark}`,
    'Mara: I keep a bag of parts behind the flour.',
  ];
  expect((await offRecordTurns(talk('Of course.'))).at(-1)).toBe(true);
  expect((await offRecordTurns(talk('Of course. And what does the miller do?'))).at(-1)).toBe(false);
});

test('a request that follows a remark is about the turn before it', async () => {
  const talk = (remark: string) => [
    'Interviewer: How do you manage?',
    'Mara: We swap the early shifts between us.',
    `Interviewer: ${remark}`,
    "Mara: It helps. But don't write that down.",
  ];
  expect((await offRecordTurns(talk('That is a clever way.')))[1]).toBe(true);
  expect((await offRecordTurns(talk('And what about the pay?')))[1]).toBe(false);
});

test('what is said in other turns, or far from the request, is not', async () => {
  const far = 'The bread is late. '.repeat(7);
  const marks = await offRecord(`${far}My wife is ill. Don't write that down.`, 'english');
  expect(marks.slice(0, 3)).toEqual([false, false, false]);
  expect(marks.slice(-2)).toEqual([true, true]);
});

describe('what is off the record', () => {
  const secret = 'The wages at the bakery are far too low, and my wife is ill because of the terrible oven';
  const prepared = (request: string) =>
    engine.prepare([
      plainDocument(
        [
          'Interviewer: What annoys you about the bakery?',
          `Mara: The oven breaks down every week, and that is a real problem for us. We lose whole trays of rolls. ${secret}. ${request}`,
          'Interviewer: What would help?',
          'Mara: We need a new oven, because the repair takes days and costs far too much.',
        ].join('\n\n'),
        1,
      ),
    ]);
  const [told, kept] = ['That is how it is.', "Don't put that in the report."];
  const cards = async (request: string, questions?: readonly string[]) => {
    const corpus = await prepared(request);
    const asked = questions ?? (await engine.proposeQuestions(corpus, { brief: {}, language: 'english' }));
    const found: string[] = [];
    const input = { questions: asked, brief: {}, language: 'english', claimsOnly: !questions } as const;
    for await (const event of engine.findInsights(corpus, input))
      if (event.type === 'insight') found.push(JSON.stringify(event.insight));
    return found.join('\n');
  };

  test('leads no finding and is in no quote and no summary', async () => {
    expect(await cards(told)).toContain('wages');
    const found = await cards(kept);
    expect(found).not.toContain('wages');
    expect(found).toContain('We need a new oven');
  });

  test('answers no question that the team asks of the whole material', async () => {
    const questions = ['How high are the wages at the bakery?'];
    expect(await cards(told, questions)).toContain('wages');
    expect(await cards(kept, questions)).not.toContain('wages');
  });

  test('describes no person', async () => {
    const people = async (request: string) =>
      JSON.stringify(await engine.findPeople(await prepared(request), { language: 'english' }));
    expect(await people(told)).toContain('wages');
    expect(await people(kept)).not.toContain('wages');
  });

  test('is not taken along by the quote of a sentence before it', async () => {
    const quoted = async (request: string) => {
      const before = 'The bread is late. '.repeat(4);
      const text = `Interviewer: ?\n\nMara: We lose whole trays of rolls. The wages are too low. ${before}${request}`;
      const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'english' });
      const trays = corpus.reading.sentences.findIndex((s) => text.slice(s.start, s.end).includes('trays'));
      const { start, end } = cutQuote(corpus, trays, () => false);
      return text.slice(start, end);
    };
    expect(await quoted(told)).toContain('wages');
    expect(await quoted(kept)).toBe('We lose whole trays of rolls.');
  });

  test('is not repeated by the person who requested it', async () => {
    const said = async (request: string) => {
      const talk = conversation([
        ['Interviewer', 'What do you do at the harbour?'],
        ['Nora', 'I mend the nets of the fishermen, and I paint their boats in spring.'],
        ['Interviewer', 'Where do you get the keys of the harbour shed?'],
        ['Nora', `I keep a second key of the harbour shed under the boat. ${request}`],
      ]);
      const { ask } = await conversationWith([talk], ['Nora']);
      return JSON.stringify((await ask('Where is the key of the shed?')).replies);
    };
    expect(await said(told)).toContain('second key');
    expect(await said(kept)).not.toContain('second key');
  });
});

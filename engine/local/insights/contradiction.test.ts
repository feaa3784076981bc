import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { collectInsights } from '../../collect-insights.ts';
import { type Corpus, voiceOf } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import { fixtureInterviews, plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';
import { contradictionsOf } from './contradiction.ts';

/** Other people's talk, so that words have the idf that they have in real material. */
const others = () =>
  fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas', 'pflege-martina').map((d) => ({
    ...d,
    id: d.id + 10,
  }));

const talk = (name: string, said: string, id: number) => plainDocument(`Interviewer: …?\n${name}: ${said}`, id);

async function contradicts(language: Language, claim: string, other: string): Promise<boolean> {
  const corpus = await prepare([talk('Ada', claim, 1), talk('Ben', other, 2), ...others()], {
    language,
  });
  const [ada = -1] = saidBy(corpus, 0);
  return contradictionsOf(corpus, { claim: ada, backing: [ada] }, saidBy(corpus, 1)).length > 0;
}

/** The sentences of a document's participant. */
function saidBy({ reading }: Corpus, document: number): number[] {
  return [...reading.sentences.entries()]
    .filter(([, s]) => s.document === document && voiceOf(reading, s).role === 'answers')
    .map(([i]) => i);
}

describe('plainly contradicted', () => {
  test.each<[Language, string, string]>([
    ['english', 'The standing order works really well for me.', 'No, a standing order does not work for me.'],
    ['english', 'We throw away a lot of bread in the evening.', 'I hardly throw away any bread.'],
    ['english', 'I trust the numbers in the notebook.', 'Nobody trusts the numbers in the notebook.'],
    ['english', 'We plan the week on paper.', 'I would not plan the week on paper.'],
    [
      'english',
      'The driver before me was late by forty minutes and the app said nothing.',
      'The driver before me was never late.',
    ],
    [
      'german',
      'Der Fahrer vor mir kam eine Stunde zu spät und die App hat nichts gemeldet.',
      'Der Fahrer vor mir kam nie zu spät.',
    ],
    ['english', 'I love the standing order.', 'I hate the standing order.'],
    [
      'german',
      'Die Übergabe am Morgen funktioniert gut.',
      'Bei uns funktioniert die Übergabe am Morgen überhaupt nicht.',
    ],
    ['german', 'Der Zettel liegt immer am Bett.', 'Der Zettel liegt nie am Bett.'],
    ['german', 'Wir werfen jeden Abend Brot weg.', 'Wir werfen kaum Brot weg.'],
    ['spanish', 'El pedido fijo funciona bien en la tienda.', 'El pedido fijo no funciona nada bien en la tienda.'],
    ['spanish', 'La aplicación es rápida en la tienda.', 'La aplicación nunca es rápida en la tienda.'],
    ['french', 'La commande fixe fonctionne bien chez nous.', 'La commande fixe ne fonctionne pas bien chez nous.'],
    ['portuguese', 'A encomenda fixa funciona bem na loja.', 'A encomenda fixa não funciona bem na loja.'],
    ['russian', 'Постоянный заказ хорошо работает в магазине.', 'Постоянный заказ не работает в магазине.'],
    ['chinese', '固定订单在店里很有效。', '固定订单在店里没有效。'],
    ['hindi', 'दुकान का तय ऑर्डर अच्छा काम करता है।', 'दुकान का तय ऑर्डर अच्छा काम नहीं करता है।'],
    ['arabic', 'الطلب الثابت يعمل جيدا في المتجر.', 'الطلب الثابت لا يعمل جيدا في المتجر.'],
  ])('%s: %s / %s', async (language, claim, other) => {
    expect(await contradicts(language, claim, other)).toBe(true);
    expect(await contradicts(language, other, claim)).toBe(true);
  });
});

describe('not contradicted', () => {
  test.each<[string, Language, string, string]>([
    [
      'another thing is denied',
      'english',
      'We throw away ten loaves every evening.',
      'We never throw away the crumbs.',
    ],
    [
      'another deed is denied',
      'english',
      'The driver left the butter outside.',
      'The driver did not bring the butter on Monday.',
    ],
    [
      'another place is meant',
      'english',
      'The website is fast on my phone.',
      'The website is not fast on the computer in the shop.',
    ],
    [
      'more is said, nothing denied',
      'english',
      'The app is slow in the morning.',
      'The app is not only slow in the morning.',
    ],
    [
      'another question is answered with no',
      'english',
      'The colour of the crust depends on the quality of the flour.',
      'Uh, no. It depends on the flour you have.',
    ],
    ['a condition', 'english', 'The order is late on Monday.', 'When the order is not late on Monday, I sleep.'],
    ['a wish beside a fact', 'english', 'I write the order on paper.', 'I wish I did not write the order on paper.'],
    ['a question', 'english', 'The order comes in the evening.', 'Why does the order not come in the evening?'],
    [
      'another side of it is liked',
      'english',
      'The card reader is too slow for me.',
      'I love the colour of the card reader.',
    ],
    ['one word is shared', 'english', 'Some of them do not come back for weeks.', 'We had an app for three weeks.'],
    [
      'the words belong to any matter',
      'english',
      'You can’t have ten-year-olds at half nine.',
      'I’m the one who is paying, she’s eight years old.',
    ],
    ['the same words, another matter', 'english', 'The order is on paper.', 'There is no paper for the order.'],
    [
      'another thing is denied',
      'german',
      'Das Programm braucht vier Minuten.',
      'Das Programm speichert die Werte nicht.',
    ],
    ['more is said', 'german', 'Das Programm ist langsam.', 'Das Programm ist nicht nur langsam, es stürzt auch ab.'],
    ['a condition', 'german', 'Der Zettel liegt am Bett.', 'Wenn der Zettel nicht am Bett liegt, suche ich ihn.'],
    ['another thing is denied', 'spanish', 'Tiramos pan cada noche.', 'No tiramos las migas.'],
    [
      'another deed is denied',
      'spanish',
      'El repartidor llega a la panadería.',
      'El repartidor no trae la harina a la panadería.',
    ],
    [
      'more is said',
      'french',
      'L’application est lente le matin.',
      'L’application n’est pas seulement lente le matin.',
    ],
  ])('%s in %s: %s / %s', async (_, language, claim, other) => {
    expect(await contradicts(language, claim, other)).toBe(false);
    expect(await contradicts(language, other, claim)).toBe(false);
  });

  test('no one contradicts themselves, nor does a person who says the same as well', async () => {
    const [said, denied] = ['The standing order works well for me.', 'The standing order does not work for me.'];
    const corpus = await prepare([talk('Ada', said, 1), talk('Ben', `${said} ${denied}`, 2), ...others()]);
    const [ada = -1] = saidBy(corpus, 0);
    const [agrees = -1, denies = -1] = saidBy(corpus, 1);
    expect(contradictionsOf(corpus, { claim: ada, backing: [ada, agrees] }, [denies])).toEqual([]);
    expect(contradictionsOf(corpus, { claim: denies, backing: [denies] }, [agrees])).toEqual([]);
    expect(contradictionsOf(corpus, { claim: ada, backing: [ada] }, [denies])).toEqual([denies]);
  });
});

describe('an insight that a person contradicts', () => {
  test.each<[Language, string, string[], string]>([
    [
      'english',
      'What do people think of the “card reader”?',
      ['The card reader works well at our counter.', 'At our small counter the card reader works well too.'],
      'The card reader does not work at our counter.',
    ],
    [
      'german',
      'Was sagen die Befragten zur „Klingelanlage“?',
      [
        'Die Klingelanlage funktioniert in der Nacht auf der Station gut.',
        'Auf der Station funktioniert die Klingelanlage in der Nacht gut.',
      ],
      'Die Klingelanlage funktioniert in der Nacht auf der Station nicht gut.',
    ],
    [
      'spanish',
      '¿Qué dicen las personas sobre el «pedido fijo»?',
      ['El pedido fijo funciona bien en nuestra tienda.', 'En nuestra tienda el pedido fijo funciona bien.'],
      'El pedido fijo no funciona bien en nuestra tienda.',
    ],
  ])('shows and counts that apart from what speaks for it: %s', async (language, question, agreeing, denied) => {
    const talks = [...agreeing, denied].map((said, i) => talk(['Ada', 'Ben', 'Cleo'][i] ?? '', said, i + 1));
    const corpus = await engine.prepare([...talks, ...others()], { language });
    const [insight] = await collectInsights(engine, corpus, { questions: [question], brief: {}, language });
    const [first] = insight?.evidence ?? [];
    expect(first).toMatchObject({ stance: 'for', quote: insight?.supportingQuote });
    const isDenied = first?.quote.includes(denied);
    expect(insight?.strength).toMatchObject(
      isDenied
        ? { people: 1, documents: 1, against: { people: 2, documents: 2 } }
        : { people: 2, documents: 2, against: { people: 1, documents: 1 } },
    );
    const against = insight?.evidence.filter((e) => e.stance === 'against') ?? [];
    expect(against.length).toBe(isDenied ? 2 : 1);
    for (const e of against) expect(e.quote.includes(denied)).toBe(!isDenied);
  });

  test('states the same count of those who say it everywhere', async () => {
    const said = [
      'I trust the card reader.',
      'I trust the card reader too.',
      'We trust the card reader at our counter.',
    ];
    const talks = [...said, 'I do not trust the card reader.', 'I never trust the card reader.'].map((words, i) =>
      talk(['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'][i] ?? '', words, i + 1),
    );
    const corpus = await engine.prepare([...talks, ...others()]);
    const questions = ['What do people say about the “card reader”?'];
    const [insight] = await collectInsights(engine, corpus, { questions, brief: {}, language: 'english' });
    expect(insight?.strength).toMatchObject({ people: 3, documents: 3, against: { people: 2 } });
    const told = `${insight?.summary} ${insight?.businessImpact}`;
    expect(insight?.strength.peopleInAll).toBe(9);
    expect([...told.matchAll(/(\w+) of (\w+) people/gi)].map(([, some]) => some?.toLowerCase())).toEqual(['three']);
    expect(told).toMatch(/three of nine people.*Two people (?:see it differently|contradict this)/is);
  });

  test('where it was looked for and not found, that is nought', async () => {
    const corpus = await engine.prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'));
    const questions = ['What happens with the “delivery time”?'];
    const [insight] = await collectInsights(engine, corpus, { questions, brief: {}, language: 'english' });
    expect(insight?.strength.against).toEqual({ people: 0, documents: 0 });
    expect(insight?.evidence.every((e) => e.stance === 'for')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { claimTitle, statementTitle } from './claim-title.ts';

describe('a clause that is the subject of what opens the sentence', () => {
  test.each<[Language, string]>([
    ['english', 'It’s very expensive to send the truck back to the depot.'],
    ['english', 'It would be nice if the labels were in the same order on every shelf.'],
    ['english', 'There is still no way to cancel a delivery after noon.'],
    ['german', 'Es ist wirklich schwer, abends einen Fahrer zu finden.'],
    ['german', 'Es ist schwierig, wenn die Etiketten falsch gedruckt sind.'],
    ['german', 'Es dauert zwei Stunden, bis die Palette gefunden ist.'],
    ['german', 'Es gibt keine Möglichkeit, eine Lieferung nach Mittag zu stornieren.'],
    ['french', 'C’est très difficile de trouver un chauffeur le soir.'],
    ['french', 'Ça prend deux heures de trouver la bonne palette.'],
    ['french', 'Il n’y a aucun moyen d’annuler une livraison après midi.'],
    ['spanish', 'Es muy difícil encontrar un conductor por la noche.'],
    ['portuguese', 'É muito difícil encontrar um motorista à noite.'],
    ['russian', 'Нет никакой возможности отменить доставку после обеда.'],
    ['arabic', 'من الصعب جدا أن نجد سائقا في المساء.'],
  ])('makes a title: %s, %s', (language, sentence) => {
    expect(statementTitle(sentence, language)?.text).toBe(sentence.slice(0, -1));
  });

  test.each<[Language, string]>([
    ['english', 'It takes you to another page with the orders.'],
    ['english', 'It is easy to compare with the other driver.'],
    ['english', 'There is a big pallet near the door of the hall.'],
    ['german', 'Es steht immer noch auf der Palette im Lager.'],
    ['german', 'Es ist schwer und laut im Lager.'],
    ['french', 'C’est très difficile le soir.'],
    ['french', 'C’est le chauffeur de la palette rouge.'],
    ['spanish', 'Lo que hago es esperar.'],
    ['russian', 'Нет, доставка приходит после обеда.'],
  ])('is wanting where the opening means something said before: %s, %s', (language, sentence) => {
    expect(statementTitle(sentence, language)).toBeNull();
  });
});

test.each<[Language, string]>([
  ['english', 'What bothers me most is that the driver never calls.'],
  ['german', 'Was mich am meisten stört, ist, dass der Fahrer nie anruft.'],
  ['german', 'Was uns fehlt, ist eine Liste mit allen Schichten.'],
  ['french', 'Ce qui me gêne le plus, c’est que le chauffeur n’appelle jamais.'],
  ['spanish', 'Lo que más me molesta es que el conductor nunca llama.'],
  ['spanish', 'Lo más difícil es encontrar un conductor por la noche.'],
  ['portuguese', 'O que mais me incomoda é que o motorista nunca liga.'],
  ['russian', 'Больше всего меня раздражает, что водитель никогда не звонит.'],
  ['arabic', 'أكثر ما يزعجني هو أن السائق لا يتصل أبدا.'],
  ['hindi', 'सबसे बड़ी परेशानी यह है कि ड्राइवर कभी फ़ोन नहीं करता।'],
  ['japanese', '一番困るのは、運転手が電話をくれないことです。'],
  ['chinese', '最让我烦的是司机从来不打电话。'],
])('what names its matter first and says it then is a claim: %s, %s', (language, sentence) => {
  expect(claimTitle(sentence, language)?.text).toBe(sentence.slice(0, -1));
});

test.each<[Language, string, string]>([
  ['english', 'Maybe this is a little bit pedantic, but', 'The locker never opens at the first attempt'],
  ['english', 'I don’t know if it’s just me, but', 'The locker never opens at the first attempt'],
  ['english', 'Call me old-fashioned, but', 'The locker never opens at the first attempt'],
  ['german', 'Vielleicht bin ich da etwas pingelig, aber', 'Das Schließfach öffnet nie beim ersten Versuch'],
  ['french', 'C’est peut-être bête, mais', 'Le casier ne s’ouvre jamais du premier coup'],
  ['spanish', 'A lo mejor soy yo, pero', 'La taquilla nunca se abre al primer intento'],
  ['portuguese', 'Posso estar errada, mas', 'O armário nunca abre na primeira tentativa'],
])('a remark about one’s own remark is no part of a title: %s, %s', (language, remark, claim) => {
  const [first = ''] = claim;
  const begun = language === 'german' ? claim : first.toLowerCase() + claim.slice(1);
  expect(statementTitle(`${remark} ${begun}.`, language)?.text).toBe(claim);
});

test.each<[Language, string]>([
  ['english', 'Maybe it’s the weather, but the locker never opens.'],
  ['english', 'I know it’s expensive, but the locker never opens.'],
])('a remark about the matter is kept: %s, %s', (language, sentence) => {
  expect(statementTitle(sentence, language)?.text ?? '').not.toMatch(/^The locker/);
});

describe('in English', () => {
  const title = (sentence: string) => claimTitle(sentence, 'english')?.text ?? null;

  test('a pause between a verb and its object is no end', () => {
    expect(title('So the main problem was, uh, the labels on the new pallets.')).toBe(
      'The main problem was the labels on the new pallets',
    );
    // A comparison that is denied stays one.
    expect(title('You cannot plan it, it is not like getting a pallet in with one label.')).not.toMatch(
      /is not getting/,
    );
    expect(title('Usually, the drivers never read the labels on the pallets.')).toBe(
      'Usually the drivers never read the labels on the pallets',
    );
  });

  test('a filler after a verb, and a place that only the listener sees, are left out', () => {
    expect(title('We need like a better list for the night shift.')).toBe('We need a better list for the night shift');
    expect(title('The labels here are too small for the new scanner.')).toBe(
      'The labels are too small for the new scanner',
    );
  });

  test('a subject keeps its relative clause', () => {
    expect(title('The order that comes from the branch office is always late.')).toBe(
      'The order that comes from the branch office is always late',
    );
  });

  test('what a person did not do is more than what they do on the screen', () => {
    expect(title('I did not notice the button for the night shift.')).toBe(
      'I did not notice the button for the night shift',
    );
    expect(title('I clicked the button for the night shift.')).toBeNull();
  });

  test('a word that is begun, or said in two forms, is said once', () => {
    expect(title('The mi the maintenance of the old oven costs too much money.')).toBe(
      'The maintenance of the old oven costs too much money',
    );
    expect(title('The orders of the night are manual manually entered in the office.')).toBe(
      'The orders of the night are manually entered in the office',
    );
  });

  test.each([
    'When the boiler sulks we serve everybody from a kettle',
    'If the fuse is gone I drive home and get a spare',
    'The people at the back gate never hear the bell',
    'A ticket with no name on it is worthless to the driver',
    'The only reason we kept the van is the roof rack',
    'Every Thursday I spend an hour copying the orders',
    'Nobody warned us the road was closed',
    'What ruins the evening is the queue for the taxi',
    'The dispatcher never writes what I tell the night shift into the log',
    'I phone the depot instead of waiting for the message',
    'I photograph every pallet, because nobody believes the driver',
    'It took me three evenings to find the right form',
    'Half of what we bake is gone before I have unlocked the door',
  ])('people say what they do, and when, without a pause: %s', (sentence) => {
    expect(statementTitle(`${sentence}.`, 'english')?.text).toBe(sentence);
  });

  test('what people said they want is what they want', () => {
    expect(title('I said I don’t want a voucher for the broken heater.')).toBe(
      'I don’t want a voucher for the broken heater',
    );
  });

  test.each([
    'When it comes up we look at the other one.',
    'If they the one in the depot never called.',
    'The driver they had last year was my cousin.',
    'The problem is that it only comes after the weekend.',
  ])('a lead or a subject that says nothing is no title: %s', (sentence) => {
    expect(title(sentence)).toBeNull();
  });

  test('what no grammar joins is no title', () => {
    for (const garbled of [
      'The blind driver don’t need an expensive list of the orders.',
      'The old oven not keep the heat for the second batch.',
      'An oven or oven that nobody cleans is always a risk.',
      'We never had a problem with a drivers in the cellar.',
      'The heat is the heat for the bread, which is useful in winter.',
      'Bread use comment - Clear information for the customers.',
      'We have used Or at the harbour for the needs of the customers.',
      'We need to get to filter the worst orders from the list.',
    ])
      expect(title(garbled), garbled).toBeNull();
    expect(title('The staff don’t need an expensive list of the orders.')).not.toBeNull();
    expect(title('Some ovens do not keep the heat for the second batch.')).not.toBeNull();
  });

  test('a name in capitals judges nothing', () => {
    expect(title('The driver reads FAIR and FRESH on the label of the box.')).toBeNull();
    expect(title('The driver reads a fair and fresh offer on the label.')).not.toBeNull();
  });

  test('a list of names is no clause, though one of them can be a verb', () => {
    expect(title('The customer media export and the better data export.')).toBeNull();
  });
});

describe('what people say at length', () => {
  test.each<[Language, string, string]>([
    [
      'english',
      'You don’t hand a spare key to a stranger on his first morning.',
      'You don’t hand a spare key to a stranger on his first morning',
    ],
    ['english', 'So the early tram is no good to a baker like me.', 'The early tram is no good to a baker like me'],
    [
      'english',
      'I don’t want to be reading my wage slip like it’s a riddle.',
      'I don’t want to be reading my wage slip like it’s a riddle',
    ],
    [
      'english',
      'I can’t leave the van open when I don’t know who’s coming in.',
      'I can’t leave the van open when I don’t know who’s coming in',
    ],
    [
      'english',
      'I’m stood at the gate in the hail, holding up the badge.',
      'I’m stood at the gate in the hail, holding up the badge',
    ],
    [
      'english',
      'And the meter has never been right when I needed it.',
      'The meter has never been right when I needed it',
    ],
    [
      'english',
      'The caretaker is the only person who answers the bell on Sundays.',
      'The caretaker is the only person who answers the bell on Sundays',
    ],
    [
      'english',
      'I work nights, nobody in the office answers the phone at that hour.',
      'I work nights, nobody in the office answers the phone at that hour',
    ],
    [
      'russian',
      'Без списка мы бы эту ошибку ещё месяц не заметили.',
      'Без списка мы бы эту ошибку ещё месяц не заметили',
    ],
    ['russian', 'На складе коробки с утра пропали.', 'На складе коробки с утра пропали'],
    [
      'russian',
      'Я неделю болела после той смены, бригадир нам теперь график заранее не показывает.',
      'Бригадир нам теперь график заранее не показывает',
    ],
    ['russian', 'Поэтому я теперь записываю каждую выдачу ключа.', 'Я теперь записываю каждую выдачу ключа'],
  ])('leaves a title that says its point: %s, %s', (language, sentence, title) => {
    expect(statementTitle(sentence.replaceAll('’', "'"), language)?.text).toBe(title.replaceAll('’', "'"));
  });

  test.each<[Language, string]>([
    ['english', 'You need to press the green button first, then the red one.'],
    ['english', 'We kept the best of it.'],
    ['english', 'We tried hard to understand and improve it.'],
    ['hindi', "मैं बोल देती हूँ, 'दवा सुबह नहीं खाई', और वो सही लिख देता है।"],
    ['russian', 'Раза три в месяц продаю то, чего у меня уже нет.'],
    ['russian', 'Когда она только открывалась, нас прямо уговаривали.'],
    ['hindi', 'मेला ख़त्म होने के बाद वो बंद हुआ है।'],
    ['hindi', 'फ़ॉर्म पूरा करो तो पैसा उसमें जुड़ जाता है।'],
    ['russian', 'Я их каждое утро вслух пересчитываю.'],
  ])('is no title where a noun is missing: %s, %s', (language, sentence) => {
    expect(statementTitle(sentence, language)?.text ?? null).toBeNull();
  });
});

test('in Japanese a title begins after the words with which a speaker starts', () => {
  const said = '運転手が電話をくれないと困ります';
  for (const opening of ['あ、', '……あ、でも', 'だって、'])
    expect(statementTitle(`${opening}${said}。`, 'japanese')?.text).toBe(said);
});

test.each<[Language, string, string]>([
  ['english', 'The machine never works on Mondays, no.', 'The machine never works on Mondays'],
  ['french', 'La carte disait oui et la mutuelle disait non.', 'La carte disait oui et la mutuelle disait non'],
  ['german', 'Der Chef will es, und die Meister sagen nein.', 'Der Chef will es, und die Meister sagen nein'],
])('in %s what somebody says is kept, and a last “no” is not: %s', (language, sentence, title) => {
  expect(statementTitle(sentence, language)?.text).toBe(title);
});

test('in French « vous voyez » leads a sentence in only where a separate clause follows', () => {
  expect(statementTitle('Vous voyez, la carte ne passe jamais le lundi.', 'french')?.text).toBe(
    'La carte ne passe jamais le lundi',
  );
  const seen = 'Et puis vous voyez bien comment ça marche la vidéo chez moi.';
  expect(statementTitle(seen, 'french', { loose: true })?.text ?? '').not.toMatch(/^Bien comment/u);
});

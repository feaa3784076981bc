import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { statementTitle } from './claim-title.ts';
import { cleanSpeech } from './clean-speech.ts';

const title = (sentence: string, language: Language = 'english') => statementTitle(sentence, language)?.text ?? null;

describe('a title keeps the point of its sentence', () => {
  test.each([
    ['english', 'The ferry was meant to leave the harbour at seven, and it left at a quarter to nine.'],
    ['english', 'Our team was supposed to get three new ovens, but then the money went to the office.'],
    ['german', 'Die Lieferung war für sieben Uhr vereinbart, und dann stand der Wagen bis zehn am Hafen.'],
    ['japanese', '荷物は朝の七時に届く予定でしたが、昼まで誰も連絡してくれませんでした。'],
  ] as const)('an intention is shown with its outcome: %s %s', (language, sentence) => {
    expect(title(sentence, language)).not.toMatch(/(?:seven|ovens|vereinbart|予定でした|予定)$/u);
  });

  test('what continued until it failed is shown with the failure, or not at all', () => {
    const long =
      'The oven had a timer that began every week at six, and then for some reason it stayed cold for hours and the whole batch of rye went wrong on us again.';
    expect(title(long) ?? '').not.toMatch(/week at six$/u);
  });

  test.each([
    [
      'english',
      'The first time I could not find the bakery in the dark, and a woman called Bev stayed on the phone with me until I stood in front of the big green door.',
    ],
    [
      'german',
      'Neulich war der Ofen kalt und keiner wusste warum, und der Lehrling hat dann die ganze Nacht mit mir zusammen die Brötchen von der Konkurrenz ausgefahren.',
    ],
  ] as const)('a scene is shown with its point, or not at all: %s', (language, sentence) => {
    expect(title(sentence, language) ?? '').not.toMatch(/^(?:The first time|Neulich)/u);
  });

  test('a reason is shown whole, or left out', () => {
    const sentence = 'The drivers hate the scanner, because you press the button and then it just blinks at you.';
    expect(title(sentence)).toBe(sentence.slice(0, -1));
    const long = 'The drivers really hate the new scanner, because you press the button and then it just blinks at you';
    expect(title(`${long} until the whole queue behind the van starts to shout.`)).toBe(
      'The drivers really hate the new scanner',
    );
  });

  test('what is only done for a purpose is shown with it, or not at all', () => {
    const sentence =
      'Half the bakers go to the harbour first and only write it in the list so that the office has a record';
    expect(title(`${sentence}.`)).toBe(sentence);
    const long =
      'Die meisten Bäcker schreiben es nur in die Liste, weil das Hafenamt es so verlangt und sonst keine einzige verspätete Kiste jemals bezahlt.';
    expect(title(long, 'german')).toBeNull();
  });

  test('a further reason may be left out', () => {
    expect(
      title(
        'Die Bäcker gehen früher, weil der letzte Bus um neun fährt und die Nachtschicht in der Mühle seit dem Frühjahr keinem mehr den Wagen leiht.',
        'german',
      ),
    ).toBe('Die Bäcker gehen früher, weil der letzte Bus um neun fährt');
  });

  test('a verb is shown with what it asks or knows', () => {
    const sentence = 'Before the scanner I could ring Mr Lund in the office, and he knew which crate I meant';
    expect(title(`${sentence}.`)).toBe(sentence);
  });

  test('what is granted before a difficulty is no title', () => {
    const granted = 'I found out that deliveries before noon come first on the list of the harbour office';
    expect(
      title(`${granted}, but the rule is a problem for every single baker who starts to work at night.`),
    ).not.toMatch(/list/u);
  });

  test('a short condition or contrast after it is kept', () => {
    expect(title('I would like to get a date on the same day, even if the date is three weeks away.')).toBe(
      'I would like to get a date on the same day, even if the date is three weeks away',
    );
  });
});

describe('what only leads up to a claim is left out', () => {
  test('how it was noticed', () => {
    expect(title('And then we noticed that the labels on the crates never match the list.')).toBe(
      'The labels on the crates never match the list',
    );
  });

  test('a moment in the past, but never a condition', () => {
    const moment = 'When we opened the third pallet from the harbour in the yard behind the big market hall on Friday';
    expect(title(`${moment}, we had to throw away half of the bread.`)).toBe('We had to throw away half of the bread');
    const condition = 'When the driver opens a third pallet from the harbour in the yard behind the big market hall';
    expect(title(`${condition} of a Friday, we have to throw away half of the bread.`)).toBeNull();
  });

  test('a verb that was begun and put differently', () => {
    expect(title('The conveyor was, had stopped twice a day for three weeks.')).toBe(
      'The conveyor had stopped twice a day for three weeks',
    );
  });

  test('a pause between a subject and its verb', () => {
    expect(title('The flour that we were getting, was full of stones every week.')).toBe(
      'The flour that we were getting was full of stones every week',
    );
  });
});

test('a noun may be stressed by itself', () => {
  expect(title('There are always missing numbers in the list itself.')).toBe(
    'There are always missing numbers in the list itself',
  );
});

test('a word before another clause is no false start', () => {
  const sentence = 'Nobody in the office had checked this, so we opened the wrong crates.';
  expect(cleanSpeech(sentence, 'english').text).toBe(sentence);
  expect(cleanSpeech('The, our drivers never get the list on time.', 'english').text).toBe(
    'our drivers never get the list on time.',
  );
});

test.each<[Language, string]>([
  ['spanish', 'Si el pan vuelve a subir y yo sigo sin horno, me bajo, sin drama.'],
  ['portuguese', 'Farinha e azeite tenho eu, isso não compro a ninguém.'],
  ['german', 'Der Lehrling heizt nachts noch manchmal ein, da biste schnell bei zwei Säcken.'],
])(
  'a verb behind its object, a subject behind its verb and the end of a verb are no false start: %s',
  (language, said) => {
    expect(cleanSpeech(said, language).text).toBe(said);
  },
);

test('a title does not end in a condition whose consequence follows it', () => {
  const sentence =
    "Annoyed, and then I thought, if that was somebody who had no patience, who gets a letter saying ten pounds, they'd just pay it, or they'd never go back.";
  expect(statementTitle(sentence, 'english', { loose: true })).toBeNull();
});

test('a title is not only a condition and its reason', () => {
  const sentence = "She skips it if she's going to Mass, because of the stairs.";
  expect(statementTitle(sentence, 'english', { loose: true })).toBeNull();
});

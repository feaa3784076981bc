import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { numbersIn } from './numbers-in.ts';

const samples: readonly [string, number[], Language?][] = [
  ['It costs 1,000 euros', [1000]],
  ['It costs 1.000 Euro und 1,5 Prozent', [1000, 1.5]],
  ['about 2 500 people', [2500]],
  ['forty-five minutes, twelve people', [45, 12], 'english'],
  ['two hundred and five of twelve hundred, two thousand three hundred in all', [205, 1200, 2300], 'english'],
  ['between twenty and five, once more, one of them', [20, 5], 'english'],
  ['vier Stunden', [4], 'german'],
  ['fünfundzwanzig, zweihundert, dreihundertfünfundvierzig und zweitausendeinhundert', [25, 200, 345, 2100], 'german'],
  ['Stunden und Hunde in diesem Jahrhundert', [], 'german'],
  ['quatre heures et demie, soixante-dix-sept francs, deux cents', [4, 77, 200], 'french'],
  ['un vélo neuf', [], 'french'],
  ['veintitrés, treinta y cinco y quinientos', [23, 35, 500], 'spanish'],
  ['dezesseis, vinte e cinco, cento e vinte e um, nove', [16, 25, 121, 9], 'portuguese'],
  ['восемь часов, двадцать один день, семнадцати, двухсот', [8, 21, 17, 200], 'russian'],
  ['انتظر ٤٥ دقيقة', [45]],
  ['خمسة وعشرون من مئة وأربعين، ثلاثة عشر، خمسة آلاف', [25, 140, 13, 5000], 'arabic'],
  ['चार घंटे, ४५ मिनट, तैंतीस लोग, दो सौ पचास', [4, 45, 33, 250], 'hindi'],
  ['每天等四个小时，非常十分满意', [4]],
  ['百分之八十五的人，三百二十家店，二〇二六年', [85, 320, 2026]],
  ['四十五分待った', [45]],
  ['三十二歳で、十二袋を三万円で買った', [32, 12, 30_000]],
  ['3万円', [30_000]],
  ['at 4:30 in the morning', [4, 30], 'english'],
];

const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

test.each(samples)('%s: %j', (text, numbers, language = 'english') => {
  expect(sorted(numbersIn(text, language))).toEqual(sorted(numbers));
});

test('what is said is read in all languages', () => {
  expect([...numbersIn('fünfundzwanzig, soixante et onze, двести')]).toEqual(expect.arrayContaining([25, 71, 200]));
});

const units = {
  english: ' one two three four five six seven eight nine',
  german: ' ein zwei drei vier fünf sechs sieben acht neun',
  french: ' un deux trois quatre cinq six sept huit neuf',
  spanish: ' uno dos tres cuatro cinco seis siete ocho nueve',
  portuguese: ' um dois três quatro cinco seis sete oito nove',
  russian: ' один два три четыре пять шесть семь восемь девять',
  arabic: ' واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة',
} as const;
const tens = {
  english: '  twenty thirty forty fifty sixty seventy eighty ninety',
  german: '  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  french: '  vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt',
  spanish: '  veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  portuguese: '  vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  russian: '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  arabic: '  عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون',
} as const;
const frenchTeens = 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' ');
const joins: { readonly [language in keyof typeof units]: (ten: string, unit: string, n: number) => string } = {
  english: (ten, unit) => `${ten}-${unit}`,
  german: (ten, unit) => `${unit}und${ten}`,
  french: (ten, unit, n) => {
    const last = n >= 70 && n < 80 ? frenchTeens[n - 70] : n >= 90 ? frenchTeens[n - 90] : unit;
    return n % 10 === 1 && n < 80 ? `${ten} et ${last}` : `${ten}-${last}`;
  },
  spanish: (ten, unit, n) => (n < 30 ? `${ten}${unit}` : `${ten} y ${unit}`),
  portuguese: (ten, unit) => `${ten} e ${unit}`,
  russian: (ten, unit) => `${ten} ${unit}`,
  arabic: (ten, unit) => `${unit} و${ten}`,
};

test.each(Object.keys(units) as (keyof typeof units)[])(
  'in %s every number from 21 to 99 is put together',
  (language) => {
    for (let n = 21; n < 100; n++) {
      const [unit = '', ten = ''] = [units[language].split(' ')[n % 10], tens[language].split(' ')[Math.floor(n / 10)]];
      const isTen = n % 10 === 0 && !(language === 'french' && n >= 70);
      if (isTen) continue;
      const text = joins[language](ten, unit, n);
      expect([...numbersIn(text, language)], text).toEqual([n]);
    }
  },
);

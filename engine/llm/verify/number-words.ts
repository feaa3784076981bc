/** Numbers as words, from two on: one is also an article or a pronoun. Words that also mean something else are left out. */
const lists: readonly string[] = [
  // English
  'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 million 1000000 dozen 12',
  // German
  'zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13 vierzehn 14 fünfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreißig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 dutzend 12',
  // French
  'deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60 cent 100 mille 1000',
  // Spanish
  'dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 mil 1000',
  // Portuguese
  'dois 2 duas 2 três 3 quatro 4 sete 7 oito 8 dez 10 doze 12 treze 13 catorze 14 quinze 15 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 cem 100 cento 100 mil 1000',
  // Russian
  'два 2 две 2 двух 2 три 3 трёх 3 трех 3 четыре 4 четырёх 4 четырех 4 пять 5 пяти 5 шесть 6 шести 6 семь 7 восемь 8 восьми 8 девять 9 девяти 9 десять 10 десяти 10 двенадцать 12 пятнадцать 15 двадцать 20 двадцати 20 тридцать 30 сорок 40 сорока 40 пятьдесят 50 шестьдесят 60 сто 100 тысяча 1000 тысячи 1000 тысяч 1000',
  // Arabic
  'اثنان 2 اثنين 2 اثنتين 2 ثلاث 3 ثلاثة 3 أربع 4 أربعة 4 خمس 5 خمسة 5 ست 6 ستة 6 سبع 7 سبعة 7 ثماني 8 ثمانية 8 تسع 9 تسعة 9 عشر 10 عشرة 10 عشرين 20 عشرون 20 ثلاثين 30 ثلاثون 30 أربعين 40 أربعون 40 خمسين 50 خمسون 50 مئة 100 مائة 100 ألف 1000',
  // Hindi
  'दो 2 तीन 3 चार 4 पांच 5 पाँच 5 छह 6 छः 6 सात 7 आठ 8 नौ 9 दस 10 ग्यारह 11 बारह 12 पंद्रह 15 बीस 20 तीस 30 चालीस 40 पचास 50 साठ 60 सौ 100 हज़ार 1000 हजार 1000',
];

const values = new Map<string, number>();
for (const list of lists) {
  const parts = list.split(' ');
  for (let i = 0; i + 1 < parts.length; i += 2) values.set((parts[i] ?? '').normalize('NFKC'), Number(parts[i + 1]));
}

export const valueOfWord = (word: string): number | undefined => values.get(word.toLowerCase().normalize('NFKC'));

const hanDigits = new Map([...'〇一二三四五六七八九'].map((digit, i) => [digit, i]));
hanDigits.set('两', 2).set('兩', 2).set('零', 0);
const hanUnits = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
  ['万', 10_000],
  ['萬', 10_000],
]);

/** The value of a Han numeral such as 四十五; undefined for anything else. */
export function valueOfHan(text: string): number | undefined {
  let total = 0;
  let digit: number | undefined;
  for (const letter of text) {
    const unit = hanUnits.get(letter);
    if (unit !== undefined) {
      total = unit === 10_000 ? (total + (digit ?? 0) || 1) * unit : total + (digit ?? 1) * unit;
      digit = undefined;
    } else {
      digit = hanDigits.get(letter);
      if (digit === undefined) return;
    }
  }
  return total + (digit ?? 0);
}

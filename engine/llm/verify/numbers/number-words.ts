import type { Language } from '#contract/languages.ts';
import { foldWord } from '../../../text/words.ts';

/** How a language writes numbers in words. */
export type NumberWords = {
  /** Values by folded word. */
  readonly values: ReadonlyMap<string, number>;
  /** Words that also mean something else ("one", "neuf") and are numbers only as a part of one ("twenty-one"). */
  readonly inner: ReadonlyMap<string, number>;
  /** What may stand between the parts, such as "and". */
  readonly joiner: string | null;
  fold(word: string): string;
};

/** Words in the order of their numbers; variants are joined by a slash, and a dash stands for a number without a word of its own. */
function inOrder(from: number, words: string, step = 1): [string, number][] {
  return words
    .split(' ')
    .flatMap((variants, i) =>
      variants === '-' ? [] : variants.split('/').map((word): [string, number] => [word, from + i * step]),
    );
}

const withoutAccents = (word: string): string => foldWord(word).normalize('NFD').replace(/\p{M}/gu, '');
/** Hindi dots letters of other languages or leaves the dot out, and writes nasals in two ways. */
const foldHindi = (word: string): string =>
  foldWord(word)
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902');

function numberWords(
  fold: (word: string) => string,
  words: { values: readonly [string, number][]; inner?: readonly [string, number][]; joiner?: string },
): NumberWords {
  const folded = (list: readonly [string, number][]) => new Map(list.map(([word, value]) => [fold(word), value]));
  return { fold, values: folded(words.values), inner: folded(words.inner ?? []), joiner: words.joiner ?? null };
}

const english = numberWords(foldWord, {
  values: [
    ...inOrder(
      2,
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...inOrder(20, 'twenty thirty forty/fourty fifty sixty seventy eighty ninety hundred', 10),
    ...([
      ['dozen', 12],
      ['thousand', 1000],
      ['million', 1_000_000],
    ] as [string, number][]),
  ],
  inner: [['one', 1]],
  joiner: 'and',
});

/** German joins the parts to one word, which `readGerman` takes apart. */
const german = numberWords(foldWord, {
  values: [
    ...inOrder(
      2,
      'zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    ...inOrder(20, 'zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert', 10),
    ...([
      ['dutzend', 12],
      ['tausend', 1000],
      ['million', 1_000_000],
      ['millionen', 1_000_000],
    ] as [string, number][]),
  ],
});

const french = numberWords(withoutAccents, {
  values: [
    ...inOrder(2, 'deux trois quatre cinq six sept huit - dix onze douze treize quatorze quinze seize'),
    ...inOrder(20, 'vingt/vingts trente quarante cinquante soixante septante octante/huitante nonante cent/cents', 10),
    ...([
      ['douzaine', 12],
      ['mille', 1000],
      ['million', 1_000_000],
      ['millions', 1_000_000],
    ] as [string, number][]),
  ],
  inner: [
    ['un', 1],
    ['une', 1],
    ['neuf', 9],
  ],
  joiner: 'et',
});

const spanish = numberWords(withoutAccents, {
  values: [
    ...inOrder(
      2,
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    ),
    ...inOrder(
      20,
      'veinte veintiuno/veintiun/veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    ),
    ...inOrder(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento', 10),
    ...inOrder(
      200,
      'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
      100,
    ),
    ...([
      ['docena', 12],
      ['mil', 1000],
      ['millon', 1_000_000],
      ['millones', 1_000_000],
    ] as [string, number][]),
  ],
  inner: [
    ['un', 1],
    ['uno', 1],
    ['una', 1],
  ],
  joiner: 'y',
});

const portuguese = numberWords(withoutAccents, {
  values: [
    ...inOrder(
      2,
      'dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    ),
    ...inOrder(20, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento', 10),
    ...inOrder(
      200,
      'duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
      100,
    ),
    ...([
      ['dúzia', 12],
      ['mil', 1000],
      ['milhão', 1_000_000],
      ['milhões', 1_000_000],
    ] as [string, number][]),
  ],
  inner: [
    ['um', 1],
    ['uma', 1],
  ],
  joiner: 'e',
});

const russian = numberWords(foldWord, {
  values: [
    // "семью" is also a family, and left out.
    ...inOrder(
      2,
      'два/две/двух/двум/двумя/двое/двоих три/трех/трем/тремя/трое/троих четыре/четырех/четырем/четырьмя/четверо/четверых пять/пяти/пятью/пятеро/пятерых шесть/шести/шестью/шестеро/шестерых семь/семи/семеро/семерых восемь/восьми/восемью/восьмью девять/девяти/девятью десять/десяти/десятью',
    ),
    ...inOrder(
      11,
      'одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать',
    ).flatMap(declined),
    ...inOrder(
      30,
      'тридцать/тридцати/тридцатью сорок/сорока пятьдесят/пятидесяти/пятьюдесятью шестьдесят/шестидесяти/шестьюдесятью семьдесят/семидесяти/семьюдесятью восемьдесят/восьмидесяти/восемьюдесятью девяносто/девяноста сто/ста',
      10,
    ),
    ...inOrder(
      200,
      'двести/двухсот/двумстам триста/трехсот/тремстам четыреста/четырехсот/четыремстам пятьсот/пятисот/пятистам шестьсот/шестисот/шестистам семьсот/семисот/семистам восемьсот/восьмисот/восьмистам девятьсот/девятисот/девятистам',
      100,
    ),
    ...([['дюжина', 12]] as [string, number][]),
    ...inOrder(1000, 'тысяча/тысячи/тысяч/тысяче/тысячу/тысячей/тысячам/тысячами/тысячах'),
    ...inOrder(1_000_000, 'миллион/миллиона/миллионов/миллиону/миллионом/миллионам/миллионами'),
  ],
  inner: inOrder(1, 'один/одна/одно/одного/одной/одному/одним/одну/одном'),
});

function declined([word, value]: [string, number]): [string, number][] {
  const stem = word.slice(0, -1);
  return [
    [word, value],
    [`${stem}и`, value],
    [`${stem}ью`, value],
  ];
}

const arabic = numberWords(foldWord, {
  values: [
    ...inOrder(
      2,
      'اثنان/اثنين/اثنتين/اثنتان/اثنا/اثني/اثنتا/اثنتي ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثماني/ثمانية/ثمان تسع/تسعة عشر/عشرة',
    ),
    ...inOrder(
      20,
      'عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين مئة/مائة/مية',
      10,
    ),
    ...inOrder(
      200,
      'مئتان/مئتين/مائتان/مائتين ثلاثمئة/ثلاثمائة أربعمئة/أربعمائة خمسمئة/خمسمائة ستمئة/ستمائة سبعمئة/سبعمائة ثمانمئة/ثمانمائة تسعمئة/تسعمائة',
      100,
    ),
    ...inOrder(1000, 'ألف/آلاف ألفان/ألفين', 1000),
    ...inOrder(1_000_000, 'مليون/ملايين'),
  ],
  inner: inOrder(1, 'واحد/واحدة/إحدى/أحد'),
});

/** Hindi has a word of its own for every number up to a hundred. */
const hindi = numberWords(foldHindi, {
  values: [
    ...inOrder(2, 'दो तीन चार पांच छह/छः/छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस'),
    ...inOrder(20, 'बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अठाईस/अट्ठाइस उनतीस/उन्तीस'),
    ...inOrder(30, 'तीस इकतीस/इकत्तीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस'),
    ...inOrder(40, 'चालीस इकतालीस बयालीस तैंतालीस/तिरालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास/उन्चास'),
    ...inOrder(50, 'पचास इक्यावन बावन तिरेपन/तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ'),
    ...inOrder(60, 'साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर'),
    ...inOrder(70, 'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी'),
    ...inOrder(80, 'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी/अठासी नवासी'),
    ...inOrder(
      90,
      'नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे/पचानबे छियानवे/छियानबे सत्तानवे/सत्तानबे अट्ठानवे/अठानवे निन्यानवे/निन्यानबे सौ',
    ),
    ...([
      ['डेढ़', 1.5],
      ['ढाई', 2.5],
      ['दर्जन', 12],
      ['हज़ार', 1000],
      ['लाख', 100_000],
      ['करोड़', 10_000_000],
    ] as [string, number][]),
  ],
});

/** Chinese and Japanese write numbers in numerals of their own (`han-numerals.ts`). */
export const numberWordsOf: Readonly<Partial<Record<Language, NumberWords>>> = {
  ...{ english, german, french, spanish, portuguese, russian, arabic, hindi },
};

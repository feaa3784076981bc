import { inOrder, type NumberWords } from '../number-words.ts';

type ValueIn = (form: string) => number | undefined;

/** German joins the parts to one word: „zweihundertfünfundvierzig“; undefined for any other word. */
function compound(word: string, valueIn: ValueIn): number | undefined {
  const one = (part: string) => (/^eine?s?$/u.test(part) ? 1 : valueIn(part));
  const [, thousands, ofThousands] = /^(.*)tausend(?:und)?(.*)$/u.exec(word) ?? [];
  if (ofThousands !== undefined) return joined([thousands, ofThousands], 1000, valueIn);
  const [, hundreds, ofHundreds] = /^(.*?)hundert(?:und)?(.*)$/u.exec(word) ?? [];
  if (ofHundreds !== undefined) return joined([hundreds, ofHundreds], 100, valueIn);
  const [, unit = '', tens = ''] = /^(.+?)und(.+)$/u.exec(word) ?? [];
  const [a, b] = [one(unit), valueIn(tens)];
  return a !== undefined && b !== undefined && a < 10 && b >= 20 && b < 100 ? a + b : undefined;
}

function joined([before = '', after = '']: (string | undefined)[], unit: number, valueIn: ValueIn): number | undefined {
  const read = (part: string) => (/^eins?$/u.test(part) ? 1 : (valueIn(part) ?? compound(part, valueIn)));
  const [times, rest] = [before === '' ? 1 : read(before), after === '' ? 0 : read(after)];
  return times === undefined || rest === undefined || rest >= unit ? undefined : times * unit + rest;
}

export const numbers: NumberWords = {
  values: [
    ...inOrder(
      2,
      'zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    ...inOrder(20, 'zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert', 10),
    ['dutzend', 12],
    ['tausend', 1000],
    ['million', 1_000_000],
    ['millionen', 1_000_000],
  ],
  inner: [],
  compound,
  mayFollow: () => false,
};

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Language } from '#contract/languages.ts';

const unpack = promisify(brotliDecompress);

const files = {
  latin: ['geist-regular', 'geist-semibold', 'source-serif-4-regular'],
  noto: ['noto-sans-regular', 'noto-sans-semibold'],
  arabic: ['amiri-regular', 'amiri-bold'],
  chinese: ['noto-sans-sc-regular', 'noto-sans-sc-semibold'],
  japanese: ['noto-sans-jp-regular', 'noto-sans-jp-semibold'],
  signs: ['twemoji', 'noto-sans-symbols-2-regular'],
} as const;
type Kind = keyof typeof files;

const arabic = /\p{Script=Arabic}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
// Ideographs, with their punctuation and full-width forms.
const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/**
 * The fonts that a text needs. The Chinese and Japanese ones are nine tenths of all bytes, and most reports need
 * neither.
 */
export function kindsFor(text: string, language: Language): Kind[] {
  const kinds: Kind[] = ['latin', 'noto', 'signs'];
  if (arabic.test(text)) kinds.push('arabic');
  const isJapanese = language === 'japanese' || kana.test(text);
  if (isJapanese) kinds.push('japanese');
  if (wide.test(text)) kinds.push('chinese');
  return kinds;
}

export async function loadFonts(kinds: readonly Kind[]): Promise<Buffer[]> {
  const names = kinds.flatMap((kind) => files[kind]);
  return Promise.all(
    names.map(async (name) => unpack(await readFile(new URL(`fonts/${name}.ttf.br`, import.meta.url)))),
  );
}

const rest = ['Twemoji Mozilla', 'Noto Sans Symbols 2'];

/**
 * Font families in lookup order. Only named fonts are used, so that every machine renders the same. Han characters
 * differ between Chinese and Japanese, and quotation marks between these two and all other languages.
 */
export function familiesFor(kinds: readonly Kind[], language: Language): { fonts: string[]; serif: string[] } {
  const chinese = kinds.includes('chinese') ? ['Noto Sans SC'] : [];
  const japanese = kinds.includes('japanese') ? ['Noto Sans JP'] : [];
  const asian = language === 'japanese' ? [...japanese, ...chinese] : [...chinese, ...japanese];
  const amiri = kinds.includes('arabic') ? ['Amiri'] : [];
  const leads = language === 'chinese' || language === 'japanese';
  const sans = leads ? [...asian, 'Geist', 'Noto Sans', ...amiri] : ['Geist', 'Noto Sans', ...amiri, ...asian];
  return { fonts: [...sans, ...rest], serif: leads ? [...sans, ...rest] : ['Source Serif 4', ...sans, ...rest] };
}

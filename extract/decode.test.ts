import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode.ts';

const spoken: Record<string, string> = {
  'utf-16le': 'Она сказала, что билет дорогой, и пошла пешком через мост.',
  'utf-16be': 'Ella dijo que el billete era caro y cruzó el puente a pie.',
  'windows-1251': 'Она сказала, что билет слишком дорогой, и пошла пешком через старый мост к рынку.',
  'koi8-r': 'Она сказала, что билет слишком дорогой, и пошла пешком через старый мост к рынку.',
  'windows-1252':
    'Sie erzählte, dass die Fähre zu spät kam – „wie üblich“ –, und lief über die Brücke zum Markt. Dafür hätte niemand Verständnis.',
  shift_jis: '切符が高すぎると言って、彼女は古い橋を歩いて渡りました。市場はもう閉まっていました。',
  'euc-jp': '切符が高すぎると言って、彼女は古い橋を歩いて渡りました。市場はもう閉まっていました。',
  gb18030: '她说车票太贵了，于是步行走过那座旧桥。市场已经关门了，她只好回家。',
  big5: '她說車票太貴了，於是步行走過那座舊橋。市場已經關門了，她只好回家。',
  'windows-1256': 'قالت إن التذكرة غالية جدا ثم عبرت الجسر القديم مشيا إلى السوق وكان السوق مغلقا.',
};

describe('decoding', () => {
  test.each(Object.entries(spoken))('recognises %s without a mark', async (encoding, text) => {
    expect((await decodeText(iconv.encode(text, encoding)))?.text).toBe(text);
  });

  test.each([
    ['utf-8', 'efbbbf'],
    ['utf-16le', 'fffe'],
    ['utf-16be', 'feff'],
  ])('takes the mark of %s away', async (encoding, mark) => {
    const bytes = Buffer.concat([Buffer.from(mark, 'hex'), iconv.encode('Zoë, 漢', encoding)]);
    expect(await decodeText(bytes)).toEqual({ text: 'Zoë, 漢', encoding });
  });

  test('believes a document about its own encoding', async () => {
    const bytes = iconv.encode('Café', 'windows-1250');
    expect((await decodeText(bytes, 'windows-1250'))?.text).toBe('Café');
  });

  test('reads Latin-1 as the web does, with typographic quotes', async () => {
    expect((await decodeText(Buffer.from([0x93, 0x61, 0x94]), 'iso-8859-1'))?.text).toBe('“a”');
  });

  test('keeps UTF-8 that was cut in the middle of a letter, and says so', async () => {
    const bytes = Buffer.from('Größe, Übermaß, Äpfel, öde, süß, hämisch, Möhre, Tür, Käse, fünf, ü').subarray(0, -1);
    const decoded = await decodeText(bytes);
    expect(decoded?.text).toMatch(/^Größe.* \uFFFD$/);
    expect(decoded?.warning?.code).toBe('damaged_characters');
  });

  test('flags a guess', async () => {
    expect((await decodeText(Buffer.from([0x61, 0xe9])))?.warning?.code).toBe('encoding_guessed');
  });

  test('recognises the encoding of a long file by samples', async () => {
    const text = `${spoken.big5}\n`.repeat(20_000);
    expect((await decodeText(iconv.encode(text, 'big5')))?.text).toBe(text);
  });

  test('does not take binary data for text', async () => {
    expect(await decodeText(Buffer.from(Array.from({ length: 256 }, (_, at) => (at * 7) % 256)))).toBeNull();
  });
});

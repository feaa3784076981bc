import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExtractionResult } from '../../extract.ts';
import { extractBytes } from '../../registry.ts';

const read = (rtf: string) =>
  extractBytes({ fileName: 'a.rtf', bytes: Buffer.from(`{\\rtf1\\ansi ${rtf}}`, 'latin1') });
const textOf = (result: ExtractionResult) => (result.ok ? result.text : result.code);

describe('Rich Text', () => {
  test.each([
    ['a letter by its number, without what old programs show', String.raw`\uc1 \u233?t\u233\'e9`, 'été'],
    ['a fallback of several characters', String.raw`{\uc3 \u8364EUR}4`, '€4'],
    ['no fallback', String.raw`{\uc0 \u8364}4`, '€4'],
    ['a fallback that ends with its group', String.raw`{\uc5 \u8364?}4 left`, '€4 left'],
    ['a letter of two halves', String.raw`\u-10179?\u-9202?`, '🐎'],
    [
      'a letter of two bytes in a font for Japanese',
      String.raw`{\fonttbl{\f1\fcharset128 M;}}\f1 \'83A\'83\'93`,
      'アン',
    ],
    ['the font that a style falls back to', String.raw`\deff1{\fonttbl{\f1\fcharset204 A;}}\plain \'c4\'e0`, 'Да'],
    ['the document’s own encoding', String.raw`\ansicpg1250 \'e8aj`, 'čaj'],
    ['the font for right-to-left text', String.raw`{\fonttbl{\f1\fcharset177 D;}}\rtlch\af1\f0 \'f9\'ec`, 'של'],
    ['braces and backslashes', String.raw`\{a\\b\}`, '{a\\b}'],
    ['spaces and hyphens that do not break', String.raw`a\~b\_c\-d`, 'a\u00a0b‑cd'],
    ['text after binary data', String.raw`a\bin3 }}}b`, 'ab'],
    ['text after a mark in the middle of a group', String.raw`{\b a\*\cs7 b}`, 'ab'],
    ['the Unicode half of a pair', String.raw`{\upr{\'3f}{\*\ud{\u1076?}}}`, 'д'],
    ['lines that the file breaks as one', 'one\r\n two', 'one two'],
    ['a broken line after a backslash as a paragraph', 'one\\\ntwo', 'one\n\ntwo'],
  ])('reads %s', async (_, rtf, text) => {
    expect(textOf(await read(rtf))).toBe(text);
  });

  test.each([
    ['hidden text', String.raw`{\v secret}open`],
    ['hidden text until it is switched off', String.raw`\v secret\v0 open`],
    ['deleted text', String.raw`{\deleted gone}open`],
    ['a picture', String.raw`{\pict\pngblip 89504e47}open`],
    ['a group that it does not know', String.raw`{\*\custom thing}open`],
    ['the page header', String.raw`{\header Acme}open`],
    ['the words of a field', String.raw`{\field{\*\fldinst PAGEREF x}{\fldrslt open}}`],
  ])('leaves out %s', async (_, rtf) => {
    expect(textOf(await read(rtf))).toBe('open');
  });

  test('keeps the cells of a table inside a cell together', async () => {
    const rtf = String.raw`\trowd\pard\intbl outer\par\pard\intbl\itap2 in 1\nestcell in 2\nestcell{\*\nesttableprops\trowd\nestrow}{\nonesttables\par}\pard\intbl last\cell next\cell\row\pard after\par`;
    const result = await read(rtf);
    expect(textOf(result)).toBe('outer\nin 1\tin 2\nlast\tnext\n\nafter');
    expect(result.ok && result.blocks.map(({ cell }) => cell)).toEqual(['A1', 'A1', 'B1', 'A1', 'B1', undefined]);
  });

  test('says when comments were left out', async () => {
    expect(await read(String.raw`Fine.{\*\annotation Really?}`)).toMatchObject({
      text: 'Fine.',
      warnings: [{ code: 'comments_left_out' }],
    });
  });

  test('says when it ends too early', async () => {
    const bytes = Buffer.from('{\\rtf1 Half a sent');
    expect(await extractBytes({ fileName: 'a.rtf', bytes })).toMatchObject({
      text: 'Half a sent',
      warnings: [{ code: 'read_in_part' }],
    });
  });

  test('nested deeper than any program writes is refused', async () => {
    expect(textOf(await read('{'.repeat(100_000)))).toBe('limit');
    expect(textOf(await read(String.raw`\intbl\itap2000000000 x\cell\row`))).toBe('x');
  });

  test('of any make-up never fails without a reason', async () => {
    const pieces = [
      ...[
        '{',
        '}',
        '\\',
        "\\'e9",
        "\\'g",
        '\\u-3913?',
        '\\u99999999 ',
        '\\uc9',
        '\\bin99 ',
        '\\*',
        '\\par ',
        'word ',
        '\n',
      ],
      ...['\\cell ', '\\row ', '\\nestcell ', '\\nestrow ', '\\intbl ', '\\itap3 ', '\\footnote ', '\\shptxt ', '\\v '],
      ...[
        '\\fonttbl ',
        '\\f1',
        '\\fcharset128 ',
        '\\stylesheet ',
        '\\s1',
        '\\upr ',
        '\\ud ',
        '\\plain ',
        '\\pard ',
        'é',
      ],
    ];
    const rtf = fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(rtf, async (text) => {
        const result = await read(text);
        expect(result.ok ? 'ok' : result.code).toMatch(/^(ok|no_text)$/);
        if (!result.ok) return;
        let before = 0;
        for (const { start, end } of result.blocks) {
          expect(start).toBeGreaterThanOrEqual(before);
          before = end;
        }
      }),
      { numRuns: 500 },
    );
  });
});

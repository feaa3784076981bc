import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedTypes, tooLargeMessage, unsupportedTypeMessage } from '#contract/documents/documents-limits.ts';
import { failure, failureStatus } from './errors.ts';
import { extractBytes, registry, typeOf } from './registry.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the registry', () => {
  test('knows every type that the contract accepts, and no other', () => {
    expect(Object.keys(registry).sort()).toEqual([...acceptedTypes].sort());
  });

  test('finds the type by the last ending of a name, in any case', () => {
    expect(['Notes.v2.TXT', 'a.htm', 'b.tar.gz', 'no-ending', '.md', 'a.constructor'].map(typeOf)).toEqual([
      'txt',
      'htm',
      null,
      null,
      'md',
      null,
    ]);
  });
});

describe('the failures', () => {
  test('use the words of the specification where it has them', () => {
    expect(failure('unsupported_type').message).toBe(unsupportedTypeMessage);
    expect(failure('too_large').message).toBe(tooLargeMessage);
  });

  test('have the statuses of the upload', () => {
    expect(
      (['empty_file', 'too_large', 'unsupported_type', 'mislabelled', 'no_text'] as const).map(failureStatus),
    ).toEqual([400, 413, 415, 415, 422]);
  });
});

describe('any text', () => {
  const anyText = fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.replaceAll('\0', ''));

  test('is stored without its NULs, which the database would refuse', async () => {
    expect(await extractBytes({ fileName: 'a.txt', bytes: bytesOf('It was\0 fine.') })).toMatchObject({
      text: 'It was fine.',
    });
  });

  test('is stored as a .txt exactly as it was decoded', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const result = await extractBytes({ fileName: 'a.txt', bytes: bytesOf(text) });
        const decoded = new TextDecoder().decode(bytesOf(text));
        if (result.ok) expect(result.text).toBe(decoded);
        else expect(['no_text', 'empty_file']).toContain(result.code);
      }),
    );
  });

  test('with letters in it is never refused', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aß漢ع🌱é नि\r\n.:-"') }).filter((text) => text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(letters, async (text) => {
        expect(await extractBytes({ fileName: 'a.txt', bytes: bytesOf(text) })).toMatchObject({ ok: true, text });
      }),
    );
  });

  const pieces = fc.constantFrom(
    ...[
      '# ',
      '- ',
      '\n',
      '\r\n',
      '\n\n',
      '```\n',
      '---\n',
      '| a | b |\n',
      '> ',
      'Anna: ',
      ',',
      ';',
      '"',
      '\t',
      '<p>',
      '</td>',
      '<table><tr><td>',
    ],
    ...['&amp;', '<v Ben>', '00:01.000 --> 00:02.000\n', 'word ', 'Ümläut ', '漢字。', '🌱', '\u0000', '\ud83d'],
  );
  const document = fc.array(pieces, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(''));

  test.each(['txt', 'md', 'csv', 'vtt', 'html'])(
    'in a .%s gives blocks in order, inside the text, none empty',
    async (type) => {
      await fc.assert(
        fc.asyncProperty(document, async (text) => {
          const result = await extractBytes({ fileName: `a.${type}`, bytes: bytesOf(text) });
          if (!result.ok) return;
          expect(result.text.isWellFormed() && !result.text.includes('\0')).toBe(true);
          let before = 0;
          for (const { start, end } of result.blocks) {
            expect(start).toBeGreaterThanOrEqual(before);
            expect(end).toBeGreaterThan(start);
            expect(result.text.slice(start, end).trim()).not.toBe('');
            before = end;
          }
          expect(before).toBeLessThanOrEqual(result.text.length);
        }),
        { numRuns: 300 },
      );
    },
  );
});

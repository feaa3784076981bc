import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openOle } from '../../container/ole.ts';
import type { ExtractionResult } from '../../extract.ts';
import { extractBytes } from '../../registry.ts';
import { oleFile } from '../../testing/workbook-file.ts';
import { docxFile, paragraph } from '../../testing/zip-file.ts';

const folder = new URL('../../fixtures/016-doc-interview/', import.meta.url);
const interview = readFileSync(new URL(readdirSync(folder).find((name) => name.endsWith('.doc')) ?? '', folder));
const read = (bytes: Uint8Array, fileName = 'a.doc') => extractBytes({ fileName, bytes });
const codeOf = (result: ExtractionResult) => (result.ok ? 'ok' : result.code);

/** The interview with its header changed. */
function withHead(change: (head: Buffer) => void): Buffer {
  const ole = openOle(interview);
  const streams = ['WordDocument', '0Table', '1Table', 'Data'].map((name) => [`/${name}`, ole.read(name)] as const);
  const kept = streams.flatMap(([path, bytes]) => (bytes ? [[path, Buffer.from(bytes)] as const] : []));
  const main = kept[0]?.[1];
  if (main) change(main);
  return oleFile(Object.fromEntries(kept));
}

describe('a Word document', () => {
  test('reads the same in another container', async () => {
    const again = await read(withHead(() => undefined));
    expect(again).toEqual(await read(interview));
    expect(codeOf(again)).toBe('ok');
  });

  test('that is encrypted asks for a copy without the password', async () => {
    const locked = withHead((head) => head.writeUInt16LE(head.readUInt16LE(10) | 0x100, 10));
    expect(codeOf(await read(locked))).toBe('password_protected');
  });

  test.each([
    ['Word 95', 0xa5ec, 104],
    ['Word 6', 0xa5dc, 101],
  ])('of %s says as what it should be saved', async (_, mark, version) => {
    const old = withHead((head) => {
      head.writeUInt16LE(mark, 0);
      head.writeUInt16LE(version, 2);
    });
    expect(await read(old)).toMatchObject({
      code: 'unsupported_type',
      message: expect.stringContaining('save it as .docx'),
    });
  });

  test('of the newer kind under the old name is called so', async () => {
    expect(await read(docxFile(paragraph('x')))).toMatchObject({
      code: 'mislabelled',
      message: expect.stringContaining('Rename it to end in .docx'),
    });
  });

  test('is not known by the name of something embedded in another file', async () => {
    expect(codeOf(await read(oleFile({ '/Book': Buffer.from('x'), '/Objects/WordDocument': Buffer.from('x') })))).toBe(
      'mislabelled',
    );
  });

  test.each([
    ['the text', 0x4c],
    ['the notes', 0x50],
    ['the character settings', 0xfa],
    ['the paragraph settings', 0x102],
    ['the pieces', 0x1a2],
    ['the styles', 0xa2],
  ])('that lies about where %s are is read or refused, and never hangs', async (_, place) => {
    for (const value of [0, 1, 513, 0x7fffffff, 0xffffffff]) {
      for (const at of [place, place + 4]) {
        const damaged = withHead((head) => head.writeUInt32LE(value, at));
        expect(codeOf(await read(damaged))).toMatch(/^(ok|corrupt|no_text|limit)$/);
      }
    }
  });
});

import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import {
  acceptedTypes,
  maxUploadBytes,
  tooLargeMessage,
  unsupportedTypeMessage,
} from '#contract/documents/documents-limits.ts';
import { extractBytes } from './registry.ts';
import { closeSandbox } from './sandbox/sandbox.ts';
import { lockedPdf, pdfFile, scannedPdf } from './testing/pdf-file.ts';
import { codeOf, readInSandbox } from './testing/read-in-sandbox.ts';
import { docxFile, docxPart, paragraph, zipFile } from './testing/zip-file.ts';

afterAll(closeSandbox);

const read = (fileName: string, bytes: Uint8Array | string) => extractBytes({ fileName, bytes: Buffer.from(bytes) });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const stream = (name: string) => Buffer.concat([ole, Buffer.alloc(500), Buffer.from(`${name}\0`, 'utf16le')]);

const fixture = (ending: string) => {
  const folder = new URL('./fixtures/', import.meta.url);
  const name = readdirSync(folder).find((entry) =>
    readdirSync(new URL(`${entry}/`, folder)).includes(`input.${ending}`),
  );
  return readFileSync(new URL(`${name}/input.${ending}`, folder));
};

describe('a file that is not what it should be', () => {
  test.each(acceptedTypes)('an empty .%s is said to be empty', async (type) => {
    expect(await read(`a.${type}`, '')).toMatchObject({
      code: 'empty_file',
      message: expect.stringContaining('empty'),
    });
  });

  test.each(['exe', 'png', 'pptx', 'zip', 'toString', ''])('.%s is not an accepted type', async (type) => {
    expect(await read(`a.${type}`, 'x')).toMatchObject({ code: 'unsupported_type', message: unsupportedTypeMessage });
  });

  test('a file of exactly 10 MB is read and one byte more is refused', async () => {
    const line = 'All quiet on the pier tonight.\n\n'.repeat(2_000);
    const padded = Buffer.alloc(maxUploadBytes + 1, 0);
    padded.write(line);
    expect(codeOf(await read('a.txt', padded.subarray(0, maxUploadBytes)))).toBe('ok');
    expect(await read('a.txt', padded)).toMatchObject({ code: 'too_large', message: tooLargeMessage });
  });

  test.each([
    ['a picture named .pdf', 'a.pdf', png, 'picture'],
    ['a picture named .txt', 'a.txt', png, 'picture'],
    ['a Word document named .txt', 'a.txt', docxFile(paragraph('x')), 'Rename it to end in .docx'],
    ['a Word document named .pdf', 'a.pdf', docxFile(paragraph('x')), 'Rename it to end in .docx'],
    ['a Word document named .doc', 'a.doc', docxFile(paragraph('x')), 'Rename it to end in .docx'],
    ['a PDF named .docx', 'a.docx', pdfFile([[{ text: 'x', bottom: 1 }]]), 'Rename it to end in .pdf'],
    [
      'a workbook named .docx',
      'a.docx',
      zipFile(['[Content_Types].xml', 'xl/workbook.xml'].map((name) => ({ name, content: '' }))),
      'Rename it to end in .xlsx',
    ],
    ['an archive named .docx', 'a.docx', zipFile([{ name: 'a.txt', content: 'a' }]), 'ZIP archive'],
    ['an old Word document named .docx', 'a.docx', stream('WordDocument'), 'Rename it to end in .doc '],
    ['Rich Text named .md', 'a.md', '{\\rtf1 hello}', 'Rename it to end in .rtf'],
    ['a recording named .vtt', 'a.vtt', 'ID3\x03\0\0\0\0', 'transcript'],
    ['bytes without meaning named .csv', 'a.csv', randomBytes(200), '.csv'],
  ])('%s is called by its real kind', async (_, fileName, bytes, words) => {
    expect(await read(fileName, bytes)).toMatchObject({ code: 'mislabelled', message: expect.stringContaining(words) });
  });
});

describe('a damaged file', () => {
  test.each(acceptedTypes)('200 random bytes named .%s are refused', async (type) => {
    expect(codeOf(await read(`a.${type}`, randomBytes(200)))).toBe('mislabelled');
  });

  test.each(['docx', 'doc', 'xlsx', 'xls', 'rtf', 'pdf'])(
    'a .%s cut after three fifths is refused or read as far as it goes',
    async (type) => {
      const whole = fixture(type);
      const result = await read(`a.${type}`, whole.subarray(0, Math.floor(whole.length * 0.6)));
      expect(['pdf', 'rtf'].includes(type) ? ['ok', 'corrupt', 'no_text'] : ['corrupt']).toContain(codeOf(result));
    },
  );

  test.each(['docx', 'doc', 'xlsx', 'xls', 'rtf', 'pdf'])(
    'a .%s with flipped bits never breaks its reader',
    async (type) => {
      const whole = fixture(type);
      for (let at = 7; at < whole.length; at += Math.ceil(whole.length / 8)) {
        const damaged = Buffer.from(whole);
        damaged.writeUInt8((damaged[at] ?? 0) ^ 0x5a, at);
        expect(['timeout', 'crashed']).not.toContain(codeOf(await readInSandbox(`a.${type}`, damaged)));
      }
    },
  );

  test('a caption file without captions is refused', async () => {
    expect(codeOf(await read('a.vtt', 'WEBVTT\n\nNOTE nothing here\n'))).toBe('corrupt');
  });

  test.each([
    ['spaces only', 'a.txt', ' \n\t\r\n '],
    ['zeros only', 'a.txt', Buffer.alloc(4_000)],
    ['headings only', 'a.csv', ';;;\n;;;\n'],
    ['a page of markup', 'a.html', '<html><body><img src="x"></body></html>'],
    ['an empty document', 'a.docx', docxFile('<w:p/>')],
    ['an empty page', 'a.pdf', pdfFile([[]])],
  ])('%s hold no text', async (_, fileName, bytes) => {
    expect(codeOf(await read(fileName, bytes))).toBe('no_text');
  });

  test('a scanned PDF is sent to text recognition', async () => {
    expect(await read('a.pdf', scannedPdf())).toMatchObject({
      code: 'no_text',
      message: expect.stringContaining('OCR'),
    });
  });
});

describe('a locked file', () => {
  test.each([
    ['a PDF', 'a.pdf', lockedPdf()],
    ['a Word document', 'a.docx', stream('EncryptedPackage')],
  ])('%s asks for a copy without the password', async (_, fileName, bytes) => {
    expect(await read(fileName, bytes)).toMatchObject({
      code: 'password_protected',
      message: expect.stringContaining('password'),
    });
  });
});

describe('a hostile file', () => {
  test('a document that lies about its size is not unpacked', async () => {
    const parts = [
      { name: '[Content_Types].xml', content: '' },
      { name: 'word/document.xml', content: 'x'.repeat(5_000_000), claimedSize: 100 },
    ];
    expect(['limit', 'corrupt']).toContain(codeOf(await readInSandbox('a.docx', zipFile(parts))));
  });

  test('an archive of 2,001 entries is not opened', async () => {
    const many = Array.from({ length: 2_001 }, (_, at) => ({ name: `word/${at}`, content: '' }));
    expect(
      codeOf(await readInSandbox('a.docx', zipFile([{ name: '[Content_Types].xml', content: '' }, ...many]))),
    ).toBe('limit');
  });

  test('entities that multiply are refused with their document type', async () => {
    const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
    const head = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>`;
    expect(codeOf(await readInSandbox('a.docx', docxFile(paragraph('&l9;'), {}, head)))).toBe('corrupt');
  });

  test('tables nested 100,000 deep are refused', async () => {
    const depth = 100_000;
    const nested = '<w:tbl><w:tr><w:tc>'.repeat(depth) + paragraph('x') + '</w:tc></w:tr></w:tbl>'.repeat(depth);
    expect(codeOf(await readInSandbox('a.docx', docxFile(nested)))).toBe('limit');
  });

  test('a page nested 100,000 deep is read', async () => {
    expect(await readInSandbox('a.html', `${'<div>'.repeat(100_000)}deep`)).toMatchObject({ ok: true, text: 'deep' });
  });

  test('a style that builds upon itself ends', async () => {
    const styles = docxPart(
      'styles',
      '<w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style>',
    );
    expect(
      codeOf(
        await readInSandbox('a.docx', docxFile(paragraph('x', '<w:pStyle w:val="a"/>'), { 'styles.xml': styles })),
      ),
    ).toBe('ok');
  });
});

import { describe, expect, test } from 'vitest';
import { docxFile, paragraph, zipFile } from '../testing/zip-file.ts';
import { openZip } from './zip.ts';

describe('a ZIP', () => {
  test('gives its entries', async () => {
    const zip = await openZip(zipFile([{ name: 'a/b.xml', content: 'Größe' }]));
    expect(zip.names()).toEqual(['a/b.xml']);
    expect((await zip.read('a/b.xml'))?.toString()).toBe('Größe');
    expect(await zip.read('missing')).toBeNull();
  });

  test('may be followed by leftovers', async () => {
    const zip = await openZip(Buffer.concat([docxFile(paragraph('x')), Buffer.alloc(77, 1)]));
    expect(zip.names()).toContain('word/document.xml');
  });

  test('that is no ZIP is corrupt', async () => {
    await expect(openZip(Buffer.from('PK\x05\x06'))).rejects.toMatchObject({ code: 'corrupt' });
  });
});

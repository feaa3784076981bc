import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  content: string | Uint8Array;
  /** A size to claim instead of the real one. */
  claimedSize?: number;
};

/** Writes a ZIP as specified (PKWARE APPNOTE 4.3): local entries, the central directory, its end record. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? raw.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const drawing =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';

/** A Word document around the XML of its body. `parts` are further files under word/, by name. */
export function docxFile(
  body: string,
  parts: Record<string, string> = {},
  head = '<?xml version="1.0" encoding="UTF-8"?>',
): Buffer {
  const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
  const main = `${head}<w:document ${word} ${drawing}><w:body>${body}</w:body></w:document>`;
  const others = Object.entries(parts).map(([name, content]) => ({ name: `word/${name}`, content }));
  return zipFile([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: main },
    ...others,
  ]);
}

/** A part such as styles.xml or footnotes.xml: its root element with the namespace, around `content`. */
export function docxPart(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${word}>${content}</w:${root}>`;
}

/** One plain paragraph. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

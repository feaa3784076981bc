import type { SaxesTagNS } from 'saxes';
import { ExtractionError } from '../errors.ts';
import { maxDepth, tooDeep } from '../limits.ts';

export type XmlTag = { name: string; attributes: Record<string, string> };

export type XmlReader = {
  /** Start of an element. `name` and attribute names have no prefix. Returning `skip` skips its content. */
  open: (tag: XmlTag) => 'skip' | undefined;
  close: (name: string) => void;
  text: (text: string) => void;
};

/**
 * Reads XML from beginning to end. Document type declarations are refused, because they allow XML bombs and external
 * entities, and no Office document has one. Throws ExtractionError `corrupt` or, when nested too deeply, `limit`.
 */
export async function readXml(bytes: Uint8Array, reader: XmlReader): Promise<void> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let skippedAbove = 0;
  parser.on('doctype', () => {
    throw new ExtractionError(
      'corrupt',
      'This file contains a document type declaration, which Office documents never do. Save it again from Word and upload the new copy.',
    );
  });
  parser.on('error', () => {
    throw new ExtractionError('corrupt');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > maxDepth) throw tooDeep();
    if (skippedAbove === 0 && reader.open(plainTag(tag)) === 'skip') skippedAbove = depth;
  });
  parser.on('closetag', (tag) => {
    if (skippedAbove === 0) reader.close(tag.local);
    if (skippedAbove === depth) skippedAbove = 0;
    depth -= 1;
  });
  const takeText = (text: string) => {
    if (skippedAbove === 0) reader.text(text);
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.write(decodeXml(bytes)).close();
}

function plainTag(tag: SaxesTagNS): XmlTag {
  const attributes: Record<string, string> = {};
  for (const attribute of Object.values(tag.attributes)) attributes[attribute.local] = attribute.value;
  return { name: tag.local, attributes };
}

/** XML is UTF-8 unless it begins with a UTF-16 byte order mark. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

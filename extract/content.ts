import { openOle } from './container/ole.ts';
import type { AcceptedType } from './extract.ts';

/** The real type of a file, by its first bytes and the names inside its container: one of our types, or advice. */
export type Content = { name: string } & ({ type: AcceptedType } | { advice: string });

type Signature = Content & { test: (bytes: Buffer) => boolean };

const reSave = 'Save its text as .docx, .pdf or .txt and upload that.';
const noText = 'It contains no readable text. Upload a document instead.';
const transcript = 'Upload its transcript instead, for example as .vtt or .txt.';

const starts = (bytes: Buffer, ...heads: string[]) =>
  heads.some((head) => bytes.toString('latin1', 0, head.length) === head);
const ftyp = (bytes: Buffer, ...brands: string[]) =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  brands.some((brand) => bytes.toString('latin1', 8, 12).startsWith(brand));
const riff = (bytes: Buffer, kind: string) => starts(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === kind;

const signatures: Signature[] = [
  { name: 'a PDF document', type: 'pdf', test: (bytes) => starts(bytes, '%PDF-') },
  { name: 'a Word document (.docx)', type: 'docx', test: (bytes) => officePart(bytes) === 'word' },
  {
    name: 'a binary Excel workbook (.xlsb)',
    advice: 'Save it as .xlsx and upload that.',
    test: (bytes) => officePart(bytes) === 'xl' && bytes.includes('xl/workbook.bin'),
  },
  { name: 'an Excel workbook (.xlsx)', type: 'xlsx', test: (bytes) => officePart(bytes) === 'xl' },
  {
    name: 'a presentation (.pptx)',
    advice: 'Save it as .pdf and upload that.',
    test: (bytes) => officePart(bytes) === 'ppt',
  },
  {
    name: 'an OpenDocument file',
    advice: 'Save it as .docx and upload that.',
    test: (bytes) => isZip(bytes) && bytes.includes('vnd.oasis.opendocument'),
  },
  {
    name: 'an e-book (.epub)',
    advice: 'Save it as .pdf and upload that.',
    test: (bytes) => isZip(bytes) && bytes.includes('application/epub'),
  },
  { name: 'a ZIP archive', advice: 'Unpack it and upload the files in it.', test: isZip },
  {
    name: 'a password-protected Office file',
    advice: 'Save a copy without the password and upload that.',
    test: isEncryptedOffice,
  },
  {
    name: 'an old Word document (.doc)',
    type: 'doc',
    test: (bytes) => isOle(bytes) && hasStream(bytes, 'WordDocument'),
  },
  {
    name: 'an old Excel workbook (.xls)',
    type: 'xls',
    test: (bytes) => isBareWorkbook(bytes) || (isOle(bytes) && hasStream(bytes, 'Workbook', 'Book')),
  },
  { name: 'an old Office file', advice: reSave, test: isOle },
  { name: 'a Rich Text document (.rtf)', type: 'rtf', test: (bytes) => starts(bytes, '{\\rtf') },
  { name: 'a picture', advice: noText, test: isPicture },
  { name: 'an audio recording', advice: transcript, test: isAudio },
  {
    name: 'a video',
    advice: transcript,
    test: (bytes) => ftyp(bytes, '') || starts(bytes, '\x1a\x45\xdf\xa3') || riff(bytes, 'AVI '),
  },
  {
    name: 'a compressed archive',
    advice: 'Unpack it and upload the files in it.',
    test: (bytes) => starts(bytes, '\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ'),
  },
  { name: 'a program', advice: noText, test: (bytes) => starts(bytes, '\x7fELF', 'MZ\x90', '\xca\xfe\xba\xbe') },
];

/** Detects the type from the bytes, or null for text and unknown types. Ignores the file name. */
export function contentOf(bytes: Uint8Array): Content | null {
  const view = bufferOf(bytes);
  return signatures.find((signature) => signature.test(view)) ?? null;
}

const texts: Signature[] = [
  {
    name: 'an XML spreadsheet',
    advice: 'Open it in Excel, save it as .xlsx and upload that.',
    test: (bytes) => /^\s*<\?xml[\s\S]{0,200}(?:Excel\.Sheet|office:spreadsheet)/.test(beginningOf(bytes)),
  },
  {
    name: 'a web page',
    type: 'html',
    test: (bytes) => /^\s*<(?:!doctype html|!--|html|head|meta|body|style|table|div)\b/i.test(beginningOf(bytes)),
  },
  {
    name: 'plain text',
    advice: 'Rename it to end in .csv if it is a table, or else in .txt, and upload it again.',
    test: isPlainText,
  },
];

/** Detects the kind of text when the file name promises something else; null if it is not text. */
export function textContentOf(bytes: Uint8Array): Content | null {
  const view = bufferOf(bytes);
  return texts.find((text) => text.test(view)) ?? null;
}

function beginningOf(bytes: Buffer): string {
  return bytes.toString('utf8', 0, 1024).replace(/^\ufeff/, '');
}

/** Strict UTF-8 without control characters; a character cut at the end of the sample is allowed. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 16_384), { stream: true });
    return text.trim() !== '' && !/(?![\t\n\f\r])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** Whether the bytes are of this type. */
export function isContent(bytes: Uint8Array, type: AcceptedType): boolean {
  const content = contentOf(bytes);
  return content !== null && 'type' in content && content.type === type;
}

export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function isZip(bytes: Buffer): boolean {
  return starts(bytes, 'PK\x03\x04', 'PK\x05\x06');
}

export function isOle(bytes: Buffer): boolean {
  return starts(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
}

/** An old Office file so truncated or damaged that the program that wrote it cannot be determined. */
export function isBrokenOle(bytes: Buffer): boolean {
  if (!isOle(bytes)) return false;
  try {
    openOle(bytes);
    return false;
  } catch {
    return true;
  }
}

/** Office wraps an encrypted .docx or .xlsx in an old-style container with this one stream. */
export function isEncryptedOffice(bytes: Buffer): boolean {
  return isOle(bytes) && hasStream(bytes, 'EncryptedPackage');
}

/**
 * Which Office program wrote a ZIP, by the folder of its parts. The last mention counts: the central directory is at
 * the end, and an uncompressed embedded file would show its own names earlier. A truncated file has lost the directory,
 * and often the part that identifies packages.
 */
export function officePart(bytes: Buffer): 'word' | 'xl' | 'ppt' | null {
  const isCut = !bytes.includes('PK\x05\x06');
  if (!isZip(bytes) || !(isCut || bytes.includes('[Content_Types].xml'))) return null;
  const parts = (['word', 'xl', 'ppt'] as const).map((part) => ({ part, at: bytes.lastIndexOf(`${part}/`) }));
  parts.sort((one, other) => other.at - one.at);
  return parts[0] && parts[0].at >= 0 ? parts[0].part : null;
}

/** Excel up to version 4 wrote records without a container: the first one begins a sheet or a workbook. */
export function isBareWorkbook(bytes: Buffer): boolean {
  return (
    bytes[0] === 9 && [0, 2, 4, 8].includes(bytes[1] ?? -1) && [4, 6, 8, 16].includes(bytes[2] ?? -1) && bytes[3] === 0
  );
}

/** Embedded documents have such streams too, but deeper. If the container is broken, any mention of the name counts. */
function hasStream(bytes: Buffer, ...names: string[]): boolean {
  try {
    const container = openOle(bytes);
    return names.some(container.has);
  } catch {
    return names.some((name) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le')));
  }
}

function isPicture(bytes: Buffer): boolean {
  return (
    starts(bytes, '\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*', '8BPS') ||
    riff(bytes, 'WEBP') ||
    ftyp(bytes, 'hei', 'mif', 'avif') ||
    (starts(bytes, 'BM') && bytes.length > 6 && bytes.readUInt32LE(2) === bytes.length)
  );
}

function isAudio(bytes: Buffer): boolean {
  return (
    starts(bytes, 'ID3', '\xff\xfb', '\xff\xf3', 'OggS', 'fLaC', '#!AMR') ||
    riff(bytes, 'WAVE') ||
    ftyp(bytes, 'M4A', 'M4B')
  );
}

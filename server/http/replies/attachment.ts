/**
 * Characters that file systems reserve or that could mislead: separators, quotes, control and bidirectional characters.
 */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}<>:"/\\|?*\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;
const longest = 100;

/** Makes a file name from a title and keeps it readable in every script. */
export function fileNameFrom(title: string, ending: string): string {
  const clean = title.toWellFormed().normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
  const short = [...clean]
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${short || 'report'}${ending}`;
}

/** RFC 6266: the full name in UTF-8, and an ASCII one for older programs. */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

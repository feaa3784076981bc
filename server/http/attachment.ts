/** Reserved by some file system, or able to mislead: separators, quotes, controls and marks of direction. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}<>:"/\\|?*\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;
const longest = 100;

/** A file name made from a title: what people wrote stays readable, in every script. */
export function fileNameFrom(title: string, ending: string): string {
  const clean = title.toWellFormed().normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
  const short = [...clean]
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${short || 'report'}${ending}`;
}

/** RFC 6266: the whole name in UTF-8, and one in ASCII for programs that read no other. */
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

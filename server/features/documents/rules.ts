const longestName = 255;

/**
 * Makes a file name safe to display: no path, no control or bidirectional characters, at most 255 characters. "?" is
 * replaced, because the document list hides names that contain one (specification, part 1 section 5).
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replaceAll('?', '_')
    .toWellFormed()
    .trim();
  if (clean === '' || /^\.+$/.test(clean)) return 'document';
  return shortened(clean);
}

/** Keeps the extension, which determines the type. */
function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return (
    name
      .slice(0, longestName - ending.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + ending
  );
}

export const fileTypeOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

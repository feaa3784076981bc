/** Control characters except tab and line feed, and bidirectional controls: no font draws them. */
const undrawable = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
/** These contain no break opportunity; scripts without spaces can break anywhere and are left alone. */
const endless = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{M}]{61,}/gu;
const pieces = /.{1,50}/gsu;

/** Prepares text for rendering. Words longer than a line get break opportunities. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(undrawable, '')
    .replace(endless, (word) => word.match(pieces)?.join('\u200b') ?? word)
    .trim();
}

/** On one line, truncated to this length. */
export function label(text: string, most = 300): string {
  const line = cleanText(text).replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  return `${line
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}

/** The non-empty paragraphs of a text. Single line feeds become spaces. */
export function paragraphs(text: string): string[] {
  return cleanText(text)
    .split(/\n\s*\n/)
    .map((p) => p.replace(/[ \t]*\n[ \t]*/g, '\n').trim())
    .filter(Boolean);
}

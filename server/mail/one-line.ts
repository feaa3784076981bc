/** A name can contain anything: in a mail it is reduced to one line of plain text that mail programs make no link of. */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(/(?<=[^\s])[.:/@](?=[^\s])/gu, `$&${wordJoiner}`);

/** Invisible, and no part of any address. */
const wordJoiner = '\u2060';

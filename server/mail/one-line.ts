/** A name can contain anything: in a mail it is reduced to one line of plain text. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

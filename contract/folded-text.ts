/** A text as it is compared with others: what differs only in case, spacing or the form of its characters is the same. */
export function foldedText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/**
 * About how many tokens a text has, rather too many than too few: providers cut text differently. A token is about four letters
 * of English, three of other Latin text, two of other scripts, and one Chinese or Japanese character.
 */
export function countTokens(text: string): number {
  let quarters = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) quarters += 1;
    else if (unspaced.test(letter) || code > 0xffff) quarters += 4;
    else quarters += 2;
  }
  return Math.ceil(quarters / 3.8);
}

const leftwards = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * The direction of a text, decided by its first letter. `dir="auto"` does not work on a paragraph of sentences: it ignores children that
 * have their own `dir`.
 */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  leftwards.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

const leftwards = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * The direction of a text by its first letter. A paragraph has to be told: `dir="auto"` looks past what its sentences hold, because
 * each of them has a direction of its own.
 */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  leftwards.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/**
 * The mark in a stored text where the words or the name of an erased participant were (decision 38). It holds no letter, so the
 * engine finds no word in it, in any language, and its length says nothing of what was there.
 */
export const redactionMark = '█████';

/** Whether the text holds anything but marks, spaces and punctuation. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

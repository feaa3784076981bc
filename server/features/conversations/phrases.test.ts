import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { phrasesOf } from './phrases.ts';

test.each(languages)(
  'what the server itself answers names the person in %s, and no language repeats another',
  (one) => {
    const { gone, hidden, unread, noMaterial } = phrasesOf(one);
    for (const text of [gone('Ada'), hidden('Ada'), unread('Ada')]) expect(text).toContain('Ada');
    const others = languages.filter((language) => language !== one).map((language) => phrasesOf(language).noMaterial);
    expect(others).not.toContain(noMaterial);
  },
);

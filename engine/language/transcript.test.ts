import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { definitionOf } from './definition-of.ts';
import { inTranscripts, type Transcript } from './transcript.ts';

const keys = [...new Set(languages.flatMap((language) => Object.keys(definitionOf(language).transcript)))];

test.each(keys as (keyof Transcript)[])('the words of all languages for %s make one pattern', (key) => {
  const joined = new RegExp(`^${inTranscripts(key)}$`, 'iu');
  // A language whose pattern matches nothing at all would make the rule apply everywhere.
  expect(joined.test('')).toBe(false);
});

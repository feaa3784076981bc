import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { isGenericName } from './speaker-name.ts';

test.each(languages)('a label with its document is nobody’s own name in a project in %s', (language) => {
  const { inDocument, respondent } = languagePack(language).templates.person;
  for (const label of ['P1', 'Speaker 2', 'Befragte', '参加者A', respondent(7)])
    expect(isGenericName(inDocument(label, 'talk in May'), language), label).toBe(true);
  expect(isGenericName(inDocument('Olga', 'talk in May'), language)).toBe(false);
  expect(isGenericName('Olga', language)).toBe(false);
});

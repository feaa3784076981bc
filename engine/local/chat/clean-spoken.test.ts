import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { cleanSpoken } from './clean-spoken.ts';

test.each<[Language, string, string]>([
  ['english', 'It was, um, the second week.', 'It was the second week.'],
  ['english', 'And the, the wifi is [laughs] slow.', 'And the wifi is slow.'],
  ['english', 'They said it was, it was, it was a known issue.', 'They said it was a known issue.'],
  ['english', 'It is for some of the, some of the problems.', 'It is for some of the problems.'],
  ['english', "It didn't, didn't really make sense.", "It didn't really make sense."],
  ['english', '(The participant reads the page) I see no price.', 'I see no price.'],
  ['english', 'I am lost. (Participants laugh)', 'I am lost.'],
  ['english', 'I, I never saw it, you know, that letter.', 'I never saw it that letter.'],
  ['english', 'I have no idea, to be honest.', 'I have no idea.'],
  ['german', 'Das war, ehrlich gesagt, ein Zufall.', 'Das war ein Zufall.'],
  ['portuguese', 'Era tarde, é, muito tarde.', 'Era tarde muito tarde.'],
  ['japanese', 'でも、うーん、一回だけです。', 'でも、一回だけです。'],
])('%s: fillers go, and the comma that set them off', (language, said, cleaned) => {
  expect(cleanSpoken(said, language)).toBe(cleaned);
});

test.each<[Language, string]>([
  ['german', 'Wenn sie schreibt, dann weiß ich, ich kann fahren.'],
  ['english', 'We were late (about an hour).'],
  ['english', 'She would not wear it, she kept saying it was not hers.'],
  ['english', 'I finish at four, so it is an hour too late.'],
  ['english', 'It rang over and over, and nobody came.'],
  ['portuguese', 'O pior é que ninguém avisa.'],
  ['russian', 'Мне так дорого не нужно.'],
  ['hindi', 'मैं बस से घर जाता हूँ।'],
])('%s: words with a meaning stay', (language, said) => {
  expect(cleanSpoken(said, language)).toBe(said);
});

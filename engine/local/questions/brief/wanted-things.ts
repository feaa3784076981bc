import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import type { Brief } from '../../../engine.ts';
import { blocksOf, sentencesOfBrief, withoutAsides } from './brief-body.ts';

/** The things that the running text of a brief says it wants to know of: "the reasons for it". */
export function wantedThings({ description = '', longBrief = '' }: Brief, language: Language): string[] {
  const { wantedThing } = briefWording(language);
  if (!wantedThing) return [];
  return [description, longBrief]
    .flatMap((text) => blocksOf(withoutAsides(text)))
    .filter(({ isItem }) => !isItem)
    .flatMap(({ text }) => sentencesOfBrief(text, language).map(({ start, end }) => text.slice(start, end)))
    .flatMap((sentence) => wantedThing.exec(sentence.replace(/\s+/gu, ' '))?.[1] ?? []);
}

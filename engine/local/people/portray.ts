import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Claim } from '../claims/find-claims.ts';
import { claimTitle } from '../titles/claim-title.ts';
import { weightOfTitle } from '../titles/weight-of-title.ts';
import { maxLengthOfValue, minWeightOfClaim, minWorthOfPortrait } from '../tuning/people.ts';
import type { Described, Trait } from './person-fields.ts';

/** What a person says besides the fields of their profile: telling sentences, and claims in order of worth. */
export type Told = { readonly telling: readonly number[]; readonly claims: readonly Claim[] };

/** Characters of a role, without its first word, that are not said again. */
const minRepeated = 8;

/**
 * A portrait of one to three sentences in the project's language: the role with the years of experience, then what they say of
 * themselves, of everyday life and of their wishes: in quotation marks where they said it word for word. Words of another
 * language are not set within a sentence of the project's. For people who mention neither, it quotes the weightiest claim in
 * their `telling` sentences, or else their claim of the highest worth.
 */
export function portray(
  corpus: Corpus,
  { role, years, traits }: Described,
  { telling, claims }: Told,
  language: Language,
): string {
  const { person } = languagePack(language).templates;
  const isOwn = (sentence: number) => languageOf(corpus, sentence) === language;
  const known = years && isOwn(years.sentence) ? years : null;
  const career = role || known ? capitalised(person.career(role, known?.text ?? null), language) : '';
  const said = (all: readonly Trait[], introduce: (text: string) => string) =>
    all
      .filter((t) => isOwn(t.sentence) && !(known && t.sentence === known.sentence) && !repeatsRole(t.text, role))
      .map((t) => introduce(isVerbatim(corpus, t) ? person.quoted(t.text) : t.text));
  const ownWords = (text: string) => person.background(person.quoted(text));
  const [fact = ''] = said(traits.fact, person.background);
  const [activity = ''] = said(traits.activity, person.everyDay);
  const [wish = ''] = said(traits.wish, person.wishes);
  const isSilent = !activity && !wish;
  const [claim] = isSilent
    ? [...claimsIn(corpus, telling.filter(isOwn), language), ...clearest(corpus, claims, isOwn)]
    : [];
  // Who they are is told before what they do, and what they wish last. What moves them tells more of them than their past.
  const more = activity && wish ? [activity, wish] : [claim ? ownWords(claim) : fact, activity, wish].filter(Boolean);
  return [career, ...more].filter(Boolean).join(isUnspaced(language) ? '' : ' ') || person.noDescription();
}

/** The person's clear claims that can be quoted word for word, in order of worth. */
function clearest(corpus: Corpus, claims: readonly Claim[], isOwn: (sentence: number) => boolean): string[] {
  return claims
    .filter(({ isClear, sentence, worth }) => isClear && isOwn(sentence) && worth >= minWorthOfPortrait)
    .map(({ sentence, title }) => ({ sentence, text: title + stopOf(languageOf(corpus, sentence)) }))
    .filter((one) => one.text.length <= maxLengthOfValue && isVerbatim(corpus, one))
    .map(({ text }) => text);
}

/** The claims among sentences that stand alone, were said so and weigh something, the weightiest first. */
function claimsIn(corpus: Corpus, sentences: readonly number[], language: Language): string[] {
  const claims = sentences.flatMap((sentence) => {
    const claim = claimTitle(textOf(corpus, corpus.reading.sentences[sentence] as CorpusSentence), language);
    const text = claim && claim.text.length <= maxLengthOfValue ? claim.text + stopOf(language) : null;
    return text && isVerbatim(corpus, { sentence, text }) ? [text] : [];
  });
  return claims
    .map((text) => ({ text, weight: weightOfTitle(text, language) }))
    .filter(({ weight }) => weight >= minWeightOfClaim)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);
}

const stopOf = (language: Language): string => languagePack(language).grammar.sentenceStop ?? '.';

/** "Drives a van. I drive a van every day": told once, with or without the verb. */
function repeatsRole(text: string, role: string | null): boolean {
  if (!role) return false;
  const [whole, doing] = [role.toLowerCase(), role.toLowerCase().split(' ').slice(1).join(' ')];
  const line = text.toLowerCase();
  return line.includes(whole) || (doing.length >= minRepeated && line.includes(doing));
}

/** Whether a sentence was said just so: what was cleaned carries no quotation marks. */
function isVerbatim(corpus: Corpus, { sentence, text }: Pick<Trait, 'sentence' | 'text'>): boolean {
  const plain = (line: string) =>
    line
      .replace(/\s+/gu, ' ')
      .replace(/[.。।\s]+$/u, '')
      .toLowerCase();
  return plain(textOf(corpus, corpus.reading.sentences[sentence] as CorpusSentence)).includes(plain(text));
}

function languageOf(corpus: Corpus, index: number): Language {
  const { document } = corpus.reading.sentences[index] as CorpusSentence;
  return corpus.reading.languages[document] ?? corpus.language;
}

function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languagePack(language).tag) + text.slice(first.length);
}

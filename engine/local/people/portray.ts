import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Claim } from '../claims/find-claims.ts';
import {
  maxBesideRole,
  maxFactsOfPortrait,
  minBesideRole,
  minClaimsOfPortrait,
  minRepeatedOfRole,
} from '../tuning/people.ts';
import type { Described, Trait } from './person-fields.ts';

/** What a person says besides the fields of their profile: informative sentences, and claims in order of worth. */
export type Statements = { readonly informative: readonly number[]; readonly claims: readonly Claim[] };
/** Facts from the head of the transcript, each a sentence in the project's language. */
type WithHead = { readonly head: readonly string[] };

/**
 * A short portrait in the project's language: the role with the years of experience, then what the head of the transcript states about them,
 * or else what they say of themselves, then everyday life, in quotation marks where it is word for word; where only the role is known,
 * a wish, or what they say that is most worth knowing. There is no portrait of a wish or a difficulty alone. A person who speaks another language is not quoted; the portrait names
 * the language.
 */
export function portray(
  corpus: Corpus,
  { role, years, traits }: Described,
  { head, informative, claims }: Statements & WithHead,
  language: Language,
): string {
  const { person } = languagePack(language).templates;
  const isOwn = (sentence: number) => languageOf(corpus, sentence) === language;
  const known = years && isOwn(years.sentence) ? years : null;
  const career =
    role || known ? capitalised(person.career(role, known?.text ?? null), language).replace(/\.\.$/u, '.') : '';
  const said = (all: readonly Trait[], introduce: (text: string) => string) =>
    all
      .filter((t) => isOwn(t.sentence) && !(known && t.sentence === known.sentence) && !repeatsRole(t.text, role))
      .map((t) => introduce(isVerbatim(corpus, t) ? person.quoted(t.text) : t.text));
  const about = head.slice(0, maxFactsOfPortrait);
  const facts = about.length > 0 ? [] : traits.fact;
  const introduction = introductionIn(
    facts.filter((t) => isOwn(t.sentence)),
    role,
  );
  const [fact = ''] = introduction
    ? [person.background(isVerbatim(corpus, introduction) ? person.quoted(introduction.text) : introduction.text)]
    : said(
        facts.filter(({ introduces }) => !introduces),
        person.background,
      );
  const [activity = ''] = said(traits.activity, person.everyDay);
  const isBare = career !== '' && about.length === 0 && !fact && !activity;
  const [wish = ''] = isBare ? said(traits.wish, person.wishes) : [];
  const claim = isBare && !wish ? claimOf(corpus, claims, language) : undefined;
  const claimed = claim ? person.says(isVerbatim(corpus, claim) ? person.quoted(claim.text) : claim.text) : '';
  const spoken = fact || activity || wish || claimed ? '' : foreignOf(corpus, { informative, claims }, language);
  const repeatsIntroduction = introduction !== undefined && repeatsRole(introduction.text, role);
  const parts = [repeatsIntroduction ? '' : career, ...about, fact, activity, wish, claimed, spoken].filter(Boolean);
  return parts.join(isUnspaced(language) ? '' : ' ') || person.noDescription();
}

/** A person's introduction, if it says more than their role. */
function introductionIn(facts: readonly Trait[], role: string | null): Trait | undefined {
  const first = facts.find(({ introduces }) => introduces);
  const isMore = first && (!repeatsRole(first.text, role) || first.text.length >= (role ?? '').length + minBesideRole);
  return isMore ? first : undefined;
}

/** The claim of a person that is most worth saying, of several in the project's language: a single one may be a stray sentence. */
function claimOf(corpus: Corpus, claims: readonly Claim[], language: Language) {
  const clear = claims.filter((one) => one.isClear && !one.isLoose && languageOf(corpus, one.sentence) === language);
  const [best] = clear.length < minClaimsOfPortrait ? [] : clear;
  return best && { sentence: best.sentence, text: best.title };
}

/** A sentence that names the language a person speaks; empty where it is the project's language. */
function foreignOf(corpus: Corpus, { informative, claims }: Statements, language: Language): string {
  const [said = informative[0]] = claims.map(({ sentence }) => sentence);
  const spoken = said === undefined ? language : languageOf(corpus, said);
  if (spoken === language) return '';
  const { tag, templates } = languagePack(language);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(languagePack(spoken).tag);
  return name ? templates.person.speaks(name) : '';
}

/** Whether a sentence states the role and nothing more: "I'm a baker." */
export function isOnlyRole(text: string, role: string | null): boolean {
  const [whole = ''] = (role ?? '').split(/\s*[,(]/u);
  return repeatsRole(text, role) && !text.includes(',') && text.length - whole.length <= maxBesideRole;
}

/** "Drives a van. I drive a van every day": said once, with or without the verb. */
function repeatsRole(text: string, role: string | null): boolean {
  if (!role) return false;
  // "Operations chef, contract catering"
  const [whole = ''] = role.toLowerCase().split(/\s*[,(]/u);
  const doing = whole.split(' ').slice(1).join(' ');
  const line = text.toLowerCase();
  return line.includes(whole) || (doing.length >= minRepeatedOfRole && line.includes(doing));
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

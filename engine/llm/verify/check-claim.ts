import type { Language } from '#contract/languages.ts';
import { type Corpus, type CorpusSentence, voiceOf } from '../../corpus/corpus.ts';
import type { DropReason } from '../../engine.ts';
import { nameOfVoice } from '../../evidence/speaker-name.ts';
import { isAsking } from '../material/asked-words.ts';
import { contentTermsOf, loneWords } from '../material/lone-words.ts';
import { selfTerms } from '../material/self-terms.ts';
import { strayIn } from '../material/stray-words.ts';
import { repeatsPlanted } from '../material/withheld.ts';
import { cleanText } from './clean-text.ts';
import { addressesModel } from './instruction-cues.ts';
import { nameFaultOf } from './names/check-names.ts';
import { holdsName } from './names/holds-name.ts';
import { namesIn } from './names/names-in.ts';
import { numbersIn } from './numbers/numbers-in.ts';
import { quoteAround } from './quote-around.ts';
import { quotedWordsHold } from './quoted-words.ts';

/** What a model wrote and the sentences that it cites for it, which were offered to it. */
export type Claim = { text: string; cited: readonly number[] };

/** `language`: that of the project. `known`: words of people, such as the question and the brief, whose names a claim may repeat. */
export type Checking = { language: Language; known: string };

/**
 * `kept`: its words are in what it cites. `disputed`: it shares no content word with what it cites, has a word that one document alone
 * has and its quotes do not or that has no context (`isStrange`), may name a person whom they do not name, or is written in another language, so that code cannot decide.
 */
export type Checked =
  | { state: 'kept' | 'disputed'; text: string; cited: readonly number[]; isStrange: boolean }
  | { state: 'dropped'; text: string; reason: DropReason };

/**
 * Checks a claim against the quotes that readers will see below it. Every number in it, every name and every stretch in quotation
 * marks must be in one of them; a name may also be that of the person quoted.
 */
export function checkClaim(corpus: Corpus, claim: Claim, { language, known }: Checking): Checked {
  const text = cleanText(claim.text);
  const drop = (reason: DropReason): Checked => ({ state: 'dropped', text, reason });
  if (text === '' || claim.cited.length === 0) return drop('no-passage');
  if (addressesModel(text) || repeatsPlanted(corpus, text)) return drop('not-confirmed');
  if (claim.cited.every((index) => isAsking(corpus, index))) return drop('asked-for');
  const quotes = claim.cited.map((index) => quoteAround(corpus, index));
  const said = quotes.join('\n');
  const numbers = numbersIn(said);
  for (const number of numbersIn(text, language)) if (!numbers.has(number)) return drop('unsupported-number');
  const speakers = claim.cited.map((index) => speakerOf(corpus, index, language)).join('\n');
  const named = `${said}\n${speakers}\n${known}`;
  if (!quotedWordsHold(corpus, { text, cited: claim.cited }, { known: named, language })) return drop('no-passage');
  const isSame = claim.cited.some((index) => languageAt(corpus, index) === language);
  const names = nameFaultOf(corpus, { text, said, speakers, known, language }, isSame);
  if (names === 'unsupported' || namesIn(text, language).some((name) => isMarker(corpus, name, { known, language })))
    return drop('unsupported-name');
  const self = selfTerms(corpus, claim.cited);
  const stray = strayIn(corpus, text, { language, known, self });
  if (stray?.kind === 'asked') return drop('asked-for');
  if (stray?.kind === 'copied') return drop('one-document');
  const isStrange =
    stray?.kind === 'alone' ||
    !holdsWords(
      named,
      loneWords(corpus, text, language).filter((term) => !self.has(term)),
      language,
    );
  const isSure =
    !isStrange &&
    names === null &&
    claim.cited.every((index) => languageAt(corpus, index) === language) &&
    sharesContent(text, said, language);
  const cited = ledByLoneWords(corpus, text, claim.cited, language);
  return { state: isSure ? 'kept' : 'disputed', text, cited, isStrange };
}

const holdsWords = (text: string, terms: readonly string[], language: Language): boolean => {
  if (terms.length === 0) return true;
  const held = new Set(contentTermsOf(text, language));
  return terms.every((term) => held.has(term));
};

/**
 * What is cited, first the sentence that has words of the claim that no other document has. No two insights are based on one sentence, so a
 * document can put its words into one title at most, above its quote.
 */
function ledByLoneWords(corpus: Corpus, text: string, cited: readonly number[], language: Language): readonly number[] {
  const lone = loneWords(corpus, text, language);
  const held = (index: number) => {
    const own = new Set(contentTermsOf(quoteAround(corpus, index), language));
    return lone.filter((term) => own.has(term)).length;
  };
  return lone.length === 0 ? cited : cited.toSorted((a, b) => held(b) - held(a));
}

function speakerOf(corpus: Corpus, index: number, language: Language): string {
  const voice = voiceOf(corpus.reading, corpus.reading.sentences[index] as CorpusSentence);
  return [nameOfVoice(corpus, voice, language), voice.name, voice.about?.role, voice.about?.detail]
    .filter(Boolean)
    .join(' ');
}

/**
 * A code such as PWNED-42 that one document alone brings up. Products and standards are named by people in several, or by the
 * brief; what documents plant to be repeated is not.
 */
export function isMarker(corpus: Corpus, name: string, { known, language }: Checking): boolean {
  const isCode =
    (/\p{L}/u.test(name) && (name.match(/\p{N}/gu)?.length ?? 0) >= 3) || /^[\p{Lu}\p{N}_-]{7,}$/u.test(name);
  if (!isCode || holdsName(known, name, language)) return false;
  return corpus.documents.filter(({ text }) => text.includes(name)).length < 2;
}

const languageAt = ({ reading, language }: Corpus, index: number): Language =>
  reading.languages[reading.sentences[index]?.document ?? -1] ?? language;

/** A word that carries meaning, or a number. */
function sharesContent(text: string, said: string, language: Language): boolean {
  const numbers = numbersIn(said);
  if ([...numbersIn(text, language)].some((number) => numbers.has(number))) return true;
  const content = new Set(contentTermsOf(said, language));
  return contentTermsOf(text, language).some((term) => content.has(term));
}

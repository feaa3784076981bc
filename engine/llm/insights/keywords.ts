import type { Language } from '#contract/languages.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { locateExactly } from '../../evidence/locate-quote.ts';
import { phrasesOfSentences } from '../../local/phrases/key-phrases.ts';
import { maxKeywords } from '../../tuning.ts';
import { contentTermsOf } from '../material/lone-words.ts';
import { strayIn } from '../material/stray-words.ts';
import { repeatsPlanted } from '../material/withheld.ts';
import { cleanText } from '../verify/clean-text.ts';
import { isVerbatim } from '../verify/mark-verbatim.ts';
import type { VerifiedDraft } from './verify-draft.ts';

/**
 * The keywords that people said, and phrases of theirs where the model gave none of these. A word that only one
 * document contains becomes a keyword only if the insight also says it outside a verbatim quote.
 */
export function keywordsOf(
  corpus: Corpus,
  draft: VerifiedDraft,
  speaking: readonly number[],
  language: Language,
): string[] {
  const said = speaking.map((i) => textOf(corpus, corpus.reading.sentences[i] as CorpusSentence)).join('\n');
  const claims = [draft.title, ...draft.summary, ...draft.why].filter((claim) => !isVerbatim(corpus, claim));
  const known = claims.map(({ text }) => text).join('\n');
  const isOwn = (word: string) => strayIn(corpus, word, { language, known }) === null;
  const languages = [...new Set(speaking.map((i) => languageAt(corpus, i)))];
  const isHeld = (word: string) => word !== '' && word.length <= 40 && languages.some((one) => isSaid(said, word, one));
  const held = draft.keywords.map(cleanText).filter((word) => isHeld(word) && !repeatsPlanted(corpus, word));
  const own = held.length > 0 ? held : phrasesOfSentences(corpus, speaking).map(({ text }) => text);
  return [...new Set(own.filter(isOwn))].slice(0, maxKeywords);
}

/** Whether people say a phrase, in whatever endings. */
function isSaid(said: string, phrase: string, language: Language): boolean {
  if (locateExactly(said, phrase)) return true;
  const terms = contentTermsOf(phrase, language);
  const held = new Set(contentTermsOf(said, language));
  return terms.length > 0 && terms.every((term) => held.has(term));
}

const languageAt = ({ reading, language }: Corpus, index: number): Language =>
  reading.languages[reading.sentences[index]?.document ?? -1] ?? language;

import type { Language } from '#contract/languages.ts';
import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, textOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { quote } from '../../tuning.ts';
import { hasCommaPauses } from '../sentences/comma-pauses.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { isShort, leansBack, pointsBack } from '../sentences/points-back.ts';
import { neighborTitle } from '../tuning/titles.ts';
import { type ClaimTitle, opensSentence, titleForm } from './claim-title.ts';
import { withoutOpeners, withoutTails } from './clauses.ts';
import { cleanSpeech } from './clean-speech.ts';
import { canExtendTitle, holdsVerb, isOpenEnded, isUnfinished, readsAlone } from './gate.ts';

/** A title, and the sentences [from, to) of the corpus that it was cut from. */
export type FullTitle = { readonly text: string; readonly from: number; readonly to: number };

/**
 * The title of a sentence with a neighbouring one of the same turn, where it needs one: the one before where the title points back to
 * it ("I stood there in the rain"), or else the next one, if that continues or contradicts it. A title that only reports something ("I had a
 * bill for four hundred") also takes the next sentence, which mostly holds the point.
 */
export function withNeighbor(corpus: Corpus, index: number, title: Pick<ClaimTitle, 'whole' | 'claims'>): FullTitle {
  const whole = title.whole.text;
  const alone = { text: whole, from: index, to: index + 1 };
  const { document = 0 } = corpus.reading.sentences[index] ?? {};
  const language = corpus.reading.languages[document] ?? corpus.language;
  if (isUnspaced(language)) return alone;
  const { sentenceStop = '.' } = languagePack(language).grammar;
  const leans = leansBack(corpus, index, whole, language);
  const isPlain = !title.claims;
  if (!leans && !isPlain && !isContrasted(corpus, index, language)) return alone;
  const before = leans ? neighborAt(corpus, index, index - 1) : null;
  if (before && fits(before.text, whole) && opens(before.text, language))
    return {
      text: `${before.text}${sentenceStop} ${alternativeAt(corpus, index, whole, language)}`,
      from: index - 1,
      to: index + 1,
    };
  const after = neighborAt(corpus, index, index + 1);
  const isNeeded = isPlain || isBare(whole, language) || isContrasted(corpus, index, language);
  const saysMore = after !== null && !whole.toLowerCase().includes(after.text.toLowerCase());
  if (isNeeded && saysMore && fits(after.text, whole) && !isOpenEnded(after.text, language))
    return { text: `${whole}${sentenceStop} ${after.joined}`, from: index, to: index + 2 };
  return alone;
}

const fits = (one: string, other: string) => one.length + other.length <= neighborTitle.maxCharacters;

/** So short that it needs whatever follows. */
const isBare = (text: string, language: Language) => formsOf(text, language).length < neighborTitle.bareWords;

/** Whether a title may begin with this sentence: one of a few words ("They can't do that") must not point back at all. */
const opens = (text: string, language: Language): boolean =>
  opensSentence(text, language) &&
  !(isShort(text, language) && pointsBack(text, language)) &&
  !speechRules(language).refused.some((pattern) => pattern.test(text));

/** Whether the next sentence takes something back: "But you never know whether anybody is in". */
function isContrasted(corpus: Corpus, index: number, language: Language): boolean {
  const [first = ''] = formsOf(sentenceAt(corpus, index + 1), language);
  return languagePack(language).contrasts.has(first);
}

/** A sentence as part of a title; `joined` keeps the "but" or "or" with which no title begins. */
type Neighbor = { readonly text: string; readonly joined: string };

/** Null where a sentence is too short, or not fluent. */
const tidied = sentenceFact('neighbor', (text, language): Neighbor | null => {
  const line = text.replace(/\s+/g, ' ');
  if (isCourtesy(line, language)) return null;
  const draft = cleanSpeech(line, language).text;
  const said = draft.slice(withoutOpeners(draft, 0, language), withoutTails(draft, draft.length, language));
  if (formsOf(said, language).length < neighborTitle.minWords) return null;
  const title = titleForm(said, language);
  if (!canExtendTitle(title, language) || isUnfinished(title, language)) return null;
  // "But this four to nine" says nothing.
  if (!holdsVerb(title, speechRules(language))) return null;
  // The last words of a quoted person: '"It makes me dizzy. Tom."'
  if (/^["“„«]/u.test(line)) return null;
  return { text: title, joined: withJoint(draft, said, language) };
});

/** What is left of a sentence, with the word that sets it against the sentence before: without "or", two possibilities would both be so. */
function withJoint(draft: string, said: string, language: Language): string {
  const { contrasts, alternatives } = languagePack(language);
  const [first] = wordsOf(draft, { start: 0, end: draft.length }, language);
  const isKept = said.toLowerCase().startsWith(first?.form ?? '') && !/^\p{L}/u.test(said.slice(first?.form.length));
  const isJoint = first !== undefined && !isKept && (contrasts.has(first.form) || alternatives.has(first.form));
  return titleForm(isJoint ? `${draft.slice(first.start, first.end)} ${said}` : said, language);
}

/** The same where a recogniser punctuates: only a sentence that could be a title itself, without a hesitation. */
const fluent = sentenceFact('fluent neighbor', (text, language): Neighbor | null => {
  const title = titleForm(text.replace(/\s+/g, ' '), language);
  const isFitting =
    formsOf(title, language).length >= neighborTitle.minWords && countDisfluencies(title, language) === 0;
  return isFitting && readsAlone(title, language) ? { text: title, joined: title } : null;
});

function neighborAt(corpus: Corpus, index: number, other: number): Neighbor | null {
  const { sentences } = corpus.reading;
  const [own, next] = [sentences[index], sentences[other]];
  if (!own || !next || own.turn !== next.turn || isQuestion(corpus, other)) return null;
  if (own.to - own.from + next.to - next.from > quote.maxWords) return null;
  return hasCommaPauses(corpus, own.document) ? fluent(corpus, other) : tidied(corpus, other);
}

/** The title of a sentence that follows another one, with its "or". */
function alternativeAt(corpus: Corpus, index: number, whole: string, language: Language): string {
  const draft = cleanSpeech(sentenceAt(corpus, index).replace(/\s+/g, ' '), language).text;
  const [first = ''] = formsOf(draft, language);
  if (!languagePack(language).alternatives.has(first)) return whole;
  const inside = whole.charAt(0).toLowerCase() + whole.slice(1);
  return withJoint(draft, draft.includes(inside) ? inside : whole, language);
}

const sentenceAt = (corpus: Corpus, index: number): string => {
  const sentence = corpus.reading.sentences[index];
  return sentence ? textOf(corpus, sentence) : '';
};

const formsOf = (text: string, language: Language): string[] =>
  wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);

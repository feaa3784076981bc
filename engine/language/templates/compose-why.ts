import { whyText } from '../tuning.ts';
import type { Consequence, ConsequenceKind, Templates } from './templates.ts';
import { capital, hashOf, pick, type Quotes, quoted, quotedEnd, subjectOf, type Variants } from './wording.ts';

/** The composer sets the capital at the beginning of each sentence. */
export type WhyWords = {
  tag: string;
  quotes: Quotes;
  /** What the quotation that follows shows; without a colon. */
  leads: Record<ConsequenceKind, readonly [string, ...string[]]>;
  colon: string;
  /** Whose words they are, with its own leading space and brackets. */
  aside(speaker: string): string;
  /** Which question of the brief is answered, in quotation marks. */
  toBrief: Variants<string>;
  /** The same for a part of the brief that is no question. */
  toSubject: Variants<string>;
  /** What an interviewer asked before it was said; an answer may have gone on to something else. */
  toAsked: Variants<string>;
  /** The question that it is assigned to, where there is neither a consequence nor a brief; it need not answer it. */
  toQuestion: Variants<string>;
  gap: string;
};

export function composeWhy(words: WhyWords): Templates['why'] {
  return ({ consequences, brief, asked, question }) => {
    const told = consequences.slice(0, whyText.maxConsequences).map((one) => consequence(words, one));
    const subject = brief?.trim() ?? '';
    if (subject) told.push(tied(words, subject));
    else if (told.length === 0 && asked) told.push(pick(words.toAsked, asked)(aloud(words, asked)));
    else if (told.length === 0 && question.trim()) told.push(pick(words.toQuestion, question)(named(words, question)));
    return told.map((sentence) => capital(sentence, words.tag)).join(words.gap);
  };
}

function consequence(words: WhyWords, { kind, quote, speaker }: Consequence): string {
  const leads = words.leads[kind];
  const lead = leads[hashOf(quote) % leads.length] ?? leads[0];
  if (!speaker) return `${lead}${words.colon}${quotedEnd(quote, words.quotes)}`;
  return `${lead}${words.colon}${quoted(quote, words.quotes)}${words.aside(speaker)}${words.quotes.stop}`;
}

function tied(words: WhyWords, subject: string): string {
  const asks = /[?？؟]\s*$/u.test(subject);
  return pick(asks ? words.toBrief : words.toSubject, subject)(named(words, subject));
}

const named = (words: WhyWords, text: string) => quoted(subjectOf(text, whyText.maxSubjectLength), words.quotes);

/** All that was asked in one go: "How did you book? … And then?" was answered by what followed. */
function aloud(words: WhyWords, text: string): string {
  const whole = text.trim().replace(/[\s.。।:：,;]+$/u, '');
  return whole.length <= whyText.maxSubjectLength ? quoted(whole, words.quotes) : named(words, whole);
}

import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { SummaryInput } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { sentenceFact } from '../../../corpus/sentence-facts.ts';
import { wordsOf } from '../../../text/words.ts';
import { phraseTable } from '../../phrases/key-phrases.ts';
import { namingTerms, sharedTerms } from '../../sentences/similarity.ts';
import { statementKind } from '../../sentences/statement-kind.ts';
import { besideTitle, circumstance, neighbour, shortQuote } from './said-shortly.ts';
import { inOneLine, namedAt, type Spoken, saidAt, voiceAt } from './spoken.ts';

/**
 * Of the others first a circumstance, then a detail; then what the lead voice says around the lead, rather what tells of a
 * difficulty, a wish or a reason.
 */
export function moreOf(corpus: Corpus, spoken: Spoken, language: Language): SummaryInput['more'] {
  const { lead, speaking, shown = [] } = spoken;
  const voice = voiceAt(corpus, lead);
  const mayTell = (i: number) => i !== lead && !shown.includes(i);
  const others = speaking.filter((i) => mayTell(i) && voiceAt(corpus, i) !== voice);
  const own = [...new Set([...speaking.filter((i) => voiceAt(corpus, i) === voice), ...around(corpus, lead)])].filter(
    mayTell,
  );
  const isTelling = (i: number) => {
    return kindInLine(corpus, i) !== 'other' ? 0 : 1;
  };
  const telling = own.toSorted((a, b) => isTelling(a) - isTelling(b));
  const rules: [readonly number[], (index: number) => string | null, boolean][] = [
    [[...others, ...own], (i) => circumstance(corpus, i), true],
    [others, (i) => shortQuote(corpus, i), false],
    [[lead], (i) => besideTitle(corpus, i), false],
    [telling, (i) => shortQuote(corpus, i) ?? neighbour(corpus, i), false],
    [
      others.length > 0 ? [] : [lead + 1].filter((i) => mayTell(i) && goesOn(corpus, i, lead)),
      (i) => neighbour(corpus, i),
      false,
    ],
  ];
  for (const [indexes, cut, isCondition] of rules)
    for (const index of indexes) {
      const quote = cut(index);
      if (quote) return { quote, isCondition, ...namedAt(corpus, index, language) };
    }
  return undefined;
}

/** What the lead voice says of the matter in the same turn, right behind the lead first. */
function around(corpus: Corpus, lead: number): number[] {
  return [...beside(corpus, lead), lead + 2].filter((i) => inTurn(corpus, i, lead) && belongs(corpus, i, lead));
}

const beside = (corpus: Corpus, lead: number) => [lead + 1, lead - 1].filter((i) => inTurn(corpus, i, lead));

const inTurn = ({ reading }: Corpus, index: number, lead: number) =>
  reading.sentences[index] !== undefined && reading.sentences[index]?.turn === reading.sentences[lead]?.turn;

/** Whether a sentence right behind the lead can be told after it: praise, or what points to somebody, is another matter. */
function goesOn(corpus: Corpus, index: number, lead: number): boolean {
  if (!inTurn(corpus, index, lead) || pointsBack(corpus, index)) return false;
  return kindInLine(corpus, index) !== 'liking';
}

const kindInLine = sentenceFact('kind in one line', (text, language) => statementKind(inOneLine(text), language));

const pointsBack = sentenceFact('points back', (said, language) => {
  const text = inOneLine(said);
  const [first] = wordsOf(text, { start: 0, end: text.length }, language);
  return languagePack(language).backward.has(first?.form ?? '') || /^(?:der|die|den|dem|it['’]s) /iu.test(text);
});

const praises = sentenceFact('praise', (text, language) =>
  languagePack(language).cues.liking.some((pattern) => pattern.test(inOneLine(text))),
);

/** Whether a sentence beside the lead names the same thing, or tells of a difficulty, a wish or a reason: the others digress. */
function belongs(corpus: Corpus, index: number, lead: number): boolean {
  const { language } = saidAt(corpus, index);
  if (!praises(corpus, index) && ['difficulty', 'wish', 'reason'].includes(kindInLine(corpus, index))) return true;
  const { terms } = corpus.reading.vocabulary;
  const shared = sharedTerms(namingTerms(corpus.reading, index), namingTerms(corpus.reading, lead));
  return shared.some((term) => phraseTable(corpus).find(terms[term] ?? '', language) !== undefined);
}

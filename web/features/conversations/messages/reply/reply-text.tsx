import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { type Citation, type ReplySentence, removedSentence } from '#contract/conversations/replies.ts';
import { directionOf } from '../../../../ui/text-direction.ts';
import { Markdown, sentenceOf } from './markdown.tsx';
import { Passages } from './passages.tsx';
import { hasInferred, numbered, shownSentences, spaceAfter } from './reply-parts.ts';

type Props = {
  /** Markdown; shown as it is where a reply has no sentences, as those have that callers posted. */
  content: string;
  sentences: readonly ReplySentence[];
  citations: readonly Citation[];
  /** Whether the passages are in a disclosure, because they are shown elsewhere too. */
  folded?: boolean;
};

/** A reply, sentence by sentence, with the passages on which it rests. */
export function ReplyText({ content, sentences, citations, folded = false }: Props) {
  const { passages, numbers } = numbered(citations);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="text-lead text-ink">
        {sentences.length > 0 ? (
          <Sentences sentences={shownSentences(sentences)} numbers={numbers} />
        ) : (
          <Markdown text={content} />
        )}
      </div>
      {hasInferred(sentences) && (
        <p className="text-label text-text-3">
          <span className="inferred">Underlined</span>: inferred from the passages, not said in these words.
        </p>
      )}
      <Passages citations={passages} folded={folded} />
    </div>
  );
}

type SentencesProps = { sentences: readonly ReplySentence[]; numbers: readonly number[] };

/** Sentences that follow one another are one paragraph; whatever is more than a sentence is set apart. */
function Sentences({ sentences, numbers }: SentencesProps) {
  const blocks: ReactNode[] = [];
  let paragraph: ReactNode[] = [];
  let opening = '';
  const close = () => {
    if (paragraph.length > 0) {
      blocks.push(
        <p key={blocks.length} dir={directionOf(opening)}>
          {paragraph}
        </p>,
      );
    }
    paragraph = [];
  };
  sentences.forEach((sentence, at) => {
    const inline = inlineOf(sentence);
    if (inline !== null) {
      if (paragraph.length === 0) opening = sentence.removed ? removedSentence : sentence.text;
      const key = `${at}`;
      paragraph.push(
        <Fragment key={key}>
          <Sentence sentence={sentence} numbers={numbers}>
            {inline}
          </Sentence>
          {spaceAfter(sentence.text)}
        </Fragment>,
      );
      return;
    }
    close();
    blocks.push(<Markdown key={blocks.length} text={sentence.text} />);
  });
  close();
  return <div className="markdown">{blocks}</div>;
}

/** People's own words are never read as Markdown: whatever they contain is text. */
function inlineOf({ text, basis, removed }: ReplySentence): ReactNode | null {
  if (removed) return removedSentence;
  return basis === 'said' ? text : sentenceOf(text);
}

type SentenceProps = { sentence: ReplySentence; numbers: readonly number[]; children: ReactNode };

function Sentence({ sentence, numbers, children }: SentenceProps) {
  const { basis, citations, removed } = sentence;
  const inferred = basis === 'inferred' && !removed;
  return (
    <span
      dir="auto"
      data-basis={removed ? 'removed' : basis}
      title={inferred ? 'Inferred from the passages' : undefined}
      className={clsx(removed && 'text-text-3', inferred && 'inferred')}
    >
      {children}
      {inferred && <span className="sr-only"> (inferred)</span>}
      {!removed && citations.length > 0 && <Numbers numbers={citations.flatMap((at) => numbers[at] ?? [])} />}
    </span>
  );
}

/** The numbers of the passages below. */
function Numbers({ numbers }: { numbers: readonly number[] }) {
  return (
    <sup className="ms-0.5 inline-block text-[0.6875rem] leading-none text-text-3 no-underline tabular-nums">
      <span className="sr-only">Passage </span>
      {[...new Set(numbers)].join(', ')}
    </sup>
  );
}

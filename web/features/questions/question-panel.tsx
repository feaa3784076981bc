import { Check, PanelLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { questionPanelId, type ShownQuestion } from './rules.ts';
import type { QuestionList } from './use-questions.ts';

type Props = { list: QuestionList; isStaff: boolean; running: boolean; onClose: () => void };

export function QuestionPanel({ list, isStaff, running, onClose }: Props) {
  const { questions, selected } = list;
  const everyOne = questions.length > 0 && questions.every(({ text }) => selected.has(text));
  return (
    <aside
      id={questionPanelId}
      aria-labelledby={`${questionPanelId}-title`}
      className="panel flex flex-col max-lg:mb-6 lg:sticky lg:top-[calc(var(--bars)+1rem)] lg:max-h-[calc(100dvh-var(--bars)-2rem)]"
    >
      <div className="flex items-center gap-3 px-5 py-3">
        <h2 className="text-lead font-semibold">
          <button
            type="button"
            aria-expanded="true"
            aria-controls={questionPanelId}
            onClick={onClose}
            className="flex min-h-8 items-center gap-1.5 rounded-icon pointer-coarse:min-h-10"
          >
            <PanelLeft aria-hidden="true" className="icon text-text-3 rtl:-scale-x-100" />
            <span id={`${questionPanelId}-title`}>Research Questions</span>
          </button>
        </h2>
        <span className="text-label text-text-3 tabular-nums">{formatNumber(questions.length)}</span>
        {isStaff && questions.length > 1 && (
          <button
            type="button"
            className="text-link ms-auto min-h-8 text-[0.8125rem] pointer-coarse:min-h-10"
            onClick={() => list.select(everyOne ? [] : questions.map(({ text }) => text))}
          >
            {everyOne ? 'Deselect All' : 'Select All'}
          </button>
        )}
      </div>
      <Questions list={list} isStaff={isStaff} running={running} />
      {isStaff && (
        <>
          <AddQuestion onAdd={list.add} />
          <div className="px-5 pb-5">
            <Button className="w-full" onClick={list.analyze} pending={list.analyzing} pendingText="Analyzing...">
              Analyze Selected Questions
            </Button>
          </div>
        </>
      )}
    </aside>
  );
}

function Questions({ list, isStaff, running }: Omit<Props, 'onClose'>) {
  const { questions, isLoading, selected, toggle } = list;
  if (isLoading) {
    return (
      <div className="grid gap-3 px-5 pb-3">
        {['a', 'b', 'c', 'd'].map((key) => (
          <span key={key} className="placeholder h-9" />
        ))}
      </div>
    );
  }
  if (questions.length === 0) {
    return (
      <p className="px-5 pb-3 text-text-2 text-pretty">
        {running
          ? 'The documents are being read. The questions that they can answer appear here in a moment.'
          : 'No questions yet. Analyzing documents suggests some'}
        {!running && (isStaff ? '; you can also add your own.' : '.')}
      </p>
    );
  }
  return (
    <ol className="min-h-0 flex-1 overflow-y-auto px-2">
      {questions.map((question, index) => (
        <li key={question.text} className="rounded-control hover:bg-sunken">
          {isStaff ? (
            <label className="flex gap-2.5 px-3 py-2.25 leading-5">
              <input
                type="checkbox"
                className="tick mt-px"
                checked={selected.has(question.text)}
                onChange={() => toggle(question.text)}
              />
              <QuestionText question={question} index={index} />
            </label>
          ) : (
            <div className="px-3 py-2.25 leading-5">
              <QuestionText question={question} index={index} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function QuestionText({ question, index }: { question: ShownQuestion; index: number }) {
  return (
    <span className="flex min-w-0 flex-1 gap-1.5">
      <span className="flex-none text-text-3 tabular-nums">Q{index + 1}</span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block break-words">
          {question.text}
        </span>
        {question.isAnalyzed && (
          <span className="mt-0.5 flex items-center gap-1 text-label text-text-3">
            <Check aria-hidden="true" className="size-3.25 text-ok" strokeWidth={2.5} />
            Analyzed
          </span>
        )}
      </span>
    </span>
  );
}

function AddQuestion({ onAdd }: { onAdd: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onAdd(text)) setText('');
  };
  return (
    <form onSubmit={submit} className="flex gap-2 px-5 py-3">
      <input
        value={text}
        dir="auto"
        maxLength={1000}
        aria-label="Add your own question"
        placeholder="Add your own question"
        onChange={(event) => setText(event.target.value)}
        className="field min-h-8 min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" size="small" disabled={!text.trim()}>
        Add
      </Button>
    </form>
  );
}

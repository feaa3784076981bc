import clsx from 'clsx';
import { Check, PanelLeft, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { maxQuestionLength } from '#contract/analysis/questions.ts';
import { formatNumber } from '../../lib/format.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useMay } from '../auth/session/use-may.ts';
import type { QuestionStore } from './question-store.ts';
import { questionPanelId, type ShownQuestion } from './rules.ts';
import { type QuestionActions, useQuestionActions } from './use-question-actions.ts';
import type { Questions } from './use-questions.ts';

type Props = {
  projectId: number;
  questions: Questions;
  store: QuestionStore;
  sessionKey: string | null;
  /** Documents are being analyzed. */
  running: boolean;
  /** Chosen questions are being analyzed, here or elsewhere. */
  analyzing: boolean;
  cancelling: boolean;
  onCancel: () => void;
  onClose: () => void;
};

export function QuestionPanel({ running, cancelling, onCancel, onClose, ...rest }: Props) {
  const { listed, selected, setSelected, isLoading } = rest.questions;
  const actions = useQuestionActions(rest);
  const mayAdd = useMay('questions.add');
  const mayAnalyze = useMay('questions.analyze');
  const analyzing = actions.analyzing || rest.analyzing;
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, listed.length);
  const everyOne = listed.length > 0 && listed.every(({ text }) => selected.has(text));
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      id={questionPanelId}
      aria-labelledby={`${questionPanelId}-title`}
      className="panel flex flex-col outline-none max-lg:mb-6 lg:sticky lg:top-[calc(var(--bars)+1rem)] lg:max-h-[calc(100dvh-var(--bars)-2rem)]"
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
        <span className="text-label text-text-3 tabular-nums">{formatNumber(listed.length)}</span>
        {mayAnalyze && listed.length > 1 && (
          <button
            type="button"
            className="text-link ms-auto min-h-8 text-[0.8125rem] pointer-coarse:min-h-10"
            onClick={() => setSelected(new Set(everyOne ? [] : listed.map(({ text }) => text)))}
          >
            {everyOne ? 'Deselect All' : 'Select All'}
          </button>
        )}
      </div>
      <QuestionRows {...{ listed, selected, isLoading, running }} toggle={actions.toggle} remove={actions.remove} />
      {mayAdd && <AddQuestion onAdd={actions.add} />}
      {mayAnalyze && (
        <div className="flex gap-2 px-5 pb-5">
          <Button className="min-w-0 flex-1" onClick={actions.analyze} pending={analyzing} pendingText="Analyzing...">
            Analyze Selected Questions
          </Button>
          {analyzing && (
            <Button
              variant="secondary"
              aria-label="Cancel the analysis of the questions"
              onClick={onCancel}
              pending={cancelling}
            >
              Cancel
            </Button>
          )}
        </div>
      )}
    </aside>
  );
}

type RowsProps = Pick<Questions, 'listed' | 'selected' | 'isLoading'> &
  Pick<QuestionActions, 'toggle' | 'remove'> &
  Pick<Props, 'running'>;

function QuestionRows({ listed, selected, isLoading, running, toggle, remove }: RowsProps) {
  const mayAdd = useMay('questions.add');
  const mayAnalyze = useMay('questions.analyze');
  const mayDelete = useMay('questions.delete');
  if (isLoading) {
    return (
      <div className="grid gap-3 px-5 pb-3">
        {['a', 'b', 'c', 'd'].map((key) => (
          <span key={key} className="placeholder h-9" />
        ))}
      </div>
    );
  }
  if (listed.length === 0) {
    return (
      <p className="px-5 pb-3 text-text-2 text-pretty">
        {running
          ? 'The documents are being read. The questions they can answer will appear here shortly.'
          : 'No questions yet. Analyzing documents suggests some'}
        {!running && (mayAdd ? '; you can also add your own.' : '.')}
      </p>
    );
  }
  return (
    <ol className="min-h-0 flex-1 overflow-y-auto px-2">
      {listed.map((question, index) => (
        <li
          key={question.text}
          className={clsx('flex items-start rounded-control hover:bg-sunken', !question.isSaved && 'opacity-60')}
        >
          {mayAnalyze ? (
            <label className="flex min-w-0 flex-1 gap-2.5 py-2.25 ps-3 leading-5">
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
          {mayDelete && (
            <IconButton
              label={`Delete question ${index + 1}`}
              onClick={() => remove(question.text)}
              className="m-0.5 mt-0.75"
            >
              <Trash2 className="icon" />
            </IconButton>
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

function AddQuestion({ onAdd }: { onAdd: QuestionActions['add'] }) {
  const [text, setText] = useState('');
  const [listedAs, setListedAs] = useState<number | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entry = onAdd(text);
    if (!entry) return;
    setText('');
    setListedAs(entry.place);
  };
  return (
    <form onSubmit={submit} className="px-5 py-3">
      <div className="flex gap-2">
        <input
          value={text}
          dir="auto"
          maxLength={maxQuestionLength}
          aria-label="Add your own question"
          placeholder="Add your own question"
          onChange={(event) => {
            setText(event.target.value);
            setListedAs(null);
          }}
          className="field min-h-8 min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" size="small" disabled={!text.trim()}>
          Add
        </Button>
      </div>
      <output className="block text-label text-text-2 not-empty:mt-1.5">
        {listedAs !== null && `This question is already listed as Q${listedAs}. It is now selected.`}
      </output>
    </form>
  );
}

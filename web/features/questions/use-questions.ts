import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listInsights, listRecentInsights } from '#contract/insights/insights.ts';
import { pathOf } from '../../lib/api.ts';
import { useMay } from '../auth/session/use-may.ts';
import { questionsQuery, unsettledQuery } from './queries.ts';
import type { QuestionStore } from './question-store.ts';
import { msUntilReveal, shownQuestions } from './rules.ts';

/** What the questions need to know of the latest analysis. */
export type Run = {
  sessionKey: string | null;
  startedAt: number | null;
  questions: readonly string[];
  analyzingQuestions: boolean;
};

type Options = { store: QuestionStore; onReveal: () => void };

/** The questions of a project as this browser shows them. What is done with them is in the panel, which comes later. */
export function useQuestions(projectId: number, run: Run, { store, onReveal }: Options) {
  const client = useQueryClient();
  const { queryKey, ...query } = questionsQuery(projectId);
  const { data, isLoading } = useQuery({ queryKey, ...query });
  const { data: unsettled } = useQuery(unsettledQuery(projectId, store));
  const [kept] = useState(() => store.load('questions'));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const stored = data ?? kept.map((question) => ({ question, isAnalyzed: false }));

  useEffect(() => {
    if (data) {
      store.save(
        'questions',
        data.map(({ question }) => question),
      );
    }
  }, [data, store]);

  const refresh = () => void client.invalidateQueries({ queryKey });
  useReveal(run, () => {
    refresh();
    if (run.startedAt !== null) onReveal();
  });
  useEnd(run.analyzingQuestions, () => {
    refresh();
    void client.invalidateQueries({ queryKey: [pathOf(listInsights, { params: { id: projectId } })] });
    void client.invalidateQueries({ queryKey: [listRecentInsights.path] });
  });
  useSettling(projectId, store);

  return {
    listed: shownQuestions(stored, unsettled),
    isLoading: isLoading && kept.length === 0,
    selected,
    setSelected,
  };
}

export type Questions = ReturnType<typeof useQuestions>;

/** Sends the server what could not be sent before: when the page opens, and when the connection is back. */
function useSettling(projectId: number, store: QuestionStore) {
  const mayAdd = useMay('questions.add');
  const client = useQueryClient();
  useEffect(() => {
    if (!mayAdd) return;
    const settle = () => {
      if (store.load('unsavedQuestions').length + store.load('undeletedQuestions').length === 0) return;
      import('./question-changes.ts').then((m) => m.settleQuestions({ client, projectId, store })).catch(() => {});
    };
    settle();
    addEventListener('online', settle);
    return () => removeEventListener('online', settle);
  }, [client, projectId, mayAdd, store]);
}

/** An analysis of questions has ended, started by any user. */
function useEnd(running: boolean, onEnd: () => void) {
  const before = useRef(running);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onEnd` is a new function on each draw, and the end is one moment
  useEffect(() => {
    if (before.current && !running) onEnd();
    before.current = running;
  }, [running]);
}

/** Calls back when a run's questions are there, or have become more, and the delay after its start is over. */
function useReveal({ sessionKey, startedAt, questions }: Run, reveal: () => void) {
  const [revealed, setRevealed] = useState<string | null>(null);
  const ready = sessionKey && questions.length > 0 ? `${sessionKey} ${questions.length}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reveal` is a new function on each draw, and the same questions are revealed once
  useEffect(() => {
    if (!ready || ready === revealed) return;
    const timer = setTimeout(
      () => {
        setRevealed(ready);
        reveal();
      },
      msUntilReveal(startedAt, Date.now()),
    );
    return () => clearTimeout(timer);
  }, [ready, revealed, startedAt]);
}

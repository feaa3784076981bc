import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listInsights, listRecentInsights } from '#contract/insights.ts';
import { analyzeQuestions, noQuestionsMessage, noSessionMessage } from '#contract/questions.ts';
import { call, pathOf, RequestError } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { useToast } from '../../ui/toast.tsx';
import { questionsQuery } from './queries.ts';
import { addable, msUntilReveal, type ShownQuestion, shownQuestions } from './rules.ts';

/** What the questions need to know of the running analysis. */
export type Run = { sessionKey: string | null; startedAt: number | null; questions: readonly string[] };

/** Where the page keeps the list over a reload. */
export type QuestionStore = { load: () => string[]; save: (own: readonly string[]) => void };

export function useQuestions(projectId: number, run: Run, store: QuestionStore, onReveal: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const query = questionsQuery(projectId);
  const { data: stored = [], isLoading } = useQuery(query);
  const [own, setOwn] = useState(store.load);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const listed = shownQuestions(stored, own);
  const chosen = listed.filter(({ text }) => selected.has(text)).map(({ text }) => text);
  const refuse = (description: string) => toast({ title: 'Error', description, destructive: true });

  useReveal(run, () => {
    void client.invalidateQueries({ queryKey: query.queryKey });
    if (run.startedAt !== null) onReveal();
  });

  const analyze = useMutation({
    mutationFn: ({ questions, ragSessionKey }: { questions: string[]; ragSessionKey: string }) =>
      call(analyzeQuestions, { params: { id: projectId }, body: { questions, ragSessionKey } }),
    onSuccess: ({ insights, error }, { questions }) => {
      void client.invalidateQueries({ queryKey: query.queryKey });
      if (error) return toast({ title: 'Analysis Error', description: error, destructive: true });
      void client.invalidateQueries({ queryKey: [pathOf(listInsights, { params: { id: projectId } })] });
      void client.invalidateQueries({ queryKey: [listRecentInsights.path] });
      setSelected(new Set());
      toast(insights.length > 0 ? foundNotice(insights.length, questions.length) : nothingFound);
    },
    onError: (error) => refuse(failureText(error)),
  });

  return {
    questions: listed,
    isLoading,
    selected,
    select: (texts: readonly string[]) => setSelected(new Set(texts)),
    toggle: (text: string) => {
      const next = new Set(selected);
      if (!next.delete(text)) next.add(text);
      setSelected(next);
    },
    /** Adds an own question, chosen from the start. Answers whether there was anything to add. */
    add: (entered: string): boolean => {
      const text = addable(entered, listed);
      if (!text) return false;
      const next = [...own, text];
      setOwn(next);
      store.save(next);
      setSelected(new Set([...selected, text]));
      return true;
    },
    analyzing: analyze.isPending,
    analyze: () => {
      if (chosen.length === 0) return refuse(noQuestionsMessage);
      if (!run.sessionKey) return refuse(noSessionMessage);
      analyze.mutate({ questions: chosen, ragSessionKey: run.sessionKey });
    },
  };
}

export type QuestionList = Omit<ReturnType<typeof useQuestions>, 'questions'> & { questions: ShownQuestion[] };

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

function foundNotice(insights: number, questions: number) {
  return {
    title: 'Analysis completed',
    description: `${counted(insights, 'insight')} for ${counted(questions, 'question')}.`,
  };
}

const nothingFound = {
  title: 'Analysis completed',
  description: 'The documents do not answer the selected questions, so there is no insight.',
};

function failureText(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Agent 3 analysis failed: The server could not be reached';
  if (error.serverMessage) return `Agent 3 analysis failed: ${error.serverMessage}`;
  return `Agent 3 analysis failed with status: ${error.status}`;
}

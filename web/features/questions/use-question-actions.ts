import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  analyzeQuestions,
  noQuestionsMessage,
  noSessionMessage,
  questionsCancelledMessage,
} from '#contract/analysis/question-changes.ts';
import { listInsights, listRecentInsights } from '#contract/insights/insights.ts';
import { call, pathOf, RequestError } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { useToast } from '../../ui/toast/toast.tsx';
import { useUndoToast } from '../../ui/toast/use-undo-toast.ts';
import { entryOf } from './entry.ts';
import { questionsQuery } from './queries.ts';
import { addOwn, removeOne } from './question-changes.ts';
import type { QuestionStore } from './question-store.ts';
import type { Questions } from './use-questions.ts';

type Input = { projectId: number; sessionKey: string | null; store: QuestionStore; questions: Questions };

/** What staff do with the questions. An analysis stays pending while the panel is closed and opened again. */
export function useQuestionActions({ projectId, sessionKey, store, questions }: Input) {
  const { listed, selected, setSelected } = questions;
  const client = useQueryClient();
  const toast = useToast();
  const undoToast = useUndoToast();
  const place = { client, projectId, store };
  const chosen = listed.filter(({ text }) => selected.has(text)).map(({ text }) => text);
  const refuse = (description: string) => toast({ title: 'Error', description, destructive: true });

  const mutationKey = ['analyze questions', projectId];
  const analyze = useMutation({
    mutationKey,
    mutationFn: ({ questions, ragSessionKey }: { questions: string[]; ragSessionKey: string }) =>
      call(analyzeQuestions, { params: { id: projectId }, body: { questions, ragSessionKey } }),
    onSuccess: ({ insights, error }, { questions }) => {
      void client.invalidateQueries({ queryKey: questionsQuery(projectId).queryKey });
      if (error === questionsCancelledMessage) return toast({ title: 'Analysis cancelled', description: error });
      void client.invalidateQueries({ queryKey: [pathOf(listInsights, { params: { id: projectId } })] });
      void client.invalidateQueries({ queryKey: [listRecentInsights.path] });
      if (error) return toast({ title: 'Analysis Error', description: error, destructive: true });
      setSelected(new Set());
      toast(insights.length > 0 ? foundNotice(insights.length, questions.length) : nothingFound);
    },
    onError: (error) => refuse(failureText(error)),
  });

  return {
    toggle: (text: string) => {
      const next = new Set(selected);
      if (!next.delete(text)) next.add(text);
      setSelected(next);
    },
    /** Adds an own question, chosen from the start; one that is listed already is chosen. Null without a text. */
    add: (entered: string) => {
      const entry = entryOf(entered, listed);
      if (!entry) return null;
      const existing = entry.place === null ? undefined : listed[entry.place - 1];
      setSelected(new Set([...selected, existing?.text ?? entry.text]));
      if (!existing) void addOwn(place, entry.text, toast);
      return entry;
    },
    remove: (text: string) => void removeOne(place, text, undoToast),
    analyzing: useIsMutating({ mutationKey }) > 0,
    analyze: () => {
      if (chosen.length === 0) return refuse(noQuestionsMessage);
      if (!sessionKey) return refuse(noSessionMessage);
      analyze.mutate({ questions: chosen, ragSessionKey: sessionKey });
    },
  };
}

export type QuestionActions = ReturnType<typeof useQuestionActions>;

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

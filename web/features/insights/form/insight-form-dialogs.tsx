import { useQuery } from '@tanstack/react-query';
import { createInsightOfProject, updateInsight } from '#contract/insights/custom-insights.ts';
import { type Insight, isListedDocument } from '#contract/insights/insights.ts';
import { projectInsightsQuery } from '../queries.ts';
import { draftOf, emptyDraft, faultsOf, type InsightDraft } from './insight-draft.ts';
import { InsightForm } from './insight-form.tsx';
import { reasonOf, useCreateInsight, useUpdateInsight } from './use-insight-changes.ts';

type Props = { open: boolean; onClose: () => void; projectId: number };

export function CreateInsightDialog({ projectId, ...props }: Props) {
  const { data: rows = [] } = useQuery(projectInsightsQuery(projectId));
  const { mutate, isPending, error } = useCreateInsight(projectId);
  const check = ({ sources, ...draft }: InsightDraft) =>
    createInsightOfProject.body.safeParse({ ...withoutEmpty(draft), sources: [...sources] });
  return (
    <InsightForm
      {...props}
      projectId={projectId}
      title="Create Custom Insight"
      action="Create"
      pendingText="Creating..."
      initial={emptyDraft}
      documents={rows.filter(isListedDocument)}
      faults={(draft) => faultsOf(check(draft))}
      pending={isPending}
      failure={reasonOf(error)}
      onSubmit={(draft) => {
        const checked = check(draft);
        if (checked.success) mutate(checked.data, { onSuccess: props.onClose });
      }}
    />
  );
}

/** The server would reject an empty quote as words that were not said. */
const withoutEmpty = ({ emoji, quote, ...rest }: Omit<InsightDraft, 'sources'>) => ({
  ...rest,
  ...(emoji.trim() ? { emoji } : {}),
  ...(quote.trim() ? { quote } : {}),
});

export function EditInsightDialog({ projectId, insight, ...props }: Props & { insight: Insight }) {
  const { mutate, isPending, error } = useUpdateInsight(projectId, insight.id);
  const initial = draftOf(insight);
  const check = (draft: InsightDraft) => updateInsight.body.safeParse(changesOf(draft, initial));
  return (
    <InsightForm
      {...props}
      projectId={projectId}
      title="Edit Insight"
      description="It becomes a custom insight and keeps its quotes from the documents."
      action="Save"
      pendingText="Saving..."
      initial={initial}
      quoteState={insight.analysis.quoteState}
      faults={(draft) => faultsOf(check(draft))}
      pending={isPending}
      failure={reasonOf(error)}
      onSubmit={(draft) => {
        const checked = check(draft);
        if (checked.success) mutate(checked.data, { onSuccess: props.onClose });
      }}
    />
  );
}

/** A full edit names title, content and source; of the rest only what was changed, so that no other change is undone. */
function changesOf(draft: InsightDraft, initial: InsightDraft) {
  const { title, content, relevance, emoji, tags, quote } = draft;
  return {
    title,
    content,
    source: 'custom',
    analysis: {
      title,
      summary: content,
      ...(relevance === initial.relevance ? {} : { businessImpact: relevance, relevance }),
      ...(emoji === initial.emoji ? {} : { emoji }),
      ...(tags.join('\n') === initial.tags.join('\n') ? {} : { keywords: tags }),
      ...(quote === initial.quote ? {} : { supportingQuote: quote, quote }),
    },
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Insight, listInsights } from '#contract/insights/insights.ts';
import { hasStatus, pathOf } from '../../../lib/api.ts';
import { useMay } from '../../auth/session/use-may.ts';
import { passOnFocus, RetryButton } from '../messages/send/retry-button.tsx';
import { SuggestedQuestions } from '../messages/send/suggested-questions.tsx';
import { InsightIntro } from './insight-intro.tsx';
import { insightQuery } from './queries.ts';

type Props = {
  projectId: number;
  insightId: number;
  lang: string | undefined;
  textOf: (insight: Insight) => string;
  pending: boolean;
  onAsk: (question: string) => void;
};

/** The insight, and questions to begin with. */
export function Intro({ projectId, insightId, lang, textOf, pending, onAsk }: Props) {
  const mayAsk = useMay('insights.chat');
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(insightQuery(insightId));
  // The page mostly knows the insight already; only the questions are worked out now.
  const known = useListedInsight(projectId, insightId);
  const insight = data?.data ?? known;
  // Asked again, the query has no error until it fails once more; what is shown stays meanwhile.
  const failed = !data && errorUpdateCount > 0;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-184 gap-5 px-6 py-6 max-md:px-4 max-md:py-4">
        {failed && <Failure error={error} onRetry={refetch} retrying={isFetching} />}
        {!insight && !failed && <InsightSkeleton />}
        {insight &&
          !failed &&
          (isComplete(insight) ? <InsightIntro insight={insight} lang={lang} textOf={textOf} /> : <Unavailable />)}
        {data ? (
          <SuggestedQuestions questions={data.suggestedQuestions} disabled={pending} onAsk={onAsk} />
        ) : (
          mayAsk && !failed && <QuestionsSkeleton />
        )}
      </div>
    </div>
  );
}

/** The insight as the list has it that the page has loaded. */
function useListedInsight(projectId: number, insightId: number): Insight | undefined {
  const client = useQueryClient();
  const rows = client.getQueryData<Insight[]>([pathOf(listInsights, { params: { id: projectId } })]);
  return rows?.find(({ id }) => id === insightId);
}

function InsightSkeleton() {
  return (
    <div aria-hidden="true" className="panel late grid gap-3 p-5 max-md:p-4">
      <span className="placeholder h-9 w-3/4 rounded-control" />
      <span className="placeholder h-16 rounded-control" />
      <span className="placeholder h-24 rounded-control" />
    </div>
  );
}

/** Two lines of questions. */
function QuestionsSkeleton() {
  return (
    <div aria-hidden="true" className="late">
      <span className="placeholder mb-2 block h-4 w-36 rounded-control" />
      <div className="flex flex-wrap gap-2">
        {['w-60', 'w-44', 'w-64', 'w-52'].map((width) => (
          <span key={width} className={`placeholder block h-8 max-w-full rounded-card ${width}`} />
        ))}
      </div>
    </div>
  );
}

/** Whether there is an analysis to show. */
const isComplete = ({ analysis }: { analysis: Partial<Insight['analysis']> | null }) =>
  Boolean(analysis && (analysis.title || analysis.summary));

function Unavailable() {
  return <p className="panel px-5 py-4 text-text-2">Insight details unavailable</p>;
}

function Failure({ error, onRetry, retrying }: { error: Error | null; onRetry: () => void; retrying: boolean }) {
  const gone = hasStatus(error, 404);
  return (
    <div ref={passOnFocus} role="alert" className="panel flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-danger">Error loading insight details</p>
        <p className="mt-0.5 text-text-2">
          {gone ? 'This insight no longer exists. Someone else may have deleted it.' : 'Please try again later'}
        </p>
      </div>
      <RetryButton onRetry={onRetry} retrying={retrying} />
    </div>
  );
}

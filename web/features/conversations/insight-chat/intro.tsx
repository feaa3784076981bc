import { useQuery } from '@tanstack/react-query';
import type { Insight } from '#contract/insights/insights.ts';
import { hasStatus } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { SuggestedQuestions } from '../messages/suggested-questions.tsx';
import { InsightIntro } from './insight-intro.tsx';
import { insightQuery } from './queries.ts';

type Props = {
  insightId: number;
  lang: string | undefined;
  textOf: (insight: Insight) => string;
  pending: boolean;
  onAsk: (question: string) => void;
};

/** The insight, and questions to begin with. */
export function Intro({ insightId, lang, textOf, pending, onAsk }: Props) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(insightQuery(insightId));
  // Asked again, the query has no error until it fails once more; what is shown stays meanwhile.
  const failed = !data && errorUpdateCount > 0;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-184 gap-5 px-6 py-6 max-md:px-4 max-md:py-4">
        {failed && <Failure error={error} onRetry={refetch} retrying={isFetching} />}
        {!data && !failed && <div aria-hidden="true" className="panel late min-h-80" />}
        {data &&
          (isComplete(data.data) ? <InsightIntro insight={data.data} lang={lang} textOf={textOf} /> : <Unavailable />)}
        {data && <SuggestedQuestions questions={data.suggestedQuestions} disabled={pending} onAsk={onAsk} />}
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
    <div role="alert" className="panel flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-danger">Error loading insight details</p>
        <p className="mt-0.5 text-text-2">
          {gone ? 'This insight no longer exists. Someone else may have deleted it.' : 'Please try again later'}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={onRetry} pending={retrying} pendingText="Retrying...">
        Retry
      </Button>
    </div>
  );
}

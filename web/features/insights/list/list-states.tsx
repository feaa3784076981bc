import { hasStatus } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

export function NothingGenerated({ mayAnalyze }: { mayAnalyze: boolean }) {
  return (
    <EmptyState title="No insights generated yet.">
      {mayAnalyze
        ? 'Select documents above and analyze them. Each insight comes with the quotes that support it.'
        : 'They appear here once the documents of this project have been analyzed.'}
    </EmptyState>
  );
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No insights match these filters."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Change a filter or clear them all.
    </EmptyState>
  );
}

type FailureProps = { error: Error; onRetry: () => void; retrying: boolean };

export function ListFailure({ error, onRetry, retrying }: FailureProps) {
  if (hasStatus(error, 403)) {
    return (
      <EmptyState title="No access to insights">You do not have access to the insights of this project.</EmptyState>
    );
  }
  return <ErrorState title="The insights could not be loaded." onRetry={onRetry} retrying={retrying} />;
}

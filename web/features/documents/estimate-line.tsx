import { useQuery } from '@tanstack/react-query';
import { estimateAnalysis, type RunEstimate } from '#contract/analysis/estimate.ts';
import { readProject } from '#contract/projects/projects.ts';
import { call, reading } from '../../lib/api.ts';
import { counted, formatNumber } from '../../lib/format.ts';

type Props = { projectId: number; documentIds: readonly number[] };

/** What an analysis of the selected documents would use of the language model; nothing for the built-in engine. */
export function EstimateLine({ projectId, documentIds }: Props) {
  const { data: project } = useQuery({ ...reading(readProject, { params: { id: projectId } }), enabled: false });
  const usesModel = project?.engine === 'model' && documentIds.length > 0;
  const ids = [...documentIds];
  const { data, isError } = useQuery({
    queryKey: [estimateAnalysis.path, projectId, project?.maskPersonalData, ids.toSorted((a, b) => a - b).join()],
    queryFn: ({ signal }) => call(estimateAnalysis, { params: { id: projectId }, body: { documentIds: ids } }, signal),
    enabled: usesModel,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  if (project?.engine !== 'model' || isError) return null;
  // Its room is kept, so that no document moves away from under the pointer that selects it.
  return (
    <output className="min-h-[1.125rem] w-full text-end text-label text-pretty text-text-3 tabular-nums max-md:min-h-[2.25rem] max-md:text-start">
      {usesModel ? (
        data && <Estimate {...data} />
      ) : (
        <>
          An analysis asks the language model <bdi>{project.companyModel}</bdi>
        </>
      )}
    </output>
  );
}

function Estimate({ calls, inputTokens, outputTokens, cost, atMost, model, maskPersonalData, ...about }: RunEstimate) {
  const { refusal, warning } = about;
  if (refusal) return <span className="text-danger">{refusal}</span>;
  if (!model) return null;
  const estimate = (
    <>
      About {counted(calls, 'call')} and {formatNumber(rounded(inputTokens + outputTokens))} tokens with{' '}
      <bdi>{model}</bdi>
      {cost !== null && `, ${dollars(cost)}`}; at most {formatNumber(rounded(atMost.inputTokens + atMost.outputTokens))}{' '}
      tokens
      {atMost.cost !== null && `, ${dollars(atMost.cost)}`}
      {maskPersonalData && ', with names and contact details hidden'}
    </>
  );
  if (!warning) return estimate;
  // A phone has room for one of the two, and the warning is more important.
  return (
    <>
      <span className="max-md:hidden">{estimate}. </span>
      <span className="text-ink">{warning}</span>
    </>
  );
}

/** Two digits are as exact as an estimate is. */
function rounded(tokens: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return Math.ceil(tokens / unit) * unit;
}

const dollars = (cost: number) => (cost < 0.01 ? 'less than $0.01' : `$${cost.toFixed(2)}`);

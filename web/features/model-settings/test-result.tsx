import type { UseMutationResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ModelTest } from '#contract/models/settings.ts';
import { messageOf } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';

type Props = { test: Pick<UseMutationResult<ModelTest, Error, never>, 'data' | 'error' | 'isPending'> };

/** What the model answered. The status region is there from the start, so that its text is read out. */
export function TestResult({ test: { data, error, isPending } }: Props) {
  return (
    <>
      <output className="empty:hidden">
        {data?.ok && !isPending && (
          <p className="flex items-start gap-2 text-ok">
            <CircleCheck className="icon mt-0.5" />
            <span className="min-w-0 break-words">
              {data.message} <span className="text-text-3 tabular-nums">{formatNumber(data.milliseconds)} ms</span>
            </span>
          </p>
        )}
      </output>
      {data && !data.ok && !isPending && <Alert>{data.message}</Alert>}
      {error && !isPending && <Alert>{messageOf(error, 'The model could not be tested. Please try again.')}</Alert>}
    </>
  );
}

import { useEffect, useMemo, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { carriesAll } from '../../rules.ts';
import type { arrange } from './arrange.ts';
import { isArranged, type View } from './view.ts';

/** What the view lets through. Undefined while the code for more than tags is on its way. */
export function useShown(insights: readonly Insight[] | undefined, view: View): readonly Insight[] | undefined {
  const [arranging, setArranging] = useState<{ arrange: typeof arrange }>();
  const arranged = isArranged(view);
  useEffect(() => {
    if (!arranged) return;
    import('./arrange.ts').then(setArranging, (error) =>
      // The page's error boundary reports that its code could not be fetched.
      setArranging(() => {
        throw error;
      }),
    );
  }, [arranged]);
  return useMemo(() => {
    if (arranged) return insights && arranging?.arrange(insights, view);
    return insights?.filter((insight) => carriesAll(insight, view.tags));
  }, [insights, view, arranged, arranging]);
}

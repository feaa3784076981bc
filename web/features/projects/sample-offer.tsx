import type { ReactNode } from 'react';
import type { createSampleProject } from '#contract/projects/projects.ts';
import type { ReplyOf } from '#contract/route.ts';
import { Button } from '../../ui/button.tsx';
import { useSampleProject } from './use-sample-project.ts';

export type MadeSample = ReplyOf<typeof createSampleProject>;

type Props = {
  /** Called only while the offer is still on the page: who went elsewhere meanwhile is left there. */
  onMade: (made: MadeSample) => void;
  /** What else can be done here. */
  children: ReactNode;
};

/** For those who have no research at hand yet. */
export function SampleOffer({ onMade, children }: Props) {
  const { mutate, isPending } = useSampleProject();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {children}
        <Button
          variant="secondary"
          pending={isPending}
          pendingText="Preparing the sample..."
          onClick={() => mutate(undefined, { onSuccess: onMade })}
        >
          Try a sample project
        </Button>
      </div>
      <p className="max-w-[68ch] text-label text-pretty text-text-3">
        The sample contains six interviews and a survey about car sharing, written for Earshot, in seven file formats
        and two languages.
      </p>
    </div>
  );
}

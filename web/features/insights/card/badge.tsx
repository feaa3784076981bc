import clsx from 'clsx';
import { Flame, Target, UsersRound } from 'lucide-react';
import { type Badge as BadgeName, badgeLabels } from '#contract/insights/insights.ts';

const looks: Record<BadgeName, { Icon: typeof Flame; color: string }> = {
  HIGH_EMOTION: { Icon: Flame, color: 'bg-warm-soft text-warm' },
  WIDELY_APPLICABLE: { Icon: UsersRound, color: 'bg-cool-soft text-cool' },
  IMPORTANT_FOR_BRIEF: { Icon: Target, color: 'bg-accent-soft text-accent' },
};

export function Badge({ badge }: { badge: BadgeName }) {
  const { Icon, color } = looks[badge];
  return (
    <span
      className={clsx(
        'inline-flex min-h-5.5 items-center gap-1 rounded-full ps-1.5 pe-2 text-[0.75rem] font-control whitespace-nowrap',
        color,
      )}
    >
      <Icon aria-hidden="true" className="size-3.25" strokeWidth={1.75} />
      <bdi>{badgeLabels[badge]}</bdi>
    </span>
  );
}

import { formatNumber } from '../../lib/format.ts';

type Props = { listed: number; counted: number };

/** Why the insights count more people than are listed. */
export function UnlistedPeople({ listed, counted }: Props) {
  const missing = counted - listed;
  if (missing <= 0) return null;
  return (
    <p className="mt-3 max-w-[68ch] text-label text-pretty text-text-3">
      The insights count {formatNumber(counted)} people. {formatNumber(missing)} of them {missing === 1 ? 'is' : 'are'}{' '}
      not listed: their documents have not been read for people yet, or do not say who speaks.
    </p>
  );
}

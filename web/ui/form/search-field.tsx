import clsx from 'clsx';
import { Search } from 'lucide-react';

type Props = {
  what: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
  /** Has the focus when its dialog opens. */
  first?: boolean;
};

export function SearchField({ what, value, onChange, className, first }: Props) {
  return (
    <search className={clsx('relative min-w-0', className)}>
      <Search
        aria-hidden="true"
        className="icon pointer-events-none absolute inset-s-2.5 top-1/2 -translate-y-1/2 text-text-3"
      />
      <input
        type="search"
        data-autofocus={first || undefined}
        dir="auto"
        value={value}
        aria-label={`Search ${what}`}
        placeholder={`Search ${what}...`}
        onChange={({ target }) => onChange(target.value)}
        className="field ps-8.5"
      />
    </search>
  );
}

import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';

type Props = { count: number; active: number; onGo: (index: number) => void };

/** From one marked passage of the document to the next. */
export function PassageBar({ count, active, onGo }: Props) {
  return (
    <div className="flex items-center gap-1">
      <p aria-live="polite" className="me-1 text-[0.8125rem] whitespace-nowrap text-text-2 tabular-nums">
        Quote {active + 1} of {count}
      </p>
      <IconButton label="Previous quote" disabled={active <= 0} onClick={() => onGo(active - 1)}>
        <ChevronUp className="icon" />
      </IconButton>
      <IconButton label="Next quote" disabled={active >= count - 1} onClick={() => onGo(active + 1)}>
        <ChevronDown className="icon" />
      </IconButton>
    </div>
  );
}

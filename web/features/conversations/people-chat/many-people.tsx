import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tooManySelected } from '#contract/conversations/people-conversation-changes.ts';
import { counted, formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { AskedChips } from './asked-chips.tsx';
import { findPeople, type Listed } from './find-people.ts';

/** So many can be passed with the Tab key on the way to the input. */
const shownAtOnce = 20;

type Props = { people: readonly Listed[]; asked: readonly number[]; onToggle: (id: number) => void };

/** More people than can be seen at once, such as the respondents of a survey: they are searched. */
export function ManyPeople({ people, asked, onToggle }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(shownAtOnce);
  // Chips keep their places while they are pressed.
  const [first, setFirst] = useState(asked);
  const found = findPeople(people, search, first);
  const left = found.length - shown;
  const find = (text: string) => {
    setSearch(text);
    setShown(shownAtOnce);
    setFirst(asked);
  };
  const showMore = () => {
    flushSync(() => setShown(shown + shownAtOnce));
    // The button may be gone, and the next person cannot be pressed when enough are selected.
    list.current?.focus();
    list.current?.querySelectorAll('button')[shown]?.focus();
  };
  return (
    <div className="grid flex-none gap-2 border-b border-line px-6 py-3 max-md:px-4">
      <SearchField what="people" value={search} onChange={find} first={asked.length === 0} />
      <p id={id} role="status" className="text-label text-text-3">
        {search.trim() && `${found.length === 0 ? 'Nobody' : counted(found.length, 'person', 'people')} found. `}
        {formatNumber(asked.length)} selected. {tooManySelected}.
      </p>
      <AskedChips ref={list} people={found.slice(0, shown)} asked={asked} onToggle={onToggle} describedBy={id}>
        {left > 0 && (
          <Button variant="ghost" size="small" onClick={showMore}>
            Show {formatNumber(Math.min(left, shownAtOnce))} more of {formatNumber(found.length)}
          </Button>
        )}
      </AskedChips>
    </div>
  );
}

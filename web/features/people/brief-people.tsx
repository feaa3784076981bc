import { type ReactNode, useState } from 'react';
import type { Person } from '#contract/people/people.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { FirstQuote } from './first-quote.tsx';
import { PersonCard } from './person-card.tsx';

const shownAtFirst = 24;

type Props = { people: readonly Person[]; toolsOf: (person: Person) => ReactNode };

/** Those who say much less than the others, such as the respondents of a survey beside interviews: folded under their number. */
export function BriefPeople({ people, toolsOf }: Props) {
  const [shown, setShown] = useState(shownAtFirst);
  const left = people.length - shown;
  return (
    <details className="mt-3">
      <summary className="text-link inline-flex min-h-6 list-none items-center text-label pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        {people.length === 1 ? '1 person' : `${formatNumber(people.length)} people`} with short answers
      </summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {people.slice(0, shown).map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            summary={<FirstQuote person={person} />}
            tools={toolsOf(person)}
          />
        ))}
      </div>
      {left > 0 && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setShown(shown + 10 * shownAtFirst)}>
          Show {formatNumber(Math.min(left, 10 * shownAtFirst))} more
        </Button>
      )}
    </details>
  );
}

import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Person } from '#contract/people/people.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import { formatNumber } from '../../lib/format.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useMay } from '../auth/session/use-may.ts';
import { FirstQuote } from './first-quote.tsx';
import { PersonCard, PersonCardSkeleton } from './person-card.tsx';
import { repeatsTitle } from './portrait.ts';

type Props = {
  projectId: number;
  /** undefined while they are loading, or when they could not be loaded. */
  people: readonly Person[] | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  language: Language | undefined;
  identifying: boolean;
  /** How many people the insights of the project count. */
  counted?: number | undefined;
  /** What can be done with a person: at the side of the card, beside its details. */
  toolsOf?: (person: Person) => ReactNode;
};

const PersonTools = lazy(() => import('./tools/person-tools.tsx').then((m) => ({ default: m.PersonTools })));
const MergeSuggestions = lazy(() =>
  import('./tools/merge-suggestions.tsx').then((m) => ({ default: m.MergeSuggestions })),
);

const BriefPeople = lazy(() => import('./brief-people.tsx').then((m) => ({ default: m.BriefPeople })));
const UnlistedPeople = lazy(() => import('./unlisted-people.tsx').then((m) => ({ default: m.UnlistedPeople })));
const HiddenPeople = lazy(() => import('./tools/hidden-people.tsx').then((m) => ({ default: m.HiddenPeople })));

const list = 'grid grid-cols-[minmax(0,1fr)] gap-3';

export function PeopleList(props: Props) {
  const { projectId, people, failed, retrying, onRetry, language, identifying, counted, toolsOf } = props;
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section, people?.length ?? 0);
  // The button that identifies cannot be pressed twice, and loses the focus with that.
  useKeptFocus(section, Number(identifying));
  const mayUpdate = useMay('people.update');
  const brief = people?.filter((person) => person.brief) ?? [];
  const full = people?.filter((person) => !person.brief) ?? [];
  const tools = (person: Person) => (
    <>
      {toolsOf?.(person)}
      {mayUpdate && people && (
        <Suspense>
          <PersonTools person={person} people={people} />
        </Suspense>
      )}
    </>
  );
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="identified-people" className="min-w-0 outline-none">
      <h2 id="identified-people" className="mb-4 flex min-h-8 items-center text-section">
        Identified People
        {people && people.length > 0 && (
          <span className="ms-2 text-label font-normal text-text-3 tabular-nums">{formatNumber(people.length)}</span>
        )}
      </h2>
      {!people && failed && (
        <ErrorState title="The people could not be loaded." onRetry={onRetry} retrying={retrying} />
      )}
      {!people && !failed && <PeopleSkeleton />}
      {people?.length === 0 && <NoPeopleYet />}
      {people && mayUpdate && people.length > 1 && (
        <Suspense>
          <MergeSuggestions projectId={projectId} people={people} />
        </Suspense>
      )}
      {people && people.length > 0 && (
        <div className={list} {...contentLanguage(language)}>
          {full.map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              summary={repeatsTitle(person) && <FirstQuote person={person} />}
              tools={tools(person)}
            />
          ))}
          {brief.length > 0 && (
            <Suspense>
              <BriefPeople people={brief} toolsOf={tools} />
            </Suspense>
          )}
        </div>
      )}
      {people && mayUpdate && (
        <Suspense>
          <HiddenPeople projectId={projectId} />
          {people.length > 0 && counted !== undefined && <UnlistedPeople listed={people.length} counted={counted} />}
        </Suspense>
      )}
    </section>
  );
}

function NoPeopleYet() {
  const mayIdentify = useMay('people.analyze');
  return (
    <EmptyState title="No people identified yet">
      {mayIdentify
        ? 'Select interviews or transcripts above and identify the people who speak in them. Each profile is based on what that person said.'
        : 'People appear here once they have been identified in the documents of this project.'}
    </EmptyState>
  );
}

export function PeopleSkeleton() {
  return (
    <div aria-hidden="true" className={list}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <PersonCardSkeleton key={key} />
      ))}
    </div>
  );
}

import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { conversationLimits } from '#contract/conversations/replies.ts';
import { Chip } from '../../../ui/chip.tsx';
import type { Listed } from './find-people.ts';

type Props = {
  ref?: Ref<HTMLDivElement>;
  people: readonly Listed[];
  /** Null for those who may not ask. */
  asked: readonly number[] | null;
  onToggle: (id: number) => void;
  /** The id of what is said of the selection. */
  describedBy?: string;
  /** The first chip has the focus when the dialog opens. */
  focusFirst?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Pressing a person includes them in the next message or leaves them out; no more people can be pressed than can be asked. */
export function AskedChips({ ref, people, asked, onToggle, describedBy, focusFirst, className, children }: Props) {
  const isFull = asked !== null && asked.length >= conversationLimits.people;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own frame and legend
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label="Selected people"
      aria-describedby={describedBy}
      className={clsx('flex max-h-28 flex-none flex-wrap gap-1.5 overflow-y-auto outline-none', className)}
    >
      {people.map((person, at) => {
        if (person.gone || !asked) return <Unpressable key={person.id} {...person} />;
        const pressed = asked.includes(person.id);
        return (
          <Chip
            key={person.id}
            pressed={pressed}
            disabled={isFull && !pressed}
            first={focusFirst && at === 0}
            onClick={() => onToggle(person.id)}
          >
            <PersonName {...person} />
          </Chip>
        );
      })}
      {children}
    </div>
  );
}

const whyGone = ({ hidden }: Listed): string => (hidden ? 'Hidden in this project' : 'No longer in this project');

function Unpressable(person: Listed) {
  return (
    <span
      title={person.gone ? whyGone(person) : person.title}
      className="inline-flex h-6.5 max-w-full items-center rounded-full bg-sunken px-2.5 text-label text-text-2 pointer-coarse:h-8"
    >
      <PersonName {...person} />
      {person.gone && <span className="ms-1.5 text-text-3">({whyGone(person).toLowerCase()})</span>}
    </span>
  );
}

function PersonName({ emoji, name }: Listed) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span aria-hidden="true">{emoji}</span>
      <bdi className="truncate">{name}</bdi>
    </span>
  );
}

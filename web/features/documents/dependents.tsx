import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type Dependents as Found, writtenKey } from '#contract/documents-removal.ts';
import { Unfold } from '../../ui/unfold.tsx';
import { type Group, lostGroups, sharedGroups, writtenLabels } from './dependent-groups.ts';

/** What the user decides about what depends on a document. */
export type Choice = { dependents: 'rebuild' | 'remove'; written: ReadonlySet<string> };
type Props = { found: Found; choice: Choice; onChoose: (choice: Choice) => void };

/** What goes with a document, and what the user decides about. */
export function Dependents({ found, choice, onChoose }: Props) {
  const lost = lostGroups(found);
  const shared = sharedGroups(found);
  if (lost.length + shared.length + found.written.length === 0) {
    return <p className="text-text-2">Nothing else depends on it.</p>;
  }
  return (
    <>
      {lost.length > 0 && (
        <ul
          aria-label="What goes with the document"
          className="divide-y divide-line rounded-control border border-line"
        >
          {lost.map((group) => (
            <FoldedGroup key={group.key} group={group} />
          ))}
        </ul>
      )}
      {shared.length > 0 && (
        <SharedChoice
          groups={shared}
          value={choice.dependents}
          onChange={(dependents) => onChoose({ ...choice, dependents })}
        />
      )}
      {found.written.length > 0 && (
        <WrittenChoice
          written={found.written}
          chosen={choice.written}
          onChange={(written) => onChoose({ ...choice, written })}
        />
      )}
    </>
  );
}

const mostShown = 20;

/** A counted line that opens to the names behind it. */
function FoldedGroup({ group: { line, items } }: { group: Group }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const more = items.length - mostShown;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 w-full items-center gap-2 px-3 py-1.5 text-start"
      >
        <span className="min-w-0 flex-1 text-pretty">{line}</span>
        <ChevronDown
          aria-hidden="true"
          className={clsx('icon text-text-3 transition-transform duration-200', open && 'rotate-180')}
        />
      </button>
      <Unfold id={id} open={open}>
        <ul className="grid max-h-60 list-disc gap-1 overflow-y-auto ps-7 pe-3 pb-3 text-text-2">
          {items.slice(0, mostShown).map(({ key, name }) => (
            <li key={key} dir="auto" className="break-words">
              {name}
            </li>
          ))}
          {more > 0 && <li className="list-none text-text-3">and {more} more</li>}
        </ul>
      </Unfold>
    </li>
  );
}

const ways = {
  rebuild: ['Rebuild', 'Titles, summaries, tags and portraits are made again from the evidence that is left.'],
  remove: ['Remove', 'They are deleted with the document. Another analysis may find them again.'],
} as const;

type SharedProps = { groups: Group[]; value: Choice['dependents']; onChange: (value: Choice['dependents']) => void };

function SharedChoice({ groups, value, onChange }: SharedProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-pretty">Also supported by other documents</legend>
      <ul className="divide-y divide-line rounded-control border border-line">
        {groups.map((group) => (
          <FoldedGroup key={group.key} group={group} />
        ))}
      </ul>
      {(Object.keys(ways) as Choice['dependents'][]).map((way) => (
        <Option key={way} id={`${id}-${way}`} name={id} checked={value === way} onChoose={() => onChange(way)}>
          {ways[way]}
        </Option>
      ))}
    </fieldset>
  );
}

type OptionProps = {
  id: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: readonly [label: string, explanation: string];
};

function Option({ id, name, checked, onChoose, children: [label, explanation] }: OptionProps) {
  return (
    <label className="flex items-start gap-3 rounded-control border border-line px-3 py-2.5 transition-colors duration-120 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-explanation`}
        className="mt-0.5 size-4 flex-none accent-accent"
      />
      <span className="grid min-w-0 gap-0.5">
        <span id={`${id}-label`} className="font-control">
          {label}
        </span>
        <span id={`${id}-explanation`} className="text-label text-text-3 text-pretty">
          {explanation}
        </span>
      </span>
    </label>
  );
}

type WrittenProps = {
  written: Found['written'];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Texts that people wrote stay unless they are ticked. */
function WrittenChoice({ written, chosen, onChange }: WrittenProps) {
  const keys = written.map(writtenKey);
  const isAll = keys.every((key) => chosen.has(key));
  const toggled = (key: string): ReadonlySet<string> => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    return next;
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-pretty">Written by people, in words of this document</legend>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-label text-text-3">Ticked texts are deleted as well; the others stay as they are.</p>
        {keys.length > 1 && (
          <button
            type="button"
            className="text-link text-label"
            onClick={() => onChange(isAll ? new Set() : new Set(keys))}
          >
            {isAll ? 'Untick all' : 'Tick all'}
          </button>
        )}
      </div>
      <ul className="grid max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {written.map((one) => (
          <Written
            key={writtenKey(one)}
            checked={chosen.has(writtenKey(one))}
            onToggle={() => onChange(toggled(writtenKey(one)))}
          >
            {one}
          </Written>
        ))}
      </ul>
    </fieldset>
  );
}

type WrittenRow = { checked: boolean; onToggle: () => void; children: Found['written'][number] };

function Written({ checked, onToggle, children: { kind, text } }: WrittenRow): ReactNode {
  return (
    <li>
      <label className="flex min-h-10 items-start gap-3 px-3 py-2">
        <input type="checkbox" className="tick mt-0.5" checked={checked} onChange={onToggle} />
        <span className="min-w-0 flex-1">
          <span className="block text-label text-text-3">{writtenLabels[kind]}</span>
          <span dir="auto" className="line-clamp-3 break-words">
            {text}
          </span>
        </span>
      </label>
    </li>
  );
}

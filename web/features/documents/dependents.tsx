import { useId } from 'react';
import type { Dependents as Found } from '#contract/documents/documents-removal.ts';
import { FoldedGroup, type Group } from '../../ui/folded-group.tsx';
import { WrittenChoice } from '../../ui/form/written-choice.tsx';
import { lostGroups, sharedGroups, writtenGroups } from './dependent-groups.ts';

/** What the user decides about what depends on a document. */
export type Choice = { dependents: 'rebuild' | 'remove'; written: ReadonlySet<string> };
type Props = { found: Found; choice: Choice; onChoose: (choice: Choice) => void };

/** What goes with a document, and what the user decides about. */
export function Dependents({ found, choice, onChoose }: Props) {
  const lost = lostGroups(found);
  const shared = sharedGroups(found);
  const talks = writtenGroups(found);
  if (lost.length + shared.length + found.written.length === 0) {
    return <p className="text-text-2">Nothing else depends on it.</p>;
  }
  return (
    <>
      {lost.length > 0 && <Groups label="What goes with the document" groups={lost} />}
      {shared.length > 0 && (
        <SharedChoice
          groups={shared}
          value={choice.dependents}
          onChange={(dependents) => onChoose({ ...choice, dependents })}
        />
      )}
      {found.written.length > 0 && (
        <WrittenChoice
          legend="Written by people, in words of this document"
          written={found.written}
          chosen={choice.written}
          onChange={(written) => onChoose({ ...choice, written })}
        />
      )}
      {talks.length > 0 && <Groups label="What goes with ticked insights" groups={talks} />}
    </>
  );
}

function Groups({ label, groups }: { label?: string; groups: readonly Group[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-control border border-line">
      {groups.map((group) => (
        <FoldedGroup key={group.key} group={group} />
      ))}
    </ul>
  );
}

const ways = {
  rebuild: [
    'Rebuild',
    'Titles, summaries, tags and portraits are made again from the evidence that is left. An insight whose evidence then makes no claim by itself stays with its best quote.',
  ],
  remove: [
    'Remove',
    'They are deleted with the document, and so are the conversations about these insights. Another analysis may find the insights and people again.',
  ],
} as const;

type SharedProps = { groups: Group[]; value: Choice['dependents']; onChange: (value: Choice['dependents']) => void };

function SharedChoice({ groups, value, onChange }: SharedProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-pretty">Also supported by other documents</legend>
      <Groups groups={groups} />
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

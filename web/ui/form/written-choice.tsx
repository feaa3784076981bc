import type { ReactNode } from 'react';
import { type Dependents, type WrittenKind, writtenKey } from '#contract/documents/documents-removal.ts';

const writtenLabels: Record<WrittenKind, string> = {
  insight: 'Insight',
  question: 'Question',
  message: 'Message about an insight',
  'people-message': 'Message to people',
  person: 'Title of a person',
  tag: 'Tags of an insight',
};

type WrittenProps = {
  legend: string;
  written: Dependents['written'];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Texts that people wrote stay unless they are ticked. */
export function WrittenChoice({ legend, written, chosen, onChange }: WrittenProps) {
  const keys = written.map(writtenKey);
  const isAll = keys.every((key) => chosen.has(key));
  const toggled = (key: string): ReadonlySet<string> => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    return next;
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-pretty">{legend}</legend>
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

type WrittenRow = { checked: boolean; onToggle: () => void; children: Dependents['written'][number] };

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

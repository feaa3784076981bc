type Props = { name: string; selected: boolean; onSelect: (selected: boolean) => void };

/** Selects a person for the next chat. */
export function AskPerson({ name, selected, onSelect }: Props) {
  return (
    <label className="inline-flex min-h-8 items-center gap-2 text-text-2 hover:text-ink pointer-coarse:min-h-10">
      <input type="checkbox" checked={selected} onChange={({ target }) => onSelect(target.checked)} className="tick" />
      Ask<span className="sr-only"> {name}</span>
    </label>
  );
}

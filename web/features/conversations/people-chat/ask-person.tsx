import { conversationLimits } from '#contract/conversations/replies.ts';

type Props = {
  name: string;
  selected: boolean;
  /** How many people are selected. */
  count: number;
  onSelect: (selected: boolean) => void;
};

/** Selects a person for the next chat. */
export function AskPerson({ name, selected, count, onSelect }: Props) {
  return (
    <label className="inline-flex min-h-8 items-center gap-2 text-text-2 hover:text-ink has-disabled:text-text-3 pointer-coarse:min-h-10">
      <input
        type="checkbox"
        checked={selected}
        disabled={!selected && count >= conversationLimits.people}
        onChange={({ target }) => onSelect(target.checked)}
        className="tick"
      />
      Ask<span className="sr-only"> {name}</span>
    </label>
  );
}

import { conversationLimits } from '#contract/conversations/replies.ts';
import { AskedChips } from './asked-chips.tsx';
import type { Listed } from './find-people.ts';
import { ManyPeople } from './many-people.tsx';

type Props = {
  people: readonly Listed[];
  /** Null for those who may not ask. */
  asked: readonly number[] | null;
  onToggle: (id: number) => void;
};

/** The people of a chat; pressing one includes them in the next message or leaves them out. */
export function AskedPeople({ people, asked, onToggle }: Props) {
  if (people.length === 0) return null;
  if (asked && people.length > conversationLimits.people) return <ManyPeople {...{ people, asked, onToggle }} />;
  return (
    <AskedChips
      {...{ people, asked, onToggle }}
      // Until people are chosen, nothing can be typed.
      focusFirst={asked?.length === 0}
      className="border-b border-line px-6 py-2.5 max-md:px-4"
    />
  );
}

import { Fragment, type ReactNode, useState } from 'react';
import { counted } from '../../../lib/format.ts';
import { Chip } from '../../../ui/chip.tsx';
import { isChosen, type Tag } from '../rules.ts';

type Props = {
  tags: Tag[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
  /** The parts around a tag's chip where tags can be changed. */
  around?: (chip: ReactNode, name: string) => ReactNode;
  /** At the end of the row. */
  children?: ReactNode;
};

const shownAtFirst = 3;

export function Tags({ tags, chosen, onToggle, around = (chip) => chip, children }: Props) {
  const [all, setAll] = useState(false);
  // A tag that the list is filtered by is the reason why this card is here, so it is always in sight.
  const ordered = [...tags].sort((a, b) => Number(isChosen(chosen, b.name)) - Number(isChosen(chosen, a.name)));
  const shown = all ? ordered : ordered.slice(0, Math.max(shownAtFirst, chosen.length));
  const hidden = tags.length - shown.length;
  return (
    <div className="flex flex-wrap content-start gap-1.5">
      {shown.map(({ name, color }) => (
        <Fragment key={name}>
          {around(
            <Chip color={color} pressed={isChosen(chosen, name)} onClick={() => onToggle(name)}>
              {name}
            </Chip>,
            name,
          )}
        </Fragment>
      ))}
      {hidden > 0 && (
        <Chip onClick={() => setAll(true)} label={`Show ${counted(hidden, 'more tag')}`}>
          +{hidden}
        </Chip>
      )}
      {children}
    </div>
  );
}

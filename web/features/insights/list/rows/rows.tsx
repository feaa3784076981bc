import { GroupedCards } from './grouped-cards.tsx';
import { type RowsProps, VirtualRows } from './virtual-rows.tsx';

type Props = RowsProps & {
  /** Whether the page can hold all cards. */
  isShort: boolean;
};

/** The lists that more than a plain grid shows: grouped ones and long ones. */
export function Rows({ isShort, ...rows }: Props) {
  return isShort ? <GroupedCards {...rows} /> : <VirtualRows {...rows} />;
}

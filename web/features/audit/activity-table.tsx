import type { AuditEntry } from '#contract/audit.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useMedia } from '../../lib/use-media.ts';
import { cell, Table } from '../../ui/table.tsx';
import { EntryText, type RoleName } from './entry-text.tsx';

type Props = { entries: readonly AuditEntry[]; roleName: RoleName };

/** A table; on a narrow screen the same facts as stacked rows. */
export function ActivityTable({ entries, roleName }: Props) {
  const wide = useMedia('(min-width: 45rem)');
  if (!wide) {
    return (
      <ul aria-label="Activity" className="panel divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-1 px-4 py-3 [overflow-wrap:anywhere]">
            <p className="text-text-2">
              <EntryText entry={entry} roleName={roleName} />
            </p>
            <p className="flex flex-wrap gap-x-4 text-label text-text-3 tabular-nums">
              <Actor entry={entry} />
              <Moment entry={entry} />
            </p>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table caption="Activity" columns={columns}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className={`${cell} ps-5 text-text-2 tabular-nums`}>
            <Moment entry={entry} />
          </td>
          <td className={cell}>
            <Actor entry={entry} />
          </td>
          <td className={`${cell} pe-5 text-text-2`}>
            <EntryText entry={entry} roleName={roleName} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

const columns: [string, string][] = [
  ['When', 'w-[22%]'],
  ['Who', 'w-[20%]'],
  ['What', ''],
];

function Actor({ entry: { actor, action } }: { entry: AuditEntry }) {
  if (action === 'document-expired') return <span className="text-text-3">Earshot</span>;
  if (!actor) return <span className="text-text-3">Not signed in</span>;
  return (
    <span>
      <bdi>{actor.name}</bdi>
      {actor.id === null && <span className="text-label text-text-3"> (deleted)</span>}
    </span>
  );
}

function Moment({ entry: { createdAt } }: { entry: AuditEntry }) {
  return <time dateTime={createdAt}>{formatMoment(createdAt)}</time>;
}

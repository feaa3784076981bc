import type { AuditEntry } from '#contract/audit.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useMedia } from '../../lib/use-media.ts';
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
    <table className="panel w-full table-fixed border-separate border-spacing-0 text-start">
      <caption className="sr-only">Activity</caption>
      <thead>
        <tr className="text-label text-text-3">
          {columns.map(([name, width]) => (
            <th
              key={name}
              scope="col"
              className={`h-10 border-b border-line px-3 text-start font-medium first:ps-5 ${width}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr:not(:last-child)>*]:border-b [&>tr>*]:border-line">
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
      </tbody>
    </table>
  );
}

const columns: [string, string][] = [
  ['When', 'w-[22%]'],
  ['Who', 'w-[20%]'],
  ['What', ''],
];
const cell = 'h-12 px-3 py-1 [overflow-wrap:anywhere]';

function Actor({ entry: { actor } }: { entry: AuditEntry }) {
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

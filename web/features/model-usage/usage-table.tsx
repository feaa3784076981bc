import { Link } from 'wouter';
import type { ModelCall } from '#contract/models/usage.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useMedia } from '../../lib/use-media.ts';
import { cell, Table } from '../../ui/table.tsx';
import { formatCost, formatSeconds, formatTokens, stageLabel } from './rules.ts';

/** A table; on a narrow screen the same facts as stacked rows. */
export function UsageTable({ rows }: { rows: readonly ModelCall[] }) {
  const wide = useMedia('(min-width: 56rem)');
  if (!wide) {
    return (
      <ul aria-label="Calls" className="panel divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="grid gap-1 px-4 py-3 [overflow-wrap:anywhere]">
            <What row={row} />
            <p className="text-label text-text-3 tabular-nums">
              <Moment row={row} />
            </p>
            <p className="flex flex-wrap gap-x-4 text-label text-text-3 tabular-nums">
              <span>{formatTokens(row.inputTokens)} in</span>
              <span>{formatTokens(row.outputTokens)} out</span>
              <span>{formatSeconds(row.milliseconds)}</span>
              {row.cost !== null && <span>{formatCost(row.cost)}</span>}
            </p>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table caption="Calls" columns={columns}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td className={`${cell} ps-5 text-text-2 tabular-nums`}>
            <Moment row={row} />
          </td>
          <td className={cell}>
            <What row={row} />
          </td>
          <td className={`${cell} text-text-2 tabular-nums`}>{formatTokens(row.inputTokens)}</td>
          <td className={`${cell} text-text-2 tabular-nums`}>{formatTokens(row.outputTokens)}</td>
          <td className={`${cell} text-text-2 tabular-nums`}>{formatSeconds(row.milliseconds)}</td>
          <td className={`${cell} pe-5 text-text-2 tabular-nums`}>{formatCost(row.cost)}</td>
        </tr>
      ))}
    </Table>
  );
}

const columns: [string, string][] = [
  ['When', 'w-[17%]'],
  ['What for', ''],
  ['Input tokens', 'w-[12%]'],
  ['Output tokens', 'w-[12%]'],
  ['Time', 'w-[9%]'],
  ['Cost', 'w-[10%]'],
];

const Moment = ({ row: { createdAt } }: { row: ModelCall }) => (
  <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
);

function What({ row: { stage, model, project, user, cached, failed } }: { row: ModelCall }) {
  return (
    <div className="grid gap-0.5 py-1">
      <p>
        {stageLabel(stage)}
        {project && (
          <>
            {' in '}
            <Link href={`/insights/${project.id}`} className="text-link">
              <bdi>{project.name}</bdi>
            </Link>
          </>
        )}
      </p>
      <p className="text-label text-text-3">
        <bdi>{model}</bdi>
        {user && (
          <>
            {', for '}
            <bdi>{user.name}</bdi>
          </>
        )}
        {cached && ', from a stored reply'}
      </p>
      {failed && <p className="text-label text-danger">{failed}</p>}
    </div>
  );
}

import { type AuditKind, auditKinds } from '#contract/audit.ts';
import { Select } from '../../ui/form/select.tsx';
import { kindLabels } from './rules.ts';

type Props = { kind: AuditKind | null; onKind: (kind: AuditKind | null) => void };

export function KindSelect({ kind, onKind }: Props) {
  return (
    <Select
      aria-label="Kind of activity"
      value={kind ?? ''}
      onChange={({ target }) => onKind(auditKinds.find((one) => one === target.value) ?? null)}
      className="max-sm:w-full sm:w-72"
    >
      <option value="">All activity</option>
      {auditKinds.map((one) => (
        <option key={one} value={one}>
          {kindLabels[one]}
        </option>
      ))}
    </Select>
  );
}

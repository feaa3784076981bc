import { ChevronDown } from 'lucide-react';
import { type AuditKind, auditKinds } from '#contract/audit.ts';
import { kindLabels } from './rules.ts';

type Props = { kind: AuditKind | null; onKind: (kind: AuditKind | null) => void };

export function KindSelect({ kind, onKind }: Props) {
  return (
    <span className="relative grid max-sm:w-full sm:w-72">
      <select
        aria-label="Kind of activity"
        value={kind ?? ''}
        onChange={({ target }) => onKind(auditKinds.find((one) => one === target.value) ?? null)}
        className="field appearance-none truncate pe-9"
      >
        <option value="">All activity</option>
        {auditKinds.map((one) => (
          <option key={one} value={one}>
            {kindLabels[one]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="icon pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-text-3"
      />
    </span>
  );
}

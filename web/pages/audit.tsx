import { useState } from 'react';
import { Link } from 'wouter';
import type { AuditKind } from '#contract/audit.ts';
import { Activity } from '../features/audit/activity.tsx';
import { KindSelect } from '../features/audit/kind-select.tsx';
import { roleName } from '../features/auth/session/role-label.tsx';
import { useSession } from '../features/auth/session/session.tsx';
import { useDemotion } from '../features/auth/session/use-demotion.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button, buttonLook } from '../ui/button.tsx';

export function AuditPage() {
  usePageTitle('Activity');
  const { user } = useSession();
  const [kind, setKind] = useState<AuditKind | null>(null);
  const [error, setError] = useState<unknown>(null);
  useDemotion(error);
  if (!user) return null;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title max-md:text-title-phone">Activity</h1>
          <p className="mt-1 max-w-[68ch] text-lead text-pretty text-text-2">
            Who did what in <bdi>{user.companyName ?? 'your company'}</bdi>, newest first. Nobody can change or delete
            these entries.
          </p>
        </div>
        <Link href="/users" className={buttonLook({ variant: 'secondary' })}>
          User Management
        </Link>
      </div>
      <div className="mb-3">
        <KindSelect kind={kind} onKind={setKind} />
      </div>
      <Activity
        key={kind}
        kind={kind}
        roleName={roleName}
        onError={setError}
        clear={
          <Button variant="secondary" onClick={() => setKind(null)}>
            Clear filter
          </Button>
        }
      />
    </>
  );
}

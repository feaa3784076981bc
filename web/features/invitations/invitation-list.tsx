import { type ReactNode, useRef } from 'react';
import type { Role } from '#contract/roles.ts';
import type { PendingInvitation } from '#contract/users/invitations.ts';
import { counted, formatDate } from '../../lib/format.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type InvitationTask, preloadDialog } from './invitation-dialogs.tsx';
import { useResend } from './use-invitation-changes.ts';

type Props = {
  invitations: readonly PendingInvitation[];
  roleLabel: (role: Role) => ReactNode;
  onTask: (task: InvitationTask) => void;
};

/** The invitations that are still open. */
export function InvitationList({ invitations, roleLabel, onTask }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, invitations.length);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {invitations.length === 0 ? (
        <EmptyState title="No pending invitations">
          Invitations are listed here until they are accepted or revoked.
        </EmptyState>
      ) : (
        <ul aria-label="Pending invitations" className="panel divide-y divide-line">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} roleLabel={roleLabel} onTask={onTask} />
          ))}
        </ul>
      )}
    </div>
  );
}

const preloadRevoke = () => preloadDialog('revoke');

type RowProps = Omit<Props, 'invitations'> & { invitation: PendingInvitation };

function InvitationRow({ invitation, roleLabel, onTask }: RowProps) {
  const resend = useResend(invitation);
  const { email, role, teamName, companyName, projectAccess, invitedBy } = invitation;
  const place = [companyName, teamName].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-2.5 max-md:px-4">
      <div className="grid min-w-60 flex-1 gap-1">
        <p className="font-control [overflow-wrap:anywhere]">{email}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-label text-text-2 [overflow-wrap:anywhere]">
          {roleLabel(role)}
          {role === 'client' && (
            <span>{projectAccess.length ? counted(projectAccess.length, 'project') : 'No project access'}</span>
          )}
          {place && <span dir="auto">{place}</span>}
          {invitedBy && (
            <span className="text-text-3">
              Invited by <bdi>{invitedBy}</bdi>
            </span>
          )}
          <Expiry invitation={invitation} />
        </div>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={`Resend the invitation to ${email}`}
          pending={resend.isPending}
          pendingText="Sending..."
          onClick={() => resend.mutate()}
        >
          Resend
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={`Revoke the invitation to ${email}`}
          onClick={() => onTask({ task: 'revoke', invitation })}
          onPointerEnter={preloadRevoke}
          onFocus={preloadRevoke}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}

function Expiry({ invitation: { expired, expiresAt } }: { invitation: PendingInvitation }) {
  if (expired) return <span className="font-medium text-danger">Expired, can be sent again</span>;
  return <span className="text-text-3 tabular-nums">Expires {formatDate(expiresAt)}</span>;
}

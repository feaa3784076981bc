import { lazy, type ReactNode, Suspense } from 'react';
import type { AuditAction, AuditEntry } from '#contract/audit.ts';
import { providerLabels } from '#contract/models/providers.ts';
import type { Role } from '#contract/roles.ts';
import { counted } from '../../lib/format.ts';
import { viewOf, wordsOfCall } from './rules.ts';

const Kept = lazy(() => import('./receipt.tsx').then((m) => ({ default: m.Kept })));
const Receipt = lazy(() => import('./receipt.tsx').then((m) => ({ default: m.Receipt })));

export type RoleName = (role: Role) => string;

function Named({ name, children }: { name: string | null | undefined; children: string }) {
  return name ? <bdi className="font-control text-ink">{name}</bdi> : children;
}

type EntryWording = (entry: AuditEntry, roleName: (role: Role | undefined) => string) => ReactNode;

const user: EntryWording = ({ object }) => <Named name={object?.name}>a user</Named>;
const project: EntryWording = ({ details }) => <Named name={details.project?.name}>a project</Named>;
/** The address is not written down: the number identifies the invitation. */
const invitation =
  (done: string): EntryWording =>
  ({ object, details }, roleName) =>
    `${done} invitation ${object?.id ?? ''} for the role ${roleName(details.to)}`;

/** The title may be what a customer said: the number identifies the insight. */
function reportName({ object, details }: AuditEntry): string {
  if (details.report === 'analysis') return 'the analysis report';
  if (details.report === 'conversation') return 'a conversation';
  return details.report === 'insight' ? `insight ${object?.id ?? ''}` : 'all insights';
}

/** What was done, as it follows the name of the user. */
const wordings: Record<AuditAction, EntryWording> = {
  'signed-in': () => 'Signed in',
  'sign-in-failed': (...entry) => <>A sign-in to the account of {user(...entry)} failed</>,
  'signed-out': () => 'Signed out',
  'sessions-ended': ({ details }) => `Ended ${counted(details.count ?? 1, 'session')} of their own account`,
  'password-changed': () => 'Changed their own password',
  'password-reset': () => 'Set a new password through an emailed link',
  denied: ({ object }) => `Was not allowed to ${wordsOfCall(object?.name ?? null)}`,
  'invitation-sent': invitation('Sent'),
  'invitation-resent': invitation('Sent again'),
  'invitation-revoked': invitation('Revoked'),
  'invitation-accepted': invitation('Accepted'),
  'role-changed': (entry, roleName) => (
    <>
      Changed the role of {user(entry, roleName)} from {roleName(entry.details.from)} to {roleName(entry.details.to)}
    </>
  ),
  'user-deleted': (...entry) => <>Deleted the user {user(...entry)}</>,
  'access-granted': (...entry) => (
    <>
      Gave {user(...entry)} access to {viewOf(entry[0].details)} of {project(...entry)}
    </>
  ),
  'access-revoked': (...entry) => (
    <>
      Withdrew the access of {user(...entry)} to {project(...entry)}
    </>
  ),
  'view-started': (...entry) => <>Saw Earshot as {user(...entry)} sees it</>,
  'project-deleted': ({ object }) => (
    <>
      Deleted the project <Named name={object?.name}>without a name</Named>
    </>
  ),
  'document-deleted': (entry, roleName) => (
    <>
      Deleted the document <Named name={entry.object?.name}>without a name</Named> of {project(entry, roleName)}
    </>
  ),
  'document-expired': (entry, roleName) => (
    <>
      The retention of {project(entry, roleName)} deleted the document{' '}
      <Named name={entry.object?.name}>without a name</Named>
    </>
  ),
  'participant-erased': (entry, roleName) => (
    <>
      Erased a research participant from {project(entry, roleName)}:{' '}
      <Suspense fallback={entry.object?.name}>
        <Receipt entry={entry} />
      </Suspense>
    </>
  ),
  'retention-changed': (entry, roleName) => (
    <>
      Set {project(entry, roleName)} to keep its documents{' '}
      <Suspense>
        <Kept months={entry.details.months ?? null} />
      </Suspense>
    </>
  ),
  'insights-deleted': ({ object, details }) => (
    <>
      Deleted {counted(details.count ?? 1, 'insight')} of <Named name={object?.name}>a project</Named>
    </>
  ),
  'insights-merged': ({ object, details }) => (
    <>
      Merged {counted(details.count ?? 2, 'insight')} of <Named name={object?.name}>a project</Named> into one
    </>
  ),
  'dismissed-allowed': ({ object }) => (
    <>
      Allowed a deleted insight of <Named name={object?.name}>a project</Named> to be found again
    </>
  ),
  'trash-restored': ({ object, details }) => (
    <>
      Restored {counted(details.count ?? 1, 'item')} from the trash of <Named name={object?.name}>a project</Named>
    </>
  ),
  'trash-deleted': ({ object, details }) => (
    <>
      Deleted {counted(details.count ?? 1, 'item')} in the trash of <Named name={object?.name}>a project</Named> for
      good
    </>
  ),
  downloaded: (entry, roleName) => (
    <>
      Downloaded {reportName(entry)} of {project(entry, roleName)}
      {entry.details.format && ` as ${formatNames[entry.details.format]}`}
    </>
  ),
  'model-changed': ({ details }) => (
    <>
      Set the language model to {providerLabels[details.provider ?? 'embedded']}
      {details.model && (
        <>
          , <bdi>{details.model}</bdi>
        </>
      )}
      {details.key && keyWords[details.key]}
    </>
  ),
  'model-reset': () => 'Removed the settings of the language model, with the key',
};

const keyWords = { set: '; entered an API key', removed: '; removed the API key', kept: '', none: '' };

const formatNames = { pdf: 'PDF', markdown: 'Markdown', csv: 'CSV', json: 'JSON' };

export function EntryText({ entry, roleName }: { entry: AuditEntry; roleName: RoleName }) {
  return wordings[entry.action](entry, (role) => (role ? roleName(role) : 'an unknown role'));
}

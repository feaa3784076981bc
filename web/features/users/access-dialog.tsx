import { type FormEvent, useState } from 'react';
import type { CompanyUser, ProjectGrant } from '#contract/users/users.ts';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { AccessChoice, type ProjectSource } from './access-choice.tsx';
import { grantChanges, withGrant } from './rules.ts';
import { type AccessOutcome, useSaveAccess } from './use-user-changes.ts';

type Props = { open: boolean; onClose: () => void; user: CompanyUser; projects: ProjectSource };

export function AccessDialog({ open, onClose, user, projects }: Props) {
  const [stored, setStored] = useState<readonly ProjectGrant[]>(user.projectAccess);
  const [grants, setGrants] = useState<readonly ProjectGrant[]>(user.projectAccess);
  const { mutate, isPending, data: outcome } = useSaveAccess(user);
  const changes = grantChanges(stored, grants);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || changes.length === 0) return;
    mutate(changes, {
      onSuccess: ({ saved, failed }) => {
        setStored(saved.reduce<ProjectGrant[]>(withGrant, [...stored]));
        if (failed.length === 0) onClose();
      },
    });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Manage Project Access"
      description={
        <>
          Choose what <bdi>{user.username}</bdi> may open. A project without a tick is not visible to this client.
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody>
          <AccessChoice {...projects} grants={grants} onChange={setGrants} faults={faultsOf(outcome)} />
        </DialogBody>
        <DialogFooter>
          <p aria-live="polite" className="me-auto self-center text-label text-text-3 tabular-nums">
            {changes.length > 0 && counted(changes.length, 'change')}
          </p>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={changes.length === 0} pending={isPending} pendingText="Saving Access...">
            Save Access
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** Missing is the project or the client: the server does not say which. */
const gone = 'Not saved: this project or this client no longer exists.';

const faultsOf = (outcome: AccessOutcome | undefined): ReadonlyMap<number, string> =>
  new Map(
    outcome?.failed.map(({ projectId, error }) => [
      projectId,
      hasStatus(error, 404) ? gone : `Not saved: ${messageOf(error, 'please try again.')}`,
    ]),
  );

import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Role } from '#contract/roles.ts';
import { type Invitation, invitation } from '#contract/users/invitations.ts';
import type { ProjectGrant } from '#contract/users/users.ts';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useInvite } from './use-invitation-changes.ts';

export type InviteParts = {
  roleChoice: (props: { input: (role: Role) => ComponentProps<'input'>; error: string | undefined }) => ReactNode;
  accessChoice: (props: { grants: readonly ProjectGrant[]; onChange: (grants: ProjectGrant[]) => void }) => ReactNode;
};

type Props = InviteParts & { open: boolean; onClose: () => void; ownCompany: string | null };

export function InviteDialog({ open, onClose, ownCompany, roleChoice, accessChoice }: Props) {
  const [grants, setGrants] = useState<readonly ProjectGrant[]>([]);
  const { mutate, isPending, error } = useInvite();
  const { register, handleSubmit, watch, setError, formState } = useForm<
    z.input<typeof invitation>,
    unknown,
    Invitation
  >({ resolver: zodResolver(invitation), defaultValues: { email: '', companyName: '', teamName: '' } });
  const { errors } = formState;
  const role: unknown = watch('role');
  const isColleague = role === 'company_admin' || role === 'company_user';

  const send = (entered: Invitation) => {
    if (isPending) return;
    const forClient = entered.role === 'client';
    const body = {
      ...entered,
      companyName: forClient ? entered.companyName : null,
      projectAccess: forClient ? [...grants] : [],
    };
    mutate(body, {
      onSuccess: onClose,
      onError: (failed) => {
        if (hasStatus(failed, 409)) setError('email', { message: messageOf(failed, '') }, { shouldFocus: true });
      },
    });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite User"
      description="We send an email with a link to this address. The invited person chooses a name and password."
    >
      <form noValidate onSubmit={handleSubmit(send)} className="flex min-h-0 flex-1 flex-col">
        <DialogBody className="grid content-start gap-4">
          <Field label="Email" error={errors.email?.message}>
            {(field) => (
              <input
                {...field}
                {...register('email')}
                data-autofocus
                type="email"
                autoComplete="off"
                className="field"
              />
            )}
          </Field>
          {roleChoice({ input: () => register('role'), error: errors.role?.message })}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              label="Company Name (Optional)"
              hint={isColleague ? 'Admins and users belong to your company.' : 'For clients of another company.'}
              error={errors.companyName?.message}
            >
              {(field) =>
                isColleague ? (
                  <input
                    {...field}
                    key="own"
                    value={ownCompany ?? ''}
                    disabled
                    className="field bg-sunken text-text-3"
                  />
                ) : (
                  <input
                    {...field}
                    key="client"
                    {...register('companyName')}
                    dir="auto"
                    autoComplete="off"
                    placeholder={ownCompany ?? undefined}
                    className="field"
                  />
                )
              }
            </Field>
            <Field label="Team Name (Optional)" error={errors.teamName?.message}>
              {(field) => (
                <input {...field} {...register('teamName')} dir="auto" autoComplete="off" className="field" />
              )}
            </Field>
          </div>
          {role === 'client' && (
            <fieldset>
              <legend className="font-medium">Project access</legend>
              <p className="mb-1 text-label text-text-3">It can be changed at any time.</p>
              {accessChoice({ grants, onChange: setGrants })}
            </fieldset>
          )}
          {error && !hasStatus(error, 409) && <Alert>{reasonOf(error)}</Alert>}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} pendingText="Sending Invitation...">
            Send Invitation
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const reasonOf = (error: unknown) =>
  hasStatus(error, 404)
    ? 'A chosen project no longer exists. Please review the project access.'
    : messageOf(error, 'Failed to send the invitation. Please try again.');

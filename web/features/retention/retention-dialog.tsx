import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { keptWords } from '#contract/documents/kept-words.ts';
import { graceDays, type Retention, readRetention, retentionLimits } from '#contract/documents/retention.ts';
import { messageOf, reading } from '../../lib/api.ts';
import { counted, formatDate } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { retentionQuery } from './queries.ts';
import { useSetRetention } from './use-retention.ts';

type Props = { open: boolean; onClose: () => void; projectId: number };

/** How long a project keeps its documents, and what that means for those that it has. */
export function RetentionDialog({ open, onClose, projectId }: Props) {
  const stored = useQuery(retentionQuery(projectId));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Retention"
      description="Earshot can delete documents some time after their upload, with everything that rests on them. What people wrote stays."
      shape="question"
    >
      {stored.data ? (
        <RetentionForm projectId={projectId} stored={stored.data} onClose={onClose} />
      ) : (
        <DialogBody className="pb-6">
          {stored.isError ? (
            <ErrorState
              title="The retention could not be loaded."
              onRetry={() => void stored.refetch()}
              retrying={stored.isFetching}
            />
          ) : (
            <span className="placeholder late block h-9" />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

const usual = [12, 24, 36, 60];
const own = 'own';
const always = 'always';

type FormProps = { projectId: number; stored: Retention; onClose: () => void };

function RetentionForm({ projectId, stored, onClose }: FormProps) {
  const isOwn = stored.months !== null && !usual.includes(stored.months);
  const [chosen, setChosen] = useState(isOwn ? own : String(stored.months ?? always));
  const [typed, setTyped] = useState(isOwn ? String(stored.months) : '6');
  const save = useSetRetention(projectId);
  const months = monthsOf(chosen, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (months !== undefined) save.mutate(months, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="grid content-start gap-4">
        <Field label="Keep documents">
          {(field) => (
            <Select {...field} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value={always}>Until people delete them</option>
              {usual.map((one) => (
                <option key={one} value={one}>
                  {capital(keptWords(one))}
                </option>
              ))}
              <option value={own}>For another number of months</option>
            </Select>
          )}
        </Field>
        {chosen === own && (
          <Field
            label="Months"
            error={
              months === undefined
                ? `Please enter between ${retentionLimits.leastMonths} and ${retentionLimits.mostMonths} months`
                : undefined
            }
          >
            {(field) => (
              <input
                {...field}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                className="field w-28"
              />
            )}
          </Field>
        )}
        {months !== undefined && months !== null && <Expiring projectId={projectId} months={months} />}
        {save.error && <Alert>{messageOf(save.error, 'The server could not be reached.')}</Alert>}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={save.isPending} disabled={months === undefined || months === stored.months}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}

/** undefined: no number of months. */
function monthsOf(chosen: string, typed: string): number | null | undefined {
  if (chosen === always) return null;
  if (chosen !== own) return Number(chosen);
  const months = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return months >= retentionLimits.leastMonths && months <= retentionLimits.mostMonths ? months : undefined;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const mostShown = 50;

/** What would go first. */
function Expiring({ projectId, months }: { projectId: number; months: number }) {
  const { data } = useQuery(reading(readRetention, { params: { id: projectId }, query: { months } }));
  if (!data) return <span className="placeholder late block h-20" />;
  const { documents } = data;
  if (documents.length === 0) return <p className="text-text-2">This project has no documents yet.</p>;
  const more = documents.length - mostShown;
  return (
    <div className="grid gap-2">
      <ul
        aria-label="When documents will be deleted"
        className="grid max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line"
      >
        {documents.slice(0, mostShown).map(({ id, fileName, expiresAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
            <bdi className="min-w-0 wrap-anywhere">{fileName}</bdi>
            <time dateTime={expiresAt} className="text-text-3 tabular-nums">
              {formatDate(expiresAt)}
            </time>
          </li>
        ))}
        {more > 0 && <li className="px-3 py-2 text-text-3">and {counted(more, 'other document')} later</li>}
      </ul>
      <p className="text-label text-pretty text-text-3">
        Nothing is deleted in the first {graceDays} days after a change. The project’s page announces what will go
        within a month.
      </p>
    </div>
  );
}

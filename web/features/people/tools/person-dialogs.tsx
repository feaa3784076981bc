import { type FormEvent, type ReactNode, useState } from 'react';
import type { Person } from '#contract/people/people.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { documentsOf } from './documents-of.ts';
import type { PersonTask } from './tasks.ts';
import { useHidePerson, useMergePeople, useRenamePerson, useSplitPerson } from './use-person-changes.ts';

type Props = { person: Person; people: readonly Person[]; open: boolean; close: () => void };

/** The one dialog about a person that is open. */
export function PersonDialogs({ task, ...props }: Props & { task: Exclude<PersonTask, 'erase'> }) {
  if (task === 'rename') return <RenameDialog {...props} />;
  if (task === 'merge') return <MergeDialog {...props} />;
  if (task === 'split') return <SplitDialog {...props} />;
  return <HideDialog {...props} />;
}

function RenameDialog({ person, open, close }: Props) {
  const [name, setName] = useState(person.name);
  const [title, setTitle] = useState(person.title);
  const { mutate, isPending, failure } = useRenamePerson(person.projectId, person.id);
  return (
    <FormDialog
      {...{ open, close, failure }}
      title="Rename Person"
      description="Later identifications keep what you enter here."
      action="Save"
      disabled={!name.trim() || !title.trim()}
      pending={isPending}
      onSubmit={() => mutate({ name: name.trim(), title: title.trim() }, { onSuccess: close })}
    >
      <Field label="Name">
        {(field) => (
          <input
            {...field}
            data-autofocus
            dir="auto"
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
            className="field"
          />
        )}
      </Field>
      <Field label="Title">
        {(field) => (
          <input
            {...field}
            dir="auto"
            autoComplete="off"
            maxLength={300}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            className="field"
          />
        )}
      </Field>
    </FormDialog>
  );
}

function MergeDialog({ person, people, open, close }: Props) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { mutate, isPending, failure } = useMergePeople(person.projectId);
  const others = people.filter(({ id }) => id !== person.id);
  return (
    <FormDialog
      {...{ open, close, failure }}
      title="Merge People"
      description={`Their words become those of ${person.name}, and conversations with them continue with ${person.name}.`}
      action="Merge"
      disabled={chosen.length === 0}
      pending={isPending}
      onSubmit={() => mutate([person.id, ...chosen], { onSuccess: close })}
    >
      <Choices
        legend="Who is the same person?"
        choices={others.map(({ id, name, title }) => ({ id, label: name, detail: title }))}
        chosen={chosen}
        onChoose={setChosen}
      />
    </FormDialog>
  );
}

function SplitDialog({ person, open, close }: Props) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { mutate, isPending, failure } = useSplitPerson(person.projectId, person.id);
  const documents = documentsOf(person);
  return (
    <FormDialog
      {...{ open, close, failure }}
      title="Split Person"
      description={`What is said in the selected documents becomes a separate person; the rest stays with ${person.name}.`}
      action="Split"
      disabled={chosen.length === 0 || chosen.length === documents.length}
      pending={isPending}
      onSubmit={() => mutate([...chosen], { onSuccess: close })}
    >
      <Choices
        legend="Which documents are about someone else?"
        choices={documents.map(({ id, fileName }) => ({ id, label: fileName }))}
        chosen={chosen}
        onChoose={setChosen}
      />
    </FormDialog>
  );
}

function HideDialog({ person, open, close }: Props) {
  const { mutate, isPending, failure } = useHidePerson(person.projectId, person.id);
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title="Hide Person"
      description={`${person.name} leaves the list and can no longer be asked. Conversations are kept.`}
      action="Hide"
      pending={isPending}
      failure={failure}
      onConfirm={() => mutate(undefined, { onSuccess: close })}
    />
  );
}

type ChoicesProps = {
  legend: string;
  choices: readonly { id: number; label: string; detail?: string }[];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
};

function Choices({ legend, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-label font-control text-text-2">{legend}</legend>
      {choices.map(({ id, label, detail }, at) => (
        <label
          key={id}
          className="flex min-h-10 items-center gap-3 rounded-control border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="checkbox"
            data-autofocus={at === 0 || undefined}
            checked={chosen.includes(id)}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            className="tick"
          />
          <span className="min-w-0 break-words">
            <bdi>{label}</bdi>
            {detail && <bdi className="block text-label text-text-3">{detail}</bdi>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type FormProps = {
  open: boolean;
  close: () => void;
  title: string;
  description: string;
  action: string;
  disabled: boolean;
  pending: boolean;
  failure: string | null;
  onSubmit: () => void;
  children: ReactNode;
};

function FormDialog({
  open,
  close,
  title,
  description,
  action,
  disabled,
  pending,
  failure,
  onSubmit,
  children,
}: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && !pending) onSubmit();
  };
  return (
    <Dialog open={open} onClose={close} title={title} description={description} shape="question">
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody className="grid content-start gap-4">
          {children}
          {failure && <Alert>{failure}</Alert>}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={disabled} pending={pending}>
            {action}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

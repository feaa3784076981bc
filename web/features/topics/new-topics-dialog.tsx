import { Plus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useRef } from 'react';
import type { Topic } from '#contract/projects/topics.ts';
import { counted } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NewTopicList } from './new-topic-list.tsx';
import { type ListedProject, ProjectSelect } from './project-select.tsx';
import { splitNames } from './rules.ts';
import { useNewTopics } from './use-new-topics.ts';
import { reasonOf, useCreateTopics } from './use-topic-changes.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  projects: readonly ListedProject[];
  topics: readonly Topic[];
  preferred: number | null;
};

/** Names are typed or pasted; Enter creates what is there. */
export function NewTopicsDialog({ open, onClose, projects, topics, preferred }: Props) {
  const { mutate, isPending, error } = useCreateTopics();
  const form = useNewTopics(projects, topics, preferred);
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = form.check();
    if (!checked.ok) return (checked.at === 'project' ? select : input).current?.focus();
    mutate(checked.value, { onSuccess: onClose });
  };
  const paste = (event: ClipboardEvent) => {
    const names = splitNames(event.clipboardData.getData('text/plain'));
    // A single name goes to the cursor, as everywhere.
    if (names.length < 2) return;
    event.preventDefault();
    form.add(names);
  };
  const addTyped = () => {
    form.addTyped();
    input.current?.focus();
  };
  const failure = reasonOf(error, 'This project no longer exists. Someone else may have deleted it.');
  const fresh = form.entries.filter(({ stands }) => !stands).length;

  return (
    <Dialog open={open} onClose={onClose} title="Create New Topics">
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody className="grid content-start gap-4">
          <Field label="Project" error={form.faults.project}>
            {(field) => (
              <ProjectSelect
                {...field}
                ref={select}
                data-autofocus={form.projectId === null || undefined}
                projects={projects}
                none="Select a project"
                value={form.projectId}
                onChange={form.choose}
              />
            )}
          </Field>
          <Field
            label="Topic names"
            hint="Type a name, or paste a list: one name per line, or separated by commas, semicolons or tabs."
            error={form.faults.names}
          >
            {(field) => (
              <span className="flex gap-2">
                <input
                  {...field}
                  ref={input}
                  data-autofocus={form.projectId !== null || undefined}
                  dir="auto"
                  autoComplete="off"
                  placeholder="Topic name"
                  value={form.typed}
                  onChange={({ target }) => form.type(target.value)}
                  onPaste={paste}
                  className="field min-w-0 flex-1"
                />
                <Button variant="secondary" disabled={!form.typed.trim()} onClick={addTyped}>
                  <Plus className="icon" />
                  Add
                </Button>
              </span>
            )}
          </Field>
          {form.entries.length > 0 && (
            <NewTopicList
              entries={form.entries}
              onRemove={(name) => {
                form.remove(name);
                input.current?.focus();
              }}
            />
          )}
          {failure && <Alert>{failure}</Alert>}
        </DialogBody>
        <DialogFooter>
          <p aria-live="polite" className="me-auto self-center text-label text-text-3 tabular-nums">
            {form.entries.length > 0 && `${counted(fresh, 'new topic')}`}
          </p>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} pendingText="Creating Topics...">
            Create Topics
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

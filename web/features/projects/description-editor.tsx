import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { updateProject } from '#contract/projects/project-changes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { descriptionUpdate, reasonOf, useUpdateProject } from './use-project-changes.ts';

/** The project's description in place. What was typed stays until it is saved or discarded. */
export function DescriptionEditor({ project, onDone }: { project: Project; onDone: () => void }) {
  const [text, setText] = useState(project.description ?? '');
  const { mutate, isPending, error } = useUpdateProject(project.id, descriptionUpdate);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const at = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  }, []);
  const description = text.trim();
  const checked = updateProject.body.safeParse({ description });
  const fault = description && checked.error ? checked.error.issues[0]?.message : reasonOf(error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (checked.success && !isPending) mutate({ description }, { onSuccess: onDone });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  };
  return (
    <form onSubmit={save} className="mt-2 grid max-w-[68ch] gap-2">
      <Field label="Description" error={fault ?? undefined}>
        {(props) => (
          <textarea
            {...props}
            ref={field}
            value={text}
            dir="auto"
            rows={3}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            className="field max-h-96 min-h-20 resize-y py-2 [field-sizing:content]"
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending} pendingText="Saving..." disabled={!checked.success}>
          Save
        </Button>
      </div>
    </form>
  );
}

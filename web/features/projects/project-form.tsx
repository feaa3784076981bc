import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { defaultLanguage, languageLabels, languages } from '#contract/languages.ts';
import { type ProjectFields, projectFields } from '#contract/projects/project-changes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';

/** Of a project that is about to be made. */
export const emptyFields: ProjectFields = { name: '', description: '', longBrief: '', language: defaultLanguage };

type Props = {
  fields: ProjectFields;
  pending: boolean;
  /** Why the last attempt did not work. */
  failure?: string | null;
  submit: { label: string; pending: string };
  onSubmit: (fields: ProjectFields) => void;
  /** Continues to the project's topics instead; without it there is no such way. */
  onTopics?: (fields: ProjectFields) => void;
  onCancel: () => void;
  /** Further fields, at the end. */
  children?: ReactNode;
};

/** The fields of a project, whether it is made or changed. */
export function ProjectForm({ fields, pending, failure, submit, onSubmit, onTopics, onCancel, children }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(projectFields),
    defaultValues: fields,
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="grid content-start gap-4">
        <Field label="Name" error={errors.name?.message}>
          {(field) => (
            <input {...field} {...register('name')} data-autofocus dir="auto" autoComplete="off" className="field" />
          )}
        </Field>
        <Field label="Project Brief" error={errors.description?.message}>
          {(field) => (
            <textarea
              {...field}
              {...register('description')}
              dir="auto"
              rows={2}
              placeholder="What do you want to find out?"
              className="field min-h-16 resize-y py-2"
            />
          )}
        </Field>
        <Field label="Extensive Brief" error={errors.longBrief?.message}>
          {(field) => (
            <textarea
              {...field}
              {...register('longBrief')}
              dir="auto"
              rows={4}
              placeholder="Background, audience, decisions that depend on the answer"
              className="field min-h-28 resize-y py-2"
            />
          )}
        </Field>
        <Field
          label="Language"
          hint="AI-generated questions and insights will be in this language"
          error={errors.language?.message}
        >
          {(field) => (
            <Select {...field} {...register('language')}>
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageLabels[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {children}
        {failure && <Alert>{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        {onTopics && (
          <Button variant="ghost" className="-ms-3.5 me-auto" disabled={pending} onClick={handleSubmit(onTopics)}>
            Add topics
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingText={submit.pending}>
          {submit.label}
        </Button>
      </DialogFooter>
    </form>
  );
}

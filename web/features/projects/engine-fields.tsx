import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readCompanyModel } from '#contract/models/settings.ts';
import type { Project, ProjectEngine } from '#contract/projects/projects.ts';
import { reading } from '../../lib/api.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';

export type EngineChoice = Pick<Project, 'engine' | 'maskPersonalData'>;
type Props = { model: string; choice: EngineChoice; onChoice: (choice: EngineChoice) => void };

/** Which engine reads the project's documents; for companies that have a language model. */
export function EngineFields({ model, choice, onChoice }: Props) {
  const hint = useId();
  const { engine, maskPersonalData } = choice;
  return (
    <>
      <Field
        label="Analysis"
        hint={
          engine === 'model'
            ? 'Passages of the documents are sent to the language model. Quotes are cut by Earshot in any case.'
            : 'Nothing leaves this server.'
        }
      >
        {(field) => (
          <Select
            {...field}
            value={engine}
            onChange={({ target }) => onChoice({ ...choice, engine: target.value as ProjectEngine })}
          >
            <option value="model">Language model ({model})</option>
            <option value="embedded">Built-in engine</option>
          </Select>
        )}
      </Field>
      {engine === 'model' && (
        <div className="grid gap-1">
          <label className="flex items-start gap-2">
            <input
              type="checkbox"
              className="tick mt-0.5"
              checked={maskPersonalData}
              aria-describedby={hint}
              onChange={({ target }) => onChoice({ ...choice, maskPersonalData: target.checked })}
            />
            <span className="font-medium">Hide personal data from the language model</span>
          </label>
          <p id={hint} className="ps-6.5 text-label text-text-3 text-pretty">
            Names, email and postal addresses, phone and account numbers are replaced before anything is sent, and put
            back in what is written.
          </p>
        </div>
      )}
    </>
  );
}

/**
 * Which engine reads a new project, and its fields, where the company has a language model. Documents may be sent as soon as they are
 * uploaded, so it is chosen before.
 */
export function useNewProjectEngine() {
  const [choice, setChoice] = useState<EngineChoice>({ engine: 'model', maskPersonalData: false });
  const model = useQuery(reading(readCompanyModel, {})).data?.model ?? null;
  return {
    choice: model === null ? {} : choice,
    fields: model !== null && <EngineFields model={model} choice={choice} onChoice={setChoice} />,
  };
}

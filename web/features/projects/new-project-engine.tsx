import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type EngineChoice, EngineFields } from './engine-fields.tsx';
import { projectsQuery } from './queries.ts';

/**
 * Which engine reads a new project, and its fields, where another project tells that the company has a language model. Documents may be
 * sent as soon as they are uploaded, so it is chosen before.
 */
export function useNewProjectEngine() {
  const [choice, setChoice] = useState<EngineChoice>({ engine: 'model', maskPersonalData: false });
  const { data: projects = [] } = useQuery(projectsQuery);
  const model = projects.find(({ companyModel }) => companyModel !== null)?.companyModel ?? null;
  return {
    choice: model === null ? {} : choice,
    fields: model !== null && <EngineFields model={model} choice={choice} onChoice={setChoice} />,
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeModelSettings,
  type ModelSettingsInput,
  type ModelSettingsView,
  readModelSettings,
  resetModelSettings,
  testModelSettings,
} from '#contract/models/settings.ts';
import { listProjects } from '#contract/projects/projects.ts';
import { call, reading } from '../../lib/api.ts';

export const modelSettingsQuery = { ...reading(readModelSettings, {}), staleTime: 0 };

/** Which engine a project uses depends on whether there is a model, so the projects are read again. */
function useStored() {
  const client = useQueryClient();
  return (settings: ModelSettingsView) => {
    client.setQueryData(modelSettingsQuery.queryKey, settings);
    const isProject = (path: unknown) => String(path).startsWith(listProjects.path);
    void client.invalidateQueries({ predicate: ({ queryKey }) => isProject(queryKey[0]) });
  };
}

export function useChangeSettings() {
  const onSuccess = useStored();
  return useMutation({ mutationFn: (body: ModelSettingsInput) => call(changeModelSettings, { body }), onSuccess });
}

export function useResetSettings() {
  const onSuccess = useStored();
  return useMutation({ mutationFn: () => call(resetModelSettings, {}), onSuccess });
}

export function useTestSettings() {
  return useMutation({ mutationFn: (body: ModelSettingsInput) => call(testModelSettings, { body }) });
}

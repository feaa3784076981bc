import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { providerLabels } from '#contract/models/providers.ts';
import type { ModelSettingsView } from '#contract/models/settings.ts';
import { messageOf } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast/toast.tsx';
import { ModelForm } from './model-form.tsx';
import { modelSettingsQuery, useResetSettings } from './queries.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';

export function ModelSettingsPanel({ onError }: { onError: (error: unknown) => void }) {
  const { data, error, isError, refetch, isFetching } = useQuery(modelSettingsQuery);
  useEffect(() => {
    if (error) onError(error);
  }, [error, onError]);
  if (isError && !data)
    return <ErrorState title="The settings could not be loaded." onRetry={refetch} retrying={isFetching} />;
  if (!data) return <SettingsSkeleton />;
  return (
    <div className="grid gap-5">
      {data.problem && <Alert>{data.problem}</Alert>}
      <Origin settings={data} />
      <ModelForm key={JSON.stringify(data)} settings={data} />
    </div>
  );
}

/** Who chose what is in use, and the way back to the server's choice. */
function Origin({ settings: { source, provider, model } }: { settings: ModelSettingsView }) {
  const toast = useToast();
  const reset = useResetSettings();
  if (source === 'environment') {
    if (provider === 'embedded') return null;
    return (
      <p className="text-text-2 text-pretty">
        The operator of this server has set up {providerLabels[provider]} with the model <bdi>{model}</bdi>. What you
        save here takes its place.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-text-2">
      <p className="min-w-0 flex-1 basis-60 text-pretty">Your company has settings of its own.</p>
      <Button
        variant="secondary"
        size="small"
        pending={reset.isPending}
        pendingText="Removing..."
        onClick={() =>
          reset.mutate(undefined, {
            onSuccess: () => toast({ title: 'Settings removed', description: 'The key was deleted with them.' }),
            onError: (error) =>
              toast({ title: 'Not removed', description: messageOf(error, 'Please try again.'), destructive: true }),
          })
        }
      >
        Use the server’s settings
      </Button>
    </div>
  );
}

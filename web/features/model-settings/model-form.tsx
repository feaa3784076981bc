import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { companyProviders, providerLabels } from '#contract/models/providers.ts';
import type { ModelSettingsInput, ModelSettingsView } from '#contract/models/settings.ts';
import { messageOf } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useToast } from '../../ui/toast/toast.tsx';
import { checkDraft, type Draft, draftOf } from './draft.ts';
import { KeyField } from './key-field.tsx';
import { LimitFields } from './limit-fields.tsx';
import { useChangeSettings, useTestSettings } from './queries.ts';
import { TestResult } from './test-result.tsx';

/** Provider, model, address, key, limits and prices. It is rebuilt for each stored state. */
export function ModelForm({ settings }: { settings: ModelSettingsView }) {
  const toast = useToast();
  const { register, handleSubmit, watch, formState } = useForm<Draft, unknown, ModelSettingsInput>({
    resolver: (draft) => checkDraft(draft) as never,
    defaultValues: draftOf(settings),
  });
  const change = useChangeSettings();
  const test = useTestSettings();
  const { errors } = formState;
  const provider = watch('provider');
  const isModel = provider !== 'embedded';
  const save = (input: ModelSettingsInput) =>
    change.mutate(input, { onSuccess: () => toast({ title: 'Settings saved', description: savedLine(input) }) });
  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
      <Field label="Provider" hint={providerHints[provider]} error={errors.provider?.message}>
        {(field) => (
          <Select {...field} {...register('provider', { onChange: () => test.reset() })}>
            {companyProviders.map((one) => (
              <option key={one} value={one}>
                {providerLabels[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isModel && (
        <>
          <Field label="Model" hint="The name that the provider gives it." error={errors.model?.message}>
            {(field) => <input {...field} {...register('model')} {...plainText} className="field" />}
          </Field>
          <AddressField settings={settings} provider={provider} error={errors.baseUrl?.message}>
            {(props) => <input {...props} {...register('baseUrl')} />}
          </AddressField>
          <KeyField
            hasKey={settings.hasKey && settings.source === 'company' && settings.provider === provider}
            isOptional={provider === 'openai-compatible'}
            input={() => register('apiKey')}
            remove={() => register('withoutKey')}
            error={errors.apiKey?.message}
          />
          {provider !== 'anthropic' && (
            <Field
              label="Embedding model (optional)"
              hint="For search by meaning. Without one, Earshot searches by words. A change embeds all documents again, in the background."
              error={errors.embeddingModel?.message}
            >
              {(field) => <input {...field} {...register('embeddingModel')} {...plainText} className="field" />}
            </Field>
          )}
          <LimitFields settings={settings} register={register} errors={errors} />
        </>
      )}
      {change.isError && <Alert>{messageOf(change.error, notSaved)}</Alert>}
      <TestResult test={test} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={change.isPending} pendingText="Saving...">
          Save settings
        </Button>
        {isModel && (
          <Button
            variant="secondary"
            pending={test.isPending}
            pendingText="Testing..."
            onClick={handleSubmit((input) => test.mutate(input))}
          >
            Test
          </Button>
        )}
      </div>
    </form>
  );
}

const plainText = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'off' } as const;
const notSaved = 'The settings could not be saved. Please try again.';

const savedLine = ({ provider, model }: ModelSettingsInput) =>
  provider === 'embedded' ? 'Projects use the built-in engine.' : `Projects use ${model} from now on.`;

const providerHints = {
  embedded: 'Part of Earshot. It needs no key, and nothing leaves this server.',
  openai: 'Passages of your documents are sent to OpenAI.',
  anthropic: 'Passages of your documents are sent to Anthropic.',
  'openai-compatible': 'Any server that speaks OpenAI’s protocol, such as Ollama, vLLM or LM Studio.',
} as const;

type AddressProps = {
  settings: ModelSettingsView;
  provider: ModelSettingsView['provider'];
  error: string | undefined;
  children: (props: object) => React.ReactNode;
};

/** The address of the model. Those that this server allows are suggested. */
function AddressField({ settings: { allowedBaseUrls }, provider, error, children }: AddressProps) {
  const list = useId();
  const isNamed = provider !== 'openai-compatible';
  // A named provider has an address; another one is worth a field only where one is allowed.
  if (isNamed && allowedBaseUrls.length === 0) return null;
  const none = 'No address is allowed yet: the operator of this server lists them in AI_ALLOWED_BASE_URLS.';
  const hint = allowedBaseUrls.length === 0 ? none : `Allowed here: ${allowedBaseUrls.join(', ')}`;
  return (
    <Field label={isNamed ? 'Address (optional)' : 'Address'} hint={hint} error={error}>
      {(field) => (
        <>
          {children({
            ...field,
            ...plainText,
            type: 'url',
            inputMode: 'url',
            className: 'field',
            list,
            placeholder: isNamed ? 'The provider’s own' : undefined,
          })}
          <datalist id={list}>
            {allowedBaseUrls.map((url) => (
              <option key={url} value={url} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

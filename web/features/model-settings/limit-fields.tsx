import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { ModelSettingsView } from '#contract/models/settings.ts';
import { formatNumber } from '../../lib/format.ts';
import { Field } from '../../ui/form/field.tsx';
import type { Draft } from './draft.ts';

type Props = { settings: ModelSettingsView; register: UseFormRegister<Draft>; errors: FieldErrors<Draft> };
type NumberField = 'contextTokens' | 'maxTokensPerRun' | 'maxTokensPerMonth' | 'inputPrice' | 'outputPrice';

/** How much may be used, and what it costs. */
export function LimitFields({ settings: { serverLimits }, register, errors }: Props) {
  const field = (name: NumberField, label: string, hint?: string) => (
    <Field label={label} {...(hint ? { hint } : {})} error={errors[name]?.message}>
      {(props) => (
        <input {...props} {...register(name)} inputMode="decimal" autoComplete="off" className="field tabular-nums" />
      )}
    </Field>
  );
  return (
    <fieldset className="grid gap-4 border-t border-line pt-5">
      <legend className="float-start mb-1 w-full text-card">Limits and prices</legend>
      <div className="grid clear-both gap-4 sm:grid-cols-2">
        {field('maxTokensPerRun', 'Tokens per analysis', serverLimit(serverLimits.maxTokensPerRun))}
        {field('maxTokensPerMonth', 'Tokens per month', serverLimit(serverLimits.maxTokensPerMonth))}
        {field('inputPrice', 'Price of input', 'US dollars per million tokens')}
        {field('outputPrice', 'Price of output', 'US dollars per million tokens')}
        {field('contextTokens', 'Context window', 'Tokens that the model reads at once, if you know it')}
      </div>
    </fieldset>
  );
}

const serverLimit = (limit: number | null) =>
  limit === null ? 'Empty: no limit' : `Empty: the server’s limit of ${formatNumber(limit)}`;

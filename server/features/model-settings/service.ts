import type { ModelSettingsInput, ModelSettingsView } from '#contract/models/settings.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid } from '../../errors.ts';
import { recordAct } from '../../http/audit.ts';
import { decryptKey, encryptKey } from './encryption.ts';
import { environmentOf } from './environment.ts';
import { deleteRow, lockAsAdmin, readRow, type SettingsRow, writeRow } from './repo.ts';
import {
  type ChosenModel,
  type CompanyModel,
  companyModel,
  type KeyChange,
  keyAfter,
  refusalOf,
  viewOf,
} from './rules.ts';

export type { ChosenModel, CompanyModel } from './rules.ts';

type Needs = Pick<Deps, 'db' | 'config'>;
type Company = Pick<CompanyScope, 'companyId'>;

/** The model of a company, with its key: for calls to it, never for a reply. */
export async function companyModelOf({ db, config }: Needs, company: Company): Promise<CompanyModel> {
  return resolve(config, company, await readRow(db, company));
}

const resolve = (config: Deps['config'], { companyId }: Company, row: SettingsRow | undefined): CompanyModel =>
  companyModel(environmentOf(config, companyId), row, (stored) => decryptKey(config.modelKeySecret, companyId, stored));

export async function readSettings({ db, config }: Needs, scope: CompanyScope): Promise<ModelSettingsView> {
  const row = await readRow(db, scope);
  return viewOf(environmentOf(config, scope.companyId), row, resolve(config, scope, row), scope.companyId);
}

/** What else a change of the settings brings about, in its transaction. */
type Effect = (tx: Tx) => Promise<void>;

/** Stores the settings. The key is encrypted, and the activity log learns only whether there is one. */
export async function changeSettings(
  deps: Needs,
  scope: CompanyScope,
  input: ModelSettingsInput,
  alsoDo: Effect,
): Promise<ModelSettingsView> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockAsAdmin(tx, scope))) throw forbidden();
    const { chosen, change } = choose(deps, scope, await readRow(tx, scope), input);
    const { companyId } = scope;
    const { provider, maxTokensPerRun, maxTokensPerMonth } = input;
    const encryptedKey = chosen?.apiKey ? encryptKey(deps.config.modelKeySecret, companyId, chosen.apiKey) : null;
    const { apiKey: _, ...model } = chosen ?? noModel;
    await writeRow(tx, scope, { ...model, provider, encryptedKey, maxTokensPerRun, maxTokensPerMonth });
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'model-changed',
      details: { provider, key: change, ...(chosen ? { model: chosen.model } : {}) },
    });
    await alsoDo(tx);
  });
  return readSettings(deps, scope);
}

const noModel = {
  ...{ model: null, embeddingModel: null, baseUrl: null, apiKey: null },
  ...{ contextTokens: null, inputPrice: null, outputPrice: null },
};

/** What these settings lead to; throws a sentence where they cannot be used. */
function choose(
  { config }: Pick<Needs, 'config'>,
  company: Company,
  row: SettingsRow | undefined,
  input: ModelSettingsInput,
): { chosen: ChosenModel | null; change: Exclude<KeyChange, { refused: string }>['key'] } {
  const { provider, model, embeddingModel, baseUrl, contextTokens, inputPrice, outputPrice } = input;
  const refused = provider === 'embedded' ? null : refusalOf(environmentOf(config, company.companyId), baseUrl);
  if (refused) throw invalid(refused);
  const apiKey = resolve(config, company, row).model?.apiKey ?? null;
  const stored = row ? { ...row, apiKey, hasStoredKey: row.encryptedKey !== null } : null;
  const change = keyAfter(input, stored);
  if ('refused' in change) throw invalid(change.refused);
  if (provider === 'embedded' || model === null) return { chosen: null, change: change.key };
  const chosen = { provider, model, embeddingModel, baseUrl, contextTokens, inputPrice, outputPrice };
  return { chosen: { ...chosen, apiKey: change.value }, change: change.key };
}

/** Removes the company's settings, key included: those of the environment apply again. */
export async function resetSettings(deps: Needs, scope: CompanyScope, alsoDo: Effect): Promise<ModelSettingsView> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockAsAdmin(tx, scope))) throw forbidden();
    if (await deleteRow(tx, scope)) await recordAct(tx, { actorId: scope.userId, action: 'model-reset' });
    await alsoDo(tx);
  });
  return readSettings(deps, scope);
}

const noModelSet = 'No language model is set up: the built-in engine needs no test.';

/** What a test is made with: settings that are not stored yet, or the stored ones. Throws a sentence where nothing can be tested. */
export async function modelToTest(
  deps: Needs,
  scope: CompanyScope,
  input: ModelSettingsInput | null,
): Promise<ChosenModel> {
  const row = await readRow(deps.db, scope);
  const model = input ? choose(deps, scope, row, input).chosen : usable(resolve(deps.config, scope, row));
  if (!model) throw invalid(noModelSet);
  return model;
}

function usable({ model, problem }: CompanyModel): ChosenModel | null {
  if (problem) throw invalid(problem);
  return model;
}

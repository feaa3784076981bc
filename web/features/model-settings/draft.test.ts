import { expect, test } from 'vitest';
import type { ModelSettingsView } from '#contract/models/settings.ts';
import { checkDraft, type Draft, draftOf, inputOf } from './draft.ts';

const draft: Draft = {
  ...{ provider: 'openai', model: 'a-model', embeddingModel: '', baseUrl: '', apiKey: '', withoutKey: false },
  ...{ contextTokens: '', maxTokensPerRun: '', maxTokensPerMonth: '2,000,000', inputPrice: '0.5', outputPrice: '2' },
};

test('blank fields are null, and grouped digits a number', () => {
  expect(checkDraft(draft).values).toMatchObject({
    ...{ provider: 'openai', model: 'a-model', embeddingModel: null, baseUrl: null, contextTokens: null },
    ...{ maxTokensPerRun: null, maxTokensPerMonth: 2_000_000, inputPrice: 0.5, outputPrice: 2 },
  });
});

test('without a typed key the stored one stays, unless it shall be removed', () => {
  expect(inputOf(draft)).not.toHaveProperty('apiKey');
  expect(inputOf({ ...draft, withoutKey: true })).toHaveProperty('apiKey', null);
  expect(inputOf({ ...draft, withoutKey: true, apiKey: 'sk-new' })).toHaveProperty('apiKey', 'sk-new');
});

test('the built-in engine needs no model, key or price', () => {
  expect(inputOf({ ...draft, provider: 'embedded', apiKey: 'sk-new' })).toEqual({
    ...{ provider: 'embedded', maxTokensPerRun: null, maxTokensPerMonth: 2_000_000 },
  });
});

test('a fault is shown at its field', () => {
  const { errors } = checkDraft({ ...draft, model: ' ', maxTokensPerRun: 'many', baseUrl: 'ftp://models' });
  expect(errors).toMatchObject({
    maxTokensPerRun: { message: 'The limit per analysis must be a whole number from 1 to 2,000,000,000' },
  });
  expect(checkDraft({ ...draft, model: ' ' }).errors).toMatchObject({
    model: { message: 'Please enter the name of a model' },
  });
  expect(checkDraft({ ...draft, provider: 'openai-compatible' }).errors).toHaveProperty('baseUrl');
});

test('stored settings become a draft that leads to the same settings', () => {
  const stored: ModelSettingsView = {
    ...{ provider: 'openai-compatible', model: 'm', embeddingModel: null, baseUrl: 'http://models.example/v1' },
    ...{ hasKey: true, source: 'company', contextTokens: 8000, maxTokensPerRun: 5, maxTokensPerMonth: null },
    ...{ inputPrice: null, outputPrice: null, allowedBaseUrls: [], companyId: 1, problem: null },
    serverLimits: { maxTokensPerRun: null, maxTokensPerMonth: null },
  };
  expect(checkDraft(draftOf(stored)).values).toMatchObject({
    ...{ provider: 'openai-compatible', model: 'm', baseUrl: 'http://models.example/v1', contextTokens: 8000 },
    maxTokensPerRun: 5,
  });
});

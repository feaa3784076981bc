/** What the server asks about language models, beside the engine that calls them: whether an address may be set, what a run costs, and whether a model answers. */
export { refusalOfAddress } from './llm/allowed-address.ts';
export { estimateRun } from './llm/estimate-run.ts';
export { testModel } from './llm/test-model.ts';

/** What the server asks about language models, beside the engine that calls them: whether an address may be set, what a run costs, whether a model answers, and which vectors may be compared. */
export { refusalOfAddress } from './llm/allowed-address.ts';
export { estimateRun } from './llm/estimate-run.ts';
export { testModel } from './llm/test-model.ts';
export { vectorsOf } from './llm/vectors-of.ts';

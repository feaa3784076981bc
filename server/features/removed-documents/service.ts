export { chosenTexts, type Rebuilding, removeDocument, waitForRebuilding } from './deletion.ts';
export { noTexts, type RestingTexts, textsRestingOn } from './dependents.ts';

export { chosenTexts, deleteExpiredDocument, type Rebuilding, removeDocument, waitForRebuilding } from './deletion.ts';
export { type RestingTexts, textsRestingOn } from './dependents.ts';

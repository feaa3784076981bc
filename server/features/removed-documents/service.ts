export { chosenTexts, deleteExpiredDocument, type Rebuilding, removeDocument, waitForRebuilding } from './deletion.ts';
export { type RestingTexts, textsRestingOn, withRetold } from './dependents.ts';

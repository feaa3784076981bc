import { forget, recall, remember } from '../../lib/storage.ts';
import { viewAs } from '../../lib/view-as.ts';

const key = 'lastSelectedProjectId';
/** An admin's choice is none of the client whose view is shown, and the other way round. */
const place = () => (viewAs ? sessionStorage : localStorage);

export function rememberProject(id: number): void {
  remember(key, String(id), place);
}

export function lastProject(): number | null {
  const id = Number(recall(key, place));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function forgetProject(): void {
  forget(key, place);
}

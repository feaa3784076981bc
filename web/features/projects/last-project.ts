import { forget, recall, remember } from '../../lib/storage.ts';
import { viewAs } from '../../lib/view-as.ts';

const key = 'lastSelectedProjectId';
/** An admin's choice is none of the client whose view is shown, and the other way round. */
const place = () => (viewAs ? sessionStorage : localStorage);

export function rememberProject(id: number): void {
  remember(key, String(id), place);
}

/** A link to a conversation names its project: that one comes before the one that was chosen last. */
export function lastProject(): number | null {
  const id = Number(new URLSearchParams(location.search).get('project') ?? recall(key, place));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function forgetProject(): void {
  forget(key, place);
}

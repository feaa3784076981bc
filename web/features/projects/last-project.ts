import { forget, recall, remember } from '../../lib/storage.ts';

const key = 'lastSelectedProjectId';

export function rememberProject(id: number): void {
  remember(key, String(id));
}

export function lastProject(): number | null {
  const id = Number(recall(key));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function forgetProject(): void {
  forget(key);
}

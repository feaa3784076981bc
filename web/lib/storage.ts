type Place = () => Storage;
const browser: Place = () => localStorage;

/** Storage that never throws: a browser may forbid it or have none left, and the page works all the same. */
export function remember(key: string, value: string, place = browser): void {
  try {
    place().setItem(key, value);
  } catch {}
}

export function recall(key: string, place = browser): string | null {
  try {
    return place().getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: string, place = browser): void {
  try {
    place().removeItem(key);
  } catch {}
}

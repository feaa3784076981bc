/** Local storage that never throws: a browser may forbid it or have none left, and the page works all the same. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

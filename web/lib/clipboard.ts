/**
 * Puts a text on the clipboard. Pages that came over plain http have no clipboard API; a selected field and the
 * browser's old command do there. Throws when neither works.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch {
      // Refused by the browser's settings; the old command may still be allowed.
    }
  }
  if (!copyBySelection(text)) throw new Error('The browser allows no copying');
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

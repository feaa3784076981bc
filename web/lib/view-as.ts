export const viewAsKey = 'viewAs';

function recallView(): string | null {
  try {
    return sessionStorage.getItem(viewAsKey);
  } catch {
    return null;
  }
}

/**
 * What the calls of this page carry while an admin sees Earshot as a client; null at all other times. Kept for the tab, so
 * a reload keeps it and no other tab has it. Read once: from its load to its end a page is shown to one and the same person.
 */
export const viewAs = recallView();

/** Whether the tab has begun or ended a view since this page was loaded: the browser may bring an earlier page back. */
export const isOutdated = (): boolean => recallView() !== viewAs;

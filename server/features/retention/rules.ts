import { graceDays } from '#contract/documents/retention.ts';

const day = 24 * 60 * 60 * 1000;

/** The same day of a later month, or its last day; UTC. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return later;
}

/** When a document goes: after its months, but not before people had time to see what will go. */
export function expiryOf(uploadedAt: Date, { months, setAt }: { months: number; setAt: Date }): Date {
  const due = monthsLater(uploadedAt, months);
  const earliest = new Date(setAt.getTime() + graceDays * day);
  return due > earliest ? due : earliest;
}

const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Apart from format.ts, because only few pages need it. */
export function formatMoment(moment: string): string {
  return dateAndTime.format(new Date(moment));
}

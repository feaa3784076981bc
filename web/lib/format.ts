const fullDate = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const shortDate = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const number = new Intl.NumberFormat();

export function formatDate(moment: string | null | undefined): string {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? 'No date' : fullDate.format(date);
}

/** Without the year while it is this one. */
export function formatShortDate(moment: string | null | undefined): string {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return 'No date';
  return date.getFullYear() === new Date().getFullYear() ? shortDate.format(date) : fullDate.format(date);
}

export function formatNumber(value: number): string {
  return number.format(value);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

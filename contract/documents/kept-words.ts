/** "for 2 years", as it follows "keep its documents". */
export function keptWords(months: number | null): string {
  if (months === null) return 'until people delete them';
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `for ${count} ${unit}${count === 1 ? '' : 's'}`;
}

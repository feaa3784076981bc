type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A number in the language's own grouping. Arabic keeps the digits that its documents, times and page numbers have. */
export function numberIn(tag: string): (n: number) => string {
  const format = new Intl.NumberFormat(tag === 'ar' ? 'ar-u-nu-latn' : tag, { useGrouping: 'min2' });
  return (n) => format.format(n);
}

/** `counted('ru', { one: '# документ', … })` is a function from a number to the number with its noun. */
export function counted(tag: string, forms: Forms): (n: number) => string {
  const rules = new Intl.PluralRules(tag);
  const format = numberIn(tag);
  return (n) => (forms[rules.select(n)] ?? forms.other).replace('#', format(n));
}

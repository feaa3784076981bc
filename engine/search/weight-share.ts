/** The share of all weighted terms, by weight, that are among those given, 0 to 1. Without any weight it is 0. */
export function weightShare(weights: ReadonlyMap<number, number>, terms: ReadonlySet<number>): number {
  let [all, found] = [0, 0];
  for (const [term, weight] of weights) {
    all += weight;
    if (terms.has(term)) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

/**
 * Agglomerative clustering with average linkage by nearest-neighbour chains: O(n²) time and memory. `similarity` holds n × n
 * cosines, row by row, and is changed. Returns the clusters in which the average similarity is at least `minSimilarity`.
 * Source: F. Murtagh, A survey of recent advances in hierarchical clustering algorithms, The Computer Journal 26 (1983).
 */
export function averageLinkage(similarity: Float32Array, n: number, minSimilarity: number): number[][] {
  const members: (number[] | null)[] = Array.from({ length: n }, (_, i) => [i]);
  /** The clusters that may still grow, in order. */
  const open = Int32Array.from({ length: n }, (_, i) => i);
  let left = n;
  const close = (cluster: number) => {
    const at = open.indexOf(cluster);
    open.copyWithin(at, at + 1, left--);
  };
  const chain: number[] = [];
  while (left > 0) {
    if (chain.length === 0) chain.push(open[0] as number);
    const tip = chain.at(-1) as number;
    const before = chain.at(-2) ?? -1;
    const row = tip * n;
    let best = before;
    let bestSimilarity = before >= 0 ? (similarity[row + before] as number) : -1;
    for (let k = 0; k < left; k++) {
      const i = open[k] as number;
      const own = similarity[row + i] as number;
      if (own > bestSimilarity && i !== tip) [best, bestSimilarity] = [i, own];
    }
    if (best < 0 || bestSimilarity < minSimilarity) {
      // Nothing is near enough: merging others only lowers an average, so this cluster is complete.
      close(tip);
      chain.pop();
    } else if (best === before) {
      chain.length -= 2;
      merge(similarity, n, members, best, tip);
      close(tip);
    } else chain.push(best);
  }
  return members.filter((cluster) => cluster !== null);
}

/** Joins cluster `b` to `a`: the similarity to any other is the mean over all pairs. */
function merge(similarity: Float32Array, n: number, members: (number[] | null)[], a: number, b: number): void {
  const [first, second] = [members[a] ?? [], members[b] ?? []];
  const all = first.length + second.length;
  for (let i = 0; i < n; i++) {
    if (!members[i] || i === a || i === b) continue;
    const mean = (first.length * (similarity[a * n + i] ?? 0) + second.length * (similarity[b * n + i] ?? 0)) / all;
    similarity[a * n + i] = mean;
    similarity[i * n + a] = mean;
  }
  members[a] = [...first, ...second];
  members[b] = null;
}

/**
 * Agglomerative clustering with average linkage by nearest-neighbour chains: O(n²) time and memory. `similarity` holds n × n
 * cosines, row by row, and is changed. Returns the clusters in which the average similarity is at least `minSimilarity`.
 * Source: F. Murtagh, A survey of recent advances in hierarchical clustering algorithms, The Computer Journal 26 (1983).
 */
export function averageLinkage(similarity: Float32Array, n: number, minSimilarity: number): number[][] {
  const members: (number[] | null)[] = Array.from({ length: n }, (_, i) => [i]);
  const chain: number[] = [];
  const done = new Uint8Array(n);
  const at = (a: number, b: number) => similarity[a * n + b] ?? 0;
  for (let next = 0; next < n; ) {
    if (chain.length === 0) {
      while (next < n && (done[next] || !members[next])) next++;
      if (next >= n) break;
      chain.push(next);
    }
    const tip = chain.at(-1) ?? 0;
    const before = chain.at(-2) ?? -1;
    let best = before;
    let bestSimilarity = before >= 0 ? at(tip, before) : -1;
    for (let i = 0; i < n; i++)
      if (i !== tip && members[i] && !done[i] && at(tip, i) > bestSimilarity) [best, bestSimilarity] = [i, at(tip, i)];
    if (best < 0 || bestSimilarity < minSimilarity) {
      // Nothing is near enough: merging others only lowers an average, so this cluster is complete.
      done[tip] = 1;
      chain.pop();
    } else if (best === before) {
      chain.length -= 2;
      merge(similarity, n, members, best, tip);
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

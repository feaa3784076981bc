/**
 * A vector of the given width and unit length. A shorter one is filled with zeros, which changes no cosine. A longer one is
 * projected by signed sums (Charikar, Chen and Farach-Colton, "Finding frequent items in data streams", 2002): each number is added
 * to one place with one sign, always the same, so that cosines stay about the same.
 */
export function fitVector(vector: readonly number[], width: number): Float32Array {
  const fitted = new Float32Array(width);
  for (const [i, value] of vector.entries()) {
    if (vector.length <= width) {
      fitted[i] = value;
      continue;
    }
    const hash = mixed(i);
    const place = (hash >>> 1) % width;
    fitted[place] = (fitted[place] ?? 0) + (hash & 1 ? value : -value);
  }
  const length = Math.hypot(...fitted);
  return length > 0 ? fitted.map((value) => value / length) : fitted;
}

/** A fixed shuffle of 32 bits (the finaliser of MurmurHash3). */
function mixed(number: number): number {
  let h = number + 0x9e3779b9;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

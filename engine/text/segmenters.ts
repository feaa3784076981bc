const known = new Map<string, Intl.Segmenter>();

/** One segmenter per locale and grain: to make one costs more than to use it a thousand times. */
export function segmenter(tag: string, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${tag} ${granularity}`;
  const found = known.get(key);
  if (found) return found;
  const made = new Intl.Segmenter(tag, { granularity });
  known.set(key, made);
  return made;
}

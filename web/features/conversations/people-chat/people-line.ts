const shownAtMost = 3;

/** Up to three names, and how many more there are. */
export function peopleLine(people: readonly { name: string }[]): { names: string[]; more: number } {
  return {
    names: people.slice(0, shownAtMost).map(({ name }) => name),
    more: Math.max(0, people.length - shownAtMost),
  };
}

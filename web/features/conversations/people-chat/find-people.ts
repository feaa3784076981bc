import { folded } from '../../../lib/folded.ts';

export type Listed = {
  id: number;
  name: string;
  title: string;
  emoji: string;
  gone: boolean;
  hidden?: boolean | undefined;
};

/** The people whose name or title has all words of a search; without one everybody, those of `first` before the others. */
export function findPeople(people: readonly Listed[], search: string, first: readonly number[]): Listed[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    return people.filter(({ name, title }) => {
      const text = folded(`${name} ${title}`);
      return words.every((word) => text.includes(word));
    });
  }
  const isFirst = new Set(first);
  return [...people.filter(({ id }) => isFirst.has(id)), ...people.filter(({ id }) => !isFirst.has(id))];
}

import type { Person } from '#contract/people/people.ts';

const stop = /[.。।]$/u;

/** Whether a portrait only repeats the title beside it. */
export const repeatsTitle = ({ title, description }: Pick<Person, 'title' | 'description'>): boolean =>
  description.replace(stop, '') === title.replace(stop, '');

import { readdir, readFile } from 'node:fs/promises';
import type { ProjectFields } from '#contract/projects/project-changes.ts';
import type { TopicFields } from '#contract/projects/topic-changes.ts';
import { topicColors } from '#contract/projects/topics.ts';

const description =
  'Four in ten new members of our car sharing in Aldersea and Brunnbach stop within six months. What makes members leave? What happens when the driver before them is late? How well do members know what a trip will cost? What goes wrong with the charging cable? What happens on Saturdays? How good is the hotline? And what makes other members stay?';

const longBrief = `Background. Minnow places shared vehicles at fixed bays in two small towns. Membership has grown for three years while more and more people try it once and go away again. The support team hears about scratches and lost chargers; hardly anybody says why they cancel.

In May we did two things. Six interviews of about half an hour: four in Aldersea, in English, and two in Brunnbach, in German. One of the six had cancelled in March. Afterwards 36 members filled in a short survey with three open questions; they could write in either language.

What will be decided. In July the operations team chooses two of five proposals: a message to whoever drives next, one number before each booking, lighter cables under a roof, a second family vehicle at the weekend, longer opening hours on the telephone. The report has to say which of them would have kept the people who left, and for whom it would have changed nothing.

Out of scope. Prices stay as they are this year, and no bay will be moved.`;

const topicNames = [
  'Late returns',
  'Price of a trip',
  'Charging',
  'Weekend availability',
  'Booking and app',
  'Hotline',
  'Clean cars',
  'Damage and excess',
] as const;

/** The sample study that an empty dashboard offers: written by us, about a service that does not exist. */
export const sampleProject: ProjectFields & { topics: TopicFields[] } = {
  name: 'Why members stop driving',
  description,
  longBrief,
  language: 'english',
  topics: topicNames.map((name, i) => ({ name, color: topicColors[i] ?? topicColors[0] })),
};

const folder = new URL('files/', import.meta.url);

/** The study's files, in the form in which they would be uploaded. */
export async function readSampleFiles(): Promise<{ fileName: string; bytes: Buffer }[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (fileName) => ({ fileName, bytes: await readFile(new URL(fileName, folder)) })));
}

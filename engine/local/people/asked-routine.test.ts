import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';

const activitiesOf = async (turns: [string, string][], language: Language = 'english') => {
  const corpus = await engine.prepare([conversation(turns)], { language });
  const [person] = await engine.findPeople(corpus, { language });
  return person?.activities;
};
const asked: [string, string][] = [
  ['Interviewer', 'What happens when the ferry is late?'],
  ['Ada', 'The boxes stand on the pier in the rain, and nobody tells us how long it will be.'],
];
const notStated = languagePack('english').templates.notStated();

test('what people answer about their days is what they do day to day', async () => {
  const activities = await activitiesOf([
    ...asked,
    ['Interviewer', 'What does a normal day look like for you?'],
    [
      'Ada',
      'Early. I unlock the shed at six and put the kettle on. It was different when Hal was here. Then I sort the nets.',
    ],
  ]);
  expect(activities).toBe('I unlock the shed at six and put the kettle on.');
});

test('what a day was like before is not what a person does', async () => {
  const activities = await activitiesOf([
    ...asked,
    ['Interviewer', 'What was a normal day like before the ferry?'],
    ['Ada', 'We carry the boxes over the bridge ourselves and leave them at the gate.'],
  ]);
  expect(activities).toBe(notStated);
});

test('what a person does not do or has done is no answer', async () => {
  const activities = await activitiesOf([
    ...asked,
    ['Interviewer', 'What does a normal day look like for you?'],
    ['Ada', "I don't go to the pier in the morning. I was at the mill for years and carried sacks all day."],
  ]);
  expect(activities).toBe(notStated);
});

test('what people say unasked is not repeated by what they were asked', async () => {
  const activities = await activitiesOf([
    ['Interviewer', 'Tell me what your role is and what a normal day looks like.'],
    ['Ada', 'I do the nets and the buoys. Every morning I open the shed for the others.'],
    ...asked,
  ]);
  expect(activities).toBe('I do the nets and the buoys. Every morning I open the shed for the others.');
});

test('who a person is, or lives with, is no daily activity', async () => {
  const activities = await activitiesOf([
    ...asked,
    ['Interviewer', 'Tell me about a normal week. Who is at home, and what do you do?'],
    [
      'Ada',
      "I'm Ada, I'm sixty-seven, out on the lake side. Basically myself, my wife Gwen, and Tom, he is eight. We are from the islands, near the light. I've been there fourteen years, as you know. I mend the nets on the pier until it gets dark.",
    ],
  ]);
  expect(activities).toBe('I mend the nets on the pier until it gets dark.');
});

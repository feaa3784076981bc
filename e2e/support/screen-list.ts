import { conversationScreens } from './screens/conversations.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { guestScreens } from './screens/guests.ts';
import { insightScreens } from './screens/insights.ts';
import { languageModelScreens } from './screens/language-model.ts';
import { projectScreens } from './screens/projects.ts';
import type { Screen } from './screens/screen.ts';
import { peopleScreens, topicScreens } from './screens/topics-and-people.ts';
import { previewScreens, userScreens } from './screens/users.ts';

/** Every page and dialog of the product. */
export const screens: readonly Screen[] = [
  ...guestScreens,
  ...dashboardScreens,
  ...projectScreens,
  ...insightScreens,
  ...languageModelScreens,
  ...topicScreens,
  ...peopleScreens,
  ...conversationScreens,
  ...userScreens,
  ...previewScreens,
];

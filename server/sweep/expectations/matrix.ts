import { accountRows } from './accounts.ts';
import { analysisRows } from './analysis.ts';
import { conversationRows, searchRows } from './conversations.ts';
import { insightRows } from './insights.ts';
import { peopleRows } from './people.ts';
import { projectRows } from './projects.ts';
import type { Rows } from './row.ts';
import { topicRows } from './topics.ts';
import { trashRows } from './trash.ts';
import { userRows } from './users.ts';

/**
 * Who may do what, call by call. It repeats the permission table on purpose: the sweep would prove nothing if it read
 * the table that the server uses.
 */
export const matrix: Rows = {
  ...accountRows,
  ...projectRows,
  ...insightRows,
  ...analysisRows,
  ...peopleRows,
  ...conversationRows,
  ...searchRows,
  ...topicRows,
  ...trashRows,
  ...userRows,
};

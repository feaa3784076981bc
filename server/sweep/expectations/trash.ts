import { notTheirs } from './conversations.ts';
import { project, type Row, type Rows } from './row.ts';

const ofOne = (kind: 'trashedInsight' | 'trashedQuestion' | 'trashedTopic'): Row => ({
  who: 'staff',
  ids: { id: { kind } },
  changes: true,
});
const ofTheirs = (kind: 'trashedChat' | 'trashedGroup'): Row => ({
  who: 'staff',
  ids: { id: { kind } },
  changes: true,
  refuses: notTheirs,
});

export const trashRows: Rows = {
  'GET /api/projects/:id/trash': {
    who: 'staff',
    ids: { id: project },
    shows: ['insight', 'question', 'topic', 'conversation', 'user'],
  },
  'DELETE /api/projects/:id/trash': { who: 'staff', ids: { id: project }, changes: true },
  'POST /api/projects/:id/trash/restore': {
    who: 'staff',
    ids: { id: project, item: { kind: 'trashedInsight', within: true, strange: 200 } },
    body: ({ item }) => ({ items: [{ kind: 'insight', id: item }] }),
    changes: true,
  },
  'POST /api/trash/insight/:id/restore': ofOne('trashedInsight'),
  'DELETE /api/trash/insight/:id': ofOne('trashedInsight'),
  'POST /api/trash/question/:id/restore': ofOne('trashedQuestion'),
  'DELETE /api/trash/question/:id': ofOne('trashedQuestion'),
  'POST /api/trash/topic/:id/restore': ofOne('trashedTopic'),
  'DELETE /api/trash/topic/:id': ofOne('trashedTopic'),
  'POST /api/trash/insight-conversation/:id/restore': ofTheirs('trashedChat'),
  'DELETE /api/trash/insight-conversation/:id': ofTheirs('trashedChat'),
  'POST /api/trash/people-conversation/:id/restore': ofTheirs('trashedGroup'),
  'DELETE /api/trash/people-conversation/:id': ofTheirs('trashedGroup'),
};

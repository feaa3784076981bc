import { project, type Rows } from './row.ts';

export const topic = (nth: number) => ({ name: `Made topic ${nth}`, color: '#10B981' });

export const topicRows: Rows = {
  'GET /api/topics': [
    { who: 'member', shows: ['topic'] },
    {
      who: 'member',
      ids: { projectId: { kind: 'project', strange: 200 } },
      query: ({ projectId }) => ({ projectId }),
      shows: ['topic'],
    },
  ],
  'POST /api/topics': {
    who: 'staff',
    ids: { projectId: project },
    body: ({ projectId }, nth) => ({ ...topic(nth), projectId }),
    changes: true,
  },
  'POST /api/topics/bulk': {
    who: 'staff',
    ids: { projectId: project },
    body: ({ projectId }, nth) => ({ projectId, topics: [topic(nth)] }),
    changes: true,
  },
  'PATCH /api/topics/:id': {
    who: 'staff',
    ids: { id: { kind: 'topic' } },
    body: (_, nth) => ({ name: topic(nth).name }),
    changes: true,
  },
  'DELETE /api/topics/:id': { who: 'staff', ids: { id: { kind: 'topic' } }, changes: true },
  'POST /api/topics/delete': {
    who: 'staff',
    ids: { mine: { kind: 'topic' }, other: { kind: 'topic' } },
    body: ({ mine, other }) => ({ ids: [mine, other] }),
    changes: true,
  },
};

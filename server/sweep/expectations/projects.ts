import { project, type Rows } from './row.ts';
import { topic } from './topics.ts';

export const projectRows: Rows = {
  'GET /api/projects': { who: 'member', shows: ['project'] },
  'GET /api/projects/:id': { who: 'project', ids: { id: project }, shows: ['project'] },
  'POST /api/projects/generate-topics': { who: 'staff', body: () => ({ name: 'Bakeries and their evenings' }) },
  'POST /api/projects': { who: 'staff', body: (_, nth) => ({ name: 'Made', topics: [topic(nth)] }) },
  'POST /api/projects/sample': { who: 'staff' },
  'PATCH /api/projects/:id': {
    who: 'staff',
    ids: { id: project },
    body: (_, nth) => ({ name: `Changed ${nth}`, topics: [topic(nth)] }),
    changes: true,
  },
  'GET /api/projects/:id/retention': {
    who: 'staff',
    ids: { id: project },
    query: () => ({ months: 12 }),
    shows: ['file'],
  },
  'PUT /api/projects/:id/retention': {
    who: 'staff',
    ids: { id: project },
    body: (_, nth) => ({ months: 1 + (nth % 100) }),
    changes: true,
    shows: ['file'],
  },
  'DELETE /api/projects/:id': { who: 'staff', ids: { id: project }, changes: true },
};

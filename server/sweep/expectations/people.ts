import { documents, project, type Rows } from './row.ts';

export const peopleRows: Rows = {
  'GET /api/projects/:id/people': { who: 'project', ids: { id: project }, shows: ['person', 'quote', 'file'] },
  'POST /api/projects/:id/people/analyze': {
    who: 'staff',
    ids: { id: project, document: documents },
    body: ({ document }) => ({ documentIds: [document] }),
    changes: true,
  },
};

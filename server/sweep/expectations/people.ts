import { documents, project, type Rows } from './row.ts';

export const peopleRows: Rows = {
  'GET /api/projects/:id/people': { who: 'project', ids: { id: project }, shows: ['person', 'quote', 'file'] },
  'POST /api/projects/:id/people/analyze': {
    who: 'staff',
    ids: { id: project, document: documents },
    body: ({ document }) => ({ documentIds: [document] }),
    changes: true,
  },
  'PATCH /api/people/:id': {
    who: 'staff',
    ids: { id: { kind: 'person' } },
    body: (_, nth) => ({ name: `Renamed ${nth}`, title: 'Baker' }),
    changes: true,
    shows: ['person', 'quote', 'file'],
  },
  'POST /api/projects/:id/people/merge': {
    who: 'staff',
    ids: { id: project, person: { kind: 'person', within: true }, other: { kind: 'namesake', within: true } },
    body: ({ person, other }) => ({ personIds: [person, other] }),
    changes: true,
    shows: ['person', 'quote', 'file'],
  },
  'POST /api/people/:id/split': {
    who: 'staff',
    ids: { id: { kind: 'person' }, document: documents },
    body: ({ document }) => ({ documentIds: [document] }),
    changes: true,
    shows: ['person', 'quote', 'file'],
  },
  'POST /api/people/:id/erasure-preview': {
    who: 'staff',
    ids: { id: { kind: 'person' } },
    body: () => ({}),
    shows: ['file'],
  },
  'POST /api/people/:id/erase': {
    who: 'staff',
    ids: { id: { kind: 'person' } },
    body: () => ({ names: ['Mirela'] }),
    changes: true,
  },
  'GET /api/erasures': { who: 'admin', shows: ['project', 'file', 'user'] },
  'GET /api/erasures/:id/receipt': {
    who: 'admin',
    ids: { id: { kind: 'erasure' } },
    ownOnly: true,
    shows: ['project', 'file', 'user'],
  },
  'GET /api/projects/:id/people/merge-suggestions': { who: 'staff', ids: { id: project }, shows: ['person'] },
};

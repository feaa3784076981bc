import { documents, project, type Rows } from './row.ts';

const written = {
  title: 'Made insight',
  content: 'People bake by feeling.',
  tags: ['planning'],
  quote: 'Honestly I guess.',
};

export const insightRows: Rows = {
  'POST /api/insights': {
    who: 'staff',
    ids: { projectId: project },
    form: ({ projectId }) => ({ projectId: `${projectId}` }),
  },
  'GET /api/documents/:id/text': { who: 'staff', ids: { id: { kind: 'document' } }, shows: ['document', 'file'] },
  'GET /api/documents/:id/dependents': { who: 'staff', ids: { id: { kind: 'document' } }, shows: ['insight'] },
  'GET /api/projects/:id/insights': {
    who: 'insights',
    ids: { id: project },
    shows: ['insight', 'topic', 'file', 'document', 'quote'],
  },
  'GET /api/insights/recent': { who: 'member', shows: ['insight', 'topic', 'quote'] },
  'POST /api/insights/custom': [
    {
      who: 'staff',
      ids: { projectId: project },
      body: ({ projectId }) => ({ projectId, ...written }),
      changes: true,
    },
    {
      who: 'staff',
      ids: { projectId: project, source: documents },
      body: ({ projectId, source }) => ({ projectId, ...written, sources: [source] }),
      changes: true,
    },
  ],
  'POST /api/projects/:id/insights/custom': [
    {
      who: 'staff',
      ids: { id: project, source: documents },
      body: ({ source }) => ({ ...written, sources: [{ documentId: source, fileName: 'a.txt' }] }),
      changes: true,
    },
    {
      who: 'staff',
      ids: { id: project, messageId: { kind: 'reply', within: true } },
      body: ({ messageId }) => ({ title: written.title, content: written.content, messageId }),
      changes: true,
      shows: ['quote', 'file', 'person'],
    },
    {
      who: 'staff',
      ids: { id: project, messageId: { kind: 'groupReply', within: true } },
      body: ({ messageId }) => ({
        ...{ title: written.title, content: written.content },
        personReply: { messageId, response: 0 },
      }),
      changes: true,
      shows: ['quote', 'file', 'person'],
    },
  ],
  'GET /api/insight/:insightId': {
    who: 'insights',
    ids: { insightId: { kind: 'insight' } },
    shows: ['insight', 'topic', 'quote', 'file'],
  },
  'PATCH /api/insights/:id': [
    {
      who: 'staff',
      ids: { id: { kind: 'insight' } },
      body: (_, nth) => ({ title: `Edited ${nth}`, analysis: { keywords: ['edited'] } }),
      changes: true,
      shows: ['topic', 'quote', 'file'],
    },
    {
      who: 'staff',
      ids: { id: { kind: 'insight' }, topic: { kind: 'topic', within: true } },
      body: ({ topic }) => ({ topicIds: [topic] }),
      changes: true,
      shows: ['topic', 'quote', 'file'],
    },
  ],
  'POST /api/insights/:id/evidence': {
    who: 'staff',
    ids: { id: { kind: 'insight' }, document: documents },
    body: ({ document }) => ({ documentId: document, start: 0, end: 1 }),
    changes: true,
    shows: ['quote', 'file'],
  },
  'GET /api/projects/:id/insights/twins': { who: 'staff', ids: { id: project } },
  'POST /api/projects/:id/insights/merge': {
    who: 'staff',
    ids: { id: project, keepId: { kind: 'insight', within: true }, other: { kind: 'duplicate', within: true } },
    body: ({ keepId, other }) => ({ keepId, ids: [other] }),
    changes: true,
    shows: ['topic', 'quote', 'file'],
  },
  'GET /api/projects/:id/insights/dismissed': {
    who: 'staff',
    ids: { id: project },
    shows: ['user', 'quote', 'file'],
  },
  'GET /api/projects/:id/insights/dismissed/count': { who: 'staff', ids: { id: project } },
  'DELETE /api/projects/:id/insights/dismissed/:insightId': {
    who: 'staff',
    ids: { id: project, insightId: { kind: 'dismissed', within: true } },
    changes: true,
  },
  'DELETE /api/projects/:id/insights': {
    who: 'staff',
    ids: { id: project, insight: { kind: 'insight', within: true } },
    body: ({ insight }) => ({ ids: [insight] }),
    changes: true,
  },
  'DELETE /api/insights/:id': [
    { who: 'staff', ids: { id: { kind: 'document' } }, changes: true },
    { who: 'staff', ids: { id: { kind: 'document' } }, query: () => ({ dependents: 'remove' }), changes: true },
    { who: 'staff', ids: { id: { kind: 'insight' } }, changes: true },
  ],
  // The content of PDFs is compressed: their own tests read it.
  'GET /api/insights/:id/pdf': { who: 'insights', ids: { id: { kind: 'insight' } }, ownOnly: true },
  'GET /api/projects/:id/insights/pdf': { who: 'insights', ids: { id: project }, ownOnly: true },
  'GET /api/projects/:id/export': (['markdown', 'csv', 'json'] as const).map((format) => ({
    who: 'insights',
    ids: { id: project },
    ownOnly: true as const,
    query: () => ({ format }),
    shows: ['insight', 'topic', 'quote', 'file', ...(format === 'json' ? (['document'] as const) : [])],
  })),
};

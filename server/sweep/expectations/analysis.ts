import { documents, project, type Rows } from './row.ts';

export const analysisRows: Rows = {
  'POST /api/projects/:id/analyze-documents': [
    {
      who: 'staff',
      ids: { id: project, document: documents },
      body: ({ document }) => ({ documentIds: [document] }),
      changes: true,
    },
    {
      who: 'staff',
      ids: { id: project, mine: documents, document: documents },
      body: ({ mine, document }) => ({ documentIds: [mine, document] }),
      changes: true,
    },
  ],
  'POST /api/projects/:id/analyze-documents/estimate': {
    who: 'staff',
    ids: { id: project, mine: documents, document: documents },
    body: ({ mine, document }) => ({ documentIds: [mine, document] }),
  },
  'POST /api/projects/:id/analysis/:sessionKey/continue': {
    who: 'staff',
    ids: { id: project, sessionKey: { kind: 'run', within: true } },
    body: () => ({ engine: 'embedded' }),
    shows: ['context', 'question', 'insight'],
  },
  'GET /api/projects/:id/analysis/:sessionKey': {
    who: 'staff',
    ids: { id: project, sessionKey: { kind: 'run', within: true } },
    shows: ['context', 'question', 'insight'],
  },
  // Its content is compressed: its own tests read it.
  'GET /api/analysis/:sessionKey/agent1-report': { who: 'staff', ids: { sessionKey: { kind: 'run' } }, ownOnly: true },
  'GET /api/projects/:id/analysis': {
    who: 'staff',
    ids: { id: project },
    shows: ['context', 'question', 'insight'],
  },
  'POST /api/projects/:id/analysis/:sessionKey/cancel': {
    who: 'staff',
    ids: { id: project, sessionKey: { kind: 'run', within: true } },
    shows: ['context', 'question', 'insight'],
  },
  'GET /api/projects/:id/questions': { who: 'insights', ids: { id: project }, shows: ['question'] },
  'POST /api/projects/:id/questions': {
    who: 'staff',
    ids: { id: project },
    body: (_, nth) => ({ question: `What happens on day ${nth}?` }),
    changes: true,
  },
  'DELETE /api/projects/:id/questions': {
    who: 'staff',
    ids: { id: project },
    body: () => ({ question: 'What happens on no day at all?' }),
  },
  'POST /api/insights/:id/questions': [
    {
      who: 'staff',
      ids: { id: { kind: 'insight' } },
      body: (_, nth) => ({ questions: [`What came up on day ${nth}?`] }),
      changes: true,
    },
    {
      who: 'staff',
      ids: { id: { kind: 'document' } },
      body: (_, nth) => ({ question: `What was said on day ${nth}?` }),
      changes: true,
    },
  ],
  'POST /api/projects/:id/questions/analyze-agent3': {
    who: 'staff',
    ids: { id: project, key: { kind: 'run', within: true, strange: 400 } },
    body: ({ key }) => ({ questions: ['What happens to bread that is left over?'], ragSessionKey: key }),
    changes: true,
  },
};

import { documents, project, type Rows } from './row.ts';

const conversation = { title: 'Made conversation' };
const message = 'What happens to bread that is left over?';
/** Conversations are the owner's: other staff may not delete them. */
export const notTheirs = { user: 403, foreignUser: 403 };

/** Words of which one stands in every text of a company: near ones, or those of the project that clients do not see. */
const near = 'zqamber zqcobalt';
const far = 'zqamberfar zqcobaltfar';
const searched = ['insight', 'conversation', 'document', 'file'] as const;
const anywhere = { strange: 200 } as const;

export const searchRows: Rows = {
  'GET /api/search': [
    { who: 'member', query: () => ({ q: near, limit: 50 }), shows: [...searched] },
    { who: 'member', query: () => ({ q: far, limit: 50 }) },
    {
      who: 'member',
      ids: { projectId: { kind: 'project', ...anywhere } },
      query: ({ projectId }) => ({ q: near, projectId }),
      shows: [...searched],
    },
    {
      who: 'member',
      ids: { documentId: { kind: 'document', ...anywhere } },
      query: ({ documentId }) => ({ q: near, documentId }),
      shows: ['document', 'file'],
    },
    { who: 'member', query: () => ({ q: near, person: 'Mirela' }), shows: ['document'] },
  ],
};

export const conversationRows: Rows = {
  'GET /api/conversations': { who: 'member', shows: ['conversation'] },
  'GET /api/projects/:id/people/conversations': {
    who: 'chat',
    ids: { id: project },
    shows: ['conversation', 'person', 'file'],
  },
  'POST /api/projects/:id/people/conversations': {
    who: 'staff',
    ids: { id: project, person: { kind: 'person', within: true }, document: documents },
    body: ({ person, document }) => ({
      ...conversation,
      selectedPeople: [person],
      contextDocuments: [{ id: document, fileName: 'a.txt', content: 'A' }],
    }),
    changes: true,
    shows: ['person', 'file'],
  },
  'DELETE /api/people-conversations/:id': {
    who: 'staff',
    ids: { id: { kind: 'group' } },
    changes: true,
    refuses: notTheirs,
  },
  'GET /api/people-conversations/:id/messages': {
    who: 'chat',
    ids: { id: { kind: 'group' } },
    shows: ['conversation', 'person', 'quote', 'file'],
  },
  'POST /api/people-conversations/:id/messages': {
    who: 'staff',
    ids: { id: { kind: 'group' } },
    body: () => ({ role: 'user', content: message }),
    changes: true,
  },
  'POST /api/people-conversations/:id/stop': {
    who: 'staff',
    ids: { id: { kind: 'group' } },
    body: (_, nth) => ({ clientMessageId: `stopped ${nth}` }),
    changes: true,
  },
  'GET /api/people-conversations/:id/export': {
    who: 'chat',
    ids: { id: { kind: 'group' } },
    ownOnly: true,
    shows: ['conversation', 'person', 'quote', 'file'],
  },
  'POST /api/projects/:id/people/chat': [
    {
      who: 'staff',
      ids: { id: project, person: { kind: 'person', within: true }, document: documents },
      body: ({ person, document }) => ({ message, people: [person], documents: [document] }),
      shows: ['person'],
    },
    {
      who: 'staff',
      ids: { id: project, conversationId: { kind: 'group', within: true } },
      body: ({ conversationId }, nth) => ({ message, conversationId, clientMessageId: `made ${nth}` }),
      changes: true,
      shows: ['person'],
    },
  ],
  'GET /api/projects/:id/insights/:insightId/conversations': {
    who: 'chat',
    ids: { id: project, insightId: { kind: 'insight', within: true } },
    shows: ['conversation'],
  },
  'POST /api/projects/:id/insights/:insightId/conversations': {
    who: 'staff',
    ids: { id: project, insightId: { kind: 'insight', within: true } },
    body: () => ({ ...conversation, sessionKey: 'temp-1' }),
    changes: true,
  },
  'GET /api/conversations/:id/messages': {
    who: 'chat',
    ids: { id: { kind: 'chat' } },
    shows: ['conversation', 'person', 'quote', 'file'],
  },
  'POST /api/conversations/:id/messages': {
    who: 'staff',
    ids: { id: { kind: 'chat' } },
    body: () => ({ role: 'assistant', content: message }),
    changes: true,
  },
  'DELETE /api/conversations/:id': {
    who: 'staff',
    ids: { id: { kind: 'chat' } },
    changes: true,
    refuses: notTheirs,
  },
  'POST /api/conversations/:id/stop': {
    who: 'staff',
    ids: { id: { kind: 'chat' } },
    body: (_, nth) => ({ clientMessageId: `stopped ${nth}` }),
    changes: true,
  },
  'GET /api/conversations/:id/export': {
    who: 'chat',
    ids: { id: { kind: 'chat' } },
    ownOnly: true,
    shows: ['conversation', 'person', 'quote', 'file'],
  },
  'POST /api/insight/:insightId/chat': [
    {
      who: 'staff',
      ids: {
        insightId: { kind: 'insight' },
        same: { kind: 'insight', within: true, strange: 400 },
        projectId: { kind: 'project', within: true, strange: 400 },
      },
      body: ({ same, projectId }) => ({ message, insightId: same, projectId, sessionKey: 'null', chatHistory: [] }),
    },
    {
      who: 'staff',
      ids: { insightId: { kind: 'insight' }, conversationId: { kind: 'chat', within: true } },
      body: ({ conversationId }, nth) => ({ message, conversationId, clientMessageId: `made ${nth}` }),
      changes: true,
    },
  ],
};

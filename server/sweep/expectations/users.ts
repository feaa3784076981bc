import { newcomer } from './newcomer.ts';
import { closedAddress, project, type Rows } from './row.ts';

export const userRows: Rows = {
  'GET /api/users': { who: 'admin', shows: ['user', 'company'] },
  'PATCH /api/users/:id/role': {
    who: 'admin',
    ids: { id: { kind: 'client' } },
    body: () => ({ role: 'company_user' }),
    changes: true,
  },
  'POST /api/users/:id/view': { who: 'admin', ids: { id: { kind: 'client' } } },
  'DELETE /api/users/:id': { who: 'admin', ids: { id: { kind: 'client' } }, changes: true },
  'POST /api/projects/:id/access': {
    who: 'admin',
    ids: { id: project, userId: { kind: 'client' } },
    body: ({ userId }) => ({ userId, canViewInsights: true }),
    changes: true,
  },
  'DELETE /api/projects/:id/access/:userId': {
    who: 'admin',
    ids: { id: project, userId: { kind: 'client' } },
    changes: true,
  },
  'POST /api/invite-user': [
    { who: 'admin', body: (_, nth) => ({ email: `invited${nth}@example.com`, role: 'company_user' }) },
    {
      who: 'admin',
      ids: { mine: project, projectId: project },
      body: ({ mine, projectId }, nth) => ({
        email: `invited${nth}@example.com`,
        role: 'client',
        projectAccess: [mine, projectId].map((id) => ({ projectId: id, canViewInsights: true })),
      }),
    },
  ],
  'GET /api/invitations': { who: 'admin', shows: ['invitation', 'user'] },
  'POST /api/invitations/:id/resend': { who: 'admin', ids: { id: { kind: 'invitation' } }, changes: true },
  'DELETE /api/invitations/:id': { who: 'admin', ids: { id: { kind: 'invitation' } }, changes: true },
  'GET /api/model': { who: 'staff' },
  'GET /api/settings/model': { who: 'admin' },
  'PUT /api/settings/model': { who: 'admin', body: () => ({ provider: 'embedded' }) },
  'DELETE /api/settings/model': { who: 'admin' },
  // Reachable for nobody, which the reply says.
  'POST /api/settings/model/test': {
    who: 'admin',
    body: () => ({ provider: 'openai-compatible', model: 'm', baseUrl: closedAddress }),
  },
  'GET /api/usage': { who: 'admin', shows: ['project', 'user'] },
  'GET /api/verify-invitation/:token': { who: 'public', ids: { token: { kind: 'promise', strange: 404 } } },
  'POST /api/complete-invitation/:token': {
    who: 'public',
    ids: { token: { kind: 'promise', strange: 404 } },
    body: (_, nth) => newcomer(nth),
  },
};

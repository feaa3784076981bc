import { newcomer, password } from './newcomer.ts';
import type { Rows } from './row.ts';

export const accountRows: Rows = {
  'GET /api/user': { who: 'member', shows: ['company', 'user'] },
  'GET /api/auth/check': { who: 'member' },
  'POST /api/login': {
    who: 'public',
    ids: { account: { kind: 'credentials', strange: 401 } },
    body: ({ account }) => account as object,
    endsSession: true,
    signsIn: true,
    refuses: { unverified: 403 },
  },
  'POST /api/register': {
    who: 'public',
    ids: { email: { kind: 'address', strange: 201 } },
    body: ({ email }, nth) => ({ ...newcomer(nth), email, companyName: 'Newcomers' }),
  },
  'POST /api/logout': { who: 'public', endsSession: true },
  'POST /api/verify-email/:token': { who: 'public', ids: { token: { kind: 'verification', strange: 400 } } },
  'POST /api/resend-verification': {
    who: 'public',
    ids: { email: { kind: 'address', strange: 200 } },
    body: ({ email }) => ({ email }),
  },
  'POST /api/forgot-password': {
    who: 'public',
    ids: { email: { kind: 'address', strange: 200 } },
    body: ({ email }) => ({ email }),
  },
  'POST /api/reset-password/:token': {
    who: 'public',
    ids: { token: { kind: 'reset', strange: 400 } },
    body: () => ({ password, confirmPassword: password }),
  },
  'POST /api/change-password': {
    who: 'member',
    body: () => ({ currentPassword: password, password, confirmPassword: password }),
  },

  'GET /api/sessions': { who: 'member', ownOnly: true },
  'DELETE /api/sessions/:id': { who: 'member', ids: { id: { kind: 'session' } }, changes: true },
  'POST /api/sessions/end-others': { who: 'member' },
  'GET /api/audit': { who: 'admin', shows: ['user'] },
};

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inviteUser } from './invitations.ts';

const complaint = (input: object) => z.safeParse(inviteUser.body, input).error?.issues[0]?.message;
const good = { email: 'mara@example.com', role: 'client' };

test.each([
  [{ email: undefined }, 'Email is required'],
  [{ email: '  ' }, 'Email is required'],
  [{ email: 'mara' }, 'Invalid email format'],
  [{ role: undefined }, 'Role is required'],
  [{ role: '' }, 'Role is required'],
  [{ role: 'owner' }, 'Please choose a role from the list'],
  [{ teamName: 'x'.repeat(121) }, 'Team name must be at most 120 characters'],
  [{ companyName: 'x'.repeat(121) }, 'Company name must be at most 120 characters'],
  [{ role: 'company_user', projectAccess: [{ projectId: 1 }] }, 'Project access can only be given to clients'],
])('an invitation with %j is refused in words', (over, message) => {
  expect(complaint({ ...good, ...over })).toBe(message);
});

test('flags that are left out are false, labels and grants may be missing', () => {
  const read = z.parse(inviteUser.body, { ...good, email: ' mara@example.com ', projectAccess: [{ projectId: 7 }] });
  expect(read).toEqual({
    ...good,
    projectAccess: [{ projectId: 7, canViewInsights: false, canViewChat: false }],
  });
  expect(z.parse(inviteUser.body, { ...good, role: 'company_admin', projectAccess: [], teamName: null })).toMatchObject(
    {
      teamName: null,
      projectAccess: [],
    },
  );
});

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '#contract/roles.ts';
import { type CompanyScope, openCompany, openNewProject, type ProjectScope } from '../access/scope.ts';
import type { Tx } from '../db/client.ts';
import { acrossCompanies, inCompany } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { readProgress } from '../features/analysis/service.ts';
import { foundCompany, joinCompany } from '../features/auth/service.ts';
import { identifyPeople } from '../features/people/service.ts';
import { createSampleProject } from '../features/sample/service.ts';
import { grantAccess } from '../features/users/service.ts';

export type DemoCompany = { adminId: number; clientId: number; scope: CompanyScope; password: string };

const companyName = 'Minnow';
const nobody = { companyName, teamName: null };

/** Addresses that cannot receive mail. */
export const demoAccounts = {
  company_admin: { username: 'Robin', email: 'robin@example.com' },
  company_user: { username: 'Una', email: 'una@example.com' },
  client: { username: 'Cleo', email: 'cleo@example.com' },
} as const satisfies Record<Role, { username: string; email: string }>;

/** A company with an account for every role and one password, generated for this demo. */
export async function makeDemoCompany({ db, passwords }: Pick<Deps, 'db' | 'passwords'>): Promise<DemoCompany> {
  const password = `demo-${randomBytes(4).toString('hex')}-7`;
  const hash = await passwords.hash(password);
  const make = async (tx: Tx): Promise<DemoCompany> => {
    const admin = await foundCompany(tx, { ...demoAccounts.company_admin, ...nobody, password: hash });
    const { id: adminId, companyId } = admin;
    const add = (role: 'company_user' | 'client') => addColleague(tx, { role, companyId, invitedBy: adminId, hash });
    await add('company_user');
    const clientId = await add('client');
    return { adminId, clientId, password, scope: openCompany({ id: adminId, companyId, role: 'company_admin' }) };
  };
  return acrossCompanies(() => db.transaction(make));
}

type Colleague = { role: 'company_user' | 'client'; companyId: number; invitedBy: number; hash: string };

const addColleague = (tx: Tx, { role, hash, ...place }: Colleague): Promise<number> =>
  joinCompany(tx, { ...demoAccounts[role], ...nobody, ...place, role, password: hash });

/** The sample project, analyzed, with its people, and visible to the client. */
export const fillDemoCompany = (deps: Deps, company: DemoCompany, gone: AbortSignal): Promise<void> =>
  inCompany(company.scope.companyId, () => fill(deps, company, gone));

async function fill(deps: Deps, { scope, clientId }: DemoCompany, gone: AbortSignal): Promise<void> {
  const { project, sessionKey } = await createSampleProject(deps, scope);
  const place = openNewProject(scope, project.id);
  await grantAccess(deps, place, { userId: clientId, canViewInsights: true, canViewChat: false });
  const documentIds = await analysed(deps, place, sessionKey, gone);
  if (!gone.aborted) await identifyPeople(deps, place, { documentIds, gone });
}

const lookMs = 200;

/** Waits until the run ends, even if it fails; the project page shows the error. Returns its documents. */
async function analysed(deps: Deps, place: ProjectScope, sessionKey: string, gone: AbortSignal): Promise<number[]> {
  for (;;) {
    const { status, documentIds } = await readProgress(deps, place, sessionKey);
    if (status === 'completed' || status === 'error' || gone.aborted) return documentIds;
    await pause(lookMs);
  }
}

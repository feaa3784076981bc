import { lazy, type ReactNode, Suspense } from 'react';
import { RoleLabel } from '../features/auth/session/role-label.tsx';
import { useSession } from '../features/auth/session/session.tsx';
import { SessionListSkeleton } from '../features/sessions/session-list-skeleton.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { viewAs } from '../lib/view-as.ts';

// Fetched while the page is drawn: forms are the larger half of what it needs.
const form = import('../features/auth/password/change-password-form.tsx');
form.catch(() => {});
const ChangePasswordForm = lazy(() => form.then((m) => ({ default: m.ChangePasswordForm })));
const list = import('../features/sessions/session-list.tsx');
list.catch(() => {});
const SessionList = lazy(() => list.then((m) => ({ default: m.SessionList })));

export function AccountPage() {
  usePageTitle('Account settings');
  const { user } = useSession();
  if (!user) return null;
  // An admin who sees Earshot as a client: the server refuses whatever is about that client's account.
  if (viewAs) {
    return (
      <>
        <h1 className="text-title max-md:text-title-phone">Account settings</h1>
        <p className="mt-1 text-lead text-pretty text-text-2">
          Only <bdi>{user.username}</bdi> can see their own account. It is not part of the preview.
        </p>
      </>
    );
  }
  const facts: [string, ReactNode][] = [
    ['Name', <bdi key="name">{user.username}</bdi>],
    ['Email', user.email],
    ['Role', <RoleLabel key="role" role={user.role} />],
  ];
  if (user.companyName) facts.push(['Company', <bdi key="company">{user.companyName}</bdi>]);
  if (user.teamName) facts.push(['Team', <bdi key="team">{user.teamName}</bdi>]);
  return (
    <div className="mx-auto grid max-w-184 gap-5">
      <h1 className="mb-1 text-title max-md:text-title-phone">Account settings</h1>
      <section aria-labelledby="profile" className="panel p-6 max-md:p-5">
        <h2 id="profile" className="text-section">
          Profile
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-4">
          {facts.map(([name, value]) => (
            <div key={name} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="text-text-3">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="password" className="panel p-6 max-md:p-5">
        <h2 id="password" className="text-section">
          Change password
        </h2>
        <p className="mt-1 mb-5 text-text-2 text-pretty">Changing your password signs you out on all other devices.</p>
        <div className="max-w-105">
          <Suspense fallback={<PasswordSkeleton />}>
            <ChangePasswordForm email={user.email} />
          </Suspense>
        </div>
      </section>
      <section aria-labelledby="sessions" className="panel p-6 max-md:p-5">
        <h2 id="sessions" className="text-section">
          Where you are signed in
        </h2>
        <p className="mt-1 mb-4 text-text-2 text-pretty">
          Sign out of any session you don't recognise, then change your password.
        </p>
        <Suspense fallback={<SessionListSkeleton />}>
          <SessionList />
        </Suspense>
      </section>
    </div>
  );
}

/** As high as the form, whose list of conditions has one column on a phone. */
function PasswordSkeleton() {
  return (
    <div aria-hidden="true" className="late grid min-h-[24.3125rem] content-start gap-4 max-sm:min-h-[27.0625rem]">
      {['current', 'new', 'again'].map((name) => (
        <div key={name} className="grid gap-2">
          <span className="placeholder h-4 w-1/3" />
          <span className="placeholder h-9" />
        </div>
      ))}
    </div>
  );
}

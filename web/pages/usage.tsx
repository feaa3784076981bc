import { useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '../features/auth/session/session.tsx';
import { useDemotion } from '../features/auth/session/use-demotion.ts';
import { nameOfMonth, recentMonths } from '../features/model-usage/rules.ts';
import { Usage } from '../features/model-usage/usage.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { buttonLook } from '../ui/button.tsx';
import { Select } from '../ui/form/select.tsx';

export function UsagePage() {
  usePageTitle('Usage');
  const { user } = useSession();
  const [month, setMonth] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  useDemotion(error);
  if (!user) return null;
  const settings = (
    <Link href="/settings" className={buttonLook({ variant: 'secondary' })}>
      Settings
    </Link>
  );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title max-md:text-title-phone">Usage</h1>
          <p className="mt-1 max-w-[68ch] text-lead text-pretty text-text-2">
            What <bdi>{user.companyName ?? 'your company'}</bdi> has used of language models, newest first.
          </p>
        </div>
        {settings}
      </div>
      <div className="mb-3">
        <Select
          aria-label="Month"
          value={month ?? ''}
          onChange={({ target }) => setMonth(target.value || null)}
          className="max-sm:w-full sm:w-60"
        >
          <option value="">All time</option>
          {recentMonths(new Date()).map((one) => (
            <option key={one} value={one}>
              {nameOfMonth(one)}
            </option>
          ))}
        </Select>
      </div>
      <Usage key={month} month={month} settings={settings} onError={setError} />
    </>
  );
}

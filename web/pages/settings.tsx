import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '../features/auth/session/session.tsx';
import { useDemotion } from '../features/auth/session/use-demotion.ts';
import { SettingsSkeleton } from '../features/model-settings/settings-skeleton.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { buttonLook } from '../ui/button.tsx';

// Fetched while the page is drawn: the form is the larger half of what it needs.
const panel = import('../features/model-settings/model-settings-panel.tsx');
panel.catch(() => {});
const ModelSettingsPanel = lazy(() => panel.then((m) => ({ default: m.ModelSettingsPanel })));

export function SettingsPage() {
  usePageTitle('Settings');
  const { user } = useSession();
  const [error, setError] = useState<unknown>(null);
  useDemotion(error);
  if (!user) return null;
  return (
    <div className="mx-auto grid max-w-184 gap-5">
      <div className="mb-1 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title max-md:text-title-phone">Settings</h1>
          <p className="mt-1 text-lead text-pretty text-text-2">
            For everyone in <bdi>{user.companyName ?? 'your company'}</bdi>. Only admins see this page.
          </p>
        </div>
        <Link href="/usage" className={buttonLook({ variant: 'secondary' })}>
          Usage
        </Link>
      </div>
      <section aria-labelledby="model" className="panel p-6 max-md:p-5">
        <h2 id="model" className="text-section">
          Language model
        </h2>
        <p className="mt-1 mb-5 max-w-[68ch] text-text-2 text-pretty">
          It reads your documents and writes insights and answers. Quotes are always cut from your documents by Earshot;
          a model can choose them but not change a word. Each project can use the built-in engine instead.
        </p>
        <Suspense fallback={<SettingsSkeleton />}>
          <ModelSettingsPanel onError={setError} />
        </Suspense>
      </section>
    </div>
  );
}

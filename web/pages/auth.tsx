import { lazy, Suspense, useState } from 'react';
import { Redirect } from 'wouter';
import { returnPath } from '../features/auth/session/return-path.ts';
import { useSession } from '../features/auth/session/session.tsx';
import { AuthCard } from '../features/auth/sign-in/auth-card.tsx';
import { type AuthTab, AuthTabs } from '../features/auth/sign-in/auth-tabs.tsx';
import { Brand } from '../features/auth/sign-in/brand.tsx';
import { LoginForm } from '../features/auth/sign-in/login-form.tsx';
import { ProductPanel } from '../features/auth/sign-in/product-panel.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';

const loadRegistration = () => import('../features/auth/sign-in/registration.tsx');
const RegistrationCard = lazy(() => loadRegistration().then((m) => ({ default: m.RegistrationCard })));

export function AuthPage() {
  const { user, error } = useSession();
  const [tab, setTab] = useState<AuthTab>('login');
  usePageTitle(tab === 'login' ? 'Login' : 'Register');

  if (user) return <Redirect to={returnPath(history.state)} replace />;
  if (user === undefined && !error) return <FullScreenSpinner />;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <main className="flex flex-col items-center justify-center px-4 py-10">
        <div className="w-full max-w-105">
          <Brand className="mb-8 lg:hidden" />
          <AuthTabs value={tab} onChange={setTab} preload={loadRegistration}>
            {tab === 'login' ? (
              <AuthCard title="Welcome back" lead="Sign in to your company's research.">
                <LoginForm />
              </AuthCard>
            ) : (
              <Suspense fallback={<div className="h-184" />}>
                <RegistrationCard onBack={() => setTab('login')} />
              </Suspense>
            )}
          </AuthTabs>
        </div>
      </main>
      <ProductPanel />
    </div>
  );
}

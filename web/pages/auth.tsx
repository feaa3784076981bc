import { MailCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { type AuthTab, AuthTabs } from '../features/auth/auth-tabs.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { ProductPanel } from '../features/auth/product-panel.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { useSession } from '../features/auth/session.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

export function AuthPage() {
  const { user, failed } = useSession();
  const [tab, setTab] = useState<AuthTab>('login');
  const [registered, setRegistered] = useState<string | null>(null);
  usePageTitle(tab === 'login' ? 'Login' : 'Register');

  if (user) return <Redirect to="/" replace />;
  if (user === undefined && !failed) return <FullScreenSpinner />;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <main className="flex flex-col items-center justify-center px-4 py-10">
        <div className="w-full max-w-105">
          <div className="mb-8 flex items-center gap-3 lg:hidden">
            <Logo className="size-9" />
            <div>
              <p className="text-card leading-tight">Earshot</p>
              <p className="text-label text-text-3">by Earshot Labs</p>
            </div>
          </div>
          <AuthTabs
            value={tab}
            onChange={(next) => {
              setTab(next);
              setRegistered(null);
            }}
          >
            {tab === 'login' && (
              <Card title="Welcome back" lead="Sign in to your company's research.">
                <LoginForm />
              </Card>
            )}
            {tab === 'register' && registered === null && (
              <Card title="Create an account" lead="A verification email confirms your address.">
                <RegisterForm onRegistered={setRegistered} />
              </Card>
            )}
            {tab === 'register' && registered !== null && (
              <Registered
                email={registered}
                onBack={() => {
                  setRegistered(null);
                  setTab('login');
                }}
              />
            )}
          </AuthTabs>
        </div>
      </main>
      <ProductPanel />
    </div>
  );
}

function Card({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="panel p-6 max-md:p-5">
      <h1 className="text-section">{title}</h1>
      <p className="mb-5 text-text-2">{lead}</p>
      {children}
    </section>
  );
}

function Registered({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <section className="panel grid gap-3 p-6 max-md:p-5">
      <p className="text-label font-medium text-ok">Registration Complete</p>
      <h1 className="flex items-center gap-2 text-section">
        <MailCheck className="icon text-ok" />
        Verification Email Sent
      </h1>
      <p className="text-text-2 text-pretty">
        A verification email was sent to <strong className="font-semibold break-all text-ink">{email}</strong>. Please
        click the link in it to activate your account.
      </p>
      <Button variant="secondary" onClick={onBack} className="mt-2 h-10 w-full">
        Back to Login
      </Button>
    </section>
  );
}

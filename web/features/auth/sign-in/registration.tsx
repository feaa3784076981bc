import { useState } from 'react';
import { AuthCard } from './auth-card.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';

export function RegistrationCard({ onBack }: { onBack: () => void }) {
  const [registered, setRegistered] = useState<string | null>(null);
  if (registered !== null) return <Registered email={registered} onBack={onBack} />;
  return (
    <AuthCard title="Create an account" lead="A verification email confirms your address.">
      <RegisterForm onRegistered={setRegistered} />
    </AuthCard>
  );
}

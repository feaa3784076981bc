import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import { passwordChecklist, passwordScore, passwordStrength, strengthTexts } from './password-strength.ts';

const colors = { empty: '', weak: 'bg-danger', medium: 'bg-warm', strong: 'bg-ok', 'very-strong': 'bg-ok' };

/** The live meter under a new password, and what the password must have. */
export function PasswordMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const score = passwordScore(password);
  return (
    <div className="grid gap-2 text-label">
      <div className="grid grid-cols-6 gap-1" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((step) => (
          <span
            key={step}
            className={clsx(
              'h-1 rounded-full transition-colors duration-120',
              step <= score && password ? colors[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-4.5 text-text-2">
        {strengthTexts[strength]}
      </p>
      <div>
        <p className="font-medium text-text-2">Password must have:</p>
        <ul className="mt-1 grid gap-x-4 gap-y-1 text-text-3 sm:grid-cols-[1fr_auto]">
          {passwordChecklist.map(({ text, holds }) => {
            const met = holds(password);
            return (
              <li key={text} className={clsx('flex items-center gap-1.5', met && 'text-ok')}>
                {met ? <Check className="icon" strokeWidth={2.5} /> : <Minus className="icon opacity-60" />}
                {text}
                <span className="sr-only">{met ? '(done)' : '(missing)'}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

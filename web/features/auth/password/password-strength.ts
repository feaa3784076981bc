import { passwordRules } from '#contract/users/auth.ts';

export type PasswordStrength = 'empty' | 'weak' | 'medium' | 'strong' | 'very-strong';

const points: ((password: string) => boolean)[] = [
  (password) => password.length >= 8,
  (password) => password.length >= 12,
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Ll}/u.test(password),
  passwordRules.number.holds,
  passwordRules.special.holds,
];

/** One point for each property; six at the most, so that the specification's fifth level (section 5) is never reached. */
export function passwordScore(password: string): number {
  return points.filter((holds) => holds(password)).length;
}

export function passwordStrength(password: string): PasswordStrength {
  if (!password) return 'empty';
  const score = passwordScore(password);
  if (score < 3) return 'weak';
  if (score < 5) return 'medium';
  return score < 7 ? 'strong' : 'very-strong';
}

export const strengthTexts: Record<PasswordStrength, string> = {
  empty: '',
  weak: 'Weak: Add more character types',
  medium: 'Medium: Getting better',
  strong: 'Strong: Good password',
  'very-strong': 'Very Strong: Excellent password',
};

export const passwordChecklist = [
  { text: 'At least 8 characters', holds: passwordRules.length.holds },
  { text: 'Contains a letter', holds: passwordRules.letter.holds },
  { text: 'Contains a number', holds: passwordRules.number.holds },
  { text: 'Contains a special character', holds: passwordRules.special.holds },
];

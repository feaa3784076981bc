import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';

type Props = ComponentProps<'input'> & {
  /** What the button shows and hides; a form with several passwords names each. */
  shows?: string;
};

/** A password field with a button that shows what was typed. */
export function PasswordInput({ shows = 'password', ...input }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative grid">
      <input
        {...input}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="field pe-10 [&::-ms-reveal]:hidden"
      />
      <IconButton
        label={`Show ${shows}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-e-0.5 top-1/2 -translate-y-1/2"
      >
        <Icon className="icon" />
      </IconButton>
    </span>
  );
}

import { Field } from '../../../ui/form/field.tsx';
import { defaultEmoji } from '../rules.ts';

const offered = ['💡', '⚠️', '❤️', '😟', '🎯', '⏱️', '💬', '🔁', '🧭', '💶'];

type Props = { value: string; error?: string | undefined; onChange: (emoji: string) => void };

/** One emoji: out of a few, or any other that is typed. */
export function EmojiField({ value, error, onChange }: Props) {
  return (
    <Field label="Emoji" error={error}>
      {(field) => (
        <span className="flex flex-wrap items-center gap-1">
          <input
            {...field}
            autoComplete="off"
            placeholder={defaultEmoji}
            value={value}
            onFocus={(event) => event.target.select()}
            onChange={({ target }) => onChange(lastEmoji(target.value))}
            className="field me-1 w-14 px-1 text-center placeholder:opacity-55"
          />
          {offered.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-label={`Use ${emoji}`}
              aria-pressed={value === emoji}
              onClick={() => onChange(value === emoji ? '' : emoji)}
              className="grid size-8 place-items-center rounded-icon text-[1.0625rem] leading-none hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:outline-1 aria-pressed:outline-accent pointer-coarse:size-10"
            >
              {emoji}
            </button>
          ))}
        </span>
      )}
    </Field>
  );
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The last emoji typed replaces the one before. */
function lastEmoji(text: string): string {
  return [...segmenter.segment(text.trim())].at(-1)?.segment ?? '';
}

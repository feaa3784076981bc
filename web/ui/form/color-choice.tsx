import clsx from 'clsx';
import { useId } from 'react';

export type NamedColor = { value: string; name: string };

type Props = {
  legend: string;
  /** Whether the legend is seen; it is always read out. */
  showLegend?: boolean;
  colors: readonly NamedColor[];
  value: string;
  onChange: (color: string) => void;
};

/** One colour out of a few, each with a name for those who do not see it. */
export function ColorChoice({ legend, showLegend = true, colors, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className={clsx(showLegend ? 'mb-1.5 font-medium' : 'sr-only')}>{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {colors.map((color) => (
          <label
            key={color.value}
            title={color.name}
            className="relative grid size-7 place-items-center rounded-full has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-ink has-focus-visible:outline-accent pointer-coarse:size-10"
          >
            <input
              type="radio"
              name={name}
              aria-label={color.name}
              checked={color.value.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange(color.value)}
              className="absolute inset-0 appearance-none rounded-full focus-visible:outline-2"
            />
            <span
              aria-hidden="true"
              className="size-5 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: color.value }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { type Filter, type Option, sorts } from './arrange.ts';
import { isArranged, type View, viewKeys } from './view.ts';

type Props = {
  filters: readonly Filter[];
  view: View;
  onView: (view: View) => void;
  onClose: (outside?: boolean) => void;
};

/** All ways to sort and filter; each choice shows at once. */
export function ViewPanel({ filters, view, onView, onClose }: Props) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    panel.current?.querySelector('select')?.focus();
    const outside = (event: PointerEvent) => {
      const target = event.target as HTMLElement;
      // The button that opened it closes it by itself.
      if (!panel.current?.contains(target) && !target.closest('[aria-expanded=true]')) onClose(true);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);
  const cleared = { ...view, ...Object.fromEntries(viewKeys.map((key) => [key, null])) };
  return (
    <fieldset
      ref={panel}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="panel z-20 mt-1 grid min-w-0 gap-x-4 gap-y-3 p-4 md:absolute md:inset-s-0 md:top-full md:w-136 md:max-w-full md:animate-[rise_160ms_ease-out] md:grid-cols-2 md:shadow-float"
    >
      <legend className="sr-only">Sort and filter</legend>
      <Choice label="Sort by" options={sorts} value={view.sort} onChange={(sort) => onView({ ...view, sort })} />
      {filters.map(({ key, label, all, options }) => (
        <Choice
          key={key}
          label={label}
          options={[{ value: '', label: all }, ...options]}
          value={view[key]}
          onChange={(value) => onView({ ...view, [key]: value })}
        />
      ))}
      <div className="flex justify-end gap-2 md:col-span-2">
        <Button
          variant="ghost"
          size="small"
          disabled={!isArranged(view)}
          onClick={() => {
            onView(cleared);
            // The button rests from here on and would take the focus with it.
            panel.current?.querySelector('select')?.focus();
          }}
        >
          Reset
        </Button>
        <Button variant="secondary" size="small" onClick={() => onClose()}>
          Done
        </Button>
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
};

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  // A link may name what nothing carries any more; it stays in sight, so that it can be taken away.
  const known = !value || options.some((option) => option.value === value);
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-label font-medium text-text-2">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        className="field min-w-0 truncate pe-2"
      >
        {!known && <option value={value ?? ''}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

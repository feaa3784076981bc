import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dot } from '../chip.tsx';
import type { FieldProps } from './field.tsx';

type Tag = { name: string; color: string };
type Props = {
  /** Tags that may be meant, the likeliest first. */
  known: readonly Tag[];
  isTaken: (name: string) => boolean;
  onAdd: (name: string) => void;
  /** Escape, or the focus has gone elsewhere with nothing typed. */
  onLeave?: () => void;
  field?: FieldProps;
  /** Whether the known tags open above the field, where there is no room below it. */
  above?: boolean;
  className?: string;
};

const maxShown = 6;

/** Where a tag is typed: Enter adds it, the arrow keys choose among the tags that are known. */
export function TagInput({ known, isTaken, onAdd, onLeave, field, above, className }: Props) {
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const [focused, setFocused] = useState(false);
  const typed = text.trim().toLowerCase();
  const shown = known.filter(({ name }) => name.toLowerCase().includes(typed) && !isTaken(name)).slice(0, maxShown);
  const open = focused && shown.length > 0;
  const active = open ? shown[at] : undefined;
  const add = (name: string) => {
    if (name.trim() && !isTaken(name)) onAdd(name.trim());
    setText('');
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') add(active?.name ?? text);
    else if (event.key === 'Escape' && (onLeave || text)) {
      setText('');
      setAt(-1);
      onLeave?.();
    } else if (step) setAt((now) => Math.max(-1, Math.min(shown.length - 1, now + step)));
    else return;
    event.preventDefault();
    // Escape would close the dialog around it, the arrow keys move between cards.
    event.stopPropagation();
  };
  return (
    <span className={clsx('relative', className)}>
      <input
        {...field}
        role="combobox"
        aria-label={field ? undefined : 'Add tag'}
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${list}-${at}` : undefined}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Add tag"
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed for it
        autoFocus={!field}
        onChange={({ target }) => {
          setText(target.value);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          if (!text.trim()) onLeave?.();
        }}
        className={field ? 'field' : 'field h-6.5 min-h-0 rounded-full px-2.5 text-label pointer-coarse:h-8'}
      />
      <span
        id={list}
        role="listbox"
        aria-label="Known tags"
        hidden={!open}
        className={clsx(
          'absolute inset-s-0 z-20 grid w-max max-w-64 min-w-40 rounded-control border border-line bg-surface p-1 shadow-float',
          above ? 'bottom-full mb-1' : 'top-full mt-1',
        )}
      >
        {open &&
          shown.map(({ name, color }, index) => (
            <span
              key={name}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Before the field loses the focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault();
                add(name);
              }}
              className={clsx(
                'flex min-h-8 cursor-pointer items-center gap-2 rounded-icon px-2 text-label hover:bg-sunken pointer-coarse:min-h-10',
                index === at && 'bg-sunken',
              )}
            >
              <Dot color={color} />
              <bdi className="truncate">{name}</bdi>
            </span>
          ))}
      </span>
    </span>
  );
}

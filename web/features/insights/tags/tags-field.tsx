import { X } from 'lucide-react';
import { Dot } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { isChosen, tagColor } from '../rules.ts';
import { useKnownTags } from './use-known-tags.ts';

type Props = {
  projectId: number;
  tags: readonly string[];
  error?: string | undefined;
  onChange: (tags: string[]) => void;
};

export function TagsField({ projectId, tags, error, onChange }: Props) {
  const known = useKnownTags(projectId);
  const colorOf = (name: string) => known.tags.find((tag) => isChosen([tag.name], name))?.color ?? tagColor(name);
  return (
    <Field label="Tags" error={error} hint="Press Enter after each.">
      {(field) => (
        <span className="grid gap-2">
          <TagInput
            field={field}
            known={known.tags}
            isTaken={(name) => isChosen(tags, name)}
            onAdd={(name) => onChange([...tags, name])}
          />
          {tags.length > 0 && (
            <span className="flex flex-wrap gap-1.5">
              {tags.map((name) => (
                <span
                  key={name}
                  className="inline-flex h-6.5 max-w-full items-center gap-1.5 rounded-full border border-line ps-2.5 text-label text-text-2 pointer-coarse:h-8"
                >
                  <Dot color={colorOf(name)} />
                  <bdi className="truncate">{name}</bdi>
                  <button
                    type="button"
                    aria-label={`Remove tag ${name}`}
                    onClick={(event) => {
                      event.currentTarget.closest('form')?.querySelector<HTMLElement>('[role=combobox]')?.focus();
                      onChange(tags.filter((one) => one !== name));
                    }}
                    className="grid size-6 place-items-center rounded-full text-text-3 hover:text-ink pointer-coarse:size-8"
                  >
                    <X aria-hidden="true" className="size-3.25" strokeWidth={1.75} />
                  </button>
                </span>
              ))}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

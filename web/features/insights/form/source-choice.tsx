import type { Insight } from '#contract/insights/insights.ts';

type Props = {
  documents: readonly Pick<Insight, 'id' | 'fileName'>[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** The documents that an insight cites. */
export function SourceChoice({ documents, chosen, onChange }: Props) {
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">Sources (optional)</legend>
      <div className="grid max-h-44 overflow-y-auto rounded-control border border-line py-1">
        {documents.map(({ id, fileName }) => (
          <label
            key={id}
            className="flex min-h-8 items-center gap-2.5 px-3 hover:bg-sunken has-focus-visible:bg-sunken pointer-coarse:min-h-10"
          >
            <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} className="tick" />
            <bdi className="min-w-0 wrap-anywhere">{fileName}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { Chip } from '../../../ui/chip.tsx';

type Listed = { id: number; name: string; title: string; emoji: string; gone: boolean };
type Props = {
  people: readonly Listed[];
  /** Null for those who may not ask. */
  asked: readonly number[] | null;
  onToggle: (id: number) => void;
};

/** The people of a chat; pressing one includes them in the next message or leaves them out. */
export function AskedPeople({ people, asked, onToggle }: Props) {
  if (people.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div
      role="group"
      aria-label="Selected people"
      className="flex max-h-28 flex-none flex-wrap gap-1.5 overflow-y-auto border-b border-line px-6 py-2.5 max-md:px-4"
    >
      {people.map((person, at) =>
        person.gone || !asked ? (
          <span
            key={person.id}
            title={person.gone ? 'No longer in this project' : person.title}
            className="inline-flex h-6.5 max-w-full items-center rounded-full bg-sunken px-2.5 text-label text-text-2 pointer-coarse:h-8"
          >
            <PersonName {...person} />
            {person.gone && <span className="ms-1.5 text-text-3">(no longer in this project)</span>}
          </span>
        ) : (
          <Chip
            key={person.id}
            pressed={asked.includes(person.id)}
            // Until people are chosen, nothing can be typed.
            first={at === 0 && asked.length === 0}
            onClick={() => onToggle(person.id)}
          >
            <PersonName {...person} />
          </Chip>
        ),
      )}
    </div>
  );
}

function PersonName({ emoji, name }: Listed) {
  return (
    <>
      <span aria-hidden="true">{emoji}</span>
      <bdi className="ms-1.5 truncate">{name}</bdi>
    </>
  );
}

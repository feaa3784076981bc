import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Topic, topicColors } from '#contract/projects/topics.ts';
import { counted } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dot } from '../../ui/chip.tsx';
import { DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { type TopicChoice, toggled, withTopic } from './topic-choice.ts';

type Props = {
  topics: TopicChoice[];
  /** Topics that the project has already; they are shown and stay. */
  existing?: readonly Topic[];
  onChange: (topics: TopicChoice[]) => void;
  pending: boolean;
  failure?: string | null;
  submit: { label: string; pending: string };
  /** Said while there are no topics to choose from. */
  empty?: string;
  onBack: () => void;
  onSubmit: () => void;
};

export function TopicsStep({
  topics,
  existing = [],
  onChange,
  pending,
  failure,
  submit,
  empty,
  onBack,
  onSubmit,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(topics.length);
  useEffect(() => {
    // A topic that was just added comes last, and may be out of sight.
    if (topics.length > shown.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    shown.current = topics.length;
  }, [topics.length]);
  const count = topics.filter(({ selected }) => selected).length;
  return (
    <>
      <DialogBody className="grid content-start gap-5">
        {existing.length > 0 && <ExistingTopics topics={existing} />}
        <fieldset>
          <legend className="sr-only">Topics</legend>
          {topics.length === 0 && empty && (
            <p className="rounded-control border border-dashed border-line px-4 py-6 text-text-2">{empty}</p>
          )}
          {topics.length > 0 && (
            <div ref={list} className="-m-1 grid max-h-[300px] gap-2 overflow-y-auto p-1 sm:grid-cols-2">
              {topics.map((topic) => (
                <label
                  key={topic.name}
                  className={clsx(
                    'flex min-h-10 items-center gap-2.5 rounded-control border px-3 py-2 transition-colors duration-120',
                    topic.selected ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
                  )}
                >
                  <input
                    type="checkbox"
                    className="tick"
                    checked={topic.selected}
                    onChange={() => onChange(toggled(topics, topic.name))}
                  />
                  <Dot color={topic.color} />
                  <span dir="auto" className="min-w-0 flex-1 break-words">
                    {topic.name}
                  </span>
                </label>
              ))}
            </div>
          )}
        </fieldset>
        <CustomTopic taken={existing} onAdd={(name, color) => onChange(withTopic(topics, name, color))} />
        {failure && <Alert>{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <p aria-live="polite" className="me-auto self-center text-label text-text-3">
          {counted(count, 'topic')} selected
        </p>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button onClick={onSubmit} disabled={count === 0} pending={pending} pendingText={submit.pending}>
          {submit.label}
        </Button>
      </DialogFooter>
    </>
  );
}

function ExistingTopics({ topics }: { topics: readonly Topic[] }) {
  return (
    <section aria-label="Existing topics">
      <ul className="flex max-h-28 flex-wrap gap-x-4 gap-y-1 overflow-y-auto text-text-2">
        {topics.map(({ id, name, color }) => (
          <li key={id} className="flex min-w-0 items-center gap-1.5">
            <Dot color={color} />
            <bdi className="break-words">{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

const colorNames = ['Blue', 'Green', 'Amber', 'Red', 'Violet', 'Pink', 'Cyan', 'Orange'];

type CustomProps = { taken: readonly { name: string }[]; onAdd: (name: string, color: string) => void };

function CustomTopic({ taken, onAdd }: CustomProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [color, setColor] = useState<string>(topicColors[0]);
  const exists = taken.some((topic) => topic.name.toLowerCase() === name.trim().toLowerCase());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || exists) return;
    onAdd(name, color);
    setName('');
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        Add Custom Topic
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={name}
          maxLength={80}
          dir="auto"
          autoComplete="off"
          placeholder="Topic name"
          onChange={(event) => setName(event.target.value)}
          className="field min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" disabled={!name.trim() || exists}>
          <Plus className="icon" />
          Add
        </Button>
      </div>
      {exists && (
        <p role="status" className="text-label text-text-3">
          The project already has this topic.
        </p>
      )}
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Topic colour</legend>
        {topicColors.map((value, index) => (
          <label
            key={value}
            title={colorNames[index]}
            className="relative grid size-7 place-items-center rounded-full has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-ink has-focus-visible:outline-accent pointer-coarse:size-9"
          >
            <input
              type="radio"
              name={`${id}-color`}
              aria-label={colorNames[index]}
              checked={color === value}
              onChange={() => setColor(value)}
              className="absolute inset-0 appearance-none rounded-full focus-visible:outline-2"
            />
            <span aria-hidden="true" className="size-5 rounded-full" style={{ backgroundColor: value }} />
          </label>
        ))}
      </fieldset>
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Citation } from '#contract/conversations/replies.ts';
import { isDocument, listInsights } from '#contract/insights/insights.ts';
import { reading } from '../../../../lib/api.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialog/dialog.tsx';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { type Choosable, choiceAmong, choosable } from './choosable-insights.ts';
import { useAddPassage } from './use-add-passage.ts';

type Props = { open: boolean; onClose: () => void; projectId: number; passage: Citation };

/** Which insight a passage is to be added to. */
export function AddToInsight({ open, onClose, projectId, passage }: Props) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<number>();
  const { data, isError, isFetching, refetch } = useQuery(reading(listInsights, { params: { id: projectId } }));
  const { add, pending, failure } = useAddPassage(projectId, passage);
  const insights = data?.filter((row) => !isDocument(row));
  const listed = insights && choosable(insights, passage, search);
  const choice = choiceAmong(listed ?? [], chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice && !pending) add({ id: choice.id, title: choice.title }, onClose);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Add to Insight" description={<Quote>{passage.quote ?? ''}</Quote>}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody className="grid content-start gap-3 pt-0.5">
          <SearchField first what="insights" value={search} onChange={setSearch} />
          {isError && !data && (
            <ErrorState title="The insights could not be loaded." onRetry={refetch} retrying={isFetching} />
          )}
          {!listed && !isError && <div aria-hidden="true" className="late placeholder h-40 rounded-control" />}
          {listed?.length === 0 && (
            <p className="py-2 text-text-3">{search.trim() ? 'No insight has these words.' : 'No insights yet.'}</p>
          )}
          {listed && listed.length > 0 && <Choices insights={listed} chosen={choice?.id} onChoose={setChosen} />}
          {failure && <Alert>{failure}</Alert>}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!choice} pending={pending}>
            Add
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <q dir="auto" className="line-clamp-3 font-serif break-words">
      {children}
    </q>
  );
}

type ChoicesProps = { insights: readonly Choosable[]; chosen: number | undefined; onChoose: (id: number) => void };

function Choices({ insights, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-1 p-0.5">
      <legend className="sr-only">The insight that gets the passage</legend>
      {insights.map(({ id, title, has }) => (
        <label
          key={id}
          className="flex min-h-10 items-center gap-3 rounded-control border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-disabled:text-text-3"
        >
          <input
            type="radio"
            name={name}
            disabled={has}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="size-4.5 flex-none accent-accent"
          />
          <span className="min-w-0 break-words">
            <bdi>{title}</bdi>
            {has && <span className="block text-label text-text-3">Has this passage</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

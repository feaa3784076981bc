import { useState } from 'react';
import type { ErasurePreview, ErasureReceipt } from '#contract/documents/erasure.ts';
import type { Person } from '#contract/people/people.ts';
import { messageOf } from '../../../lib/api.ts';
import { counted } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FoldedGroup } from '../../../ui/folded-group.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { WrittenChoice } from '../../../ui/form/written-choice.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { erasedGroups, namesIn } from './erased-groups.ts';
import { ErasureReceiptDialog } from './erasure-receipt.tsx';
import { useErasePerson, useErasurePreview } from './use-erasure.ts';

type Props = { person: Person; open: boolean; close: () => void };

/** First what will go, then the receipt of what went. */
export function EraseDialog({ person, open, close }: Props) {
  // Undefined: the names that Earshot knows.
  const [names, setNames] = useState<readonly string[]>();
  const [typed, setTyped] = useState<string>();
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const [receipt, setReceipt] = useState<ErasureReceipt>();
  const preview = useErasurePreview(person.id, names, receipt === undefined);
  const erase = useErasePerson(person);
  // With the person the dialog would leave the page, so the list is read again once the receipt is closed.
  const done = () => {
    close();
    void erase.forget();
  };
  if (receipt) return <ErasureReceiptDialog receipt={receipt} open={open} close={done} />;
  const found = preview.data;
  const known = found?.names.map(({ name }) => name) ?? [];
  const text = typed ?? known.join('\n');
  const isOutdated = typed !== undefined && namesIn(typed).join('\n') !== known.join('\n');
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title="Erase from Research"
      description={`What ${person.name} said is removed from this project for good, with their name and everything that rests on it. This cannot be undone.`}
      action="Erase"
      pending={erase.isPending}
      disabled={!found || preview.isFetching || isOutdated}
      failure={erase.error && messageOf(erase.error, 'The server could not be reached.')}
      onConfirm={() =>
        erase.mutate({ names: known, written: [...written].filter(isListed(found)) }, { onSuccess: setReceipt })
      }
    >
      {preview.isError && (
        <ErrorState
          title={messageOf(preview.error, 'The server could not be reached.')}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      )}
      {preview.isPending && <Searching />}
      {found && (
        <fieldset disabled={erase.isPending} className="grid min-w-0 gap-4">
          <Found found={found} />
          <div className="grid gap-2">
            <Field
              label="Names to remove"
              hint="One per line. Add nicknames, other spellings and inflected forms; remove a word that means something else."
            >
              {(field) => (
                <textarea
                  {...field}
                  dir="auto"
                  rows={Math.min(6, Math.max(3, text.split('\n').length))}
                  autoComplete="off"
                  spellCheck={false}
                  value={text}
                  onChange={({ target }) => setTyped(target.value)}
                  className="field"
                />
              )}
            </Field>
            {isOutdated ? (
              <Button
                variant="secondary"
                size="small"
                className="justify-self-start"
                pending={preview.isFetching}
                onClick={() => {
                  setNames(namesIn(text));
                  setTyped(undefined);
                }}
              >
                Look for these names
              </Button>
            ) : (
              <NameCounts found={found} />
            )}
          </div>
          {found.written.length > 0 && (
            <WrittenChoice
              legend="Written by people, in this person’s words"
              written={found.written}
              chosen={written}
              onChange={setWritten}
            />
          )}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}

const isListed = (found: ErasurePreview | undefined) => (key: string) =>
  found?.written.some(({ kind, id }) => `${kind}-${id}` === key) ?? false;

function Found({ found }: { found: ErasurePreview }) {
  const groups = erasedGroups(found);
  return (
    <div className="grid gap-2">
      <ul aria-label="What will be erased" className="divide-y divide-line rounded-control border border-line">
        <li className="px-3 py-2.5">The profile of this person</li>
        {groups.map((group) => (
          <FoldedGroup key={group.key} group={group} />
        ))}
        {found.trashed > 0 && (
          <li className="px-3 py-2.5">{counted(found.trashed, 'object')} in the trash will be deleted for good.</li>
        )}
      </ul>
      <p className="text-label text-pretty text-text-3">
        Original files go too, and the name is taken out of every other text of the project. Analyses, people and
        conversations of others stay.
      </p>
    </div>
  );
}

function NameCounts({ found: { names } }: { found: ErasurePreview }) {
  const shared = names.filter(({ isShared }) => isShared).map(({ name }) => name);
  const said = names.reduce((sum, { mentions }) => sum + mentions, 0);
  if (names.length === 0) return null;
  return (
    <p className="text-label text-pretty text-text-3">
      {said > 0
        ? `Others say these names ${counted(said, 'time')} in documents that stay.`
        : 'No one else says these names in documents that stay.'}
      {shared.length > 0 && (
        <>
          {' '}
          <bdi>{shared.join(', ')}</bdi> {shared.length === 1 ? 'is' : 'are'} also the name of someone else, and will
          only be removed where this person speaks.
        </>
      )}
    </p>
  );
}

function Searching() {
  return (
    <div role="status" className="late grid gap-2">
      <p className="text-text-2">Looking for their words and their name...</p>
      <span aria-hidden="true" className="placeholder h-10" />
      <span aria-hidden="true" className="placeholder h-10" />
      <span aria-hidden="true" className="placeholder h-10" />
    </div>
  );
}

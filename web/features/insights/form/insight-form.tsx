import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Insight, QuoteState } from '#contract/insights/insights.ts';
import { useDiscardGuard } from '../../../lib/use-discard-guard.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialog/dialog.tsx';
import { Field, type FieldProps } from '../../../ui/form/field.tsx';
import { unfoundQuoteNote } from '../rules.ts';
import { TagsField } from '../tags/tags-field.tsx';
import { EmojiField } from './emoji-field.tsx';
import { type Faults, type InsightDraft, isSame } from './insight-draft.ts';
import { SourceChoice } from './source-choice.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  projectId: number;
  title: string;
  description?: string;
  action: string;
  pendingText: string;
  initial: InsightDraft;
  /** The documents that it may cite; without them the sources stay as they are. */
  documents?: readonly Pick<Insight, 'id' | 'fileName'>[];
  quoteState?: QuoteState | undefined;
  faults: (draft: InsightDraft) => Faults;
  pending: boolean;
  failure: string | null;
  onSubmit: (draft: InsightDraft) => void;
};

export function InsightForm(props: Props) {
  const { open, projectId, title, description, action, pendingText, initial, documents, pending, failure } = props;
  const [draft, setDraft] = useState(initial);
  const [begun] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const guard = useDiscardGuard(open && !isSame(draft, begun), props.onClose);
  const change = (fields: Partial<InsightDraft>) => setDraft((now) => ({ ...now, ...fields }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = props.faults(draft);
    setFaults(found);
    // The first one in reading order, once it is marked as wrong.
    if (Object.keys(found).length > 0)
      return setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    props.onSubmit(draft);
  };
  const isComplete = draft.title.trim() && draft.content.trim();

  return (
    <Dialog open={open} onClose={guard.close} title={title} {...(description ? { description } : {})}>
      <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody className="grid content-start gap-4">
          <Field label="Title" error={faults.title}>
            {(field) => (
              <input
                {...field}
                data-autofocus
                dir="auto"
                autoComplete="off"
                value={draft.title}
                onChange={({ target }) => change({ title: target.value })}
                className="field"
              />
            )}
          </Field>
          <LongText
            label="Content"
            look="min-h-28"
            value={draft.content}
            error={faults.content}
            onChange={(content) => change({ content })}
          />
          <LongText
            label="Why it matters"
            look="min-h-18"
            value={draft.relevance}
            error={faults.relevance}
            onChange={(relevance) => change({ relevance })}
          />
          <EmojiField value={draft.emoji} error={faults.emoji} onChange={(emoji) => change({ emoji })} />
          <TagsField
            projectId={projectId}
            tags={draft.tags}
            error={faults.tags}
            onChange={(tags) => change({ tags })}
          />
          <LongText
            label="Quote (optional)"
            look="min-h-18 font-serif"
            value={draft.quote}
            error={faults.quote}
            hint={
              props.quoteState === 'unfound' && draft.quote === begun.quote
                ? unfoundQuoteNote
                : 'It is looked up in the documents and marked if it is not found there.'
            }
            onChange={(quote) => change({ quote })}
          />
          {documents && documents.length > 0 && (
            <SourceChoice documents={documents} chosen={draft.sources} onChange={(sources) => change({ sources })} />
          )}
          {failure && <Alert>{failure}</Alert>}
        </DialogBody>
        {guard.asking ? (
          <DiscardQuestion focused={guard.focused} onStay={guard.stay} onDiscard={props.onClose} />
        ) : (
          <DialogFooter>
            <Button variant="secondary" onClick={guard.close}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isComplete} pending={pending} pendingText={pendingText}>
              {action}
            </Button>
          </DialogFooter>
        )}
      </form>
    </Dialog>
  );
}

type DiscardProps = { focused: RefObject<HTMLButtonElement | null>; onStay: () => void; onDiscard: () => void };

/** A separate component, so that its buttons never become those that send the form while they are pressed. */
function DiscardQuestion({ focused, onStay, onDiscard }: DiscardProps) {
  return (
    <DialogFooter>
      <p role="alert" className="me-auto self-center font-medium">
        Discard what you wrote?
      </p>
      <Button ref={focused} variant="secondary" onClick={onStay}>
        Keep writing
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard
      </Button>
    </DialogFooter>
  );
}

type LongTextProps = {
  label: string;
  look: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
};

function LongText({ label, look, value, error, hint, onChange }: LongTextProps) {
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})}>
      {(field: FieldProps) => (
        <textarea
          {...field}
          dir="auto"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`field field-sizing-content max-h-80 resize-y py-2 ${look}`}
        />
      )}
    </Field>
  );
}

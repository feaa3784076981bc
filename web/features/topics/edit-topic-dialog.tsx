import { type FormEvent, useRef, useState } from 'react';
import { topicFields } from '#contract/projects/topic-changes.ts';
import type { Topic } from '#contract/projects/topics.ts';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { ColorChoice } from '../../ui/form/color-choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { colorsFor } from './rules.ts';
import { reasonOf, useUpdateTopic } from './use-topic-changes.ts';

type Props = { open: boolean; onClose: () => void; topic: Topic };

export function EditTopicDialog({ open, onClose, topic }: Props) {
  const [name, setName] = useState(topic.name);
  const [color, setColor] = useState(topic.color);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useUpdateTopic(topic);
  const refuse = (sentence: string | undefined) => {
    setFault(sentence);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entered = topicFields.safeParse({ name, color });
    if (!entered.success) return refuse(entered.error.issues[0]?.message);
    setFault(undefined);
    if (entered.data.name === topic.name && color === topic.color) return onClose();
    mutate(entered.data, {
      onSuccess: onClose,
      onError: (failed) => hasStatus(failed, 409) && refuse(messageOf(failed, '')),
    });
  };
  const failure = hasStatus(error, 409)
    ? null
    : reasonOf(error, 'This topic no longer exists. Someone else may have deleted it.');

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Topic"
      description="Its insights keep the tag, with the new name and colour."
      shape="question"
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody className="grid content-start gap-4">
          <Field label="Name" error={fault}>
            {(field) => (
              <input
                {...field}
                ref={input}
                data-autofocus
                dir="auto"
                autoComplete="off"
                value={name}
                onChange={({ target }) => setName(target.value)}
                className="field"
              />
            )}
          </Field>
          <ColorChoice legend="Colour" colors={colorsFor(topic.color)} value={color} onChange={setColor} />
          {failure && <Alert>{failure}</Alert>}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} pendingText="Updating Topic...">
            Update Topic
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
